/** What is said of targets where none can be declared, or not as it is said. */
import { accepts, refuses } from './refuses.js';

const forNothingElse = 'targets are declared for what is carried out, and for nothing else';

refuses([
  ['flesh', 'once', 'destroy all target auras', 'how many targets?'],
  ['flesh', 'once', 'destroy target auras', 'how many targets?'],
  [
    'flesh',
    'once',
    'your opponent chooses 1 target aura. destroy it',
    'whoever has the text declares its targets, and nobody else',
  ],
  [
    'flesh',
    'stays',
    'when you would draw a card: instead destroy 1 target aura',
    'no targets are declared for this: it does not come to the stack by itself',
  ],
  ['flesh', 'stays', 'when 1 target aura is destroyed: draw 1 card', forNothingElse],
  ['flesh', 'once', 'if you have a target aura, draw 1 card', forNothingElse],
  ['duel', 'once', 'destroy 1 target creature', 'no targets are declared in this game'],
]);

accepts([
  ['flesh', 'once', 'destroy 1 target aura'],
  ['flesh', 'once', 'destroy target aura'],
  ['flesh', 'once', 'choose 1 target aura. destroy it'],
  ['flesh', 'once', 'your opponent chooses 1 aura. destroy it'],
]);
