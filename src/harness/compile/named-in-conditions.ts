/** `if your opponent has a creature with blocker, destroy it`: the card that the condition names, or what was spoken of before? */
import type * as Kernel from '../../kernel/ability.js';
import type { Condition, NounPhrase } from '../../language/document.js';
import { playersIn } from './players.js';
import { nowSpoken, type SpokenSoFar } from './references.js';
import { quiet, type Scope } from './scope.js';
import type { Unclear } from './unclear.js';

/** Runs what is done if something is so: where that names one card, nobody can tell whether "it" is that. */
export const besideNamed = <T>(scope: Scope, condition: Condition | undefined, run: () => T): T => {
  const { spoken } = scope;
  if (spoken.unclear !== undefined || condition === undefined) return run();
  if (namesOne(condition)) return whileUnclear(spoken, 'in the condition', run);
  if (!namesThis(condition) || isThis(spoken)) return run();
  return spoken.it === undefined
    ? asItself(scope, run)
    : whileUnclear(spoken, 'this in the condition', run);
};

const whileUnclear = <T>(spoken: SpokenSoFar, why: Unclear, run: () => T): T => {
  nowSpoken(spoken, { unclear: why });
  const made = run();
  if (spoken.unclear === why) nowSpoken(spoken, { unclear: undefined });
  return made;
};

/** `this gets +1000 while it is tapped` */
export const besideSubject = <T>(scope: Scope, subject: NounPhrase, run: () => T): T =>
  subject.pronoun === 'this' && scope.spoken.it === undefined ? asItself(scope, run) : run();

/** Where nothing else was spoken of, "it" is the card itself. */
const asItself = <T>({ spoken }: Scope, run: () => T): T => {
  nowSpoken(spoken, { it: itself, itself });
  const made = run();
  if (spoken.it === itself) nowSpoken(spoken, { it: undefined, itself: undefined });
  return made;
};

const itself: Kernel.Selection = { is: 'this' };

const isThis = ({ it, itself: known }: SpokenSoFar): boolean =>
  it !== undefined && (it.is === 'this' || it === known);

/** `if this is tapped`, `if this attacked this turn`: of the card whose text it is. */
const namesThis = (condition: Condition): boolean => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.some(namesThis);
    case 'not':
      return namesThis(condition.condition);
    case 'happened':
      return condition.happening.subject.pronoun === 'this';
    default:
      return condition.subject?.pronoun === 'this';
  }
};

/** `if your opponent has 3 or more creatures, destroy 1 of their creatures`: where nobody else was spoken of, they are whom it names. */
export const besideTheirs = <T>(scope: Scope, condition: Condition, run: () => T): T => {
  const { spoken } = scope;
  if (spoken.they !== undefined || !isOfOpponent(scope, condition)) return run();
  nowSpoken(spoken, { they: 'opponent' });
  const made = run();
  if (spoken.they === 'opponent') nowSpoken(spoken, { they: undefined });
  return made;
};

const isOfOpponent = (scope: Scope, condition: Condition): boolean => {
  if (condition.kind === 'and') return condition.conditions.some((one) => isOfOpponent(scope, one));
  if (condition.kind !== 'have') return false;
  const named = [condition.subject, condition.than?.whom];
  return named.some((one) => one !== undefined && playersIn(quiet(scope), one) === 'opponent');
};

const namesOne = (condition: Condition): boolean => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.some(namesOne);
    case 'have':
      return !isSpoken(condition.subject) && isOne(condition.what);
    case 'happened': {
      // Of whoever did something to others the text goes on to speak less than of those to whom it was done.
      const { happening, not, since } = condition;
      const isOfIt = happening.passive || happening.object === undefined;
      return isOfIt && !not && since?.text !== 'way' && isOne(happening.subject);
    }
    default:
      return false;
  }
};

/** `a creature`, `another of your creatures`: known by nothing but this. */
const isOne = ({ pronoun, noun, quantity, other }: NounPhrase): boolean =>
  pronoun === undefined &&
  noun !== undefined &&
  (quantity === undefined ? other : quantity.kind === 'exactly' && quantity.isArticle === true);

/** `if it has a flame card attached`: of a card that is known already. */
const isSpoken = (subject: NounPhrase | undefined): boolean =>
  subject?.pronoun === 'it' || subject?.pronoun === 'this' || subject?.pronoun === 'them';
