/** 701.26 and 701.27. Fields are expanded, and turned upside down. */
import { cardOf, type Game } from '../../../kernel/game.js';
import { eventKind, term } from '../../../kernel/rule.js';
import { say } from '../questions.js';
import { useTermOf } from '../using.js';
import { isOfType, isUpsideDown, turned } from '../words.js';

/** 701.26a. An effect that says to expand does so without payment. */
export const expandTerm = useTermOf('expand');

/** 701.27a. What is upside down already cannot be turned so. */
export const turnUpsideDown = eventKind('turn upside down', {
  possible: (game, { card = 0 }) => canBeTurnedOver(game, card),
  becomes: (game, { card }) => {
    const lies = say(game, 'turnedUpsideDown');
    const own = turned(card, 'upside down', 'way up');
    return lies === undefined ? [own] : [own, turned(card, lies)];
  },
});

export const turnUpsideDownTerm = term(
  'turn upside down',
  (_, { cards, player, source }) => ({
    events: cards.map((card) => ({ kind: 'turn upside down', card, player, by: source })),
  }),
  { possible: (game, { id }) => canBeTurnedOver(game, id) },
);

const canBeTurnedOver = (game: Game, card: number): boolean =>
  cardOf(game, card).zone === 'battle zone' &&
  isOfType(game, card, 'field') &&
  !isUpsideDown(game, card);
