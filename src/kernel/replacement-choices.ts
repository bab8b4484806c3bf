/** What players choose between replacements: which of an event, and for which of several events of one moment first. */
import { collect, type Game, isAwaited, quietly } from './game.js';
import type { Batch, Proposed } from './batch.js';
import { foundBy, reasonsFor } from './ledger.js';
import { movesOf, noteFound, stops } from './may-happen.js';
import { say } from './questions.js';
import { findReplacements, type Replacement } from './replacement.js';
import type { GameEvent, Option, Player } from './state.js';
import { addAll, type Mark } from './trace.js';

/** A choice between replacements of an event. */
export interface ReplacementChoice {
  readonly by: Player;
  readonly options: readonly Replacement[];
  readonly optional: boolean;
}

/** What was chosen between replacements; null: none of them. */
export interface ReplacementAnswer {
  readonly among: readonly Replacement[];
  readonly chosen: Replacement | null;
}

/** A choice between events of one moment: which of them is replaced first, where that makes a difference. */
export interface WhichFirst {
  readonly by: Player;
  readonly events: readonly GameEvent[];
  readonly rules: readonly string[];
}

/** What can take the place of an event, and who chooses; nothing where nothing can. */
export const choiceFor = (
  game: Game,
  proposed: Proposed,
  pending: readonly Replacement[],
): ReplacementChoice | undefined => {
  const { event, history, declined } = proposed;
  const events = itself(game, event);
  if (!events.some(({ kind }) => isAwaited(game, 'replacement', kind))) return undefined;
  const [found, kept] = collect(game, () =>
    events.flatMap((one) => findReplacements(game, one, history, pending)),
  );
  const options = found.filter(({ key }) => !declined.includes(key));
  if (options.length === 0) {
    addAll(kept, reasonsFor(game, event));
    // That nothing took its place rests on these.
    foundBy(game, proposed, kept);
    return undefined;
  }
  const [choice, why] = collect(game, () => {
    const offered = say(game, 'replacementsFirst', options);
    const controllers = offered.map((one) => one.controller);
    const leftOpen = offered.every((one) => one.optional);
    return { by: say(game, 'choosesReplacement', event, controllers, leftOpen), offered, leftOpen };
  });
  // What settled which of them applies takes part in what it does.
  for (const one of choice.offered)
    for (const more of [why, reasonsFor(game, event)]) addAll(reasonsFor(game, one), more);
  const { by, offered, leftOpen } = choice;
  // That something must take its place leaves no mark on what does.
  const optional = quietly(game, () => say(game, 'mayGoUnreplaced', leftOpen));
  return { by, options: offered, optional };
};

/** An event, and the one move that it is, where it is nothing else: what takes the place of either takes that of both. */
const itself = (game: Game, event: GameEvent): readonly GameEvent[] => {
  if (!isAwaited(game, 'replacement', 'move')) return [event];
  const moves = quietly(game, () => movesOf(game, event));
  return moves.length === 1 ? [event, ...moves] : [event];
};

/** Of events of one moment for which something waits, those come first whose player acts first: who decides about it. */
export const putInOrder = (game: Game, batch: Batch): void => {
  const { open } = batch;
  batch.inOrder = true;
  if (open.length < 2 || !open.some(({ event }) => isAwaited(game, 'replacement', event.kind)))
    return;
  const found = open.map((one) => ({ one, by: choiceOn(game, one, batch.instead)?.by }));
  if (new Set(found.flatMap(({ by }) => by ?? [])).size < 2) return;
  const [order, why] = collect(game, () => say(game, 'actingOrder', ''));
  const placeOf = (by: Player | undefined) => (by === undefined ? order.length : order.indexOf(by));
  found.sort((one, other) => placeOf(one.by) - placeOf(other.by));
  batch.open = found.map(({ one }) => one);
  for (const { event } of batch.open) foundBy(game, event, why);
};

/** What could take an event's place, were it asked about now; nothing where it does not happen at all. */
const choiceOn = (
  game: Game,
  one: Proposed,
  pending: readonly Replacement[],
): ReplacementChoice | undefined =>
  quietly(game, () => {
    // What would take its place may ask where its card was.
    noteFound(game, one.event);
    return stops(game, one.event, []) === undefined ? choiceFor(game, one, pending) : undefined;
  });

/**
 * Whether somebody says of several events which is replaced first: what takes the place of one may leave nothing for another.
 * Where the first may be left out that player has a say already.
 */
export const whichFirst = (
  game: Game,
  { open, instead, putFirst }: Batch,
  choice: ReplacementChoice,
): WhichFirst | undefined => {
  const [first, ...others] = open;
  if (first === undefined || putFirst || choice.optional || others.length === 0) return undefined;
  const { by, options } = choice;
  const asked = quietly(game, () => say(game, 'choosesWhichFirst'));
  const theirsAll = asked ? others.filter((one) => choiceOn(game, one, instead)?.by === by) : [];
  const isScarce = goesWithout(game, instead, first, theirsAll);
  const rivals = theirsAll.filter((other) => {
    const theirs = choiceOn(game, other, instead);
    return (
      theirs !== undefined &&
      (options.some((one) => changes(game, instead, one, other, theirs)) ||
        theirs.options.some((one) => changes(game, instead, one, first, choice)) ||
        (isScarce && goesWithout(game, instead, other, [first, ...theirsAll])))
    );
  });
  if (rivals.length === 0) return undefined;
  const [asks, why] = collect(game, () => say(game, 'choosesWhichFirst'));
  return asks
    ? {
        by,
        events: [first, ...rivals].map(({ event }) => event),
        rules: why.marks.map(({ rule }) => rule),
      }
    : undefined;
};

/** Whether less could take the place of an event, were all that can be applied to the others before. */
const goesWithout = (
  game: Game,
  pending: readonly Replacement[],
  last: Proposed,
  all: readonly Proposed[],
): boolean => {
  const applied = [...pending];
  for (const one of all) {
    const taken = one === last ? undefined : choiceOn(game, one, applied)?.options[0];
    if (taken !== undefined) applied.push(asApplied(taken));
  }
  return keysOf(choiceOn(game, last, applied)) !== keysOf(choiceOn(game, last, pending));
};

const asApplied = (one: Replacement): Replacement => ({
  ...one,
  history: [...one.history, one.key],
});

const keysOf = (choice: ReplacementChoice | undefined): string =>
  (choice?.options ?? []).map(({ key }) => key).join(' ');

/** Whether something else could take the place of an event once a replacement of another has been applied. */
const changes = (
  game: Game,
  pending: readonly Replacement[],
  one: Replacement,
  other: Proposed,
  before: ReplacementChoice,
): boolean => {
  const after = choiceOn(game, other, [...pending, asApplied(one)]);
  return keysOf(after) !== keysOf(before);
};

export const whichFirstOptions = ({ events, rules }: WhichFirst): readonly Option[] =>
  events.map(({ card, player }) => ({
    verb: 'replace first',
    ...(typeof card === 'number' ? { card } : { player }),
    rules,
  }));

/**
 * Puts an event first of those of its moment.
 *
 * @param node the decision about it
 */
export const putFirst = (
  game: Game,
  batch: Batch,
  { card, player, rules }: Option,
  node: number,
): void => {
  const at = batch.open.findIndex(({ event }) =>
    card === undefined ? event.player === player : event.card === card,
  );
  const [one] = batch.open.splice(at, 1);
  if (one === undefined) return;
  // For the others less may be left.
  const marks = rules.map((rule) => ({ rule, how: 'ran' as const }));
  for (const { event } of [one, ...batch.open]) restsOnChoice(game, event, marks, node);
  batch.open.unshift(one);
  batch.putFirst = true;
};

/** What becomes of an event rests on a decision. */
export const restsOnChoice = (
  game: Game,
  event: GameEvent,
  marks: readonly Mark[],
  node: number,
): void => {
  const why = { marks: [...marks], because: [node] };
  addAll(why, reasonsFor(game, event));
  foundBy(game, event, why);
};
