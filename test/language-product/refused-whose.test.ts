/** Whose cards are meant, and who it is that does something: where a reader could take it for another player, it is asked. */
import { accepts, refuses } from './refuses.js';

const whose = '‘their’: whose?';
const owners = 'no rule carries out yet what the owner or controller of each of these has';

refuses([
  ['duel', 'once', 'draw X cards, where X is the number of their creatures', whose],
  ['flesh', 'once', 'gain life equal to the number of their items', whose],
  ['flesh', 'once', 'deal damage to 1 hero equal to the number of cards in their hand', whose],
  ['flesh', 'once', 'deal damage to each hero equal to the number of cards in their hand', whose],
  [
    'fire',
    'once',
    'each player discards 1 card. draw cards equal to the number of cards in their hand',
    whose,
  ],
  ['duel', 'stays', "creatures get +1000 for each card in their owner's hand", owners],
  ['duel', 'stays', 'each creature gets +1000 while its owner has no shields', owners],
  ['duel', 'stays', "your opponent's creatures get +1000 during their owner's turn", owners],
  ['duel', 'stays', "your opponent's creatures cannot attack during their owner's turn", owners],
  ['duel', 'once', "creatures get +2000 while it is their owner's turn", owners],
  ['duel', 'stays', "during their owner's turn, your opponent's creatures get +1000", whose],
  ['duel', 'stays', 'while their owner has no shields, creatures get +1000', whose],
  ['flesh', 'stays', "during their controller's turn, your opponent's attacks get +1", whose],
  ['fire', 'stays', "your opponent's units get -1 for each card in their owner's hand", owners],
  ['flesh', 'stays', "attacks get +1 for each card in their controller's hand", owners],
  [
    'duel',
    'once',
    "destroy all creatures with cost less than or equal to the number of their owner's shields",
    owners,
  ],
  [
    'fire',
    'once',
    'you may discard 1 card. if you do, your opponent discards 1 card. if they do not, draw 1 card',
    'it is you who does that',
  ],
  ['flesh', 'once', 'discard 1 card. if they do, draw 1 card', 'it is you who does that'],
  [
    'fire',
    'once',
    'discard 1 card, then draw 1 card. if you do, draw 1 card',
    'one thing is done after another before this: is it asked of all of that, or of the last?',
  ],
  [
    'duel',
    'once',
    'until end of turn, your creatures get +1000. your creatures gain blocker',
    'how long is said in front of the sentence before this: does it go for this, too?',
  ],
]);

accepts([
  [
    'fire',
    'once',
    'if your opponent has 2 or more units, draw cards equal to the number of their units',
  ],
  ['fire', 'once', 'deal damage to your opponent equal to the number of cards in their hand'],
  ['fire', 'once', 'deal X damage to your opponent, where X is the number of their units'],
  ['fire', 'once', 'return all units to their hand'],
  ['duel', 'once', 'put 1 creature into their mana zone'],
  ['duel', 'stays', "this gets +1000 for each card in its owner's hand"],
  [
    'duel',
    'once',
    "1 of your opponent's creatures gets -1000 for each card in its owner's hand until end of turn",
  ],
  ['fire', 'once', 'your opponent may discard 1 card. if they do, draw 1 card'],
  ['fire', 'once', 'discard 1 card and draw 1 card. if you do, draw 1 card'],
  ['fire', 'once', 'choose 1 unit, then retire it. if you do, draw 1 card'],
  ['fire', 'once', 'until end of turn, your units get +1 and gain assault. draw 1 card'],
]);
