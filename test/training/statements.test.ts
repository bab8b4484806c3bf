/** What is said of a line that expects something: what is so, in its own words, with verbs and nouns in the forms that fit. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { load } from '../../src/harness/suite.js';
import { actionText } from '../../src/training/face.js';
import { newPurse, playedOutcome } from '../../src/training/outcomes.js';
import { nowhere } from './asking.js';

/** A game of Duel Masters in which a creature attacks one that is as strong, and so both are destroyed. */
const duel = `card "Brawler"
  creature, fire, cost 3, power 3000

ruling "Both lose"
  rulebook duel-masters/1.13
  given
    A battle zone  "Brawler" as mine, "Brawler" as other
    B battle zone  "Brawler" as theirs, tapped
    A hand         1
    B shields      2
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    LINE
`;

const saidOf = (line: string): readonly string[] | undefined => {
  const { cases } = load({ path: 'r.ruling', text: duel.replace('LINE', line) }, nowhere, games);
  const [one] = cases;
  if (one?.scenario === undefined || one.problems.length > 0)
    throw new Error(one?.problems.map(({ message }) => message).join('; '));
  const outcome = playedOutcome(one, one.scenario, newPurse());
  return [...(outcome?.lines.values() ?? [])][0]?.says;
};

describe('what is so is said in the words of the expectation', () => {
  test.each([
    // What happened, whether the expectation says so or not.
    ['mine was destroyed', ['mine was destroyed']],
    ['mine was not destroyed', ['mine was destroyed']],
    ['mine, theirs were destroyed', ['mine was destroyed', 'theirs was destroyed']],
    ['mine, other were destroyed', ['mine was destroyed', 'other was not destroyed']],
    ['mine was destroyed 2 times', ['mine was destroyed once']],
    ['mine attacked', ['mine attacked']],
    ['mine did not attack', ['mine attacked']],
    ['other attacked', ['other did not attack']],
    ['other did not attack', ['other did not attack']],
    ['A drew', ['A did not draw']],
    ['A drew 2 times', ['A did not draw']],
    ['attacking happened', ['attacking happened']],
    ['blocking did not happen', ['blocking did not happen']],
    ['mine was destroyed before mine attacked', ['mine was destroyed after mine attacked']],
    ['mine attacked before mine was destroyed', ['mine attacked before mine was destroyed']],
    ['A was asked to block', ['A was not asked to block']],
    ['B was not asked to block', ['B was not asked to block']],
    // How many, with the noun as it is said of so many.
    ['A has 2 creatures', ['A has 1 creature']],
    ['A has no creature', ['A has 1 creature']],
    ['B has 1 creature', ['B has no creatures']],
    ['A has 2 creatures in graveyard', ['A has 1 creature in graveyard']],
    // What cards are, of one and of several.
    ['other is a creature', ['other is a creature']],
    ['other is not a creature', ['other is a creature']],
    ['other is tapped', ['other is not tapped']],
    ['other has blocker', ['other does not have blocker']],
  ])('%s', (line, said) => {
    expect(saidOf(line)).toEqual(said);
  });
});

describe('what a player does is told with the words of the game', () => {
  const order = { actor: 'A', command: '', wanted: [] };
  test.each([
    [{ ...order, said: 'yes', done: undefined }, 'A says: yes'],
    [{ ...order, said: 'arsenal x', done: 'puts into the arsenal x' }, 'A puts into the arsenal x'],
    [
      { ...order, actor: 'chance', said: 'B goes first', done: undefined },
      'by chance: B goes first',
    ],
  ])('%j', (said, text) => {
    expect(actionText(said)).toBe(text);
  });
});
