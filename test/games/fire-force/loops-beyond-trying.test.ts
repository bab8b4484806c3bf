/** Loops of which it is not known who can stop them are told so, and nobody is asked for ever; those that somebody can go on. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load } from '../../../src/harness/suite.js';

const verdictOn = (tick: string, answers: string) => {
  const text = `card "Tock"
  unit, cost 1, power 2
  when 1 of your units is spent: ready it

card "Tick"
  unit, cost 1, power 2
  when 1 of your units is readied: spend it. ${tick}

card "Recruit"
  unit, cost 1, power 3

card "Kick"
  event, cost 0
  spend 1 of your units

ruling "r"
  rulebook fire-force/1.0.0
  given
    A hand  "Kick" as kick
    A field "Tick", "Tock", "Recruit" as recruit
  do
    A: use kick; A: choose recruit
    ${Array.from({ length: 12 }, () => answers).join('; ')}
  expect
    A has lost
`;
  const [one] = load({ path: 'r.ruling', text }, () => ({ problem: 'missing' }), games).cases;
  if (one === undefined) throw new Error('no ruling');
  return judge(one);
};

test('numbers without end, of which none that was tried ends it', () => {
  expect(verdictOn('choose a number, then discard that many cards', 'A: choose 0')).toMatchObject({
    verdict: 'unsupported',
    message: expect.stringContaining('who can stop that') as string,
  });
});

test('a number that ends it, and is not named', () => {
  expect(verdictOn('choose a number, then draw that many cards', 'A: choose 0')).toMatchObject({
    verdict: 'undecided',
  });
});
