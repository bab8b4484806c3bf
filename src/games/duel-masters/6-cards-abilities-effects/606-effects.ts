/** 606. Effects: what happens as a result of cards and abilities. */
import { definition, say } from '../questions.js';

/** 606.2. Without the rule, an effect that asks for more than there is would do nothing. */
export const asFarAsPossible = definition(
  'asFarAsPossible',
  (game, there, wanted) => say(game, 'doesWhatIsPossible', there, wanted),
  (_, there, wanted) => (there < wanted ? 0 : there),
);
