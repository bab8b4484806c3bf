/** The lines of a ruling around the one that is spoken of, with a gutter and an underline. */
import type { Span } from '../language/document.js';
import { line, piece, type Line, type Piece, type Style } from './lines.js';
import { printable } from './printable.js';
import { widthOf } from './width.js';

/** What to underline: columns from 1, in UTF-16 units; the end is exclusive. */
export interface Underline {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Lines shown before and after. */
const around = 2;
/** Longest beginning of a line that is shown in full before what is underlined. */
const longest = 60;

let latest: { readonly text: string; readonly lines: readonly string[] } = {
  text: '',
  lines: [''],
};

/** The lines of a text, cut once however many places of it are shown in turn: a file may have thousands of problems. */
const linesOf = (text: string): readonly string[] => {
  if (latest.text !== text) latest = { text, lines: text.split(/\r\n|\r|\n/) };
  return latest.lines;
};

/** The lines around what is underlined; nothing where the text has no such line. */
export const excerpt = (
  text: string,
  under: Underline,
  style: Style = 'bad',
  context = around,
): Line[] => {
  const source = linesOf(text);
  const focus = source[under.line - 1];
  if (focus === undefined || focus.trim() === '') return [];
  const first = Math.max(1, under.line - context);
  const last = Math.min(source.length, under.line + context);
  const digits = String(last).length;
  const skip = shift(focus, under.from);
  const shown = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  while (shown.length > 1 && isBlank(source, shown[0])) shown.shift();
  while (shown.length > 1 && isBlank(source, shown.at(-1))) shown.pop();
  return shown.flatMap((number) => {
    const isFocus = number === under.line;
    const gutter = piece(
      `${isFocus ? '>' : ' '} ${String(number).padStart(digits)} | `,
      isFocus ? style : 'quiet',
    );
    const content = (source[number - 1] ?? '').slice(skip);
    const row = cut(
      gutter,
      piece(skip > 0 ? '…' : ''),
      piece(content, isFocus ? 'plain' : 'quiet'),
    );
    return isFocus ? [row, underline(content, under, skip, digits, style)] : [row];
  });
};

const isBlank = (source: readonly string[], number: number | undefined): boolean =>
  (source[(number ?? 0) - 1] ?? '').trim() === '';

const cut = (...pieces: readonly Piece[]): Line => ({ ...line(2, ...pieces), cut: true });

/** How much of a very long line is left out, so that what is underlined can be seen. */
const shift = (text: string, from: number): number =>
  widthOf(printable(text.slice(0, from - 1))) > longest ? Math.max(0, from - 1 - 20) : 0;

const underline = (
  content: string,
  { from, to }: Underline,
  skip: number,
  digits: number,
  style: Style,
): Line => {
  const start = Math.max(0, from - 1 - skip);
  const before = widthOf(printable(content.slice(0, start))) + (skip > 0 ? 1 : 0);
  const marks = widthOf(printable(content.slice(start, Math.max(start + 1, to - 1 - skip))));
  return cut(
    piece(`  ${' '.repeat(digits)} | `, 'quiet'),
    piece(`${' '.repeat(before)}${'^'.repeat(Math.max(1, marks))}`, style),
  );
};

/** A stretch of text, as far as it goes on its first line. */
export const underlineOf = (text: string, at: Span): Underline => {
  const content = linesOf(text)[at.line - 1] ?? '';
  const to = at.endLine === at.line ? at.endColumn : content.trimEnd().length + 1;
  return { line: at.line, from: at.column, to };
};

/** A whole line without the spaces around it, its citations and its comment. */
export const underlineLine = (text: string, number: number): Underline => {
  const content = linesOf(text)[number - 1] ?? '';
  const from = content.length - content.trimStart().length + 1;
  const said = content.replace(/\s*(\[[^\]]*\]\s*)?(#.*)?$/, '');
  const to = Math.max(said.length, from) + 1;
  return { line: number, from, to };
};
