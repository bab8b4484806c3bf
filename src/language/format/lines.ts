/** A row as a Prettier document: one space between words, and breaks where the language lets a line go on. */
import type { IToken, TokenType } from 'chevrotain';
import type { Doc } from 'prettier';
import { builders } from 'prettier/doc';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { mayGoOn, type LinePlace } from '../../../grammar/line-ends.js';
import * as t from '../../../grammar/tokens.js';
import type { LineRow } from './rows.js';

const { align, fill, group, hardline, line, lineSuffix, softline } = builders;

/** The columns of a part of a file: where what stands on the right begins. */
export interface Columns {
  readonly entries: number;
  readonly citations: number;
}

export function lineDoc(row: LineRow, columns: Columns): Doc {
  const comment = row.comment === undefined ? '' : lineSuffix(`  ${row.comment}`);
  return [' '.repeat(row.indent), align(row.indent, content(row, columns)), comment];
}

/** What stands in the left column and what in the right, with the space between. */
function content(row: LineRow, { entries, citations }: Columns): Doc {
  const { tokens, left, kind } = row;
  const joined = row.inner.some(
    ({ before }) => before === left || (before < left && kind !== 'claim'),
  );
  if (left <= 0 || left >= tokens.length || joined) return words(row, 0, tokens.length, 2);
  const text = flat(tokens.slice(0, left), kind);
  if (kind === 'claim') {
    const space = row.inner.length > 0 ? 2 : gap(citations, text);
    const cited = [' '.repeat(space), words(row, left, tokens.length, 2)];
    return words(row, 0, left, 2, cited);
  }
  const space = kind === 'header' ? headerWidth + 1 - widthOf(text) : gap(entries, text);
  const right = align(widthOf(text) + space, words(row, left, tokens.length, 0));
  return [text, ' '.repeat(space), right];
}

const gap = (column: number, text: string): number => Math.max(2, column - widthOf(text));

/** `rulebook`, `question` and `replaces`, the longest words of their kind. */
const headerWidth = 8;

/** What is longer moves no column. */
const widestPlace = 30;
const widestClaim = 60;

export function columnsOf(rows: readonly LineRow[]): Columns {
  const widest = (kind: LineRow['kind'], limit: number): number =>
    rows
      .filter((row) => row.kind === kind && row.left > 0 && row.inner.length === 0)
      .map((row) => widthOf(flat(row.tokens.slice(0, row.left), kind)))
      .filter((width) => width <= limit)
      .reduce((a, b) => Math.max(a, b), 0);
  return { entries: widest('given', widestPlace) + 2, citations: widest('claim', widestClaim) + 2 };
}

/** How wide a text is in a fixed font, in which East Asian letters take two places. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

// ---------------------------------------------------------------- tokens

const signs = new Map<TokenType, string>([
  [t.Comma, ','],
  [t.Colon, ':'],
  [t.Semicolon, ';'],
  [t.Dot, '.'],
  [t.Through, '..'],
  [t.Rest, '...'],
  [t.Equals, '='],
  [t.Bar, '|'],
  [t.LCurly, '{'],
  [t.RCurly, '}'],
]);

/** Signs in their usual form; names in the quotes they were given, brackets as they were. */
function print({ tokenType, image }: IToken): string {
  const sign = signs.get(tokenType);
  if (sign !== undefined) return sign;
  if (tokenType === t.Signed) return (/^[+\uff0b]/.test(image) ? '+' : '-') + image.slice(1);
  if (tokenType === t.Name && image.startsWith('\u201c') && !image.includes('"'))
    return `"${image.slice(1, -1)}"`;
  return tokenType === t.Possessive ? image.replace('\u2019', "'") : image;
}

const noSpaceBefore = new Set<TokenType>([
  t.Comma,
  t.Colon,
  t.Semicolon,
  t.Dot,
  t.RBracket,
  t.Possessive,
]);

/** Choices of a claim stand close in their braces, effects have room. */
function spaceBetween(before: IToken, after: IToken, kind: LineRow['kind']): boolean {
  if (noSpaceBefore.has(after.tokenType) || before.tokenType === t.LBracket) return false;
  const braces = before.tokenType === t.LCurly || after.tokenType === t.RCurly;
  return !(braces && kind === 'claim');
}

const flat = (tokens: readonly IToken[], kind: LineRow['kind']): string =>
  tokens
    .map((token, index) => {
      const before = tokens[index - 1];
      return (before && spaceBetween(before, token, kind) ? ' ' : '') + print(token);
    })
    .join('');

// ---------------------------------------------------------------- breaks

const beginsLine = new Set<TokenType>([k.Then, k.Otherwise, k.Or, t.Bar]);

/** Whether a line may go on in front of a token. */
function mayBreak({ tokens, kind }: LineRow, index: number): boolean {
  const before = tokens[index - 1];
  const after = tokens[index];
  if (!before || !after || !goesOnBefore(tokens, index, kind)) return false;
  if (kind === 'claim' && after.tokenType === k.Or) return before.tokenType === t.RCurly;
  if (before.tokenType === t.Comma)
    return after.tokenType !== k.Then && after.tokenType !== k.Otherwise;
  if (beginsLine.has(after.tokenType)) return after.tokenType !== k.Or;
  return before.tokenType === t.Colon && kind === 'ability' && after.tokenType !== t.LCurly;
}

const sections: Readonly<Record<LineRow['kind'], LinePlace['section']>> = {
  head: 'file',
  block: 'file',
  traits: 'card',
  face: 'card',
  ability: 'card',
  header: 'ruling',
  given: 'given',
  do: 'do',
  claim: 'claim',
};

/** More is not looked at on either side: who looks at all of a long line before each of its commas never ends. */
const near = 200;

/** Whether what stands there would not be taken for a line of its own. */
function goesOnBefore(tokens: readonly IToken[], index: number, kind: LineRow['kind']): boolean {
  const place: LinePlace = { section: sections[kind], traitsMayFollow: kind === 'traits' };
  const from = Math.max(2, index - near);
  const line = [...tokens.slice(0, Math.min(2, index)), ...tokens.slice(from, index)];
  return mayGoOn(place, line.map(asRead), tokens.slice(index, index + near).map(asRead));
}

/** A token as it comes from the lexer. */
const asRead = (token: IToken): IToken =>
  token.tokenType.name in k ? { ...token, tokenType: t.Word } : token;

/** The tokens of a range, filled into as few lines as they need; further lines stand `hang` further right. */
function words(row: LineRow, from: number, to: number, hang: number, behind: Doc = ''): Doc {
  const { tokens, kind } = row;
  const parts: Doc[] = [];
  let chunk: Doc[] = [];
  const breakAt = (separator: Doc): void => {
    parts.push(chunk, align(hang, separator));
    chunk = [];
  };
  for (let index = from; index < to; index++) {
    const token = tokens[index];
    const before = index > from ? tokens[index - 1] : undefined;
    if (!token) continue;
    if (before) {
      const space = spaceBetween(before, token, kind);
      const comments = commentsBefore(row, index);
      if (comments) breakAt(comments);
      else if (mayBreak(row, index)) breakAt(space ? line : softline);
      else if (space) chunk.push(' ');
    }
    const close =
      token.tokenType === t.LCurly && kind !== 'claim' ? closing(tokens, index, to) : index;
    chunk.push(close > index ? braces(row, index, close) : print(token));
    index = close;
  }
  chunk.push(behind);
  return parts.length === 0 ? chunk : fill([...parts, chunk]);
}

/** Comments where the line went on, and the line break behind them; they stand `further` to the right than what follows. */
function commentsBefore(row: LineRow, index: number, further = 0): Doc | undefined {
  const here = row.inner.filter(({ before }) => before === index);
  if (here.length === 0) return undefined;
  const comments = here.map(({ alone, text }) =>
    alone ? [hardline, text] : lineSuffix(`  ${text}`),
  );
  return [align(further, comments), hardline];
}

/** Where the brace that opens here closes. */
function closing(tokens: readonly IToken[], open: number, to: number): number {
  let depth = 0;
  for (let index = open; index < to; index++) {
    if (tokens[index]?.tokenType === t.LCurly) depth++;
    if (tokens[index]?.tokenType === t.RCurly && --depth === 0) return index;
  }
  return open;
}

/** `{ draw 1 card | tap 1 creature }`, or each choice on a line of its own. */
function braces(row: LineRow, open: number, close: number): Doc {
  const inside: Doc[] = [];
  let start = open + 1;
  for (let index = start; index <= close; index++) {
    if (row.tokens[index]?.tokenType === t.LCurly) index = closing(row.tokens, index, close);
    if (row.tokens[index]?.tokenType !== t.Bar && index !== close) continue;
    const bar = start === open + 1 ? undefined : start - 1;
    inside.push(commentsBefore(row, bar ?? start) ?? line);
    if (bar !== undefined) inside.push('|', commentsBefore(row, start) ?? ' ');
    inside.push(align(bar === undefined ? 0 : 2, words(row, start, index, 2)));
    start = index + 1;
  }
  return group(['{', align(2, inside), commentsBefore(row, close, 2) ?? line, '}']);
}
