/** A short soak: `npm run soak` plays as many games as one likes. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { random } from '../../language/random.js';
import { deal, poolOf } from './decks.js';
import { soak } from './soak.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test.each(games.map(({ rulebook }) => rulebook))(
  'under %s games of chance end without a fault',
  { timeout: 120_000 },
  (rulebook) => {
    const pool = poolOf(root, rulebook);
    expect(pool.length).toBeGreaterThan(60);
    for (let seed = 1; seed <= 3; seed++) {
      const { complaint } = soak(deal(rulebook, pool, random(seed)), seed);
      expect({ rulebook, seed, complaint }).toEqual({ rulebook, seed, complaint: undefined });
    }
  },
);
