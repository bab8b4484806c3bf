/** 312. Artifacts: used, and put into the battle zone. */
import { permission } from '../../../kernel/rule.js';
import { definition } from '../questions.js';
import { usableFromHand } from '../words.js';

/** 312.1. */
export const artifactsInMain = permission('use', (game, player) =>
  usableFromHand(game, player, 'artifact'),
);

/** 312.2. */
export const usedArtifactEnters = definition('usedArtifactEnters', () => true);
