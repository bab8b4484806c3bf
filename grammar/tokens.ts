/**
 * The tokens of a ruling file. There are few: words, names, numbers and punctuation. Which words are keywords
 * is no business of the lexer; see keywords.ts and layout.ts.
 */
import { createToken, type ILexingResult, Lexer, type TokenType } from 'chevrotain';

// ---------------------------------------------------------------- categories: what may stand in a place

const category = (name: string, label: string, ...categories: TokenType[]): TokenType =>
  createToken({ name, label, pattern: Lexer.NA, categories });

/** A word, keyword or not. */
export const AnyWord = category('AnyWord', 'a word');
/** What a command is made of; the game's table of commands says what it means. */
export const CommandPart = category('CommandPart', 'a word, a name or a number');
/** What may stand in what is told of an event (`before pit was destroyed`). */
export const EventPart = category('EventPart', 'what happened');
/** What may stand behind the verb of a claim. */
export const TailPart = category('TailPart', 'a word, a name or a number', EventPart);
/** What may stand in front of the verb of a claim. */
export const HeadPart = category('HeadPart', 'a word, a name or a number', TailPart);
/** Part of a set phrase of the game: `end of your turn`. */
export const Phrase = category('Phrase', 'a word');
/** Part of a noun: `opponent's other fire "Brawler"`. */
export const NounPart = category('NounPart', 'a word or a name');
/** A word that is no keyword, or one that is only a keyword where the grammar asks for it. */
export const Plain = category('Plain', 'a word', HeadPart, Phrase, NounPart);
/** What a trait says: `power 3000`, `race "Human"`. */
export const TraitValue = category('TraitValue', 'a number or a name in quotes');
export const CitationNumber = category('CitationNumber', 'the number of a rule, such as 509.5d');

export const categories: readonly TokenType[] = [
  AnyWord,
  CommandPart,
  EventPart,
  TailPart,
  HeadPart,
  Phrase,
  NounPart,
  Plain,
  TraitValue,
  CitationNumber,
];

// ---------------------------------------------------------------- patterns

/**
 * Letters by their ranges in the basic plane, halves of surrogate pairs among them: Chevrotain looks at the first
 * character of a pattern to skip it quickly, and cannot do so with the `u` flag. What is left out is punctuation,
 * arrows and boxes, and signs that belong to East Asian punctuation.
 */
const letter =
  'A-Za-z_\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2070-\\u209f\\u2100-\\u218f' +
  '\\u2460-\\u24ff\\u2776-\\u2793\\u2c00-\\u2dff\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u303c\\u3041-\\u30fa' +
  '\\u30fc-\\ufdff\\ufe70-\\ufefe\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc';
/** Digits and the dot between the parts of a Japanese name may follow a letter. */
const inner = `${letter}0-9\\u30fb\\uff10-\\uff19`;

/** Inner hyphens and apostrophes belong to the word, `'s` does not; `1st` is a word, `1` is none. */
const word = new RegExp(
  `(?:[0-9]+(?=[A-Za-z_])|[${letter}])[${inner}]*` +
    `(?:(?:-(?=[${inner}])|['\\u2019](?!s(?![${inner}]))(?=[${inner}]))[${inner}]+)*`,
);

const quotes = [
  ['"', '"'],
  ['\\u201c', '\\u201d'],
  ['\\u300c', '\\u300d'],
  ['\\u300e', '\\u300f'],
  ['\\u300a', '\\u300b'],
] as const;
const closed = quotes.map(([open, close]) => `${open}[^${close}\\r\\n]*${close}`).join('|');
const unclosed = quotes.map(([open, close]) => `${open}[^${close}\\r\\n]*`).join('|');

const punctuation = (name: string, label: string, pattern: RegExp, ...of: TokenType[]): TokenType =>
  createToken({ name, label: `'${label}'`, pattern, categories: of });

const strays = '[!$%&()*/?@\\\\^`~]';
/** Chevrotain cannot see with what `[^]` begins. */
const anything = '[\\u0000-\\uffff]';

// ---------------------------------------------------------------- tokens

export const Blank = createToken({
  name: 'Blank',
  pattern: /[ \t\f\v\u00a0\u2000-\u200b\u2028\u2029\u202f\u3000\ufeff]+/,
  group: Lexer.SKIPPED,
});
export const Newline = createToken({
  name: 'Newline',
  label: 'the end of the line',
  pattern: /\r\n|\r|\n/,
  line_breaks: true,
});
export const Comment = createToken({ name: 'Comment', pattern: /#[^\r\n]*/, group: 'comments' });

export const Name = createToken({
  name: 'Name',
  label: 'a name in quotes',
  pattern: new RegExp(closed),
  categories: [CommandPart, HeadPart, NounPart, TraitValue],
});
/** A name whose closing quote is missing ends with its line; layout.ts reports it and reads it as a name. */
export const UnclosedName = createToken({ name: 'UnclosedName', pattern: new RegExp(unclosed) });
export const WebAddress = createToken({
  name: 'WebAddress',
  label: 'an address in < >',
  pattern: /<[^<>\s]*>/,
});
export const Day = createToken({
  name: 'Day',
  label: 'a date such as 2021-04-02',
  pattern: /[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])/,
});
export const RulebookId = createToken({
  name: 'RulebookId',
  label: 'a rulebook such as duel-masters/1.13',
  pattern: /[A-Za-z][A-Za-z0-9_-]*\/[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?=[A-Za-z0-9]))*/,
});
export const RuleNumber = createToken({
  name: 'RuleNumber',
  label: 'the number of a rule, such as 509.5d',
  pattern: /[0-9]+(?:\.[0-9]+)+[a-z]*(?:-[0-9]+)?(?:~[0-9]+)?(?:\/[0-9]+)?/,
  categories: [CitationNumber],
});
export const Word = createToken({
  name: 'Word',
  label: 'a word',
  pattern: word,
  categories: [AnyWord, CommandPart, Plain],
});
export const Number = createToken({
  name: 'Number',
  label: 'a number',
  pattern: /[0-9]+/,
  categories: [CommandPart, HeadPart, TraitValue, CitationNumber],
});
/** No number of things is infinite, only what something is: so it stands where values do. */
export const Infinite = createToken({
  name: 'Infinite',
  label: 'the number \u221e',
  pattern: /\u221e/,
  categories: [CommandPart, TailPart, TraitValue],
});
/** With a plus or a minus, in any of the signs that are used for it. */
export const Signed = createToken({
  name: 'Signed',
  label: 'a number with + or -',
  pattern: new RegExp(`[+\\-\\u2212\\uff0b\\uff0d](?:[0-9]+|\\u221e|X(?![${inner}]))`),
  categories: [CommandPart, TailPart, TraitValue],
});
export const Possessive = createToken({
  name: 'Possessive',
  label: "'s",
  pattern: new RegExp(`['\\u2019]s?(?![${inner}])`),
  categories: [CommandPart, HeadPart, Phrase, NounPart],
});

export const Rest = punctuation('Rest', '...', /\.\.\.|\u2026/, CommandPart);
export const Through = punctuation('Through', '..', /\.\.|\u2025/, CommandPart, HeadPart);
export const Dot = punctuation('Dot', '.', /[.\u3002]/);
export const Comma = punctuation('Comma', ',', /[,\u3001\uff0c]/, CommandPart, HeadPart);
export const Colon = punctuation('Colon', ':', /[:\uff1a]/);
export const Semicolon = punctuation('Semicolon', ';', /[;\uff1b]/);
export const Equals = punctuation('Equals', '=', /[=\uff1d]/);
export const DoubleBar = punctuation('DoubleBar', '||', /\|\||\uff5c\uff5c/);
/** Between the names of a card's two sides, as `||` is between those of its halves. */
export const DoubleSlash = punctuation('DoubleSlash', '//', /\/\/|\uff0f\uff0f/);
export const Bar = punctuation('Bar', '|', /[|\uff5c]/);
export const LBracket = punctuation('LBracket', '[', /[[\u3010\uff3b]/);
export const RBracket = punctuation('RBracket', ']', /[\]\u3011\uff3d]/);
export const LCurly = punctuation('LCurly', '{', /[{\uff5b]/);
export const RCurly = punctuation('RCurly', '}', /[}\uff5d]/);
/** Whatever no other token begins with: one token for a run of them, so that garbage stays cheap. */
export const Stray = createToken({
  name: 'Stray',
  pattern: new RegExp(`${strays}+|${anything}`),
  line_breaks: true,
});

// ---------------------------------------------------------------- lines

/** The first token of a line without a heading: what kind it is of, which layout.ts finds out. It stands for the line. */
const opening = (name: string, label: string): TokenType =>
  createToken({ name, label, pattern: Lexer.NA });

export const TraitsLine = opening('TraitsLine', 'a line of characteristics');
export const FaceLine = opening('FaceLine', 'a half or a side of a card');
export const AbilityLine = opening('AbilityLine', 'an ability');
export const HeaderLine = opening('HeaderLine', 'a line about the ruling');
export const GivenLine = opening('GivenLine', 'a line of the board');
export const ActionLine = opening('ActionLine', 'what a player does');
export const ClaimLine = opening('ClaimLine', 'what must be so');

// ---------------------------------------------------------------- the lexer

/** What the parser may meet, in the order in which the patterns are tried. */
export const lexical: readonly TokenType[] = [
  Name,
  RulebookId,
  Day,
  RuleNumber,
  Word,
  Number,
  Infinite,
  Signed,
  Possessive,
  Rest,
  Through,
  Dot,
  Comma,
  Colon,
  Semicolon,
  Equals,
  DoubleBar,
  DoubleSlash,
  Bar,
  LBracket,
  RBracket,
  LCurly,
  RCurly,
  WebAddress,
  Newline,
];

/** Lines that begin without a heading. */
export const openings: readonly TokenType[] = [
  TraitsLine,
  FaceLine,
  AbilityLine,
  HeaderLine,
  GivenLine,
  ActionLine,
  ClaimLine,
];

/** All patterns, in the order in which they are tried. */
export const patternsInOrder: TokenType[] = [Blank, Comment, ...lexical, UnclosedName, Stray];

let lexer: Lexer | undefined;

/** Cuts a text into its tokens. The lexer is made when it is first needed, and once. */
export function tokenize(text: string): ILexingResult {
  lexer ??= new Lexer(patternsInOrder, {
    positionTracking: 'onlyOffset',
    ensureOptimizations: true,
    skipValidations: true,
  });
  return lexer.tokenize(text);
}
