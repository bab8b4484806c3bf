/** 1103. Revealing cards. */
import { type Game, refOf } from '../../../kernel/game.js';
import { bookkeeping, eventKind, restriction, term } from '../../../kernel/rule.js';
import { type GameEvent } from '../../../kernel/state.js';
import { isInHiddenZone, isShown } from '../words.js';
import { definition, say } from '../questions.js';
import { restsOn } from '../../../kernel/ledger.js';

/** 1103.1. As it moves, a card is shown or hidden as its new zone has it (303.3a). */
export const reveal = eventKind('reveal', {
  possible: (game, { card }) => isInHiddenZone(game, Number(card)),
  becomes: (_, { card }) => [
    { kind: 'status', card: Number(card), status: 'shown', value: 'shown' },
  ],
});

/** 1103.1. Where several are revealed at once, each is remembered, but for those that all see already (1103.2). */
export const revealTerm = term('reveal', (game, { cards, player }) => ({
  events: [
    ...cards.map((card) => ({ kind: 'reveal', card, player })),
    rememberRevealed(
      game,
      cards.filter((card) => !isShown(game, card)),
    ),
  ],
}));

/** What an effect reveals, to be hidden again with the effect over: a card that has moved on is another by then. */
const rememberRevealed = (game: Game, cards: readonly number[]): GameEvent => ({
  kind: 'fact',
  name: 'revealed',
  further: cards.map((card) => refOf(game, card)),
});

/** 1103.1. It is hidden again: the effect that asked for it is resolved. */
export const conceal = bookkeeping(
  eventKind('conceal', {
    possible: (game, { card }) => isShown(game, Number(card)),
    becomes: (_, { card }) => [{ kind: 'status', card: Number(card), status: 'shown', value: '' }],
  }),
);

/** `x is revealed`: a card of a hidden zone that all can see. */
export const isRevealed = definition('isRevealed', (game, id) => {
  restsOn(game, id, 'shown');
  return isInHiddenZone(game, id) && isShown(game, id) && !say(game, 'shuffleUnseen', id);
});

/** 1103.2. */
export const revealOnce = restriction('event reveal', (game, { card }) =>
  isShown(game, Number(card)),
);
