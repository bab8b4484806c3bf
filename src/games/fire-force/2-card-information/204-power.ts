/** 204. Power. */
import { isOfType } from '../words.js';
import { definition } from '../questions.js';

/** 204.1. Of unit cards only, whatever a text gives to others. */
export const power = definition('power', (game, value, id) =>
  isOfType(game, id, 'unit') ? value : undefined,
);
