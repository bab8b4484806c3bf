/**
 * From the lexer's tokens to those the grammar knows: lines that go on are joined and begin with a token that says what
 * they are, words become keywords where they are some, and lines that belong nowhere are taken out and reported. One
 * pass, a line at a time.
 */
import { createTokenInstance, type IToken, type TokenType } from 'chevrotain';
import type { Fault } from './faults.js';
import { goesOn } from './line-ends.js';
import {
  classify,
  fault,
  type LaidLine,
  type Nearest,
  openingByKind,
  retag,
  type ReadingState,
  type Words,
} from './line-kinds.js';
import * as t from './tokens.js';
import { tagWords } from './words.js';

export interface Layout {
  readonly tokens: IToken[];
  readonly lines: readonly LaidLine[];
  readonly faults: readonly Fault[];
}

export function layOut(raw: readonly IToken[], nearest: Nearest): Layout {
  const state: ReadingState = {
    nearest,
    tokens: [],
    lines: [],
    faults: [],
    section: 'file',
    declarations: 0,
    faulty: -1,
    traitsMayFollow: false,
    atMargin: true,
    strayAfter: -1,
  };
  let lineStart = raw[0]?.startOffset ?? 0;
  let line: Words = [];
  for (let index = 0; index < raw.length; index++) {
    const token = raw[index];
    if (!token) continue;
    if (token.tokenType === t.Newline) {
      if (line.length > 0 && !goesOn(state, line, raw, index)) {
        endLine(state, line);
        line = [];
      }
      lineStart = endOf(token);
      continue;
    }
    if (line.length === 0) state.atMargin = token.startOffset === lineStart;
    take(state, line, token);
  }
  endLine(state, line);
  return state;
}

const endOf = ({ startOffset, image }: IToken): number => startOffset + image.length;

function take(state: ReadingState, line: Words, token: IToken): void {
  if (token.tokenType === t.Stray) {
    fault(state, 'stray-character', token);
    return;
  }
  if (token.tokenType === t.UnclosedName) {
    fault(state, 'unclosed-name', token);
    retag(token, t.Name);
  }
  // The lexer says only where a token begins; it takes longer to say more.
  token.endOffset = endOf(token) - 1;
  line.push(token);
}

/** Puts a line among the tokens, between one that says what it is and one that ends it. */
function endLine(state: ReadingState, line: Words): void {
  const kind = classify(state, line);
  const [head] = line;
  if (!kind || !head) return;
  dropComma(state, line);
  const from = head.startOffset;
  const to = endOf(line.at(-1) ?? head);
  tagWords(state, kind, line);
  const { tokens } = state;
  const opening = openingByKind[kind];
  // It stands for the line: so a line of which nothing could be read has a place all the same.
  if (opening) tokens.push(virtual(opening, from, to));
  const first = tokens.length;
  for (const token of line) tokens.push(token);
  state.lines.push({ kind, first, last: tokens.length });
  tokens.push(virtual(t.Newline, to, to));
}

/** A comma with nothing behind it is reported, and the line is read without it. */
function dropComma(state: ReadingState, line: Words): void {
  const last = line.at(-1);
  if (last?.tokenType !== t.Comma || line.length === 1) return;
  fault(state, 'comma-at-end', last);
  line.pop();
}

const virtual = (type: TokenType, from: number, to: number): IToken =>
  createTokenInstance(type, '', from, to - 1, NaN, NaN, NaN, NaN);
