/** What may come to nothing, and why: phrases that are accepted, mean something, and change no game that is played here. */
import type { Bearer } from './boards.js';
import type { Combination, Place } from './product.js';

interface Reason {
  /** The row, or how it begins. */
  readonly row: string | RegExp;
  readonly slot: string;
  readonly phrase: RegExp;
  readonly why: string;
}

const isRow = ({ row }: Reason, text: string): boolean =>
  typeof row === 'string' ? text.startsWith(row) : row.test(text);

// ---------------------------------------------------------------- what means the very same as nothing at all

const metOneByOne =
  'cards that are met one by one are one, and any, whether the text says so or not';
const one = /^(1|a|any|any number of)$/;

const redundant: readonly Reason[] = [
  { row: 'when <quantity> <kind> attack', slot: 'quantity', phrase: one, why: metOneByOne },
  { row: 'when you <done> <quantity>', slot: 'quantity', phrase: one, why: metOneByOne },
  {
    row: /^this cannot be (attacked|discarded) by <quantity>/,
    slot: 'quantity',
    phrase: one,
    why: metOneByOne,
  },
  {
    row: 'draw cards equal to the number of <quantity>',
    slot: 'quantity',
    phrase: /^(each|every)$/,
    why: 'each of them is counted anyhow',
  },
  {
    row: '<quantity> <kind> cannot be destroyed',
    slot: 'quantity',
    phrase: /^(all|each|every)$/,
    why: 'cards of which nothing else is said are all of them',
  },
  {
    row: 'for each <quantity> <kind>',
    slot: 'quantity',
    phrase: /^$/,
    why: 'nothing is left out',
  },
  {
    row: /<may> draw 2 cards$/,
    slot: 'may',
    phrase: /^you$/,
    why: 'it is you who does what no one else is said to do',
  },
  {
    row: '[<icon>] <limit> <cost>:',
    slot: 'cost',
    phrase: /^$/,
    why: 'a cost that is empty is none',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'join',
    phrase: /^from$/,
    why: 'the verb looks in the hand by itself',
  },
];

/** Why a phrase may be left out of a text without a change of what it means. */
export const redundantReason = (combination: Combination): string | undefined => {
  const { text, without, row, phrases } = combination;
  if (text === without) return 'nothing is left out';
  return redundant.find(
    (reason) => isRow(reason, row) && reason.phrase.test(phrases[reason.slot] ?? 'none'),
  )?.why;
};

// ---------------------------------------------------------------- what is always so on these boards, or never

interface Idle extends Reason {
  readonly bearer?: Bearer;
}

/** No card on the boards is any of these where the card that is tried out is used, nor is that card. */
const nobodyIs = new RegExp(
  `^non-(${[
    'face down|attacking|attacked|blocking|blocked|colorless',
    'cross gear|castle|weapon|fortress|impulse|field|core|aura',
    'darkness|evolution|psychic|dragheart|neo|gr',
    'triple breaker|world breaker|slayer|shield trigger|wins battles',
    'battling|revealed|increased|decreased|assault|event',
  ].join('|')})$`,
);

const idle: readonly Idle[] = [
  // How many, and which.
  {
    row: /^choose up to 3 <fighters>\. <verb> <quantity> of them/,
    slot: 'verb',
    phrase: /^(discard|break|activate)$/,
    why: 'what was chosen lies in the field, and that is done to cards elsewhere',
  },
  {
    row: '<quantity> <of> cannot attack',
    slot: 'of',
    phrase: /in your hand$/,
    why: 'no card in the hand attacks, whatever is said of it',
  },
  {
    row: /^(when you <done>|this cannot be (discarded|attacked) by) <quantity> <kind>/,
    slot: 'quantity',
    phrase: /^another$/,
    why: 'the card that is tried out does not do so to itself',
  },
  {
    row: /^(when you <done>|this cannot be (discarded|attacked) by) <quantity> <kind>/,
    slot: 'kind',
    phrase: /^<fighter>$/,
    why: 'of all that is said of one only ‘another’ says more, and the card does not do so to itself',
  },
  {
    row: 'when you <done> <quantity> <kind>',
    slot: 'done',
    phrase: /^(discards|charges|attacks|casts|uses)$/,
    why: 'of all that is said of one only ‘another’ says more, and the card does not do so to itself',
  },
  // What is done.
  {
    row: '<verb>',
    slot: 'verb',
    phrase: /^redirect attack$/,
    why: 'nobody attacks while the card is carried out',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'thing',
    phrase: /^your opponent$/,
    why: 'only an attack goes on to a player, and nobody attacks while the card is carried out',
  },
  // What is compared.
  {
    row: /^discard 2 cards\. if your hand is <compare>/,
    slot: 'compare',
    phrase: /^(<high>|the number of your <fighters>) or less$/,
    why: 'so few cards are left in any hand here',
  },
  {
    row: 'this gets +<bonus> while your hand is <compare>',
    slot: 'compare',
    phrase: /^(<high> or less|<card> or less|less than <card>)$/,
    why: 'so few cards are in any hand here',
  },
  {
    row: "this gets +<bonus> while this's <version><numberTrait> is <compare>",
    slot: 'compare',
    phrase: /^(<high>|the number of your <fighters>|<card>) or less$|^less than <figure>$/,
    why: 'what is written on the card that is tried out is so small, and nothing makes it greater',
  },
  {
    row: "this gets +<bonus> while this's <version><numberTrait> is <compare>",
    slot: 'numberTrait',
    phrase: /^power$/,
    why: 'its power is never smaller than what is written on it',
  },
  {
    row: 'this gets +<bonus> while you have <count> <kind>',
    slot: 'count',
    phrase: /^(a|any)$/,
    why: 'the card that is tried out is one',
  },
  // What happens.
  {
    row: 'when <who> <done>:',
    slot: 'done',
    phrase: /^(wins game|loses game|concedes)$/,
    why: 'the game is over then',
  },
  {
    row: 'when <who> <being>:',
    slot: 'being',
    phrase: /^is (winning|losing) game$/,
    why: 'the game is over then',
  },
  {
    row: 'when <who> <being>:',
    slot: 'being',
    phrase: /^is looking$/,
    why: 'nobody looks at cards on these boards',
  },
  {
    row: 'when <whose> <time>:',
    slot: 'time',
    phrase: /^attack fails$/,
    why: 'no attack fails on these boards',
  },
  {
    row: /^when <some> <done> <join> your opponent's <zone>/,
    slot: 'done',
    phrase: /^is returned$/,
    why: 'nothing is returned there on these boards',
  },
  {
    row: /^when <(who|some)> <done>/,
    slot: 'done',
    phrase: /^(looks|fails)$/,
    why: 'nobody looks at cards on these boards, and no attack fails',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'join',
    phrase: /^at$/,
    why: 'nobody looks at cards on these boards',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'done',
    phrase: /^is (discarded|retired)$/,
    why: 'whoever does so here does it by a card of another kind than those that are named',
  },
  {
    row: /^when <some> <done> <join> your opponent's <zone>/,
    slot: 'zone',
    phrase: /^(deck|life)$/,
    why: 'no card is put there once the game has begun',
  },
  {
    row: /^when <who> <done> <what>/,
    slot: 'what',
    phrase: /^(a card|a <fighter>)$/,
    why: 'to nothing else it is done here',
  },
  // What stands in front of a line.
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
    row: '<preposition> <zone>: draw 1 card',
    bearer: 'once',
    slot: 'zone',
    phrase: /^(nowhere zone|hand)$/,
    why: 'the card is there when it is carried out',
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
    row: /<condition>|^put all <filter>/,
    bearer: 'once',
    slot: 'filter',
    phrase: nobodyIs,
    why: 'no card on the boards is so, nor the card that is tried out',
  },
  {
    row: '<filter> <noun> get +<bonus>',
    slot: 'filter',
    phrase: nobodyIs,
    why: 'no card on the boards is so, nor the card that is tried out',
  },
  {
    row: /<(filter|property)>/,
    slot: 'filter',
    phrase: /^face up$/,
    why: 'all cards in the field lie face up',
  },
  {
    row: /<property>/,
    slot: 'stateWord',
    phrase: /^face up$/,
    why: 'all cards in the field lie face up',
  },
  {
    row: /<property>/,
    slot: 'numberTrait',
    phrase: /^cost$/,
    why: 'no card costs as much as a creature has power',
  },
  {
    row: 'this <change>',
    slot: 'change',
    phrase: /^lose <keyword>$/,
    why: 'the card that is tried out has no keyword',
  },
  {
    row: 'this <change>',
    slot: 'change',
    phrase: /^gain \{ in hand: /,
    why: 'what is gained on the board is lost in the hand',
  },
  {
    row: /<noun>/,
    slot: 'noun',
    phrase: /^events$/,
    why: 'no event lies in the field',
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
];

/** Why a phrase that is accepted in a place never matters there. */
export const idleReason = ({ row, slot, phrase, combinations }: Place): string | undefined => {
  const bearer = combinations[0]?.bearer;
  return idle.find(
    (reason) =>
      reason.slot === slot &&
      isRow(reason, row) &&
      reason.phrase.test(phrase) &&
      (reason.bearer === undefined || reason.bearer === bearer),
  )?.why;
};
