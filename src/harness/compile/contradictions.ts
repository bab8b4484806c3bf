/** What no card can be at once: `non-item items`, `face up face down cards`. A problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';
import { traitWord } from './amounts.js';

export const checkContradictions = (scope: Scope, at: Span, filter: Kernel.Filter): void => {
  for (const { tests } of [filter, ...(filter.or ?? [])]) {
    const opposed = contraryIn(tests);
    if (opposed === undefined) {
      const bounded = numbersApart(tests);
      if (bounded === undefined) continue;
      const word = traitWord(scope, bounded)?.words[0] ?? '';
      report(
        scope,
        'nonsense',
        at,
        `no ‘${word}’ is all that is said of it here`,
        'leave one of them out; of which either will do: … or …',
      );
      return;
    }
    const [said, other] = opposed.map((test) => nameOf(scope, test));
    report(
      scope,
      'nonsense',
      at,
      said === other
        ? `no card both is ‘${said ?? ''}’ and is not`
        : `no card is both ‘${said ?? ''}’ and ‘${other ?? ''}’`,
      'leave one of them out',
    );
    return;
  }
};

/** The characteristic for which no number is left: `with cost 1 and cost 2`. Of what is counted or chosen nobody knows. */
const numbersApart = (tests: readonly Kernel.Test[]): string | undefined => {
  const bounds = new Map<string, { least: number; most: number }>();
  for (const test of tests) {
    if (test.test !== 'compare' || test.not === true) continue;
    const { is, amount } = test.compare;
    if (typeof amount !== 'number') continue;
    const of = `${test.trait} ${test.printed ?? ''}`;
    const { least, most } = bounds.get(of) ?? { least: -Infinity, most: Infinity };
    const [from, to] = rangeOf(is, amount);
    const left = { least: Math.max(least, from), most: Math.min(most, to) };
    if (left.least > left.most) return test.trait;
    bounds.set(of, left);
  }
  return undefined;
};

const rangeOf = (
  is: Kernel.Comparison['is'],
  amount: number,
): readonly [least: number, most: number] => {
  switch (is) {
    case 'exactly':
      return [amount, amount];
    case 'at-least':
      return [amount, Infinity];
    case 'at-most':
      return [-Infinity, amount];
    case 'more-than':
      return [amount + 1, Infinity];
    case 'less-than':
      return [-Infinity, amount - 1];
  }
};

/** Two of the tests that no card passes together, if there are such. */
const contraryIn = (
  tests: readonly Kernel.Test[],
): readonly [Kernel.Test, Kernel.Test] | undefined => {
  for (const [index, one] of tests.entries())
    for (const other of tests.slice(index + 1)) if (areContrary(one, other)) return [one, other];
  return undefined;
};

const areContrary = (one: Kernel.Test, other: Kernel.Test): boolean => {
  const isNot = one.not ?? false;
  const isNotOther = other.not ?? false;
  if (isNot !== isNotOther)
    return JSON.stringify({ ...one, not: true }) === JSON.stringify({ ...other, not: true });
  // It lies one way or the other.
  return (
    !isNot &&
    one.test === 'status' &&
    other.test === 'status' &&
    one.status === other.status &&
    one.value !== other.value
  );
};

const nameOf = ({ lexicon: { vocabulary } }: Scope, test: Kernel.Test): string => {
  switch (test.test) {
    case 'has':
      return test.value ?? test.trait;
    case 'part':
      return test.value;
    case 'keyword':
      return test.keyword;
    case 'status':
      return wordOf(
        entriesOf(vocabulary, 'state').find(
          ({ status, value }) => status === test.status && value === test.value,
        ),
      );
    case 'word':
      return wordOf(
        [
          ...entriesOf(vocabulary, 'predicate').filter(({ predicate }) => predicate === test.word),
          ...entriesOf(vocabulary, 'noun').filter(({ tests }) =>
            tests.some((one) => one.test === 'word' && one.word === test.word),
          ),
        ][0],
      );
    default:
      return 'this';
  }
};

const wordOf = (entry: { readonly words: readonly string[] } | undefined): string =>
  entry?.words[0] ?? '';
