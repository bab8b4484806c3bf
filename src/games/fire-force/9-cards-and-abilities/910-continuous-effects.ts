/** 910. In which order continuous effects apply. */
import type { Change, TraitValue } from '../../../kernel/ability.js';
import { activeEffects, subjects } from '../../../kernel/active-effects.js';
import { lookAt, traitsOf } from '../../../kernel/continuous.js';
import { cardOf, definitionOf, type Game, say } from '../../../kernel/game.js';
import {
  definition,
  type Layer,
  layer,
  note,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { ContinuousEffect, GameEvent } from '../../../kernel/state.js';
import { hasLapsed, isItsTurn } from '../words.js';

/** 910.1. Without the rule, all effects stand in one line. */
export const layersInOrder = definition(
  '910.1',
  'several continuous effects on a card apply in the order of 910.1a to 910.1e',
  () => true,
  () => false,
  {
    kind: 'continuous',
    fault:
      'does not say whether an effect of an earlier place, whose range or condition reads what a later place changes, sees that; we take it that it does not, since each place is applied to what those before it have made',
  },
);

/** 910.1a. Without the rule, effects have nothing to begin from. */
export const baseValue = definition(
  '910.1a',
  'first stands what is printed on the card, with the effects of its own basic abilities',
  (_: Game, printed: TraitValue | undefined) => printed,
  () => undefined,
  {
    kind: 'continuous',
    fault:
      "基準能力 is never defined; we take it for abilities that set the card's own printed values, which is what a base to apply effects to needs",
  },
);

/** 910.1a. A static ability that sets a number of its own card, as in "this has power equal to …". */
export const layerOfBasicAbilities = layer(
  '910.1a',
  'first stands what is printed on the card, with the effects of its own basic abilities',
  (change, of) =>
    change.change === 'set' &&
    typeof change.value !== 'boolean' &&
    of?.origin === 'static' &&
    of.text.subject.is === 'this',
);

export const layerOfTypesAndNames = layer(
  '910.1b',
  'next apply effects that give or take types, names and traits',
  (change) => 'trait' in change && ['type', 'name'].includes(change.trait),
  {
    fault:
      '特徴 (traits) is no information of a card in chapter 2; we let types and names apply here and attributes in 910.1d, which takes all that is not named here',
  },
);

export const layerOfAbilities = layer(
  '910.1c',
  'next apply effects that give or take abilities',
  (change) => ['gain-ability', 'lose-keyword', 'lose-abilities'].includes(change.change),
);

export const layerOfOtherInformation = layer(
  '910.1d',
  'next apply effects that change information other than numbers',
  (change) =>
    'trait' in change &&
    !['type', 'name'].includes(change.trait) &&
    (['gain', 'lose', 'become'].includes(change.change) ||
      (change.change === 'set' && typeof change.value === 'boolean')),
);

export const layerOfNumbers = layer(
  '910.1e',
  'last apply effects that change numbers',
  (change) =>
    change.change === 'add' ||
    change.change === 'multiply' ||
    (change.change === 'set' && typeof change.value !== 'boolean'),
);

/** 910.2. Without the rule, an effect stays in one piece, at the place of its first part. */
export const partsApart = definition(
  '910.2',
  'an effect that belongs to several places of the order applies each part in its own place',
  (_: Game, own: Layer, __: Layer | undefined): Layer | undefined => own,
  (_: Game, __: Layer, first: Layer | undefined): Layer | undefined => first,
  { kind: 'continuous' },
);

export const orderWithinLayer = note(
  '910.3',
  'continuous',
  'the order of effects at the same place is found as follows',
  'names the topic; its parts are 910.3a and 910.3b',
);

/** 910.3a. An effect whose scope another one changes waits for it, whichever is older. */
export const dependencyWaits = definition(
  '910.3a',
  'an effect whose range or content another would change applies after it, unless both depend',
  (_: Game, depends: boolean) => depends,
  () => false,
);

/** 910.3b. Otherwise the older effect applies first. */
export const olderFirst = definition(
  '910.3b',
  'otherwise the earlier effect applies first; of equals, the turn player of that time decides',
  (_: Game, one: number, other: number) => one - other,
  () => 0,
);

/** 910.3b. Cards that came together: the turn player says whose effects count as older. Locals: cards. */
export const orderSameTime = procedure('910', [
  step(
    '910.3b',
    'otherwise the earlier effect applies first; of equals, the turn player of that time decides',
    (game, { locals }) => {
      const cards = locals['cards'] as readonly number[];
      if (!orderMatters(game, cards)) return;
      const options = cards.map((card) => ({ verb: 'effect order', card, rules: ['910.3b'] }));
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

/** Whether static effects of two of these cards would give another result in another order. */
const orderMatters = (game: Game, cards: readonly number[]): boolean => {
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
export const effectDate = definition(
  '',
  'from when an effect dates',
  (game: Game, time: number, origin: string): number =>
    say<number>(game, origin === 'static' ? 'staticTimestamp' : 'resolvedTimestamp', time),
  (_: Game, time: number) => time,
);

/** 910.3b-1. When its card came to its zone, or gained the ability there. */
export const staticTimestamp = definition(
  '910.3b-1',
  'the effect of a static ability dates from when the ability became valid',
  (_: Game, time: number) => time,
  () => 0,
);

/** 910.3b-2. */
export const resolvedTimestamp = definition(
  '910.3b-2',
  'the effect of a triggered or activated ability dates from when that was used and resolved',
  (_: Game, time: number) => time,
  () => 0,
  {
    fault:
      'a verb is missing after "by triggered and activated abilities", and event abilities are not named; we read "arising from", and date event abilities likewise',
  },
);

/** 910.3b-3. An effect on "all units that …" takes in cards that come to fit, and lets go of those that no longer do. */
export const scopeIsFixed = definition(
  '910.3b-3',
  'an effect on all cards that match gains and loses cards as they come to match or cease to',
  () => false,
  () => true,
);

/** 910.4. What looks at a card as it arrives finds it under the effects that are there. */
export const arrivesUnderEffects = definition(
  '910.4',
  'a card entering a zone enters already under the continuous effects that apply to it there',
  () => true,
  () => false,
  { kind: 'continuous' },
);

/** 910.5. Without the rule, what was there would stay: a list has both, a number does not change. */
export const becomes = definition(
  '910.5',
  'information that an effect changes to something else loses what it was',
  (_: Game, value: TraitValue, __: TraitValue): TraitValue => value,
  (_: Game, value: TraitValue, before: TraitValue): TraitValue =>
    Array.isArray(value) && Array.isArray(before)
      ? [...(before as readonly string[]), ...(value as readonly string[])]
      : before,
  { kind: 'continuous' },
);

/** 910.6. Without the rule, "printed" says nothing: the information as it is now. */
export const printedTrait = definition(
  '910.6',
  '"as printed" means a card\'s information without any continuous effect',
  (game: Game, id: number, trait: string) => definitionOf(game, cardOf(game, id)).traits[trait],
  (game: Game, id: number, trait: string) => traitsOf(game, id, trait),
);

/** 910.7. Of an effect of which the condition failed since the ability was used. */
export const durationOverBeforeItBegan = restriction(
  '910.7',
  'an "as long as this card" effect does not arise if that failed between use and resolution',
  'event begin-effect',
  (_, what) => {
    const { duration, about } = what as GameEvent;
    return (
      hasLapsed(about ?? null) &&
      typeof duration === 'object' &&
      duration !== null &&
      'as' in duration
    );
  },
  {
    fault: 'says プレイ, which nothing defines; we take it for use (使用), the word of section 905',
  },
);

/** 910.8. An effect for a later turn begins with that turn; without the rule, at once. */
export const effectHasBegun = definition(
  '910.8',
  'an effect for a named turn lasts from its start, or for this turn from resolution, to its end',
  (game: Game, effect: ContinuousEffect): boolean | 'its turn' => {
    const { duration } = effect;
    if (typeof duration !== 'object' || !('until' in duration) || duration.until !== 'next turn')
      return true;
    return isItsTurn(game, effect) ? 'its turn' : false;
  },
  (): boolean | 'its turn' => true,
);

/** 910.8. Asked at the end of a turn (504.4). */
export const turnIsOver = definition(
  '910.8',
  'an effect for a named turn lasts from its start, or for this turn from resolution, to its end',
  (game: Game, effect: ContinuousEffect) => isItsTurn(game, effect),
  () => false,
);
