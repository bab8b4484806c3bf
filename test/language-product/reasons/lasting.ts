/** Changes, durations, conditions and what stands in front of a line: what is always so on these boards, or never. */
import type { Idle } from './reason.js';

export const idleLasting: readonly Idle[] = [
  {
    row: /^<when>, <(limit|cost)>:/,
    slot: 'when',
    phrase: /^when your turn begins$/,
    why: 'a turn begins once',
  },
  {
    row: /^<preposition> <zone>: (<when>|your opponent's)/,
    slot: 'zone',
    phrase: /^(battle zone|field)$/,
    why: 'it works there anyway',
  },
  {
    row: '<preposition> <zone>: this gets -1 cost',
    slot: 'zone',
    phrase: /^(flame )?deck$/,
    why: 'nobody sees what a card in a deck costs, and it is not played from there',
  },
  {
    row: /<condition>/,
    slot: 'condition',
    phrase: /^this is a "X"$/,
    why: 'the card that is tried out has that name',
  },
  {
    row: /<condition>/,
    slot: 'condition',
    phrase: /^this is not in your <zone>$/,
    why: 'the text works in one zone, and the card is in no other while it does',
  },
  {
    row: /<condition>/,
    slot: 'condition',
    phrase: /^this does not have <keyword>$/,
    why: 'the card that is tried out has no keyword',
  },
  {
    row: 'your <fighters> cannot attack while <condition>',
    slot: 'owner',
    phrase: /^(your|its owner's)$/,
    why: 'nobody attacks in the turn of another',
  },
  {
    row: 'your <fighters> cannot attack while <condition>',
    slot: 'condition',
    phrase: /it is your turn/,
    why: 'nobody attacks in the turn of another',
  },
  {
    row: /^when a <fighter> attacks[,:] if <condition>/,
    slot: 'owner',
    phrase: /^its owner's$/,
    why: 'nobody attacks in the turn of another',
  },
  {
    row: /^when a <fighter> attacks[,:] if <condition>/,
    slot: 'condition',
    phrase: /^it is <state>$/,
    why: 'what attacks is turned sideways for it',
  },
  {
    row: /if <condition>/,
    bearer: 'once',
    slot: 'owner',
    phrase: /^(your|its owner's)$/,
    why: 'the card is played in the turn of its player',
  },
  {
    row: /if <condition>/,
    bearer: 'once',
    slot: 'condition',
    phrase: /^it is your turn or/,
    why: 'the card is played in the turn of its player',
  },
  {
    row: /<condition>/,
    bearer: 'once',
    slot: 'filter',
    phrase: /^(spell|event)$/,
    why: 'the card that is tried out is one',
  },
  {
    row: /if <condition>/,
    bearer: 'once',
    slot: 'filter',
    phrase: /^(face up|summoned this turn|deployed this turn)$/,
    why: 'a card that is carried out lies face up, and comes to that zone only then',
  },
  {
    row: 'this <changes>',
    slot: 'changes',
    phrase: /^loses <keyword>$/,
    why: 'the card that is tried out has no keyword',
  },
  {
    row: 'this <changes>',
    slot: 'changes',
    phrase: /^gains \{ in hand: /,
    why: 'what is gained on the board is lost in the hand',
  },
  {
    row: /^during <owner> turn, when a <fighter> attacks/,
    slot: 'owner',
    phrase: /^its owner's$/,
    why: 'nobody attacks in the turn of another',
  },
  {
    row: /<lasts> <duration>$/,
    slot: 'duration',
    phrase: /^while you have 3 or more <fighters>$/,
    why: 'there are as many for as long as it is looked at',
  },
  {
    row: /<lasts> <duration>$/,
    slot: 'keyword',
    phrase: /^shield trigger$/,
    why: 'it works in the shield zone, and creatures of the battle zone have it here',
  },
];
