/** 107. Mana: what cards in the mana zone produce. */
import { traitsOf } from '../../../kernel/continuous.js';
import { definition } from '../questions.js';

/** 107.2. The number on the mana symbol, normally 1. */
export const manaOf = definition('manaOf', (game, id) => Number(traitsOf(game, id, 'mana') ?? 1));

/** 107.2. The mana of a card has one of its civilizations. */
export const paysForOne = definition('paysForOne', () => true);
