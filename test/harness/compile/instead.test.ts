/** What is told to be written instead: of players who are asked, of what is attached, of who that creature is. */
import { describe, expect, test } from 'vitest';
import { cardFile, faultsOfFile } from '../told.js';

const decides =
  'who has to decide is told with decides, and who was asked with was asked: A decides block, A was asked to block, B was not asked to block';

describe('of what players do and are asked', () => {
  const ruling = (script: string, claim: string): string => `card "Boss"  unit, cost 2, power 4
ruling "R"
  rulebook fire-force/1.0.0
  given
    A field "Boss" as boss
    B field "Boss" as x, spent
  do
    ${script}
  expect
    ${claim}
`;
  const right = ['A: end main phase', 'x in B field'] as const;

  test.each([
    [...right],
    [
      'A take x',
      right[1],
      "expected ':', but found the end of the line; who does it stands in front, with a ':' behind: A: take x",
    ],
    [
      'A was not asked for defence',
      right[1],
      "expected ':', but found the end of the line; what must be so stands under 'check' or 'expect': A decides block",
    ],
    [
      right[0],
      'A: choose x',
      "expected the end of the line, but found ':'; what is done stands under 'do', and here what came of it",
    ],
    [
      right[0],
      'A choose x',
      'there is no event ‘choose x’; what is done stands under ‘do’: A: choose x',
    ],
    [right[0], 'A was not asked to defend'],
    [
      right[0],
      'A was not asked for defence',
      'there is no decision ‘defence’; did you mean ‘defend’? (all words: hantei words fire-force)',
    ],
    [right[0], 'B is not asked', `nobody is ‘asked’; ${decides}`],
  ] as const)('%s; %s', (script, claim, ...told) =>
    expect(faultsOfFile(ruling(script, claim))).toEqual(told),
  );
});

describe('of the other creature of a battle, and of what is looked at', () => {
  const either =
    'this could be the card itself, or the other one that takes part; say: this, the other creature';

  test.each([
    ['when this loses a battle: destroy the other creature'],
    ['when this wins a battle with a fire creature: draw 1 card'],
    ['when this wins a battle: untap it'],
    ['when another of your creatures wins a battle: untap that creature'],
    ['when this loses a battle: destroy that creature', either],
    ['when this blocks: destroy that creature', either],
    ['when this attacks: this battles 1 of your creatures, then destroy it'],
    ...[
      'when this attacks: put 1 card from your hand under 1 of your creatures. destroy that creature',
      'when this attacks: choose 1 of your creatures, then put 1 card from your hand under it, then destroy that creature',
    ].map((text) => [
      text,
      '‘that creature’ would be the card to which something was done, and not the creature that stood behind it; do first what is done to the creature, or choose it once more',
    ]),
    ['your opponent cannot look at your shields'],
    ['your opponent cannot reveal cards'],
    ['when your opponent looks at a shield: draw 1 card'],
    [
      'your opponent cannot look at your hand',
      'a zone does nothing, and nothing is done to it; say what lies there: cards in your hand',
    ],
    ['your opponent cannot look at cards in your deck'],
    ...[
      'your opponent cannot look at the top card of your deck',
      'when your opponent looks at the top card of your deck: draw 1 card',
    ].map((text) => [
      text,
      'no rule looks yet at how high in its zone a card lies to which something happens; say it of all cards there: cards in your deck',
    ]),
    [
      'your opponent cannot search their deck',
      'no rule carries out yet that a player ‘cannot search’ in this way; there is: a player cannot search',
    ],
  ])('%s', (text = '', ...told) =>
    expect(
      faultsOfFile(cardFile('duel-masters/1.13', 'creature, fire, cost 3, power 3000', text)),
    ).toEqual(told),
  );
});

describe('of what is attached, and of what something is put as', () => {
  const attached =
    'what is attached is told by what it is attached to; say: 1 flame card attached to it; that something has any: there are 1 or more flame cards attached to it';
  const gained =
    'characteristics and abilities are gained and lost, and no cards; say: attach 1 flame card to it, discard 1 flame card attached to it';

  test.each([
    ['attach 1 of your flame cards to 1 of your units'],
    ['1 of your units loses the cards attached to it', gained],
    ['1 of your units loses its attached cards', attached],
    ['1 of your units gains the cards attached to 1 of your other units', gained],
    ['put 1 card from your hand into your field face down, then it becomes a flame card'],
    [
      'put 1 card from your hand into your field face down as a flame card',
      '‘as …’ means nothing behind ‘put’; say what it becomes afterwards: …, then it becomes a flame card',
    ],
  ])('%s', (text, ...told) =>
    expect(faultsOfFile(cardFile('fire-force/1.0.0', 'event, cost 1', text))).toEqual(told),
  );
});
