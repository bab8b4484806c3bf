/** 404. Graveyard: discarded, destroyed and finished cards. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 404.2. */
export const seesGraveyard = definition(
  (_: Game): boolean | undefined => true,
  (): boolean | undefined => undefined,
);
