/**
 * Reports for people are lines of styled pieces of text. Only `render` makes characters of them: whatever a piece
 * holds passes `printable` there, is wrapped at the width of the terminal, and is painted.
 */
import { Chalk } from 'chalk';
import { printable } from './printable.js';
import { widthOf } from './width.js';

export type Style = 'plain' | 'strong' | 'quiet' | 'good' | 'bad' | 'warn' | 'rule';

export interface Piece {
  readonly text: string;
  readonly style: Style;
}

export interface Line {
  readonly pieces: readonly Piece[];
  /** Columns before the line. */
  readonly indent: number;
  /** Columns before what is wrapped onto further lines. */
  readonly hang: number;
  /** Cut off at the width instead of wrapped: source text stays one line. */
  readonly cut: boolean;
}

export interface Rendering {
  readonly width: number;
  readonly color: boolean;
}

export const piece = (text: string, style: Style = 'plain'): Piece => ({ text, style });

/** A line; a string is a plain piece. */
export const line = (indent: number, ...pieces: readonly (Piece | string)[]): Line => ({
  pieces: pieces.map((one) => (typeof one === 'string' ? piece(one) : one)),
  indent,
  hang: indent,
  cut: false,
});

export const blank: Line = line(0);

/** A text that may have several lines of its own. */
export const paragraph = (indent: number, text: string, style: Style = 'plain'): Line[] =>
  text.split(/\r?\n/).map((one) => line(indent, piece(one, style)));

/** Rows whose pieces stand below each other; only the last piece of a row is wrapped, below itself. */
export const columns = (indent: number, rows: readonly (readonly Piece[])[]): Line[] => {
  const widths: number[] = [];
  for (const row of rows)
    row.slice(0, -1).forEach(({ text }, at) => {
      widths[at] = Math.max(widths[at] ?? 0, widthOf(printable(text)));
    });
  return rows.map((row) => {
    const pieces = row.flatMap((one, at) =>
      at === row.length - 1 ? [one] : [one, piece(gap(one, widths[at] ?? 0))],
    );
    const before = widths.slice(0, row.length - 1).reduce((sum, width) => sum + width + 2, 0);
    return { pieces, indent, hang: indent + before, cut: false };
  });
};

const gap = ({ text }: Piece, width: number): string =>
  ' '.repeat(width - widthOf(printable(text)) + 2);

const never = new Chalk({ level: 0 });
const always = new Chalk({ level: 1 });

const paint = ({ text, style }: Piece, color: boolean): string => {
  const chalk = color ? always : never;
  switch (style) {
    case 'plain':
      return text;
    case 'strong':
      return chalk.bold(text);
    case 'quiet':
      return chalk.dim(text);
    case 'good':
      return chalk.green(text);
    case 'bad':
      return chalk.red(text);
    case 'warn':
      return chalk.yellow(text);
    case 'rule':
      return chalk.cyan(text);
  }
};

/** The lines as text for a terminal or a file, each with its line feed. */
export const render = (lines: readonly Line[], { width, color }: Rendering): string =>
  lines
    .flatMap((one) => layOut(one, Math.max(width, 20)))
    .map((pieces) => `${pieces.map((one) => paint(one, color)).join('')}\n`)
    .join('');

const layOut = ({ pieces, indent, hang, cut }: Line, width: number): Piece[][] => {
  const safe = pieces.map(({ text, style }) => ({ text: printable(text), style }));
  const full = safe.reduce((sum, { text }) => sum + widthOf(text), indent);
  const shift = piece(' '.repeat(indent));
  if (full === indent) return [[]];
  if (full <= width) return [trimmed([shift, ...safe])];
  if (cut) return [[shift, ...cutOff(safe, width - indent)]];
  // Where hardly any room is left below the last column, wrapped text starts further left.
  const below = hang > width - 20 ? Math.min(hang, indent + 2, width - 10) : hang;
  return wrap(safe, width, Math.min(indent, width - 10), below);
};

const trimmed = (pieces: readonly Piece[]): Piece[] => {
  const last = pieces.at(-1);
  if (last === undefined) return [];
  const text = last.text.trimEnd();
  if (text === '') return trimmed(pieces.slice(0, -1));
  return [...pieces.slice(0, -1), { ...last, text }];
};

const cutOff = (pieces: readonly Piece[], room: number): Piece[] => {
  const kept: Piece[] = [];
  let left = room - 1;
  for (const { text, style } of pieces) {
    const head = fitting(text, left);
    kept.push({ text: head, style });
    left -= widthOf(head);
    if (head.length < text.length) break;
  }
  return [...kept, piece('…', 'quiet')];
};

/** The longest beginning of a text that fits. */
export const fitting = (text: string, room: number): string => {
  if (widthOf(text) <= room) return text;
  let head = '';
  let used = 0;
  for (const one of text) {
    used += widthOf(one);
    if (used > room) break;
    head += one;
  }
  return head;
};

/** A space, a run of narrow characters, or one wide character with the punctuation that may not begin a line. */
const atoms = /\s+|[\u0021-\u10ff\u1200-\u2e7f]+|[^\s][、。，．！？）」』》】〕］｝ー…]*/gu;

const wrap = (pieces: readonly Piece[], width: number, indent: number, hang: number): Piece[][] => {
  const rows: Piece[][] = [];
  let row: Piece[] = [piece(' '.repeat(indent))];
  let used = indent;
  const feed = (): void => {
    rows.push(trimmed(row));
    row = [piece(' '.repeat(hang))];
    used = hang;
  };
  for (const { text, style } of pieces)
    for (const [atom] of text.matchAll(atoms)) {
      const isSpace = /^\s/.test(atom);
      const begun = row.length > 1;
      if (used + widthOf(atom) > width && begun && !isSpace) feed();
      if (isSpace && rows.length > 0 && row.length === 1) continue;
      let rest = atom;
      // An atom longer than a whole line, such as an address, is broken anywhere.
      while (!isSpace && used + widthOf(rest) > width) {
        const head = fitting(rest, width - used) || rest.slice(0, 1);
        row.push({ text: head, style });
        rest = rest.slice(head.length);
        if (rest === '') break;
        feed();
      }
      if (rest === '') continue;
      row.push({ text: rest, style });
      used += widthOf(rest);
    }
  rows.push(trimmed(row));
  return rows;
};
