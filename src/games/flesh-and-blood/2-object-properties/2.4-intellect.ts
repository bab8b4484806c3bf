/** 2.4. Intellect. */
import { numberOf } from '../../../kernel/continuous.js';
import { heroOf } from '../words.js';
import { definition } from '../questions.js';

/** 2.4.1. So many cards its player draws up to. */
export const intellectOf = definition('intellectOf', (game, player) => {
  const hero = heroOf(game, player);
  return hero === 0 ? 0 : numberOf(game, hero, 'intellect');
});
