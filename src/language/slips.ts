/** What was probably meant where the grammar wants something else: by the kind of the line and the word that is wrong. */
import { EOF, type IToken, type TokenType } from 'chevrotain';
import { keywordTokens as k, scenarioKeywords } from '../../grammar/keywords.js';
import type { LineKind } from '../../grammar/line-kinds.js';
import {
  Colon,
  Comma,
  Dot,
  Equals,
  LBracket,
  Newline,
  Number,
  RuleNumber,
  Semicolon,
  Signed,
  Word,
} from '../../grammar/tokens.js';

/** Words of which each claim has one. */
const ofClaims: ReadonlySet<TokenType | undefined> = new Set([
  ...[Equals, k.Is, k.In, k.Have, k.Was, k.Can, k.Cannot, k.May, k.Did],
]);

const oneEach =
  'each claim stands on a line of its own; where the same is so of several, commas join them: x, y are tapped';

/** A line as it is written. */
export interface WrittenLine {
  readonly kind: LineKind;
  readonly words: readonly IToken[];
}

/** @param rule in which rule of the grammar it is wrong */
export const slipIn = (
  { kind, words }: WrittenLine,
  { tokenType, image }: IToken,
  before: IToken | undefined,
  rule: string | undefined,
): string | undefined => {
  switch (kind) {
    case 'claim':
      if (rule === 'citations' && tokenType === RuleNumber)
        return `the numbers of rules have commas between: […, ${image}]`;
      if (rule === 'citations' && tokenType === Dot)
        return 'the letter of a rule stands right behind its number: 702.17a';
      if (rule === 'claimIn' && before?.tokenType === k.Not)
        return 'a verb stands in front of not: is not …, has not …, did not …; who is asked is told with decides: A decides block';
      if (tokenType === k.Have && before?.tokenType === k.Not)
        return 'what is not there is told with no: mine has no blocker, A has no units in hand';
      if (rule !== 'expectation') return undefined;
      if (tokenType === Signed)
        return `what a number has become is told with '=': x power = 5; that an event changed it is no claim`;
      if (tokenType === Colon) return `what is done stands under 'do', and here what came of it`;
      if (tokenType === RuleNumber) return `the numbers of rules stand in brackets: [${image}]`;
      if (tokenType === k.Or)
        return 'a claim says how it is, and not what it may be: say which of them it is';
      return ofClaims.has(tokenType) ? oneEach : undefined;
    case 'ability':
      return (
        slipOfWords(words, tokenType) ??
        slipOfComma(words) ??
        slipOfAbility(tokenType, before?.tokenType, rule) ??
        slipOfAttached(words)
      );
    case 'given':
      if (rule === 'given' && (follows(words, 'start', 'of') || follows(words, 'step', 'of')))
        return 'whose turn it is and in which step is told so: turn of A, main step; a whole game begins with: start of game';
      return rule === 'given' && tokenType === Word
        ? `a state stands behind a comma: "…", ${image}`
        : undefined;
    case 'do':
      return rule === 'command' &&
        before?.tokenType !== Colon &&
        (tokenType === Newline || tokenType === EOF)
        ? slipOfCommand(words)
        : undefined;
    case 'file':
    case 'traits':
      if (rule === 'cardHead' && tokenType === Word)
        return 'characteristics have commas between: creature, fire, cost 3';
      return tokenType === Colon || tokenType === Equals
        ? `a value stands right behind its word: ${before?.image ?? 'cost'} 3`
        : undefined;
    default:
      return undefined;
  }
};

/** `A take x`, which is something to do, and `A was not asked`, which is something to look at. */
const slipOfCommand = (line: readonly IToken[]): string => {
  const after = line.findLastIndex(({ tokenType }) => tokenType === Semicolon);
  if (after >= 0) return slipBehindSemicolon(line[0]?.image, line.slice(after + 1));
  const [who, verb, ...more] = line;
  const isClaim = ofClaims.has(scenarioKeywords.get(verb?.image ?? '')) || verb?.image === 'not';
  if (isClaim) return "what must be so stands under 'check' or 'expect': A decides block";
  const said = [verb, ...more]
    .flatMap((word) => (word === undefined ? [] : [word.image]))
    .join(' ');
  const whose = who?.image ?? 'A';
  const example =
    said === ''
      ? 'A: attack player with mine'
      : isPlayerLike(whose)
        ? `${whose}: ${said}`
        : `A: ${whose} ${said}`;
  return `who does it stands in front, with a ':' behind: ${example}`;
};

/** Players go by one capital letter in the games of today; what else begins the line is what is done. */
const isPlayerLike = (word: string): boolean => /^\p{Lu}$/u.test(word) || word === 'chance';

/** `A: cast x; choose y`: a semicolon ends the command, as the end of the line does. */
const slipBehindSemicolon = (who = 'A', command: readonly IToken[]): string =>
  `behind a ';' stands who does it, too: ${who}: ${command.map(({ image }) => image).join(' ')}`;

const modals: ReadonlySet<TokenType> = new Set([k.Can, k.Cannot, k.Must]);

/** Words that want something behind them, each by itself. */
const joining: ReadonlySet<TokenType | undefined> = new Set([
  ...[k.At, k.To, k.Into, k.From, k.On, k.Under, k.By, k.With, k.For],
]);

/** `its power`, or `the power of this` where the text has spoken of nothing else. */
const ownOf = (whose: IToken | undefined, what: IToken | undefined): string =>
  whose?.image.toLowerCase() === 'this'
    ? `the ${what?.image ?? 'power'} of this`
    : `its ${what?.image ?? 'power'}`;

/** `costs 2 less` */
const signs: ReadonlyMap<string, string> = new Map([
  ['less', '-'],
  ['more', '+'],
]);

const withWritten =
  'what they have stands behind with: creatures with power 3000 or less, units with cost 3';

const whoseWritten = 'whose cards they are stands in front: your units, for each of your units';

const timeWritten =
  'a time is what is waited for: when your turn begins: draw 1 card; when your turn ends: draw 1 card';

/** What cards of many games say so, and how it is said here. */
const sayings: readonly (readonly [first: string, second: string, said: string])[] = [
  ['without', 'paying', 'what a text says to use is not paid for: leave out ‘without paying …’'],
  ['if', 'able', 'what has to be done if it can be is told with must: this must attack'],
  ['as', 'long', 'say it with while, in front: while you have another creature, this gets +1'],
  ['that', 'have', withWritten],
  ['that', 'has', withWritten],
  [
    'once',
    'per',
    'how often it is in a turn is told so: once a turn, when this attacks: draw 1 card',
  ],
  [
    'other',
    'than',
    'what is meant is told by what it is not: non-fire creatures, creatures with no blocker, creatures with no name "Brawler"; your other creatures',
  ],
  [
    'not',
    'named',
    'what they are not called stands behind with no: all creatures with no name "Brawler"',
  ],
  ['you', 'control', whoseWritten],
  [
    'they',
    'control',
    'whose cards they are stands in front: each player destroys 1 of their units',
  ],
  ['them', 'all', '‘them’ are all of them: leave out ‘all’'],
  ['choose', 'one', 'choices stand in braces: choose 1 of these: { draw 1 card | tap 1 creature }'],
  ['each', 'time', 'as often as it happens: when you draw a card: …'],
  [
    'first',
    'time',
    'which time it is stands behind what happens: when you cast a spell for the first time this turn: …',
  ],
  ['battles', 'with', 'whom it battles stands right behind: this battles 1 creature'],
  ['and', 'has', 'what it has besides is told with gains: this gets +1 and gains blocker'],
];

const saying = (words: readonly IToken[]): string | undefined =>
  sayings.find(([first, second]) => follows(words, first, second))?.[2];

/** `tap or untap 1 creature` */
const isEither = (words: readonly IToken[], wrong: TokenType): boolean =>
  wrong === k.Or && words.findIndex(({ tokenType }) => tokenType === k.Or) === 1;

/** What the words of the line tell, whichever of them is the first that does not fit. */
const slipOfWords = (words: readonly IToken[], wrong: TokenType): string | undefined => {
  const said = saying(words);
  if (said !== undefined) return said;
  if (isEither(words, wrong))
    return 'one of the two is chosen: choose 1 of these: { tap 1 creature | untap 1 creature }';
  if (wrong === k.This && hasDone.test(textOf(words)))
    return 'what was done is told without have: if you attacked this turn';
  const [, number, value] = words.slice(
    words.findLastIndex(({ tokenType }) => tokenType === k.With),
  );
  if (wrong === k.Or && number?.tokenType === Number && value !== undefined)
    return `the number stands behind: with ${value.image} ${number.image} or less`;
  const set = numberSet(words, wrong);
  if (set !== undefined) return set;
  if (wrong === Number && hasDoneSoMuch.test(textOf(words)))
    return 'what was done is told without have: if you drew 2 or more cards this turn';
  const at = words.findLastIndex(isHas);
  const [what, amount] = words.slice(at + 1);
  if (wrong === Number && at >= 0 && amount?.tokenType === Number)
    return `how much it has is told with is: ${ownOf(words[at - 1], what)} is ${amount.image} or more`;
  const costs = words.slice(words.findIndex(({ image }) => /^costs?$/i.test(image)) + 1);
  const sign = signs.get(costs[1]?.image.toLowerCase() ?? '');
  if (costs[0]?.tokenType === Number && sign !== undefined)
    return `what is paid for it is changed with gets: gets ${sign}${costs[0].image} cost`;
  if (words.some(({ image }) => image === 'whose')) return withWritten;
  if (words.some(({ image }) => image === 'except'))
    return 'what is left out is told so: all other creatures; creatures with no blocker; non-fire creatures';
  if (wrong === k.By && words.some(isConditional))
    return 'what did that is told of what has happened, or counted: if this was blocked by a creature this turn, …; while there are 2 or more defending cards, …';
  if (wrong === k.For && words.some(({ tokenType }) => tokenType === k.Until))
    return 'how long it lasts stands at the end: this gets +1 for each of your cards in hand until end of turn';
  const begins = words.find(({ image }) => image !== '')?.tokenType;
  if (begins === k.Once && !words.some(({ tokenType }) => tokenType === k.When))
    return 'what is done so often is waited for, or used: once a turn, when this attacks: draw 1 card';
  const [written, bound] = bounds.find(([word]) => follows(words, 'or', word)) ?? [];
  if (wrong === k.Or && written !== undefined) return `instead of ‘${written}’ write ${bound}`;
  if (wrong === k.You && follows(words, 'you', 'have')) return whoseWritten;
  if (wrong === k.Or && follows(words, 'than', 'or'))
    return 'a bound stands behind the number: with power 3000 or less, with power 3000 or more';
  if (wrong === k.Plus)
    return 'what is added stands behind an amount: draw that many plus 1 cards, draw cards equal to the number of your cards in hand plus 1';
  if (wrong === k.Each && follows(words, 'each', 'turn'))
    return 'which time it is counts in one turn: for the second time this turn; how often it is waited for stands in front: once a turn, when …';
  if (words.some(({ tokenType }) => tokenType === k.Unless))
    return 'what may be done instead is offered first: you may discard 1 card. if you do not, destroy this';
  if (wrong === k.Did && (follows(words, 'does', 'not') || follows(words, 'do', 'not')))
    return 'what is not to happen is forbidden: this cannot attack';
  if (isReplacing(words) && mistaken.has(wrong)) return insteadWritten(words);
  if (wrong === Colon && words[0]?.tokenType === LBracket)
    return 'behind an icon stands a condition with a comma, and then a cost with a colon: […] if you have 2 cards in hand, discard 1 card: draw 1 card; what is asked later stands behind the costs: […] discard 1 card: if …, draw 1 card';
  return undefined;
};

/** Where such a sentence first stands otherwise than it is written. */
const mistaken: ReadonlySet<TokenType> = new Set([k.Would, k.That, k.Instead]);

/** `if this would be destroyed, …`, `damage that would be dealt`. */
const isReplacing = (words: readonly IToken[]): boolean =>
  words.some(({ tokenType }) => tokenType === k.Would);

/** What takes the place of something, or is kept from happening. */
const insteadWritten = (words: readonly IToken[]): string =>
  follows(words, 'that', 'would')
    ? "leave out ‘that would’: to whom or what it happens stands behind 'to', and the next of this turn is meant"
    : "what takes the place of something stands behind a ':' and 'instead': when this would be destroyed: instead return this to your hand";

/** How else than in the words of the language a bound is told. */
const bounds: readonly (readonly [word: string, bound: string])[] = [
  ['larger', 'or more'],
  ['below', 'or less'],
  ['above', 'or more'],
];

const isConditional = ({ tokenType }: IToken): boolean =>
  tokenType === k.If || tokenType === k.While;

/** `you have attacked this turn` */
const hasDone = /\b(?:has|have) \S+ this turn\b/iu;

/** `your opponent has drawn 2 or more cards this turn` */
const hasDoneSoMuch = /\b(?:has|have) \S+ \d.* this turn\b/iu;

/** `its power becomes 1000`, `its power is 1000` */
const numberSet = (words: readonly IToken[], wrong: TokenType): string | undefined => {
  if (words.some(isConditional)) return undefined;
  const at = words.findIndex(
    ({ tokenType }, index) =>
      (tokenType === k.Become || (tokenType === k.Is && wrong === Number)) &&
      words[index + 1]?.tokenType === Number,
  );
  const [what, , number] = words.slice(at - 1);
  return at < 1 || what?.tokenType === Number || number === undefined
    ? undefined
    : `a number is set with gets: it gets ${what?.image ?? 'power'} ${number.image}`;
};

const textOf = (words: readonly IToken[]): string => words.map(({ image }) => image).join(' ');

const isHas = ({ tokenType }: IToken): boolean => tokenType === k.Have;

const follows = (words: readonly IToken[], first: string, second: string): boolean =>
  words.some(
    ({ image }, at) =>
      image.toLowerCase() === first && words[at + 1]?.image.toLowerCase() === second,
  );

/** `units with 2 flame cards attached`: how many are attached is asked only of one card. */
const slipOfAttached = (words: readonly IToken[]): string | undefined =>
  words.some(
    ({ image }, at) =>
      image.toLowerCase() === 'attached' && words[at + 1]?.image.toLowerCase() !== 'to',
  )
    ? 'it is a condition of one card: while this has 2 flame cards attached, this gets +1; of others: your units gain { while this has 2 flame cards attached, this gets +1 }'
    : undefined;

/** `when this attacks, draw 1 card`, as cards have it: a condition may stand between, and has a comma in front. */
const slipOfComma = (words: readonly IToken[]): string | undefined => {
  if (words.some(({ tokenType }) => tokenType === Colon)) return undefined;
  const said = words.filter(({ image }) => image.trim() !== '');
  const at = said.findIndex(
    ({ tokenType }, comma) => tokenType === Comma && said[comma + 1]?.tokenType !== k.If,
  );
  if (said[0]?.tokenType !== k.When || at < 0) return undefined;
  const happens = said
    .slice(0, at)
    .map(({ image }) => image)
    .join(' ')
    .replaceAll(/ (,|['’]s)/gu, '$1');
  return `a ':' and no ',' stands behind what happens: ${happens}: …`;
};

const slipOfAbility = (
  wrong: TokenType,
  before: TokenType | undefined,
  rule: string | undefined,
): string | undefined => {
  if (wrong === k.Not && before === k.Can) return "write 'cannot', as one word";
  if (wrong === k.Or && joining.has(before))
    return 'say it of each of them: cannot look at … and cannot reveal …';
  if ((wrong === Newline || wrong === EOF) && before === k.At)
    return 'who looks is the subject: your opponent cannot look at this';
  if (wrong === k.If && before === k.And)
    return 'what depends on something is a sentence of its own: draw 1 card. if …, draw 1 card';
  if (wrong === k.When && before === k.And)
    return 'what waits is a sentence of its own: draw 1 card. when this turn ends: draw 1 card';
  if (wrong === k.If) return 'a condition stands in front: if …, draw 1 card';
  if (wrong === k.When) return 'what happens stands in front: when this attacks: draw 1 card';
  const order = orders.get(wrong);
  if (order !== undefined && (wrong !== k.And || before === Comma)) return order;
  if (rule === 'ability' && modals.has(wrong)) return 'say who or what: this cannot attack';
  if (rule === 'abilityLine' && wrong === k.Have)
    return 'what a card has by itself is a line of its own: blocker; what else it has is told with gains: this gains blocker';
  if (rule === 'ability' && wrong === k.At) return timeWritten;
  const isDone = rule === 'triggered' && [Newline, EOF, Dot].includes(wrong);
  return isDone || (wrong === Colon && rule !== 'ability') ? waitingWritten : undefined;
};

/** Words that stand elsewhere in a sentence than they do on cards. */
const orders: ReadonlyMap<TokenType, string> = new Map([
  [
    k.Until,
    'how long it lasts stands in front of all of it, or at the end: your creatures get +1000 until end of turn',
  ],
  [
    k.Once,
    'how often stands in front of what happens: once a turn, when this attacks: draw 1 card',
  ],
  [k.Then, '‘then’ stands between two things that are done: draw 1 card, then discard 1 card'],
  [
    k.Otherwise,
    '‘otherwise’ stands behind what is done if something is so: if …, draw 1 card, otherwise discard 1 card',
  ],
  [
    k.And,
    'what is done at the same time is joined without a comma: draw 1 card and discard 1 card; what follows it: draw 1 card, then discard 1 card',
  ],
]);

/** How what waits for something is written. */
export const waitingWritten =
  "what happens stands behind 'when', in lower case, and what is done behind a ':': when this attacks: draw 1 card";
