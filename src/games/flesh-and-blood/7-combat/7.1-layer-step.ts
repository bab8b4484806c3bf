/** 7.1. The layer step: the attack is on the stack. */
import { type Move, procedure, step } from '../../../kernel/rule.js';
import { attackOnStack, isAttackLayer } from '../playing.js';
import { stackOf } from '../words.js';
import { definition } from '../questions.js';

export const layerStep = procedure([
  /** 7.1.2. */
  step('goRound', () => ({ call: 'priority' })),
  /** 7.1.3. */
  step('end', (game): Move | void =>
    attackOnStack(game) === undefined ? { end: true, value: 'close step' } : undefined,
  ),
]);

/** 7.1.3. With the attack on top, the step ends in place of the attack resolving. */
export const waitsForAttackStep = definition('waitsForAttackStep', (game) => {
  const [top] = stackOf(game);
  return top !== undefined && game.state.turn.step === 'layer step' && isAttackLayer(game, top);
});
