/** 405. Mana zone: where mana comes from. */
import type { Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';

export const manaZone = note(
  '405.1',
  'definition',
  'cards that give mana are put upside down into the mana zone',
  'what puts cards there has rules of its own: 503.1 and 701.8a',
);

/** 405.2. */
export const seesMana = definition(
  '405.2',
  'a player may look at the cards in mana zones at any time',
  (_: Game): boolean | undefined => true,
  (): boolean | undefined => undefined,
  {
    kind: 'permission',
  },
);

export const arrangeManaZone = note(
  '405.3',
  'physical',
  'a player may rearrange their own mana zone at any time',
  'physical handling: the order of the mana zone means nothing',
);
