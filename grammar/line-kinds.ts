/**
 * What each line of a file is: told by its first word, and by the lines before it. A line that belongs nowhere is
 * reported, and so is a heading with a slip in it.
 */
import type { IToken, TokenType } from 'chevrotain';
import type { Fault } from './faults.js';
import {
  headings,
  opensLines,
  keywordTokens as k,
  scenarioKeywords,
  textKeywords,
} from './keywords.js';
import * as t from './tokens.js';

/** What a line is, and so which words are keywords on it. */
export type LineKind =
  'file' | 'traits' | 'face' | 'ability' | 'header' | 'block' | 'given' | 'do' | 'claim';

/** With what a line begins that has no heading. */
export const openingByKind: Readonly<Partial<Record<LineKind, TokenType>>> = {
  traits: t.TraitsLine,
  face: t.FaceLine,
  ability: t.AbilityLine,
  header: t.HeaderLine,
  given: t.GivenLine,
  do: t.ActionLine,
  claim: t.ClaimLine,
};

/** A line among the tokens of a layout: its words from `first` up to the Newline at `last`. */
export interface LaidLine {
  readonly kind: LineKind;
  readonly first: number;
  readonly last: number;
}

/** The words of a line, while it is looked at. */
export type Words = IToken[];

/** Finds the word that was probably meant. */
export type Nearest = (word: string, among: Iterable<string>) => string | undefined;

/** Where the reader stands: what the next line may be. */
export type FilePart = 'file' | 'card' | 'board' | 'ruling' | 'given' | 'do' | 'claim';

export interface ReadingState {
  readonly nearest: Nearest;
  readonly tokens: IToken[];
  readonly lines: LaidLine[];
  readonly faults: Fault[];
  section: FilePart;
  /** How many declarations there were, and which was the last with a fault. */
  declarations: number;
  faulty: number;
  /** The next line of the card may list its traits. */
  traitsMayFollow: boolean;
  /** The line stands at the very left: only declarations do. */
  atMargin: boolean;
  /** How many lines there were when one was out of place; another at once belongs to the same mistake. */
  strayAfter: number;
}

/** More are not kept, but for one in each declaration: nobody reads them, and a text may consist of nothing else. */
const maximalFaults = 200;

export function fault(
  state: ReadingState,
  kind: Fault['kind'],
  token: IToken,
  more: Partial<Fault> = {},
): void {
  if (state.faults.length >= maximalFaults && state.faulty === state.declarations) return;
  state.faulty = state.declarations;
  state.faults.push({ kind, token, inRuling: inRuling(state), ...more });
}

const inRuling = ({ section }: ReadingState): boolean =>
  section !== 'file' && section !== 'card' && section !== 'board';

export function retag(token: IToken, type: TokenType): void {
  token.tokenType = type;
  token.tokenTypeIdx = type.tokenTypeIdx ?? 0;
}

/** Finds out what the line is and marks its heading. Nothing where it belongs nowhere, which is then reported. */
export function classify(state: ReadingState, line: Words): LineKind | undefined {
  const [token] = line;
  if (!token) return undefined;
  // A declaration without its first word: what is below belongs to it, and not to the one above.
  const nothingElse = line.length === 1 || state.section === 'card';
  if (state.atMargin && token.tokenType === t.Name && nothingElse) state.section = 'file';
  // Nothing but the game is called `game`.
  if (state.section === 'claim' && headings.claim.get(token.image) === k.Game) retag(token, k.Game);
  const mayBeHeading = token.tokenType === t.Word && !isName(state, line);
  const kind =
    (mayBeHeading ? heading(state, line, token) : undefined) ??
    (mayBeHeading ? misspelt(state, line, token) : undefined) ??
    ordinary(state, line, token);
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
function isName({ section }: ReadingState, line: Words): boolean {
  const [, next] = line;
  switch (next?.tokenType) {
    case undefined:
      return false;
    case t.Comma:
    case t.Equals:
    case t.Possessive:
      return true;
    case t.Colon:
      return section === 'do' && line.length > 2;
    case t.Word:
      return verbs.has(scenarioKeywords.get(next?.image ?? ''));
    default:
      return false;
  }
}

/** A heading the line has, or nothing where it may be an ordinary line. */
function heading(
  state: ReadingState,
  line: Words,
  token: IToken,
): LineKind | 'nothing' | undefined {
  const word = token.image;
  // Nearly all lines begin with none, and need no further look.
  if (!opensLines(word)) return undefined;
  const declaration = headings.file.get(word);
  if (declaration) return declare(state, line, token, declaration);
  const block = headings.block.get(word);
  if (block && inRuling(state)) return openBlock(state, line, token, block);
  if (block && line.length === 1) {
    if (state.section === 'file' && state.strayAfter === state.lines.length) return 'nothing';
    fault(state, 'outside', token);
    state.section = 'file';
    state.strayAfter = state.lines.length;
    return 'nothing';
  }
  const face = state.section === 'card' ? faceOf(line) : undefined;
  if (face) {
    retag(token, face);
    state.traitsMayFollow = false;
    return 'face';
  }
  const about = headings.ruling.get(word);
  if (about && state.section === 'ruling') {
    retag(token, about);
    return 'header';
  }
  const lines =
    state.section === 'claim' ? headings.claim : inGiven(state) ? headings.given : undefined;
  const type = lines?.get(word);
  if (type) retag(token, type);
  return undefined;
}

const inGiven = (state: ReadingState): boolean =>
  state.section === 'given' || state.section === 'board';

/** `left: spell, cost 2`: of which of the two sets of characteristics of a card the lines below it speak. */
export const faceOf = ([first, second]: readonly IToken[]): TokenType | undefined =>
  second?.tokenType === t.Colon ? headings.card.get(first?.image ?? '') : undefined;

/** How many of the first words of a card say how it is called: `card "A"`, `card "A" || "B"`. */
export const headLength = ([, , third]: readonly IToken[]): number =>
  third?.tokenType === t.DoubleBar || third?.tokenType === t.DoubleSlash ? 4 : 2;

function declare(state: ReadingState, line: Words, token: IToken, type: TokenType): LineKind {
  retag(token, type);
  state.declarations++;
  state.traitsMayFollow = type === k.Card && line.length <= headLength(line);
  state.section =
    type === k.Ruling ? 'ruling' : type === k.Card ? 'card' : type === k.Board ? 'board' : 'file';
  return 'file';
}

function openBlock(state: ReadingState, line: Words, token: IToken, type: TokenType): LineKind {
  retag(token, type);
  state.section = type === k.Given ? 'given' : type === k.Do ? 'do' : 'claim';
  const [, colon] = line;
  if (colon?.tokenType === t.Colon) {
    fault(state, 'colon-after-heading', colon);
    line.length = 1;
  }
  return 'block';
}

/** A heading with a slip in it is taken for that heading, so that what follows is understood. */
function misspelt(state: ReadingState, line: Words, token: IToken): LineKind | undefined {
  const [, next] = line;
  if (token.tokenType !== t.Word) return undefined;
  const meant = (among: ReadonlyMap<string, TokenType>): TokenType | undefined =>
    among.get(state.nearest(token.image, among.keys()) ?? '');
  if (next?.tokenType === t.Name && (state.atMargin || state.section === 'file')) {
    const declaration = meant(headings.file);
    if (declaration)
      return asMeant(state, token, declaration, declare(state, line, token, declaration));
  }
  if (state.section === 'card' && next?.tokenType === t.Colon) {
    const face = meant(headings.card);
    if (face) {
      retag(token, face);
      return asMeant(state, token, face, 'face');
    }
  }
  if (!inRuling(state)) return undefined;
  if (!next || scenarioKeywords.get(next.image) === k.Under) {
    const block = meant(headings.block);
    if (block) return asMeant(state, token, block, openBlock(state, line, token, block));
  }
  const about = next && state.section === 'ruling' ? meant(headings.ruling) : undefined;
  if (!about) return undefined;
  retag(token, about);
  return asMeant(state, token, about, 'header');
}

function asMeant(state: ReadingState, token: IToken, meant: TokenType, kind: LineKind): LineKind {
  fault(state, 'misspelt', token, { meant });
  return kind;
}

/** A line without a heading is what its section holds. */
function ordinary(state: ReadingState, line: Words, token: IToken): LineKind | 'nothing' {
  switch (state.section) {
    case 'file':
    case 'ruling':
      outOfPlace(state, line, token);
      return 'nothing';
    case 'card': {
      const traits = state.traitsMayFollow && isPlain(token);
      state.traitsMayFollow = false;
      return traits ? 'traits' : 'ability';
    }
    case 'board':
    case 'given':
      return tooLate(state, line, token) ? 'nothing' : 'given';
    case 'do':
      return tooLate(state, line, token) ? 'nothing' : 'do';
    case 'claim':
      return tooLate(state, line, token) ? 'nothing' : 'claim';
  }
}

/** A word that is no keyword in the text of a card, or only where the grammar asks for it. */
export function isPlain(token: IToken): boolean {
  if (token.tokenType !== t.Word) return false;
  const type = textKeywords.get(token.image);
  return type === undefined || (type.CATEGORIES?.includes(t.Plain) ?? false);
}

const headerValues = new Set<TokenType | undefined>([t.Name, t.RulebookId, t.Day, t.WebAddress]);

/** `question "…"`: a line that speaks of the ruling as a whole. */
export function saysHeader([first, second]: readonly IToken[]): boolean {
  return headings.ruling.has(first?.image ?? '') && headerValues.has(second?.tokenType);
}

function tooLate(state: ReadingState, line: Words, token: IToken): boolean {
  const late = saysHeader(line);
  if (late) fault(state, 'too-late', token);
  return late;
}

/** Several such lines one after another are one mistake. */
function outOfPlace(state: ReadingState, line: Words, token: IToken): void {
  const last = line.at(-1) ?? token;
  const before = state.faults.at(-1);
  if (before && state.strayAfter === state.lines.length)
    state.faults[state.faults.length - 1] = { ...before, until: last };
  else fault(state, 'no-heading', token, { until: last });
  state.strayAfter = state.lines.length;
}
