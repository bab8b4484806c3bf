/** What `it`, `them` and `another` mean behind a cost, and what a text waits for within itself: what nobody could tell is refused. */
import { accepts, refuses } from './refuses.js';

const paidOrOfEvent = 'this could be the card of what happened, or the one that was paid with';

refuses([
  [
    'fire',
    'stays',
    'when 1 of your other units attacks, discard 1 card: it gets +2',
    paidOrOfEvent,
  ],
  [
    'fire',
    'stays',
    'when 1 of your other units attacks, retire 1 unit: that unit gets +2 until end of turn',
    paidOrOfEvent,
  ],
  [
    'duel',
    'stays',
    'when this would be destroyed, discard 1 card: instead draw cards equal to its cost',
    paidOrOfEvent,
  ],
  [
    'flesh',
    'stays',
    'when your hero would be dealt damage, discard 1 card: instead prevent X damage, where X is its defense',
    paidOrOfEvent,
  ],
  [
    'duel',
    'stays',
    'when this would be destroyed, discard 1 card: instead draw 1 card. if a spell was discarded this way, draw 1 card',
    'nothing was ‘discarded’ in the sentence before',
  ],
]);

accepts([
  [
    'fire',
    'stays',
    'when 1 of your other units attacks, discard 1 card: that unit gets +2 until end of turn',
  ],
  ['fire', 'stays', 'when 1 of your other units attacks, pay 1: it gets +2 until end of turn'],
  ['fire', 'stays', 'when this attacks, discard 1 card: if it is a unit, draw 1 card'],
  ['fire', 'stays', '[deploy] retire 1 of your other units: draw cards equal to its power'],
  ['duel', 'stays', 'when this would be destroyed: instead draw cards equal to its cost'],
  [
    'fire',
    'stays',
    "when your opponent's unit would be retired, discard 1 card: instead return it to hand",
  ],
]);

const orAtOnce = 'is this done when that happens, or at once?';

refuses([
  ['duel', 'once', 'choose 1 creature. when it attacks: draw 1 card. destroy it', orAtOnce],
  [
    'duel',
    'once',
    'draw 1 card. whenever your creature attacks: draw 1 card',
    'what waits for an event in a text waits once, and ‘whenever’ is each time',
  ],
  [
    'duel',
    'once',
    'choose 2 creatures. when they attack: destroy them',
    'each of them by itself, or as soon as one of them does?',
  ],
  [
    'duel',
    'once',
    'choose 1 creature. when a creature attacks: destroy it',
    'this could be the card of the event that is waited for, or the one that was spoken of before',
  ],
]);

accepts([
  ['duel', 'once', 'draw 1 card. when a creature becomes tapped: untap it'],
  ['duel', 'once', 'choose 1 creature. when it attacks: untap it, then draw 1 card'],
]);

const otherThanWhich = 'other than this, or than the one that was spoken of before?';

refuses([
  [
    'fire',
    'stays',
    'when another of your units attacks: your other units get +1 until end of turn',
    otherThanWhich,
  ],
  [
    'fire',
    'once',
    'attach 1 of your flame cards to 1 of your units, then draw 1 card for each flame card attached to it',
    '‘attached to’ is said only of a unit',
  ],
]);

accepts([
  [
    'duel',
    'stays',
    'when another of your creatures is destroyed: destroy 1 of your other creatures',
  ],
]);

const alwaysOrNever = (said: 'always' | 'never'): string =>
  `the card itself is one of them, so this is ${said} so`;

refuses([
  ['duel', 'once', 'if no spell was cast this turn, draw 1 card', alwaysOrNever('never')],
  ['duel', 'once', 'if you cast no spells this turn, draw 1 card', alwaysOrNever('never')],
  ['duel', 'once', 'if a player cast a spell this turn, draw 1 card', alwaysOrNever('always')],
  ['fire', 'once', 'if you used no events this turn, draw 1 card', alwaysOrNever('never')],
]);

accepts([
  ['duel', 'once', 'if your opponent cast no spells this turn, draw 1 card'],
  ['duel', 'once', 'if no other spell was cast this turn, draw 1 card'],
]);

const noWordThere = '‘shields’ is no word for cards in ‘hand’';

refuses([
  ['duel', 'once', 'discard 1 of your shields', noWordThere],
  ['duel', 'once', 'cast 1 of your shields', noWordThere],
  ['duel', 'once', 'charge 1 of your shields', noWordThere],
  ['duel', 'once', 'break 1 creature', '‘break’ is done to shields'],
  [
    'duel',
    'once',
    'return 1 spell and 1 creature in your graveyard to your hand',
    'is what stands behind this said of the first as well?',
  ],
  [
    'duel',
    'once',
    'tap all fields and all creatures of your opponent',
    'is what stands behind this said of the first as well?',
  ],
  ['duel', 'once', 'if you have no cards, draw 1 card', 'which cards?'],
  ['flesh', 'stays', 'your defending cards get +1', 'power, or defense?'],
]);

accepts([
  ['duel', 'stays', 'shields cannot be cast'],
  ['duel', 'once', 'return 1 spell and 1 creature from your graveyard to your hand'],
  ['flesh', 'stays', 'your defending cards get +1 defense'],
  ['duel', 'once', 'if you have no cards in hand, draw 1 card'],
]);
