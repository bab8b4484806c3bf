/** What no card can be at once. */
import { accepts, refuses } from './refuses.js';

refuses([
  ['duel', 'once', 'destroy all non-fire fire creatures', 'no card both is ‘fire’ and is not'],
  ['duel', 'once', 'destroy all non-creature creatures', 'no card both is ‘creature’ and is not'],
  [
    'duel',
    'once',
    'destroy all tapped untapped creatures',
    'no card is both ‘tapped’ and ‘untapped’',
  ],
  [
    'duel',
    'stays',
    'when a blocker creature with not blocker attacks: draw 1 card',
    'no card both is ‘blocker’ and is not',
  ],
  ['duel', 'stays', 'colorless fire creatures get +1000', 'no card is both ‘colorless’ and ‘fire’'],
  [
    'duel',
    'once',
    'destroy 1 multicolored colorless creature',
    'no card is both ‘multicolored’ and ‘colorless’',
  ],
  [
    'duel',
    'once',
    'destroy all monocolored multicolored creatures',
    'no card is both ‘monocolored’ and ‘multicolored’',
  ],
  ['fire', 'once', 'retire all ready spent units', 'no card is both ‘ready’ and ‘spent’'],
  ['fire', 'once', 'retire all non-unit units', 'no card both is ‘unit’ and is not'],
  [
    'flesh',
    'once',
    'put all non-equipment equipment into your hand',
    'no card both is ‘equipment’ and is not',
  ],
  [
    'flesh',
    'stays',
    'when a non-action action is put into your hand: draw 1 card',
    'no card both is ‘action’ and is not',
  ],
  ['flesh', 'stays', 'this cannot attack non-ally allies', 'no card both is ‘ally’ and is not'],
  [
    'duel',
    'once',
    'destroy all creatures with power 1000 or less and power 3000 or more',
    'no ‘power’ is all that is said of it here',
  ],
  [
    'duel',
    'stays',
    'your creatures with cost 1 and cost 2 get +1000',
    'no ‘cost’ is all that is said of it here',
  ],
  [
    'fire',
    'once',
    'retire all units with cost less than 2 and cost more than 1',
    'no ‘cost’ is all that is said of it here',
  ],
  [
    'flesh',
    'once',
    'destroy all allies with cost 1 and cost 2',
    'no ‘cost’ is all that is said of it here',
  ],
  // Conditions that are to be so together.
  [
    'duel',
    'stays',
    'while this is tapped and this is untapped, this gets +1000',
    'no card is both ‘tapped’ and ‘untapped’',
  ],
  [
    'fire',
    'stays',
    'while this is ready and this is not ready, this gets +1',
    'no card both is ‘ready’ and is not',
  ],
  [
    'duel',
    'stays',
    'while you have 3 or more creatures and you have no creatures, this gets +1000',
    'no number of cards is all that is said of it here',
  ],
  [
    'fire',
    'stays',
    "while it is your turn and it is your opponent's turn, this gets +1",
    'it is never the turn of both',
  ],
  // What this has nothing of, is no measure.
  ['duel', 'once', 'tap all creatures with power less than this', 'only a creature has ‘power’'],
  ['duel', 'once', 'draw cards equal to this’s power', 'only a creature has ‘power’'],
  ['fire', 'once', 'retire all units with power less than this', 'only a unit has ‘power’'],
]);

accepts([
  ['duel', 'stays', 'while this is tapped and it is your turn, this gets +1000'],
  [
    'duel',
    'stays',
    'while you have 2 or more creatures and you have 3 or fewer creatures, this gets +1000',
  ],
  ['duel', 'once', 'destroy all non-fire water creatures'],
  ['duel', 'once', 'destroy all creatures with power 1000 or more and power 3000 or less'],
  ['duel', 'once', 'destroy all creatures with cost 1 or more and cost 1 or less'],
  ['duel', 'once', 'destroy all creatures with cost less than this'],
  ['duel', 'stays', 'when this attacks: tap all creatures with power less than this'],
  ['fire', 'stays', 'when this attacks: draw cards equal to this’s power'],
  ['duel', 'once', 'destroy all fire creatures or non-fire creatures'],
  ['fire', 'once', 'retire all non-spent units'],
  // A card of several types is none of the others.
  ['flesh', 'once', 'put all non-item allies into your hand'],
  ['flesh', 'once', 'put all non-attack actions in your graveyard into your hand'],
]);
