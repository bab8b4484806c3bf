/** 908. Triggered abilities: when they trigger, how they are used, what they look at. */
import type { EventPattern } from '../../../kernel/ability.js';
import { cardOf, type Game, isCurrent, rests, say } from '../../../kernel/game.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  definition,
  eventKind,
  type Move,
  note,
  permission,
  procedure,
  step,
} from '../../../kernel/rule.js';
import {
  type CardRef,
  type Frame,
  type GameEvent,
  type Json,
  type Waiting,
  wordIn,
} from '../../../kernel/state.js';

/** Uses one waiting ability. Locals: waiting (its id). */
export const useTriggered = procedure('908', [
  step(
    '908.1',
    'a triggered ability whose condition was met is used on its own in the next rule check',
    (game, frame): Move | void => {
      const waiting = game.state.waiting.find(({ id }) => id === frame.locals['waiting']);
      if (waiting === undefined) return { end: true };
      rests(game, waiting.node);
      frame.locals['source'] = waiting.source;
      if (say<boolean>(game, 'mustUseTriggered')) return useOf(waiting);
      const options = ['yes', 'no'].map((verb) => ({ verb, rules: [] }));
      const [source] = waiting.source;
      return { ask: { kind: 'may', by: waiting.controller, options, min: 1, max: 1, source } };
    },
    (game, { locals }, [picked]) => {
      const waiting = game.state.waiting.find(({ id }) => id === locals['waiting']);
      if (waiting === undefined) return { end: true };
      return picked?.verb === 'yes' ? useOf(waiting) : { events: [usedUp(waiting)] };
    },
  ),
  step(
    '908.2c',
    'a card so revealed stays shown until its ability is resolved, removed or known not to be used',
    (game, { locals }) => {
      const source = locals['source'] as unknown as CardRef | undefined;
      if (source === undefined) return;
      const waits = game.state.waiting.some(({ source: [id] }) => id === source[0]);
      if (waits || !isCurrent(game, source) || !isRevealedInHidden(game, source[0])) return;
      return { events: [{ kind: 'conceal', card: source[0] }] };
    },
  ),
]);

const usedUp = ({ id }: Waiting): GameEvent => ({ kind: 'use-waiting', id });

const useOf = (waiting: Waiting): Move => ({
  events: [usedUp(waiting)],
  call: 'useAbility',
  locals: {
    card: waiting.source[0],
    source: waiting.source as unknown as Json,
    ability: waiting.ability,
    player: waiting.controller,
    it: waiting.it as unknown as Json,
    roles: waiting.roles as unknown as Json,
    was: (waiting.was ?? []) as unknown as Json,
    that: Number(waiting.event['amount'] ?? 1),
  },
});

// ---------------------------------------------------------------- icons

/** What the icon in front of a triggered ability stands for. */
export const iconPattern = definition(
  '',
  'the condition that an icon stands for',
  (game: Game, icon: string): EventPattern | null => {
    const rule = iconRules[icon];
    return rule === undefined ? null : say<EventPattern | null>(game, rule);
  },
  () => null,
);

const iconRules: Readonly<Record<string, string>> = {
  deploy: 'onDeploy',
  retire: 'onRetire',
  attack: 'onAttack',
  defend: 'onDefend',
};

const thisIs = (event: string): EventPattern => ({ event, roles: { card: { is: 'this' } } });

export const onDeploy = definition(
  '908.1a',
  '【出動時】 is a triggered ability for when this unit is deployed',
  (): EventPattern | null => thisIs('deploy'),
  () => null,
);

export const onRetire = definition(
  '908.1b',
  '【退場時】 is a triggered ability for when this unit is retired',
  (): EventPattern | null => thisIs('retire'),
  () => null,
);

export const onAttack = definition(
  '908.1c',
  '【攻撃時】 is a triggered ability for when this unit attacks',
  (): EventPattern | null => thisIs('attack'),
  () => null,
);

export const onDefend = definition(
  '908.1d',
  '【防御時】 is a triggered ability for when this unit has used a defence ability',
  (): EventPattern | null => thisIs('defended'),
  () => null,
);

// ---------------------------------------------------------------- how often

/** 908.2. Each time the condition is met, the ability waits once more. */
export const waits = definition(
  '908.2',
  "each time its condition is met, an ability's trigger count rises by one; above zero it has triggered",
  (game: Game, _: GameEvent, __: boolean) => (say<boolean>(game, 'triggeredAbility') ? 1 : 0),
  () => 0,
);

// ---------------------------------------------------------------- hidden cards

const isRevealedInHidden = (game: Game, id: number): boolean =>
  game.world.rules.hidden[cardOf(game, id).zone] !== undefined &&
  cardOf(game, id).status['shown'] === 'shown';

/** Whether an ability that has triggered is one of a card that somebody cannot see. */
export const triggersHidden = definition(
  '',
  'whether the card of an ability is hidden as it triggers',
  (game: Game, source: CardRef) =>
    isCurrent(game, source) &&
    game.world.rules.hidden[cardOf(game, source[0]).zone] !== undefined &&
    !isRevealedInHidden(game, source[0]),
  () => false,
);

/** 908.2a. */
export const revealToTrigger = permission(
  '908.2a',
  "a hidden card's ability triggers by revealing the card, once for each time the condition is met",
  'reveal trigger',
  (game, _, about) =>
    game.state.waiting
      .filter(({ id }) => id === about)
      .map(({ source: [card] }) => ({ verb: 'reveal', card })),
);

/** 908.2b. */
export const stayHidden = permission(
  '908.2b',
  'the ability of a hidden card may be left untriggered by keeping the card hidden',
  'reveal trigger',
  () => [{ verb: 'keep hidden' }],
);

/** Asks, for every hidden card whose ability could trigger now, whether to reveal it. */
export const declareHidden = procedure('', [
  step(
    '',
    'hidden cards are revealed for their abilities, or kept hidden',
    (game, frame) => {
      const next = nextHidden(game);
      if (next === undefined) return { end: true };
      const { controller, id, source } = next;
      frame.locals['waiting'] = id;
      const options = legalOptions(game, controller, 'reveal trigger', id);
      if (options.length === 0) return { events: [usedUp(next)], go: 'again' };
      return {
        ask: {
          kind: 'reveal trigger',
          by: controller,
          options,
          min: 1,
          max: 1,
          of: ['reveal trigger'],
          on: id,
          source: source[0],
        },
      };
    },
    (game, frame, [picked]) => answerHidden(game, frame, picked?.verb === 'reveal'),
  ),
  /** 908.2c. Without the rule, the card is hidden again as soon as it was seen. */
  step(
    '908.2c',
    'a card so revealed stays shown until its ability is resolved, removed or known not to be used',
    (_, { locals }) => ({
      events: [{ kind: 'status', card: Number(locals['card']), status: 'shown', value: 'shown' }],
      go: '',
    }),
  ),
  step('', 'the card is hidden again', (_, { locals }) => ({
    events: [{ kind: 'conceal', card: Number(locals['card']) }],
    go: '',
  })),
]);

/** The turn player's first, as ever when both have something to do. */
const nextHidden = (game: Game): Waiting | undefined => {
  const hidden = game.state.waiting.filter((one) => one.hidden);
  return hidden.find(({ controller }) => controller === game.state.turn.player) ?? hidden[0];
};

const answerHidden = (game: Game, { locals }: Frame, reveals: boolean): Move => {
  const waiting = game.state.waiting.find(({ id }) => id === locals['waiting']);
  if (waiting === undefined) return { go: 'again' };
  if (!reveals) return { events: [usedUp(waiting)], go: 'again' };
  const card = waiting.source[0];
  const { controller: player, id } = waiting;
  locals['card'] = card;
  return {
    events: [
      { kind: 'reveal', card, player, lasting: true },
      { kind: 'trigger-revealed', id },
    ],
  };
};

/** From now on the ability waits like any other. */
export const triggerRevealed = eventKind('', 'a revealed card triggers', 'trigger-revealed', {
  apply: (game, event) => {
    game.state.waiting = game.state.waiting.map((one) =>
      one.id === event['id'] ? { ...one, hidden: false } : one,
    );
  },
});

// ---------------------------------------------------------------- whether it must be used

/** 908.3. Without the rule, one could as well not. */
export const mustUseTriggered = definition(
  '908.3',
  'a triggered ability must be used unless it is forbidden or impossible',
  () => true,
  () => false,
  {
    kind: 'restriction',
    fault:
      'speaks of abilities "chosen to be used" right after denying the choice; we take them for those picked by 1002.1b-1, which choose only the order',
  },
);

/** 908.3a. */
export const declineTriggerCost = permission(
  '908.3a',
  'a triggered ability with a cost may be left unused by not paying the cost',
  'cost of trigger',
  () => [{ verb: 'no' }],
);

// ---------------------------------------------------------------- what it looks at

export const movedCardReference = note(
  '908.4',
  'definition',
  'an ability that triggers on a move looks at the moved cards as follows',
  'names the topic; its parts are 908.4a to 908.4c',
);

interface Way {
  readonly from: string;
  readonly to: string;
}

/** From where to where an event moves its card; nothing where it does not. */
const wayOf = (game: Game, event: GameEvent): Way | undefined => {
  if (typeof event.card !== 'number' || event.card === 0) return undefined;
  const from = wordIn(event['from']) || cardOf(game, event.card).zone;
  const to =
    destinations[event.kind] ?? (typeof event['to'] === 'string' ? event['to'] : undefined);
  return to === undefined ? undefined : { from, to };
};

const destinations: Readonly<Record<string, string>> = {
  retire: 'adolla',
  discard: 'adolla',
  support: 'adolla',
  damage: 'adolla',
  deploy: 'field',
};

/** Whether an ability that an event wakes sees the moved cards as they were before the move. */
export const looksBack = definition(
  '',
  'whether a trigger looks at cards before they moved',
  (game: Game, event: GameEvent): boolean => {
    const way = wayOf(game, event);
    return way === undefined ? false : say<boolean>(game, 'looksOnField', way.from, way.to);
  },
  () => false,
);

export const refersBack = definition(
  '',
  'whether the effect of a trigger looks at its card before it moved',
  (game: Game, event: GameEvent): boolean => say<boolean>(game, 'looksBack', event),
  () => false,
);

/** 908.4a. */
export const looksInPublicZone = definition(
  '908.4a',
  'for a move between a public and a hidden zone, it sees the card as it was in the public one',
  (game: Game, from: string, to: string): boolean =>
    isHidden(game, from) !== isHidden(game, to)
      ? isHidden(game, to)
      : say<boolean>(game, 'looksAtDestination'),
  (game: Game): boolean => say<boolean>(game, 'looksAtDestination'),
);

/** 908.4b. Between the field and elsewhere; else 908.4a and 908.4c say where. */
export const looksOnField = definition(
  '908.4b',
  'for a move onto or off the field, it sees the card as it was on the field',
  (game: Game, from: string, to: string): boolean =>
    (from === 'field') !== (to === 'field')
      ? from === 'field'
      : say<boolean>(game, 'looksInPublicZone', from, to),
  (game: Game, from: string, to: string): boolean =>
    say<boolean>(game, 'looksInPublicZone', from, to),
);

const isHidden = (game: Game, zone: string): boolean => game.world.rules.hidden[zone] !== undefined;

/** 908.4c. Without the rule it would see the card as it was before. */
export const looksAtDestination = definition(
  '908.4c',
  'for any other move, it sees the card as it is in the zone it came to',
  () => false,
  () => true,
);

// ---------------------------------------------------------------- later

/** 908.5. Without the rule, an effect makes no abilities. */
export const delayedTrigger = definition(
  '908.5',
  'an effect may make an ability for a later event; it triggers once and belongs to its source card',
  () => true,
  () => false,
  { kind: 'trigger' },
);

/** 908.5. One event, and no more. */
export const delayedOnce = definition(
  '908.5',
  'an effect may make an ability for a later event; it triggers once and belongs to its source card',
  () => true,
  () => false,
  { kind: 'trigger' },
);
