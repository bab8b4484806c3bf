/** Lines of rulings that would mean nothing, or not what they seem to, are refused; what is near them is not. */
import { describe, expect, test } from 'vitest';
import { faultsIn, type Row } from './boards-of-games.js';
import { faultsOfFile, toldOfFile } from './told.js';

const both = (one: string, other: string): string => `no card is both ‘${one}’ and ‘${other}’; `;

const ownWord = (word: string): string =>
  `‘${word}’ has a meaning of its own; choose another label`;

const nobodys =
  'an effect of a board is no card’s: there is no ‘this’, and nothing that ‘other’ could be other than; say which card by its label: mine gets +2; or leave out ‘other’';

const notKind = (word: string): string =>
  `‘${word}’ alone is the label of a blank card, and not a kind of card; call it otherwise: 1 blank as x`;

const notCard = (word: string, name: string): string =>
  `‘${word}’ alone is the label of a blank card, and not the card that is called so; say: "${name}"`;

const notYet =
  'none is going on as a board begins, so the effect would have no end; have it begin in the script, or say: until end of turn';

const apart = (zone: string, how: string): string =>
  `no card of the ${zone} lies ${how} another; name each by itself, with a comma between`;

const noDay = (day: string): string => `there is no day ‘${day}’; a day is written 2021-04-02`;

describe('what is done', () => {
  test.each<Row>([
    [
      'duel-masters/1.13',
      'A: attack player with B',
      '‘B’ is a player, and behind ‘with’ no player is named; say: attack … with …',
    ],
    ['duel-masters/1.13', 'A: attack player with t'],
    ['fire-force/1.0.0', 'A: choose B'],
    [
      'fire-force/1.0.0',
      'A: use t paying flame',
      'there is no label ‘flame’; a blank card of that kind is named in quotes: "flame"',
    ],
  ])('%s: %s', (rulebook, line, ...told) => {
    const lines = `  do\n    ${line}\n  expect\n    nobody has won`;
    expect(faultsIn(rulebook, lines)).toEqual(told);
  });
});

describe('what is on the board', () => {
  test.each<Row>([
    ['duel-masters/1.13', 'A battle zone "Titan", untapped, tapped', both('untapped', 'tapped')],
    ['duel-masters/1.13', 'A battle zone 1 untapped tapped', both('untapped', 'tapped')],
    ['fire-force/1.0.0', 'A field "Boss", spent, spent', 'that is said of it already; '],
    [
      'fire-force/1.0.0',
      'A field "Boss", spent with 1 flame, spent',
      'that is said of it already; ',
    ],
    ['fire-force/1.0.0', 'A field "Boss", spent with 1 spent flame'],
    ['fire-force/1.0.0', 'A field "Boss" as A', ownWord('A')],
    ['fire-force/1.0.0', 'A field "Boss" as nothing', ownWord('nothing')],
    ['duel-masters/1.13', 'A hand 2 blank as player and it', ownWord('player'), ownWord('it')],
    ['duel-masters/1.13', 'A hand "Titan" as rest'],
    ['duel-masters/1.13', 'A hand spell', notKind('spell')],
    ['duel-masters/1.13', 'A battle zone blocker', notKind('blocker')],
    ['duel-masters/1.13', 'A battle zone titan', notCard('titan', 'Titan')],
    ['duel-masters/1.13', 'A hand 1 blank as spell'],
    ['duel-masters/1.13', 'A deck d1, d2'],
    ['fire-force/1.0.0', 'A field "Boss" with 2 flame as x and y'],
    ['fire-force/1.0.0', 'A field 2 "Boss" with 1 flame as x and y'],
    [
      'fire-force/1.0.0',
      'A field "Boss" with 1 flame as x and y',
      '2 labels for 1 cards; give each card a label of its own: as a and b',
    ],
    ['duel-masters/1.13', 'effect e: t gets +1000 this attack', notYet],
    ['fire-force/1.0.0', 'effect e: t gets +1 until end of battle', notYet],
    ['fire-force/1.0.0', 'effect e: t gets +1 during this battle', notYet],
    ['flesh-and-blood/core', 'effect e: attacks get +1 until end of combat chain', notYet],
    ['fire-force/1.0.0', 'effect e: t gets +1 until end of turn'],
    ['duel-masters/1.13', 'A hand "Titan" on "Titan" as x', apart('hand', 'under')],
    ['duel-masters/1.13', 'A mana "Titan" with "Titan" as x', apart('mana zone', 'attached to')],
    [
      'flesh-and-blood/core',
      'A permanent zone "Spell" with 1 red',
      apart('permanent zone', 'attached to'),
    ],
    ['fire-force/1.0.0', 'A deck "Boss" on 1 flame', apart('deck', 'under')],
    ['duel-masters/1.13', 'A shields 1 with 1 as x'],
    ['duel-masters/1.13', 'effect e: this gets +1000', nobodys],
    ['fire-force/1.0.0', 'effect e: other units get +1', nobodys],
    ['duel-masters/1.13', 'effect e: t gets +1000 for each other creature', nobodys],
    [
      'duel-masters/1.13',
      "effect e: its owner's creatures get +1000",
      'nobody has been spoken of who could own or control it; say whose: A’s units get +2; or speak of one card by its label',
    ],
    [
      'duel-masters/1.13',
      'effect e: t and u get +1000',
      'an effect speaks of one label; write an effect for each: effect e: mine gets +2',
    ],
    [
      'duel-masters/1.13',
      'effect e: creatures gain { when this attacks: your other creatures get +1000 }',
    ],
    [
      'duel-masters/1.13',
      'effect e: creatures get +1000\n    effect e: creatures get +2000',
      'two effects have the label ‘e’; the first is in line 12',
    ],
    [
      'fire-force/1.0.0',
      'format is constructed\n    format is blitz shield',
      'two of these cannot be so; ',
    ],
    [
      'fire-force/1.0.0',
      'format is constructed\n    format is constructed',
      'the board says this twice; ',
    ],
    [
      'fire-force/1.0.0',
      'start of game\n    turn 3 of B',
      'at the start of the game it is nobody’s turn yet; ',
    ],
  ])('%s: %s', (rulebook, line, ...told) => {
    const lines = `  given\n    ${line}\n  expect\n    nobody has won`;
    expect(faultsIn(rulebook, lines)).toEqual(told);
  });
});

test.each([
  ['start of game', 'turn 3 of B', 'at the start of the game it is nobody’s turn yet; '],
  ['turn 3 of B', 'start of game', 'at the start of the game it is nobody’s turn yet; '],
  ['turn 3 of B', 'turn 4 of A', undefined],
  ['format is constructed', 'format is blitz shield', 'two of these cannot be so; '],
  ['format is constructed', 'turn 3 of B', undefined],
  [
    'effect e: units get +1',
    'effect e: units get +2',
    'two effects have the label ‘e’; the first is in line 2',
  ],
  ['effect e: units get +1', 'effect d: units get +2', undefined],
])('a board with %s, and given %s', (board, given, told) => {
  const text = `board "B"
  ${board}
ruling "R"
  rulebook fire-force/1.0.0
  on "B"
  given
    ${given}
  expect
    nobody has won
`;
  expect(faultsOfFile(text)).toEqual(told === undefined ? [] : [told]);
});

describe('what a ruling says of itself', () => {
  test.each<Row>([
    ['duel-masters/1.13', '  date 2021-13-45', noDay('2021-13-45')],
    ['duel-masters/1.13', '  source "Q" 2021-02-30', noDay('2021-02-30')],
    ['duel-masters/1.13', '  source "Q" 2020-02-29'],
    [
      'duel-masters/1.13',
      '  replaces "R"',
      'this is the ruling itself; say which it takes the place of',
    ],
    ['duel-masters/1.13', '  replaces "Q"'],
    [
      'duel-masters/1.13',
      '  rulebook duel-masters/1.13',
      'this ruling has ‘duel-masters/1.13’ already; ',
    ],
    [
      'duel-masters/1.13',
      '  do\n    A: attack player with t\n  given\n    A hand 3',
      "'given' stands in front of everything else: it says how the board is when the ruling begins; what comes later is done: under do",
    ],
    ['duel-masters/1.13', '  given\n    A hand 3\n  given\n    B hand 2'],
  ])('%s: %s', (rulebook, lines, ...told) => {
    expect(faultsIn(rulebook, `${lines}\n  expect\n    nobody has won`)).toEqual(told);
  });

  test('its name', () => {
    const text = 'ruling ""\n  rulebook duel-masters/1.13\n  expect\n    nobody has won\n';
    const told = 'a name is missing here; it stands between the quotes';
    expect(faultsOfFile(text)).toEqual([told]);
  });
});

describe('what is written on a card', () => {
  const sign = (word: string, number: number): string =>
    `‘${word}’ on a card has no sign in front of its number; say: ${word} ${number}`;

  test.each<Row>([
    ['duel-masters/1.13', 'creature, cost -2, power 1000', sign('cost', 2)],
    ['duel-masters/1.13', 'creature, cost 2, power +2000', sign('power', 2000)],
    ['fire-force/1.0.0', 'unit, cost 2, power 3, support +2', sign('support', 2)],
    ['flesh-and-blood/core', 'action, cost 0, pitch +1', sign('pitch', 1)],
    ['duel-masters/1.13', 'spell, cost 2, power 2000', 'only a creature has ‘power’; '],
    ['fire-force/1.0.0', 'event, cost 2, power 1', 'only a unit has ‘power’; '],
    ['fire-force/1.0.0', 'event, cost 2, flame', 'only a unit or flame card has ‘flame’; '],
    [
      'flesh-and-blood/core',
      'instant, cost 0, intellect 4',
      'only a hero or demi-hero has ‘intellect’; ',
    ],
    ['duel-masters/1.13', 'creature, spell, cost 2, power 2000'],
    [
      'duel-masters/1.13',
      'creature, cost 2, power 1000\n  ninja strike +4',
      '‘ninja strike’ has no sign in front of its number; say: ninja strike 4',
    ],
    [
      'duel-masters/1.13',
      'creature, cost 2, power 1000\n  power attacker -1000',
      '‘power attacker’ gives more, and never less; say: power attacker +1000',
    ],
    [
      'duel-masters/1.13',
      'creature, cost 2, power 1000\n  your creatures gain ninja strike +4',
      '‘ninja strike’ has no sign in front of its number; say: ninja strike 4',
    ],
    ['duel-masters/1.13', 'creature, cost 2, power 1000\n  power attacker +1000'],
    ['duel-masters/1.13', 'creature, cost 2, power 1000\n  ninja strike 4'],
    [
      'duel-masters/1.13',
      'creature, power 1000',
      'remark: ‘C’ has no cost, and every such card has one; say: cost …',
    ],
    [
      'duel-masters/1.13',
      'creature, cost 2',
      'remark: ‘C’ has no power, and every such card has one; say: power …',
    ],
    [
      'fire-force/1.0.0',
      'event',
      'remark: ‘C’ has no cost, and every such card has one; say: cost …',
    ],
    ['fire-force/1.0.0', 'flame card'],
    [
      'flesh-and-blood/core',
      'hero, intellect 4',
      'remark: ‘C’ has no life, and every such card has one; say: life …',
    ],
    ['flesh-and-blood/core', 'action'],
  ])('%s: %s', (rulebook, traits, ...told) => {
    const text = `card "C"\n  ${traits}
ruling "R"
  rulebook ${rulebook}
  given
    broken board
    A hand "C"
  expect
    nobody has won
`;
    const remarks = toldOfFile(text).filter((one) => !faultsOfFile(text).includes(one));
    expect([...faultsOfFile(text), ...remarks.map((one) => `remark: ${one}`)]).toEqual(told);
  });
});

/** A line of so many words is told of at once. */
const many = 30_000;

test.each([
  ['names', `A: choose ${Array(many).fill('t').join(', ')}`],
  ['commands', `A: ${'attack block '.repeat(many / 2)}`],
])('a line of thousands of %s', (_, line) => {
  const faults = faultsIn('duel-masters/1.13', `  do\n    ${line}\n  expect\n    nobody has won`);
  expect(faults.length).toBeGreaterThan(0);
});
