/** 605. Attacking with a unit in the main phase. */
import { procedure, step } from '../../../kernel/rule.js';

/** Locals: card. */
export const attackWithUnit = procedure('605', [
  step(
    '605.1',
    'the turn player picks one of their units to attack the opponent or a unit of theirs, by chapter 7',
    (_, { locals }) => ({
      call: 'attack',
      locals: { attacker: locals['card'] ?? 0 },
    }),
  ),
]);
