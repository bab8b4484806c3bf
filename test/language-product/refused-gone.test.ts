/** What is done to cards where the text itself has taken them to a zone in which nobody does that to any card. */
import { accepts, refuses } from './refuses.js';

const gone = (verb: string, zone: string): string =>
  `what is meant here has gone to the ${zone}, and ‘${verb}’ is done to no cards there`;
const notOf = (verb: string, zone: string): string =>
  `‘${verb}’ is done to no cards of the ${zone}`;
const usedUp = (zone: string): string =>
  `the card that was spoken of last lies in the ${zone} by then, where this makes nothing of it`;
const noDeed = 'nothing is said before this of which one could say whether it was done';
const perhapsNotAsked = 'it may be that nobody was asked: does this go for whoever was not, too?';
const perhapsNothing = 'it may be that there was nothing to be done: does this go for that, too?';

refuses([
  // No effect follows a card to another zone (302.3), whichever card it is.
  [
    'fire',
    'stays',
    'when your unit is retired: return it to hand',
    'that card has gone to the adolla by then, and no effect follows it there',
  ],
  [
    'fire',
    'stays',
    'when you discard a card: you may return it to hand',
    'that card has gone to the adolla by then, and no effect follows it there',
  ],
  ['duel', 'once', 'destroy 1 of your creatures, then destroy it', gone('destroy', 'graveyard')],
  ['duel', 'once', "return 1 creature to its owner's hand. tap it", gone('tap', 'hand')],
  [
    'duel',
    'stays',
    'when this attacks: discard 2 cards; discard 1 of them',
    gone('discard', 'graveyard'),
  ],
  [
    'duel',
    'once',
    'each player discards 1 card. for each of them, discard it',
    gone('discard', 'graveyard'),
  ],
  ['fire', 'once', 'retire 1 of your units. if you do, retire that unit', gone('retire', 'adolla')],
  ['flesh', 'once', 'destroy 1 of your allies; destroy it', gone('destroy', 'graveyard')],
  // Nor is anything made of it there.
  ['flesh', 'once', 'destroy 1 of your auras. it gets +2', usedUp('graveyard')],
  ['flesh', 'once', 'discard 1 card. it gains go again', usedUp('graveyard')],
  ['duel', 'once', 'destroy 1 creature. it gets +1000', usedUp('graveyard')],
  ['fire', 'once', 'retire 1 unit. it gets +1', usedUp('adolla')],
  // Declined, it is no card, and discarded it lies there.
  [
    'flesh',
    'stays',
    'when this attacks: you may discard 1 card. if you do not, lose 1 life. it gets +1',
    usedUp('graveyard'),
  ],
  [
    'duel',
    'stays',
    'when this attacks: you may destroy 1 of your creatures. if you do, draw 1 card, otherwise draw 2 cards. tap it',
    'this could be the card that was spoken of before, or the one that was drawn',
  ],
  [
    'flesh',
    'stays',
    'when this attacks: you may destroy 1 of your auras. if you do not, lose 1 life. destroy it',
    gone('destroy', 'graveyard'),
  ],
  // "It" is the card that was drawn.
  ['duel', 'stays', 'when your turn begins: draw 1 card, then destroy it', gone('destroy', 'hand')],
  ['fire', 'once', 'draw 1 card. retire it', gone('retire', 'hand')],
  ['flesh', 'once', 'draw 1 card; destroy that ally', gone('destroy', 'hand')],
  // Nor does it do anything there.
  [
    'duel',
    'once',
    'destroy 1 of your creatures. it cannot attack',
    'what is meant here has gone to the graveyard, and ‘attacks’ is said only of cards in the battle zone',
  ],
  // What was looked at lies where it lay.
  [
    'duel',
    'once',
    'look at the top 3 cards of your deck. for each of them, destroy it',
    notOf('destroy', 'deck'),
  ],
  [
    'duel',
    'once',
    'choose 2 of your creatures. discard 1 of them',
    notOf('discard', 'battle zone'),
  ],
  // That something gets +1000 nobody does.
  ['duel', 'once', '1 of your creatures gets +1000. if you do, draw 2 cards', noDeed],
  [
    'fire',
    'stays',
    'when this attacks: 1 of your units gets +1, then if you do, draw 2 cards',
    noDeed,
  ],
  [
    'flesh',
    'once',
    'you may discard 1 card. if you do, 1 of your allies gets +1. if you do, draw 1 card',
    noDeed,
  ],
]);

accepts([
  ['flesh', 'stays', 'when this attacks: you may discard 1 card. if you do not, it gets +1'],
  [
    'flesh',
    'stays',
    'when this attacks: you may discard 1 card. if you do, choose 1 of your auras, otherwise gain 1 life. destroy it',
  ],
  ['fire', 'stays', 'when your unit is retired: return it from your adolla to hand'],
  ['fire', 'stays', 'when your unit is deployed: spend it'],
  // It may not have come about: then it lies where it lay.
  [
    'duel',
    'once',
    'choose 1 of your creatures. you may return it to your hand. if you do not, destroy it',
  ],
  [
    'duel',
    'once',
    'choose 1 of your creatures. return it to your hand. if you do, draw 1 card, otherwise destroy it',
  ],
  ['fire', 'once', 'choose 1 of your units. you may put it on the bottom of your deck. retire it'],
  // There it can be done.
  ['duel', 'once', 'draw 1 card, then discard it'],
  ['duel', 'once', "put 1 creature into its owner's mana zone. tap it"],
  ['fire', 'once', "return 1 of your units to its owner's hand. discard it"],
  ['duel', 'once', 'choose 1 creature. if you do, it gets +1000'],
  ['duel', 'once', 'you may discard 1 card. if you do, draw 1 card. if you do, discard 1 card'],
]);

// Where the event has left a card of it.
refuses([
  ['duel', 'stays', 'when this breaks a shield: destroy it', gone('destroy', 'hand')],
  ['duel', 'stays', 'when this breaks a shield: untap it', gone('untap', 'hand')],
  ['duel', 'stays', 'when a creature is destroyed: tap it', gone('tap', 'graveyard')],
  ['duel', 'stays', 'when your creature is destroyed: discard it', gone('discard', 'graveyard')],
  ['duel', 'stays', 'when a creature is destroyed: it gets +1000', usedUp('graveyard')],
  ['duel', 'stays', 'when a creature is destroyed: it gains blocker', usedUp('graveyard')],
  ['flesh', 'stays', 'when an ally is destroyed: it gains go again', usedUp('graveyard')],
  ['fire', 'stays', 'when another of your units is retired: it gets +1', usedUp('adolla')],
  [
    'duel',
    'stays',
    'when your creature is destroyed: it cannot attack',
    'what is meant here has gone to the graveyard, and ‘attacks’ is said only of cards in the battle zone',
  ],
  // What kind of card it is the event tells as well.
  ['duel', 'stays', 'when a field enters: it gets +1000', 'only a creature has ‘power’'],
  [
    'duel',
    'stays',
    'when a field enters: it gains blocker',
    '‘blocker’ does something only on a creature',
  ],
  [
    'duel',
    'stays',
    'when a field enters: it cannot attack',
    '‘attacks’ is said only of a creature',
  ],
  ['fire', 'stays', 'when a flame card is attached to this: it gets +1', 'only a unit has ‘power’'],
  [
    'fire',
    'stays',
    'when a flame card is attached to this: retire it',
    '‘retire’ is said only of a unit',
  ],
]);
accepts([
  ['duel', 'stays', 'when this breaks a shield: discard it'],
  // Where it was attacks may be looked at, and of several events each leaves it elsewhere.
  ['duel', 'stays', 'when your creature is destroyed: if it attacked this turn, draw 1 card'],
  ['duel', 'stays', 'when a creature attacks or is destroyed: tap it'],
  ['duel', 'stays', 'when a creature enters or is destroyed: it gets +1000'],
  ['duel', 'stays', 'when a creature enters: it gets +1000'],
  ['duel', 'stays', 'when this breaks a shield: untap this'],
  ['duel', 'stays', 'when a creature is destroyed: return it to hand'],
  ['duel', 'stays', 'when this attacks a creature: destroy that creature'],
]);

// What was offered only where something was so.
refuses([
  [
    'duel',
    'once',
    'if you have 1 or more creatures, you may discard 1 card. if you do not, draw 2 cards',
    perhapsNotAsked,
  ],
  [
    'flesh',
    'once',
    'if you have 1 or more items, you may discard 1 card. if you do, draw 1 card, otherwise gain 1 life',
    perhapsNotAsked,
  ],
  [
    'fire',
    'once',
    'you may retire 1 of your units. if you do, you may draw 1 card. if you do not, deal 1 damage to your opponent',
    perhapsNotAsked,
  ],
  // What was to be done only where something was so.
  [
    'duel',
    'once',
    'if you have 1 or more creatures, discard 1 card. if you do not, draw 2 cards',
    perhapsNothing,
  ],
  [
    'fire',
    'once',
    'if you have 2 or more units, discard 1 card. if you do, draw 1 card, otherwise draw 2 cards',
    perhapsNothing,
  ],
  [
    'flesh',
    'once',
    'if you have an item, destroy 1 of your items, otherwise attacks get +1 this turn. if you do not, draw 1 card',
    perhapsNothing,
  ],
]);
accepts([
  [
    'duel',
    'once',
    'if you have 1 or more creatures, you may discard 1 card. if you do, draw 2 cards',
  ],
  [
    'duel',
    'once',
    'if you have a creature, you may discard 1 card, otherwise you may draw 1 card. if you do not, draw 2 cards',
  ],
  ['fire', 'once', 'you may draw 1 card. if you do, discard 1 card. if you do not, draw 2 cards'],
  ['duel', 'once', 'if you have 1 or more creatures, discard 1 card. if you do, draw 2 cards'],
  ['duel', 'once', 'if you have 1 or more creatures, discard 1 card, otherwise draw 2 cards'],
  [
    'flesh',
    'once',
    'if you have an item, destroy 1 of your items, otherwise discard 1 card. if you do not, draw 1 card',
  ],
  [
    'flesh',
    'stays',
    'when this hits, if you have 1 or more items: you may discard 1 card. if you do not, gain 1 life',
  ],
]);

refuses(
  (
    [
      ['duel', 'when you cast a spell: put it into your mana zone'],
      ['duel', 'when your opponent casts a spell: you may return it to its owner’s hand'],
      ['duel', 'when you cast a spell: it gains shield trigger'],
      ['fire', 'when you use an event: put it into your hand'],
    ] as const
  ).map(([game, text]) => [
    game,
    'stays',
    text.replace('’', "'"),
    'that card is used up by the time this is carried out, and nothing can be done to it any more',
  ]),
);

accepts([
  ['duel', 'stays', 'when you cast a spell: draw cards equal to its cost'],
  ['duel', 'stays', 'when you cast a spell: choose 1 of your creatures. it gets +1000 this turn'],
  ['fire', 'stays', 'when you use a card: put it into your hand'],
]);

accepts([
  [
    'duel',
    'once',
    'reveal the top card of your deck. if it is a creature, put it into the battle zone. if it is a spell, cast it',
  ],
]);

// What was used is another card by the time that something is done to it.
const isAnother =
  'that card is used up by the time this is carried out, and nothing can be done to it any more';

refuses([
  ['fire', 'stays', 'when you use a unit: it gets +1 until end of turn', isAnother],
  ['fire', 'stays', 'when you use a unit: spend it', isAnother],
  ['duel', 'stays', 'when you cast a spell: return it from your graveyard to hand', isAnother],
]);
