/** Looking rules of the page up, as `hantei rules` does: by number, or by words in any order. */
import { folded, isBelow, writtenNumber } from '../find-rules.js';
import type { PageBook, PageRule } from './data.js';

export const rulesOnPage = ({ chapters }: PageBook): PageRule[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

/** The rules meant, the one with exactly this number first; nothing is meant by an empty text. */
export const find = (book: PageBook, text: string): PageRule[] => {
  const number = writtenNumber(text);
  if (number !== undefined) {
    const rules = rulesOnPage(book);
    return [
      ...rules.filter((one) => one.number.toLowerCase() === number),
      ...rules.filter((one) => isBelow(one.number.toLowerCase(), number)),
      // Half a number is still being typed: `50` goes on to 500 and 509.3.
      ...rules.filter((one) => /^\d+$/.test(number) && goesOn(one.number, number)),
    ];
  }
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return book.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ title, rules }) =>
      rules.filter((rule) => {
        const said = folded(
          [rule.summary, rule.kind, rule.text ?? '', rule.reason, rule.fault, title].join(' '),
        );
        return words.every((word) => said.includes(word));
      }),
    ),
  );
};

const goesOn = (number: string, begun: string): boolean =>
  number.startsWith(begun) && /^\d/.test(number.slice(begun.length));
