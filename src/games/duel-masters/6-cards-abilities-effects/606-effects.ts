/** 606. Effects: what happens as a result of cards and abilities. */
import { type Game, say } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';

export const effect = note(
  '606.1',
  'definition',
  'an effect is what a card or ability makes happen, one-shot or continuous; the text itself is none',
  'names what follows',
);

/** 606.2. Without the rule, an effect that asks for more than there is would do nothing. */
export const asFarAsPossible = definition(
  '606.2',
  'an effect that asks for the impossible is carried out only as far as possible',
  (game: Game, there: number, wanted: number) =>
    say<number>(game, 'doesWhatIsPossible', there, wanted),
  (_: Game, there: number, wanted: number) => (there < wanted ? 0 : there),
  { kind: 'procedure' },
);

export const replacementsAreContinuous = note(
  '606.3',
  'definition',
  'some continuous effects are replacement effects',
  'says what kind of effect replacements are; section 609 rules them',
);
