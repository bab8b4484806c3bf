/** 103. Starting the game: decks, shields, hands, and who begins. */
import { whoGoesFirst } from '../../../kernel/chance.js';
import { cardsIn, type Game, isAwaited } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import { move, topOfDeck } from '../words.js';
import { definition, say } from '../questions.js';

/** 103.2 to 103.5. From two decks to the first turn. */
export const startGame = procedure([
  step('shuffleDecks', (game, { locals }) => {
    const player = game.world.rules.players[Number(locals['shuffled'] ?? 0)];
    if (player === undefined) return;
    locals['shuffled'] = Number(locals['shuffled'] ?? 0) + 1;
    return { call: 'shuffleDeck', locals: { player }, go: 'again' };
  }),
  /** What cards have done as the game starts is done first. */
  step('followInstructions', (game) => ({
    events: isAwaited(game, 'triggered', 'begin-game')
      ? bothPlayers(game)
          .flatMap((player) => cardsIn(game, player, 'deck'))
          .map((card) => ({ kind: 'begin-game', card }))
      : [],
  })),
  bookkeeping(
    step('resolveInstructions', (game) =>
      isAwaited(game, 'triggered', 'begin-game') ? { call: 'resolveWaiting' } : undefined,
    ),
  ),
  step('putShields', (game) => {
    const count = say(game, 'shieldsToStart');
    return { events: bothPlayers(game).flatMap((player) => top(game, player, count)) };
  }),
  step('drawHands', (game, { locals }) => {
    const player = game.world.rules.players[Number(locals['drawn'] ?? 0)];
    if (player === undefined) return;
    locals['drawn'] = Number(locals['drawn'] ?? 0) + 1;
    const before = say(game, 'handIsFilled') ? cardsIn(game, player, 'hand').length : 0;
    const count = Math.max(0, say(game, 'handToStart') - before);
    return { call: 'drawCards', locals: { player, count }, go: 'again' };
  }),
  step('chooseFirst', whoGoesFirst, (_, __, [picked]) => ({
    events: [
      {
        kind: 'turn',
        player: picked?.player ?? '',
        first: picked?.player ?? '',
        number: 1,
        step: '',
      },
    ],
  })),
  step('beginFirstTurn', () => ({
    call: 'takeTurns',
    end: true,
  })),
]);

/** 103.3. Cards that have come to the hand before count among those that it begins with. */
export const handIsFilled = definition('handIsFilled', () => true);

const bothPlayers = (game: Game): readonly string[] => game.world.rules.players;

/** The shields come off the top together; the first of them is the first shield. */
const top = (game: Game, player: string, count: number) =>
  topOfDeck(game, player, count).map((card) =>
    move(game, card, 'shield zone', { side: player, position: 'bottom' }),
  );
