/** 405. Mana zone: where mana comes from. */
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 405.2. */
export const seesMana = definition(
  (_: Game): boolean | undefined => true,
  (): boolean | undefined => undefined,
);
