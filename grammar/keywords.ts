/**
 * Every keyword of the language, in one table. Another language is another column.
 *
 * The lexer knows only words; `layout.ts` turns a word into a keyword where this table says that it is one.
 * So a word that means something in card text is still free as a label in a scenario, and the other way round.
 */
import { createToken, Lexer, type TokenType } from 'chevrotain';
import {
  AnyWord,
  CommandPart,
  EventPart,
  HeadPart,
  NounPart,
  Number,
  Phrase,
  Plain,
  TailPart,
} from './tokens.js';

/** Where a word is a keyword. */
export type KeywordPlace =
  /** First word of a line, where that heading may stand. */
  | 'heading'
  /** Anywhere in the text of a card. */
  | 'text'
  /** The same, and among the characteristics of a card. */
  | 'card'
  /** Anywhere in a scenario: given, do, check and expect. */
  | 'scenario'
  /** In both. */
  | 'everywhere';

/** What a keyword may be besides itself: the categories of tokens.ts. */
const uses = {
  plain: Plain,
  phrase: Phrase,
  noun: NounPart,
  head: HeadPart,
  tail: TailPart,
  event: EventPart,
  number: Number,
} as const;
type Use = keyof typeof uses;

interface Row {
  readonly in: KeywordPlace;
  readonly use?: readonly Use[];
  readonly english: readonly string[];
}

const heading = (...english: readonly string[]): Row => ({ in: 'heading', english });
const text = (...english: readonly string[]): Row => ({ in: 'text', english });
/** A keyword of card text that may be part of a set phrase: `until the start of your turn`. */
const phraseText = (...english: readonly string[]): Row => ({
  in: 'text',
  use: ['phrase'],
  english,
});
/** A keyword of card text that is an ordinary word wherever the grammar does not ask for the keyword. */
const softText = (...english: readonly string[]): Row => ({ in: 'text', use: ['plain'], english });
const scenario = (use: readonly Use[], ...english: readonly string[]): Row => ({
  in: 'scenario',
  use,
  english,
});
const everywhere = (use: readonly Use[], ...english: readonly string[]): Row => ({
  in: 'everywhere',
  use,
  english,
});

const table = {
  // Headings of a file, of a ruling, and of its lines.
  Ruling: heading('ruling'),
  Card: heading('card'),
  Board: heading('board'),
  Import: heading('import'),
  Given: heading('given'),
  Do: heading('do'),
  Check: heading('check'),
  Expect: heading('expect'),
  Rulebook: heading('rulebook'),
  Source: heading('source'),
  Question: heading('question'),
  Answer: heading('answer'),
  Because: heading('because'),
  Status: heading('status'),
  Tags: heading('tags'),
  Replaces: heading('replaces'),
  Stamp: heading('stamp'),
  Address: heading('address'),
  Date: heading('date'),
  Start: heading('start'),
  Broken: heading('broken'),
  Turn: heading('turn'),
  Effect: heading('effect'),
  // Which of the two sets of characteristics of a card: the halves of one side, or its two sides.
  Left: heading('left'),
  Right: heading('right'),
  Front: heading('front'),
  Back: heading('back'),
  /** Opens a claim and is its first word. */
  Game: { in: 'heading', use: ['head'], english: ['game'] },

  // Joining words.
  Of: everywhere(['phrase', 'head'], 'of'),
  In: everywhere(['tail'], 'in'),
  With: everywhere(['head'], 'with'),
  To: everywhere(['head'], 'to'),
  Into: everywhere(['head'], 'into'),
  From: everywhere(['head'], 'from'),
  On: everywhere(['head'], 'on'),
  Under: everywhere(['head'], 'under'),
  By: everywhere(['head'], 'by'),
  For: everywhere(['head'], 'for'),
  As: everywhere(['head'], 'as'),
  At: everywhere(['head'], 'at'),
  And: everywhere(['head'], 'and'),
  Or: everywhere([], 'or'),
  No: everywhere(['head'], 'no'),
  Not: everywhere([], 'not'),
  Instead: everywhere(['head'], 'instead'),
  The: everywhere(['phrase', 'head'], 'the'),
  Exactly: everywhere(['tail'], 'exactly'),
  Times: everywhere(['plain'], 'times'),

  // What is so, what may be, what was.
  Is: everywhere(['event'], 'is', 'are'),
  Have: everywhere(['event'], 'has', 'have'),
  Can: everywhere([], 'can'),
  Cannot: everywhere([], 'cannot', "can't"),
  May: everywhere([], 'may'),
  Did: everywhere([], 'do', 'does', 'did'),
  Was: everywhere(['event'], 'was', 'were'),
  Before: scenario([], 'before'),
  After: scenario([], 'after'),

  // Who and what, in card text.
  This: phraseText('this'),
  It: text('it'),
  Them: text('them', 'they'),
  You: text('you'),
  Your: phraseText('your'),
  Its: phraseText('its'),
  Their: phraseText('their'),
  That: phraseText('that', 'those'),
  These: text('these'),
  Among: text('among'),
  Attached: text('attached'),

  // How many.
  All: phraseText('all'),
  Each: phraseText('each', 'every'),
  Any: text('any'),
  A: text('a', 'an'),
  Another: text('another'),
  Other: { in: 'text', use: ['noun'], english: ['other'] },
  Up: text('up'),
  Many: text('many', 'much'),
  More: text('more', 'greater', 'higher'),
  Less: text('less', 'fewer', 'lower', 'smaller'),
  Most: softText('most'),
  Than: text('than'),
  Plus: text('plus'),
  Twice: text('twice'),
  Equal: text('equal'),
  Count: softText('number'),
  /** A number that somebody says as the card is used; twice that. */
  X: { in: 'card', use: ['number'], english: ['X', 'XX'] },
  Where: text('where'),
  Total: softText('total'),
  Least: softText('least', 'lowest', 'smallest'),
  Greatest: softText('greatest', 'highest', 'largest'),

  // What happens, when, and for how long.
  When: text('when', 'whenever'),
  Would: text('would'),
  Be: text('be'),
  Must: text('must'),
  If: text('if'),
  Then: text('then'),
  Otherwise: text('otherwise'),
  There: text('there'),
  Once: text('once'),
  Until: text('until'),
  During: text('during'),
  While: text('while'),
  Unless: text('unless'),
  Get: text('get', 'gets'),
  Gain: text('gain', 'gains'),
  Lose: text('lose', 'loses'),
  Become: text('become', 'becomes'),
  Ignore: text('ignore', 'ignores'),
  Ignored: softText('ignored'),
  Double: softText('double'),
  Half: softText('half'),
  Fixed: softText('fixed'),
  Next: softText('next'),
} as const satisfies Readonly<Record<string, Row>>;

export type KeywordName = keyof typeof table;

const rows = Object.entries(table) as readonly [KeywordName, Row][];

/** How a keyword is written. */
export const keywordSpellings = (name: KeywordName): readonly string[] => table[name].english;

/** The token of each keyword. */
export const keywordTokens = Object.fromEntries(
  rows.map(([name, row]) => [
    name,
    createToken({
      name,
      label: `'${row.english[0] ?? name}'`,
      pattern: Lexer.NA,
      // A heading is no word like others, or a line could run into the next part.
      categories: [
        ...(row.in === 'heading' ? [] : [AnyWord, CommandPart]),
        ...(row.use ?? []).map((use) => uses[use]),
      ],
    }),
  ]),
) as Readonly<Record<KeywordName, TokenType>>;

const wordsOf = (names: (name: KeywordName, row: Row) => boolean): ReadonlyMap<string, TokenType> =>
  new Map(
    rows
      .filter(([name, row]) => names(name, row))
      .flatMap(([name, row]) => row.english.map((word) => [word, keywordTokens[name]] as const)),
  );

/** What a word is in card text, and in a scenario. */
export const textKeywords = wordsOf((_, row) => row.in === 'text' || row.in === 'everywhere');
export const scenarioKeywords = wordsOf(
  (_, row) => row.in === 'scenario' || row.in === 'everywhere',
);
/** What stands on a card alone. */
export const cardKeywords = wordsOf((_, row) => row.in === 'card');

/** A heading has one spelling. */
const among = (...names: readonly KeywordName[]): ReadonlyMap<string, TokenType> =>
  new Map(names.map((name) => [keywordSpellings(name)[0] ?? name, keywordTokens[name]]));

/** The first words of lines, by where such a line may stand. */
export const headings = {
  /** Opens a declaration, whatever stands before. */
  file: among('Ruling', 'Card', 'Board', 'Import'),
  /** Says something of a ruling as a whole. */
  ruling: among(
    'Rulebook',
    'Source',
    'Question',
    'Answer',
    'Because',
    'Status',
    'Tags',
    'Replaces',
    'Stamp',
    'On',
    'Address',
    'Date',
  ),
  /** Opens a part of a ruling. */
  block: among('Given', 'Do', 'Check', 'Expect'),
  /** Opens a part of a card that has two sets of characteristics. */
  card: among('Left', 'Right', 'Front', 'Back'),
  given: among('Start', 'Broken', 'Turn', 'Effect'),
  claim: among('Turn', 'Game'),
} as const;

const anyHeading: ReadonlySet<string> = new Set(
  Object.values(headings).flatMap((words) => [...words.keys()]),
);

/** Whether a word opens lines somewhere. */
export const opensLines = (word: string): boolean => anyHeading.has(word);
