/** Why an action was not among the legal ones: which rules forbade it, or what it lacked to be offered. */
import { tryOrder, isAskedFor, type Scene, trialOf } from '../harness/examine.js';
import { isAnswerTo, finderIn, means } from '../harness/options.js';
import type { Stop } from '../harness/play.js';
import type { OrderNow, RefNow, WantedNow } from '../harness/script.js';
import { type Book, entryAt } from '../kernel/book.js';
import { collect, type Game, isOff, quietly } from '../kernel/game.js';
import { forbidders, legalOptions } from '../kernel/options.js';
import type { Definition } from '../kernel/rule.js';
import type { Decision, Option } from '../kernel/state.js';
import type { AnswerPart } from '../kernel/vocabulary.js';
import { numberMisses, stateMisses, zoneMisses } from './otherwise.js';
import type { Watch } from './watch.js';
import { sayingOf } from './wording.js';
import { leftOutBy } from './near.js';
import type { Obstacle, RuleUsed, Saying } from './obstacle.js';

/** A game that stands at the decision where an order was refused. */
export interface Refused {
  readonly scene: Scene;
  readonly watched: Watch;
  readonly order: OrderNow;
  readonly stop: Extract<Stop, { is: 'refused' }>;
}

export const refusalOf = ({ scene, watched, order, stop }: Refused): readonly Obstacle[] => {
  const { asked } = scene.game.state;
  if (asked === null)
    return [{ kind: 'not-asked', player: order.actor, for: order.verb, asked: '' }];
  // The message says it all.
  if (stop.unasked) return [];
  const wanted = order.wanted.find(({ part }) => isAnswerTo(part, asked));
  if (asked.by !== order.actor || wanted === undefined)
    return notAskedNow({ scene, watched, order, stop }, asked);
  const find = finderIn(scene.game, asked, (option) =>
    isWanted(scene.game, wanted, option, undefined),
  );
  const ref = wanted.refs.find((one) => find(one) === undefined);
  const rules = rulesNamed(scene, stop.rules, 'forbade');
  if (stop.number) return [askedNumber(asked, rules)];
  const found = againstAll(scene, asked, wanted, ref);
  if (found.length > 0) return found;
  if (asked.kind === 'replace') return [insteadOf(scene, asked, actionIn(scene, order.verb, ref))];
  const left = ref?.is === 'card' ? leftOutBy(scene, watched, asked.source, ref.id) : [];
  return left.length > 0
    ? left
    : [{ kind: 'refused', action: actionIn(scene, order.verb, ref), by: [], rules }];
};

/** Of what takes the place of an event only this is asked: whatever a text looked at in vain has nothing to do with it. */
const insteadOf = (scene: Scene, { by, kind, options }: Decision, action: string): Obstacle => {
  const cards = options.flatMap(({ card }) => (card === undefined ? [] : [scene.naming(card)]));
  const open = `${kind} with ${cards.join(' or ')}`;
  return { kind: 'not-asked', player: by, for: action, asked: `${by}: ${open}` };
};

/** How many a decision asks for. */
export const askedNumber = (
  { by: player, min, max }: Decision,
  rules: readonly RuleUsed[],
): Obstacle => ({ kind: 'number', player, min, max, rules });

/** Something else is asked; what becomes of the action where it is asked for later in the turn. */
const notAskedNow = (
  { scene, watched, order }: Refused,
  { by, kind }: Decision,
): readonly Obstacle[] => {
  const now: Obstacle = {
    kind: 'not-asked',
    player: order.actor,
    for: order.verb,
    asked: `${by}: ${kind}`,
  };
  const trial = trialOf(scene.game);
  const later = tryOrder(trial, order, scene);
  if (later === undefined)
    return [now, { kind: 'later', action: order.verb, step: trial.state.turn.step }];
  const isThere = isAskedFor(trial, order) && trial.state.asked?.by === order.actor;
  return later.is === 'refused' && isThere
    ? [now, ...refusalOf({ scene: { ...scene, game: trial }, watched, order, stop: later })]
    : [now];
};

/** What keeps an option out of a decision that rules made, or why they never offered it. */
export const missingFrom = (
  scene: Scene,
  asked: Decision,
  verb: string | undefined,
  ref: RefNow,
): readonly Obstacle[] => {
  const part: AnswerPart = {
    decision: [asked.kind],
    from: 'object',
    ...(verb && { verbs: [verb] }),
  };
  const wanted: WantedNow = { part, refs: [ref] };
  return againstAll(scene, asked, wanted, ref);
};

/** What stands against it in each of the ways in which it might be done; where one is offered, not what others lack. */
const againstAll = (
  scene: Scene,
  asked: Decision,
  wanted: WantedNow,
  ref: RefNow | undefined,
): readonly Obstacle[] => {
  const ways = (asked.of ?? []).map((action) =>
    quietly(scene.game, () => against(scene, asked, { action, wanted, ref })),
  );
  const offered = ways.filter(([first]) => first?.kind === 'refused');
  return (offered.length > 0 ? offered : ways).flat();
};

const actionIn = (scene: Scene, verb: string, ref: RefNow | undefined): string =>
  [verb, ref?.is === 'card' ? scene.naming(ref.id) : ref?.text].filter(Boolean).join(' ');

export const rulesNamed = (
  { game }: Scene,
  numbers: readonly string[],
  how: string,
): readonly RuleUsed[] =>
  [...new Set(numbers)].map((rule) => ({
    rule,
    how,
    summary: entryAt(game.world.rules.book, rule)?.summary ?? '',
  }));

const isWanted = (
  game: Game,
  { part }: WantedNow,
  option: Option,
  ref: RefNow | undefined,
): boolean =>
  (part.verbs === undefined || part.verbs.includes(option.verb)) &&
  (ref === undefined || means(game, option, ref));

interface Sought {
  readonly action: string;
  readonly wanted: WantedNow;
  readonly ref: RefNow | undefined;
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
  const butFor = () => statesInTheWay(scene, asked, sought);
  if (offered !== undefined)
    return [
      forbidden(scene, asked, action, offered),
      ...butFor(),
      ...numbersInTheWay(scene, asked, sought),
    ];
  const numbers = permissions.map(({ number }) => number);
  const rules = rulesNamed(scene, numbers, 'allowed');
  const name = actionIn(scene, action, ref);
  return [
    { kind: 'not-offered', action: name, rules },
    ...zonesInTheWay(scene, asked, sought),
    ...definitionsInTheWay(scene, asked, sought),
    ...butFor(),
  ];
};

const forbidden = (scene: Scene, asked: Decision, action: string, option: Option): Obstacle => {
  const by: Saying[] = [];
  const game: Game = {
    ...scene.game,
    witness: (sight) => {
      if (sight.is === 'modal' && sight.how === 'cannot' && sight.held)
        by.push(
          sayingOf(scene, {
            source: sight.active.context.source?.[0] ?? 0,
            action: sight.action,
          }),
        );
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

/** What about the card keeps the action from being legal: it is tapped, it is in another zone. */
const statesInTheWay = (scene: Scene, asked: Decision, sought: Sought): readonly Obstacle[] =>
  inTheWay(scene, sought, (game) => wouldBeLegal(game, asked, sought), stateMisses);

const zonesInTheWay = (scene: Scene, asked: Decision, sought: Sought): readonly Obstacle[] =>
  inTheWay(scene, sought, (game) => wouldBeLegal(game, asked, sought), zoneMisses);

const numbersInTheWay = (scene: Scene, asked: Decision, sought: Sought): readonly Obstacle[] =>
  inTheWay(scene, sought, (game) => wouldBeLegal(game, asked, sought), numberMisses);

const inTheWay = (
  scene: Scene,
  { ref }: Sought,
  wouldBe: (game: Game) => boolean,
  find: typeof stateMisses,
): readonly Obstacle[] =>
  ref?.is !== 'card'
    ? []
    : find(scene, ref.id, wouldBe).map((miss) => ({ kind: 'but-for', misses: [miss], rules: [] }));

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
    return [{ kind: 'but-for', misses: [], rules: rulesNamed(scene, [number], 'forbade') }];
  });
};

const saysYes = (definition: Definition, id: number): Definition => ({
  ...definition,
  says: (game: Game, ...args: readonly never[]) =>
    (args as readonly unknown[]).includes(id) || definition.says(game, ...args),
});

/** A game whose book has other definitions in it. */
const withDefinitions = (
  game: Game,
  change: (name: string, definition: Definition) => Definition,
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
    known: null,
    listener: null,
    world: { ...game.world, rules: { ...rules, book } },
  };
};
