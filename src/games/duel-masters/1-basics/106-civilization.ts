/** 106. Civilization: light, water, darkness, fire and nature. */
import { listOf } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { layer } from '../../../kernel/rule.js';
import { definition } from '../questions.js';

const civilizationsOf = (game: Game, id: number): number =>
  new Set(listOf(game, id, 'civilization')).size;

/** 106.2a. */
export const monocolored = definition('monocolored', (game, id) => civilizationsOf(game, id) === 1);

/** 106.2b. */
export const multicolored = definition(
  'multicolored',
  (game, id) => civilizationsOf(game, id) >= 2,
);

/** 106.2c. */
export const colorless = definition('colorless', (game, id) => civilizationsOf(game, id) === 0);

/** 106.3. */
export const fewestCivilizations = definition('fewestCivilizations', () => 1);

/** 106.4. */
export const layerOfCivilizations = layer(
  (change) => 'trait' in change && change.trait === 'civilization',
);
