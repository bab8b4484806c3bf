/**
 * What is said of cards that nobody has chosen: `your hero is marked`, `all your creatures are tapped`,
 * `another of your creatures is attacking`.
 */
import type * as Kernel from '../../kernel/ability.js';
import type { Condition, NounPhrase } from '../../language/document.js';
import { complementOf } from './complements.js';
import { refuseSeveral } from './amounts.js';
import { checkContradictions } from './contradictions.js';
import { describe } from './describe.js';
import { countOf } from './how-many.js';
import { checkStates } from './kinds.js';
import { filterOf } from './nouns.js';
import { quiet, report, type Scope } from './scope.js';
import { always } from './together-so.js';

type IsCondition = Extract<Condition, { kind: 'is' }>;

/** How many of some cards are like that; nothing where the condition is about something else. */
export const cardsAre = (scope: Scope, condition: IsCondition): Kernel.Condition | undefined => {
  const { subject, state, name, place, not } = condition;
  if (subject.of && subject.pronoun === 'them') {
    refuseSeveral(scope, subject.at);
    return always;
  }
  if ((state ?? name) === undefined || place !== undefined) return undefined;
  if ((subject.noun ?? subject.name) === undefined || hasExtreme(subject)) return undefined;
  const isOneEach = namesOneEach(scope, subject);
  if (!isOneEach && subject.quantity === undefined) return undefined;
  if (not && !isOneEach) {
    report(scope, 'nonsense', condition.at, 'none of them, or not all of them?', howManyAre);
    return always;
  }
  const filter = filterOf(scope, subject, { counted: 'there' });
  const like = alsoLike(filter, complementOf(scope, condition));
  checkContradictions(scope, condition.at, like);
  checkStates(scope, condition.at, like);
  return { is: 'count', filter: like, compare: howMany(scope, subject, filter, isOneEach) };
};

const howManyAre = 'say: you have no tapped creatures; 1 or more of your creatures are untapped';

/** What is told where a condition is of something that nobody can look at. */
export const lookedAtSo = ({ noun }: NounPhrase): string =>
  noun === undefined
    ? 'say: this is …, it is …'
    : 'of one card: this is …, it is …; of several: all your cards are …, 1 or more of your cards are …, you have no … cards';

const hasExtreme = ({ properties }: NounPhrase): boolean =>
  properties.some((one) => one.total || one.extreme !== undefined);

/** Of such a card each player has one, and nobody has to say how many are meant. */
const namesOneEach = (scope: Scope, { noun, owners }: NounPhrase): boolean =>
  noun !== undefined &&
  owners.length > 0 &&
  describe(quiet(scope), noun.words).noun?.entry.oneEach === true;

/** So many as the words in front say; all are as many as there are of them. */
const howMany = (
  scope: Scope,
  subject: NounPhrase,
  filter: Kernel.Filter,
  isOneEach: boolean,
): Kernel.Comparison => {
  const { quantity } = subject;
  if (isOneEach) return { is: 'at-least', amount: 1 };
  if (quantity?.kind !== 'all' && quantity?.kind !== 'each') return countOf(scope, subject);
  scope.senses.push({ at: quantity.at, is: 'phrase', word: quantity.kind, entry: undefined });
  return { is: 'exactly', amount: { count: filter } };
};

/** Of what a filter lets through, those for which all tests of one of the lists hold as well. */
const alsoLike = (
  filter: Kernel.Filter,
  choices: readonly (readonly Kernel.Test[])[],
): Kernel.Filter => {
  const { or: others = [], ...first } = filter;
  const [only = filter, ...or] = [first, ...others].flatMap((one) =>
    choices.map((tests) => ({ ...one, tests: [...one.tests, ...tests] })),
  );
  return or.length === 0 ? only : { ...only, or };
};
