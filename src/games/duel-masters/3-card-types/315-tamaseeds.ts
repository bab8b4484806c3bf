/** 315. Tamaseeds: used, and put into the battle zone. */
import { permission } from '../../../kernel/rule.js';
import { definition } from '../questions.js';
import { usableFromHand } from '../words.js';

/** 315.1. */
export const tamaseedsInMain = permission('use', (game, player) =>
  usableFromHand(game, player, 'tamaseed'),
);

/** 315.2. */
export const usedTamaseedEnters = definition('usedTamaseedEnters', () => true);
