/** Heroes stand for their players, where one is spoken of; and "they" for the player across the table whose hero was hit. */
import { accepts, refuses } from './refuses.js';

refuses([
  ['flesh', 'once', 'each marked hero draws 1 card', 'only a player can ‘draw’'],
  [
    'flesh',
    'stays',
    'when this is destroyed: you may discard 1 card. if you do, they draw 1 card',
    'who are they that ‘draw’? the text does not say',
  ],
  [
    'flesh',
    'once',
    'each player discards 1 card. banish 1 card from their graveyard',
    '‘their’: whose?',
  ],
  ['flesh', 'once', '2 heroes draw 1 card', 'only a player can ‘draw’'],
  ['flesh', 'once', 'each other hero draws 1 card', 'only a player can ‘draw’'],
  ['flesh', 'once', 'your hero draw 1 card', '‘draw’ does not go with its subject'],
  ['flesh', 'once', 'intimidate target ally', '‘intimidate target ally’ is done to players'],
  ['flesh', 'once', '1 ally gains 2 life', 'only a player can ‘gain life’'],
  [
    'flesh',
    'stays',
    'when 1 of your weapons attacks: they discard 1 card',
    'who are they that ‘discard’? the text does not say',
  ],
]);

accepts([
  ['flesh', 'stays', 'when a weapon hits a hero: they discard 1 card'],
  [
    'flesh',
    'stays',
    'when your weapon hits a hero: you may discard 1 card. if you do, they discard 1 card',
  ],
  ['flesh', 'once', 'each hero draws 1 card'],
  ['flesh', 'once', 'your hero draws 1 card'],
  ['flesh', 'once', "your opponent's hero may discard 1 card"],
  ['flesh', 'once', 'intimidate target hero'],
  ['flesh', 'once', 'intimidate each hero'],
  ['flesh', 'once', 'target hero draws 1 card'],
  ['flesh', 'once', 'target hero draws 1 card, then discards 1 card'],
  ['flesh', 'once', '1 hero gains 2 life'],
  ['flesh', 'once', 'target hero may draw 1 card'],
  ['flesh', 'stays', 'when your weapon hits a hero: they discard 1 card'],
  ['flesh', 'stays', 'when your weapon hits a hero: that hero loses 2 life'],
]);
