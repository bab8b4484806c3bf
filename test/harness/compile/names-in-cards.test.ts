/** Names in the texts of a file of cards: whether a card that is known has them. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { load, problemsOf } from '../../../src/harness/suite.js';

const base = 'card "Base"\n  unit, cost 1, power 1, attribute "Blacksmith"\n';

const toldOf = (line: string): readonly string[] => {
  const text = `import "base.cards"\ncard "Own"\n  unit, cost 1, power 1\n  ${line}\n`;
  const loaded = load({ path: 'a.cards', text }, () => ({ path: 'base.cards', text: base }), games);
  return problemsOf(loaded).map(({ code, message }) => `${code}: ${message}`);
};

test.each([
  ['units named "Own" get +1'],
  ['units named "Base" get +1'],
  ['units named "Nobody" get +1', 'unknown-name: no card known here is called ‘Nobody’'],
  ['units with "No" in its name get +1'],
  ['units with attribute "Nobody" get +1'],
  ['units with attribute "Blacksmith" get +1'],
  ['units with "smith" in its attribute get +1'],
  [
    'units with attribute "Blacksmiht" get +1',
    'unknown-name: no card known here has ‘Blacksmiht’ on it',
  ],
])('%s', (line, ...told) => expect(toldOf(line)).toEqual(told));
