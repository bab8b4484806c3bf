/** 107. Mana: what cards in the mana zone produce. */
import { lookFor, numberOf } from '../../../kernel/continuous.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { matchOf } from '../mana.js';
import { definition, say } from '../questions.js';

/**
 * 107.2. The number on the mana symbol; where none is written or made it is the plain one, which no rule needs to be asked for.
 * A number below zero is no mana, and takes none from what other cards give.
 */
export const manaOf = definition('manaOf', (game, id) =>
  lookFor(game, id, 'mana').traits['mana'] === undefined
    ? 1
    : Math.max(0, numberOf(game, id, 'mana')),
);

/** 107.2. It is normally 1: so it is read and changed on a card of which none is written. */
export const usualMana = definition('usualMana', () => 1);

/** What the first effect on a number finds: the usual one where none is written. */
export const baseValue = bookkeeping(
  definition('baseValue', (game, written, trait) =>
    trait === 'mana' ? (written ?? say(game, 'usualMana')) : written,
  ),
);

/** What a text calls printed, likewise. */
export const printedTrait = bookkeeping(
  definition('printedTrait', (game, _, trait, written) =>
    trait === 'mana' ? (written ?? say(game, 'usualMana')) : written,
  ),
);

/** 107.2. The mana of a card has one of its civilizations. */
export const paysForOne = definition(
  'payFor',
  (game, cards, civilizations) => matchOf(game, civilizations, cards) !== undefined,
);
