/** Rulings to be looked at: by themselves, with the cards that they need, and with what they come to. */
import { games } from '../../harness/games.js';
import { judge } from '../../harness/judge.js';
import { type Case, load } from '../../harness/suite.js';
import type { Verdict } from '../../harness/verdict.js';
import { entryAt } from '../../kernel/book.js';
import { shelfOf, standingAlone } from '../../training/cards.js';
import type { RuleTold } from '../../training/question.js';
import { readingImports, type RulingPlace } from './training.js';

export interface LookedAtLine {
  readonly text: string;
  readonly verdict: Verdict['expectations'][number]['verdict'];
  readonly found: string;
  readonly rules: readonly RuleTold[];
}

/** What there is to see of a ruling under a rulebook. */
export interface LookedAt {
  readonly name: string;
  readonly rulebook: string;
  readonly verdict: Verdict['verdict'];
  readonly message: string;
  readonly question: string;
  readonly answer: string;
  readonly source: string;
  readonly lines: readonly LookedAtLine[];
}

/** More rulings than that nobody sends in an address. */
const mostRulings = 12;

export const browsingPlays = {
  /** The ruling with its cards, as a text that imports nothing. */
  alone: (place: RulingPlace): string | undefined => {
    const { file, line, rulebook } = place;
    const read = readingImports(place);
    const loaded = load(file, read, games);
    const one = loaded.cases.find(
      ({ ruling, rulebook: id }) => ruling.at.line === line && id === rulebook,
    );
    return one && standingAlone(shelfOf(loaded, file.text, read), one);
  },
  /** What the rulings of a text come to. */
  look: ({ text }: { readonly text: string }): readonly LookedAt[] => {
    const nothing = () => ({ problem: 'missing' }) as const;
    const { cases } = load({ path: 'shared.ruling', text }, nothing, games);
    return cases.slice(0, mostRulings).map(lookedAt);
  },
};

const lookedAt = (one: Case): LookedAt => {
  const { ruling, rulebook } = one;
  const { question, answer, source, reference } = ruling.provenance;
  const verdict = judge(one);
  const book = games.find((game) => game.rulebook === rulebook)?.rules.book;
  const told = (rule: string): RuleTold => ({
    rule,
    summary: (book && entryAt(book, rule)?.summary) ?? '',
  });
  return {
    name: ruling.name.text,
    rulebook,
    verdict: verdict.verdict,
    message: verdict.message,
    question: question?.text ?? '',
    answer: answer?.text ?? '',
    source: [source?.text, reference?.text].filter(Boolean).join(', '),
    lines: verdict.expectations.map((line) => ({
      text: line.text,
      verdict: line.verdict,
      found: line.found,
      rules: (line.cited.length > 0 ? line.cited : line.decidedBy).map(told),
    })),
  };
};
