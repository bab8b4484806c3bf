/** `hantei words`: the words of games and of the language, for people and for programs. */
import { exampleOf } from '../harness/words/examples.js';
import { wordKinds, type WordKind } from '../harness/words/kinds.js';
import type { Listed } from '../harness/words/list.js';
import { groupsBy } from './groups.js';
import { blank, columns, line, piece, type Line, type Piece } from './lines.js';
import { jsonText } from './printable.js';

/** All words, by game and by kind, one a line. */
export const wordLists = (all: readonly Listed[]): Line[] =>
  groupsBy(all, ({ game }) => game).flatMap(([game, words], at) => [
    ...(at === 0 ? [] : [blank]),
    line(0, piece(game, 'strong'), piece(`  ${counted(words.length)}`, 'quiet')),
    ...groupsBy(words, ({ kind }) => kind).flatMap(([kind, own]) => listOf(kind, own)),
  ]);

const counted = (count: number): string => (count === 1 ? '1 word' : `${count} words`);

const listOf = (kind: WordKind, words: readonly Listed[]): Line[] => [
  line(2, piece(wordKinds[kind], 'quiet')),
  ...columns(
    4,
    words.map(({ word, meaning }) => [piece(word, 'strong'), piece(meaning)]),
  ),
];

/** Words with everything that is known of each. */
export const wordBlocks = (words: readonly Listed[]): Line[] =>
  words.flatMap((one, at) => [...(at === 0 ? [] : [blank]), ...wordBlock(one)]);

const wordBlock = (one: Listed): Line[] => {
  const { game, kind, word, forms, meaning, rules, japanese } = one;
  const others = forms.filter((form) => form !== word);
  const rows = [
    ...row('also', others.join(', ')),
    ...row('rules', rules.join(', '), 'rule'),
    ...row('Japanese', japanese),
    ...row('example', exampleOf(one)),
  ];
  return [
    line(0, piece(word, 'strong'), piece(`  ${game}, ${wordKinds[kind]}`, 'quiet')),
    line(2, piece(meaning)),
    ...columns(2, rows),
  ];
};

const row = (name: string, text: string, style: Piece['style'] = 'plain'): Piece[][] =>
  text === '' ? [] : [[piece(name, 'quiet'), piece(text, style)]];

/** The same as the text of a JSON array. */
export const wordsJson = (words: readonly Listed[]): string =>
  jsonText(
    words.map((one) => {
      const { game, kind, word, forms, meaning, rules, japanese } = one;
      const several = forms.length > 1 ? { forms } : {};
      return { game, word, kind, ...several, meaning, rules, example: exampleOf(one), japanese };
    }),
  );
