/** Slips of the pen in a script that would leave what it says as it is, were they not told. */
import { expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { isWarning, load, problemsOf } from '../../../src/harness/suite.js';

const ruling = (
  command: string,
  claim: string,
  field = '',
): string => `card "Recruit"  unit, cost 1, power 3
ruling "Paid for"
  rulebook fire-force/1.0.0
  given
    A hand   "Recruit" as recruit
    A field  2 flame as torch and other${field}
  do
    A: ${command}
  expect
    ${claim}
`;

const told = (text: string): string[] =>
  problemsOf(load({ path: 'slips.ruling', text }, () => ({ problem: 'missing' }), games))
    .filter((one) => !isWarning(one))
    .map(({ message }) => message);

const right = ['use recruit paying torch', 'torch is spent'] as const;

test.each<[command: string, claim: string, ...problems: string[]]>([
  [...right],
  [right[0], 'rules were checked'],
  [right[0], 'torch si spent', '‘spent’ says how something is'],
  [right[0], 'torch isis spent', '‘spent’ says how something is'],
  [right[0], 'torch is is spent', "'is' stands here twice"],
  [right[0], 'A flame deck = 12 12', "'12' stands here twice"],
  [right[0], 'recruit attribute = "Coal" "Coal"', `'"Coal"' stands here twice`],
  [right[0], 'recruit power = +1 +1', "'+1' stands here twice"],
  [right[0], 'recruit power = ∞ ∞', "'∞' stands here twice"],
  [right[0], 'A has 1 unit in', 'nothing stands behind ‘in’'],
  [right[0], 'torch spent', '‘spent’ says how something is'],
  [right[0], 'A hand = , recruit', '‘,’ joins nothing here'],
  [right[0], 'A hand = recruit,', "nothing follows this ','"],
  [right[0], 'torch A in field', '‘A’ is no card'],
  [right[0], 'A can see', 'what is seen?'],
  [right[0], 'A use recruit', 'there is no event ‘use recruit’'],
  [right[0], 'A cannot choose recruit{}', 'what is chosen stands in the braces'],
  [right[0], 'torch is spent [602.1, 602.1]', 'rule 602.1 is cited twice'],
  [right[0], 'torch is spent\n  do', 'nothing stands under ‘do’'],
  // An article stands in front of a name, not within it and not in front of a verb.
  ['use the recruit paying the torch', 'the torch is spent'],
  ['the use recruit paying torch', right[1], '‘the’ has no sense in front of ‘use’ here'],
  [right[0], 'A flame the deck = 12', '‘the’ has no sense in front of ‘deck’ here'],
  [right[0], 'recruit moved to flame the deck', '‘the’ has no sense in front of ‘deck’ here'],
  ['use , recruit paying torch', right[1], '‘,’ joins nothing here'],
  ['use recruit paying nothing nothing', right[1], '‘nothing’ stands alone'],
  ['use recruit paying torch nothing', right[1], '‘nothing’ stands alone'],
  ['use recruit paying nothing torch', right[1], '‘nothing’ stands alone'],
  ['use recruit paying', right[1], 'nothing stands behind ‘paying’'],
  ['use recruit paying paying torch', right[1], 'nothing stands behind ‘paying’'],
])('%s; %s', (command, claim, ...problems) => {
  expect(told(ruling(command, claim))).toEqual(problems);
});

/**
 * An entry that says how its card is, and not which card it is, behind a comma that nobody meant; what tells that there is no
 * card, and a count that may be of the cards in front.
 */
test.each<[entries: string, ...problems: string[]]>([
  ['"Recruit" as old, spent'],
  ['1 spent as old'],
  ['"Recruit" as old, spent as older', '‘spent’ says what a card is like, and not which card'],
  ['0'],
  ['nothing'],
  ['empty', '‘empty’ is no card'],
  ['none', '‘none’ is no card'],
  ['2 units, 0', 'no card at all, beside others, says nothing'],
  ['nothing, 2 units', 'no card at all, beside others, says nothing'],
  ['3 units, 2 spent', '‘2 spent’ may be further cards, or some of those in front'],
  ['3 units, 2 units spent'],
  ['1 unit, 2 spent'],
])('B field %s', (entries, ...problems) => {
  expect(told(ruling(...right, `\n    B field  ${entries}`))).toEqual(problems);
});

/** A noun that says only where cards are, of cards that are somewhere else. */
test.each<[claim: string, ...problems: string[]]>([
  ['A has 5 shields'],
  ['A has 5 shields in shield zone'],
  ['A has 5 shields in hand', '‘shields’ is no word for cards in ‘hand’'],
  ['one is shield', 'that is nothing that a card is'],
  ['one is a shield', 'that is nothing that a card is'],
])('%s', (claim, ...problems) => {
  const text = `ruling "Shields"
  rulebook duel-masters/1.13
  given
    A hand  1 blank as one
  expect
    ${claim}
    one in hand
`;
  expect(told(text)).toEqual(problems);
});
