/** In which order the effects of one layer apply: dependency first, then age, as the game defines them. */
import { collect, type Game, sayOr } from './game.js';
import { type Active } from './active-effects.js';
import { changersOf, dependsOnTraits } from './layer-dependency.js';
import type { Part } from './layers.js';

/** A part in its place, with the rules that put it there rather than where its age would have. */
interface Placed {
  readonly part: Part;
  readonly reasons: readonly string[];
}

/**
 * The order of parts in one layer: the game's definition `dependencyWaits` says whether a part waits for another
 * on which it depends, and `olderFirst` whether age decides the rest.
 */
export const inOrder = (game: Game, parts: readonly Part[]): readonly Placed[] => {
  if (parts.length < 2) return parts.map((part) => ({ part, reasons: noReasons }));
  // A game without dependency, or effects that read nothing of what they write.
  if (!game.world.rules.book.definitions.has('dependencyWaits') || !dependsOnTraits(parts))
    return byAge(game, parts);
  return afterOthers(game, parts);
};

const noReasons: readonly string[] = [];

/** Where nothing depends on anything, age alone decides. */
const byAge = (game: Game, parts: readonly Part[]): readonly Placed[] => {
  const [sorted, { marks }] = collect(game, () => oldestFirst(game, parts));
  const reasons = marks.map(({ rule }) => rule);
  const last = sorted.length - 1;
  return sorted.map((part, at) => ({ part, reasons: at < last ? reasons : noReasons }));
};

const oldestFirst = (game: Game, parts: readonly Part[]): readonly Part[] =>
  parts
    .map((part) => ({ part, date: dateOf(game, part.active) }))
    .sort(({ date: one }, { date: other }) =>
      olderThan(game, one, other) ? -1 : olderThan(game, other, one) ? 1 : 0,
    )
    .map(({ part }) => part);

const olderThan = (game: Game, one: number, other: number): boolean =>
  sayOr<number>(game, 'olderFirst', one - other, one, other) < 0;

/** From when an effect dates, which the game may see otherwise for abilities and for what was resolved. */
const dateOf = (game: Game, { timestamp, origin }: Active): number =>
  sayOr(game, 'effectDate', timestamp, timestamp, origin);

// ---------------------------------------------------------------- dependency

/** Whatever waits for nothing that is left comes next, the oldest of it first. */
const afterOthers = (game: Game, parts: readonly Part[]): readonly Placed[] => {
  const waits = waitingFor(game, parts);
  const age = oldestFirst(game, parts);
  const left = new Set(parts);
  const placed: Placed[] = [];
  while (left.size > 0) {
    const isFree = (part: Part): boolean => left.has(part) && (waits.open.get(part) ?? 0) === 0;
    const free = [...left].filter(isFree);
    // Where each waits for another, age alone decides.
    const among = free.length > 0 ? free : [...left];
    const next = age.find(free.length > 0 ? isFree : (part) => left.has(part));
    if (next === undefined) break;
    const [, why] = collect(game, () => compareAges(game, among));
    if (free.length < left.size)
      collect(game, () => sayOr(game, 'dependencyWaits', false, true), why);
    left.delete(next);
    for (const part of waits.for.get(next) ?? []) waits.open.set(part, waits.open.get(part)! - 1);
    placed.push({ part: next, reasons: why.marks.map(({ rule }) => rule) });
  }
  return placed;
};

/** Notes what makes one of several the oldest; once two of each origin have been compared, others add nothing. */
const compareAges = (game: Game, parts: readonly Part[]): void => {
  const origins = new Set(parts.map(({ active }) => active.origin));
  const seen = new Set<Active['origin']>();
  const [first, ...others] = parts;
  let oldest = first;
  for (const part of others) {
    if (oldest === undefined) return;
    seen.add(part.active.origin).add(oldest.active.origin);
    const [one, other] = [dateOf(game, part.active), dateOf(game, oldest.active)];
    if (olderThan(game, one, other)) oldest = part;
    if (one !== other && seen.size === origins.size) return;
  }
};

interface Waiting {
  /** For how many parts each still waits. */
  readonly open: Map<Part, number>;
  /** Which parts wait for each. */
  readonly for: ReadonlyMap<Part, readonly Part[]>;
}

/** A part waits for every other that would change its scope and whose own scope it would not change. */
const waitingFor = (game: Game, parts: readonly Part[]): Waiting => {
  const changers = changersOf(game, parts);
  const open = new Map<Part, number>();
  const waitingFor = new Map<Part, Part[]>(parts.map((part) => [part, []]));
  const waits =
    changers.some((by, at) => by.size > (by.has(at) ? 1 : 0)) &&
    sayOr(game, 'dependencyWaits', false, true);
  if (waits)
    changers.forEach((by, at) => {
      for (const other of by) {
        if (other === at || changers[other]?.has(at)) continue;
        open.set(parts[at]!, (open.get(parts[at]!) ?? 0) + 1);
        waitingFor.get(parts[other]!)?.push(parts[at]!);
      }
    });
  return { open, for: waitingFor };
};
