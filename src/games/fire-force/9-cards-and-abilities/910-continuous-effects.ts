/** 910. In which order continuous effects apply. */
import type { Change } from '../../../kernel/ability.js';
import { ageMatters } from '../../../kernel/ages.js';
import type { Active } from '../../../kernel/active-effects.js';
import { lookAt, traitsOf } from '../../../kernel/continuous.js';
import { cardOf, definitionOf, type Game } from '../../../kernel/game.js';
import { traitName } from '../../../kernel/layer-changes.js';
import { type EffectPart, partsNow } from '../../../kernel/layers.js';
import { bookkeeping, layer, procedure, restriction, step } from '../../../kernel/rule.js';
import { players } from '../../../kernel/select.js';
import type { GameEvent, Json, Player } from '../../../kernel/state.js';
import { isItsTurn } from '../words.js';
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
  (change, { origin, text }) =>
    change.change === 'set' && !isFlag(change) && origin === 'static' && text.subject.is === 'this',
);

const isFlag = (change: Change): boolean =>
  change.change === 'set' && typeof change.value === 'boolean';

export const layerOfTypesAndNames = layer(
  (change) => 'trait' in change && ['type', 'name'].includes(change.trait),
);

export const layerOfAbilities = layer((change) =>
  ['gain-ability', 'lose-keyword', 'lose-abilities'].includes(change.change),
);

/** A change belongs to the first layer that takes it: types and names have gone to theirs. */
export const layerOfOtherInformation = layer(
  (change) => ['gain', 'lose', 'become'].includes(change.change) || isFlag(change),
);

export const layerOfNumbers = layer((change) =>
  ['add', 'multiply', 'divide', 'set'].includes(change.change),
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

/**
 * Whether effects of static abilities of two of these cards may come to something else in another order, on whatever
 * card they meet, now or later.
 */
const areAtOdds = (game: Game, cards: readonly number[]): boolean => {
  // What the effects are is no reason for the question, whoever has asked for it before.
  lookAt(game, cards[0]!);
  // A static ability has its card.
  const sourceOf = ({ active }: EffectPart) => active.context.source![0];
  const parts = partsNow(game).filter(
    (part) => part.active.origin === 'static' && cards.some((card) => card === sourceOf(part)),
  );
  return parts.some((one) =>
    parts.some(
      (other) =>
        sourceOf(one) !== sourceOf(other) &&
        one.layer === other.layer &&
        !commute(one.change, other.change) &&
        mayMeet(game, one.active, other.active),
    ),
  );
};

/** Two additions, or two gains, come to the same in any order. */
const commute = (one: Change, other: Change): boolean =>
  traitName(one) !== traitName(other) ||
  (one.change === other.change && anyOrder.includes(one.change));

const anyOrder = ['add', 'multiply', 'divide', 'gain', 'lose', 'gain-ability', 'lose-keyword'];

/** Whether there could be a card to which both apply. */
const mayMeet = (game: Game, one: Active, other: Active): boolean =>
  (one.text.subject.is !== 'this' || other.text.subject.is !== 'this') &&
  sidesOf(game, one).some((player) => sidesOf(game, other).includes(player));

/** The players to whose cards an effect may apply. */
const sidesOf = (game: Game, { text: { subject }, context }: Active): readonly Player[] =>
  subject.is === 'cards' ? players(game, subject.filter.whose, context) : [context.controller];

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

/** 910.7. Of an effect of which the condition failed since the ability was used: what its run is about lists them. */
export const durationOverBeforeItBegan = restriction('event begin-effect', (_, what) => {
  const { text, about } = what as GameEvent;
  return Array.isArray(about) && (about as readonly Json[]).includes(text!);
});

/** 910.8. An effect for a later turn begins with that turn; without the rule, at once. */
export const effectHasBegun = definition('effectHasBegun', (game, effect) => {
  // Neither a whole game nor "as long as" names a turn.
  const { until } = effect.duration as { readonly until?: string };
  return until !== 'next turn' || isItsTurn(game, effect);
});

/** 910.8. Asked at the end of a turn (504.4). */
export const turnIsOver = definition('turnIsOver', (game, effect) => isItsTurn(game, effect));
