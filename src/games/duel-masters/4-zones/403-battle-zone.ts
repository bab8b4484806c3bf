/** 403. Battle zone: which cards stay there. */
import { boardRequirement, note } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** 403.1. */
export const battleZone = boardRequirement(
  '403.1',
  'creatures, cross gear, weapons, fortresses, impulses and fields are put here; spells and castles never',
  (game, { id, zone }) =>
    zone === 'battle zone' && (isOfType(game, id, 'spell') || isOfType(game, id, 'castle')),
  'spells and castles are never in the battle zone',
  {
    fault:
      'leaves out cores and auras; we let both stay in the battle zone, because 309.1 and 310.2 put them there',
  },
);

export const arrangeCreatures = note(
  '403.2',
  'physical',
  'creatures are kept apart, with their cross gear and weapons clearly theirs',
  'says how cards are laid out so that people see what belongs together',
);

export const arrangeBattleZone = note(
  '403.3',
  'physical',
  'a player may rearrange their own cards in the battle zone at any time',
  'physical handling: the places of cards in this zone mean nothing',
);
