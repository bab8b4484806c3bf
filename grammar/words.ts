/** Words of a line become keywords where they are some. */
import type { IToken, TokenType } from 'chevrotain';
import { cardKeywords, keywordTokens as k, scenarioKeywords, textKeywords } from './keywords.js';
import { fault, type LineKind, retag, type ReadingState, type Words } from './line-kinds.js';
import * as t from './tokens.js';

/** Open brackets and braces; deeper is no ruling, and a danger to the stack. */
const maximalDepth = 20;
/** Words behind which one phrase may hold another. */
const maximalNesting = 200;

/** Words behind which a phrase may hold another phrase. */
const nesting = new Set<TokenType>([
  k.Of,
  k.In,
  k.If,
  k.For,
  k.When,
  k.While,
  k.Unless,
  k.With,
  k.Times,
  k.Twice,
  k.Plus,
  k.Than,
]);

/** Behind these a claim holds a command. */
const commands = new Set<TokenType>([k.Can, k.Cannot, k.May]);

/** What a word may be on a line. */
const keywordsOn = (kind: LineKind, line: Words): ReadonlyMap<string, TokenType> =>
  kind === 'ability' || line[0]?.tokenType === k.Effect ? textKeywords : scenarioKeywords;

/** Lines on which cards are described. */
const ofCards: ReadonlySet<LineKind> = new Set(['ability', 'traits', 'face', 'file']);

/** Makes keywords of the words that are. A line that is nested too deeply ends where it is. */
export function tagWords(state: ReadingState, kind: LineKind, line: Words): void {
  const keywords = keywordsOn(kind, line);
  const isOfCard = ofCards.has(kind);
  let depth = 0;
  let nested = 0;
  let commanded = kind === 'do';
  for (let index = 0; index < line.length; index++) {
    const token = line[index];
    if (!token) continue;
    const { tokenType } = token;
    if (tokenType === t.Word) {
      const image = keywords === textKeywords ? asBegun(line, index) : token.image;
      const type = keywords.get(image) ?? (isOfCard ? cardKeywords.get(image) : undefined);
      commanded ||= kind === 'claim' && type !== undefined && commands.has(type);
      if ((type || !commanded) && isDoubled(line, index)) fault(state, 'doubled', token);
      if (type && isKeyword(type, line, index, keywords)) retag(token, type);
    } else if (tokenType === t.Number || tokenType === t.Name) {
      if (!commanded && isDoubled(line, index)) fault(state, 'doubled', token);
    } else if (tokenType === t.Signed || tokenType === t.Infinite) {
      // Nothing else is ever called so.
      if (isDoubled(line, index)) fault(state, 'doubled', token);
    } else if (tokenType === t.LCurly || tokenType === t.LBracket) depth++;
    else if (tokenType === t.RCurly || tokenType === t.RBracket) depth--;
    if (keywords === textKeywords && nesting.has(token.tokenType)) nested++;
    if (kind !== 'header') checkNumber(state, line, index, token);
    if (depth > maximalDepth || nested > maximalNesting) {
      fault(state, 'too-deep', token);
      line.length = index + 1;
    }
  }
}

/** A word as a keyword is written: at the beginning of a sentence it may have a capital letter, but for `A`, who is a player. */
const asBegun = (line: Words, index: number): string => {
  const image = line[index]?.image ?? '';
  const before = line[index - 1];
  if (image.length < 2) return image;
  if (before !== undefined && !beginning.has(before.tokenType)) return image;
  return `${image.charAt(0).toLowerCase()}${image.slice(1)}`;
};

/** Behind these a sentence begins. */
const beginning = new Set<TokenType>([t.Dot, t.Semicolon, t.Colon, t.LCurly, t.Bar, t.RBracket]);

/**
 * Whether the word, number or name stands there a second time: `is is`, `3 3`, `opponent's opponent's`, `"Fire" "Fire"`.
 * A label may be called as what is done with it: `use first first`.
 */
function isDoubled(line: Words, index: number): boolean {
  const back = line[index - 1]?.tokenType === t.Possessive ? 2 : 1;
  return line[index - back]?.image === line[index]?.image;
}

const besideAnother = new Set<TokenType>([k.Up, k.More, k.Less, k.Attached, k.Twice, k.Plus]);

/** With what an amount begins behind `twice` and `plus`, besides a number. */
const amounts = new Set<TokenType | undefined>([k.That, k.The, k.Its, k.Their, k.Your, k.Twice]);

/** `is attached to this`, `would be attached to this`: what happens, and nothing that is said of a card. */
const saysWhatIsDone = (before: IToken | undefined): boolean =>
  before !== undefined && doing.has(before.tokenType);

const doing = new Set<TokenType>([k.Is, k.Be, k.Was, k.Not]);

/**
 * A few words are keywords only beside another: `up to`, `or more`, `less than`, `have more … than`, `cards attached to`;
 * but `face up`, `1 more card`.
 */
function isKeyword(
  type: TokenType,
  line: Words,
  index: number,
  keywords: ReadonlyMap<string, TokenType>,
): boolean {
  // What somebody decides is called as the game calls it: `A decides may`, `A was asked for may`.
  if (line[index - 1]?.image === 'decides' || line[index - 2]?.image === 'asked') return false;
  if (!besideAnother.has(type)) return true;
  const next = keywords.get(line[index + 1]?.image ?? '');
  if (type === k.Attached) return next === k.To && !saysWhatIsDone(line[index - 1]);
  if (type === k.Up) return next === k.To;
  if (type === k.Twice) return amounts.has(next);
  if (type === k.Plus) return amounts.has(next) || line[index + 1]?.tokenType === t.Number;
  // `you have more cards in hand than your opponent`, and `you have 1 more card`.
  const isCompared = line[index - 1]?.tokenType === k.Have && followsThan(line, index);
  return next === k.Than || line[index - 1]?.tokenType === k.Or || isCompared;
}

/** Whether `than` stands somewhere behind. */
const followsThan = (line: Words, index: number): boolean =>
  line.slice(index).some(({ image }) => image.toLowerCase() === 'than');

function checkNumber(state: ReadingState, line: Words, index: number, token: IToken): void {
  if (isTooLarge(line, index)) fault(state, 'too-large', token);
  else if (isNumber(token) && leadingZero.test(token.image)) fault(state, 'leading-zero', token);
}

const leadingZero = /^[^0-9]?0[0-9]/;

const isNumber = ({ tokenType }: IToken): boolean =>
  tokenType === t.Number || tokenType === t.Signed;

/** Digits of a number that is exact however large they are. */
const exactDigits = 15;

/** Whether a number, or that of a label in a run (`h1 .. h9`), is too large to be told from its neighbours. */
function isTooLarge(line: Words, index: number): boolean {
  const token = line[index];
  if (token === undefined || token.image.length <= exactDigits) return false;
  const isInRun = isThrough(line[index - 1]) || isThrough(line[index + 1]);
  const [digits = ''] =
    (isNumber(token) || isInRun ? /[0-9]*$/.exec(token.image) : undefined) ?? [];
  return parseInt(digits, 10) > Number.MAX_SAFE_INTEGER;
}

const isThrough = (token: IToken | undefined): boolean => token?.tokenType === t.Through;
