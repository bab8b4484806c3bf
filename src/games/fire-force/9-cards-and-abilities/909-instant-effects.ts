/** 909. Instant effects. */
import { bookkeeping } from '../../../kernel/rule.js';
import { isCost } from '../words.js';
import { definition, say } from '../questions.js';

/** 909.1. */
export const instantEffect = definition('instantEffect', (game) => say(game, 'instantEffectKind'));

/** Whether an instruction is carried out, by what it is a part of. */
export const carriesOut = bookkeeping(
  definition('carriesOut', (game, instruction, about) => {
    if (about === 'instead') return true;
    if (isCost(about)) return say(game, 'payCost');
    switch (instruction.do) {
      case 'act':
        return say(game, 'instantEffect');
      case 'later':
        return say(game, 'delayedTrigger');
      default:
        return true;
    }
  }),
);

/** What takes an event's place is neither a cost nor an effect that is worked in a check. */
export const aboutInstead = bookkeeping(definition('aboutInstead', () => 'instead'));
