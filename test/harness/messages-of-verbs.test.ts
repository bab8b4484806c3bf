/** What is told of verbs whose words are not quite those of the game: which there are that were probably meant. */
import { describe, expect, test } from 'vitest';
import { cardFile, faultsOfFile } from './told.js';

const once = {
  duel: ['duel-masters/1.13', 'spell, fire, cost 1'],
  fire: ['fire-force/1.0.0', 'event, cost 1'],
  flesh: ['flesh-and-blood/core', 'action, cost 0'],
} as const;

const toldOf = (game: keyof typeof once, text: string): readonly string[] => {
  const [rulebook, traits] = once[game];
  return faultsOfFile(cardFile(rulebook, traits, text));
};

describe('a step that is skipped, and of which turn', () => {
  const both = 'there is: skip your next draw step, skip the draw step of your next turn';
  const nothing = '‘draw step’ means nothing behind ‘skip’; ';
  test.each([
    ['skip your draw step', nothing + both],
    ['skip the draw step', nothing + both],
    ['skip a draw step of your next turn', nothing + both],
    ['skip your draw step of your next turn', nothing + both],
    ['skip the draw step of the next turn', nothing + both],
    ['skip the draw step of this turn', nothing + both],
    ["skip the draw step of your opponent's next turn", nothing + both],
    [
      'your opponent skips the draw step of your next turn',
      `‘draw step’ means nothing behind ‘skips’; ${both}`,
    ],
  ])('%s', (text, expected) => expect(toldOf('duel', text)).toEqual([expected]));

  test.each([
    'skip the draw step of your next turn',
    "skip your next turn's draw step",
    'you may skip the attack step of your next turn',
    "each player skips their next turn's main step",
  ])('%s: nothing', (text) => expect(toldOf('duel', text)).toEqual([]));
});

describe('what is attached is told by what it is attached to', () => {
  const lost =
    'characteristics and abilities are gained and lost, and no cards; say: attach 1 flame card to it, discard 1 flame card attached to it';
  const which =
    'which one of them are these attached to?; choose it first: choose 1 of your units. … attached to it; or say: attached to your units';
  const told =
    'what is attached is told by what it is attached to; say: 1 flame card attached to it; that something has any: there are 1 or more flame cards attached to it';
  test.each([
    ['1 of your units loses 1 attached flame', told],
    ['retire 1 of your units with 1 or more flame cards attached', told],
    ['retire all units with a flame card attached', told],
    ['1 of your units gains 1 flame', lost],
    ['choose 1 unit. it loses 1 flame', lost],
    ['choose 1 unit. it loses 1 flame attached to it', lost],
    ['discard all flame cards attached to 1 of your units', which],
    ['discard 2 flame cards attached to a unit', which],
    ['draw 2 cards attached to this', 'only how many can be said behind ‘draw’; '],
  ])('%s', (text, expected) => expect(toldOf('fire', text)).toEqual([expected]));

  test.each([
    'discard 1 flame card attached to 1 of your units',
    'discard 1 flame attached to a unit with power 5 or more',
    'choose 1 unit. discard all flame cards attached to it',
    'if there are 2 or more flame cards attached to your units, draw 1 card',
    'for each flame card attached to your units, draw 1 card',
    'choose 1 unit. if it has 2 flame cards attached, detach 1 flame card attached to it',
  ])('%s: nothing', (text) => expect(toldOf('fire', text)).toEqual([]));
});

describe('whether others do it, or you', () => {
  const who = (verb: string, base: string): string =>
    `others than you were spoken of: who ${verb}?; say: they ${base} …, you ${base} …`;
  test.each([
    ['each player chooses 1 of these: { draw 1 card | they discard 1 card }', who('draws', 'draw')],
    ['each player draws 1 card. they discard 1 card, then draw 1 card', who('draws', 'draw')],
    ['all players draw 1 card, then discard 1 card', who('discards', 'discard')],
    ['each player may discard 1 card. if they do, draw 1 card', who('draws', 'draw')],
    [
      'your opponent chooses 1 of these: { discard 1 card | you draw 2 cards }',
      who('discards', 'discard'),
    ],
    [
      'each player chooses 1 of these: { 1 of their units gets +1 | they draw 1 card }',
      'others than you were spoken of: who chooses?; say: they choose 1 of their …, then it gets …',
    ],
  ])('%s', (text, expected) => expect(toldOf('fire', text)).toEqual([expected]));

  test.each([
    'each player chooses 1 of these: { they draw 1 card | you discard 1 card }',
    'your opponent chooses 1 of these: { they draw 1 card | you draw 1 card }',
    'your opponent chooses 1 of these: { discards 1 card | your opponent draws 1 card }',
    'choose 1 of these: { discard 1 card | your opponent draws 1 card }',
    'each player may discard 1 card. if they do, they draw 1 card, otherwise you draw 1 card',
    'all players draw 1 card and discard 1 card',
    'your opponent draws 1 card, then draw 1 card',
  ])('%s: nothing', (text) => expect(toldOf('fire', text)).toEqual([]));
});

describe('whether it was done', () => {
  const nothing =
    'nothing is said before this of which one could say whether it was done; say: you may discard 1 card. if you do, …';
  test.each([
    'if you do, draw 1 card',
    'units get +1 this turn. if you do, draw 1 card',
    'choose 1 of these: { draw 1 card | discard 1 card }. if you do, draw 1 card',
  ])('%s', (text) => expect(toldOf('fire', text)).toEqual([nothing]));

  test('behind ‘for each’', () =>
    expect(toldOf('fire', 'for each of your units, spend it. if you do, draw 1 card')).toEqual([
      'what ‘for each’ says is done as often as there are such cards, and no rule asks yet for which of them it was done; of each player: each player may draw 1 card. if they do, they …; of 1 card: choose 1 creature. its owner may draw 1 card. if they do, …',
    ]));
});

describe('words that people use and the rulebook does not have', () => {
  test.each([
    ['duel', 'retire 1 creature', 'there is no verb ‘retire’; say: destroy'],
    [
      'duel',
      'sacrifice 1 creature',
      'there is no verb ‘sacrifice’; say: destroy 1 of your creatures',
    ],
    [
      'fire',
      'remove 1 unit',
      'there is no verb ‘remove’; say what becomes of it: discard 1 flame card attached to it, retire 1 unit, put it into …',
    ],
    ['fire', 'tap 1 unit', 'there is no verb ‘tap’; say: spend'],
  ] as const)('%s: %s', (game, text, expected) =>
    expect(toldOf(game, text)).toEqual([
      `${expected} (all words: hantei words ${game === 'duel' ? 'duel-masters' : 'fire-force'})`,
    ]),
  );
});

describe('what cards count together says which are chosen', () => {
  const nobody =
    'a total is of cards that somebody chooses, and here nobody does; for example: any number of … with total power 5000 or less';
  test.each([
    'destroy all creatures with total power 5000 or less',
    'destroy each creature with total power 5000 or less',
    'draw cards equal to the number of creatures with total power 5000 or less',
    'for each creature with total power 5000 or less, draw 1 card',
    'if you have 2 or more creatures with total power 5000 or less, draw 1 card',
    'all creatures with total power 5000 or less get +1000 until end of turn',
  ])('%s', (text) => expect(toldOf('duel', text)).toEqual([nobody]));

  test.each([
    'destroy up to 2 creatures with total power 5000 or less',
    'up to 2 creatures with total power 5000 or less get +1000 until end of turn',
    'look at the top 4 cards of your deck. put up to 2 cards with total cost 5 or less from among them into your hand',
  ])('%s: nothing', (text) => expect(toldOf('duel', text)).toEqual([]));
});

describe('so many from all of them together', () => {
  const together =
    'so many from all of them together cannot be said: it is done to each card that stands there; say: from each of your …, or: from 1 of your …';
  test.each([
    'remove 3 steam counters from among your items',
    'remove 1 steam counter from among all items',
  ])('%s', (text) => expect(toldOf('flesh', text)).toEqual([together]));

  test.each([
    'remove 3 steam counters from each of your items',
    'remove 3 steam counters from 1 of your items',
    'remove 3 steam counters from all items',
  ])('%s: nothing', (text) => expect(toldOf('flesh', text)).toEqual([]));
});
