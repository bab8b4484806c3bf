/** Compiling cards in tests, and what is expected of them in short. */
import { compileCard } from '../../../src/harness/compile/cards.js';
import { lexiconOf } from '../../../src/harness/compile/lexicon.js';
import { parse } from '../../../src/language/parse.js';
import { vocabulary } from './toy.js';

export const compile = (traits: string, ...lines: readonly string[]) => {
  const { value, problems } = parse(
    `card "X" ${traits}\n${lines.map((line) => `  ${line}\n`).join('')}`,
  );
  const card = value.cards[0];
  if (card === undefined) throw new Error('no card');
  const compiled = compileCard(lexiconOf(vocabulary), card);
  return {
    traits: compiled.definition.traits,
    abilities: compiled.definition.abilities,
    problems: [...problems, ...compiled.problems].map(({ code, message, help }) =>
      help === undefined ? `${code}: ${message}` : `${code}: ${message}; ${help}`,
    ),
  };
};

// ---------------------------------------------------------------- what is expected, in short

export const beastTest = { test: 'has', trait: 'type', value: 'beast' };
export const red = { test: 'has', trait: 'color', value: 'red' };
export const guard = { kind: 'keyword', keyword: 'guard' };
/** Where the text names no zone, the filter says so. */
export const filter = (about: object = {}) => ({
  zones: ['arena'],
  ...('zones' in about ? {} : { unnamed: 'cards' }),
  whose: 'any',
  other: false,
  tests: [beastTest],
  ...about,
});
export const counted = (about: object = {}) => filter({ unnamed: 'count', ...about });
export const there = (about: object = {}) => filter({ unnamed: 'there', ...about });
export const cards = (quantity: object, about: object = {}) => ({
  is: 'cards',
  quantity,
  filter: filter(about),
});
export const all = { is: 'all', amount: 0 };
export const one = { is: 'exactly', amount: 1 };
export const self = { is: 'this' };
export const it = { is: 'it' };
export const act = (verb: string, about: object = {}) => ({
  do: 'act',
  who: 'you',
  verb,
  with: {},
  ...about,
});
export const draw = (amount: unknown) => act('draw', { amount });
export const fromHand = (quantity: object, whose = 'you') =>
  cards(quantity, { zones: ['hand'], whose, tests: [] });
export const discardOne = (who = 'you') => act('discard', { who, object: fromHand(one, who) });
export const stays = (subject: object, ...changes: readonly object[]) => ({
  kind: 'static',
  changes: [{ subject, changes }],
});
export const add = (amount: unknown) => ({ change: 'add', trait: 'power', amount });
export const entersPattern = { event: 'enter', roles: { card: self } };
export const onEnter = (...effect: readonly object[]) => ({
  kind: 'triggered',
  when: entersPattern,
  costs: [],
  effect,
});
export const change = (
  subject: object,
  changes: readonly object[],
  duration: unknown = 'game',
) => ({
  do: 'change',
  text: { subject, changes },
  duration,
});
export const put = (place: object, object: object = it) =>
  act('put', { object, with: { to: { place } } });

export const enters = 'when this enters: ';
