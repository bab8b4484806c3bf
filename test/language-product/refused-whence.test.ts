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

// A creature is one of the battle zone; of which cards else it is said nobody can tell.
refuses(
  ['a card is returned to your hand', 'your tapped card is returned to hand'].map((event) => [
    'duel',
    'stays',
    `when ${event}: draw 1 card`,
    '‘is returned’ of a card: from which zone?',
  ]),
);
accepts([
  ['duel', 'stays', 'when your creature is returned to your hand: draw 1 card'],
  ['duel', 'stays', 'when a card in your graveyard is returned to your hand: draw 1 card'],
]);

// What a verb looks for by itself where such cards never lie.
refuses([
  ['fire', 'once', 'discard 1 of your flame cards', '‘flame cards’ is no word for cards in ‘hand’'],
  ['fire', 'once', 'discard 1 flame card', '‘flame card’ is no word for cards in ‘hand’'],
]);
accepts([
  ['fire', 'once', 'discard 1 of your flame cards in your field'],
  ['fire', 'once', 'discard 1 flame card attached to 1 of your units'],
]);

// How it lies when it attacks is settled by that.
refuses([
  [
    'duel',
    'stays',
    'when an untapped creature attacks: draw 1 card',
    'how it lies is looked at once that has changed: this is never so, or always',
  ],
  [
    'fire',
    'stays',
    'when a ready unit attacks: draw 1 card',
    'how it lies is looked at once that has changed: this is never so, or always',
  ],
  // Only those battle to which it could be done.
  ['duel', 'once', '1 creature battles 1 field', '‘battles’ is said only of a creature'],
  ['duel', 'once', '1 field battles 1 creature', '‘battles’ is said only of a creature'],
]);

accepts([
  ['duel', 'stays', 'when a creature is summoned from your mana zone: draw 1 card'],
  ['duel', 'stays', 'when you cast a spell from your graveyard: draw 1 card'],
  ['flesh', 'stays', 'when you play an instant from your arsenal: draw 1 card'],
]);
