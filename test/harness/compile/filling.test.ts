import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importReader } from '../../../src/cli/imports.js';
import { fillerKey } from '../../../src/harness/compile/cards.js';
import { enteredAs } from '../../../src/harness/compile/entering.js';
import { games } from '../../../src/harness/games.js';
import { load, type Scenario } from '../../../src/harness/suite.js';
import type { World } from '../../../src/kernel/game.js';
import { newGame } from '../../../src/kernel/copies.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { read } = importReader(root);

/** Whose boards say of such cards how they lie. */
const saying = [
  '303-310-lawful-boards.ruling',
  '80-flame-deck-face-down.ruling',
  '90-what-takes-a-mark-off.ruling',
];

/** One in sixteen; the same whatever files come and go. */
const isOfSample = (name: string): boolean =>
  createHash('sha1').update(name).digest('hex').startsWith('0');

/** A scenario of each world of some of the corpus, all kinds of cards in play among them. */
const scenarios = (): readonly Scenario[] => {
  const byWorld = new Map<World, Scenario>();
  const all = readdirSync(join(root, 'rulings'), { recursive: true, encoding: 'utf8' });
  const some = all
    .filter((name) => name.endsWith('.ruling') && !saying.some((end) => name.endsWith(end)))
    .filter((name) => isOfSample(name));
  for (const name of some) {
    const path = `rulings/${name}`;
    const { cases } = load({ path, text: readFileSync(join(root, path), 'utf8') }, read, games);
    for (const { scenario } of cases)
      if (scenario !== undefined) byWorld.set(scenario.world, scenario);
  }
  return [...byWorld.values()];
};

/** They are asked about once for all boards of a world, with nothing else around. */
test('blank cards lie in decks and the like as the rules say on the very board', () => {
  const all = scenarios();
  expect(all.length).toBeGreaterThan(games.length);
  for (const { world, state, labels } of all) {
    const game = newGame(world, state);
    // Of what has a name of its own the board may say how it lies.
    const named = new Set(labels.values());
    const { fill } = world.rules;
    for (const card of state.things) {
      const { id, status, controller, definition, zone } = card;
      if (named.has(id)) continue;
      if (fill[zone] === undefined || definition !== fillerKey(fill[zone].filler)) continue;
      expect({ zone, status, controller }).toEqual({ zone, ...enteredAs(game, card) });
    }
  }
});
