/** 502. Preparation phase: everything readied, one card drawn, one flame card more. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { noOption } from '../../../kernel/options.js';
import { bookkeeping, type Move, procedure, type Step, step, term } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { attachedTo, fieldOf, isSpent, unitsOf } from '../words.js';

/** What is not begun any more in a turn that is over. */
const unlessOver = (name: string, begins: (game: Game) => Move): Step =>
  step(name, (game) => (turnIsOver(game) === undefined ? begins(game) : undefined));

/** 502. Ready, begin, draw, one more flame card. */
export const preparationPhase = procedure([
  /** 502.1. Flame cards come off first, so that they are readied with the rest. */
  step('ready', (game) => {
    const { player } = game.state.turn;
    const attached = unitsOf(game, player).flatMap((unit) => attachedTo(game, unit));
    const own = fieldOf(game, player).filter((card) => cardOf(game, card).controller === player);
    return {
      events: [
        ...attached.map((card) => ({ kind: 'detach', card })),
        ...[...new Set([...attached, ...own])]
          .filter((card) => isSpent(game, card))
          .map((card) => ({ kind: 'ready', card, player })),
      ],
    };
  }),
  step('begin', (game) => {
    const { player } = game.state.turn;
    return {
      events: [
        { kind: 'phase-begins', step: 'preparation phase', player },
        { kind: 'turn-begins', player },
      ],
    };
  }),
  step('checkRules', () => ({ call: 'checkRules' })),
  unlessOver('draw', (game) => ({
    call: 'drawCards',
    locals: { player: game.state.turn.player, count: 1 },
  })),
  unlessOver('placeFlameCard', (game) => ({
    call: 'takeFlameCard',
    locals: { player: game.state.turn.player },
  })),
  step('end', () => ({ call: 'checkRules' })),
]);

/** 502.1. A text may take flame cards off units as well; they lie as they did, since it does not say ready. */
export const detachTerm = term(
  'detach',
  (_, { cards }) => ({ events: cards.map((card) => ({ kind: 'detach', card })) }),
  { possible: (_, { host }) => host !== 0 },
);

/** A flame card goes from the flame deck to the field, ready. Locals: player. */
export const takeFlameCard = procedure([
  /** A flame card is put onto the field. */
  bookkeeping(
    step(
      'place',
      (game, frame) => {
        const by = frame.locals['player'] as string;
        const options = game.state.things
          .filter((card) => card.zone === 'flame deck' && card.side === by)
          .map(({ id }) => ({ ...noOption, verb: 'choose', card: id }));
        if (options.length === 0) return;
        return { ask: { kind: 'flame card', by, options, min: 1, max: 1, source: 0 } };
      },
      (_, __, [picked = noOption]) => ({
        events: [
          {
            kind: 'move',
            card: picked.card ?? 0,
            to: 'field',
            status: { orientation: 'ready', face: 'up' },
          },
        ],
      }),
    ),
  ),
]);
