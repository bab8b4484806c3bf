/** What is to be paid for a card, by what effects say, and what players could pay. */
import type { Ability, Change } from '../../kernel/ability.js';
import { type Active, activeEffects, applies } from '../../kernel/active-effects.js';
import { matches } from '../../kernel/fitting.js';
import { cardOf, type Game, isCurrent, refOf, Unsupported } from '../../kernel/game.js';
import { wouldFind } from '../../kernel/next-one.js';
import { noteActive } from '../../kernel/noting.js';
import { legalOptions } from '../../kernel/options.js';
import { amount, asItIs, type Seen } from '../../kernel/select.js';
import type { GameEvent, Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { pointsOf, whenceOf } from './words.js';

/** What an effect does to what is paid for a card. */
export interface CostChange {
  readonly change: 'set' | 'add';
  readonly by: number;
}

/** All that effects do to what is paid for a card, the older first. */
export const costChanges = (game: Game, card: number): readonly CostChange[] =>
  activeEffects(game)
    .filter((active) => active.text.changes.some(isOfCost) && goesFor(game, active, card))
    .sort((one, other) => say(game, 'olderFirst', one.timestamp, other.timestamp))
    .flatMap((active) => {
      noteActive(game, active);
      return active.text.changes.flatMap((change, at) =>
        isOfCost(change) ? [changeIn(game, active, change, at)] : [],
      );
    });

type OfCost = Extract<Change, { trait: string }>;

const isOfCost = (change: Change): change is OfCost => 'trait' in change && change.trait === 'cost';

/** Whether a text says nothing but what is paid for the card itself: that is so wherever it is played from (1.7.4e). */
export const isOfPlaying = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.changes.every(({ subject, changes }) => subject.is === 'this' && changes.every(isOfCost));

/** Whether an effect is about a card where it is played from, though it is on the stack by now. */
const goesFor = (game: Game, active: Active, card: number): boolean => {
  const { text, context, cards, effect } = active;
  if (!applies(game, active)) return false;
  if (cards !== null) return cards.some((ref) => ref[0] === card && isCurrent(game, ref));
  if (text.next !== undefined)
    return (
      effect !== undefined &&
      wouldFind(game, effect, asNextPlayed(game, card), () => asPlayed(game, card))
    );
  if (text.subject.is === 'this') return context.source?.[0] === card;
  return (
    text.subject.is === 'cards' && matches(game, asPlayed(game, card), text.subject.filter, context)
  );
};

/** What it is paid for, as it will have come about. */
const asNextPlayed = (game: Game, card: number): GameEvent => ({
  kind: 'announce',
  card,
  player: cardOf(game, card).controller,
});

const asPlayed = (game: Game, card: number): Seen => {
  const seen = asItIs(cardOf(game, card));
  return seen.zone === 'stack'
    ? { ...seen, zone: whenceOf(game, refOf(game, card)), side: cardOf(game, card).owner }
    : seen;
};

const changeIn = (game: Game, active: Active, change: OfCost, at: number): CostChange => {
  const fixed = active.amounts[at];
  const sum = (what: Parameters<typeof amount>[1]) => fixed ?? amount(game, what, active.context);
  if (change.change === 'add') return { change: 'add', by: sum(change.amount) };
  if (change.change === 'set' && typeof change.value !== 'boolean')
    return { change: 'set', by: sum(change.value) };
  throw new Unsupported(
    '',
    'what is paid for a card can be set, raised and reduced, and no more yet',
  );
};

/** What a player could have of resource points. */
export const resourcesThere = (game: Game, player: Player): number =>
  legalOptions(game, player, 'pitch').reduce(
    (sum, one) => sum + say(game, 'pitchGains', one.card ?? 0),
    pointsOf(game, player, 'resource'),
  );
