/** Others than which, cards from where: what nobody could tell is a problem that asks. */
import { accepts, type Accepted, refuses, type Refused } from './refuses.js';

const noneOfThem = 'other than which? this card is carried out, and is none of them';
const whichOf = 'other than which of them?';

refuses([
  [
    'flesh',
    'once',
    'deal 1 damage to each other hero',
    'other than which? this card is none of them',
  ],
  [
    'duel',
    'stays',
    "when a creature would be destroyed by a spell: instead return it to its owner's hand",
    'two cards take part in what happens: which of them is this?',
  ],
  [
    'flesh',
    'stays',
    'when your weapon hits an ally: its controller discards 1 card',
    'two cards take part in what happens: whose controller is this?',
  ],
  [
    'duel',
    'once',
    'choose 2 creatures. destroy the creatures',
    '‘the creatures’: those that were spoken of, or all there are?',
  ],
  [
    'duel',
    'once',
    'if each player has a creature, draw 1 card',
    'no rule tells yet what each player has by themselves',
  ],
  ['duel', 'once', 'destroy 1 creature of each player', 'so many in all, or of each of them?'],
  [
    'duel',
    'once',
    'choose 2 creatures. destroy that creature',
    'several cards were spoken of, and this is one',
  ],
  [
    'duel',
    'once',
    'discard 2 cards. draw cards equal to its cost',
    'several cards were spoken of, and this is one',
  ],
  [
    'duel',
    'once',
    'choose 1 creature. untap them',
    'one card was spoken of last, and these are several',
  ],
  [
    'duel',
    'once',
    'discard 2 cards. if they are spells, draw 2 cards',
    'of several cards no rule tells yet whether all are so, or how much they have together',
  ],
  [
    'duel',
    'once',
    'destroy all creatures. their owners draw 1 card',
    'no rule carries out yet that the players of several cards do this',
  ],
  [
    'flesh',
    'once',
    'choose 1 aura, then choose 1 item. destroy that aura',
    'what was spoken of last is no ‘aura’',
  ],
  [
    'flesh',
    'stays',
    'when an item enters the arena: destroy that aura',
    'what was spoken of last is no ‘aura’',
  ],
  [
    'flesh',
    'once',
    'choose 1 aura and 1 item. destroy the aura',
    'several things were done at the same time, and this could mean any of them',
  ],
  ['duel', 'once', 'destroy all other creatures', noneOfThem],
  ['duel', 'once', 'draw 1 card. destroy another creature', noneOfThem],
  ['fire', 'once', 'spend 1 of your other units', noneOfThem],
  ['duel', 'once', '1 of your creatures battles another creature', whichOf],
  ['duel', 'stays', 'when this attacks: 1 of your creatures battles another creature', whichOf],
  ['duel', 'stays', 'your creatures get +1000 for each of your other creatures', whichOf],
  ['fire', 'stays', 'your units get +1 for each of your other units', whichOf],
]);

accepts([
  [
    'duel',
    'stays',
    "when a creature would be destroyed by a spell: instead return that creature to its owner's hand",
  ],
  ['duel', 'once', 'choose 1 creature. destroy all other creatures'],
  ['duel', 'once', 'choose 1 of your creatures, then it battles another creature'],
  ['fire', 'once', 'return 1 other unit card from your adolla to your hand'],
  ['duel', 'stays', 'this gets +1000 for each of your other creatures'],
  ['duel', 'stays', 'when this attacks: this battles another creature'],
]);

const where = (zone: string): string =>
  `where are these? as it stands only cards of the ${zone} are meant`;

refuses([
  ...['be returned to hands', 'be added to hands', 'be put into the mana zone'].map(
    (action): Refused => ['duel', 'stays', `cards cannot ${action}`, where('battle zone')],
  ),
  ...['be put into hands', 'be put into adolla'].map((action): Refused => [
    'fire',
    'stays',
    `cards cannot ${action}`,
    where('field'),
  ]),
  [
    'duel',
    'stays',
    'cards in graveyards cannot leave',
    'these lie in the graveyard, and nothing of it goes from the battle zone',
  ],
  [
    'duel',
    'stays',
    'shields cannot leave graveyards',
    'these lie in the shield zone, and nothing of it goes from the graveyard',
  ],
  [
    'fire',
    'stays',
    'units in the field cannot be put into the field',
    'these lie in the field already',
  ],
  [
    'duel',
    'stays',
    'creatures cannot leave graveyards and cannot leave hands',
    'of these not all are said of cards in the same place',
  ],
]);

accepts([
  ...['leave graveyards', 'be returned to hand from graveyards', 'leave the battle zone'].map(
    (action): Accepted => ['duel', 'stays', `cards cannot ${action}`],
  ),
  ['duel', 'stays', 'creatures cannot be returned to hands'],
]);

const attached = 'what is attached is told by what it is attached to';

refuses([
  ...[
    'retire all units with flame cards',
    'retire all units with not flame cards',
    'retire 1 unit with flame cards',
    'if you have a unit with flame cards, draw 1 card',
  ].map((text): Refused => ['fire', 'once', text, attached]),
  ['fire', 'stays', 'while this has flame cards, this gets +2', attached],
  [
    'fire',
    'stays',
    'your units attached to this get +1',
    '‘attached’ is said only of a flame card',
  ],
  [
    'fire',
    'stays',
    'when a flame card attached to a flame card is spent: draw 1 card',
    '‘attached to’ is said only of a unit',
  ],
  [
    'duel',
    'once',
    'destroy all creatures with spell',
    '‘spell’ is what a card is, and nothing that it has',
  ],
]);

accepts([
  ['fire', 'once', 'retire all units with flame'],
  ['fire', 'stays', 'while this has a flame card attached, this gets +2'],
]);

const whoHadItDone =
  'who had it done no rule tells yet: it is always done by the player whose card it is';

refuses([
  [
    'duel',
    'stays',
    'when this attacks: discard this',
    'to ‘discard’ this is not possible: it is in the battle zone then',
  ],
  [
    'duel',
    'stays',
    'when this is destroyed: untap this',
    'to ‘untap’ this is not possible: it is in the graveyard then',
  ],
  ['duel', 'stays', 'when your card is discarded by your opponent: draw 1 card', whoHadItDone],
  ['duel', 'stays', 'when this is discarded by your opponent: draw 1 card', whoHadItDone],
  ['duel', 'stays', 'cards in your hand cannot be discarded by your opponent', whoHadItDone],
  ['fire', 'stays', 'when your card is discarded by your opponent: draw 1 card', whoHadItDone],
  ['fire', 'stays', 'cards in your hand cannot be discarded by your opponent', whoHadItDone],
  ['fire', 'stays', 'when this is used by your opponent: draw 1 card', whoHadItDone],
  ['duel', 'stays', 'your creatures cannot be charged by your opponent', whoHadItDone],
  ['flesh', 'stays', 'your allies cannot be pitched by your opponent', whoHadItDone],
  ['flesh', 'stays', 'when your card is pitched by your opponent: gain 1 life', whoHadItDone],
]);

accepts([
  ['duel', 'stays', 'when a card is discarded by your opponent: draw 1 card'],
  ['fire', 'stays', 'when your card is discarded by you: draw 1 card'],
  ['duel', 'stays', 'your creatures cannot be charged by you'],
  ['flesh', 'stays', 'when a card is pitched by your opponent: gain 1 life'],
  // What `item` says of where items are, `card` does not: in a graveyard there are some, too.
  ['flesh', 'once', 'return 1 item card from your graveyard to your hand'],
]);

const happensIn = (works: string, happens: string): string =>
  `this works in the ${works}, and it is in the ${happens} that this happens to its card`;

refuses([
  [
    'duel',
    'stays',
    'in graveyard: when this is discarded: draw 1 card',
    happensIn('graveyard', 'hand'),
  ],
  [
    'duel',
    'stays',
    'in graveyard: when this is destroyed: draw 1 card',
    happensIn('graveyard', 'battle zone'),
  ],
  ['duel', 'stays', 'in mana: when this is charged: draw 1 card', happensIn('mana zone', 'hand')],
  [
    'duel',
    'stays',
    'in hand: when this is summoned: draw 1 card',
    happensIn('hand', 'battle zone'),
  ],
  [
    'duel',
    'stays',
    'in graveyard: when this is put into your graveyard from your hand: draw 1 card',
    happensIn('graveyard', 'hand'),
  ],
  // In these an ability waits where the event takes its card.
  ['fire', 'stays', 'in hand: when this is discarded: draw 1 card', happensIn('hand', 'adolla')],
  [
    'flesh',
    'stays',
    'in hand: when this is discarded: draw 1 card',
    happensIn('hand', 'graveyard'),
  ],
]);

accepts([
  ['fire', 'stays', 'in adolla: when this is discarded: draw 1 card'],
  ['flesh', 'stays', 'in graveyard: when this is discarded: draw 1 card'],
  ['fire', 'stays', 'in hand: when a unit is retired: draw 1 card'],
  ['duel', 'stays', 'in hand: when this is discarded: draw 1 card'],
  ['duel', 'stays', 'in graveyard: when this is put into your graveyard: draw 1 card'],
]);

const notThereYet =
  'this works in the battle zone, and as its card is coming there it is not there yet';

refuses([
  ['duel', 'stays', 'when this is being summoned: draw 1 card', notThereYet],
  ['duel', 'stays', 'when this is entering battle zone: draw 1 card', notThereYet],
  [
    'duel',
    'stays',
    'your creatures gain { when this is being summoned: draw 1 card }',
    notThereYet,
  ],
]);

accepts([
  ['duel', 'stays', 'when this enters the battle zone: draw 1 card'],
  ['duel', 'stays', 'when a creature is entering battle zone: draw 1 card'],
  ['duel', 'stays', 'when this is being destroyed: draw 1 card'],
  ['fire', 'stays', 'when this is used: draw 1 card'],
]);

const twoSides = (word: string): string =>
  `‘${word}’ is said only of two sides: nobody does this to what is their own`;

refuses([
  // Nobody attacks what is their own, and nothing of theirs blocks it, or defends against it.
  ['duel', 'stays', 'when this attacks your creature: draw 1 card', twoSides('attacks')],
  ['duel', 'stays', 'when this is attacked by your creature: draw 1 card', twoSides('attacks')],
  ['duel', 'stays', 'when your creature is attacked by this: draw 1 card', twoSides('attacks')],
  ['duel', 'stays', 'when you attack your creature: draw 1 card', twoSides('attacks')],
  ['duel', 'stays', 'when your creature blocks this: draw 1 card', twoSides('blocks')],
  ['duel', 'stays', 'this cannot attack your creatures', twoSides('attacks')],
  ['duel', 'stays', 'this cannot be blocked by your creatures', twoSides('blocks')],
  ['fire', 'stays', 'when this attacks your unit: draw 1 card', twoSides('attacks')],
  ['fire', 'stays', 'this cannot be attacked by your units', twoSides('attacks')],
  ['flesh', 'stays', 'when this attacks this: draw 1 card', twoSides('attacks')],
  ['flesh', 'stays', 'when another of your allies attacks this: draw 1 card', twoSides('attacks')],
  ['flesh', 'stays', 'when you hit this: draw 1 card', twoSides('hits')],
  [
    'flesh',
    'stays',
    "when your opponent's ally hits your opponent's hero: draw 1 card",
    twoSides('hits'),
  ],
  // Physical is what an attack deals.
  [
    'flesh',
    'stays',
    'when you are dealt physical damage by this: draw 1 card',
    twoSides('deals physical damage'),
  ],
  // Whose card it is plays it, pitches it and boosts it.
  ['flesh', 'stays', 'when this is played by your opponent: draw 1 card', whoHadItDone],
  ['flesh', 'stays', 'when this is pitched by your opponent: draw 1 card', whoHadItDone],
  ['flesh', 'stays', 'when your opponent boosts this: draw 1 card', whoHadItDone],
  ['duel', 'stays', 'when your opponent discards this: draw 1 card', whoHadItDone],
  ['fire', 'stays', 'when your opponent uses your card: draw 1 card', whoHadItDone],
]);

accepts([
  ['duel', 'stays', "when this attacks your opponent's creature: draw 1 card"],
  ['duel', 'stays', 'when this battles your creature: draw 1 card'],
  ['duel', 'stays', "your opponent's creatures cannot attack this"],
  ['flesh', 'stays', 'when another of your allies hits an ally: draw 1 card'],
  ['flesh', 'stays', 'when this deals arcane damage to this: draw 1 card'],
  ['flesh', 'stays', 'when your opponent reveals this: draw 1 card'],
  ['flesh', 'stays', 'when a card is boosted by your opponent: draw 1 card'],
]);

refuses([
  [
    'fire',
    'once',
    'if you used an event this turn, draw 1 card',
    'the card itself is one of them, so this is always so',
  ],
  [
    'fire',
    'once',
    'if you did not use an event this turn, draw 1 card',
    'the card itself is one of them, so this is never so',
  ],
  [
    'duel',
    'once',
    'if you cast a spell this turn, draw 1 card',
    'the card itself is one of them, so this is always so',
  ],
]);

accepts([
  ['fire', 'once', 'if you used another event this turn, draw 1 card'],
  ['fire', 'once', 'if you used 2 or more events this turn, draw 1 card'],
  ['fire', 'stays', 'when this attacks: if you used an event this turn, draw 1 card'],
  ['duel', 'once', 'if your opponent cast a spell this turn, draw 1 card'],
]);

refuses([
  [
    'duel',
    'stays',
    'when a creature battles a creature: all other creatures get +1000 until end of turn',
    'two cards take part in what happened: other than which of them?',
  ],
]);
