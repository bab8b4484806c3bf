/** Random texts as the language would compile them: any verb, event, modal, filter and keyword of a game's vocabulary. */
import type {
  Ability,
  Amount,
  Argument,
  Change,
  Condition,
  ContinuousText,
  Duration,
  EventPattern,
  Filter,
  Instruction,
  Quantity,
  RolePattern,
  Selection,
  Test,
  Who,
} from '../../../src/kernel/ability.js';
import type { Vocabulary } from '../../../src/kernel/vocabulary.js';
import type { random } from '../../language/random.js';

export type Random = ReturnType<typeof random>;

/** What texts are made of. */
export interface Words {
  readonly vocabulary: Vocabulary;
  readonly random: Random;
}

const values = <T>(table: Readonly<Record<string, T>>): readonly T[] => Object.values(table);
const whos: readonly Who[] = ['you', 'you', 'you', 'opponent', 'each', 'owner', 'controller'];

/** Half of the numbers are small, and some are larger than anything that can be done. */
const someNumber = ({ below, pick }: Random): number =>
  pick([0, 1, 1, 2, 3, below(10), 1000 * below(7), 1_000_000_000]);

const someWho = ({ random }: Words): Who => random.pick(whos);

const someZone = ({ vocabulary, random }: Words): string => random.pick(values(vocabulary.zones));

// ---------------------------------------------------------------- filters and amounts

const someFilter = (words: Words, depth = 0): Filter => {
  const { vocabulary, random } = words;
  const { below, pick } = random;
  const { zones, tests } = pick(values(vocabulary.nouns));
  return {
    zones: below(4) === 0 ? [someZone(words)] : (zones ?? [vocabulary.defaultZone]),
    whose: pick<Filter['whose']>(['any', 'any', 'you', 'opponent', 'owner', 'each']),
    other: below(5) === 0,
    tests: [...tests, ...Array.from({ length: below(3) }, () => someTest(words, depth))],
    ...(below(12) === 0 ? { top: someAmount(words, depth + 1) } : {}),
    ...(below(15) === 0
      ? { total: { trait: 'power', compare: { is: 'at-most', amount: someNumber(random) } } }
      : {}),
  };
};

const someTest = (words: Words, depth: number): Test => {
  const { vocabulary, random } = words;
  const { below, pick } = random;
  const trait = pick(values(vocabulary.traits)).trait;
  const not = below(4) === 0;
  switch (below(7)) {
    case 0:
      return { test: 'status', ...pick(values(vocabulary.statuses)), not };
    case 1:
      return { test: 'keyword', keyword: pick(values(vocabulary.keywords)), not };
    case 2:
      return { test: 'word', word: pick(values(vocabulary.words)), not };
    case 3:
      return { test: 'part', trait, value: 'x', not };
    case 4:
      return { test: 'has', ...pick(values(vocabulary.values)), not };
    default:
      return {
        test: 'compare',
        trait: pick(['power', 'cost', trait]),
        compare: {
          is: pick(['exactly', 'at-least', 'at-most', 'more-than', 'less-than']),
          amount: someAmount(words, depth + 1),
        },
        ...(below(5) === 0 ? { printed: pick([true, 'original']) } : {}),
      };
  }
};

const someAmount = (words: Words, depth = 0): Amount => {
  const { below, pick } = words.random;
  switch (depth > 2 ? 0 : below(8)) {
    case 1:
      return 'that';
    case 2:
      return { count: someFilter(words, depth + 1) };
    case 3:
      return { trait: pick(['power', 'cost']), of: pick(['this', 'it']) };
    case 4:
      return { times: someNumber(words.random), amount: someAmount(words, depth + 1) };
    default:
      return someNumber(words.random);
  }
};

const someQuantity = (words: Words): Quantity => ({
  is: words.random.pick(['exactly', 'exactly', 'up-to', 'all', 'any', 'or-more']),
  amount: words.random.below(3) === 0 ? someAmount(words) : 1,
});

const someSelection = (words: Words): Selection => {
  const { random } = words;
  switch (random.below(7)) {
    case 0:
      return { is: 'this' };
    case 1:
    case 2:
      return { is: 'it' };
    default:
      return { is: 'cards', quantity: someQuantity(words), filter: someFilter(words) };
  }
};

const someCondition = (words: Words, depth = 0): Condition => {
  const { random } = words;
  switch (random.below(depth > 1 ? 3 : 6)) {
    case 0:
      return { is: 'turn', who: random.pick(['you', 'opponent']) };
    case 1:
      return { is: 'test', of: random.pick(['this', 'it']), test: someTest(words, 1) };
    case 3:
      return { is: 'not', condition: someCondition(words, depth + 1) };
    case 4:
      return {
        is: random.pick(['and', 'or']),
        conditions: [someCondition(words, depth + 1), someCondition(words, depth + 1)],
      };
    default:
      return {
        is: 'count',
        filter: someFilter(words),
        compare: { is: random.pick(['at-least', 'at-most']), amount: random.below(4) },
      };
  }
};

// ---------------------------------------------------------------- events

/** A pattern with what stands in the roles of which its word speaks. */
const somePattern = (words: Words): EventPattern => {
  const { vocabulary, random } = words;
  const { event, where, subject, object, joins } = random.pick(values(vocabulary.events));
  const roles: Record<string, RolePattern> = {};
  for (const role of [subject, object, ...values(joins ?? {})])
    if (role !== undefined && random.below(role === subject ? 5 : 3) > 0)
      roles[role] = someRole(words);
  return { event, roles, ...(where === undefined ? {} : { where }) };
};

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

// ---------------------------------------------------------------- what is so

const someChange = (words: Words, depth: number): Change => {
  const { vocabulary, random } = words;
  const { below, pick } = random;
  const named = pick(values(vocabulary.values));
  switch (below(10)) {
    case 0:
    case 1:
      return { change: 'add', trait: pick(['power', 'cost']), amount: someAmount(words) };
    case 2:
      return { change: 'multiply', trait: 'power', factor: below(4) };
    case 3:
      return { change: 'set', trait: 'power', value: someAmount(words), fixed: below(2) === 0 };
    case 4:
      return {
        change: pick(['gain', 'lose', 'become']),
        trait: named.trait,
        values: [named.value],
      };
    case 5:
      return { change: 'lose-keyword', keyword: pick(values(vocabulary.keywords)) };
    case 6:
      return { change: 'lose-abilities' };
    case 7:
      return { change: 'gain-ability', ability: someAbility(words, depth + 1) };
    default:
      return {
        change: pick(['cannot', 'cannot', 'can', 'must']),
        action: pick(values(vocabulary.actions)),
        ...(below(3) === 0 ? { other: { is: 'card', filter: someFilter(words) } } : {}),
      };
  }
};

const someSubject = (words: Words): Selection => {
  const { random } = words;
  switch (random.below(5)) {
    case 0:
      return { is: 'this' };
    case 1:
      return { is: 'it' };
    case 2:
      return { is: 'player', who: random.pick(['you', 'opponent', 'each']) };
    default:
      return { is: 'cards', quantity: { is: 'all', amount: 0 }, filter: someFilter(words) };
  }
};

const someText = (words: Words, depth: number): ContinuousText => ({
  subject: someSubject(words),
  changes: Array.from({ length: 1 + words.random.below(2) }, () => someChange(words, depth)),
  ...(words.random.below(4) === 0 ? { condition: someCondition(words) } : {}),
});

const someDuration = (words: Words): Duration => {
  const { vocabulary, random } = words;
  switch (random.below(4)) {
    case 0:
      return 'game';
    case 1:
      return { as: 'long', condition: someCondition(words) };
    default:
      return {
        until: random.pick([...values(vocabulary.moments), ...values(vocabulary.periods)]),
        ...(random.below(3) === 0 ? { whose: random.pick<Who>(['you', 'opponent']) } : {}),
      };
  }
};

// ---------------------------------------------------------------- what is done

const someArgument = (words: Words): Argument => {
  const { vocabulary, random } = words;
  const { status, value } = random.pick(values(vocabulary.statuses));
  switch (random.below(4)) {
    case 0:
      return { selection: someSelection(words) };
    case 1:
      return { status: { [status]: value } };
    default:
      return {
        place: {
          zone: someZone(words),
          whose: random.pick<Who>(['owner', 'owner', 'you', 'opponent']),
          ...(random.below(2) === 0 ? { position: random.pick(['top', 'bottom'] as const) } : {}),
          ...(random.below(4) === 0 ? { status: { [status]: value } } : {}),
        },
      };
  }
};

const someAct = (words: Words): Instruction => {
  const { vocabulary, random } = words;
  const { verb, counts, to, zones, quantity } = random.pick(values(vocabulary.verbs));
  const who = someWho(words);
  const isUpTo = counts === true && random.below(4) === 0;
  const joins = ['to', 'to', 'with', 'on', 'by', 'under'];
  const join = random.pick(joins);
  const more: Record<string, Argument> =
    random.below(2) === 0 ? { [join]: someArgument(words) } : {};
  if (to !== undefined && more['to'] === undefined)
    more['to'] = { place: { ...to, whose: 'owner' } };
  if (isUpTo) more['amount'] = { status: { amount: 'up to' } };
  if (counts === true) return { do: 'act', who, verb, amount: someAmount(words), with: more };
  const selection = someSelection(words);
  const object: Selection =
    selection.is !== 'cards'
      ? selection
      : {
          is: 'cards',
          quantity: quantity ?? selection.quantity,
          filter: { ...selection.filter, ...(zones === undefined ? {} : { zones }) },
        };
  return { do: 'act', who, verb, object, with: more };
};

const someInstruction = (words: Words, depth: number): Instruction => {
  const { random } = words;
  const inner = (): readonly Instruction[] => someEffect(words, depth + 1);
  switch (random.below(depth > 2 ? 6 : 13)) {
    case 0:
      return { do: 'change', text: someText(words, depth), duration: someDuration(words) };
    case 1:
      return {
        do: 'act',
        who: 'you',
        verb: 'choose',
        object: { is: 'cards', quantity: someQuantity(words), filter: someFilter(words) },
        with: {},
      };
    case 6:
      return { do: 'may', who: someWho(words), effect: inner() };
    case 7:
      return { do: 'if-did', then: inner(), otherwise: inner() };
    case 8:
      return { do: 'if', condition: someCondition(words), then: inner(), otherwise: inner() };
    case 9:
      return { do: 'each', filter: someFilter(words), effect: inner() };
    case 10:
      return {
        do: 'modes',
        who: someWho(words),
        count: random.pick([1, 1, 2, 1_000_000_000]),
        options: [inner(), inner()],
      };
    case 11:
      return {
        do: 'later',
        ability: { kind: 'triggered', when: somePattern(words), costs: [], effect: inner() },
      };
    default:
      return someAct(words);
  }
};

const someEffect = (words: Words, depth = 0): readonly Instruction[] =>
  Array.from({ length: 1 + words.random.below(3) }, () => someInstruction(words, depth));

const someCosts = (words: Words): readonly Instruction[] =>
  words.random.below(3) === 0 ? [someAct(words)] : [];

/** Any ability of any kind. */
export const someAbility = (words: Words, depth = 0): Ability => {
  const { vocabulary, random } = words;
  const { below, pick } = random;
  const condition = below(4) === 0 ? { condition: someCondition(words) } : {};
  const zones = below(8) === 0 ? { zones: [someZone(words)] } : {};
  const icons = values(vocabulary.icons);
  const icon = icons.length > 0 && below(3) === 0 ? pick(icons) : undefined;
  const effect = someEffect(words, depth);
  const limit = below(4) === 0 ? { oncePerTurn: true } : {};
  switch (icon?.kind) {
    case 'activated':
      return {
        kind: 'activated',
        icon: icon.icon,
        ...condition,
        costs: someCosts(words),
        effect,
        ...limit,
        ...zones,
      };
    case 'triggered': {
      const when = { event: icon.icon, roles: {} };
      return {
        kind: 'triggered',
        icon: icon.icon,
        when,
        ...condition,
        costs: someCosts(words),
        effect,
        ...limit,
      };
    }
    case 'one-off':
      return { kind: 'one-off', icon: icon.icon, effect };
    case undefined:
      break;
  }
  switch (below(5)) {
    case 0:
      return { kind: 'keyword', keyword: pick(values(vocabulary.keywords)), amount: below(3) };
    case 1:
      return { kind: 'static', changes: [someText(words, depth)], ...zones };
    case 2:
      return {
        kind: 'replacement',
        when: somePattern(words),
        ...condition,
        optional: below(2) === 0,
        instead: effect,
        ...zones,
      };
    default:
      return {
        kind: 'triggered',
        when: somePattern(words),
        ...condition,
        costs: someCosts(words),
        effect,
        ...limit,
        ...zones,
      };
  }
};

/** What a card says that is carried out once. */
export const someOneOff = (words: Words): Ability => ({
  kind: 'one-off',
  effect: someEffect(words),
});
