/** The pages of docs/words: the words of a game, or of the language, as a Markdown page. */
import { exampleOf } from '../harness/words/examples.js';
import { wordKinds, type WordKind } from '../harness/words/kinds.js';
import { type Listed, ownWords } from '../harness/words/list.js';
import { groupsBy } from './groups.js';

/** The page of a game's words, or of the language's own. */
export const wordsPage = (words: readonly Listed[]): string => {
  const [{ game } = { game: ownWords }] = words;
  const kinds = groupsBy(words, ({ kind }) => kind);
  return [
    `# ${titleOf(game)}`,
    '',
    `Made by \`npm run words\`; the same is shown by \`hantei words ${game}\`. How words make sentences is in`,
    '[language.md](../language.md).',
    '',
    `Contents: ${kinds.map(([kind]) => `[${wordKinds[kind]}](#${anchorOf(wordKinds[kind])})`).join(' · ')}`,
    ...kinds.flatMap(([kind, own]) => sectionOf(kind, own)),
    '',
  ].join('\n');
};

const titleOf = (game: string): string =>
  game === ownWords
    ? "The language's own words"
    : `The words of ${game.split('-').map(capitalised).join(' ')}`;

/** `Flesh and Blood`. */
const capitalised = (word: string): string =>
  word === 'and' ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** As Markdown readers make it of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');

const sectionOf = (kind: WordKind, words: readonly Listed[]): readonly string[] => {
  const columns = [
    { name: 'word', of: written },
    { name: 'means', of: ({ meaning }: Listed) => escaped(meaning) },
    { name: 'rules', of: ({ rules }: Listed) => rules.join(', ') },
    { name: '日本語', of: ({ japanese }: Listed) => japanese },
    { name: 'example', of: (one: Listed) => code(exampleOf(one)) },
  ].filter(({ of }) => words.some((one) => of(one) !== ''));
  return [
    '',
    `## ${wordKinds[kind]}`,
    '',
    row(columns.map(({ name }) => name)),
    row(columns.map(() => '---')),
    ...words.map((one) => row(columns.map(({ of }) => of(one)))),
  ];
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The usual form, and below it the others. */
const written = ({ word, forms }: Listed): string =>
  [word, ...forms.filter((form) => form !== word)].map(code).join(', ');

/** A bar would end the cell, also in a piece of code. */
const escaped = (text: string): string => text.replaceAll('|', '\\|');

const code = (text: string): string => {
  if (text === '') return '';
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${escaped(text)}${fence}`;
};
