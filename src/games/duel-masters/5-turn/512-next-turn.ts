/** 512. Moving on to the next turn. */
import { cardsIn, type Game, say } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';
import { extraTurns, skipsTurn, withoutSkipped } from '../turns.js';
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
  const extra = [...extraTurns(game)];
  const events: GameEvent[] = extra.length > 0 ? [remember('extra turns', extra.slice(1))] : [];
  let player = say<Player>(game, 'nextTurnOf', now, extra.shift());
  for (const skips = new Set<Player>(); skipsTurn(game, player) && !skips.has(player);) {
    skips.add(player);
    events.push(...withoutSkipped(game, player, ['turn']));
    player = say<Player>(game, 'nextTurnOf', player, extra.shift());
  }
  return [{ kind: 'turn', player, number: number + 1, step: '' }, ...events];
};
