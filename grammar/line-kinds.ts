/**
 * What each line of a file is: told by its first word, and by the lines before it. A line that belongs nowhere is
 * reported, and so is a heading with a slip in it.
 */
import type { IToken, TokenType } from 'chevrotain';
import { headings, keyword as k, scenarioKeywords, textKeywords } from './keywords.js';
import * as t from './tokens.js';

/** What a line is, and so which words are keywords on it. */
export type LineKind =
  'file' | 'traits' | 'ability' | 'header' | 'block' | 'given' | 'do' | 'claim';

/** A line of the grammar: its tokens from `first` up to the Newline at `last`. */
export interface Line {
  readonly kind: LineKind;
  readonly first: number;
  readonly last: number;
}

/** What is wrong before any grammar is asked; src/language says it in words. */
export interface Fault {
  readonly kind:
    /** A heading, but for a letter or two; read as the one that was `meant`. */
    | 'misspelt'
    /** Stands where a declaration, or a line about the ruling, should. */
    | 'no-heading'
    /** A part of a ruling, outside a ruling. */
    | 'outside'
    /** Says something of the ruling as a whole, behind its first part. */
    | 'too-late'
    | 'colon-after-heading'
    | 'stray-character'
    | 'unclosed-name'
    /** A word or number a second time. */
    | 'doubled'
    | 'too-deep';
  readonly token: IToken;
  /** The last token concerned, where there are several. */
  readonly until?: IToken;
  readonly meant?: TokenType;
  /** Whether it stands inside a ruling. */
  readonly inRuling: boolean;
}

/** Finds the word that was probably meant. */
export type Nearest = (word: string, among: Iterable<string>) => string | undefined;

/** Where the reader stands: what the next line may be. */
export type Section = 'file' | 'card' | 'board' | 'ruling' | 'given' | 'do' | 'claim';

export interface State {
  readonly nearest: Nearest;
  readonly tokens: IToken[];
  readonly lines: Line[];
  readonly faults: Fault[];
  section: Section;
  /** The next line of the card may list its traits. */
  traitsMayFollow: boolean;
  /** The line stands at the very left: only declarations do. */
  atMargin: boolean;
  /** How many lines there were when one was out of place; another at once belongs to the same mistake. */
  strayAfter: number;
}

/** More are not kept: nobody reads them, and a text may consist of nothing else. */
const maximalFaults = 200;

export function fault(
  state: State,
  kind: Fault['kind'],
  token: IToken,
  more: Partial<Fault> = {},
): void {
  if (state.faults.length >= maximalFaults) return;
  const inRuling = !['file', 'card', 'board'].includes(state.section);
  state.faults.push({ kind, token, inRuling, ...more });
}

export function retag(token: IToken, type: TokenType): void {
  token.tokenType = type;
  token.tokenTypeIdx = type.tokenTypeIdx ?? 0;
}

/** Finds out what the line is and marks its heading. Nothing where it belongs nowhere, which is then reported. */
export function classify(state: State, first: number): LineKind | undefined {
  const token = state.tokens[first];
  if (!token) return undefined;
  // A declaration without its first word: what is below belongs to it, and not to the one above.
  const nothingElse = state.tokens.length === first + 1 || state.section === 'card';
  if (state.atMargin && token.tokenType === t.Name && nothingElse) state.section = 'file';
  // Nothing but the game is called `game`.
  if (state.section === 'claim' && headings.claim.get(token.image) === k.Game) retag(token, k.Game);
  const mayBeHeading = token.tokenType === t.Word && !isName(state, first);
  const kind =
    (mayBeHeading ? heading(state, first, token) : undefined) ??
    (mayBeHeading ? misspelt(state, first, token) : undefined) ??
    ordinary(state, first, token);
  return kind === 'nothing' ? undefined : kind;
}

const verbs = new Set<TokenType | undefined>([
  k.In,
  k.Is,
  k.Have,
  k.Was,
  k.Can,
  k.Cannot,
  k.May,
  k.Not,
  k.Before,
  k.After,
]);

/** Whether the first word is a label or a player that happens to be called like a heading: `card in graveyard`. */
function isName(state: State, first: number): boolean {
  const next = state.tokens[first + 1];
  switch (next?.tokenType) {
    case undefined:
      return false;
    case t.Comma:
    case t.Equals:
    case t.Possessive:
      return true;
    case t.Colon:
      return state.section === 'do' && state.tokens.length > first + 2;
    case t.Word:
      return verbs.has(scenarioKeywords.get(next?.image ?? ''));
    default:
      return false;
  }
}

/** Nearly all lines begin with none of these, and need no further look. */
const anyHeading: ReadonlySet<string> = new Set(
  Object.values(headings).flatMap((words) => [...words.keys()]),
);

/** A heading the line has, or nothing where it may be an ordinary line. */
function heading(state: State, first: number, token: IToken): LineKind | 'nothing' | undefined {
  const word = token.image;
  if (!anyHeading.has(word)) return undefined;
  const declaration = headings.file.get(word);
  if (declaration) return declare(state, first, token, declaration);
  const inRuling = !['file', 'card', 'board'].includes(state.section);
  const block = headings.block.get(word);
  if (block && inRuling) return openBlock(state, first, token, block);
  if (block && state.tokens.length === first + 1) {
    if (state.section === 'file' && state.strayAfter === state.lines.length) return 'nothing';
    fault(state, 'outside', token);
    state.section = 'file';
    state.strayAfter = state.lines.length;
    return 'nothing';
  }
  const about = headings.ruling.get(word);
  if (about && state.section === 'ruling') {
    retag(token, about);
    return 'header';
  }
  const lines =
    state.section === 'claim' ? headings.claim : inGiven(state) ? headings.given : undefined;
  const line = lines?.get(word);
  if (line) retag(token, line);
  return undefined;
}

const inGiven = (state: State): boolean => state.section === 'given' || state.section === 'board';

function declare(state: State, first: number, token: IToken, type: TokenType): LineKind {
  retag(token, type);
  state.traitsMayFollow = type === k.Card && state.tokens.length <= first + 2;
  state.section =
    type === k.Ruling ? 'ruling' : type === k.Card ? 'card' : type === k.Board ? 'board' : 'file';
  return 'file';
}

function openBlock(state: State, first: number, token: IToken, type: TokenType): LineKind {
  retag(token, type);
  state.section = type === k.Given ? 'given' : type === k.Do ? 'do' : 'claim';
  const colon = state.tokens[first + 1];
  if (colon?.tokenType === t.Colon) {
    fault(state, 'colon-after-heading', colon);
    state.tokens.length = first + 1;
  }
  return 'block';
}

/** A heading with a slip in it is taken for that heading, so that what follows is understood. */
function misspelt(state: State, first: number, token: IToken): LineKind | undefined {
  const next = state.tokens[first + 1];
  const meant = (among: ReadonlyMap<string, TokenType>): TokenType | undefined => {
    const type = among.get(state.nearest(token.image, among.keys()) ?? '');
    if (type) fault(state, 'misspelt', token, { meant: type });
    return type;
  };
  if (token.tokenType !== t.Word) return undefined;
  if (next?.tokenType === t.Name && (state.atMargin || state.section === 'file')) {
    const declaration = meant(headings.file);
    if (declaration) return declare(state, first, token, declaration);
  }
  if (state.section === 'file' || state.section === 'card' || state.section === 'board')
    return undefined;
  if (!next || scenarioKeywords.get(next.image) === k.Under) {
    const block = meant(headings.block);
    if (block) return openBlock(state, first, token, block);
  }
  const about = next && state.section === 'ruling' ? meant(headings.ruling) : undefined;
  if (!about) return undefined;
  retag(token, about);
  return 'header';
}

/** A line without a heading is what its section holds. */
function ordinary(state: State, first: number, token: IToken): LineKind | 'nothing' {
  switch (state.section) {
    case 'file':
    case 'ruling':
      outOfPlace(state, token);
      return 'nothing';
    case 'card': {
      const traits = state.traitsMayFollow && isTraits(token);
      state.traitsMayFollow = false;
      return traits ? 'traits' : 'ability';
    }
    case 'board':
    case 'given':
      return tooLate(state, first, token) ? 'nothing' : 'given';
    case 'do':
      return tooLate(state, first, token) ? 'nothing' : 'do';
    case 'claim':
      return tooLate(state, first, token) ? 'nothing' : 'claim';
  }
}

function isTraits(token: IToken): boolean {
  if (token.tokenType !== t.Word) return false;
  const type = textKeywords.get(token.image);
  return type === undefined || (type.CATEGORIES?.includes(t.Plain) ?? false);
}

const headerValues = new Set<TokenType | undefined>([t.Name, t.RulebookId, t.Day, t.WebAddress]);

function tooLate(state: State, first: number, token: IToken): boolean {
  const late =
    token.tokenType === t.Word &&
    headings.ruling.has(token.image) &&
    headerValues.has(state.tokens[first + 1]?.tokenType);
  if (late) fault(state, 'too-late', token);
  return late;
}

/** Several such lines one after another are one mistake. */
function outOfPlace(state: State, token: IToken): void {
  const last = state.tokens.at(-1) ?? token;
  const before = state.faults.at(-1);
  if (before && state.strayAfter === state.lines.length)
    state.faults[state.faults.length - 1] = { ...before, until: last };
  else fault(state, 'no-heading', token, { until: last });
  state.strayAfter = state.lines.length;
}
