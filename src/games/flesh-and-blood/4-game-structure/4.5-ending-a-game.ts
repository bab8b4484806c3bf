/** 4.5. Ending a game: losing, winning, and draws. */
import { type Game, opponentOf } from '../../../kernel/game.js';
import { bookkeeping, eventKind, procedure, stateBased, step } from '../../../kernel/rule.js';
import { type Player, wordIn } from '../../../kernel/state.js';
import { both, heroOf, keepFact } from '../words.js';
import { say } from '../questions.js';

const losersOf = (game: Game): readonly Player[] =>
  both(game).filter((player) => game.state.facts[`${player} loses`] === true);

/** A player loses; what comes of that is decided once all have been looked at. */
export const lose = bookkeeping(
  eventKind('lose', {
    possible: (game, { player }) => game.state.facts[`${player ?? ''} loses`] !== true,
    becomes: (_, { player }) => [keepFact(`${player ?? ''} loses`, true)],
    follows: (_, event) => ({ call: 'decideGame', locals: { why: event['why'] ?? '' } }),
  }),
);

/** Locals: why. */
export const decideGame = procedure([
  /** 4.5.2a. */
  step('winAlone', (game, { locals }) => {
    const [loser, second] = losersOf(game);
    if (loser === undefined || second !== undefined) return;
    const winner = opponentOf(game, loser);
    return { events: [{ kind: 'game-over', winner, loser, why: wordIn(locals['why']) }] };
  }),
  /** 4.5.4a. */
  step('draw', (game, { locals }) =>
    losersOf(game).length < 2
      ? undefined
      : { events: [{ kind: 'game-over', winner: null, loser: null, why: wordIn(locals['why']) }] },
  ),
]);

/** 4.5.3a. */
export const heroIsDead = stateBased((game) =>
  both(game)
    .filter((player) => heroOf(game, player) === 0 || say(game, 'isDead', heroOf(game, player)))
    .map((player) => ({ kind: 'lose', player, why: 'no life' })),
);

/** 4.5.3c. Locals: player. */
export const concede = procedure([
  step('concede', (_, { locals }) => ({
    events: [
      { kind: 'concede', player: wordIn(locals['player']) },
      { kind: 'lose', player: wordIn(locals['player']), why: 'concession' },
    ],
  })),
]);
