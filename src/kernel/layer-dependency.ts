/**
 * Which effects of a layer change what others apply to, by how much, or whether they apply at all. That is found by
 * trying: the effects are applied one after another to copies of the cards, and after each is looked which of those
 * before it would now do something else.
 */
import { applies, isStillAtWork, noCards, subjects } from './active-effects.js';
import { copyLook, keywordsOf, lookAt, type Look, traitsOf, type View } from './continuous.js';
import { type Game, spend } from './game.js';
import {
  amountIn,
  type Gauge,
  type Gauges,
  type PartReader,
  readerOf,
  type Value,
} from './layer-readers.js';
import { changeLook, traitName } from './layer-changes.js';
import type { EffectPart } from './layers.js';
import { amount } from './select.js';

/** By the place of each part: the places of those that change what it does. */
export type Changers = readonly Set<number>[];

/** What is tried with one layer: its parts, and how each of them is read. */
export interface Trial {
  readonly parts: readonly EffectPart[];
  readonly readers: readonly PartReader[];
  /** By the place of each part: that of the first which is a copy of it. */
  readonly alike: readonly number[];
}

export const newTrial = (game: Game, parts: readonly EffectPart[]): Trial => {
  const written = new Set(parts.map(({ change }) => traitName(change)));
  const gauges: Gauges = new Map();
  const readers = parts.map((part) => readerOf(game, part, written, gauges));
  return { parts, readers, alike: copiesAmong(readers) };
};

const copiesAmong = (readers: readonly PartReader[]): readonly number[] => {
  const firsts = new Map<EffectPart['change'], number[]>();
  return readers.map(({ part, gauges, odd }, at) => {
    const known = firsts.get(part.change) ?? [];
    firsts.set(part.change, known);
    const first = known.find((one) => {
      const other = readers[one]!.gauges;
      return !odd && other.length === gauges.length && other.every((own, of) => own === gauges[of]);
    });
    if (first === undefined) known.push(at);
    return first ?? at;
  });
};

/**
 * Applies the parts in an order, and notes for each by which later ones it would be another. What has changed what it
 * reads is left out for that: it is asked what it would find, not what it has made of the cards.
 *
 * @returns whether any was noted that was not known before
 */
export const tryInOrder = (
  game: Game,
  view: View,
  trial: Trial,
  order: readonly number[],
  known: Changers,
): boolean => {
  const { alike } = trial;
  let isNew = false;
  const note = (earlier: number, later: number) => {
    if (known[earlier]!.has(later)) return;
    known[earlier]!.add(later);
    isNew = true;
  };
  const leftOut = new Set<number>();
  for (const own of applyAll(game, view, trial, { order, without: undefined, note })) {
    if (leftOut.has(alike[own]!)) continue;
    leftOut.add(alike[own]!);
    // What one of several copies finds each of them would find.
    const noteAll = (_: number, later: number) => {
      for (const [copy, first] of alike.entries())
        if (first === alike[own] && alike[later] !== first) note(copy, later);
    };
    applyAll(game, view, trial, { order, without: own, note: noteAll });
  }
  return isNew;
};

interface Pass {
  readonly order: readonly number[];
  /** The part that is left out, and then the only one that is watched. */
  readonly without: number | undefined;
  readonly note: (earlier: number, later: number) => void;
}

/** Applies the parts to copies of the cards, and says which of them have changed what they read. */
const applyAll = (
  game: Game,
  view: View,
  { parts, readers }: Trial,
  { order, without, note }: Pass,
): readonly number[] => {
  const watched: number[] = [];
  const found = new Map<number, string>();
  const own: number[] = [];
  onCopies(game, view, (before) => {
    for (const at of order) {
      const isLeftOut = at === without;
      const part = parts[at]!;
      const changes = isLeftOut ? [] : applyOnCopies(game, view, before, part, meantBy(game, part));
      for (const earlier of watched)
        if (differs(game, readers[earlier]!, changes, found, earlier)) note(earlier, at);
      const hasChangedOwn = readers[at]!.readsOwn && changes.length > 0;
      if (hasChangedOwn) own.push(at);
      if (without === undefined ? hasChangedOwn : !isLeftOut) continue;
      watched.push(at);
      if (readers[at]!.odd) found.set(at, scopeOf(game, part));
    }
  });
  return own;
};

type Looks = ReadonlyMap<number, Look>;

/** Tries something on the looks of the cards, and leaves them as they were; whoever looks on is told none of it. */
export const onCopies = (game: Game, view: View, work: (before: Looks) => void): void => {
  const { active } = view;
  const { witness } = game;
  const before = new Map(view.looks);
  game.witness = undefined;
  try {
    work(before);
  } finally {
    game.witness = witness;
  }
  view.looks.clear();
  for (const [card, look] of before) view.looks.set(card, look);
  view.active = active;
};

/** The cards to which a part would apply as things are; none where it would not. */
export const meantBy = (game: Game, { active }: EffectPart): readonly number[] =>
  isStillAtWork(game, active) && applies(game, active) ? subjects(game, active) : noCards;

// ---------------------------------------------------------------- applying, and what that changes

interface Changed {
  readonly card: number;
  readonly trait: string;
  readonly before: Value;
  readonly after: Value;
  /** Whether it can be by this that the card lacks an ability: numbers take away none, nor does what gives one. */
  readonly mayTake: boolean;
}

/** Applies a part to some cards; the looks of before are left as they were. */
export const applyOnCopies = (
  game: Game,
  view: View,
  before: Looks,
  { active, change, index }: EffectPart,
  cards: readonly number[],
): readonly Changed[] => {
  const trait = traitName(change);
  const changes: Changed[] = [];
  for (const card of cards) {
    const known = view.looks.get(card);
    const look =
      known === undefined || known === before.get(card)
        ? copyLook(game, card, lookAt(game, card))
        : known;
    const value = valueOf(game, card, trait);
    view.looks.set(card, look);
    changeLook(game, look, change, active, active.amounts[index] ?? null);
    const after = valueOf(game, card, trait);
    const isNumber = typeof after === 'number';
    if (!isNumber) view.active = undefined;
    const mayTake = !isNumber && change.change !== 'gain-ability';
    changes.push({ card, trait, before: value, after, mayTake });
  }
  return changes;
};

const valueOf = (game: Game, card: number, trait: string): Value =>
  trait === 'abilities' ? keywordsOf(game, lookAt(game, card)) : traitsOf(game, card, trait);

/** Whether a part that was applied before the changes would be another after them. */
const differs = (
  game: Game,
  { part, gauges, odd }: PartReader,
  changes: readonly Changed[],
  found: Map<number, string>,
  at: number,
): boolean => {
  if (changes.length === 0) return false;
  if (odd) {
    const [was, is] = [found.get(at), scopeOf(game, part)];
    found.set(at, is);
    return was !== is;
  }
  return gauges.some((gauge) => notices(game, gauge, changes)) || isGone(game, part, changes);
};

/** Whether cards pass the filter that did not, or the other way round. */
const notices = (game: Game, gauge: Gauge, changes: readonly Changed[]): boolean => {
  const { trait, open, lets, counts } = gauge;
  spend(game, changes.length / 64);
  let more = 0;
  for (const change of changes) {
    if (change.trait !== trait || !open.has(change.card)) continue;
    const [did, does] = [lets(change.before), lets(change.after)];
    if (did === does) continue;
    if (!counts) return true;
    more += Number(does) - Number(did);
  }
  return more !== 0;
};

/** Whether the changes took away the ability from which a part comes. */
const isGone = (game: Game, { active }: EffectPart, changes: readonly Changed[]): boolean => {
  const source = active.origin === 'static' ? active.context.source?.[0] : undefined;
  return (
    source !== undefined &&
    changes.some(({ card, mayTake }) => card === source && mayTake) &&
    !isStillAtWork(game, active)
  );
};

const scopeOf = (game: Game, { active, change, index }: EffectPart): string =>
  JSON.stringify(
    isStillAtWork(game, active) && applies(game, active)
      ? [
          subjects(game, active),
          active.amounts[index] ?? amount(game, amountIn(change), active.context),
        ]
      : null,
  );
