/** 103. Starting the game: decks, shields, hands, and who begins. */
import { type Game, say } from '../../../kernel/game.js';
import { procedure, step, todo } from '../../../kernel/rule.js';
import type { Option } from '../../../kernel/state.js';
import { move, topOfDeck } from '../words.js';

export const prepareDecks = todo(
  '103.1',
  'setup',
  'each player makes ready a deck and extra cards; double-faced cards may be set aside from the deck',
  'not yet carried out',
);

/** 103.2 to 103.5. From two decks to the first turn. */
export const startGame = procedure('103', [
  step(
    '103.2',
    "the opponent checks that a deck has 40 cards and shuffles it; from then on it is the player's deck zone",
    (game, { locals }) => {
      const player = game.world.rules.players[Number(locals['shuffled'] ?? 0)];
      if (player === undefined) return;
      locals['shuffled'] = Number(locals['shuffled'] ?? 0) + 1;
      return { call: 'shuffleDeck', locals: { player }, go: 'again' };
    },
  ),
  step(
    '103.3',
    'each player puts five shields face down, then draws five cards; instructions for the start of the game are not read yet',
    (game) => {
      const count = say<number>(game, 'shieldsToStart');
      return { events: bothPlayers(game).flatMap((player) => top(game, player, count)) };
    },
  ),
  step(
    '103.3',
    'each player puts five shields face down, then draws five cards; instructions for the start of the game are not read yet',
    (game, { locals }) => {
      const player = game.world.rules.players[Number(locals['drawn'] ?? 0)];
      if (player === undefined) return;
      locals['drawn'] = Number(locals['drawn'] ?? 0) + 1;
      const count = say<number>(game, 'handToStart');
      return { call: 'drawCards', locals: { player, count }, go: 'again' };
    },
  ),
  step(
    '103.4',
    'the winner of rock-paper-scissors goes first and cannot choose to go second',
    (game) => ({
      ask: {
        kind: 'first player',
        by: 'chance',
        options: bothPlayers(game).map((player): Option => ({
          verb: 'goes first',
          player,
          rules: ['103.4'],
        })),
        min: 1,
        max: 1,
        source: 0,
      },
    }),
    (_, __, [picked]) => ({
      events: [
        {
          kind: 'turn',
          player: picked?.player ?? '',
          first: picked?.player ?? '',
          number: 1,
          step: '',
        },
      ],
    }),
  ),
  step('103.5', "the first player's turn begins, and that player does not draw in it", () => ({
    call: 'takeTurns',
    end: true,
  })),
]);

const bothPlayers = (game: Game): readonly string[] => game.world.rules.players;

/** The shields come off the top together; the first of them is the first shield. */
const top = (game: Game, player: string, count: number) =>
  topOfDeck(game, player, count).map((card) =>
    move(game, card, 'shield zone', { side: player, position: 'bottom' }),
  );
