/** What an attack's text asks as it resolves, of what comes only afterwards; said with while, or when, it is waited for. */
import { expect, test } from 'vitest';
import { cardFile, faultsOfFile } from '../told.js';

const faults = (types: string, text: string): readonly string[] =>
  faultsOfFile(cardFile('flesh-and-blood/core', types, text)).map((one) => one.split(';')[0] ?? '');

const attack = 'action, attack, cost 0, pitch 1, power 3, defense 2';
const after = (word: string): string =>
  `this is looked at once, as the text is carried out, and ‘${word}’ comes after that`;

test.each([
  ['if this hit this turn, this gains go again', after('hits')],
  ['if this did not hit this turn, this gets +2', after('hits')],
  ['if this hit a hero this turn, draw 1 card', after('hits')],
  ['if this dealt damage this turn, draw 1 card', after('deals damage')],
  ['if this attacked this turn, this gets +2', after('attacks')],
  ['if this was defended this turn, this gets +2', after('defends')],
  ['if a card in hand defended this chain link, this gets +2', after('defends')],
  ['if there are 2 or more defending cards, this gets +2', after('defending')],
  ['if you have 2 or more auras and this hit this turn, this gets +2', after('hits')],
])('an attack: %s', (text, message) => {
  expect(faults(attack, text)).toEqual([message]);
});

test.each([
  'while a card in hand defended this chain link, this gets +2',
  'if a card in hand defended this combat chain, this gets +2',
  'if you hit this turn, this gets +2',
  'if your last attack hit this turn, this gets +2',
  'if this was pitched this turn, draw 1 card',
  'if you gained life this chain link, this gets +2',
  'when this hits: this gains go again',
  'deal 1 damage to 1 hero. if this dealt damage this turn, draw 1 card',
])('an attack: %s', (text) => {
  expect(faults(attack, text)).toEqual([]);
});

test.each([
  ['if a card in hand defended this chain link, 1 target ongoing attack gets +2'],
  ['if there are 2 or more defending cards, 1 target ongoing attack gets +2'],
])('a reaction to it: %s', (text) => {
  expect(faults('attack reaction, cost 0, pitch 1, defense 2', text)).toEqual([]);
});

test.each([
  ['action, cost 0, pitch 1', 'gain 1 life, then transcend'],
  ['action, aura, cost 0', 'when you draw a card: awaken this'],
  ['action, aura, cost 0', 'when you draw a card: transform this into back of this'],
])('%s, which has no back: %s', (types, text) => {
  expect(faults(types, text)).toEqual([
    'this card has one side, and no back that it could turn to',
  ]);
});

const neverDefends =
  'this card neither stays nor defends, and lies nowhere where it could wait for that';

test.each([
  ['resource, pitch 1', 'when this defends: draw 1 card', neverDefends],
  ['block', 'when this defends: draw 1 card', neverDefends],
  ['resource, pitch 1, defense 2', 'when this defends: draw 1 card'],
  ['block, defense 3', 'when this defends: draw 1 card'],
  ['resource, pitch 1', 'when this is pitched: draw 1 card'],
  [
    'resource, pitch 1',
    'when you draw a card: gain 1 life',
    'this lies nowhere where that works: as it defends, only what is about its defending does',
  ],
  // What an attack has to be paid for is used on the chain; a card that is only carried out is paid for itself.
  [attack, '[instant] discard 1 card: this gets +2'],
  [attack, '[instant] once a turn: draw 1 card'],
  [
    'action, cost 0, pitch 1, defense 2',
    '[instant] pay 1: draw 1 card',
    'on a card that is carried out [instant] has neither a cost nor a limit',
  ],
])('%s: %s', (types, text, ...told) => {
  expect(faults(types, text)).toEqual(told);
});
