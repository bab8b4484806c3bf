/** 1108. Readying and spending. */
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';

/** Whether a card that can be ready or spent is not so already (104.4). */
const canBecome = (game: Game, id: number, orientation: string): boolean =>
  cardOf(game, id).status['orientation'] !== undefined &&
  !say<boolean>(game, 'isSoAlready', id, 'orientation', orientation);

/** 1108.1. What is ready cannot be readied. */
export const ready = eventKind(
  '1108.1',
  'to ready a card is to make it ready, which cannot be done to a ready card',
  'ready',
  {
    possible: (game, event) => canBecome(game, Number(event.card), 'ready'),
    becomes: (_, event) => [
      { kind: 'status', card: Number(event.card), status: 'orientation', value: 'ready' },
    ],
  },
);

export const readyTerm = term(
  '1108.1',
  'to ready a card is to make it ready, which cannot be done to a ready card',
  'ready',
  (_, { cards, player }) => ({
    events: cards.map((card) => ({ kind: 'ready', card, player })),
    into: 'done',
  }),
  { possible: (game, card) => canBecome(game, card.id, 'ready') },
);

/** 1108.2. What is spent cannot be spent. */
export const spend = eventKind(
  '1108.2',
  'to spend a card is to make it spent, which cannot be done to a spent card',
  'spend',
  {
    possible: (game, event) => canBecome(game, Number(event.card), 'spent'),
    becomes: (_, event) => [
      { kind: 'status', card: Number(event.card), status: 'orientation', value: 'spent' },
    ],
  },
);

export const spendTerm = term(
  '1108.2',
  'to spend a card is to make it spent, which cannot be done to a spent card',
  'spend',
  (_, { cards, player }) => ({
    events: cards.map((card) => ({ kind: 'spend', card, player })),
    into: 'done',
  }),
  { possible: (game, card) => canBecome(game, card.id, 'spent') },
);
