/**
 * Where a line ends: with the line of the text, unless it goes on behind a comma, a colon or the like, or in front of
 * `then`, `otherwise`, `or`, `|` and `}`. A forgotten rest must not swallow what plainly begins a line of its own.
 */
import type { IToken, TokenType } from 'chevrotain';
import { headings, keywordTokens as k, scenarioKeywords, textKeywords } from './keywords.js';
import { faceOf, isPlain, saysHeader, type ReadingState } from './line-kinds.js';
import * as t from './tokens.js';

/** Words as they come from the lexer: none is a keyword yet. */
type Raw = readonly IToken[];

const unfinished = new Set<TokenType>([
  t.Comma,
  t.Colon,
  t.LCurly,
  t.DoubleBar,
  t.DoubleSlash,
  t.Bar,
]);
const continuing = new Set<TokenType | undefined>([t.Bar, t.RCurly, k.Then, k.Otherwise, k.Or]);

/** Words that go on with a text: behind what a card is there is none yet. */
const goingOn = new Set<TokenType | undefined>([k.Then, k.Otherwise, k.Or]);

/** Whether a line goes on behind the line break that stands at `newline`. */
export function goesOn(state: ReadingState, line: Raw, raw: Raw, newline: number): boolean {
  let from = newline + 1;
  while (raw[from]?.tokenType === t.Newline) from++;
  const next = raw[from];
  const last = line.at(-1);
  if (!next || !last) return false;
  if (continuing.has(inText(next)))
    return !(goingOn.has(inText(next)) && endsInTraits(state, line));
  if (!unfinished.has(last.tokenType)) return false;
  if (last.tokenType === t.Colon && line.length === 2 && headings.block.has(textOf(line[0])))
    return false;
  let to = from;
  while (raw[to] && raw[to]?.tokenType !== t.Newline) to++;
  return mayGoOn(state, line, raw.slice(from, to));
}

/** Where a line is not finished: whether what follows belongs to it, and does not plainly begin another. */
export function mayGoOn(place: LinePlace, line: Raw, below: Raw): boolean {
  if (beginsPart(below)) return false;
  const isComma = line.at(-1)?.tokenType === t.Comma;
  return !((isComma || place.section === 'do') && beginsLine(place, line, below));
}

/** In which part of a file a line stands. */
export type LinePlace = Pick<ReadingState, 'section' | 'traitsMayFollow'>;

const textOf = (token: IToken | undefined): string => token?.image ?? '';

/** What a word is in the text of a card, or in a scenario; what is no word is what it is. */
const inText = (token: IToken | undefined): TokenType | undefined =>
  (token?.tokenType === t.Word ? textKeywords.get(token.image) : undefined) ?? token?.tokenType;
const inScenario = (token: IToken | undefined): TokenType | undefined =>
  (token?.tokenType === t.Word ? scenarioKeywords.get(token.image) : undefined) ?? token?.tokenType;

/** A declaration, or a part of a ruling. */
function beginsPart([first, second]: Raw): boolean {
  if (headings.file.has(textOf(first))) return second?.tokenType === t.Name;
  return headings.block.has(textOf(first)) && (!second || inScenario(second) === k.Under);
}

/** Whether a line that is not finished is followed by what can be nothing but another one. */
function beginsLine({ section, traitsMayFollow }: LinePlace, line: Raw, below: Raw): boolean {
  const [first, second] = line;
  if (headings.file.get(textOf(first)) === k.Card && second?.tokenType === t.Name)
    return !isTraits(below);
  switch (section) {
    case 'file':
      return false;
    case 'card':
      return beginsAbility(line, below) || (traitsMayFollow && !isTraits(below) && isTraits(line));
    case 'ruling':
      return beginsHeader(below);
    case 'board':
    case 'given':
      return beginsGiven(line, below);
    case 'do':
      return beginsAction(below);
    case 'claim':
      return beginsClaim(line, below);
  }
}

/** In a list of tags, too, a word that opens a line is taken to open one. */
function beginsHeader(below: Raw): boolean {
  const heading = headings.ruling.get(textOf(below[0]));
  if (heading === k.Status || heading === k.Tags) return below[1]?.tokenType === t.Word;
  return saysHeader(below);
}

// ---------------------------------------------------------------- cards

/** `creature, cost 3, race "Human"`: never a word behind a value. */
const isTraits = (row: Raw): boolean =>
  row.every(
    (token, index) =>
      token.tokenType === t.Comma ||
      (index > 0 && isValue(token)) ||
      (isPlain(token) && !isValue(row[index - 1])),
  );

/** `creature, fire`, also behind `card "Ember"`: what the card says has not begun. */
const endsInTraits = ({ section, traitsMayFollow }: LinePlace, line: Raw): boolean => {
  const isHead = headings.file.get(textOf(line[0])) === k.Card && line[1]?.tokenType === t.Name;
  const said = isHead ? line.slice(2) : line;
  return (isHead || (section === 'card' && traitsMayFollow)) && isTraits(said);
};

const isValue = (token: IToken | undefined): boolean =>
  token?.tokenType === t.Number || token?.tokenType === t.Name || token?.tokenType === t.Signed;

/** `when …`, `[activated] …`, `in graveyard: …`; or what speaks of a half or a side: `left: …` */
function beginsAbility(line: Raw, below: Raw): boolean {
  if (faceOf(below)) return true;
  const first = inText(below[0]);
  if (first === k.In || first === k.From) return wordsThenColon(below);
  return (first === k.When || first === t.LBracket) && !awaits(line);
}

const separators = new Set<TokenType | undefined>([
  t.Comma,
  t.Colon,
  t.Semicolon,
  t.Dot,
  t.LCurly,
  t.Bar,
  k.Then,
  k.Otherwise,
]);
const introducing = new Set<TokenType | undefined>([k.If, k.For, k.When, k.During]);

/** Whether what the comma ends says when, or on what condition, something is: that must follow. */
function awaits(line: Raw): boolean {
  const before = line.findLastIndex(
    (token, index) => index < line.length - 1 && separators.has(inText(token)),
  );
  return introducing.has(inText(line[before + 1]));
}

// ---------------------------------------------------------------- scenarios

const wordsThenColon = (row: Raw): boolean => {
  const words = row.findIndex(({ tokenType }) => tokenType !== t.Word);
  return words > 0 && row[words]?.tokenType === t.Colon;
};

/** `B: no block` */
const beginsAction = wordsThenColon;

/** What follows the words that a line of a board begins with. */
const behindPlace = new Set<TokenType | undefined>([
  t.Name,
  t.Number,
  k.Have,
  k.Is,
  k.Was,
  k.Can,
  k.Cannot,
  k.May,
  k.Did,
]);

/** `B hand "Spark"`, `B has attacked`, `turn of A`: no card of the line above. */
function beginsGiven(line: Raw, below: Raw): boolean {
  if (headings.given.get(textOf(line[0])) === k.Effect && awaits(line)) return false;
  const [first, second] = below;
  switch (headings.given.get(textOf(first))) {
    case k.Turn:
    case k.Start:
      return isOfOrNumber(second);
    case k.Effect:
      return wordsThenColon(below);
    case k.Broken:
      return below.length === 2;
    default: {
      const words = below.findIndex((token) => !isPlain(token));
      if (words > 0 && behindPlace.has(inScenario(below[words]))) return true;
      return below.length > 1 && words !== 1 && textOf(first) === textOf(line[0]);
    }
  }
}

const isOfOrNumber = (token: IToken | undefined): boolean =>
  inScenario(token) === k.Of || token?.tokenType === t.Number;

const verbs = new Set<TokenType | undefined>([
  t.Equals,
  k.In,
  k.Is,
  k.Have,
  k.Was,
  k.Did,
  k.Can,
  k.Cannot,
  k.May,
]);
/** What is done may hold an `in`, and what was before something else a verb of its own. */
const commanding = new Set<TokenType | undefined>([k.Can, k.Cannot, k.May]);
const ordering = new Set<TokenType | undefined>([k.Before, k.After]);

/** A second verb, or anything behind citations. */
function beginsClaim(line: Raw, below: Raw): boolean {
  if (line.at(-2)?.tokenType === t.RBracket) return true;
  const [first, second] = below;
  if (headings.claim.get(textOf(first)) === k.Turn && isOfOrNumber(second)) return true;
  const verb = below
    .slice(1)
    .map(inScenario)
    .find((type) => verbs.has(type));
  if (!verb) return false;
  const said = saidIn(line);
  return said !== undefined && !(verb === k.In && commanding.has(said));
}

/** The verb of the claim so far, unless the line goes on in braces or with what was before or after. */
function saidIn(line: Raw): TokenType | undefined {
  let depth = 0;
  for (let index = line.length - 1; index >= 0; index--) {
    const type = inScenario(line[index]);
    if (type === t.RCurly || type === t.RBracket) depth++;
    if (type === t.LCurly || type === t.LBracket) depth--;
    if (depth < 0) return undefined;
    if (depth > 0) continue;
    if (ordering.has(type)) return undefined;
    if (verbs.has(type)) return type;
  }
  const [first, second] = line;
  return headings.claim.get(textOf(first)) === k.Turn && isOfOrNumber(second) ? k.Turn : undefined;
}
