/** How many, how much, and under which condition. */
import type * as Kernel from '../../kernel/ability.js';
import type { Amount, Comparison, Condition, NounPhrase } from '../../language/document.js';
import { normal } from '../../language/names.js';
import { lookUpAll } from './lexicon.js';
import { describe, filterOf, placeIn } from './nouns.js';
import { playersIn, whoIs } from './players.js';
import { report, type Scope, unknown } from './scope.js';

export const amountOf = (scope: Scope, amount: Amount): Kernel.Amount => {
  switch (amount.kind) {
    case 'number':
      return amount.value;
    case 'that':
      return 'that';
    case 'times':
      return { times: amount.factor, amount: amountOf(scope, amount.amount) };
    case 'count':
      return { count: filterOf(scope, amount.of, { counted: 'count' }) };
    case 'trait':
      return traitAmount(scope, amount.of);
  }
};

/** `its power`, `this's power`; `your opponent's life`: so many cards are there. */
const traitAmount = (scope: Scope, phrase: NounPhrase): Kernel.Amount => {
  const written = phrase.noun?.text ?? '';
  const trait = lookUpAll(scope.lexicon.traits, written);
  if (trait === undefined) {
    if (placeIn(scope, phrase) !== undefined) return { count: filterOf(scope, phrase) };
    unknown(scope, 'unknown-trait', phrase.noun?.at ?? phrase.at, {
      word: written,
      as: 'characteristic',
      among: scope.lexicon.traits.entries.keys(),
    });
    return 0;
  }
  return { trait: trait.trait, of: cardMeant(phrase) };
};

const cardMeant = (phrase: NounPhrase): 'this' | 'it' => {
  const owner = normal(phrase.owners.at(-1)?.text ?? '');
  if (phrase.pronoun === 'this' || phrase.place?.pronoun === 'this' || owner.startsWith('this'))
    return 'this';
  return 'it';
};

const comparisons = {
  exactly: 'exactly',
  'or-more': 'at-least',
  'or-less': 'at-most',
  'more-than': 'more-than',
  'less-than': 'less-than',
} as const;

export const comparisonOf = (scope: Scope, { is, amount }: Comparison): Kernel.Comparison => ({
  is: comparisons[is],
  amount: amountOf(scope, amount),
});

// ---------------------------------------------------------------- conditions

/** What holds in every case, for a condition that could not be understood. */
const always: Kernel.Condition = { is: 'and', conditions: [] };

const allOf = (conditions: readonly Kernel.Condition[]): Kernel.Condition =>
  conditions.length === 1 ? (conditions[0] ?? always) : { is: 'and', conditions };

export const conditionOf = (scope: Scope, condition: Condition): Kernel.Condition => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return {
        is: condition.kind,
        conditions: condition.conditions.map((one) => conditionOf(scope, one)),
      };
    case 'not':
      return { is: 'not', condition: conditionOf(scope, condition.condition) };
    case 'have':
      return haveCondition(scope, condition);
    case 'is':
      return isCondition(scope, condition);
  }
};

/** `you have 3 or more units`, `there are 2 spells in your graveyard`, `this has blocker` */
const haveCondition = (
  scope: Scope,
  { subject, what }: Extract<Condition, { kind: 'have' }>,
): Kernel.Condition => {
  if (subject?.pronoun === 'this' || subject?.pronoun === 'it')
    return allOf(
      filterOf(scope, what).tests.map((test) => ({ is: 'test', of: pronounOf(subject), test })),
    );
  const whose = subject && playersIn(scope, subject);
  if (subject !== undefined && whose === undefined) {
    report(scope, 'nonsense', subject.at, 'only a player, this or it can have something');
    return always;
  }
  const filter = filterOf(scope, what, {
    counted: 'there',
    ...(whose === undefined ? {} : { whose }),
  });
  return { is: 'count', filter, compare: countOf(scope, what) };
};

/** "If you have a dragon" holds with two dragons also. */
const countOf = (scope: Scope, { quantity }: NounPhrase): Kernel.Comparison => {
  switch (quantity?.kind) {
    case undefined:
    case 'any':
      return { is: 'at-least', amount: 1 };
    case 'all':
    case 'each':
      report(scope, 'nonsense', quantity.at, 'say how many', 'for example: 3 or more');
      return { is: 'at-least', amount: 1 };
    case 'exactly': {
      const amount = amountOf(scope, quantity.amount);
      return amount === 1 ? { is: 'at-least', amount } : { is: 'exactly', amount };
    }
    case 'or-more':
      return { is: 'at-least', amount: amountOf(scope, quantity.amount) };
    case 'or-less':
    case 'up-to':
      return { is: 'at-most', amount: amountOf(scope, quantity.amount) };
  }
};

const pronounOf = ({ pronoun }: NounPhrase): 'this' | 'it' => (pronoun === 'this' ? 'this' : 'it');

type IsCondition = Extract<Condition, { kind: 'is' }>;

/** `this is tapped`, `it is a "Brawler"`, `its power is 3000 or more`, `it is your turn` */
const isCondition = (scope: Scope, condition: IsCondition): Kernel.Condition => {
  const { subject, not } = condition;
  const positive = turnCondition(scope, condition) ?? testCondition(scope, condition);
  if (positive === undefined) {
    report(scope, 'nonsense', subject.at, 'this cannot be looked at', 'say: this is …, it is …');
    return always;
  }
  return not ? { is: 'not', condition: positive } : positive;
};

const turnCondition = (
  scope: Scope,
  { subject, state }: IsCondition,
): Kernel.Condition | undefined => {
  const said = /^(.*?)(?:'s)? turn$/.exec(normal(state?.text ?? ''))?.[1];
  if (said === undefined || subject.pronoun !== 'it') return undefined;
  const who = whoIs(scope, said);
  if (who !== undefined && who !== 'any') return { is: 'turn', who };
  report(scope, 'unknown-player', state?.at ?? subject.at, `‘${said}’ is no player`);
  return always;
};

const testCondition = (scope: Scope, condition: IsCondition): Kernel.Condition | undefined => {
  const { subject, state, name, compare, place } = condition;
  if (compare !== undefined) {
    const value = traitAmount(scope, subject);
    if (typeof value !== 'object') return always;
    if ('count' in value)
      return { is: 'count', filter: value.count, compare: comparisonOf(scope, compare) };
    if (!('of' in value)) return always;
    const test = {
      test: 'compare',
      trait: value.trait,
      compare: comparisonOf(scope, compare),
    } as const;
    return { is: 'test', of: value.of, test };
  }
  if (subject.pronoun !== 'this' && subject.pronoun !== 'it') return undefined;
  const where = place && placeIn(scope, place);
  if (place !== undefined && where === undefined)
    unknown(scope, 'unknown-zone', place.at, {
      word: place.noun?.text ?? '',
      as: 'zone',
      among: scope.lexicon.zones.entries.keys(),
    });
  const tests = [
    ...(where ? [{ test: 'zone', zone: where.zone } as const] : []),
    ...(state ? describe(scope, state).tests : []),
    ...(name ? [{ test: 'has', trait: 'name', value: name.text } as const] : []),
  ];
  return allOf(tests.map((test) => ({ is: 'test', of: pronounOf(subject), test })));
};
