/** 606. Effects: what happens as a result of cards and abilities. */
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 606.2. Without the rule, an effect that asks for more than there is would do nothing. */
export const asFarAsPossible = definition(
  (game: Game, there: number, wanted: number) =>
    say<number>(game, 'doesWhatIsPossible', there, wanted),
  (_: Game, there: number, wanted: number) => (there < wanted ? 0 : there),
);
