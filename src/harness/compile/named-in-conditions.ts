/** `if your opponent has a creature with blocker, destroy it`: the card that the condition names, or what was spoken of before? */
import type { Condition, NounPhrase } from '../../language/document.js';
import { nowSpoken } from './references.js';
import type { Scope } from './scope.js';

/** Runs what is done if something is so: where that names one card, nobody can tell whether "it" is that. */
export const besideNamed = <T>(scope: Scope, condition: Condition | undefined, run: () => T): T => {
  const { spoken } = scope;
  if (spoken.unclear !== undefined || condition === undefined || !namesOne(condition)) return run();
  nowSpoken(spoken, { unclear: 'in the condition' });
  const made = run();
  if (spoken.unclear === 'in the condition') nowSpoken(spoken, { unclear: undefined });
  return made;
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
