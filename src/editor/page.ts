/** A file as it stands in an editor: its text, the parts it is cut into, and where each of them stands. */
import type { Span } from '../language/document.js';
import { lastAtOrBefore } from '../language/position.js';
import { addressIn, newPart, type PagePart, partAt, partStarts, withinPart } from './parts.js';

/** A stretch of a text: offsets in UTF-16 units from 0; `end` is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch of a text, and what stands there from now on. */
export interface TextEdit extends Range {
  readonly text: string;
}

/** A text that does not change: a change makes another page, which shares what stayed the same. */
export interface Page {
  readonly path: string;
  readonly text: string;
  readonly parts: readonly PagePart[];
  /** Where each part begins. */
  readonly starts: readonly number[];
  /** Where each line begins. */
  readonly lines: readonly number[];
}

export const pageOf = (path: string, text: string): Page => laidOut(path, text, []);

/**
 * The page with some edits, each in the text that those before it have left.
 *
 * @param edits their offsets are held within the text
 */
export const withEdits = (page: Page, edits: readonly TextEdit[]): Page => {
  let { text } = page;
  for (const { start, end, text: now } of edits) {
    const from = Math.min(Math.max(start, 0), text.length);
    text = text.slice(0, from) + now + text.slice(Math.max(from, end));
  }
  return text === page.text ? page : laidOut(page.path, text, page.parts);
};

const laidOut = (path: string, text: string, before: readonly PagePart[]): Page => {
  const starts = partStarts(text);
  const left = new Map<string, PagePart[]>();
  for (const part of before) {
    const alike = left.get(part.text);
    if (alike === undefined) left.set(part.text, [part]);
    else alike.push(part);
  }
  const parts = starts.map((start, at) => {
    const own = text.slice(start, starts[at + 1] ?? text.length);
    return left.get(own)?.shift() ?? newPart(own);
  });
  let lines: readonly number[] | undefined;
  return {
    path,
    text,
    parts,
    starts,
    get lines() {
      return (lines ??= lineStarts(text));
    },
  };
};

const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (const { index, 0: ended } of text.matchAll(/\r\n|\r|\n/gu))
    starts.push(index + ended.length);
  return starts;
};

// ---------------------------------------------------------------- places

/** A place as people and editors count: lines and columns from 0. */
export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

export const lineColumnAt = ({ lines, text }: Page, offset: number): LineAndColumn => {
  const within = Math.min(Math.max(offset, 0), text.length);
  const line = lastAtOrBefore(lines, within);
  return { line, column: within - (lines[line] ?? 0) };
};

/** The offset of a place; beyond the end of a line or of the text it is that end. */
export const offsetAt = ({ lines, text }: Page, { line, column }: LineAndColumn): number => {
  const start = lines[line];
  if (start === undefined) return line < 0 ? 0 : text.length;
  const next = lines[line + 1];
  return Math.min(start + Math.max(0, column), next === undefined ? text.length : next - 1);
};

/** A whole line of the text, without its end. */
export const lineRange = ({ lines, text }: Page, line: number): Range => {
  const start = lines[line] ?? text.length;
  const [own = ''] = /^[^\r\n]*/u.exec(text.slice(start, lines[line + 1])) ?? [];
  return { start, end: start + own.length };
};

export interface PlaceInPart {
  readonly part: PagePart;
  /** Which part of the page it is. */
  readonly at: number;
  /** Where the part begins. */
  readonly start: number;
}

/** The part in which an offset lies. */
export const partIn = ({ parts, starts }: Page, offset: number): PlaceInPart | undefined => {
  const at = lastAtOrBefore(starts, offset);
  const part = parts[at];
  return part && { part, at, start: starts[at] ?? 0 };
};

/** The address that an offset has in its part. */
export const addressAt = (page: Page, offset: number): number => {
  const found = partIn(page, offset);
  return found === undefined ? 0 : addressIn(found.part, offset - found.start);
};

const orders = new WeakMap<Page, ReadonlyMap<number, number>>();

const startOf = (page: Page, id: number): number | undefined => {
  let order = orders.get(page);
  if (order === undefined) {
    order = new Map(page.parts.map((part, at) => [part.id, page.starts[at] ?? 0]));
    orders.set(page, order);
  }
  return order.get(id);
};

/** Where a span stands now; nothing where its part is no longer on the page. */
export const rangeOf = (
  page: Page,
  { start, end }: Pick<Span, 'start' | 'end'>,
): Range | undefined => {
  const from = startOf(page, partAt(start));
  return from === undefined
    ? undefined
    : { start: from + withinPart(start), end: from + withinPart(end) };
};

/** Which line of the page, from 0, the address of a line is. */
export const pageLine = (page: Page, line: number): number | undefined => {
  const from = startOf(page, partAt(line));
  return from === undefined ? undefined : lastAtOrBefore(page.lines, from) + withinPart(line) - 1;
};
