/** A text as rows: its lines and its comments, in order, with what the layout of a row depends on. */
import type { IToken } from 'chevrotain';
import { opensLines, keywordTokens as k } from '../../../grammar/keywords.js';
import type { Layout } from '../../../grammar/layout.js';
import { headLength, isPlain, type LaidLine, type LineKind } from '../../../grammar/line-kinds.js';
import { endOf } from '../ast/source.js';
import type { Document, Given } from '../document.js';

/** A comment inside a line that goes on: in front of which of the line's tokens, and whether on a line of its own. */
export interface InnerComment {
  readonly before: number;
  readonly text: string;
  readonly alone: boolean;
}

export interface LineRow {
  readonly kind: Exclude<LineKind, 'file'> | 'head';
  readonly indent: number;
  /** An empty line stands in front. */
  readonly apart: boolean;
  readonly tokens: readonly IToken[];
  /** How many of the tokens stand in the left column: a place, the first word of a line about the ruling. */
  readonly left: number;
  readonly inner: readonly InnerComment[];
  /** The comment behind the line. */
  readonly comment: string | undefined;
}

export interface CommentRow {
  readonly kind: 'comment';
  readonly indent: number;
  readonly apart: boolean;
  readonly text: string;
}

export type FormattedRow = LineRow | CommentRow;

export function rowsOf(
  text: string,
  { tokens, lines }: Layout,
  comments: readonly IToken[],
  document: Document,
): readonly FormattedRow[] {
  const places = placesIn(document);
  const rows: FormattedRow[] = [];
  let next = 0;
  let part: Part;
  let end = 0;
  for (const line of lines) {
    const own = tokens.slice(line.first, line.last);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) continue;
    if (line.kind === 'file') part = first.tokenType === k.Board ? 'board' : undefined;
    if (line.kind === 'face') part = 'face';
    for (; comments[next] && startOf(comments[next]) < first.startOffset; next++)
      end = addComment(text, rows, comments[next], end, first);
    const inner: InnerComment[] = [];
    for (; comments[next] && startOf(comments[next]) < last.startOffset; next++)
      inner.push(innerComment(text, own, comments[next]));
    const behind = comments[next];
    const trails = behind && !/[\r\n]/.test(text.slice(endOf(last), behind.startOffset));
    if (trails) next++;
    const comment = trails ? behind.image.trimEnd() : undefined;
    const apart = blankBetween(text, end, first.startOffset);
    const left = leftOf(line, own, places.get(first.startOffset));
    addLine(rows, {
      kind: kindOf(line),
      indent: indentOf(line, part),
      apart,
      tokens: own,
      left,
      inner,
      comment,
    });
    end = endOf(trails ? behind : last);
  }
  for (; next < comments.length; next++)
    end = addComment(text, rows, comments[next], end, undefined);
  return spaced(rows);
}

const startOf = (token: IToken | undefined): number => token?.startOffset ?? Infinity;

const kindOf = ({ kind }: LaidLine): LineRow['kind'] => (kind === 'file' ? 'head' : kind);

/** What the lines belong to, where they stand otherwise there. */
type Part = 'board' | 'face' | undefined;

const indents = {
  file: 0,
  traits: 2,
  face: 2,
  ability: 2,
  header: 2,
  block: 2,
  given: 4,
  do: 4,
  claim: 4,
};

const indentOf = ({ kind }: LaidLine, part: Part): number => {
  if (kind === 'given' && part === 'board') return 2;
  return kind === 'ability' && part === 'face' ? 4 : indents[kind];
};

/** Traits stand on the line below the card's name, unless they would be taken for something else there. */
function addLine(rows: FormattedRow[], row: LineRow): void {
  const [first] = row.tokens;
  const named = headLength(row.tokens);
  const trait = row.tokens[named];
  if (first?.tokenType !== k.Card || !trait || !mayBeginTraits(trait)) {
    rows.push(row);
    return;
  }
  const inner = row.inner.map((one) => ({ ...one, before: one.before - named }));
  rows.push({ ...row, tokens: row.tokens.slice(0, named), inner: [], comment: undefined });
  rows.push({
    ...row,
    kind: 'traits',
    indent: 2,
    apart: false,
    tokens: row.tokens.slice(named),
    inner,
  });
}

const mayBeginTraits = (token: IToken): boolean => isPlain(token) && !opensLines(token.image);

// ---------------------------------------------------------------- columns

/** Where the cards of each line of a board begin, by the start of the line. */
function placesIn({ boards, rulings }: Document): ReadonlyMap<number, number> {
  const given: readonly Given[] = [
    ...boards.flatMap(({ lines }) => lines),
    ...rulings.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'given' ? block.lines : [])),
    ),
  ];
  return new Map(
    given.flatMap((line) => {
      const cards = line.kind === 'place' ? line.entries[0] : undefined;
      return cards ? [[line.at.start, cards.at.start]] : [];
    }),
  );
}

function leftOf(
  { kind }: LaidLine,
  tokens: readonly IToken[],
  cardsAt: number | undefined,
): number {
  if (kind === 'header') return 1;
  if (kind === 'claim')
    return tokens.findLastIndex(({ tokenType }) => tokenType.name === 'LBracket');
  if (cardsAt === undefined) return 0;
  const cards = tokens.findIndex(({ startOffset }) => startOffset >= cardsAt);
  return behindZone(tokens, cards) ?? cards;
}

/** `champion zone plain champion`: no place goes on behind the word zone but to say where in it. */
function behindZone(tokens: readonly IToken[], cards: number): number | undefined {
  const zone = tokens.slice(0, cards).findLastIndex(({ image }) => image.toLowerCase() === 'zone');
  if (zone < 0) return undefined;
  const edge = tokens[zone + 1]?.image.toLowerCase();
  const behind = edge === 'top' || edge === 'bottom' ? zone + 2 : zone + 1;
  return behind < cards ? behind : undefined;
}

// ---------------------------------------------------------------- comments

function innerComment(
  text: string,
  tokens: readonly IToken[],
  comment: IToken | undefined,
): InnerComment {
  const start = startOf(comment);
  const before = tokens.findIndex(({ startOffset }) => startOffset > start);
  return {
    before,
    text: comment?.image.trimEnd() ?? '',
    alone: columnOf(text, start) !== undefined,
  };
}

/** A comment on a line of its own, between two lines. It belongs to the line below unless it stands further right. */
function addComment(
  text: string,
  rows: FormattedRow[],
  comment: IToken | undefined,
  end: number,
  below: IToken | undefined,
): number {
  if (!comment) return end;
  const apart = blankBetween(text, end, comment.startOffset);
  const column = columnOf(text, comment.startOffset) ?? 0;
  const belowColumn = below ? (columnOf(text, below.startOffset) ?? 0) : 0;
  // The indentation of the row below is known only later; -1 stands for it.
  const indent = column > belowColumn ? insideOf(rows.at(-1)) : -1;
  rows.push({ kind: 'comment', indent, apart, text: comment.image.trimEnd() });
  return endOf(comment);
}

/** The indentation of what follows a row and belongs to it. */
function insideOf(row: FormattedRow | undefined): number {
  if (row?.kind === 'head') return 2;
  return row?.kind === 'block' ? 4 : (row?.indent ?? 0);
}

/** How far to the right something stands, if nothing stands in front of it. */
function columnOf(text: string, offset: number): number | undefined {
  const line = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  const before = text.slice(line, offset).replace('\ufeff', '');
  return before.trim() === '' ? before.length : undefined;
}

const blankBetween = (text: string, from: number, to: number): boolean =>
  (text.slice(from, to).match(/\r\n|\r|\n/g) ?? []).length > 1;

// ---------------------------------------------------------------- empty lines

/** Settles the comments' indentation, and where empty lines stand. */
function spaced(rows: readonly FormattedRow[]): readonly FormattedRow[] {
  const settled: FormattedRow[] = [...rows];
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = settled[index];
    const below = settled[index + 1]?.indent ?? 0;
    if (row?.kind !== 'comment') continue;
    settled[index] = { ...row, indent: row.indent < 0 ? below : Math.max(row.indent, below) };
  }
  return settled.map((row, index) => ({ ...row, apart: isApart(settled, row, index) }));
}

function isApart(rows: readonly FormattedRow[], row: FormattedRow, index: number): boolean {
  const above = rows[index - 1];
  if (!above) return false;
  if (beginsItem(rows, index)) return !(isImport(row) && isImport(above));
  // What stands right above a declaration belongs to it.
  if (row.kind === 'head') return row.apart && above.kind === 'comment';
  const opens = above.kind === 'head' || above.kind === 'block';
  return row.apart && !opens;
}

/** A declaration, or the first of the comments right above it. */
function beginsItem(rows: readonly FormattedRow[], index: number): boolean {
  const row = rows[index];
  const above = rows[index - 1];
  if (!row) return false;
  const belongsAbove = above?.kind === 'comment' && above.indent === 0 && !row.apart;
  if (belongsAbove) return false;
  if (row.kind === 'head') return true;
  if (row.kind !== 'comment' || row.indent > 0) return false;
  for (let below = index + 1; rows[below]; below++) {
    const next = rows[below];
    if (next?.kind === 'head') return !next.apart;
    if (next?.kind !== 'comment' || next.indent > 0 || next.apart) return false;
  }
  return false;
}

const isImport = (row: FormattedRow): boolean =>
  row.kind === 'head' && row.tokens[0]?.tokenType === k.Import;
