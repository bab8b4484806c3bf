/** 405. Mana zone: where mana comes from. */
import { cardOf } from '../../../kernel/game.js';
import { definition, say } from '../questions.js';

/** 405.1. Where cards are put there tapped that have several civilizations. */
export const multicoloredComesTapped = definition('comesWith', (game, card, zone) =>
  zone === 'mana zone' && say(game, 'multicolored', card) ? { orientation: 'tapped' } : null,
);

/** 405.2. */
export const seesMana = definition('seesMana', (_) => true);

/** 405.4. A card that lies face down there has nothing but a cost and a mana number. */
export const readsFaceDown = definition('readsFaceDown', (_, trait, value) => {
  if (trait === 'cost') return 0;
  if (trait === 'mana') return 1;
  return Array.isArray(value) ? [] : undefined;
});

/** 405.4. Nor does it have an ability, which is a characteristic as well (110.1). */
export const noAbilitiesFaceDown = definition('noAbilitiesFaceDown', () => true);

/** 405.5. */
export const seesOwnFaceDown = definition(
  'seesOwnFaceDown',
  (game, player, id) => cardOf(game, id).zone === 'mana zone' && cardOf(game, id).side === player,
);
