/** A NEO creature that lies on cards would be an evolution creature: nobody has written that, and so nothing is said of it in silence. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load } from '../../../src/harness/suite.js';

const verdictOn = (lies: string, answers: string) => {
  const text = `card "Sapling"
  creature, nature, cost 2, power 2000

card "Shoot"
  creature, neo, nature, cost 3, power 4000

card "Great Oak"
  creature, evolution, nature, cost 5, power 7000

card "Card Ebb"
  spell, water, cost 1
  return 1 of your opponent's cards to its owner's hand

ruling "r"
  rulebook duel-masters/1.13
  given
    A mana 1 water
    A hand "Card Ebb" as ebb
    B battle zone "Sapling" as other, ${lies}
  do
    A: cast ebb; ${answers}
  expect
    shoot in battle zone
`;
  const [one] = load({ path: 'r.ruling', text }, () => ({ problem: 'missing' }), games).cases;
  if (one === undefined) throw new Error('no ruling');
  return judge(one);
};

const refused = {
  verdict: 'unsupported',
  message: expect.stringContaining('NEO creatures with cards under them') as string,
};

test('under an evolution creature that leaves', () => {
  const oak = '"Great Oak" on "Shoot" as shoot and "Sapling" as sapling as oak';
  expect(verdictOn(oak, 'A: choose oak')).toMatchObject(refused);
});

test('from the beginning', () => {
  expect(verdictOn('"Shoot" on "Sapling" as shoot', 'A: choose other')).toMatchObject(refused);
});

test('alone under an evolution creature it is like others', () => {
  expect(verdictOn('"Great Oak" on "Shoot" as shoot as oak', 'A: choose oak')).toMatchObject({
    verdict: 'pass',
  });
});
