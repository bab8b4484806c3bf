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

const whileUnclear = <T>(spoken: SpokenSoFar, unclear: Unclear, run: () => T): T =>
  meanwhile(spoken, { unclear }, run);

/** Runs with something spoken of that was not before; what has not become something else by then is spoken of no more. */
const meanwhile = <T>(spoken: SpokenSoFar, now: Partial<SpokenSoFar>, run: () => T): T => {
  nowSpoken(spoken, now);
  const made = run();
  const known = Object.keys(now) as (keyof SpokenSoFar)[];
  const over = known.filter((one) => spoken[one] === now[one]).map((one) => [one, undefined]);
  nowSpoken(spoken, Object.fromEntries(over) as Partial<SpokenSoFar>);
  return made;
};

/** `this gets +1000 while it is tapped` */
export const besideSubject = <T>(scope: Scope, subject: NounPhrase, run: () => T): T =>
  subject.pronoun === 'this' && scope.spoken.it === undefined ? asItself(scope, run) : run();

/** Where nothing else was spoken of, "it" is the card itself. */
const asItself = <T>({ spoken }: Scope, run: () => T): T =>
  meanwhile(spoken, { it: itself, itself }, run);

const itself: Kernel.Selection = { is: 'this' };

const isThis = ({ it, itself: known }: SpokenSoFar): boolean =>
  it !== undefined && (it.is === 'this' || it === known);

/** `if this is tapped`, `if this attacked this turn`: of the card whose text it is. */
const namesThis = (condition: Condition): boolean =>
  isSoOfSome(condition, (one) => {
    if (one.kind === 'not') return namesThis(one.condition);
    const subject = one.kind === 'happened' ? one.happening.subject : one.subject;
    return subject?.pronoun === 'this';
  });

type Asked = Exclude<Condition, { kind: 'and' | 'or' }>;

/** Whether it is so of one of several conditions that are joined. */
const isSoOfSome = (condition: Condition, isSo: (one: Asked) => boolean): boolean =>
  'conditions' in condition
    ? condition.conditions.some((one) => isSoOfSome(one, isSo))
    : isSo(condition);

/** `if your opponent has 3 or more creatures, destroy 1 of their creatures`: where nobody else was spoken of, they are whom it names. */
export const besideTheirs = <T>(scope: Scope, condition: Condition, run: () => T): T => {
  const { spoken } = scope;
  if (spoken.they !== undefined || !isOfOpponent(scope, condition)) return run();
  return meanwhile(spoken, { they: 'opponent' }, run);
};

const isOfOpponent = (scope: Scope, condition: Condition): boolean => {
  if (condition.kind === 'and') return condition.conditions.some((one) => isOfOpponent(scope, one));
  if (condition.kind !== 'have') return false;
  const named = [condition.subject, condition.than?.whom];
  return named.some((one) => one !== undefined && playersIn(quiet(scope), one) === 'opponent');
};

const namesOne = (condition: Condition): boolean =>
  isSoOfSome(condition, (one) => {
    if (one.kind === 'have') return !isSpoken(one.subject) && isOne(one.what);
    if (one.kind !== 'happened') return false;
    // Of whoever did something to others the text goes on to speak less than of those to whom it was done.
    const { happening, not, since } = one;
    const isOfIt = happening.passive || happening.object === undefined;
    return isOfIt && !not && since?.text !== 'way' && isOne(happening.subject);
  });

/** `a creature`, `another of your creatures`: known by nothing but this. */
const isOne = ({ pronoun, noun, quantity, other }: NounPhrase): boolean =>
  pronoun === undefined &&
  noun !== undefined &&
  (quantity === undefined ? other : quantity.kind === 'exactly' && quantity.isArticle === true);

/** `if it has a flame card attached`: of a card that is known already. */
const isSpoken = (subject: NounPhrase | undefined): boolean =>
  subject?.pronoun === 'it' || subject?.pronoun === 'this' || subject?.pronoun === 'them';
