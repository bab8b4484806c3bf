/** 7.4. The reaction step. */
import { cardOf } from '../../../kernel/game.js';
import { bookkeeping, type Move, procedure, step } from '../../../kernel/rule.js';
import { linkNow } from '../combat.js';
import { isOfType } from '../words.js';
import { definition, say } from '../questions.js';

export const reactionStep = procedure([
  /** 7.4.2. */
  step('goRound', () => ({ call: 'priority', into: 'ended' })),
  /** What has ended early. */
  bookkeeping(
    step('end', (_, { locals }): Move | void =>
      locals['ended'] === 'close' ? { end: true, value: 'close step' } : undefined,
    ),
  ),
]);

/** Who may react, and how. */
export const mayReact = bookkeeping(
  definition('mayReact', (game, player, kind) =>
    kind === 'attack'
      ? say(game, 'mayReactAttacking', player)
      : say(game, 'mayReactDefending', player),
  ),
);

/** 7.4.2a. */
export const mayReactAttacking = definition(
  'mayReactAttacking',
  (game, player) => game.state.turn.step === 'reaction step' && linkNow(game)?.player === player,
);

/** 7.4.2b. */
export const mayReactDefending = definition('mayReactDefending', (game, player) => {
  const link = linkNow(game);
  if (link === undefined || game.state.turn.step !== 'reaction step') return false;
  const { zone, controller } = cardOf(game, link.target[0]);
  return zone === 'hero' && controller === player;
});

/** 7.4.2d. */
export const defendsOnResolving = definition(
  'defendsOnResolving',
  (game, card) => isOfType(game, card, 'defense reaction') && linkNow(game) !== undefined,
);
