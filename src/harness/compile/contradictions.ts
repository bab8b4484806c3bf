/** What no card can be at once: `non-item items`, `face up face down cards`. A problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope, zonesSaid } from './scope.js';
import { traitWord } from './amounts.js';

export const checkContradictions = (scope: Scope, at: Span, filter: Kernel.Filter): void => {
  [filter, ...(filter.or ?? [])].some(({ tests }) => checkTests(scope, at, tests));
};

/** `while this is tapped and this is untapped`: what is said of one card, or of one number, in all of these conditions. */
export const checkNeverSo = (
  scope: Scope,
  at: Span,
  conditions: readonly Kernel.Condition[],
): void => {
  const all = conditions.flatMap(allIn);
  for (const one of ['this', 'it'] as const) {
    const tests = all.flatMap((said) => (said.is === 'test' && said.of === one ? [said.test] : []));
    if (checkTests(scope, at, tests)) return;
  }
  const turns = new Set(all.flatMap((said) => (said.is === 'turn' ? [said.who] : [])));
  if (turns.has('you') && turns.has('opponent'))
    report(scope, 'nonsense', at, 'it is never the turn of both', 'leave one of them out');
  const counts = new Map<string, Kernel.Comparison[]>();
  for (const said of all)
    if (said.is === 'count') {
      const filter = JSON.stringify(said.filter);
      counts.set(filter, [...(counts.get(filter) ?? []), said.compare]);
    }
  if ([...counts.values()].some(areApart))
    report(
      scope,
      'nonsense',
      at,
      'no number of cards is all that is said of it here',
      'leave one of them out; of which either will do: … or …',
    );
};

/** All that has to be so, and the card that is spoken of is not what a denied test says. */
const allIn = (condition: Kernel.Condition): readonly Kernel.Condition[] => {
  if (condition.is === 'and') return condition.conditions.flatMap(allIn);
  if (condition.is !== 'not' || condition.condition.is !== 'test') return [condition];
  const { test } = condition.condition;
  return [{ ...condition.condition, test: { ...test, not: test.not !== true } }];
};

/** Whether a card cannot pass them all, which a problem then tells. */
const checkTests = (scope: Scope, at: Span, tests: readonly Kernel.Test[]): boolean => {
  const opposed = contraryIn(tests, areApartIn(scope));
  if (opposed === undefined) {
    const bounded = numbersApart(tests);
    if (bounded === undefined) return false;
    const word = traitWord(scope, bounded)?.words[0] ?? '';
    report(
      scope,
      'nonsense',
      at,
      `no ‘${word}’ is all that is said of it here`,
      'leave one of them out; of which either will do: … or …',
    );
    return true;
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
  return true;
};

/** The characteristic for which no number is left: `with cost 1 and cost 2`. Of what is counted or chosen nobody knows. */
const numbersApart = (tests: readonly Kernel.Test[]): string | undefined => {
  const bounds = new Map<string, Kernel.Comparison[]>();
  for (const test of tests) {
    if (test.test !== 'compare' || test.not === true) continue;
    const of = `${test.trait} ${test.printed ?? ''}`;
    const said = [...(bounds.get(of) ?? []), test.compare];
    if (areApart(said)) return test.trait;
    bounds.set(of, said);
  }
  return undefined;
};

/** Whether no number is all of this. */
const areApart = (said: readonly Kernel.Comparison[]): boolean => {
  const ranges = said.flatMap(({ is, amount }) =>
    typeof amount === 'number' ? [rangeOf(is, amount)] : [],
  );
  const least = Math.max(...ranges.map(([from]) => from));
  return ranges.length > 0 && least > Math.min(...ranges.map(([, to]) => to));
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
  areNever: Together,
): readonly [Kernel.Test, Kernel.Test] | undefined => {
  for (const [index, one] of tests.entries())
    for (const other of tests.slice(index + 1))
      if (areContrary(one, other) || areNever(one, other) || areNever(other, one))
        return [one, other];
  return undefined;
};

type Together = (one: Kernel.Test, other: Kernel.Test) => boolean;

/** `defending attacks`, `colorless fire creatures`: what a game knows never to be so of one card. */
const areApartIn =
  ({ lexicon: { vocabulary } }: Scope): Together =>
  (one, other) =>
    one.test === 'word' &&
    one.not !== true &&
    other.not !== true &&
    entriesOf(vocabulary, 'predicate').some(
      ({ predicate, apart = [], without }) =>
        predicate === one.word &&
        ((other.test === 'word' && apart.includes(other.word)) ||
          (other.test === 'has' && other.trait === without && other.printed === undefined)),
    );

const areContrary = (one: Kernel.Test, other: Kernel.Test): boolean => {
  const isNot = one.not ?? false;
  const isNotOther = other.not ?? false;
  if (isNot !== isNotOther)
    return JSON.stringify({ ...one, not: true }) === JSON.stringify({ ...other, not: true });
  if (isNot) return false;
  if (one.test === 'zone') return other.test === 'zone' && one.zone !== other.zone;
  // It lies one way or the other.
  return (
    one.test === 'status' &&
    other.test === 'status' &&
    one.status === other.status &&
    one.value !== other.value
  );
};

const nameOf = (scope: Scope, test: Kernel.Test): string => {
  const { vocabulary } = scope.lexicon;
  switch (test.test) {
    case 'has':
      return test.value ?? test.trait;
    case 'part':
      return test.value;
    case 'keyword':
      return test.keyword;
    case 'zone':
      return zonesSaid(scope, [test.zone]);
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
