/** The real engine with the parlour game alone. */
import type { Engine, Engines } from '../../src/cli/engine.js';
import { driftIn } from '../../src/evidence/drift.js';
import { explain } from '../../src/evidence/why-not.js';
import { judge } from '../../src/harness/judge.js';
import { load } from '../../src/harness/suite.js';
import { tell } from '../../src/harness/tell.js';
import { type More, parlour } from '../evidence/parlour.js';

export const parlourEngine = (more?: More): Engine => ({
  games: [parlour(more)],
  load,
  judge,
  explain,
  driftIn,
  tell,
});

export const parlourEngines = (more?: More): Engines => ({
  engine: () => Promise.resolve(parlourEngine(more)),
  games: () => Promise.resolve([parlour(more)]),
  formatText: () => Promise.reject(new Error('not in the parlour')),
});
