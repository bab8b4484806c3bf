/** 909. Instant effects. */
import type { Instruction } from '../../../kernel/ability.js';
import { say, type Game } from '../../../kernel/game.js';
import { bookkeeping, definition } from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import { isCost } from '../words.js';

/** 909.1. */
export const instantEffect = definition(
  (game: Game) => say<boolean>(game, 'instantEffectKind'),
  () => false,
);

/** Whether an instruction is carried out, by what it is a part of. */
export const carriesOut = bookkeeping(
  definition(
    (game: Game, instruction: Instruction, about: Json): boolean => {
      if (about === 'instead') return true;
      if (isCost(about)) return say<boolean>(game, 'payCost');
      switch (instruction.do) {
        case 'act':
          return say<boolean>(game, 'instantEffect');
        case 'later':
          return say<boolean>(game, 'delayedTrigger');
        default:
          return true;
      }
    },
    () => true,
  ),
);

/** What takes an event's place is neither a cost nor an effect that is worked in a check. */
export const aboutInstead = bookkeeping(
  definition(
    (): Json => 'instead',
    (): Json => null,
  ),
);
