/** The cards of a board line, taken apart and put together again: `2 "Captain" as one and two with 1 flame as torch, spent`. */
import type { PlannedCard } from '../../harness/compile/entries.js';
import type { Plan, PlanStep } from '../../harness/compile/plan.js';
import type { BoardEntry, Given, Span } from '../../language/document.js';
import { ownedBy } from '../../language/owned.js';
import { type Page, type Range, rangeOf } from '../page.js';
import type { Recorded } from './recorded.js';
import { plansOf } from '../../harness/compile/edition.js';

/** Cards of one kind that a line puts somewhere, in the words of the line. */
export interface LaidPiece {
  /** Where it begins on the page, by which it is known; -1 of one that is new. */
  readonly at: number;
  /** `B's`, of a card that lies on another; or nothing. */
  readonly owner: string;
  readonly count: number | undefined;
  /** Name or kind: `"Captain"`, `flame`, `d1 .. d3`; what stands in front of a name as well. */
  readonly what: string;
  /** Where that ends, and labels would stand. */
  readonly whatEnd: number;
  /** `one and two`, `f1 .. f3`. */
  readonly labels: string;
  readonly states: readonly string[];
  readonly attached: readonly LaidPiece[];
  readonly under: readonly LaidPiece[];
}

/** A card that is written on a board: where its piece begins on the page, and which of several copies it is. */
export interface LaidCard {
  readonly at: number;
  readonly copy: number;
}

/** A line of a board that says what lies in a zone. */
export interface ZoneLine {
  readonly range: Range;
  readonly player: string;
  readonly zone: string;
  readonly position: 'top' | 'bottom' | undefined;
  /** Its first words: whose zone. */
  readonly place: string;
  readonly pieces: readonly LaidPiece[];
  /** It stands in the ruling itself, and not on a board that others share. */
  readonly isOwn: boolean;
}

/** The lines of a ruling's board, the shared one's first; those that make no sense are left out. */
export const laidLines = (recorded: Recorded): readonly ZoneLine[] => {
  const { page, ruling, edition, view } = recorded;
  const shared = ruling.board && view.catalogue.boards.get(ruling.board.text);
  const own = ruling.blocks.flatMap((block) => (block.kind === 'given' ? block.lines : []));
  const plans = plansOf(edition, ruling);
  return [
    ...(shared === undefined ? [] : linesIn(page, plans[0], shared.lines, false)),
    ...linesIn(page, plans.at(-1), own, true),
  ];
};

type CardStep = Extract<PlanStep, { readonly is: 'cards' }>;

const linesIn = (
  page: Page,
  plan: Plan | undefined,
  lines: readonly Given[],
  isOwn: boolean,
): readonly ZoneLine[] => {
  const steps = (plan?.steps ?? []).filter((step): step is CardStep => step.is === 'cards');
  return lines.flatMap((line): readonly ZoneLine[] => {
    const range = rangeOf(page, line.at);
    if (line.kind !== 'place' || range === undefined) return [];
    const step = steps.find(
      ({ cards: [card] }) => card !== undefined && isWithin(card.at, line.at),
    );
    if (step === undefined) return [];
    const { player, zone, position } = step.place;
    const placeEnd = endOfPlace(plan, line) ?? line.place.at;
    const place = sourceOf(page, line.place.at.start, placeEnd.end);
    const ahead = sourceOf(page, placeEnd.end, line.place.at.end).trim();
    const pieces = piecesOf(page, line.entries, step.cards, ahead);
    return [{ range, player, zone, position, place, pieces, isOwn }];
  });
};

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.start < outer.end;

/** The last word of a line that says where. */
const endOfPlace = (plan: Plan | undefined, { place }: { readonly place: { readonly at: Span } }) =>
  plan?.senses
    .filter(({ is, at }) => (is === 'zone' || is === 'position') && isWithin(at, place.at))
    .at(-1)?.at;

const sourceOf = (page: Page, start: number, end: number): string => {
  const range = rangeOf(page, { start, end });
  return range === undefined ? '' : page.text.slice(range.start, range.end);
};

const source = (page: Page, { start, end }: Span): string => sourceOf(page, start, end);

/** @param ahead words that stand in front of the first of them */
const piecesOf = (
  page: Page,
  entries: readonly BoardEntry[],
  planned: readonly PlannedCard[],
  ahead: string,
): readonly LaidPiece[] => {
  const starts = new Set(planned.map(({ at }) => at.start));
  const pieces: LaidPiece[] = [];
  for (const [index, entry] of entries.entries()) {
    const own = pieceOf(page, entry, index === 0 ? ahead : '');
    const before = pieces.at(-1);
    if (before !== undefined && !starts.has(entry.at.start))
      pieces[pieces.length - 1] = joined(before, own);
    else pieces.push(own);
  }
  return pieces;
};

/** What stands behind a card and is no other card is its state, with what is attached there. */
const joined = (before: LaidPiece, { what, attached, under }: LaidPiece): LaidPiece => ({
  ...before,
  states: [...before.states, what],
  attached: [...before.attached, ...attached],
  under: [...before.under, ...under],
});

const pieceOf = (page: Page, entry: BoardEntry, ahead: string): LaidPiece => {
  const { at, count, name, through, labels, attached, under } = entry;
  const { owner, words } = ownedBy(entry.words);
  const run = through === undefined ? '' : ` .. ${source(page, through.at)}`;
  const said = [ahead, name && source(page, name.at), words && source(page, words.at)];
  const what = said.filter(Boolean).join(' ');
  const named = labels.map((label) => source(page, label.at)).join(' and ');
  return {
    at: rangeOf(page, at)?.start ?? -1,
    owner: owner === undefined ? '' : source(page, owner.at),
    count: count?.value,
    what: labels.length === 0 ? `${what}${run}` : what,
    whatEnd: rangeOf(page, words?.at ?? name?.at ?? count?.at ?? at)?.end ?? -1,
    labels: labels.length === 0 ? '' : `${named}${run}`,
    states: [],
    attached: attached.map((one) => pieceOf(page, one, '')),
    under: under.map((one) => pieceOf(page, one, '')),
  };
};

/** A piece as it is written. */
export const pieceText = (piece: LaidPiece): string =>
  [oneText(piece), joinText('on', piece.under), joinText('with', piece.attached)]
    .filter((part) => part !== '')
    .join(' ') + piece.states.map((state) => `, ${state}`).join('');

const oneText = ({ owner, count, what, labels }: LaidPiece): string =>
  [owner, count, what, labels === '' ? '' : `as ${labels}`]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

const joinText = (join: string, pieces: readonly LaidPiece[]): string =>
  pieces.length === 0 ? '' : `${join} ${pieces.map(oneText).join(' and ')}`;

/** A line as it is written. */
export const lineText = (place: string, pieces: readonly LaidPiece[]): string =>
  `${place} ${pieces.map(pieceText).join(', ')}`;

/** The pieces themselves, and what is attached to them or lies under them. */
export const allPieces = (pieces: readonly LaidPiece[]): readonly LaidPiece[] =>
  pieces.flatMap((piece) => [piece, ...allPieces(piece.attached), ...allPieces(piece.under)]);
