/** `hantei coverage --language`: what the rulings use of the language, for people and for programs. */
import type { Alternative } from '../evidence/language/alternatives.js';
import {
  forReaders,
  isAccepted,
  isUnnoticed,
  isUsed,
  type GrammarCoverage,
  type LanguageCoverage,
  type WordCounts,
  wordCountsOf,
} from '../evidence/language/coverage.js';
import type { WordStanding } from '../evidence/language/words.js';
import type { Case } from '../harness/suite.js';
import { wordKinds } from '../harness/words/kinds.js';
import { groupsBy } from './groups.js';
import { blank, columns, line, piece, type Line, type Piece } from './lines.js';
import { jsonText } from './printable.js';

/** The figures, and what is known of each word, as the text of one JSON object. */
export const languageJson = ({ words, grammar }: LanguageCoverage): string =>
  jsonText({
    schema: 'hantei-language-coverage/1',
    games: groupsBy(words, ({ word }) => word.game).map(([game, own]) => ({
      game,
      kinds: groupsBy(own, ({ word }) => word.kind).map(([kind, these]) => ({
        kind,
        ...wordCountsOf(these),
      })),
    })),
    words: words.map(wordJson),
    grammar: {
      alternatives: grammar.all.length,
      used: grammar.used.size,
      unused: unusedIn(grammar).map(({ rule, says }) => ({ rule, alternative: says })),
    },
  });

const wordJson = (standing: WordStanding) => {
  const { word, uses, rulings, notice, tried, first } = standing;
  const { game, kind, word: written } = word;
  const where = placeOf(notice?.one ?? first);
  return {
    game,
    kind,
    word: written,
    accepted: isAccepted(standing),
    uses,
    rulings,
    noticed: notice?.fate ?? null,
    how: notice?.how ?? null,
    ...(forReaders(standing) === undefined ? {} : { forReaders: forReaders(standing) }),
    file: where?.file ?? null,
    line: where?.line ?? null,
    tried,
  };
};

const placeOf = (
  one: Case | undefined,
): { readonly file: string; readonly line: number } | undefined =>
  one && { file: one.file, line: one.ruling.at.line };

const unusedIn = ({ all, used }: GrammarCoverage): readonly Alternative[] =>
  all.filter((one) => !used.has(one));

/** A table for each game, and what no ruling notices or uses. */
export const languageLines = ({ words, grammar }: LanguageCoverage): Line[] => {
  const [silent = [], unnoticed = []] = [true, false].map((isSilent) =>
    words.filter((one) => isUnnoticed(one) && (forReaders(one) !== undefined) === isSilent),
  );
  const unused = words.filter((one) => isAccepted(one) && !isUsed(one));
  return [
    ...groupsBy(words, ({ word }) => word.game).flatMap(([game, own]) => tableOf(game, own)),
    ...headed('Used, and noticed by no ruling:', unnoticedLines(unnoticed)),
    ...headed('Used, and only for readers:', silentLines(silent)),
    ...headed('Never used:', unusedLines(unused)),
    ...headed(
      `Grammar: ${grammar.used.size} of ${grammar.all.length} alternatives are used; these are not:`,
      grammarLines(unusedIn(grammar)),
    ),
    line(0, piece(meaning, 'quiet')),
  ];
};

const meaning =
  'noticed: without the word a ruling is refused or comes out otherwise; in play: it comes out otherwise';

const headed = (title: string, lines: readonly Line[]): Line[] =>
  lines.length === 0 ? [] : [line(0, piece(title, 'strong')), ...lines, blank];

const figures = [
  'accepted',
  'used',
  'noticed',
  'inPlay',
] as const satisfies readonly (keyof WordCounts)[];
const headings: Readonly<Record<(typeof figures)[number], string>> = {
  accepted: 'accepted',
  used: 'used',
  noticed: 'noticed',
  inPlay: 'in play',
};

const tableOf = (game: string, words: readonly WordStanding[]): Line[] => [
  line(0, piece(game, 'strong')),
  ...columns(2, [
    [piece('kind', 'quiet'), ...figures.map((one) => piece(headings[one], 'quiet'))],
    ...groupsBy(words, ({ word }) => word.kind).map(([kind, own]) =>
      row(piece(wordKinds[kind]), own),
    ),
    row(piece('all', 'strong'), words),
  ]),
  blank,
];

const row = (name: Piece, words: readonly WordStanding[]): Piece[] => {
  const counts = wordCountsOf(words);
  return [
    name,
    ...figures.map((one) => piece((counts[one] || '-').toString().padStart(headings[one].length))),
  ];
};

/** Paths are long, and stand below. */
const unnoticedLines = (words: readonly WordStanding[]): Line[] =>
  words.flatMap(({ word: { game, kind, word }, uses, first }) => [
    line(
      2,
      piece(word, 'warn'),
      piece(`  ${game}, ${wordKinds[kind]}, ${uses === 1 ? '1 use' : `${uses} uses`}`, 'quiet'),
    ),
    ...(first === undefined
      ? []
      : [line(4, piece(`${first.file}:${first.ruling.at.line}`, 'quiet'))]),
  ]);

/** With the reason why no ruling can notice them. */
const silentLines = (words: readonly WordStanding[]): Line[] =>
  columns(
    2,
    words.map((standing) => [
      piece(standing.word.word),
      piece(forReaders(standing) ?? '', 'quiet'),
    ]),
  );

const unusedLines = (words: readonly WordStanding[]): Line[] =>
  columns(
    2,
    groupsBy(words, ({ word: { game, kind } }) => `${game}, ${wordKinds[kind]}`).map(
      ([of, own]) => [
        piece(of, 'quiet'),
        piece(own.map(({ word }) => `‘${word.word}’`).join(', ')),
      ],
    ),
  );

const grammarLines = (unused: readonly Alternative[]): Line[] =>
  columns(
    2,
    groupsBy(unused, ({ rule }) => rule).map(([rule, own]) => [
      piece(rule, 'quiet'),
      piece(own.map(({ says }) => says).join(',  ')),
    ]),
  );
