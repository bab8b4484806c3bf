/** 8.4. Label keywords: what the abilities that they stand in front of ask for. */
import { isCurrent } from '../../../kernel/game.js';
import { bookkeeping } from '../../../kernel/rule.js';
import { isOnChain, lastAttack } from '../combat.js';
import { linkBegins } from '../playing.js';
import { whenceOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 8.4.1. What attacked before the active attack on this combat chain, or before the one that is about to become that. */
export const attackBefore = definition(
  'attackBefore',
  (game) => lastAttack(game, linkBegins(game)) ?? null,
);

/** 8.4.1. Whether it is that, and there still. */
export const isLastAttack = definition('isLastAttack', (game, id) => {
  const last = say(game, 'attackBefore');
  return last !== null && last[0] === id && isCurrent(game, last) && isOnChain(game, id);
});

/** 8.4.3. What came to defend from the stack came from where it was played (7.4.2d). */
export const defendsFrom = definition('defendsFrom', (game, ref) => whenceOf(game, ref));

/** Where an event found its card: what comes to defend from the stack, and what has been played, is found where it was played from. */
export const foundIn = bookkeeping(
  definition('foundIn', (game, { kind, card = 0, from, version, whence }) => {
    if (kind === 'play' || kind === 'announce') return whence;
    return kind === 'defend' && from === 'stack'
      ? say(game, 'defendsFrom', [card, Number(version)])
      : from;
  }),
);
