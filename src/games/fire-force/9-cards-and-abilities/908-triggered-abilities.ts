/** 908. Triggered abilities: when they trigger, how they are used, what they look at. */
import { questionBy } from '../../../kernel/question.js';
import type { EventPattern } from '../../../kernel/ability.js';
import { cardOf, type Game, isCurrent } from '../../../kernel/game.js';
import { forbiddersOf } from '../../../kernel/may-happen.js';
import { legalOptions } from '../../../kernel/options.js';
import {
  bookkeeping,
  eventKind,
  type Move,
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
import { controllerOfTriggered, isInHiddenZone, isShown } from '../words.js';
import { definition, say } from '../questions.js';
import type { Locals } from '../../../kernel/locals.js';
import { nodeOf, rests } from '../../../kernel/ledger.js';

/** Uses one waiting ability. Locals: waiting (its id). */
export const useTriggered = procedure([
  step('use', (game, { locals }) => {
    const waiting = waitingBehind(game, locals);
    rests(game, nodeOf(game, waiting));
    locals['source'] = waiting.source;
    return say(game, 'mustUseTriggered') ? useOf(game, waiting) : { events: [usedUp(waiting)] };
  }),
  step('conceal', (game, { locals }) => {
    const source = locals['source'] as unknown as CardRef | undefined;
    if (source === undefined) return;
    const waits = game.state.waiting.some(({ source: [id] }) => id === source[0]);
    if (waits || !isCurrent(game, source) || !isRevealedInHidden(game, source[0])) return;
    return { events: [{ kind: 'conceal', card: source[0] }] };
  }),
]);

const waitingBehind = (game: Game, locals: Locals): Waiting =>
  game.state.waiting.find(({ id }) => id === locals['waiting'])!;

const usedUp = ({ id }: Waiting): GameEvent => ({ kind: 'use-waiting', id });

const useOf = (game: Game, waiting: Waiting): Move => ({
  events: [usedUp(waiting)],
  call: 'useAbility',
  locals: {
    card: waiting.source[0],
    source: waiting.source as unknown as Json,
    ability: waiting.ability,
    player: controllerOfTriggered(game, waiting),
    it: waiting.it as unknown as Json,
    roles: waiting.roles as unknown as Json,
    was: (waiting.was ?? []) as unknown as Json,
  },
});

// ---------------------------------------------------------------- icons

/** What the icon in front of a triggered ability stands for. */
export const iconPattern = bookkeeping(
  definition(
    'iconPattern',
    (game, icon) => say(game, iconRules[icon]!),
    () => null,
  ),
);

const iconRules = questionBy({
  deploy: 'onDeploy',
  retire: 'onRetire',
  attack: 'onAttack',
  defend: 'onDefend',
});

const thisIs = (event: string): EventPattern => ({ event, roles: { card: { is: 'this' } } });

export const onDeploy = definition('onDeploy', () => thisIs('deploy'));

export const onRetire = definition('onRetire', () => thisIs('retire'));

export const onAttack = definition('onAttack', () => thisIs('attack'));

export const onDefend = definition('onDefend', () => thisIs('defended'));

// ---------------------------------------------------------------- how often

/** 908.2. Each time the condition is met, the ability waits once more. */
export const waits = definition(
  'waits',
  (game, _, __) => (say(game, 'triggeredAbility') ? 1 : 0),
  () => 0,
);

// ---------------------------------------------------------------- hidden cards

const isRevealedInHidden = (game: Game, id: number): boolean =>
  isInHiddenZone(game, id) && isShown(game, id);

/** Whether an ability that has triggered is one of a card that somebody cannot see. */
export const triggersHidden = bookkeeping(
  definition(
    'triggersHidden',
    (game, source) =>
      isCurrent(game, source) &&
      game.world.rules.hidden[cardOf(game, source[0]).zone] !== undefined &&
      !isRevealedInHidden(game, source[0]),
  ),
);

/** 908.2a. */
export const revealToTrigger = permission('reveal trigger', (game, _, about) =>
  game.state.waiting
    .filter(({ id }) => id === about)
    .filter(
      ({ controller: player, source: [card] }) =>
        // What is revealed already is so for another time, too.
        isShown(game, card) || forbiddersOf(game, { kind: 'reveal', card, player }).length === 0,
    )
    .map(({ source: [card] }) => ({ verb: 'reveal', card })),
);

/** 908.2b. */
export const stayHidden = permission('reveal trigger', () => [{ verb: 'keep hidden' }]);

/** Asks, for every hidden card whose ability could trigger now, whether to reveal it. */
export const declareHidden = procedure([
  /** Hidden cards are revealed for their abilities, or kept hidden. */
  bookkeeping(
    step(
      'reveal',
      (game, frame) => {
        const next = nextHidden(game);
        if (next === undefined) return { end: true };
        const { controller, id, source } = next;
        frame.locals['waiting'] = id;
        const options = legalOptions(game, controller, 'reveal trigger', id);
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
      (game, frame, [picked]) => answerHidden(game, frame, picked!.verb === 'reveal'),
    ),
  ),
  /** 908.2c. Without the rule, the card is hidden again as soon as it was seen. */
  step('staysShown', () => ({ go: 'reveal' })),
  /** The card is hidden again. */
  bookkeeping(
    step('conceal', (_, { locals }) => ({
      events: [{ kind: 'conceal', card: Number(locals['card']) }],
      go: 'reveal',
    })),
  ),
]);

/** The turn player's first, as ever when both have something to do. */
const nextHidden = (game: Game): Waiting | undefined => {
  const hidden = game.state.waiting.filter((one) => one.hidden);
  return hidden.find(({ controller }) => controller === game.state.turn.player) ?? hidden[0];
};

const answerHidden = (game: Game, { locals }: Frame, reveals: boolean): Move => {
  const waiting = waitingBehind(game, locals);
  if (!reveals) return { events: [usedUp(waiting)], go: 'again' };
  const card = waiting.source[0];
  const { controller: player, id } = waiting;
  locals['card'] = card;
  return {
    events: [
      // It stays so for as long as 908.2c says.
      { kind: 'reveal', card, player },
      { kind: 'trigger-revealed', id },
    ],
  };
};

/** From now on the ability waits like any other. */
export const triggerRevealed = bookkeeping(
  eventKind('trigger-revealed', {
    apply: (game, event) => {
      game.state.waiting = game.state.waiting.map((one) =>
        one.id === event['id'] ? { ...one, hidden: false } : one,
      );
    },
  }),
);

// ---------------------------------------------------------------- whether it must be used

/** 908.3. Without the rule, one could as well not: it is not used. */
export const mustUseTriggered = definition('mustUseTriggered', () => true);

/** 908.3a. */
export const declineTriggerCost = permission('cost of trigger', () => [{ verb: 'no' }]);

interface Way {
  readonly from: string;
  readonly to: string;
}

/** From where to where an event moves its card; nothing where it does not. */
const wayOf = (game: Game, event: GameEvent): Way | undefined => {
  if (event.card === undefined) return undefined;
  const from = wordIn(event['from']) || cardOf(game, event.card).zone;
  // What a card is attached to is no place to go to.
  const to = destinations[event.kind] ?? wordIn(event['to']);
  return to === '' ? undefined : { from, to };
};

const destinations: Readonly<Record<string, string>> = {
  retire: 'adolla',
  discard: 'adolla',
  support: 'adolla',
  damage: 'adolla',
  deploy: 'field',
};

/** Whether an ability that an event wakes sees the moved cards as they were before the move. */
const seesBefore = (game: Game, event: GameEvent): boolean => {
  const way = wayOf(game, event);
  return way !== undefined && say(game, 'looksOnField', way.from, way.to);
};

export const looksBack = bookkeeping(definition('looksBack', seesBefore));

/** Whether the effect of a trigger looks at its card before it moved. */
export const refersBack = bookkeeping(definition('refersBack', seesBefore));

/** 908.4a. */
export const looksInPublicZone = definition(
  'looksInPublicZone',
  (game, from, to) =>
    isHidden(game, from) !== isHidden(game, to)
      ? isHidden(game, to)
      : say(game, 'looksAtDestination'),
  (game) => say(game, 'looksAtDestination'),
);

/** 908.4b. Between the field and elsewhere; else 908.4a and 908.4c say where. */
export const looksOnField = definition(
  'looksOnField',
  (game, from, to) =>
    (from === 'field') !== (to === 'field')
      ? from === 'field'
      : say(game, 'looksInPublicZone', from, to),
  (game, from, to) => say(game, 'looksInPublicZone', from, to),
);

const isHidden = (game: Game, zone: string): boolean => game.world.rules.hidden[zone] !== undefined;

/** 908.4c. Without the rule it would see the card as it was before. */
export const looksAtDestination = definition('looksAtDestination', () => false);

// ---------------------------------------------------------------- later

/** 908.5. Without the rule, an effect makes no abilities. */
export const delayedTrigger = definition('delayedTrigger', () => true);

/** 908.5. One event, and no more. */
export const delayedOnce = definition(
  'delayedOnce',
  () => true,
  () => false,
);
