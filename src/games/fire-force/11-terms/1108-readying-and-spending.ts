/** 1108. Readying and spending. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { restsOn } from '../../../kernel/ledger.js';
import { bookkeeping, eventKind, term } from '../../../kernel/rule.js';
import { definition, say } from '../questions.js';

/** Whether a card is ready or spent. */
const hasOrientation = (game: Game, id: number): boolean => {
  restsOn(game, id, 'orientation');
  return cardOf(game, id).status['orientation'] !== undefined;
};

/** Whether a card is so already that it is to be made ready, or spent (104.4). */
const isAlready = (game: Game, id: number, orientation: string): boolean =>
  say(game, 'isSoAlready', id, 'orientation', orientation);

const canBeReadied = (game: Game, id: number): boolean =>
  hasOrientation(game, id) && !isAlready(game, id, 'ready');

/** 1108.1. What is ready cannot be readied. */
export const ready = eventKind('ready', {
  possible: (game, event) => canBeReadied(game, Number(event.card)),
  becomes: (_, event) => [
    { kind: 'status', card: Number(event.card), status: 'orientation', value: 'ready' },
  ],
});

export const readyTerm = term(
  'ready',
  (_, { cards, player }) => ({ events: cards.map((card) => ({ kind: 'ready', card, player })) }),
  { possible: (game, card) => canBeReadied(game, card.id) },
);

/** 1108.2. What is spent cannot be spent. */
export const spentAlready = definition('spentAlready', (game, id) => isAlready(game, id, 'spent'));

const canBeSpent = (game: Game, id: number): boolean =>
  hasOrientation(game, id) && !say(game, 'spentAlready', id);

/** 1108.2. */
export const spendingMakesSpent = definition('spendingMakesSpent', () => true);

/** What 1108.2 makes of it, and of which cards. */
export const spending = bookkeeping(
  eventKind('spend', {
    possible: (game, event) => canBeSpent(game, Number(event.card)),
    becomes: (game, event) =>
      say(game, 'spendingMakesSpent')
        ? [{ kind: 'status', card: Number(event.card), status: 'orientation', value: 'spent' }]
        : [],
  }),
);

export const spendTerm = bookkeeping(
  term(
    'spend',
    (_, { cards, player }) => ({ events: cards.map((card) => ({ kind: 'spend', card, player })) }),
    { possible: (game, card) => canBeSpent(game, card.id) },
  ),
);
