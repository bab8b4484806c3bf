/** In which order effects apply, of one layer or of several together: dependency first, then age, as the game defines them. */
import { collect, type Game } from './game.js';
import type { Active } from './active-effects.js';
import type { Change } from './ability.js';
import type { View } from './continuous.js';
import { newTrial, tryInOrder } from './layer-dependency.js';
import { mayDepend, reads } from './layer-readers.js';
import { traitName } from './layer-changes.js';
import type { EffectPart } from './layers.js';
import { say } from './questions.js';

/** A part in its place, with the rules that put it there rather than where its age would have. */
export interface Placed {
  readonly part: EffectPart;
  readonly reasons: readonly string[];
  /** The place at which it applies, where that may be another than its layer's. */
  readonly place?: number;
  /** All that apply with it where they wait for one another round about, in this order. */
  readonly loop?: readonly EffectPart[] | undefined;
}

/**
 * Behind which layer those end that apply together, from a place on: where effects wait for others of later layers,
 * up to the last layer that one of them reads.
 */
export const endOfGroup = (game: Game, parts: readonly EffectPart[], from: number): number => {
  const { definitions, layers } = game.world.rules.book;
  let end = from + 1;
  if (!definitions.has('waitsForLater') && !definitions.has('placeOfDependent')) return end;
  const written = writtenFrom(game, parts, end);
  for (let at = from; at < end; at++)
    for (const part of parts) {
      if (part.layer !== layers[at]) continue;
      for (const later of written)
        if (later.at >= end && reads(part, traitName(later.change)))
          end = Math.max(end, endFor(game, part, later));
    }
  return end;
};

/** Behind which layer a part applies that depends on what is changed in a later one. */
const endFor = (game: Game, part: EffectPart, later: Written): number => {
  const { layers } = game.world.rules.book;
  if (say(game, 'waitsForLater', part.change, later.change)) return later.at + 1;
  const place = say(game, 'placeOfDependent', part.layer.place, layers[later.at]!.place);
  return place === null ? 0 : layers.filter((layer) => layer.place <= place).length;
};

interface Written {
  readonly at: number;
  readonly change: Change;
}

/** What is changed in layers from a place on, each characteristic once for each layer. */
const writtenFrom = (
  game: Game,
  parts: readonly EffectPart[],
  from: number,
): readonly Written[] => {
  const { layers } = game.world.rules.book;
  const written: Written[] = [];
  for (const { layer, change } of parts) {
    const at = layers.indexOf(layer);
    if (at < from) continue;
    const trait = traitName(change);
    if (!written.some((one) => one.at === at && traitName(one.change) === trait))
      written.push({ at, change });
  }
  return written;
};

/**
 * The order of parts that apply together: layer by layer, where they are of several. The game's definition
 * `dependencyWaits` says whether a part waits for another on which it depends, and `olderFirst` whether age decides the rest.
 *
 * @param reached the place up to which others have applied: none of these comes before it
 */
export const partsInOrder = (
  game: Game,
  view: View,
  parts: readonly EffectPart[],
  reached: number,
): readonly Placed[] => {
  const { definitions } = game.world.rules.book;
  if (definitions.has('placeOfDependent')) return inPlaces(game, view, parts, reached);
  if (parts.length < 2) return parts.map((part) => ({ part, reasons: noReasons }));
  // A game without dependency, or effects that read nothing of what they write.
  if (!definitions.has('dependencyWaits') || !mayDepend(parts)) return byAge(game, parts);
  const waits = waitingFor(game, view, parts);
  return waits === null ? byAge(game, parts) : afterOthers(game, parts, waits);
};

const noReasons: readonly string[] = [];

/** Where nothing depends on anything, age alone decides. */
const byAge = (game: Game, parts: readonly EffectPart[]): readonly Placed[] => {
  const [sorted, { marks }] = collect(game, () => oldestFirst(game, parts));
  const reasons = marks.map(({ rule }) => rule);
  const last = sorted.length - 1;
  return sorted.map((part, at) => ({ part, reasons: at < last ? reasons : noReasons }));
};

const oldestFirst = (game: Game, parts: readonly EffectPart[]): readonly EffectPart[] =>
  parts
    .map((part) => ({ part, date: dateOf(game, part), at: placeOf(game, part) }))
    .sort(({ date: one, at: here }, { date: other, at: there }) => {
      if (here !== there) return here - there;
      return olderThan(game, one, other) ? -1 : olderThan(game, other, one) ? 1 : 0;
    })
    .map(({ part }) => part);

/** The place of the layer in which a part applies; the same for all where there are none. */
const placeOf = (game: Game, { layer }: EffectPart): number =>
  say(game, 'layersInOrder') ? game.world.rules.book.layers.indexOf(layer) : 0;

const olderThan = (game: Game, one: number, other: number): boolean =>
  say(game, 'olderFirst', one, other) < 0;

/** From when an effect dates, which the game may see otherwise for abilities and for what was resolved. */
const dateOf = (game: Game, { active: { timestamp, origin, text }, change }: EffectPart): number =>
  say(game, 'effectDate', timestamp, origin, change, text.changes);

// ---------------------------------------------------------------- places of what depends on later layers

/**
 * Place by place: each part in its layer's, unless it depends on one of a later place, and the game gives it another for that.
 * What an order shows may put more of them elsewhere, which may show more.
 */
const inPlaces = (
  game: Game,
  view: View,
  parts: readonly EffectPart[],
  reached: number,
): readonly Placed[] => {
  let placed = parts.map((part): Stood => {
    const place = Math.max(part.layer.place, reached);
    return { part, place, why: noReasons };
  });
  if (parts.length > 1 && mayDepend(parts)) {
    const trial = newTrial(game, parts);
    const changers = parts.map(() => new Set<number>());
    const places = new Map(parts.map((part, at) => [part, at]));
    const inOrder = () => byPlace(game, placed).map(({ part }) => places.get(part)!);
    while (tryInOrder(game, view, trial, inOrder(), changers))
      placed = placed.map((one, at) => behind(game, one, changers[at]!, placed));
  }
  return byPlace(game, placed);
};

interface Stood {
  readonly part: EffectPart;
  readonly place: number;
  /** The rules that gave it the place. */
  readonly why: readonly string[];
}

/** A part where it applies for all that it depends on. */
const behind = (
  game: Game,
  one: Stood,
  changers: ReadonlySet<number>,
  placed: readonly Stood[],
): Stood => {
  let found = one;
  for (const at of changers) {
    const [place, { marks }] = collect(game, () =>
      say(game, 'placeOfDependent', one.part.layer.place, placed[at]!.place),
    );
    if (place !== null && place > found.place)
      found = { ...one, place, why: marks.map(({ rule }) => rule) };
  }
  return found;
};

/** Of one place the oldest comes first, and only there does that decide anything. */
const byPlace = (game: Game, parts: readonly Stood[]): readonly Placed[] => {
  const at = new Map(parts.map((one) => [one.part, one]));
  return [...new Set(parts.map(({ place }) => place))]
    .sort((one, other) => one - other)
    .flatMap((place) =>
      byAge(
        game,
        parts.filter((one) => one.place === place).map(({ part }) => part),
      ).map(({ part, reasons }) => ({
        part,
        place,
        reasons: [...reasons, ...at.get(part)!.why],
      })),
    );
};

// ---------------------------------------------------------------- dependency

/** Whatever waits for nothing that is left comes next, the oldest of it first. */
const afterOthers = (game: Game, parts: readonly EffectPart[], waits: Waits): readonly Placed[] => {
  let left = parts.length;
  return orderOf(game, waits, ages(game, parts)).map(({ at, among, loop }) => {
    const [, why] = collect(game, () =>
      compareAges(
        game,
        among
          .map((one) => parts[one]!)
          .filter((one) => placeOf(game, one) === placeOf(game, parts[at]!)),
      ),
    );
    if (among.length < left || loop !== undefined)
      collect(game, () => say(game, 'dependencyWaits', true), why);
    if (loop !== undefined) collect(game, () => say(game, 'loopsSettle'), why);
    left--;
    return {
      part: parts[at]!,
      reasons: why.marks.map(({ rule }) => rule),
      loop: loop?.map((one) => parts[one]!),
    };
  });
};

const ages = (game: Game, parts: readonly EffectPart[]): readonly number[] => {
  const places = new Map(parts.map((part, at) => [part, at]));
  return oldestFirst(game, parts).map((part) => places.get(part)!);
};

/** The part that comes next, by its place, and those from which its age picked it. */
interface Next {
  readonly at: number;
  readonly among: readonly number[];
  /** All that apply with it, where the game lets those settle that wait for one another. */
  readonly loop: readonly number[] | undefined;
}

/**
 * Where each of what is left waits for another, age decides among those that wait for nothing but one another; what
 * only waits for them comes after them all the same.
 */
const orderOf = (game: Game, waits: Waits, age: readonly number[]): readonly Next[] => {
  const left = new Set(age);
  const order: Next[] = [];
  const take = (next: Next): void => {
    left.delete(next.at);
    order.push(next);
  };
  while (left.size > 0) {
    const free = [...left].filter((at) => isFree(waits, at, left));
    const among = free.length > 0 ? free : firstLoop(waits, left);
    const isLoop = free.length === 0 && say(game, 'loopsSettle');
    for (const at of isLoop ? among : among.slice(0, 1))
      take({ at, among, loop: isLoop ? among : undefined });
  }
  return order;
};

const isFree = (waits: Waits, at: number, left: ReadonlySet<number>): boolean => {
  for (const other of waits[at]!) if (left.has(other)) return false;
  return true;
};

/** Those that wait for one another and for nothing else that is left; of several such circles that of the oldest. */
const firstLoop = (waits: Waits, left: ReadonlySet<number>): readonly number[] => {
  const awaited = new Map([...left].map((at) => [at, awaitedBy(waits, at, left)]));
  for (const all of awaited.values())
    if ([...all].every((other) => awaited.get(other)!.size === all.size))
      return [...left].filter((at) => all.has(at));
  return [...left];
};

/** All of what is left for which a part waits, directly or because of another. */
const awaitedBy = (waits: Waits, start: number, left: ReadonlySet<number>): ReadonlySet<number> => {
  const found = new Set<number>();
  const open = [start];
  for (const at of open)
    for (const other of waits[at]!) {
      if (!left.has(other) || found.has(other)) continue;
      found.add(other);
      open.push(other);
    }
  return found;
};

/** Notes what makes one of several the oldest; once two of each origin have been compared, others add nothing. */
const compareAges = (game: Game, parts: readonly EffectPart[]): void => {
  const origins = new Set(parts.map(({ active }) => active.origin));
  const seen = new Set<Active['origin']>();
  const [first, ...others] = parts;
  let oldest = first;
  for (const part of others) {
    if (oldest === undefined) return;
    seen.add(part.active.origin).add(oldest.active.origin);
    const [one, other] = [dateOf(game, part), dateOf(game, oldest)];
    if (olderThan(game, one, other)) oldest = part;
    if (one !== other && seen.size === origins.size) return;
  }
};

/** For which others each part waits, by their places. */
type Waits = readonly ReadonlySet<number>[];

/**
 * A part waits for every other that changes what it does, unless it changes what that one does, too, and the game does not
 * let the two settle; nothing where none waits. What an order shows may need another order, which may show more.
 */
const waitingFor = (game: Game, view: View, parts: readonly EffectPart[]): Waits | null => {
  const trial = newTrial(game, parts);
  const age = ages(game, parts);
  const changers = parts.map(() => new Set<number>());
  const before = alwaysBefore(game, parts);
  let waits: Waits = changers;
  // Where loops settle, two that wait for each other are one.
  const isOneWay = (at: number, other: number): boolean =>
    changers[other]?.has(at) !== true || say(game, 'loopsSettle');
  const inOrder = () => orderOf(game, waits, age).map(({ at }) => at);
  while (tryInOrder(game, view, trial, inOrder(), changers)) {
    if (!say(game, 'dependencyWaits', true)) return null;
    waits = changers.map(
      (by, at) =>
        new Set([
          ...before[at]!,
          ...[...by].filter((other) => isOneWay(at, other) && mayWait(game, parts, at, other)),
        ]),
    );
  }
  return changers.some((by) => by.size > 0) ? waits : null;
};

/** Those of earlier layers for which each part waits, whatever depends on what. */
const alwaysBefore = (game: Game, parts: readonly EffectPart[]): Waits => {
  const areTogether = parts.some(({ layer }) => layer !== parts[0]?.layer);
  return parts.map((part) => {
    const before = new Set<number>();
    if (!areTogether) return before;
    for (const [at, other] of parts.entries())
      if (isLater(game, part, other) && !say(game, 'waitsForLater', other.change, part.change))
        before.add(at);
    return before;
  });
};

/** Whether a part may wait for another: of a later layer only as the game says. */
const mayWait = (game: Game, parts: readonly EffectPart[], at: number, other: number): boolean =>
  mayWaitFor(game, parts[at]!, parts[other]!);

export const mayWaitFor = (game: Game, part: EffectPart, other: EffectPart): boolean =>
  !isLater(game, other, part) || say(game, 'waitsForLater', part.change, other.change);

const isLater = (game: Game, one: EffectPart, other: EffectPart): boolean =>
  one.layer !== other.layer && placeOf(game, one) > placeOf(game, other);
