/** 1108. Readying and spending. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import { say } from '../questions.js';

/** Whether a card that can be ready or spent is not so already (104.4). */
const canBecome = (game: Game, id: number, orientation: string): boolean =>
  cardOf(game, id).status['orientation'] !== undefined &&
  !say(game, 'isSoAlready', id, 'orientation', orientation);

/** 1108.1. What is ready cannot be readied. */
export const ready = eventKind('ready', {
  possible: (game, event) => canBecome(game, Number(event.card), 'ready'),
  becomes: (_, event) => [
    { kind: 'status', card: Number(event.card), status: 'orientation', value: 'ready' },
  ],
});

export const readyTerm = term(
  'ready',
  (_, { cards, player }) => ({
    events: cards.map((card) => ({ kind: 'ready', card, player })),
    into: 'done',
  }),
  { possible: (game, card) => canBecome(game, card.id, 'ready') },
);

/** 1108.2. What is spent cannot be spent. */
export const spending = eventKind('spend', {
  possible: (game, event) => canBecome(game, Number(event.card), 'spent'),
  becomes: (_, event) => [
    { kind: 'status', card: Number(event.card), status: 'orientation', value: 'spent' },
  ],
});

export const spendTerm = term(
  'spend',
  (_, { cards, player }) => ({
    events: cards.map((card) => ({ kind: 'spend', card, player })),
    into: 'done',
  }),
  { possible: (game, card) => canBecome(game, card.id, 'spent') },
);
