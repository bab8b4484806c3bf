/** What became of each rule from one text of a rulebook to another. */
import { foldedWording } from './text.js';

/** A rule as it is compared: two that are worded alike, but for typography, are the same, whatever their numbers. */
export interface Stated {
  readonly number: string;
  readonly wording: string;
}

export type TextChange =
  | { readonly kind: 'added' | 'removed'; readonly number: string; readonly wording: string }
  | {
      readonly kind: 'renumbered';
      readonly number: string;
      readonly to: string;
      readonly wording: string;
    }
  | {
      readonly kind: 'reworded';
      readonly number: string;
      readonly wording: string;
      readonly after: string;
    };

export type ChangeKind = TextChange['kind'];

export const changeKinds: readonly ChangeKind[] = ['added', 'removed', 'renumbered', 'reworded'];

/**
 * Compares two texts. A rule that says the same under another number moved there, even where its old number now says
 * something else; of several that say the same, they are paired in order where there are as many as before, and
 * otherwise nothing is guessed.
 *
 * @returns the changes in the order of the first text, and behind them what the second one adds, in its own order
 */
export const compareTexts = (
  from: readonly Stated[],
  to: readonly Stated[],
): readonly TextChange[] => {
  const after = new Map(to.map(({ number, wording }) => [number, wording]));
  const isSame = ({ number, wording }: Stated): boolean => {
    const now = after.get(number);
    return now !== undefined && foldedWording(now) === foldedWording(wording);
  };
  const same = new Set(from.filter(isSame).map(({ number }) => number));
  const isOpen = ({ number }: Stated): boolean => !same.has(number);
  const moves = movesBetween(from.filter(isOpen), to.filter(isOpen));
  const reached = new Set([...same, ...moves.values()]);
  const known = new Set(from.map(({ number }) => number));
  const isReworded = (number: string): boolean =>
    known.has(number) && !moves.has(number) && !reached.has(number);
  return [
    ...from.filter(isOpen).map(({ number, wording }): TextChange => {
      const moved = moves.get(number);
      if (moved !== undefined) return { kind: 'renumbered', number, to: moved, wording };
      const now = after.get(number);
      return now !== undefined && isReworded(number)
        ? { kind: 'reworded', number, wording, after: now }
        : { kind: 'removed', number, wording };
    }),
    ...to
      .filter(({ number }) => !reached.has(number) && !isReworded(number))
      .map(({ number, wording }): TextChange => ({ kind: 'added', number, wording })),
  ];
};

/** Where each rule went that is worded as before under another number. */
const movesBetween = (
  from: readonly Stated[],
  to: readonly Stated[],
): ReadonlyMap<string, string> => {
  const before = byWording(from);
  const after = byWording(to);
  const moves = new Map<string, string>();
  for (const [wording, numbers] of before) {
    const now = after.get(wording) ?? [];
    if (wording === '' || now.length !== numbers.length) continue;
    numbers.forEach((number, at) => moves.set(number, now[at] ?? number));
  }
  return moves;
};

const byWording = (rules: readonly Stated[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { number, wording } of rules) {
    const folded = foldedWording(wording);
    const numbers = found.get(folded);
    if (numbers === undefined) found.set(folded, [number]);
    else numbers.push(number);
  }
  return found;
};
