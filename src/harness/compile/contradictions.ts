/** What no card can be at once: `non-item items`, `face up face down cards`. A problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

export const checkContradictions = (scope: Scope, at: Span, filter: Kernel.Filter): void => {
  for (const { tests } of [filter, ...(filter.or ?? [])]) {
    const opposed = contraryIn(tests);
    if (opposed === undefined) continue;
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
