/** 404. Graveyard: discarded, destroyed and finished cards. */
import type { Game } from '../../../kernel/game.js';
import { definition, note } from '../../../kernel/rule.js';

export const graveyard = note(
  '404.1',
  'definition',
  'discarded cards, destroyed cards and finished spells are put into the graveyard',
  'what puts cards there has rules of its own: 605.2e, 701.6b and 701.7a',
);

/** 404.2. */
export const seesGraveyard = definition(
  '404.2',
  'a player may look at the cards in graveyards at any time',
  (_: Game): boolean | undefined => true,
  (): boolean | undefined => undefined,
  {
    kind: 'permission',
  },
);

export const arrangeGraveyard = note(
  '404.3',
  'physical',
  'a player may rearrange their own graveyard at any time',
  'physical handling: the order of the graveyard means nothing',
);
