/** Expectations that hold, and prove less than they seem to: the verdict says so. */
import { expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { load } from '../../src/harness/suite.js';

const cards = `card "Recruit"
  unit, cost 1, power 3, flame
card "Lesson"
  unit, cost 1, power 3
  [trigger] draw 1 card
card "If"
  event, cost 0
  if you have 3 or more units, draw 1 card
`;

const remarkOn = (board: string, script: string, claim: string): string | undefined => {
  const text = `${cards}
ruling "R"
  rulebook fire-force/1.0.0
  given
    turn of A, main phase
${board}
${script === '' ? '' : `  do\n${script}\n`}  expect
    ${claim}
`;
  const [one] = load({ path: 'r.ruling', text }, () => ({ problem: 'missing' }), games).cases;
  if (one === undefined) throw new Error('no ruling');
  const { verdict, message, expectations } = judge(one);
  expect(`${verdict} ${message}`).toBe('pass ');
  return expectations[0]?.remark;
};

const mine = '    A field "Recruit" as mine, 1 flame\n    A hand "Recruit" as other';
const both = `${mine}\n    B field "Recruit" as theirs, spent\n    B life top "Lesson" as lesson, rest`;

test.each([
  ['nothing could make it so', mine, '', 'A did not draw', /nothing of the kind/],
  [
    'it goes by another name',
    both,
    '    A: attack B with mine\n    B: pass\n    B: use trigger',
    'lesson was not used',
    /something else did happen/,
  ],
  ['nothing could make it so, said as a number', mine, '', 'A drew 0 times', /nothing of the kind/],
  [
    'only something else could be done with it',
    mine,
    '',
    'other did not attack',
    /nothing of the kind/,
  ],
  ['somebody else has to decide', mine, '', 'B cannot use other', /B is not asked for this/],
])('an expectation that holds because %s', (_, board, script, claim, said) => {
  expect(remarkOn(board, script, claim)).toMatch(said);
});

test.each([
  ['it could have been chosen', mine, '', 'other was not used'],
  [
    'it happened to another',
    both,
    '    A: attack theirs with mine\n    B: pass',
    'mine was not retired',
  ],
  [
    'a card says that it might, and its condition was not met',
    `${mine}\n    A hand "If" as if`,
    '    A: use if',
    'A did not draw',
  ],
  ['the unit could attack', both, '', 'mine did not attack'],
  ['the unit could be attacked', both, '', 'theirs was not attacked'],
  ['the player could use cards', mine, '', 'A did not use other'],
  ['a card has an ability to which it might happen', both, '', 'lesson did not trigger'],
])('nothing is remarked where %s', (_, board, script, claim) => {
  expect(remarkOn(board, script, claim)).toBeUndefined();
});
