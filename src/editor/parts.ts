/**
 * A file cut into parts: one for each declaration, and one for what stands above the first. What a part says depends on
 * its text alone, so a part that stays the same is read once, however the text around it changes. For that each has
 * addresses of its own: offsets and lines begin, in every part that was ever read, where no other has them. Where a part
 * stands in its file now is known to the page (page.ts), and to nobody else.
 */
import { looseIn } from '../harness/compile/file.js';
import { problemsWithin } from '../harness/compile/imports.js';
import type { Checked, Document, Problem, Span } from '../language/document.js';
import { parse } from '../language/parse.js';

export interface PagePart {
  readonly text: string;
  /** Its number, which is that of no other part. */
  readonly id: number;
  /** What was read in it, and what does not parse, at addresses of its own. Read when it is first asked for. */
  readonly parsed: Checked<Document>;
  /** What does not parse in each declaration. */
  readonly within: ReadonlyMap<object, readonly Problem[]>;
  /** What does not parse and stands in no ruling. */
  readonly loose: readonly Problem[];
  /** All that stands in quotes. */
  readonly names: ReadonlySet<string>;
}

/** More characters, and more lines, than a text may have. */
const room = 2 ** 23;

let parts = 0;

export const newPart = (text: string): PagePart => {
  const id = ++parts;
  let parsed: Checked<Document> | undefined;
  let within: ReadonlyMap<object, readonly Problem[]> | undefined;
  let names: ReadonlySet<string> | undefined;
  return {
    text,
    id,
    get parsed() {
      return (parsed ??= movedBy(parse(text), id * room));
    },
    get within() {
      return (within ??= problemsWithin(this.parsed.value, this.parsed.problems));
    },
    get loose() {
      return looseIn(this.parsed, this.within);
    },
    get names() {
      return (names ??= namesIn(text));
    },
  };
};

/** The part that an address belongs to, by its number. */
export const partAt = (address: number): number => Math.floor(address / room);

/** Where in its part an address is: an offset, or a line from 1. */
export const withinPart = (address: number): number => address % room;

/** The address of an offset in a part, or of a line. */
export const addressIn = ({ id }: Pick<PagePart, 'id'>, offset: number): number =>
  id * room + offset;

// ---------------------------------------------------------------- reading

const isSpan = (value: object): value is Span => 'endColumn' in value;

/** The same at other addresses. What was one object is one still: readers tell places apart by that. */
const movedBy = <T>(value: T, by: number): T => {
  const known = new Map<object, object>();
  const move = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const before = known.get(one);
    if (before !== undefined) return before;
    const moved = isSpan(one) ? spanMovedBy(one, by) : Array.isArray(one) ? one.map(move) : {};
    known.set(one, moved);
    if (!isSpan(one) && !Array.isArray(one))
      for (const [key, inner] of Object.entries(one))
        (moved as Record<string, unknown>)[key] = move(inner);
    return moved;
  };
  return move(value) as T;
};

const spanMovedBy = ({ start, end, line, column, endLine, endColumn }: Span, by: number): Span => ({
  start: start + by,
  end: end + by,
  line: line + by,
  column,
  endLine: endLine + by,
  endColumn,
});

const quotes = ['""', '\u201c\u201d', '\u300c\u300d', '\u300e\u300f', '\u300a\u300b'];
const anyName = quotes.map(([open, close]) => `${open}[^${close}\\r\\n]*${close}`).join('|');
const namePattern = new RegExp(anyName, 'gu');

const namesIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(namePattern) ?? []).map((name) => name.slice(1, -1)));

// ---------------------------------------------------------------- cutting

const declarations = 'ruling|card|board|import';
const blank = '[ \\t\\f\\v\\u00a0\\u2000-\\u200b\\u2028\\u2029\\u202f\\u3000\\ufeff]*';
/** What nothing in front of it can take into a line of its own: grammar/line-ends.ts ends any line there. */
const declarationPattern = new RegExp(
  `(?<![^\\r\\n])${blank}(?:${declarations})${blank}(?:${anyName})`,
  'gu',
);

/** Where the parts of a text begin, the first at 0. */
export const partStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (const { index } of text.matchAll(declarationPattern)) if (index > 0) starts.push(index);
  return starts;
};
