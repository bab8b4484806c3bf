/** Random texts as the language would compile them: any verb, event, modal, filter and keyword of a game's vocabulary. */
import type {
  Ability,
  Argument,
  Change,
  ContinuousText,
  Duration,
  Instruction,
  Selection,
  Who,
} from '../../../src/kernel/ability.js';
import { entriesOf } from '../../../src/kernel/vocabulary.js';
import {
  some,
  someAmount,
  someCondition,
  someFilter,
  somePattern,
  someQuantity,
  someSelection,
  someState,
  someValue,
  someWho,
  type Words,
} from './which.js';

// ---------------------------------------------------------------- what is so

const someChange = (words: Words, depth: number): Change => {
  const { below, pick } = words.random;
  switch (below(13)) {
    case 0:
    case 1:
      return { change: 'add', trait: pick(['power', 'cost']), amount: someAmount(words) };
    case 2:
      return { change: 'multiply', trait: 'power', factor: below(4) };
    case 3:
      return { change: 'set', trait: 'power', value: someAmount(words), fixed: below(2) === 0 };
    case 4: {
      const { trait, value } = someValue(words);
      return { change: pick(['gain', 'lose', 'become']), trait, values: [value] };
    }
    case 5:
      return { change: 'lose-keyword', keyword: some(words, 'keyword').keyword };
    case 6:
      return { change: 'lose-abilities' };
    case 7:
      return { change: 'gain-ability', ability: someAbility(words, depth + 1) };
    case 8:
      return someForbidding(words);
    case 9:
      return { change: 'ignore', cannot: some(words, 'action').action };
    case 10: {
      const { status, value } = someState(words);
      return { change: 'enter', zone: some(words, 'zone').zone, status: { [status]: value } };
    }
    default:
      return {
        change: pick(['cannot', 'cannot', 'can', 'must']),
        action: some(words, 'action').action,
        ...(below(3) === 0 ? { other: { is: 'card', filter: someFilter(words) } } : {}),
      };
  }
};

/** An event that does not happen with the subject in one of its roles. */
const someForbidding = (words: Words): Change => {
  const event = somePattern(words);
  return { change: 'forbid', event, role: Object.keys(event.roles)[0] ?? 'card' };
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
  const { random } = words;
  switch (random.below(4)) {
    case 0:
      return 'game';
    case 1:
      return { as: 'long', condition: someCondition(words) };
    default:
      return {
        until: random.pick([some(words, 'moment').moment, some(words, 'period').period]),
        ...(random.below(3) === 0 ? { whose: random.pick<Who>(['you', 'opponent']) } : {}),
      };
  }
};

// ---------------------------------------------------------------- what is done

const someArgument = (words: Words): Argument => {
  const { random } = words;
  const { status, value } = someState(words);
  switch (random.below(4)) {
    case 0:
      return { selection: someSelection(words) };
    case 1:
      return { status: { [status]: value } };
    default:
      return {
        place: {
          zone: some(words, 'zone').zone,
          whose: random.pick<Who>(['owner', 'owner', 'you', 'opponent']),
          ...(random.below(2) === 0 ? { position: random.pick(['top', 'bottom'] as const) } : {}),
          ...(random.below(4) === 0 ? { status: { [status]: value } } : {}),
        },
      };
  }
};

const someAct = (words: Words): Instruction => {
  const { random } = words;
  const { verb, object: isDoneTo, says, to, zones, quantity } = some(words, 'verb');
  const counts = isDoneTo === 'number';
  const who = someWho(words);
  const isUpTo = counts && random.below(4) === 0;
  const joins = ['to', 'to', 'with', 'on', 'by', 'under'];
  const join = random.pick(joins);
  const more: Record<string, Argument> =
    random.below(2) === 0 ? { [join]: someArgument(words) } : {};
  if (to !== undefined && more['to'] === undefined)
    more['to'] = { place: { ...to, whose: 'owner' } };
  if (isUpTo) more['amount'] = { status: { amount: 'up to' } };
  if (says !== undefined) more['says'] = { status: says };
  if (isDoneTo === 'nothing') return { do: 'act', who, verb, with: more };
  if (counts) return { do: 'act', who, verb, amount: someAmount(words), with: more };
  const selection = isDoneTo === 'players' ? somePlayers(words) : someSelection(words);
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

const somePlayers = (words: Words): Selection => ({ is: 'player', who: someWho(words) });

const someInstruction = (words: Words, depth: number): Instruction => {
  const { random } = words;
  const inner = (): readonly Instruction[] => someEffect(words, depth + 1);
  switch (random.below(depth > 2 ? 6 : 14)) {
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
    case 12:
      return { do: 'players', who: random.pick<Who>(['each', 'you', 'opponent']), effect: inner() };
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
  const zones = below(8) === 0 ? { zones: [some(words, 'zone').zone] } : {};
  const icons = entriesOf(vocabulary, 'icon');
  const icon = icons.length > 0 && below(3) === 0 ? pick(icons) : undefined;
  const effect = someEffect(words, depth);
  const limit = below(4) === 0 ? { oncePerTurn: true } : {};
  switch (icon?.ability) {
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
      return { kind: 'keyword', keyword: some(words, 'keyword').keyword, amount: below(3) };
    case 1:
      return { kind: 'static', changes: [someText(words, depth)], ...zones };
    case 2:
      return {
        kind: 'replacement',
        when: somePattern(words),
        ...condition,
        optional: below(2) === 0,
        costs: [],
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
