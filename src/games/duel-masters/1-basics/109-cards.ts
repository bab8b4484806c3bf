/** 109. Cards: what the word means, and things that consist of several. */
import { cardOf } from '../../../kernel/game.js';
import { definition, say } from '../questions.js';

/** 109.2a. What is done to a card of a shield is done to that card alone: the others are that shield still. */
export const newBearer = definition('newBearer', (game, attached) => {
  const [first = 0] = attached;
  return attached.every((id) => cardOf(game, id).zone === 'shield zone') ? first : 0;
});

/** 109.2a. In the battle zone, too, a text that speaks of cards means each of them, also under another. */
export const namesCards = definition(
  'namesCards',
  (game, thing) => cardOf(game, thing).zone === 'battle zone',
);

/** 109.2a. What is done to a card that was named is done to that card alone. */
export const takenAlone = definition(
  'takenAlone',
  (game, _, named) => named || !say(game, 'elementIsWhole'),
);

/** 109.2a. What was named is the card that is written there, though it lies under another. */
export const readUnder = definition('readUnder', () => true);

/** 109.2b. Only the uppermost is the creature. */
export const leavesAsCard = definition('leavesAsCard', () => true);

/** 109.2c. What the creature cannot, as be chosen or leave, no card of it can. */
export const sharedByParts = definition('sharedByParts', () => true);
