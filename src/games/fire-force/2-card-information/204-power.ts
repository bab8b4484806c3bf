/** 204. Power. */
import type { TraitValue } from '../../../kernel/ability.js';
import type { Game } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** 204.1. Of unit cards only, whatever a text gives to others. */
export const power = definition(
  (game: Game, value: TraitValue, id: number): TraitValue | undefined =>
    isOfType(game, id, 'unit') ? value : undefined,
  () => undefined,
);
