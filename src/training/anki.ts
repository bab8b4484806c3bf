/**
 * Questions as a text file that Anki imports: lines of its own in front say how the rest is to be read. Each question keeps
 * its GUID, so that importing once more changes notes and makes no second ones.
 */
import { answersMarkup, backMarkup, element, escaped, faceMarkup } from './markup.js';
import type { QuizQuestion } from './question.js';
import type { QuizStep } from './story.js';

/** One field in one line: no tab, no line end, and no quote, which would begin a field of several lines. */
const field = (text: string): string =>
  text
    .replaceAll('\t', '&#9;')
    .replace(/\r\n|\r|\n/gu, '<br>')
    .replaceAll('"', '&#34;');

const head = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  '#columns:GUID\tDeck\tFront\tBack\tTags',
  '#guid column:1',
  '#deck column:2',
  '#tags column:5',
];

export const ankiText = (
  questions: readonly (QuizQuestion & { readonly story: readonly QuizStep[] })[],
): string => {
  const lines = questions.map((one) =>
    [
      `hantei-${one.id}`,
      deckOf(one),
      field(
        unclassed(
          `${faceMarkup(one.face)}${element('p', element('b', escaped(one.prompt)))}${answersMarkup(one.answers)}`,
        ),
      ),
      field(unclassed(backMarkup(one))),
      tagsOf(one).join(' '),
    ].join('\t'),
  );
  return `${[...head, ...lines].join('\n')}\n`;
};

/** Anki has a style of its own. */
const unclassed = (markup: string): string =>
  markup
    .replace(/<ol class="answers">/gu, '<ol type=A>')
    .replace(/<([a-z]+) class="[a-z]+">/gu, '<$1>');

/** Decks within decks: a game, an edition, a chapter. */
const deckOf = ({ rulebook, chapter }: QuizQuestion): string =>
  ['Hantei', ...rulebook.split('/'), ...(chapter === '' ? [] : [chapter])]
    .map((name) => name.replace(/::|[\t\r\n"]/gu, ' ').trim())
    .join('::');

/** Without spaces, which part tags from one another. */
const tagsOf = ({ rulebook, rules }: QuizQuestion): readonly string[] =>
  ['hantei', rulebook.replaceAll('/', '::'), ...rules.map(({ rule }) => `rule::${rule}`)].map(
    (tag) => tag.replace(/[\s"]/gu, '_'),
  );
