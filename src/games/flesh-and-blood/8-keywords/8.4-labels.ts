/** 8.4. Label keywords: what the abilities that they stand in front of ask for. */
import { isCurrent } from '../../../kernel/game.js';
import { isOnChain, lastAttack } from '../combat.js';
import { whenceOf } from '../words.js';
import { definition } from '../questions.js';

/** 8.4.1. Whether it is what attacked before the active attack on this combat chain. */
export const isLastAttack = definition('isLastAttack', (game, id) => {
  const last = lastAttack(game);
  return last !== undefined && last[0] === id && isCurrent(game, last) && isOnChain(game, id);
});

/** 8.4.3. What came to defend from the stack came from where it was played (7.4.2d). */
export const foundIn = definition('foundIn', (game, { kind, card = 0, from, version }) =>
  kind === 'defend' && from === 'stack' ? whenceOf(game, [card, Number(version)]) : from,
);
