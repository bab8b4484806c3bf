/** What a mode of an attack may do to the attack itself: what lasts while it lies on the chain, and nothing that is settled by then. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { load, problemsOf } from '../../../src/harness/suite.js';

test.each<[mode: string, ...messages: string[]]>([
  ['this gets +2'],
  ['this gains go again'],
  ['this gets -1 cost', '‘cost’ is settled before a card is carried out'],
])('%s', (mode, ...messages) => {
  const text = `card "Lessons"
  action, attack, cost 2, power 3
  choose 1 of these: { draw 1 card | ${mode} }

ruling "A mode"
  rulebook flesh-and-blood/core
  given
    A hand  "Lessons"
  expect
    game goes on
`;
  const loaded = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
  expect(problemsOf(loaded).map(({ message }) => message)).toEqual(messages);
});
