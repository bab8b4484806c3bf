/** 4.4. The end phase: what triggers at its beginning, the end-of-turn procedure, the end of the turn. */
import { cardOf, cardsIn, type Game } from '../../../kernel/game.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { Frame, GameEvent } from '../../../kernel/state.js';
import { countsForgotten } from '../combat.js';
import { endEffects, endingAt, waitingEnds } from '../durations.js';
import { lifeChanged, lifeReset } from '../life.js';
import { usesForgotten } from '../uses.js';
import { both, isOfSubtype, other, pointsBecome, pointsOf } from '../words.js';
import { definition, say } from '../questions.js';

/** Whether there is anything to settle before the next step. */
const settled = (name: string) => bookkeeping(step(name, () => ({ call: 'settleStack' })));

export const endPhase = procedure([
  /** 4.4.2. */
  step('begin', (game) => ({
    events: [{ kind: 'phase-begins', step: 'end phase', player: game.state.turn.player }],
    call: 'settleStack',
  })),
  /** 4.4.3a. */
  step('resetLives', (game) => ({
    events: cardsIn(game, '', 'permanent')
      .filter((card) => isOfSubtype(game, card, 'ally') && lifeChanged(game, card) !== 0)
      .map(lifeReset),
  })),
  /** 4.4.3b. */
  step(
    'putIntoArsenal',
    (game): Move | void => {
      const by = game.state.turn.player;
      const options = legalOptions(game, by, 'arsenal');
      if (options.length === 0) return;
      const none = { ...noOption, verb: 'no arsenal' };
      return {
        ask: {
          kind: 'arsenal',
          by,
          options: [...options, none],
          of: ['arsenal'],
          min: 1,
          max: 1,
          source: 0,
        },
      };
    },
    (game, _, [picked = noOption]) =>
      picked.verb === 'no arsenal'
        ? undefined
        : {
            events: [
              { kind: 'move', card: picked.card ?? 0, to: 'arsenal', side: game.state.turn.player },
            ],
          },
  ),
  settled('settleArsenal'),
  /** 4.4.3c. */
  step('returnPitch', (game) => ({
    events: both(game).flatMap((player) =>
      cardsIn(game, player, 'pitch').map((card) => ({
        kind: 'move',
        card,
        to: 'deck',
        side: player,
        position: 'bottom',
      })),
    ),
  })),
  settled('settlePitch'),
  /** 4.4.3e. */
  step('losePoints', (game) => ({ events: both(game).flatMap((player) => loses(game, player)) })),
  /** 4.4.3f. */
  step('draw', (game, frame): Move | void => drawnBy(game, frame)),
  settled('settleDraws'),
  /** 4.4.4. */
  step('endEffects', (game) => {
    const over = endEffects(
      endingAt(game, 'end of turn', 'this turn', 'end of next turn', 'end of combat chain'),
    );
    return { events: [...(over?.events ?? []), ...waitingEnds(game, 'end of turn')] };
  }),
  /** 4.4.4. */
  step('passTurn', (game) => ({
    events: [
      { kind: 'turn-ends', player: game.state.turn.player },
      { kind: 'turn', player: other(game), number: game.state.turn.number + 1, step: '' },
      usesForgotten(),
      ...countsForgotten(game),
    ],
  })),
]);

const loses = (game: Game, player: string): readonly GameEvent[] =>
  (['action', 'resource'] as const)
    .filter((asset) => pointsOf(game, player, asset) > 0)
    .map((asset) => pointsBecome(player, asset, 0));

/** One player after the other draws. */
const drawnBy = (game: Game, { locals }: Frame): Move | void => {
  const left = (locals['drawing'] ?? [game.state.turn.player, other(game)]) as string[];
  const [player, ...others] = left;
  if (player === undefined) return;
  locals['drawing'] = others;
  const goal = say(game, 'drawsUpTo', player);
  return { call: 'drawCards', locals: { player, goal }, go: 'draw' };
};

/** A card of the hand. */
export const mayPutIntoArsenal = bookkeeping(
  permission('arsenal', (game, player) =>
    cardsIn(game, player, 'hand').map((card) => ({ verb: 'arsenal', card })),
  ),
);

/** 4.4.3b. Only into an empty one. */
export const arsenalIsEmpty = restriction(
  'arsenal',
  (game, _, player) => cardsIn(game, player, 'arsenal').length > 0,
);

/** 4.4.3c. Who owns the cards puts them in order. */
export const ordersArrivals = definition('ordersArrivals', (game, zone, cards) =>
  zone === 'deck' ? cardOf(game, cards[0] ?? 0).owner : null,
);

/** 4.4.3f. Up to the intellect of the hero; whose turn it is not, only in the first turn; so do all before that begins (4.1.9). */
export const drawsUpTo = definition('drawsUpTo', (game, player) => {
  const { number, player: turnPlayer } = game.state.turn;
  const draws = player === turnPlayer || number <= 1;
  return draws ? say(game, 'intellectOf', player) : 0;
});
