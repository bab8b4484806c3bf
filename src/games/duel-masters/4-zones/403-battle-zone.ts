/** 403. Battle zone: which cards stay there. */
import { boardRequirement } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** 403.1. */
export const battleZone = boardRequirement(
  (game, { id, zone }) =>
    zone === 'battle zone' && (isOfType(game, id, 'spell') || isOfType(game, id, 'castle')),
  'spells and castles are never in the battle zone',
);
