/** `the next creature you summon this turn gets +2000`: one card, known once it has come about. */
import { accepts, refuses } from './refuses.js';

refuses([
  ['duel', 'once', 'the next 1 creature you summon this turn gets +2000', 'the next is one'],
  [
    'duel',
    'once',
    'the next creature you summon this turn gets -1 cost',
    'no rule tells yet what the next such card costs',
  ],
  [
    'duel',
    'once',
    'the next creature you summon this turn gets +1000 for each of your creatures',
    'no rule works out yet how much that is of the next one',
  ],
  [
    'duel',
    'once',
    'the next creature you summon this turn gets power equal to its cost',
    'no rule works out yet how much that is of the next one',
  ],
  [
    'duel',
    'once',
    'the next creature you summon this turn gets +1000 until end of turn',
    'how long is said already',
  ],
  ['duel', 'once', 'the next creature you tickle gets +1000', 'there is no event ‘tickle’'],
  [
    'duel',
    'stays',
    'the next creature you summon gets +1000',
    'this card stays, and its text does not say when this is done',
  ],
  ['duel', 'once', 'the next card you draw gets +1000', 'the next of which cards?'],
  ['duel', 'once', 'the next spell you cast gets +1000', 'only a creature has ‘power’'],
  [
    'duel',
    'once',
    'the next spell you cast gains blocker',
    '‘blocker’ does something only on a creature',
  ],
  [
    'fire',
    'once',
    'the next unit you use this turn gets +2',
    'this is over before the card comes to where it stays',
  ],
]);

accepts([
  ['duel', 'once', 'the next creature you summon this turn gets +2000 and gains blocker'],
  ['duel', 'once', 'the next creature you summon cannot attack until end of turn'],
  ['duel', 'stays', 'when this attacks: the next creature you summon this turn gets +1000'],
  ['fire', 'once', 'the next unit you deploy this turn gets +1'],
  ['flesh', 'once', 'draw 1 card, then the next attack card you play this turn gets -1 cost'],
  ['flesh', 'once', 'the next ally you play this turn gets +1'],
]);
