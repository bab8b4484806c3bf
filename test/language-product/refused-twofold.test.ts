/** What could be read in two ways, or can never be done, is a problem that says what to write. */
import { accepts, refuses } from './refuses.js';

refuses([
  // Whose: "their" is that of one player who was named.
  ['duel', 'stays', 'players cannot look at their shields', '‘their’: whose?'],
  ['duel', 'stays', 'you cannot look at their shields', '‘their’: whose?'],
  ['fire', 'stays', 'this gets +1 for each card in their hand', '‘their’: whose?'],
  ['fire', 'once', 'for each unit in their field, draw 1 card', '‘their’: whose?'],
  // Which: one other takes part, or all others are meant.
  [
    'duel',
    'stays',
    'when this wins a battle: destroy the other creatures',
    '‘the other creatures’: one other takes part in what happened, and there may be more',
  ],
  [
    'fire',
    'stays',
    'when this attacks a unit: retire the other units',
    '‘the other units’: one other takes part in what happened, and there may be more',
  ],
  // For which of two verbs.
  [
    'duel',
    'stays',
    'creatures cannot be returned to hand or put into graveyard',
    'what else cannot be stands behind words that could be joined with it',
  ],
  [
    'duel',
    'stays',
    'when this attacks or blocks a creature: draw 1 card',
    'does this go for ‘attacks’, too?',
  ],
  [
    'duel',
    'stays',
    'this cannot be attacked or blocked by creatures with power 3000 or less',
    'does this go for ‘attacked’, too?',
  ],
  [
    'duel',
    'stays',
    'your creatures cannot attack or block creatures',
    'does this go for ‘attack’, too?',
  ],
  // A card that is carried out lies nowhere where this is done.
  [
    'duel',
    'once',
    'untap this',
    'to ‘untap’ this is not possible: it is carried out, and lies in no battle zone or mana zone meanwhile',
  ],
  [
    'fire',
    'once',
    'ready this',
    'to ‘ready’ this is not possible: it is carried out, and lies in no field meanwhile',
  ],
  [
    'fire',
    'once',
    'reveal this',
    'to ‘reveal’ this is not possible: it is carried out, and lies in no deck, hand or life meanwhile',
  ],
  ['duel', 'once', 'destroy 1 card in your hand', '‘destroy’ is done to no cards of the hand'],
  [
    'duel',
    'stays',
    'this gets +1000 for each card attached to this',
    'in this game nothing is attached to cards',
  ],
]);

accepts([
  ['duel', 'stays', 'your opponent cannot look at their shields'],
  ['duel', 'stays', 'this gets +1000 while your opponent has 2 cards in their hand'],
  ['duel', 'stays', "your opponent's creatures get +1000 for each card in their hand"],
  ['duel', 'stays', 'when your opponent draws a card: they discard 1 card'],
  ['duel', 'stays', 'when this wins a battle: destroy the other creature'],
  ['duel', 'stays', 'when this wins a battle: destroy all other creatures'],
  ['duel', 'once', 'choose 1 creature, then destroy the other creatures'],
  ['duel', 'stays', 'when this loses or wins a battle: draw 1 card'],
  ['duel', 'stays', 'when this attacks or blocks: draw 1 card'],
  ['duel', 'stays', 'this cannot attack or block'],
  ['duel', 'stays', 'this cannot attack or be blocked'],
  ['duel', 'once', 'return this to your hand'],
  ['duel', 'once', '1 of your creatures gains { when this attacks: untap this }'],
]);
