/** 502. Preparation phase: everything readied, one card drawn, one flame card more. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { type Move, procedure, type Step, step } from '../../../kernel/rule.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { attachedTo, fieldOf, isSpent, unitsOf } from '../words.js';

/** What is not begun any more in a turn that is over. */
const unlessOver = (number: string, summary: string, begins: (game: Game) => Move): Step =>
  step(number, summary, (game) => (turnIsOver(game) === undefined ? begins(game) : undefined));

/** 502. Ready, begin, draw, one more flame card. */
export const preparationPhase = procedure('502', [
  /** 502.1. Flame cards come off first, so that they are readied with the rest. */
  step(
    '502.1',
    'the turn player readies all their cards and takes flame cards off units onto the field ready',
    (game) => {
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
    },
    undefined,
    {
      fault:
        'does not say whose units the flame cards come off; we take those of the turn player, the subject of the sentence before',
    },
  ),
  step(
    '502.2',
    'the conditions "at the start of the preparation phase" and "at the start of the turn" are met',
    (game) => {
      const { player } = game.state.turn;
      return {
        events: [
          { kind: 'phase-begins', step: 'preparation phase', player },
          { kind: 'turn-begins', player },
        ],
      };
    },
  ),
  step('502.3', 'a rule check follows', () => ({ call: 'checkRules' })),
  unlessOver('502.4', 'the turn player draws a card', (game) => ({
    call: 'drawCards',
    locals: { player: game.state.turn.player, count: 1 },
  })),
  unlessOver(
    '502.5',
    'the turn player puts one flame card from their flame deck onto the field ready',
    (game) => ({
      call: 'takeFlameCard',
      locals: { player: game.state.turn.player },
    }),
  ),
  step(
    '502.6',
    'a rule check follows, and when nothing is left to do the main phase begins',
    () => ({ call: 'checkRules' }),
  ),
]);

/** A flame card goes from the flame deck to the field, ready. Locals: player. */
export const takeFlameCard = procedure('', [
  step(
    '',
    'a flame card is put onto the field',
    (game, frame) => {
      const by = frame.locals['player'] as string;
      const options = game.state.cards
        .filter((card) => card.zone === 'flame deck' && card.side === by)
        .map(({ id }) => ({ verb: 'choose', card: id, rules: [] }));
      if (options.length === 0) return;
      return { ask: { kind: 'flame card', by, options, min: 1, max: 1, source: 0 } };
    },
    (_, frame, [picked]) => ({
      events: [
        {
          kind: 'move',
          card: picked?.card ?? 0,
          to: 'field',
          side: frame.locals['player'],
          status: { orientation: 'ready', face: 'up' },
        },
      ],
    }),
  ),
]);
