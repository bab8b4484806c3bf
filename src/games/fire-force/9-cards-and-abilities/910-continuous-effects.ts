/** 910. In which order continuous effects apply. */
import type { Change } from '../../../kernel/ability.js';
import { ageMatters } from '../../../kernel/ages.js';
import { activeEffects, subjects } from '../../../kernel/active-effects.js';
import { lookAt, traitsOf } from '../../../kernel/continuous.js';
import { cardOf, definitionOf, type Game } from '../../../kernel/game.js';
import { bookkeeping, layer, procedure, restriction, step } from '../../../kernel/rule.js';
import type { GameEvent } from '../../../kernel/state.js';
import { hasLapsed, isItsTurn } from '../words.js';
import { definition, say } from '../questions.js';

/** 910.1. Without the rule, all effects stand in one line. */
export const layersInOrder = definition(
  'layersInOrder',
  () => true,
  () => false,
);

/** 910.1a. Without the rule, effects have nothing to begin from. */
export const baseValue = definition(
  'baseValue',
  (_, printed) => printed,
  () => undefined,
);

/** 910.1a. A static ability that sets a number of its own card, as in "this has power equal to …". */
export const layerOfBasicAbilities = layer(
  (change, of) =>
    change.change === 'set' &&
    typeof change.value !== 'boolean' &&
    of?.origin === 'static' &&
    of.text.subject.is === 'this',
);

export const layerOfTypesAndNames = layer(
  (change) => 'trait' in change && ['type', 'name'].includes(change.trait),
);

export const layerOfAbilities = layer((change) =>
  ['gain-ability', 'lose-keyword', 'lose-abilities'].includes(change.change),
);

export const layerOfOtherInformation = layer(
  (change) =>
    'trait' in change &&
    !['type', 'name'].includes(change.trait) &&
    (['gain', 'lose', 'become'].includes(change.change) ||
      (change.change === 'set' && typeof change.value === 'boolean')),
);

export const layerOfNumbers = layer(
  (change) =>
    change.change === 'add' ||
    change.change === 'multiply' ||
    (change.change === 'set' && typeof change.value !== 'boolean'),
);

/** 910.2. Without the rule, an effect stays in one piece, at the place of its first part. */
export const partsApart = definition(
  'partsApart',
  (_, own, __) => own,
  (_, __, first) => first,
);

/** 910.3a. An effect whose scope another one changes waits for it, whichever is older. */
export const dependencyWaits = definition('dependencyWaits', (_, depends) => depends);

/** 910.3b. Otherwise the older effect applies first; without the rule it is not the older one. */
export const olderFirst = definition(
  'olderFirst',
  (_, one, other) => one - other,
  (_, one, other) => other - one,
);

/** 910.3b. Cards that came together: the turn player says whose effects count as older. Locals: cards. */
export const orderSameTime = procedure([
  step(
    'order',
    (game, { locals }) => {
      const cards = locals['cards'] as readonly number[];
      if (!(areAtOdds(game, cards) || ageMatters(game, cards))) return;
      const options = cards.map((card) => ({ verb: 'effect order', card, rules: [] }));
      const all = options.length;
      const by = game.state.turn.player;
      return {
        ask: { kind: 'effect order', by, options, min: all, max: all, ordered: true, source: 0 },
      };
    },
    (_, __, picked) => ({
      events: picked.map(({ card }) => ({ kind: 'stamp', card: card ?? 0 })),
    }),
  ),
]);

/** Whether static effects of two of these cards go for the same card, and may come to something else in another order. */
const areAtOdds = (game: Game, cards: readonly number[]): boolean => {
  lookAt(game, cards[0] ?? 1);
  const parts = activeEffects(game).flatMap((active) =>
    active.origin === 'static' && cards.includes(active.context.source?.[0] ?? 0)
      ? active.text.changes.map((change) => ({ active, change }))
      : [],
  );
  return parts.some((one) =>
    parts.some(
      (other) =>
        one.active.context.source?.[0] !== other.active.context.source?.[0] &&
        !commute(one.change, other.change) &&
        subjects(game, one.active).some((id) => subjects(game, other.active).includes(id)),
    ),
  );
};

/** Two additions, or two gains, come to the same in any order. */
const commute = (one: Change, other: Change): boolean => {
  if ('action' in one || 'action' in other) return true;
  if ('trait' in one !== 'trait' in other) return true;
  if ('trait' in one && 'trait' in other && one.trait !== other.trait) return true;
  return one.change === other.change && !['set', 'become'].includes(one.change);
};

/** From when an effect dates. */
export const effectDate = bookkeeping(
  definition('effectDate', (game, time, origin) =>
    say(game, origin === 'static' ? 'staticTimestamp' : 'resolvedTimestamp', time),
  ),
);

/** 910.3b-1. When its card came to its zone, or gained the ability there. */
export const staticTimestamp = definition('staticTimestamp', (_, time) => time);

/** 910.3b-2. */
export const resolvedTimestamp = definition('resolvedTimestamp', (_, time) => time);

/** 910.3b-3. An effect on "all units that …" takes in cards that come to fit, and lets go of those that no longer do. */
export const scopeIsFixed = definition(
  'scopeIsFixed',
  () => false,
  () => true,
);

/** 910.4. What looks at a card as it arrives finds it under the effects that are there. */
export const arrivesUnderEffects = definition(
  'arrivesUnderEffects',
  () => true,
  () => false,
);

/** 910.5. Without the rule, what was there would stay: a list has both, a number does not change. */
export const becomes = definition(
  'becomes',
  (_, value, __) => value,
  (_, value, before) =>
    Array.isArray(value) && Array.isArray(before)
      ? [...(before as readonly string[]), ...(value as readonly string[])]
      : before,
);

/** 910.6. Without the rule, "printed" says nothing: the information as it is now. */
export const printedTrait = definition(
  'printedTrait',
  (game, id, trait) => definitionOf(game, cardOf(game, id)).traits[trait],
  (game, id, trait) => traitsOf(game, id, trait),
);

/** 910.7. Of an effect of which the condition failed since the ability was used. */
export const durationOverBeforeItBegan = restriction('event begin-effect', (_, what) => {
  const { duration, about } = what as GameEvent;
  return (
    hasLapsed(about ?? null) &&
    typeof duration === 'object' &&
    duration !== null &&
    'as' in duration
  );
});

/** 910.8. An effect for a later turn begins with that turn; without the rule, at once. */
export const effectHasBegun = definition('effectHasBegun', (game, effect) => {
  const { duration } = effect;
  if (typeof duration !== 'object' || !('until' in duration) || duration.until !== 'next turn')
    return true;
  return isItsTurn(game, effect) ? 'its turn' : false;
});

/** 910.8. Asked at the end of a turn (504.4). */
export const turnIsOver = definition('turnIsOver', (game, effect) => isItsTurn(game, effect));
