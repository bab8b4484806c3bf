/** Which cards, how many, and when: random filters, amounts, conditions and events of a game's vocabulary. */
import type {
  Amount,
  Comparison,
  Condition,
  EventPattern,
  Filter,
  Quantity,
  RolePattern,
  Selection,
  Test,
  Who,
} from '../../../src/kernel/ability.js';
import {
  entriesOf,
  type EntryKind,
  type EntryOf,
  type Vocabulary,
  type Voice,
} from '../../../src/kernel/vocabulary.js';
import type { random } from '../../language/random.js';

export type Random = ReturnType<typeof random>;

/** What texts are made of. */
export interface Words {
  readonly vocabulary: Vocabulary;
  readonly random: Random;
}

/** Any word of a kind. */
export const some = <K extends EntryKind>({ vocabulary, random }: Words, kind: K): EntryOf<K> =>
  random.pick(entriesOf(vocabulary, kind));

export const someWho = ({ random }: Words): Who => random.pick(whos);

const whos: readonly Who[] = ['you', 'you', 'you', 'opponent', 'each', 'owner', 'controller'];

/** Half of the numbers are small, and some are larger than anything that can be done. */
const someNumber = ({ below, pick }: Random): number =>
  pick([0, 1, 1, 2, 3, below(10), 1000 * below(7), 1_000_000_000]);

// ---------------------------------------------------------------- filters and amounts

export const someFilter = (words: Words, depth = 0): Filter => {
  const { vocabulary, random } = words;
  const { below, pick } = random;
  const { zones, tests } = some(words, 'noun');
  return {
    zones: below(4) === 0 ? [some(words, 'zone').zone] : (zones ?? [vocabulary.defaultZone]),
    whose: pick<Filter['whose']>(['any', 'any', 'you', 'opponent', 'owner', 'each']),
    other: below(5) === 0,
    tests: [...tests, ...Array.from({ length: below(3) }, () => someTest(words, depth))],
    ...(below(12) === 0 ? { top: someAmount(words, depth + 1) } : {}),
    ...(below(20) === 0 ? { bottom: someAmount(words, depth + 1) } : {}),
    ...(below(20) === 0 ? { among: { is: 'it' } } : {}),
    ...(below(20) === 0 && depth < 2 ? { or: [someFilter(words, depth + 1)] } : {}),
    ...(below(15) === 0
      ? { total: { trait: 'power', compare: { is: 'at-most', amount: someNumber(random) } } }
      : {}),
  };
};

const someTest = (words: Words, depth: number): Test => {
  const { below, pick } = words.random;
  const { trait } = some(words, 'trait');
  const not = below(4) === 0;
  switch (below(10)) {
    case 0:
      return { test: 'status', ...someState(words), not };
    case 1:
      return { test: 'keyword', keyword: some(words, 'keyword').keyword, not };
    case 2:
      return { test: 'word', word: some(words, 'predicate').predicate, not };
    case 3:
      return { test: 'part', trait, value: 'x', not };
    case 4:
      return { test: 'has', ...someValue(words), not };
    case 5:
      return { test: 'new', not };
    case 6:
      return { test: 'zone', zone: some(words, 'zone').zone, not };
    case 7:
      return { test: 'whose', whose: someWho(words), not };
    default:
      return {
        test: 'compare',
        trait: pick(['power', 'cost', trait]),
        compare: someComparison(words, depth),
        ...(below(5) === 0 ? { printed: pick([true, 'original'] as const) } : {}),
      };
  }
};

const someComparison = (words: Words, depth: number): Comparison => ({
  is: words.random.pick(['exactly', 'at-least', 'at-most', 'more-than', 'less-than']),
  amount: someAmount(words, depth + 1),
});

/** A value of a characteristic: a word of its own, or a name. */
export const someValue = ({
  vocabulary,
  random,
}: Words): Readonly<Record<'trait' | 'value', string>> => {
  const named = entriesOf(vocabulary, 'trait').filter(({ is }) => is === 'names');
  const { trait, value } = random.pick([
    ...entriesOf(vocabulary, 'value'),
    ...named.map((one) => ({ trait: one.trait, value: 'x' })),
  ]);
  return { trait, value };
};

/** A state that a card can be put into. */
export const someState = (words: Words): Readonly<Record<'status' | 'value', string>> => {
  const { status, value } = some(words, 'state');
  return { status, value };
};

export const someAmount = (words: Words, depth = 0): Amount => {
  const { below, pick } = words.random;
  switch (depth > 2 ? 0 : below(8)) {
    case 1:
      return 'that';
    case 2:
      return { count: someFilter(words, depth + 1) };
    case 3:
      return { trait: pick(['power', 'cost']), of: pick(['this', 'it', { role: 'target' }]) };
    case 4:
      return { times: someNumber(words.random), amount: someAmount(words, depth + 1) };
    default:
      return someNumber(words.random);
  }
};

export const someQuantity = (words: Words): Quantity => ({
  is: words.random.pick(['exactly', 'exactly', 'up-to', 'all', 'any', 'or-more']),
  amount: words.random.below(3) === 0 ? someAmount(words) : 1,
});

export const someSelection = (words: Words): Selection => {
  const { random } = words;
  switch (random.below(9)) {
    case 0:
      return { is: 'this' };
    case 1:
    case 2:
      return { is: 'it' };
    case 3:
      return { is: 'rest' };
    case 4:
      return { is: 'role', role: 'target' };
    default:
      return { is: 'cards', quantity: someQuantity(words), filter: someFilter(words) };
  }
};

export const someCondition = (words: Words, depth = 0): Condition => {
  const { random } = words;
  const compare: Comparison = {
    is: random.pick(['at-least', 'at-most']),
    amount: random.below(4),
  };
  switch (random.below(depth > 1 ? 5 : 8)) {
    case 0:
      return { is: 'turn', who: random.pick(['you', 'opponent']) };
    case 1:
      return { is: 'test', of: random.pick(['this', 'it']), test: someTest(words, 1) };
    case 2:
      return { is: 'acted', filter: someFilter(words), compare };
    case 3:
      return { is: 'happened', event: somePattern(words), compare };
    case 5:
      return { is: 'not', condition: someCondition(words, depth + 1) };
    case 6:
      return {
        is: random.pick(['and', 'or']),
        conditions: [someCondition(words, depth + 1), someCondition(words, depth + 1)],
      };
    default:
      return {
        is: 'count',
        filter: someFilter(words),
        compare,
      };
  }
};

// ---------------------------------------------------------------- events

/** A pattern with what stands in the roles of which its word speaks, in one of its voices. */
export const somePattern = (words: Words): EventPattern => {
  const { random } = words;
  const { event, where, active, passive } = some(words, 'event');
  const voices = [active, passive].filter((voice) => voice !== undefined);
  const [subject, ...others] = rolesOf(voices.length === 0 ? {} : random.pick(voices));
  const roles: Record<string, RolePattern> = {};
  if (subject !== undefined && random.below(5) > 0) roles[subject] = someRole(words);
  for (const role of others) if (random.below(3) > 0) roles[role] = someRole(words);
  return { event, roles, ...(where === undefined ? {} : { where }) };
};

const rolesOf = ({ subject, object, joins = {} }: Voice): readonly string[] =>
  [subject, object, ...Object.values(joins)].flatMap((role) =>
    role === undefined || role.is === 'zone' ? [] : [role.role],
  );

const someRole = (words: Words): RolePattern => {
  const { random } = words;
  switch (random.below(5)) {
    case 0:
      return { is: 'this' };
    case 1:
      return { is: 'it' };
    case 2:
      return { is: 'player', who: random.pick(['you', 'opponent']) };
    default:
      return { is: 'card', filter: { ...someFilter(words), zones: [] } };
  }
};
