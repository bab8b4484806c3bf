/**
 * From the lexer's tokens to those the grammar knows: lines that go on are joined, words become keywords where
 * they are, and lines that belong nowhere are taken out and reported. One pass, a line at a time.
 */
import type { IToken, TokenType } from 'chevrotain';
import { headings, keyword as k, scenarioKeywords, textKeywords } from './keywords.js';
import {
  classify,
  fault,
  retag,
  type Fault,
  type Line,
  type LineKind,
  type Nearest,
  type State,
} from './line-kinds.js';
import { Token } from './token.js';
import * as t from './tokens.js';

export interface Layout {
  readonly tokens: IToken[];
  readonly lines: readonly Line[];
  readonly faults: readonly Fault[];
}

/** Open brackets and braces; deeper is no ruling, and a danger to the stack. */
const maximalDepth = 50;
/** Words behind which one phrase may hold another. */
const maximalNesting = 200;

export function layOut(raw: readonly IToken[], nearest: Nearest): Layout {
  const state: State = {
    nearest,
    tokens: [],
    lines: [],
    faults: [],
    section: 'file',
    traitsMayFollow: false,
    atMargin: true,
    strayAfter: -1,
  };
  let lineStart = raw[0]?.startOffset ?? 0;
  let first = 0;
  for (let index = 0; index < raw.length; index++) {
    const token = raw[index];
    if (!token) continue;
    if (token.tokenType === t.Newline) {
      if (state.tokens.length > first && !goesOn(state, first, raw, index)) {
        endLine(state, first, token);
        first = state.tokens.length;
      }
      lineStart = token.startOffset + token.image.length;
      continue;
    }
    if (state.tokens.length === first) state.atMargin = token.startOffset === lineStart;
    take(state, token);
  }
  const last = state.tokens.at(-1);
  if (last && state.tokens.length > first) {
    endLine(state, first, new Token(t.Newline, '', last.startOffset + last.image.length));
  }
  return state;
}

function take(state: State, token: IToken): void {
  if (token.tokenType === t.Stray) {
    fault(state, 'stray-character', token);
    return;
  }
  if (token.tokenType === t.UnclosedName) {
    fault(state, 'unclosed-name', token);
    retag(token, t.Name);
  }
  state.tokens.push(token);
}

// ---------------------------------------------------------------- where a line ends

const unfinished = new Set<TokenType>([t.Comma, t.Colon, t.LCurly, t.DoubleBar, t.Bar]);
const continuing = new Set<TokenType | undefined>([t.Bar, t.RCurly, k.Then, k.Otherwise, k.Or]);

/** A line goes on behind a comma, a colon and the like, and in front of `then`, `otherwise`, `or`, `|` and `}`. */
function goesOn(state: State, first: number, raw: readonly IToken[], newline: number): boolean {
  let index = newline + 1;
  while (raw[index]?.tokenType === t.Newline) index++;
  const next = raw[index];
  const last = state.tokens.at(-1);
  if (!next || !last) return false;
  if (continuing.has(next.tokenType === t.Word ? textKeywords.get(next.image) : next.tokenType))
    return true;
  if (!unfinished.has(last.tokenType)) return false;
  const heading = state.tokens[first]?.image ?? '';
  if (
    last.tokenType === t.Colon &&
    state.tokens.length === first + 2 &&
    headings.block.has(heading)
  )
    return false;
  // A forgotten rest must not swallow what is plainly the next heading.
  const after = raw[index + 1]?.tokenType;
  if (headings.file.has(next.image) && after === t.Name) return false;
  return !(headings.block.has(next.image) && (after === t.Newline || after === undefined));
}

function endLine(state: State, first: number, newline: IToken): void {
  const kind = classify(state, first);
  const words = kind === 'ability' || isEffect(state, first) ? textKeywords : scenarioKeywords;
  if (!kind || !tagWords(state, first, words, kind)) {
    state.tokens.length = first;
    return;
  }
  state.lines.push({ kind, first, last: state.tokens.length });
  state.tokens.push(newline);
}

const isEffect = (state: State, first: number): boolean =>
  state.tokens[first]?.tokenType === k.Effect;

// ---------------------------------------------------------------- words

/** Words behind which a phrase may hold another phrase. */
const nesting = new Set<TokenType>([
  k.Of,
  k.In,
  k.If,
  k.For,
  k.When,
  k.While,
  k.With,
  k.Times,
  k.Than,
]);

/** Behind these a claim holds a command. */
const commands = new Set<TokenType>([k.Can, k.Cannot, k.May]);

/** Makes keywords of the words that are; false if the line is nested so deeply that nobody should parse it. */
function tagWords(
  state: State,
  first: number,
  words: ReadonlyMap<string, TokenType>,
  kind: LineKind,
): boolean {
  let depth = 0;
  let nested = 0;
  let commanded = kind === 'do';
  const { tokens } = state;
  for (let index = first; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const { tokenType } = token;
    if (tokenType === t.Word) {
      const type = words.get(token.image);
      commanded ||= kind === 'claim' && type !== undefined && commands.has(type);
      if ((type || !commanded) && isDoubled(tokens, first, index)) fault(state, 'doubled', token);
      if (type && isKeyword(type, tokens, index, words)) retag(token, type);
    } else if (tokenType === t.Number) {
      if (!commanded && isDoubled(tokens, first, index)) fault(state, 'doubled', token);
    } else if (tokenType === t.LCurly || tokenType === t.LBracket) depth++;
    else if (tokenType === t.RCurly || tokenType === t.RBracket) depth--;
    if (words === textKeywords && nesting.has(token.tokenType)) nested++;
    if (depth > maximalDepth || nested > maximalNesting) {
      fault(state, 'too-deep', token);
      return false;
    }
  }
  return true;
}

/**
 * Whether the word or number stands there a second time: `is is`, `3 3`, `opponent's opponent's`. A label may be called
 * as what is done with it: `use first first`. So may names, of which nobody asks.
 */
function isDoubled(tokens: readonly IToken[], first: number, index: number): boolean {
  const image = tokens[index]?.image;
  const back = tokens[index - 1]?.tokenType === t.Possessive ? 2 : 1;
  return index - back >= first && tokens[index - back]?.image === image;
}

/** A few words are keywords only beside another: `up to`, `or more`, `less than`; but `face up`, `1 more card`. */
function isKeyword(
  type: TokenType,
  tokens: readonly IToken[],
  index: number,
  words: ReadonlyMap<string, TokenType>,
): boolean {
  // What somebody decides is called as the game calls it: `A decides may`.
  if (tokens[index - 1]?.image === 'decides') return false;
  if (type !== k.Up && type !== k.More && type !== k.Less) return true;
  const next = words.get(tokens[index + 1]?.image ?? '');
  if (type === k.Up) return next === k.To;
  return next === k.Than || tokens[index - 1]?.tokenType === k.Or;
}
