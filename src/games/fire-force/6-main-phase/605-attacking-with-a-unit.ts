/** 605. Attacking with a unit in the main phase. */
import { procedure, step } from '../../../kernel/rule.js';

/** Locals: card. */
export const attackWithUnit = procedure([
  step('attack', (_, { locals }) => ({
    call: 'attack',
    locals: { attacker: locals['card'] ?? 0 },
  })),
]);
