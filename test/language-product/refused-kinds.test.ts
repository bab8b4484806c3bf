/** What only some cards have, do and suffer is said of no others. */
import { refuses } from './refuses.js';

refuses([
  // Only a creature has power (301.4), and only a unit (204.1).
  ['duel', 'stays', 'your spells get +1000', 'only a creature has ‘power’'],
  ['duel', 'stays', 'spells in your hand get double power', 'only a creature has ‘power’'],
  ['duel', 'stays', 'non-creature cards get +1000', 'only a creature has ‘power’'],
  [
    'duel',
    'once',
    'put all spells with power 2000 or less in your graveyard into your hand',
    'only a creature has ‘power’',
  ],
  ['fire', 'stays', 'your flame cards get +1', 'only a unit has ‘power’'],
  // Only flame cards are attached, and come off.
  ['fire', 'once', 'detach 1 spent unit', '‘detach’ is said only of a flame card'],
  ['fire', 'once', 'attach 1 unit to 1 of your units', '‘attach’ is said only of a flame card'],
  // Flame is with units and flame cards (206.1).
  ['fire', 'stays', 'events in your hand gain flame', 'only a unit or flame card has ‘flame’'],
  // Only they attack, block, battle, and are attacked.
  ['duel', 'stays', 'your spells cannot attack', '‘attacks’ is said only of a creature'],
  ['duel', 'stays', 'this cannot attack spells', '‘attacks’ is said only of a creature'],
  ['duel', 'stays', 'this cannot be attacked by spells', '‘attacks’ is said only of a creature'],
  ['duel', 'stays', 'this cannot be blocked by spells', '‘blocks’ is said only of a creature'],
  [
    'duel',
    'stays',
    'when a non-creature attacks: draw 1 card',
    '‘attacks’ is said only of a creature',
  ],
  [
    'duel',
    'stays',
    'when this battles a spell: draw 1 card',
    '‘battles’ is said only of a creature',
  ],
  ['fire', 'stays', 'your flame cards cannot attack', '‘attacks’ is said only of a unit'],
  // Creatures are summoned, and spells cast.
  ['duel', 'once', 'choose 2 creatures. cast them', '‘cast’ is said only of a spell'],
  ['duel', 'once', 'choose 2 creatures, then cast 1 of them', '‘cast’ is said only of a spell'],
  ['duel', 'stays', 'your creatures cannot be cast', '‘casts’ is said only of a spell'],
  ['duel', 'stays', 'you cannot summon spells', '‘summons’ is said only of a creature'],
  ['duel', 'stays', 'when you cast a creature: draw 1 card', '‘casts’ is said only of a spell'],
  // Where they are then.
  ['duel', 'stays', 'shields cannot attack', '‘attacks’ is said only of cards in the battle zone'],
  [
    'duel',
    'stays',
    'cards in your hand cannot be destroyed',
    '‘is destroyed’ is said only of cards in the battle zone',
  ],
  [
    'fire',
    'stays',
    'units in your adolla cannot be discarded',
    '‘is discarded’ is said only of cards in the hand',
  ],
  // What state they can be in there.
  [
    'duel',
    'stays',
    'your tapped cards in your hand get -1 cost',
    'only cards of the battle zone or mana zone are ‘tapped’, and none of the hand',
  ],
  [
    'duel',
    'stays',
    'when a creature is destroyed, if it is tapped: draw 1 card',
    'only cards of the battle zone or mana zone are ‘tapped’, and none of the graveyard',
  ],
  [
    'duel',
    'stays',
    'when this is put into the graveyard, if this is attacking: draw 1 card',
    'only cards of the battle zone are ‘attacking’, and none of the graveyard',
  ],
  [
    'fire',
    'once',
    'return 1 spent unit in your adolla to your hand',
    'only cards of the field are ‘spent’, and none of the adolla',
  ],
  ['fire', 'once', 'reveal 1 unit', '‘reveal’ is done to no cards of the field'],
  ['fire', 'once', 'deploy 1 unit in your field', '‘deploy’ is done to no cards of the field'],
  ['fire', 'once', 'discard 1 card in adolla', '‘discard’ is done to no cards of the adolla'],
  ['fire', 'once', 'activate 1 of your units', '‘activate’ is said only of an event'],
  ['duel', 'once', 'reveal 1 creature', '‘reveal’ is done to no cards of the battle zone'],
  ['duel', 'once', 'look at 1 creature', '‘look’ is done to no cards of the battle zone'],
  [
    'duel',
    'once',
    'break 1 creature in battle zone',
    '‘break’ is done to no cards of the battle zone',
  ],
  [
    'duel',
    'once',
    'discard 1 creature in mana zone',
    '‘discard’ is done to no cards of the mana zone',
  ],
  ['duel', 'once', 'charge 1 card in graveyard', '‘charge’ is done to no cards of the graveyard'],
  [
    'duel',
    'once',
    'summon 1 creature in battle zone',
    '‘summon’ is done to no cards of the battle zone',
  ],
  // What was chosen, looked at or searched for lies there still.
  [
    'duel',
    'once',
    'choose 1 creature in your graveyard. destroy it',
    '‘destroy’ is done to no cards of the graveyard',
  ],
  [
    'duel',
    'once',
    'choose 2 creatures in your mana zone. tap 1 of them. discard it',
    '‘discard’ is done to no cards of the mana zone',
  ],
  [
    'duel',
    'once',
    'search your deck for 1 creature, then tap it',
    '‘tap’ is done to no cards of the deck',
  ],
  [
    'duel',
    'once',
    'look at the top 3 cards of your deck. put 1 of them into your hand, then destroy the rest',
    '‘destroy’ is done to no cards of the deck',
  ],
  [
    'duel',
    'once',
    'choose 1 creature in your hand. it battles 1 creature',
    '‘battles’ is done to no cards of the hand',
  ],
  [
    'duel',
    'once',
    'choose 1 creature in your mana zone. it cannot attack this turn',
    '‘attacks’ is said only of cards in the battle zone',
  ],
  [
    'duel',
    'once',
    'choose 1 card in your hand. if it is tapped, draw 1 card',
    'only cards of the battle zone or mana zone are ‘tapped’, and none of the hand',
  ],
  [
    'fire',
    'once',
    'choose 1 unit in your adolla. retire it',
    '‘retire’ is done to no cards of the adolla',
  ],
  // It is no shield while its text works.
  [
    'duel',
    'stays',
    'this cannot be broken',
    'this works in the battle zone, where it never happens to a card',
  ],
  [
    'duel',
    'stays',
    'this cannot be revealed',
    'this works in the battle zone, where it never happens to a card',
  ],
  // Where something goes is one zone.
  ['fire', 'stays', 'this cannot be returned to hand or adolla', 'only one zone can stand here'],
  ['fire', 'once', 'return 1 unit to hand or adolla', 'only one zone can stand here'],
  // One card does what a card does.
  ['duel', 'once', 'your creatures battle 1 creature', 'one card can ‘battle’ at a time'],
  ['fire', 'once', 'your units deal 1 damage to your opponent', 'one card can ‘deal’ at a time'],
  // The card itself is of one type, too; what it has others gain speaks of them.
  ['duel', 'stays', 'this cannot be cast', '‘casts’ is said only of a spell'],
  ['duel', 'stays', 'when this is cast: draw 1 card', '‘casts’ is said only of a spell'],
  ['duel', 'once', 'this gets +1000', 'only a creature has ‘power’'],
  // By whom: only a player discards.
  [
    'duel',
    'stays',
    'this cannot be discarded by creatures',
    'no rule carries out yet that a card ‘cannot be discarded’ in this way',
  ],
  // Of which kind?
  [
    'duel',
    'stays',
    'this gets +1000 for each fire',
    '‘fire’ does not say what kind of card is meant',
  ],
  ['duel', 'once', 'destroy all tapped', '‘tapped’ does not say what kind of card is meant'],
  [
    'duel',
    'once',
    "return 1 fire creature or water to its owner's hand",
    '‘water’ does not say what kind of card is meant',
  ],
  ['fire', 'stays', 'this gets +1 for each adolla', '‘adolla’ is a place, and no card'],
]);
