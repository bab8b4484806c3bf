/** A ruling by itself: its cards, the cards that these speak of, its board, and nothing else. */
import { expect, test } from 'vitest';
import { alonesOf } from '../../../src/evidence/language/alone.js';
import { load } from '../../../src/harness/suite.js';
import { parlour } from '../parlour.js';

const text = `# A comment.
import "more.cards"

card "Recruit"  beast, power 1
card "Saint"  beast, power 1, holy

board "Hall"
  A arena  "Recruit" as mine
board "Empty"

ruling "First"
  rulebook parlour/1
  given
    A hand  "Saint" as saint
  expect
    saint in A hand

ruling "Second"
  rulebook parlour/1
  on "Hall"
  expect
    mine in arena
`;

const game = parlour();
const cards = { path: 'more.cards', text: 'card "Weakling"  beast, power 0\n' };
const loaded = load({ path: 'a.ruling', text }, () => cards, [game]);
const alone = alonesOf(loaded);

test.each([
  [
    0,
    `import "more.cards"
card "Saint"  beast, power 1, holy
ruling "First"
  rulebook parlour/1
  given
    A hand  "Saint" as saint
  expect
    saint in A hand
`,
  ],
  [
    1,
    `import "more.cards"
card "Recruit"  beast, power 1
board "Hall"
  A arena  "Recruit" as mine
ruling "Second"
  rulebook parlour/1
  on "Hall"
  expect
    mine in arena
`,
  ],
])('ruling %i', (at, expected) => {
  const one = loaded.cases[at];
  expect(one && alone(one, game)).toBe(expected);
});
