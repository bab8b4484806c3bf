/** Which card it is: refused where a text has spoken of several, and a reader could take it for any of them. */
import { accepts, refuses } from './refuses.js';

const either =
  'if that was so, this would be the card that was taken then, and otherwise the one that was spoken of before';
const drawn = 'this could be the card that was spoken of before, or the one that was drawn';
const each =
  'behind ‘for each’ this could be any of the cards for which something was done, or what was spoken of before';
const both = 'one card did something to another, and this could mean either of them';

const since =
  'this could be the card that was spoken of before, or the one to which something was done since';
const numberSince =
  'this could be the number that was spoken of before, or that of what was done since';

// What was pointed out, or took part in the event, and something done to this, or to another card, before it is spoken of.
refuses([
  [
    'duel',
    'stays',
    'when this is attacked by a creature: untap this. destroy that creature',
    since,
  ],
  [
    'duel',
    'stays',
    'when your opponent’s creature attacks: tap this. its owner draws 1 card',
    since,
  ],
  [
    'duel',
    'stays',
    'when your other creature is destroyed: you may discard 1 card. if you do, return it to your hand',
    since,
  ],
  ['duel', 'once', 'choose 1 creature. discard 1 card. destroy it', since],
  ['fire', 'stays', 'when this attacks: choose 1 of your units. spend this. ready it', since],
  [
    'flesh',
    'once',
    'reveal 1 card in your hand. destroy 1 aura. if it is an action, draw 1 card',
    since,
  ],
  [
    'duel',
    'stays',
    'when your other creature is destroyed: put the top card of your deck into your graveyard. return that creature to your hand',
    '‘that creature’ could be the creature of the event, or the card to which something was done since',
  ],
  [
    'duel',
    'stays',
    'when this attacks: discard 2 cards. tap this. draw that many cards',
    numberSince,
  ],
  ['duel', 'once', 'discard up to 3 cards. destroy 1 creature. draw that many cards', numberSince],
  [
    'duel',
    'stays',
    'when this attacks: you may discard 1 card. untap this. if you do, draw 1 card',
    'something is done between what may be done and this: of which of them is it asked?',
  ],
]);

// What is spoken of is no hero, or one alone, or is yet to come.
refuses([
  [
    'flesh',
    'once',
    'choose 1 ally. deal 1 damage to that hero',
    'what was spoken of last is no ‘hero’',
  ],
  ['flesh', 'once', 'mark 1 hero. destroy that ally', 'what was spoken of last is no ‘ally’'],
  [
    'flesh',
    'once',
    'destroy 1 aura. for each of them, draw 1 card',
    'one card was spoken of last, and these are several',
  ],
  [
    'flesh',
    'once',
    'prevent 3 damage to you. if 3 damage was prevented this way, draw 1 card',
    'by then nothing has been ‘prevented’: it is done to what happens later',
  ],
  [
    'flesh',
    'stays',
    'when an ally deals damage to a hero: deal 1 damage to its controller',
    'two cards take part in what happens: whose controller is this?',
  ],
]);

accepts([
  ['duel', 'stays', 'when this attacks: untap this. it gets +1000 until end of turn'],
  ['duel', 'stays', 'when this attacks: discard 2 cards. draw that many cards. tap this'],
  ['duel', 'once', 'look at the top 3 cards of your deck. put 1 of them into your hand'],
  ['duel', 'once', 'choose 2 creatures. discard 2 cards. return them to hand'],
  ['duel', 'once', 'choose 1 creature. discard 1 card, then put it into your mana zone'],
  [
    'duel',
    'once',
    'choose 1 creature. discard 1 card. if you discarded a card this way, draw 1 card',
  ],
]);

// Where something was so another card was taken, and otherwise none.
refuses([
  ['duel', 'once', 'choose 1 creature. if it is tapped, discard 1 card. return it to hand', either],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, discard 1 card. its owner draws 1 card',
    either,
  ],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, discard 1 card. draw cards equal to its cost',
    either,
  ],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, discard 1 card. if its cost is 3, draw 1 card',
    either,
  ],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, you may discard 1 card. return it to hand',
    either,
  ],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, discard 1 card, otherwise shuffle your deck. return it to hand',
    either,
  ],
  [
    'flesh',
    'once',
    'choose 1 ally. if you have 2 or more auras, discard 1 card. gain 1 life. destroy it',
    either,
  ],
  [
    'fire',
    'stays',
    'when your unit is deployed: if you have 2 or more units, spend 1 of your units. retire it',
    either,
  ],
]);

accepts([
  ['duel', 'once', 'choose 1 creature. if it is tapped, discard 1 card, then return it to hand'],
  ['duel', 'once', 'choose 1 creature. if it is tapped, untap it. return it to hand'],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, discard 1 card, otherwise discard 2 cards. return them to hand',
  ],
  ['duel', 'once', 'if you have 2 or more creatures, choose 1 creature. destroy it'],
  [
    'duel',
    'once',
    'choose 1 creature. if it is tapped, discard 1 card. if you discarded a card this way, draw 1 card',
  ],
  ['flesh', 'once', 'you may discard 1 card. if you do, choose 1 aura. destroy it'],
]);

// A card was drawn that nobody named.
refuses([
  ['duel', 'once', 'choose 1 creature. draw 1 card. if it has race "Human", draw 1 card', drawn],
  [
    'duel',
    'once',
    'choose 1 creature. each player draws 1 card. if it has race "Human", you draw 1 card',
    drawn,
  ],
  ['flesh', 'stays', 'when this attacks: draw 1 card. destroy it', drawn],
]);

accepts([
  ['duel', 'once', 'draw 1 card. if it has race "Human", draw 1 card'],
  ['duel', 'once', 'choose 1 creature. if it has race "Human", draw 1 card'],
  ['duel', 'once', 'choose 1 creature. draw 1 card. choose 1 creature. destroy it'],
]);

// It was done for each of several.
refuses([
  ['duel', 'once', 'for each creature, tap it. destroy it', each],
  ['duel', 'once', 'for each creature, tap it. destroy them', each],
  ['duel', 'once', 'choose 1 creature. for each of your shields, draw 1 card. destroy it', each],
  [
    'fire',
    'once',
    'for each unit, its owner discards 1 card. if it is an event card, draw 1 card',
    each,
  ],
  ['fire', 'once', 'for each unit, discard 1 card. draw that many cards', each],
  [
    'fire',
    'once',
    'for each unit, discard 1 card. if you discarded 2 or more cards this way, draw 1 card',
    each,
  ],
  [
    'duel',
    'once',
    'for each creature, its owner may draw 1 card. if they do, draw 1 card',
    'what ‘for each’ says is done as often as there are such cards, and no rule asks yet for which of them it was done',
  ],
]);

accepts([
  [
    'fire',
    'once',
    'for each unit, its owner discards 1 card, then if it is an event card, they draw 1 card',
  ],
  ['duel', 'once', 'for each creature, tap it. choose 1 creature. destroy it'],
  ['duel', 'once', 'for each creature, tap it. draw 1 card'],
  ['duel', 'once', 'choose 1 creature. its owner may draw 1 card. if they do, draw 1 card'],
]);

// One card did it to another; and what is done to one card alone is done to no several.
refuses([
  ['duel', 'once', "1 of your creatures battles 1 of your opponent's creatures. untap it", both],
  [
    'duel',
    'once',
    "1 of your creatures battles 1 of your opponent's creatures. it gets +1000 until end of turn",
    both,
  ],
  ['duel', 'once', 'choose 1 of your creatures. it battles 1 creature, then destroy it', both],
  ['flesh', 'once', '1 of your allies deals 1 damage to 1 ally. destroy it', both],
  [
    'duel',
    'once',
    'each player chooses 1 of their creatures. it battles with 1 of your creatures',
    'one card can ‘battle’ at a time',
  ],
  [
    'duel',
    'once',
    'each player chooses 1 of their creatures. 1 of your creatures battles it',
    'to ‘battle’ is done to one card at a time',
  ],
  [
    'duel',
    'stays',
    'when this attacks: this battles 2 creatures',
    'to ‘battle’ is done to one card at a time',
  ],
  [
    'fire',
    'once',
    'each player chooses 1 of their units. attach the top card of your deck to it',
    'what stands behind ‘to’ is one card',
  ],
]);

accepts([
  ['duel', 'stays', 'when this attacks: this battles 1 creature. untap it'],
  ['duel', 'stays', 'when this attacks: this battles up to 1 creature'],
  ['duel', 'once', 'choose 1 of your creatures. untap it, then it battles 1 creature'],
  [
    'duel',
    'once',
    'each player chooses 1 of their creatures. for each of them, it battles 1 of your creatures',
  ],
]);

// It was done by one of them to the cards of all, and nobody knows how many were whose.
refuses([
  [
    'fire',
    'once',
    'each player chooses up to 2 of their units. retire them. they draw that many cards',
    'that was done to the cards of all of them, and no rule tells how many were whose',
  ],
]);

accepts([
  [
    'fire',
    'once',
    'each player chooses up to 2 of their units. they retire them. they draw that many cards',
  ],
  [
    'fire',
    'once',
    'each player chooses up to 2 of their units. retire them. you draw that many cards',
  ],
  ['fire', 'once', 'discard 2 cards. each player draws that many cards'],
]);

// What players gain by as much as a card tells, as they gain a number; cards get it.
refuses([
  ['flesh', 'once', 'target attack gains power equal to 5', '‘gains’ does not go with this'],
  [
    'duel',
    'once',
    '1 of your creatures loses power equal to its cost until end of turn',
    '‘loses’ does not go with this',
  ],
]);

accepts([
  ['flesh', 'once', 'your opponent gains life equal to the number of your auras'],
  ['flesh', 'once', 'each player discards 1 card. they lose life equal to its power'],
  ['flesh', 'once', 'discard 1 card. gain life equal to its power'],
]);

// The text of a card that is given to others: "it" is the one that has it, unless the text around it has spoken of another.
const bearer =
  'this could be the card that has what stands in braces, or the one of which the text around it spoke';

refuses([
  [
    'duel',
    'once',
    "choose 1 of your opponent's creatures. your creatures gain { when this attacks: destroy it } until end of turn",
    bearer,
  ],
  [
    'duel',
    'once',
    "choose 1 of your opponent's creatures. your creatures gain { when this attacks, if it is tapped: draw 1 card } until end of turn",
    bearer,
  ],
  [
    'fire',
    'once',
    'choose 1 unit. 1 of your units gains { when this attacks: its owner draws 1 card } until end of turn',
    bearer,
  ],
]);

accepts([
  ['duel', 'once', 'your creatures gain { when this attacks: destroy it } until end of turn'],
  [
    'duel',
    'once',
    "choose 1 of your opponent's creatures. your creatures gain { when this attacks: destroy this } until end of turn",
  ],
  [
    'duel',
    'once',
    'choose 1 of your creatures. it gains { when this attacks: destroy it } until end of turn',
  ],
  [
    'duel',
    'once',
    'choose 1 creature. your creatures gain { when this attacks: tap 1 creature, then destroy it } until end of turn',
  ],
]);

const orChosen = '‘it’: the card that was spoken of before, or the one that is chosen here?';

// One card was spoken of, and another is chosen in the same sentence as speaks of it.
refuses([
  [
    'duel',
    'once',
    "destroy 1 of your opponent's creatures. 1 of your creatures gets +X until end of turn, where X is its power",
    orChosen,
  ],
  [
    'duel',
    'stays',
    'when your creature attacks: 1 of your other creatures gets +X until end of turn, where X is its power',
    orChosen,
  ],
  [
    'fire',
    'once',
    "choose 1 of your opponent's units. 1 of your units gets power equal to its power until end of turn",
    orChosen,
  ],
  [
    'fire',
    'once',
    "choose 1 of your opponent's units. 1 of your units gets +1 for each flame card attached to it until end of turn",
    orChosen,
  ],
  [
    'flesh',
    'once',
    'banish 1 card in your hand. 1 target attack gets +X power, where X is its pitch',
    orChosen,
  ],
]);
accepts([
  [
    'duel',
    'once',
    'choose 1 of your creatures. it gets +X until end of turn, where X is its power',
  ],
  [
    'duel',
    'once',
    "destroy 1 of your opponent's creatures. all your creatures get +X until end of turn, where X is its power",
  ],
  [
    'duel',
    'once',
    '1 of your creatures gets +1000 for each of your other creatures until end of turn',
  ],
  [
    'duel',
    'stays',
    "when this attacks: 1 of your creatures gets +X until end of turn, where X is this's power",
  ],
]);

const orOther = 'this could be the card itself, or the other one that takes part';

// Only the card itself was named, and the noun is none of what happened.
refuses([
  ['flesh', 'stays', 'when this is defended: destroy the defending card', orOther],
  ['flesh', 'stays', 'when this hits: banish the ally', orOther],
  [
    'flesh',
    'stays',
    'when this hits: that hero discards 1 card',
    '‘that hero’: who? the text has spoken of none',
  ],
  [
    'flesh',
    'once',
    'deal 2 damage to 1 ally. that hero loses 1 life',
    '‘that hero’: who? the text has spoken of none',
  ],
  ['fire', 'stays', 'when this is retired: return the flame card to hand', orOther],
]);
