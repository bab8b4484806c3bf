/**
 * Cuts a text into the tokens of tokens.ts: the first of their patterns that fits is taken.
 *
 * Chevrotain's lexer does just that, and a test holds the two against each other. But it takes longer than all the
 * rest of reading a text, and is slow to start. Most of a ruling is plain: words, names and marks of ASCII. These are
 * recognised here by their letters, and only what is left by the patterns.
 */
import type { IToken, TokenType } from 'chevrotain';
import { Token } from './token.js';
import * as t from './tokens.js';
import { hashed, wordAt } from './words.js';

export interface Scanned {
  readonly tokens: IToken[];
  /** The grammar does not see them. */
  readonly comments: readonly IToken[];
}

export function scan(text: string): Scanned {
  const tokens: IToken[] = [];
  const comments: IToken[] = [];
  for (let start = 0; start < text.length;) {
    const code = text.charCodeAt(start);
    if (code === blank) {
      start++;
      continue;
    }
    const token = plain(text, start, code) ?? byPattern(text, start, code);
    if (token.tokenType === t.Comment) comments.push(token);
    else if (token.tokenType !== t.Blank) tokens.push(token);
    start += token.image.length;
  }
  return { tokens, comments };
}

const tokenOf = (type: TokenType, text: string, start: number, end: number): IToken =>
  new Token(type, text.slice(start, end), start);

// ---------------------------------------------------------------- by letters

const [blank, quote, lineFeed, carriageReturn] = [0x20, 0x22, 0x0a, 0x0d];

/** For each ASCII character whether it is one of these. */
const table = (is: RegExp): Uint8Array =>
  Uint8Array.from({ length: 128 }, (_, code) => Number(is.test(String.fromCharCode(code))));

const letters = table(/[A-Za-z_]/);
const digits = table(/[0-9]/);
const lettersOrDigits = table(/[A-Za-z0-9_]/);
/** Behind a word or a number one of these may belong to it, or make something else of it. */
const joins = table(/[-'/.]/);

/** What is a token by itself, whatever follows, by its character. */
const marks: (Mark | undefined)[] = Array.from({ length: 128 }, () => undefined);

interface Mark {
  readonly type: TokenType;
  readonly image: string;
}

for (const [image, type] of [
  [',', t.Comma],
  [':', t.Colon],
  [';', t.Semicolon],
  ['=', t.Equals],
  ['[', t.LBracket],
  [']', t.RBracket],
  ['{', t.LCurly],
  ['}', t.RCurly],
  ['\n', t.Newline],
] as const)
  marks[image.charCodeAt(0)] = { type, image };

/** A token of ASCII characters that no other pattern could take. */
function plain(text: string, start: number, code: number): IToken | undefined {
  if (code > 127) return undefined;
  if (letters[code]) return word(text, start, code);
  const mark = marks[code];
  if (mark) return new Token(mark.type, mark.image, start);
  if (digits[code]) return number(text, start);
  return code === quote ? name(text, start) : undefined;
}

/** Nothing where more may belong to the word. */
function word(text: string, start: number, first: number): IToken | undefined {
  let end = start + 1;
  let code = text.charCodeAt(end);
  let hash = hashed(0, first);
  while (code < 128 && lettersOrDigits[code]) {
    hash = hashed(hash, code);
    code = text.charCodeAt(++end);
  }
  if (code > 127 || joins[code]) return undefined;
  return new Token(t.Word, wordAt(text, start, end, hash), start);
}

/** Nothing where more may belong to the number. */
function number(text: string, start: number): IToken | undefined {
  let end = start + 1;
  let code = text.charCodeAt(end);
  while (code < 128 && digits[code]) code = text.charCodeAt(++end);
  if (code > 127 || joins[code] || letters[code]) return undefined;
  return tokenOf(t.Number, text, start, end);
}

/** A name that is closed on its line. */
function name(text: string, start: number): IToken | undefined {
  for (let end = start + 1; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === quote) return tokenOf(t.Name, text, start, end + 1);
    if (code === lineFeed || code === carriageReturn) return undefined;
  }
  return undefined;
}

// ---------------------------------------------------------------- by pattern

const attempts = (types: readonly TokenType[]) =>
  types.map((type) => ({ type, pattern: new RegExp(type.PATTERN as RegExp, 'y') }));

const all = attempts(t.inOrder);
const ofLetters = attempts([t.RulebookId, t.Word]);
const ofDigits = attempts([t.Day, t.RuleNumber, t.Word, t.Number]);

/** The first pattern that fits. The last fits everything. */
function byPattern(text: string, start: number, code: number): IToken {
  const likely = letters[code] ? ofLetters : digits[code] ? ofDigits : all;
  for (const { type, pattern } of likely) {
    pattern.lastIndex = start;
    if (pattern.test(text)) return tokenOf(type, text, start, pattern.lastIndex);
  }
  return tokenOf(t.Stray, text, start, start + 1);
}
