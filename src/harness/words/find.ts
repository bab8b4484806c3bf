/** Looking words up by how they are written. */
import { helped, suggestion } from '../../language/names.js';
import type { Listed } from './list.js';

/** Upper and lower case are the same, and so are full and half width, and the two kinds of apostrophe. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").trim();

const writings = ({ forms, japanese }: Listed): readonly string[] =>
  [...forms, japanese].filter(Boolean).map(folded);

/** Those of which a form is the text, begins with it, or has it; in this order. */
const withText = (all: readonly Listed[], text: string): readonly Listed[] => {
  const wanted = folded(text);
  const found = all.filter((one) => writings(one).some((form) => form.includes(wanted)));
  const distance = (one: Listed): number =>
    Math.min(
      ...writings(one).map((form) => (form === wanted ? 0 : form.startsWith(wanted) ? 1 : 2)),
    );
  return found.toSorted((one, other) => distance(one) - distance(other));
};

export interface WordsFound {
  readonly found: readonly Listed[];
  /** What nothing is called. */
  readonly missing: readonly string[];
}

/** Those that are written as all of the words together (`end of turn`); where there are none, as any one of them. */
export const findWords = (all: readonly Listed[], wanted: readonly string[]): WordsFound => {
  const whole = withText(all, wanted.join(' '));
  if (whole.length > 0 || wanted.length < 2)
    return { found: whole, missing: whole.length > 0 ? [] : wanted };
  const each = wanted.map((word) => ({ word, found: withText(all, word) }));
  return {
    found: [...new Set(each.flatMap(({ found }) => found))],
    missing: each.flatMap(({ word, found }) => (found.length > 0 ? [] : [word])),
  };
};

/** The word that was probably meant, in a sentence. */
export const nearestWord = (all: readonly Listed[], word: string): string | undefined =>
  helped(
    suggestion(
      word,
      all.flatMap(({ forms }) => forms),
    ),
  ).help;
