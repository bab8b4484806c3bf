/** `if your opponent has a creature with blocker, destroy it`: the card that the condition names, or what was spoken of before? */
import type { Condition, NounPhrase } from '../../language/document.js';
import { playersIn } from './players.js';
import { nowSpoken } from './references.js';
import { quiet, type Scope } from './scope.js';

/** Runs what is done if something is so: where that names one card, nobody can tell whether "it" is that. */
export const besideNamed = <T>(scope: Scope, condition: Condition | undefined, run: () => T): T => {
  const { spoken } = scope;
  if (spoken.unclear !== undefined || condition === undefined || !namesOne(condition)) return run();
  nowSpoken(spoken, { unclear: 'in the condition' });
  const made = run();
  if (spoken.unclear === 'in the condition') nowSpoken(spoken, { unclear: undefined });
  return made;
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
      return happening.passive && !not && since?.text !== 'way' && isOne(happening.subject);
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
