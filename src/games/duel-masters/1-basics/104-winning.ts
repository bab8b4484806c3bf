/** 104. Winning and losing the game. */
import { cardsIn, fact, type Game, opponentOf } from '../../../kernel/game.js';
import { eventKind, procedure, step, term } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';
import { keepFact, textOf } from '../words.js';
import { definition } from '../questions.js';

/** 104.1. Winning and losing are collected first, since both can happen at once. */
export const winGame = eventKind('win', {
  becomes: (_, event) => [keepFact(`winner ${event.player ?? ''}`, true)],
  follows: (_, event) => ({ call: 'decideGame', locals: { why: event['why'] ?? '' } }),
});

export const loseGame = eventKind('lose', {
  becomes: (_, event) => [keepFact(`loser ${event.player ?? ''}`, true)],
  follows: (_, event) => ({ call: 'decideGame', locals: { why: event['why'] ?? '' } }),
});

/** The players who have won, or lost, so far. */
const named = (game: Game, how: 'winner' | 'loser'): readonly Player[] =>
  game.world.rules.players.filter((player) => fact(game, `${how} ${player}`) !== undefined);

/** 104.2a. Who has won by an attack. The state-based check asks (703.4a). */
export const winByDirectAttack = definition('winByDirectAttack', (game) => {
  const loser = fact(game, 'struck without shields');
  return typeof loser === 'string' ? [opponentOf(game, loser)] : [];
});

const ends = (kind: 'win' | 'lose', player: Player, why: string): GameEvent => ({
  kind,
  player,
  why,
});

/** 104.2b. Who has won by an empty deck. The state-based check asks, after everything that happens (703.4b). */
export const winByEmptyDeck = definition('winByEmptyDeck', (game) =>
  game.world.rules.players.filter(
    (player) => cardsIn(game, opponentOf(game, player), 'deck').length === 0,
  ),
);

/** 104.2c. Who would both win and lose wins. Locals: why. */
export const decideGame = procedure([
  step('decide', (game, { locals }) => {
    if (game.state.result !== null) return;
    const winners = named(game, 'winner');
    const losers = named(game, 'loser').filter((player) => !winners.includes(player));
    const why = textOf(locals['why']);
    // UNCLEAR: two winners, or two losers. The game is over (104.1) and nobody is ahead of the other: a draw.
    if (winners.length > 1 || losers.length > 1) return { events: [{ kind: 'game-over', why }] };
    const [winner = opponentOf(game, losers[0] ?? '')] = winners;
    return { events: [{ kind: 'game-over', winner, loser: opponentOf(game, winner), why }] };
  }),
]);

export const winTerm = term(
  'win',
  (_, { player }) => ({
    events: [ends('win', player, 'a card says so')],
  }),
  { together: true },
);

export const loseTerm = term(
  'lose',
  (_, { player }) => ({
    events: [ends('lose', player, 'a card says so')],
  }),
  // 101.4 puts effects in order, and this is one effect: nobody loses before the other.
  { together: true },
);
