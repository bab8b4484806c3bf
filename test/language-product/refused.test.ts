/** What would mean nothing, or something else than it says, is a problem that names it. */
import { expect, test } from 'vitest';
import { type Bearer, compiled, duelMasters, fireForce } from './boards.js';

const tables = { duel: duelMasters(), fire: fireForce() };

test.each<[game: keyof typeof tables, bearer: Bearer, text: string, message: string]>([
  // How many, where cards are met one by one.
  [
    'duel',
    'stays',
    'this cannot be attacked by 2 or more creatures',
    'how many cannot be said here',
  ],
  ['fire', 'stays', 'when 2 units attack: draw 1 card', 'how many cannot be said here'],
  [
    'duel',
    'once',
    'draw cards equal to the number of 2 creatures',
    'a number of how many has no sense',
  ],
  ['duel', 'stays', 'this gets +1000 while this has 2 creatures', 'how many cannot be said here'],
  // None at all.
  ['duel', 'once', 'destroy no creatures', 'this goes for no card at all'],
  // A zone, of which only so much counts.
  [
    'duel',
    'stays',
    'when a card is put into the top of your deck: draw 1 card',
    'only the zone can be said here',
  ],
  [
    'duel',
    'stays',
    'this gets +1000 while this is in the top of your deck',
    'only the zone can be said here',
  ],
  [
    'fire',
    'stays',
    'when this is retired by your adolla: draw 1 card',
    'a zone does nothing, and nothing is done to it',
  ],
  // Words that narrow nothing down.
  ['duel', 'once', 'put all non-card creatures into your hand', 'there is no contrary of ‘card’'],
  [
    'duel',
    'once',
    'put all shield spells into your hand',
    '‘shield spell’: only one of them can be said',
  ],
  [
    'duel',
    'once',
    'put all shields in your deck into your hand',
    '‘shields’ are somewhere else than ‘deck’',
  ],
  ['duel', 'stays', 'this gets +1000 while this is a card', 'this is so of every card'],
  ['duel', 'once', 'destroy all creatures with card', '‘card’ says nothing of a card'],
  // Who does it, and to what.
  [
    'duel',
    'stays',
    'your opponent gains impulse',
    'a player has no characteristics and no abilities',
  ],
  ['duel', 'once', 'your opponent battles 1 creature', 'only a card can ‘battles’'],
  ['duel', 'once', 'battle 1 creature', 'only a card can ‘battle’'],
  ['fire', 'once', 'deal 1 damage', '‘deal’ needs ‘to …’ behind it'],
  ['duel', 'once', 'put 1 creature', '‘put’ does not say where to'],
  ['fire', 'once', 'attach 1 of your flame cards', '‘attach’ needs ‘to …’ behind it'],
  ['duel', 'once', 'draw 2 cards in your hand', 'only how many can be said behind ‘draw’'],
  ['duel', 'stays', 'when attacks this: draw 1 card', 'who, or what, does it?'],
  ['fire', 'once', "retire 1 of your opponent's", 'which cards?'],
  ['fire', 'once', 'your discards 1 card', 'only a player can ‘discard’'],
])('%s, %s: %s', (game, bearer, text, message) => {
  expect(compiled(tables[game], bearer, text).problems.map((one) => one.message)).toEqual([
    message,
  ]);
});
