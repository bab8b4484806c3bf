/** 103. Winning, losing, conceding. */
import { fact, type Game, inTurnOrder, opponentOf } from '../../../kernel/game.js';
import { eventKind, procedure, step } from '../../../kernel/rule.js';
import { type Player, wordIn } from '../../../kernel/state.js';

const losersOf = (game: Game): readonly Player[] =>
  inTurnOrder(game).filter((player) => fact(game, `${player} loses`) === true);

/** 103.1. Who meets a losing condition loses; what follows is decided once all have been looked at. */
export const lose = eventKind(
  '103.1',
  'a player who meets a losing condition during the game loses it',
  'lose',
  {
    becomes: (_, { player }) => [{ kind: 'fact', name: `${player ?? ''} loses`, value: true }],
    follows: (_, event) => ({ call: 'decideGame', locals: { why: event['why'] ?? '' } }),
  },
);

/** Locals: why. */
export const decideGame = procedure('103', [
  step(
    '103.2',
    'a player who meets no losing condition wins when the opponent meets one',
    (game, { locals }) => {
      const [loser, second] = losersOf(game);
      if (loser === undefined || second !== undefined) return;
      return {
        events: [
          {
            kind: 'game-over',
            winner: opponentOf(game, loser),
            loser,
            why: wordIn(locals['why']),
          },
        ],
      };
    },
  ),
  step(
    '103.3',
    'when both meet a losing condition at the same time, the non-turn player wins',
    (game, { locals }) => {
      const { player } = game.state.turn;
      if (losersOf(game).length < 2) return;
      const why = wordIn(locals['why']);
      return {
        events: [{ kind: 'game-over', winner: opponentOf(game, player), loser: player, why }],
      };
    },
  ),
]);

/** 103.4. At any time, and nothing stands in its way. Locals: player. */
export const concede = procedure('103', [
  step(
    '103.4',
    'a player may concede at any time and the opponent wins; no effect replaces or forces it',
    (game, { locals }) => {
      const player = wordIn(locals['player']);
      return {
        events: [
          { kind: 'concede', player },
          { kind: 'game-over', winner: opponentOf(game, player), loser: player, why: 'concession' },
        ],
      };
    },
  ),
]);
