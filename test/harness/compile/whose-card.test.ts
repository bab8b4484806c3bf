/** Of a card that no ruling uses nobody says whose it is: its characteristics tell it, before its texts do. */
import { expect, test } from 'vitest';
import { problemsOf } from '../../../src/harness/suite.js';
import { loadAlone } from '../told.js';

test.each([
  ['unit, cost 1, power 3', 'retired', 'fire-force'],
  ['creature, fire, cost 1, power 3000', 'destroyed', 'duel-masters'],
])('%s', (head, lost, game) => {
  const text = `card "E"\n  ${head}\n  when this is ${lost} by the effect of an event: draw 1 card\n`;
  const problems = problemsOf(loadAlone(text));
  expect(problems.length).toBeGreaterThan(0);
  for (const { help } of problems) expect(help ?? game).toContain(game);
});
