/** 512. Moving on to the next turn. */
import { cardsIn, type Game, say } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';
import { extraTurns, turnsToSkip, withoutSkipped } from '../turns.js';
import { move, remember } from '../words.js';

/** 512.1. From one turn to the next. */
export const passTurn = procedure('512', [
  step(
    '512.1',
    'between turns all cards in the nowhere zone go to the graveyard, and nothing triggers by it',
    (game) => {
      const cards = game.world.rules.players.flatMap((player) =>
        cardsIn(game, player, 'nowhere zone'),
      );
      if (cards.length === 0) return;
      return { events: cards.map((card) => move(game, card, 'graveyard', { silent: true })) };
    },
  ),
  step('', 'the next turn begins', (game) => ({ events: nextTurn(game) })),
]);

/** The turn that is not skipped; what was skipped is skipped no more. */
const nextTurn = (game: Game): readonly GameEvent[] => {
  const { player: now, number } = game.state.turn;
  const had = extraTurns(game);
  const extra = [...had];
  const skipped: Player[] = [];
  const times = (one: Player) => skipped.filter((other) => other === one).length;
  let player = say<Player>(game, 'nextTurnOf', now, extra.shift());
  while (times(player) < turnsToSkip(game, player)) {
    skipped.push(player);
    player = say<Player>(game, 'nextTurnOf', player, extra.shift());
  }
  return [
    { kind: 'turn', player, number: number + 1, step: '' },
    ...(had.length > 0 ? [remember('extra turns', extra)] : []),
    ...[...new Set(skipped)].flatMap((one) =>
      withoutSkipped(
        game,
        one,
        Array.from({ length: times(one) }, () => 'turn'),
      ),
    ),
  ];
};
