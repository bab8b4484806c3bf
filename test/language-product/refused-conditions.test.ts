/** Which card `it` is behind a condition: refused where the condition names one that it could be. */
import { accepts, refuses } from './refuses.js';

const ofThis =
  'this could be the card that has the text, which the condition names, or the one that was spoken of before';
const inCondition =
  'this could be the card that the condition names, or the one that was spoken of before';

// The card itself, which a condition names between what was spoken of and what is said of it.
refuses([
  [
    'duel',
    'stays',
    'when another creature enters: if this is tapped, it gets +1000 until end of turn',
    ofThis,
  ],
  [
    'duel',
    'stays',
    'when another creature enters, if this is tapped: it gets +1000 until end of turn',
    ofThis,
  ],
  ['fire', 'stays', 'when your other unit attacks: if this is spent, it gets +1', ofThis],
  [
    'duel',
    'stays',
    'when this enters: if a creature attacked this turn, it gets +1000',
    inCondition,
  ],
  ['duel', 'stays', 'while your opponent has a tapped creature, it gets -1000', inCondition],
  [
    'duel',
    'stays',
    'it gets +1000 while this is tapped',
    'nothing was spoken of that this could mean',
  ],
]);

accepts([
  ['duel', 'stays', 'while this is tapped, it gets +1000'],
  ['duel', 'stays', 'while this is tapped, it cannot be attacked'],
  ['duel', 'stays', 'if this is tapped, it gets +1000'],
  ['duel', 'stays', 'this gets +1000 while it is tapped'],
  ['duel', 'stays', 'when this attacks: if this is untapped, it gets +1000 until end of turn'],
  [
    'duel',
    'stays',
    'when another creature enters: if this is tapped, that creature gets +1000 until end of turn',
  ],
  ['duel', 'stays', 'when this enters: choose 2 creatures. if this is tapped, destroy them'],
]);

const any = (noun: string) =>
  `which ‘${noun}’? what cannot be goes for any of them, and nobody chooses 1`;

// What cannot be goes for any of them: of one alone it would say less than it does.
refuses([
  [
    'duel',
    'once',
    'your opponent’s creatures cannot attack 1 of your creatures this turn',
    any('creatures'),
  ],
  ['duel', 'once', 'your creatures cannot be destroyed by 1 spell this turn', any('spell')],
  ['flesh', 'stays', 'your attacks cannot be defended by 1 card', any('card')],
]);

// What cards gain is read as if it stood on such a card.
refuses([
  ['duel', 'stays', 'your fields gain { this gets +1000 }', 'only a creature has ‘power’'],
  [
    'duel',
    'stays',
    'your fields gain { when this attacks: draw 1 card }',
    '‘attacks’ is said only of a creature',
  ],
  [
    'duel',
    'stays',
    'your other creatures gain { when this is cast: draw 1 card }',
    '‘casts’ is said only of a spell',
  ],
]);

accepts([['duel', 'stays', 'your creatures gain { this gets +1000 while it is tapped }']]);
