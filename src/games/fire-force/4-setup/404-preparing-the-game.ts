/** 404. Preparing the game: decks, opening hand, life, who begins. */
import { cardsIn, type Game, opponentOf } from '../../../kernel/game.js';
import { note, procedure, step } from '../../../kernel/rule.js';
import { type GameEvent, type Player, wordIn } from '../../../kernel/state.js';

export const preparingTheGame = note(
  '404.1',
  'setup',
  'each player carries out these steps before the game begins',
  'names the procedure; its steps are 404.1a to 404.1h',
);

const both = (game: Game): readonly [Player, Player] => game.world.rules.players;

const topFive = (game: Game, player: Player, to: string): readonly GameEvent[] =>
  cardsIn(game, player, 'deck')
    .slice(0, 5)
    .map((card) => ({ kind: 'move', card, to, side: player }));

/** 404.1a to 404.1h. Locals: redraws (players who have still to decide), lives (cards still to be placed). */
export const setUp = procedure('404', [
  /** 404.1a. Face down, though all may look at them. */
  step(
    '404.1a',
    'each player puts their flame deck into its zone',
    (game) => ({
      events: both(game).flatMap((player) =>
        cardsIn(game, player, 'flame deck').map((card) => ({
          kind: 'status',
          card,
          status: 'face',
          value: 'down',
        })),
      ),
    }),
    undefined,
    {
      fault:
        'puts the flame deck face down although 305.2 makes it public; we take it for public, because 305.2 classes the zone',
    },
  ),
  /** 404.1b. Shuffling is a matter of chance; the opponent's shuffle adds nothing to it. */
  step(
    '404.1b',
    'each player shuffles, lets the opponent shuffle, and puts the deck into its zone face down',
    (game) => ({
      call: 'shuffle',
      locals: { side: both(game)[0], zone: 'deck' },
    }),
  ),
  step(
    '404.1b',
    'each player shuffles, lets the opponent shuffle, and puts the deck into its zone face down',
    (game) => ({
      call: 'shuffle',
      locals: { side: both(game)[1], zone: 'deck' },
    }),
  ),
  /** 404.1c. Moved, not drawn. */
  step('404.1c', 'each player moves the top five cards of their deck to their hand', (game) => ({
    events: both(game).flatMap((player) => topFive(game, player, 'hand')),
  })),
  /** 404.1d. One redraw for each player. */
  step(
    '404.1d',
    'each player may once return the whole hand to the deck, shuffle, and take five new cards',
    (game, frame) => {
      const left = (frame.locals['redraws'] ?? [...both(game)]) as Player[];
      const [by] = left;
      if (by === undefined) return;
      frame.locals['redraws'] = left;
      return {
        ask: {
          kind: 'redraw',
          by,
          options: [
            { verb: 'keep', rules: ['404.1d'] },
            { verb: 'redraw', rules: ['404.1d'] },
          ],
          min: 1,
          max: 1,
          source: 0,
        },
      };
    },
    (_, frame, [picked]) => {
      const [by, ...left] = frame.locals['redraws'] as Player[];
      frame.locals['redraws'] = left;
      if (picked?.verb !== 'redraw') return { go: '404.1d' };
      return { call: 'redraw', locals: { player: by ?? '' }, go: '404.1d' };
    },
    {
      fault:
        'does not say how often, nor who decides first while 404.1f has not yet made a turn player; we take it as once each, which "the redraw" suggests, and the two decisions as independent',
    },
  ),
  /** 404.1e. One by one, so that the last one is on top. */
  step(
    '404.1e',
    'each player puts the top five cards of their deck into life one by one',
    (game, frame) => {
      const left = Number(frame.locals['lives'] ?? 10);
      if (left === 0) return;
      frame.locals['lives'] = left - 1;
      const player = left > 5 ? both(game)[0] : both(game)[1];
      const [card] = cardsIn(game, player, 'deck');
      if (card === undefined) return { go: '404.1e' };
      return { events: [{ kind: 'move', card, to: 'life', side: player }], go: '404.1e' };
    },
  ),
  step(
    '404.1f',
    'the winner of rock, paper, scissors takes the first turn',
    (game) => ({
      ask: {
        kind: 'first player',
        by: 'chance',
        options: both(game).map((player) => ({ verb: 'first', player, rules: ['404.1f'] })),
        min: 1,
        max: 1,
        source: 0,
      },
    }),
    (game, frame, [picked]) => {
      const first = picked?.player ?? both(game)[0];
      frame.locals['first'] = first;
      return { events: [{ kind: 'turn', player: first, first, number: 1, step: '' }] };
    },
  ),
  step(
    '404.1g',
    'the second player puts one flame card from their flame deck onto the field ready',
    (game, frame) => {
      const second = opponentOf(game, wordIn(frame.locals['first']) || both(game)[0]);
      return { call: 'takeFlameCard', locals: { player: second } };
    },
  ),
  step('404.1h', 'the game begins with the first player as the turn player', () => ({
    call: 'takeTurns',
    end: true,
  })),
]);

/** The whole hand goes back, the deck is shuffled, five new cards come. Locals: player. */
export const redraw = procedure('404', [
  step(
    '404.1d',
    'each player may once return the whole hand to the deck, shuffle, and take five new cards',
    (game, frame) => {
      const player = wordIn(frame.locals['player']);
      return {
        events: cardsIn(game, player, 'hand').map((card) => ({
          kind: 'move',
          card,
          to: 'deck',
          side: player,
        })),
        call: 'shuffle',
        locals: { side: player, zone: 'deck' },
      };
    },
  ),
  step(
    '404.1d',
    'each player may once return the whole hand to the deck, shuffle, and take five new cards',
    (game, frame) => ({
      events: topFive(game, wordIn(frame.locals['player']), 'hand'),
    }),
  ),
]);
