/** 106. Civilization: light, water, darkness, fire and nature. */
import { listOf } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { definition, layer } from '../../../kernel/rule.js';

const civilizationsOf = (game: Game, id: number): number =>
  new Set(listOf(game, id, 'civilization')).size;

/** 106.2a. */
export const monocolored = definition(
  (game: Game, id: number) => civilizationsOf(game, id) === 1,
  () => false,
);

/** 106.2b. */
export const multicolored = definition(
  (game: Game, id: number) => civilizationsOf(game, id) >= 2,
  () => false,
);

/** 106.2c. */
export const colorless = definition(
  (game: Game, id: number) => civilizationsOf(game, id) === 0,
  () => false,
);

/** 106.4. */
export const layerOfCivilizations = layer(
  (change) => 'trait' in change && change.trait === 'civilization',
);
