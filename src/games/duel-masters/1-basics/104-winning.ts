/** 104. Winning and losing the game. */
import { cardsIn, fact, type Game, opponentOf } from '../../../kernel/game.js';
import { eventKind, procedure, step, term } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';
import { keepFact, struckWithoutShields, textOf } from '../words.js';
import { definition } from '../questions.js';

/**
 * 104.1. To win is to have the other lose, and to lose is to have the other win: what forbids or replaces either stands in
 * the way of both. Which of the two was said is kept, since they do not weigh the same (104.2c).
 */
export const winGame = eventKind('win', {
  becomes: (game, event) => [{ ...event, kind: 'lose', player: otherThan(game, event) }],
});

/** Winning and losing are collected first, since both can happen at once. */
export const loseGame = eventKind('lose', {
  becomes: (game, event) => [
    keepFact(
      event['said'] === 'lose' ? `loser ${event.player ?? ''}` : `winner ${otherThan(game, event)}`,
      true,
    ),
  ],
  follows: (_, event) => ({ call: 'decideGame', locals: { why: event['why'] ?? '' } }),
});

const otherThan = (game: Game, { player }: GameEvent): Player => opponentOf(game, player ?? '');

/** The players who have won, or lost, so far. */
const named = (game: Game, how: 'winner' | 'loser'): readonly Player[] =>
  game.world.rules.players.filter((player) => fact(game, `${how} ${player}`) !== undefined);

/** 104.2a. Who has won by an attack. The state-based check asks (703.4a). */
export const winByDirectAttack = definition('winByDirectAttack', (game) => {
  const loser = fact(game, struckWithoutShields);
  return typeof loser === 'string' ? [opponentOf(game, loser)] : [];
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
  (_, { player }) => ({ events: [{ kind: 'win', player, why: cardSays }] }),
  { together: true },
);

export const loseTerm = term(
  'lose',
  (game, { player }) => ({
    events: [{ kind: 'win', player: opponentOf(game, player), said: 'lose', why: cardSays }],
  }),
  // 101.4 puts effects in order, and this is one effect: nobody loses before the other.
  { together: true },
);

const cardSays = 'a card says so';
