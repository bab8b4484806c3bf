/** 206. Flame: who has it. */
import { traitsOf } from '../../../kernel/continuous.js';
import { attachedTo, isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** 206.1. Flame cards, and units with the icon. */
export const hasFlame = definition(
  'hasFlame',
  (game, id) =>
    isOfType(game, id, 'flame card') ||
    traitsOf(game, id, 'flame') === true ||
    say(game, 'attachedGivesFlame', id),
);

/** 206.2. A text that says "flame"; without the rule it could only mean the flame cards. */
export const flameMeans = definition(
  'flameMeans',
  (game, id) => say(game, 'hasFlame', id),
  (game, id) => isOfType(game, id, 'flame card'),
);

/** 206.2a. Flame that is attached stays the flame card's. */
export const attachedGivesFlame = definition(
  'attachedGivesFlame',
  (_, __) => false,
  (game, id) => attachedTo(game, id).length > 0,
);
