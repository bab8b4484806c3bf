/** From where a card is used: only a zone from which one can be. */
import { accepts, refuses } from './refuses.js';

refuses([
  [
    'duel',
    'stays',
    'when a creature is summoned from your battle zone: draw 1 card',
    'no rule tells of ‘summons’ from the battle zone',
  ],
  [
    'duel',
    'stays',
    'when your opponent casts a spell from their nowhere zone: draw 1 card',
    'no rule tells of ‘casts’ from the nowhere zone',
  ],
  [
    'flesh',
    'stays',
    'when you play an instant from your head zone: draw 1 card',
    'no rule tells of ‘plays’ from the head zone',
  ],
]);

accepts([
  ['duel', 'stays', 'when a creature is summoned from your mana zone: draw 1 card'],
  ['duel', 'stays', 'when you cast a spell from your graveyard: draw 1 card'],
  ['flesh', 'stays', 'when you play an instant from your arsenal: draw 1 card'],
]);
