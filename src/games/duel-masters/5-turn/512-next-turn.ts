/** 512. Moving on to the next turn. */
import { cardsIn, say } from '../../../kernel/game.js';
import { procedure, step } from '../../../kernel/rule.js';
import type { Player } from '../../../kernel/state.js';
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
  step('', 'the next turn begins', (game) => {
    const { number } = game.state.turn;
    const extra = (game.state.facts['extra turns'] ?? []) as readonly Player[];
    return {
      events: [
        { kind: 'turn', player: say<Player>(game, 'nextTurnOf'), number: number + 1, step: '' },
        ...(extra.length > 0 ? [remember('extra turns', extra.slice(1))] : []),
      ],
    };
  }),
]);
