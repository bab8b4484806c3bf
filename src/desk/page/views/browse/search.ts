/** Which rulings have what somebody looks for. */
import type { CorpusRuling } from '../../../engine/corpus.js';
import type { OpenCorpus } from '../../corpus.js';

export interface LookedFor {
  /** Words, a tag, a card's name, a number: a ruling has to have all of them. */
  readonly find: string;
  readonly rule: string;
  readonly chapter: string;
}

/** Small letters, and letters that only look different made the same. */
export const foldedText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Names in quotes stay whole; everything else is words. */
export const termsIn = (find: string): readonly string[] =>
  [...foldedText(find).matchAll(/"([^"]*)"?|(\S+)/gu)].flatMap(([, name, word]) => {
    const term = (name ?? word ?? '').trim();
    return term === '' ? [] : [term];
  });

/** A number means itself, and those below it: `115.3` finds what cites 115.3b. */
export const isUnder = (rule: string, wanted: string): boolean =>
  rule === wanted ||
  (rule.startsWith(wanted) && !(/\d$/u.test(wanted) && /^\d/u.test(rule.slice(wanted.length))));

const isNumber = (term: string): boolean => /^\d+(\.\d+[a-z]?(-\d+)?)?$/u.test(term);

const texts = new WeakMap<CorpusRuling, string>();

const textOf = ({ texts: all }: OpenCorpus, ruling: CorpusRuling): string => {
  let text = texts.get(ruling);
  if (text === undefined) {
    const own = all.get(ruling.path)?.text.slice(ruling.start, ruling.end) ?? '';
    text = foldedText(`${ruling.name}\n${own}`);
    texts.set(ruling, text);
  }
  return text;
};

export const searchRulings = (
  corpus: OpenCorpus,
  { find, rule, chapter }: LookedFor,
): readonly CorpusRuling[] => {
  const terms = termsIn(find);
  return corpus.book.rulings.filter(
    (one) =>
      (chapter === '' || one.chapter === chapter) &&
      (rule === '' || one.cited.some((cited) => isUnder(cited, rule))) &&
      terms.every((term) => hasTerm(corpus, one, term)),
  );
};

const hasTerm = (corpus: OpenCorpus, ruling: CorpusRuling, term: string): boolean => {
  const text = textOf(corpus, ruling);
  // A number is no part of a longer one: 11 is not in 115.
  if (isNumber(term))
    return (
      ruling.cited.some((cited) => isUnder(cited, term)) ||
      new RegExp(`(?<![\\d.])${term.replaceAll('.', '\\.')}(?![\\d.])`, 'u').test(text)
    );
  return ruling.tags.some((tag) => foldedText(tag) === term) || text.includes(term);
};

/** How many rulings cite each number. */
export const citedCounts = (rulings: readonly CorpusRuling[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { cited } of rulings)
    for (const rule of cited) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
};
