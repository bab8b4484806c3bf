/** Why an action was not among the legal ones: which rules forbade it, or what it lacked to be offered. */
import type { Scene } from '../harness/examine.js';
import { means, type Stop } from '../harness/play.js';
import type { Order, Ref, Wanted } from '../harness/script.js';
import type { Book } from '../kernel/book.js';
import { cardOf, collect, type Game, isOff, isShared, quietly } from '../kernel/game.js';
import { forbidders, legalOptions } from '../kernel/options.js';
import type { Definition } from '../kernel/rule.js';
import { type Decision, type Option, type State, zoneKey } from '../kernel/state.js';
import type { Vocabulary } from '../kernel/vocabulary.js';
import { nameIn } from './fates.js';
import type { Obstacle, RuleUsed, Saying } from './obstacle.js';

/** A game that stands at the decision where an order was refused. */
export interface Refused {
  readonly scene: Scene;
  readonly order: Order;
  readonly stop: Extract<Stop, { is: 'refused' }>;
}

export const refusalOf = ({ scene, order, stop }: Refused): readonly Obstacle[] => {
  const { asked } = scene.game.state;
  const rules = rulesNamed(scene, stop.rules, 'forbade');
  if (asked === null) return [{ kind: 'refused', action: order.verb, by: [], rules }];
  const wanted = order.wanted.find(({ part }) => part.decision.includes(asked.kind));
  if (asked.by !== order.actor || wanted === undefined)
    return [{ kind: 'not-asked', player: order.actor, asked: `${asked.by}: ${asked.kind}` }];
  const ref = wanted.refs.find(
    (one) => !asked.options.some((option) => isWanted(scene.game, wanted, option, one)),
  );
  const found = (asked.of ?? []).flatMap((action) =>
    quietly(scene.game, () => against(scene, asked, { action, wanted, ref })),
  );
  return found.length > 0
    ? found
    : [{ kind: 'refused', action: actionIn(scene, order.verb, ref), by: [], rules }];
};

const actionIn = (scene: Scene, verb: string, ref: Ref | undefined): string =>
  [verb, ref?.is === 'card' ? scene.naming(ref.id) : ref?.text].filter(Boolean).join(' ');

export const rulesNamed = (
  { game }: Scene,
  numbers: readonly string[],
  how: string,
): readonly RuleUsed[] =>
  [...new Set(numbers)].map((rule) => ({
    rule,
    how,
    summary: game.world.rules.book.entries.get(rule)?.summary ?? '',
  }));

const isWanted = (game: Game, { part }: Wanted, option: Option, ref: Ref | undefined): boolean =>
  (part.verbs === undefined || part.verbs.includes(option.verb)) &&
  (ref === undefined || means(game, option, ref));

interface Sought {
  readonly action: string;
  readonly wanted: Wanted;
  readonly ref: Ref | undefined;
}

/** What stands against one action: the rules that forbid what was offered, or that it was never offered. */
const against = (scene: Scene, asked: Decision, sought: Sought): readonly Obstacle[] => {
  const { game } = scene;
  const { action, wanted, ref } = sought;
  const { part } = wanted;
  const on = asked.on ?? null;
  const permissions = game.world.rules.book.permissions.get(action) ?? [];
  const offered = permissions
    .filter(({ number }) => !isOff(game, number))
    .flatMap((one) => one.offers(game, asked.by, on))
    .map((option): Option => ({ ...option, rules: [] }))
    .find((option) => isWanted(game, wanted, option, ref));
  const speaksOf = part.verbs === undefined || part.verbs.includes(action);
  if (offered === undefined && (!speaksOf || permissions.length === 0)) return [];
  const butFor = () => statusesInTheWay(scene, asked, sought);
  if (offered !== undefined) return [forbidden(scene, asked, action, offered), ...butFor()];
  const numbers = permissions.map(({ number }) => number);
  const rules = rulesNamed(scene, numbers, 'allowed');
  const name = actionIn(scene, action, ref);
  return [
    { kind: 'not-offered', action: name, rules },
    ...zoneInTheWay(scene, asked, sought),
    ...definitionsInTheWay(scene, asked, sought),
    ...butFor(),
  ];
};

const forbidden = (scene: Scene, asked: Decision, action: string, option: Option): Obstacle => {
  const by: Saying[] = [];
  const game: Game = {
    ...scene.game,
    witness: (sight) => {
      if (sight.is === 'modal' && sight.how === 'cannot')
        by.push({
          card: nameIn(scene, sight.active.context.source?.[0] ?? 0),
          action: sight.action,
        });
    },
  };
  const [rules] = collect(game, () => forbidders(game, action, option, asked.by, asked.on ?? null));
  const on = option.card === undefined ? option.player : scene.naming(option.card);
  return {
    kind: 'refused',
    action: [action, on].filter(Boolean).join(' '),
    by,
    rules: rulesNamed(scene, rules, 'forbade'),
  };
};

// ---------------------------------------------------------------- had it been otherwise

/** Whether the action would be legal in a game that is different in one thing. */
const wouldBeLegal = (game: Game, asked: Decision, { action, wanted, ref }: Sought): boolean =>
  legalOptions(game, asked.by, action, asked.on ?? null).some((option) =>
    isWanted(game, wanted, option, ref),
  );

/** States of the card without which the action would be legal: it is tapped. */
const statusesInTheWay = (scene: Scene, asked: Decision, sought: Sought): readonly Obstacle[] => {
  const { game, vocabulary, naming } = scene;
  const { ref } = sought;
  if (ref?.is !== 'card') return [];
  const { id } = ref;
  const { status } = cardOf(game, id);
  return Object.entries(status).flatMap(([name, value]): readonly Obstacle[] =>
    othersOf(vocabulary, name, value).some((other) =>
      wouldBeLegal(withStatus(game, id, { ...status, [name]: other }), asked, sought),
    )
      ? [{ kind: 'but-for', text: `${naming(id)} is ${value}`, rules: [] }]
      : [],
  );
};

/** The card is where the action is not offered; in which zone it would be. */
const zoneInTheWay = (scene: Scene, asked: Decision, sought: Sought): readonly Obstacle[] => {
  const { game, naming } = scene;
  const { ref } = sought;
  if (ref?.is !== 'card') return [];
  const { id } = ref;
  const { zone, side } = cardOf(game, id);
  const zones = [...new Set(Object.values(scene.vocabulary.zones))].filter((one) => one !== zone);
  const fitting = zones.filter((other) =>
    wouldBeLegal(
      movedTo(game, id, isShared(game, other) ? '' : side || asked.by, other),
      asked,
      sought,
    ),
  );
  return fitting.length === 0
    ? []
    : [
        {
          kind: 'but-for',
          text: `${naming(id)} is in ${zone}, not in ${fitting.join(' or ')}`,
          rules: [],
        },
      ];
};

const movedTo = (game: Game, id: number, side: string, zone: string): Game => {
  const { cards, zones } = game.state;
  const without = Object.entries(zones).map(
    ([key, ids]) => [key, ids.filter((one) => one !== id)] as const,
  );
  const key = zoneKey(side, zone);
  return otherwise(game, {
    cards: cards.map((card) => (card.id === id ? { ...card, side, zone } : card)),
    zones: { ...Object.fromEntries(without), [key]: [id, ...(zones[key] ?? [])] },
  });
};

const othersOf = ({ statuses }: Vocabulary, name: string, value: string): readonly string[] =>
  [
    ...new Set(Object.values(statuses).flatMap((one) => (one.status === name ? [one.value] : []))),
  ].filter((other) => other !== value);

const withStatus = (game: Game, id: number, status: Record<string, string>): Game =>
  otherwise(game, {
    cards: game.state.cards.map((card) => (card.id === id ? { ...card, status } : card)),
  });

/** The game with something else in its state. */
const otherwise = (game: Game, changed: Partial<State>): Game => ({
  ...game,
  witness: undefined,
  view: null,
  state: { ...game.state, ...changed },
});

/** Definitions that say "no" of the card, and whose "yes" would make the action legal. */
const definitionsInTheWay = (
  scene: Scene,
  asked: Decision,
  sought: Sought,
): readonly Obstacle[] => {
  const { ref } = sought;
  if (ref?.is !== 'card') return [];
  const said = new Set<string>();
  const listening = withDefinitions(scene.game, (name, definition) => ({
    ...definition,
    says: (game: Game, ...args: readonly never[]) => {
      const is = definition.says(game, ...args);
      if (is === false && (args as readonly unknown[]).includes(ref.id)) said.add(name);
      return is;
    },
  }));
  wouldBeLegal(listening, asked, sought);
  const { definitions } = scene.game.world.rules.book;
  return [...said].flatMap((name): readonly Obstacle[] => {
    const yes = withDefinitions(scene.game, (one, definition) =>
      one === name ? saysYes(definition, ref.id) : definition,
    );
    if (!wouldBeLegal(yes, asked, sought)) return [];
    const number = definitions.get(name)?.number ?? '';
    return [{ kind: 'but-for', text: '', rules: rulesNamed(scene, [number], 'forbade') }];
  });
};

type AnyDefinition = Definition<never[], unknown>;

const saysYes = (definition: AnyDefinition, id: number): AnyDefinition => ({
  ...definition,
  says: (game: Game, ...args: readonly never[]) =>
    (args as readonly unknown[]).includes(id) || definition.says(game, ...args),
});

/** A game whose book has other definitions in it. */
const withDefinitions = (
  game: Game,
  change: (name: string, definition: AnyDefinition) => AnyDefinition,
): Game => {
  const { rules } = game.world;
  const definitions = new Map(
    [...rules.book.definitions].map(([name, one]) => [name, change(name, one)]),
  );
  const book: Book = { ...rules.book, definitions };
  return {
    ...game,
    witness: undefined,
    view: null,
    collectors: [],
    world: { ...game.world, rules: { ...rules, book } },
  };
};
