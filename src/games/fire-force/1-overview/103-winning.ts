/** 103. Winning, losing, conceding. */
import { fact, type Game, inTurnOrder, opponentOf } from '../../../kernel/game.js';
import { eventKind, procedure, step } from '../../../kernel/rule.js';
import { type Player, wordIn } from '../../../kernel/state.js';
import { definition } from '../questions.js';

const losersOf = (game: Game): readonly Player[] =>
  inTurnOrder(game).filter((player) => fact(game, `${player} loses`) === true);

/** 103.1. Who meets a losing condition loses; what follows is decided once all have been looked at. */
export const lose = eventKind('lose', {
  possible: (game, { player }) => fact(game, `${player ?? ''} loses`) !== true,
  becomes: (_, { player }) => [{ kind: 'fact', name: `${player ?? ''} loses`, value: true }],
  follows: (_, event) => ({ call: 'decideGame', locals: { why: event['why'] ?? '' } }),
});

/** Locals: why. */
export const decideGame = procedure([
  step('winAlone', (game, { locals }) => {
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
  }),
  step('bothLose', (game, { locals }) => {
    const { player } = game.state.turn;
    if (losersOf(game).length < 2) return;
    const why = wordIn(locals['why']);
    return {
      events: [{ kind: 'game-over', winner: opponentOf(game, player), loser: player, why }],
    };
  }),
]);

/** 103.4. */
export const isNeverReplaced = definition('isNeverReplaced', (_, { kind }) => kind === 'concede');

/** 103.4. At any time, and nothing stands in its way. Locals: player. */
export const concede = procedure([
  step('concede', (game, { locals }) => {
    const player = wordIn(locals['player']);
    return {
      events: [
        { kind: 'concede', player },
        { kind: 'game-over', winner: opponentOf(game, player), loser: player, why: 'concession' },
      ],
    };
  }),
]);
