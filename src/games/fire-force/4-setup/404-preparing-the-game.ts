/** 404. Preparing the game: decks, opening hand, life, who begins. */
import { whoGoesFirst } from '../../../kernel/chance.js';
import { cardsIn, type Game, opponentOf } from '../../../kernel/game.js';
import { noOption } from '../../../kernel/options.js';
import { procedure, step } from '../../../kernel/rule.js';
import { type GameEvent, type Player, wordIn } from '../../../kernel/state.js';

const both = (game: Game): readonly [Player, Player] => game.world.rules.players;

const fromTheTop = (game: Game, player: Player, count: number, to: string): readonly GameEvent[] =>
  cardsIn(game, player, 'deck')
    .slice(0, count)
    .map((card) => ({ kind: 'move', card, to, side: player }));

/** 404.1a to 404.1h. Locals: redraws (players who have still to decide), lives (cards each has still to place). */
export const setUp = procedure([
  /** 404.1a. Face down, though all may look at them. */
  step('placeFlameDecks', (game) => ({
    events: both(game).flatMap((player) =>
      cardsIn(game, player, 'flame deck').map((card) => ({
        kind: 'status',
        card,
        status: 'face',
        value: 'down',
      })),
    ),
  })),
  /** 404.1b. Shuffling is a matter of chance; the opponent's shuffle adds nothing to it. */
  step('shuffleDecks', (game) => ({
    call: 'shuffle',
    locals: { side: both(game)[0], zone: 'deck' },
  })),
  step('placeDecks', (game) => ({
    call: 'shuffle',
    locals: { side: both(game)[1], zone: 'deck' },
  })),
  /** 404.1c. Moved, not drawn. */
  step('takeHands', (game) => ({
    events: both(game).flatMap((player) => fromTheTop(game, player, 5, 'hand')),
  })),
  /** 404.1d. One redraw for each player. */
  step(
    'mayRedraw',
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
            { ...noOption, verb: 'keep' },
            { ...noOption, verb: 'redraw' },
          ],
          min: 1,
          max: 1,
          source: 0,
        },
      };
    },
    (_, frame, [picked = noOption]) => {
      const [by, ...left] = frame.locals['redraws'] as Player[];
      frame.locals['redraws'] = left;
      if (picked.verb !== 'redraw') return { go: 'mayRedraw' };
      return { call: 'redraw', locals: { player: wordIn(by) }, go: 'mayRedraw' };
    },
  ),
  /** 404.1e. One by one, so that the last one is on top. */
  step('placeLife', (game, frame) => {
    const left = Number(frame.locals['lives'] ?? 5);
    if (left === 0) return;
    frame.locals['lives'] = left - 1;
    const events = both(game).flatMap((player) => fromTheTop(game, player, 1, 'life'));
    return { events, go: 'placeLife' };
  }),
  step('chooseFirst', whoGoesFirst, (game, frame, [picked = noOption]) => {
    const first = picked.player ?? both(game)[0];
    frame.locals['first'] = first;
    return { events: [{ kind: 'turn', player: first, first, number: 1, step: '' }] };
  }),
  step('giveFlameCard', (game, frame) => {
    const second = opponentOf(game, wordIn(frame.locals['first']) || both(game)[0]);
    return { call: 'takeFlameCard', locals: { player: second } };
  }),
  step('begin', () => ({ call: 'takeTurns' })),
]);

/** The whole hand goes back, the deck is shuffled, five new cards come. Locals: player. */
export const redraw = procedure([
  step('returnHand', (game, frame) => {
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
  }),
  step('takeNewHand', (game, frame) => ({
    events: fromTheTop(game, wordIn(frame.locals['player']), 5, 'hand'),
  })),
]);
