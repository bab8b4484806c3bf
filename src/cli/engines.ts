/** The real parts, each loaded when it is first needed. */
import type { Engines } from './engine.js';

export const engines: Engines = {
  engine: async () => {
    const [{ games }, { load }, { judge }, { explain }, { driftIn }] = await Promise.all([
      import('../harness/games.js'),
      import('../harness/suite.js'),
      import('../harness/judge.js'),
      import('../evidence/why-not.js'),
      import('../evidence/drift.js'),
    ]);
    return {
      games,
      load,
      judge,
      explain,
      driftIn,
      tell: async (one) => (await import('../harness/tell.js')).tell(one),
    };
  },
  games: async () => (await import('../harness/games.js')).games,
  formatText: async () => (await import('../language/format/format.js')).formatText,
};
