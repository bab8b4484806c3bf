/** Who they are: of whom the text spoke last, for as long as nobody else's cards were spoken of since. */
import { accepts, refuses } from './refuses.js';

const who = (verb: string): string => `who are they that ‘${verb}’? the text does not say`;

refuses([
  ['duel', 'once', 'draw 1 card. destroy 1 of their creatures', '‘their’: whose?'],
  [
    'duel',
    'once',
    'draw 1 card. return 1 creature from their graveyard to hand',
    '‘their’: whose?',
  ],
  [
    'duel',
    'once',
    'draw 1 card. that player discards 1 card',
    '‘that player’: who? the text has spoken of none',
  ],
  [
    'duel',
    'once',
    'each player draws 1 card. that player discards 1 card',
    '‘that player’: who? the text has spoken of each of them',
  ],
  [
    'flesh',
    'once',
    'destroy 1 aura. deal 1 damage to them',
    'one card was spoken of last, and these are several',
  ],
  ['flesh', 'once', 'draw 1 card. they draw 1 card', who('draw')],
  ['flesh', 'once', 'target hero loses 1 life. destroy all auras. they draw 1 card', who('draw')],
  ['flesh', 'once', 'target hero loses 1 life. draw 1 card. they draw 1 card', who('draw')],
  [
    'flesh',
    'once',
    'target hero loses 1 life. deal 1 damage to 1 ally. they draw 1 card',
    who('draw'),
  ],
  ['flesh', 'once', 'target hero loses 1 life. they destroy 1 aura. they draw 1 card', who('draw')],
  [
    'flesh',
    'once',
    'draw 1 card. if they have an aura, draw 1 card',
    'only a player, this or it can have something',
  ],
  [
    'flesh',
    'once',
    'each player draws 1 card. if they have an aura, draw 1 card',
    'others than you were spoken of: who draws?',
  ],
  [
    'flesh',
    'once',
    'each player discards 1 card. if it is an attack card, draw 1 card',
    'others than you were spoken of: who draws?',
  ],
  [
    'duel',
    'once',
    'each player discards 1 card. shuffle your deck. if it is a creature, you draw 1 card',
    'no rule tells yet what each player did by themselves',
  ],
  [
    'fire',
    'once',
    'deal damage to each player equal to the number of their units',
    '‘their’: whose?',
  ],
]);

accepts([
  ['duel', 'once', 'your opponent discards 1 card. destroy 1 of their creatures'],
  ['duel', 'once', "your opponent discards 1 card. that player's creatures get -1000 this turn"],
  ['duel', 'stays', 'when a player draws a card: they cannot draw cards this turn'],
  ['fire', 'once', 'your opponent draws 1 card. deal 1 damage to them'],
  ['fire', 'once', 'each player takes 1 damage'],
  ['fire', 'once', 'deal 1 damage to each player'],
  [
    'duel',
    'once',
    'each player may discard any number of cards. if they do, they draw that many cards',
  ],
  ['duel', 'once', 'each player discards any number of cards. they draw that many cards'],
  ['fire', 'once', 'your opponent takes damage equal to the number of their units'],
  ['duel', 'once', 'each player discards 1 card. they draw cards equal to its cost'],
  [
    'duel',
    'once',
    'discard 1 card. if it is a creature, draw 1 card. your opponent discards 1 card. if it is a creature, they draw 1 card',
  ],
  [
    'fire',
    'once',
    'each player may discard 1 card. if they do, if it is a unit card, they draw 1 card',
  ],
  ['flesh', 'once', 'target hero loses 1 life. they draw 1 card'],
  ['flesh', 'once', 'target hero loses 1 life. they discard 1 card, then they draw 1 card'],
  [
    'flesh',
    'once',
    'target hero loses 1 life. banish 1 card from their graveyard. they draw 1 card',
  ],
  ['flesh', 'once', 'your opponent loses 1 life. destroy all auras. they draw 1 card'],
  ['flesh', 'once', 'target hero loses 1 life. if they have 2 or more auras, draw 1 card'],
  [
    'flesh',
    'stays',
    'when this is dealt damage: your opponent draws 1 card. if they have more cards in hand than you, draw 1 card',
  ],
]);

const ofSeveral = 'no rule carries out yet that the players of several cards do this';
const howMuch =
  'of several cards no rule tells yet whether all are so, or how much they have together';

refuses([
  ['fire', 'once', 'each player retires 1 of their units. its owner takes 1 damage', ofSeveral],
  ['fire', 'once', 'each player retires 1 of their units. deal 1 damage to its owner', ofSeveral],
  [
    'fire',
    'once',
    'each player chooses 1 of their units. retire it. they take damage equal to its power',
    'several cards were spoken of, and this is one',
  ],
  [
    'fire',
    'once',
    'each player chooses 1 of their units. that unit gets power equal to its cost until end of turn',
    howMuch,
  ],
  [
    'fire',
    'once',
    'each player discards 1 card. deal damage to your opponent equal to its cost',
    howMuch,
  ],
  [
    'flesh',
    'once',
    'prevent 3 damage to your hero. gain that much life',
    'nothing was counted before that this could mean',
  ],
]);

accepts([
  ['fire', 'once', 'each player retires 1 of their units. they take damage equal to its power'],
  ['fire', 'once', "each player chooses 1 of their units. return it to its owner's hand"],
  ['fire', 'once', 'each player chooses 1 of their units. retire it. draw that many cards'],
]);

const ofEach = 'no rule tells yet what each player did by themselves';

refuses([
  [
    'duel',
    'once',
    'each player destroys 1 of their creatures. if 2 or more creatures were destroyed this way, they draw 1 card',
    ofEach,
  ],
  [
    'duel',
    'once',
    'each player destroys 1 of their creatures. for each creature destroyed this way, they draw 1 card',
    ofEach,
  ],
  [
    'duel',
    'once',
    'for each creature, its owner draws 1 card. they discard 1 card',
    who('discard'),
  ],
  [
    'flesh',
    'stays',
    'when this hits a hero: each player draws 1 card. that hero discards 1 card',
    '‘that hero’: who? the text has spoken of each of them',
  ],
]);

accepts([
  [
    'duel',
    'once',
    'each player destroys 1 of their creatures. if 2 or more creatures were destroyed this way, you draw 1 card',
  ],
  [
    'duel',
    'once',
    'each player discards 2 cards. if they discarded 2 cards this way, they draw 1 card',
  ],
]);

// The card that a condition names, which a reader may take for the one that "it" means.
const orTheOneNamed =
  'this could be the card that the condition names, or the one that was spoken of before';
const areSeveral = 'one card was spoken of last, and these are several';

refuses([
  [
    'duel',
    'stays',
    'when this attacks: if your opponent has a creature with blocker, destroy it',
    orTheOneNamed,
  ],
  ['duel', 'stays', 'when this attacks: if you have another creature, untap it', orTheOneNamed],
  [
    'duel',
    'stays',
    'when this would be destroyed, if there is a card in your graveyard: instead put it into your mana zone',
    orTheOneNamed,
  ],
  [
    'fire',
    'once',
    'choose 1 of your units. if a unit was retired this turn, spend it',
    orTheOneNamed,
  ],
  [
    'duel',
    'stays',
    'when this attacks: if you have 2 or more cards in hand, discard 1 of them',
    areSeveral,
  ],
  [
    'duel',
    'stays',
    'when this attacks: if your opponent has 2 or more creatures, destroy those creatures',
    areSeveral,
  ],
]);

accepts([
  [
    'duel',
    'stays',
    'when this attacks: if you have 2 or more creatures, it gets +1000 until end of turn',
  ],
  [
    'duel',
    'stays',
    'when this attacks: if you have another creature, choose 1 of your creatures, then untap it',
  ],
  ['flesh', 'once', '1 attack gets +1. if you played another attack this turn, it gets +2'],
  ['duel', 'once', 'if your opponent has more creatures than you, destroy 1 of their creatures'],
  ['duel', 'once', 'if you have fewer creatures than your opponent, destroy 1 of their creatures'],
  ['fire', 'once', 'if your opponent has 3 or more cards in hand, they discard 1 card'],
]);
