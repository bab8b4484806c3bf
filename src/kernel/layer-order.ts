/** In which order the effects of one layer apply: dependency first, then age, as the game defines them. */
import type { Change, ContinuousText } from './ability.js';
import { collect, type Game, sayOr } from './game.js';
import { amount } from './select.js';
import { subjects, type Active } from './active-effects.js';
import { newView, ownLook, type Look } from './continuous.js';
import { changeLook, traitName, type Part } from './layers.js';

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
  if (!anyTouches(parts)) return byAge(game, parts);
  const left = [...parts];
  const placed: Placed[] = [];
  while (left.length > 0) {
    const free = left.filter(
      (part) => !left.some((other) => other !== part && dependsOn(game, part, other)),
    );
    const [next, why] = collect(game, () => pick(game, free.length > 0 ? free : left));
    collect(
      game,
      () => free.length < left.length && sayOr(game, 'dependencyWaits', false, true),
      why,
    );
    left.splice(left.indexOf(next), 1);
    placed.push({ part: next, reasons: why.marks.map(({ rule }) => rule) });
  }
  return placed;
};

const noReasons: readonly string[] = [];

/** Where nothing depends on anything, age alone decides. */
const byAge = (game: Game, parts: readonly Part[]): readonly Placed[] => {
  const [sorted, { marks }] = collect(game, () =>
    parts
      .map((part) => ({ part, date: dateOf(game, part.active) }))
      .sort(({ date: one }, { date: other }) =>
        olderThan(game, one, other) ? -1 : olderThan(game, other, one) ? 1 : 0,
      ),
  );
  const reasons = marks.map(({ rule }) => rule);
  const last = sorted.length - 1;
  return sorted.map(({ part }, at) => ({ part, reasons: at < last ? reasons : [] }));
};

const pick = (game: Game, parts: readonly Part[]): Part => {
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError('nothing to pick from');
  return others.reduce(
    (best, part) =>
      olderThan(game, dateOf(game, part.active), dateOf(game, best.active)) ? part : best,
    first,
  );
};

const olderThan = (game: Game, one: number, other: number): boolean =>
  sayOr<number>(game, 'olderFirst', one - other, one, other) < 0;

/** From when an effect dates, which the game may see otherwise for abilities and for what was resolved. */
const dateOf = (game: Game, { timestamp, origin }: Active): number =>
  sayOr(game, 'effectDate', timestamp, timestamp, origin);

/** Whether what `part` does, or to what, would change if `other` were applied first, and not the other way round. */
const dependsOn = (game: Game, part: Part, other: Part): boolean =>
  touches(other.change, part) &&
  sayOr(game, 'dependencyWaits', false, changesScope(game, part, other)) &&
  !(touches(part.change, other) && changesScope(game, other, part));

/** A quick look at the texts: only a part that reads what the other writes can depend on it. */
const touches = (written: Change, { active, change }: Part): boolean =>
  whatItReads(active.text, change).includes(markOf(written));

const anyTouches = (parts: readonly Part[]): boolean => {
  const written = [...new Set(parts.map(({ change }) => markOf(change)))];
  return parts.some(({ active, change }) => {
    const read = whatItReads(active.text, change);
    return written.some((one) => read.includes(one));
  });
};

const markOf = (written: Change): string => {
  const trait = traitName(written);
  return trait === 'abilities' ? '"keyword"' : `"trait":"${trait}"`;
};

/** What decides to which cards a change applies and by how much, as text; made once for each change. */
const whatItReads = (text: ContinuousText, change: Change): string => {
  let read = reads.get(change);
  if (read === undefined) {
    const amounts = ['amount' in change ? change.amount : 0, 'value' in change ? change.value : 0];
    read = JSON.stringify([text.subject, amounts]);
    reads.set(change, read);
  }
  return read;
};

const reads = new WeakMap<Change, string>();

const changesScope = (game: Game, part: Part, other: Part): boolean => {
  const scope = () =>
    JSON.stringify([
      subjects(game, part.active),
      'amount' in part.change ? amount(game, part.change.amount, part.active.context) : 0,
    ]);
  const before = scope();
  const view = game.view;
  if (view === null) return false;
  game.view = newView(copyLooks(view.looks), true);
  for (const id of subjects(game, other.active))
    changeLook(
      game,
      ownLook(game, id),
      other.change,
      other.active,
      other.active.amounts[other.index] ?? null,
    );
  const after = scope();
  game.view = view;
  return before !== after;
};

const copyLooks = (looks: ReadonlyMap<number, Look>): Map<number, Look> =>
  new Map(
    [...looks].map(([id, { traits, abilities, gained }]) => [
      id,
      { traits: { ...traits }, abilities, gained: new Map(gained), reasons: {}, keywords: null },
    ]),
  );
