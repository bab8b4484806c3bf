/** 7.4. The reaction step. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { forbiddersOf } from '../../../kernel/may-happen.js';
import { bookkeeping, type Move, procedure, restriction, step } from '../../../kernel/rule.js';
import { attackerOf, defends, linkNow } from '../combat.js';
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
export const mayReactAttacking = definition('mayReactAttacking', (game, player) => {
  const link = linkNow(game);
  if (link === undefined || game.state.turn.step !== 'reaction step') return false;
  return link.player === player && say(game, 'heroAttacks', attackerOf(link));
});

/** 7.4.2b. */
export const mayReactDefending = definition('mayReactDefending', (game, player) => {
  const link = linkNow(game);
  if (link === undefined || game.state.turn.step !== 'reaction step') return false;
  const { zone, controller } = cardOf(game, link.target[0]);
  return zone === 'hero' && controller === player;
});

/** 7.4.2c. What could not defend is not played to defend. */
export const onlyIfItDefends = restriction('play', (game, what) => {
  const card = Number(what.card);
  return isOfType(game, card, 'defense reaction') && !canDefend(game, card);
});

const canDefend = (game: Game, card: number): boolean =>
  linkNow(game) === undefined || forbiddersOf(game, defends(game, card)).length === 0;

/** 7.4.2d. */
export const defendsOnResolving = definition(
  'defendsOnResolving',
  (game, card) => isOfType(game, card, 'defense reaction') && linkNow(game) !== undefined,
);
