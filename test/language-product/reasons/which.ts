/** How many, which cards, and what is compared: what is always so on these boards, or never. */
import type { Idle } from './reason.js';

/** No card on the boards is any of these where the card that is tried out is used, nor is that card. */
const nobodyIs = new RegExp(
  `^non-(${[
    'face down|attacking|attacked|blocking|blocked|colorless',
    'cross gear|castle|weapon|fortress|impulse|field|core|aura',
    'darkness|evolution|psychic|dragheart|neo|gr',
    'triple breaker|world breaker|slayer|shield trigger|wins battles',
    'twinpact|ignored',
    'battling|revealed|increased|decreased|assault|event|won|waiting shield trigger',
  ].join('|')})$`,
);

/** Nor is any that attacks, is attacked or comes to a hand. */
const nobodyThereIs = /^non-(spell|flame card|prayer|speed attacker|power attacker|d2)$/;

/** The combat chain is empty where the card that is tried out is carried out, and heroes stay where they are. */
const onNoChain: readonly Idle[] = [
  {
    row: /^put all/,
    slot: 'noun',
    phrase: /^(last attacks|ongoing attacks|weapon attacks|defending cards)$/,
    why: 'nothing attacks or defends while the card is carried out',
  },
  {
    row: /^put all/,
    slot: 'zone',
    phrase: /^combat chain$/,
    why: 'nothing attacks or defends while the card is carried out',
  },
  {
    row: /^put all/,
    slot: 'filter',
    phrase: /^non-(defending|last attack|ongoing attack|weapon attack|defending card)$/,
    why: 'nothing attacks or defends while the card is carried out',
  },
  {
    row: /^put all <filter> <noun> in your <zone>/,
    slot: 'filter',
    phrase: /^(attacking|defending|defending card)$/,
    why: 'nothing attacks or defends while the card is carried out',
  },
];

/** What stands on the chain for a weapon is no card. */
const weaponAttacksVanish: readonly Idle[] = [
  {
    row: /^when a <filter> <singular> is put into your hand/,
    slot: 'singular',
    phrase: /^weapon attack$/,
    why: 'what attacks for a weapon is no card, and comes to no hand',
  },
];

const heroesStay: readonly Idle[] = [
  { slot: 'noun', phrase: /^heroes$/ },
  { slot: 'singular', phrase: /^hero$/ },
  { slot: 'zone', phrase: /^hero zone$/ },
  { slot: 'filter', phrase: /^(non-hero|marked|non-marked)$/ },
  { slot: 'stateWord', phrase: /^marked$/ },
].map((one) => ({
  row: /^(put all|when a <filter> <singular> is put into your hand)/,
  ...one,
  why: 'a hero never comes to a hand, and nothing else is marked',
}));

/** What attacks lies on the chain by then, and what defends does so in the turn of another. */
const attackNobody: readonly Idle[] = [
  {
    row: '<owner> <noun> cannot attack',
    slot: 'noun',
    phrase: /^(heroes|equipment)$/,
    why: 'no hero attacks on these boards, and nothing from where equipment is worn',
  },
  {
    row: '<owner> <noun> cannot attack',
    slot: 'noun',
    phrase: /^(last attacks|ongoing attacks|weapon attacks)$/,
    why: 'what attacks, or has done so on this chain, does so once in a turn on these boards',
  },
  {
    row: '<owner> <noun> cannot attack',
    slot: 'noun',
    phrase: /^defending cards$/,
    why: 'what defends does so in the turn of another, in which its player attacks nobody',
  },
  {
    row: 'this cannot attack <filter>',
    slot: 'noun',
    phrase: /^(weapons|last attacks|ongoing attacks|weapon attacks|defending cards)$/,
    why: 'only what lives is attacked, and none of these does on the boards',
  },
  {
    row: 'this cannot attack <filter>',
    slot: 'filter',
    phrase: /^non-(marked|defending|defending card|last attack|ongoing attack|weapon attack)$/,
    why: 'nothing that can be attacked on these boards is marked, defends or attacks',
  },
  {
    row: 'when a <filter> <fighter> attacks',
    slot: 'filter',
    phrase: /^non-(marked|defending|defending card)$/,
    why: 'what attacks defends against nothing, and only heroes are marked',
  },
  {
    row: 'when a <filter> <fighter> attacks',
    slot: 'filter',
    phrase: /^non-hero$/,
    why: 'no ally on these boards is a hero',
  },
];

export const idleWhich: readonly Idle[] = [
  ...onNoChain,
  ...weaponAttacksVanish,
  ...heroesStay,
  ...attackNobody,
  {
    row: '<filter> <noun> get +<bonus>',
    slot: 'filter',
    phrase: /^non-hero$/,
    why: 'heroes lie in a zone where nothing else does, and have no power',
  },
  {
    row: /<filter>/,
    slot: 'filter',
    phrase: /^non-demi-hero$/,
    why: 'there is no demi-hero on the boards',
  },
  {
    row: /<condition>/,
    slot: 'filter',
    phrase: /^action$/,
    why: 'the card that is tried out is one',
  },
  {
    row: /^choose 1 <fighter>\. <moving> it <to>/,
    slot: 'zone',
    phrase: /^arsenal$/,
    why: 'an arsenal holds one card, and there is one in it on these boards',
  },
  {
    row: /^put all/,
    slot: 'zone',
    phrase: /^(chest|arms|legs) zone$/,
    why: 'what is worn there on these boards comes to no hand',
  },
  {
    row: /attack/,
    slot: 'filter',
    phrase: /^non-(artifact|tamaseed|land)$/,
    why: 'what attacks, and what is attacked, is a creature, and none of these',
  },
  {
    row: /^put all <filter> <noun> in your <zone>/,
    slot: 'filter',
    phrase: /^non-item$/,
    why: 'few of the cards that lie there are items, and so many tries do not meet one',
  },
  {
    row: /^(put all <filter> <noun> into your hand|<filter> <noun> get )/,
    slot: 'filter',
    phrase: /^non-land$/,
    why: 'what lies in the battle zone is no land',
  },
  {
    row: /^put all (<filter> <noun>|cards <property>) in your <zone> into your hand/,
    slot: 'zone',
    phrase: /^hand$/,
    why: 'what lies there already is not put there',
  },
  {
    row: /^choose up to 3 <fighters>\. <verb> <quantity> of them/,
    slot: 'verb',
    phrase: /^(discard|break|activate|detach)$/,
    why: 'what was chosen lies in the field, and that is done to cards elsewhere',
  },
  {
    row: /<verb> <quantity> <?of/,
    slot: 'verb',
    phrase: /^mark$/,
    why: 'only heroes are marked, and none lies where these are',
  },
  {
    row: /^(when you <done>|this cannot be attacked by) <quantity> <kind>/,
    slot: 'quantity',
    phrase: /^another$/,
    why: 'the card that is tried out does not do so to itself',
  },
  {
    row: /^(when you <done>|this cannot be attacked by) <quantity> <kind>/,
    slot: 'kind',
    phrase: /^<fighter>$/,
    why: 'of all that is said of one only ‘another’ says more, and the card does not do so to itself',
  },
  {
    row: 'when you <done> <quantity> <kind>',
    slot: 'done',
    phrase:
      /^(discards|charges|attacks|casts|uses|reveals|plays|pitches|hits|boosts|fuses|scraps)$/,
    why: 'of all that is said of one only ‘another’ says more, and the card does not do so to itself',
  },
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
    phrase: /^(cost|mana number)$/,
    why: 'no card costs or pays as much as a creature has power',
  },
  {
    row: /^when a <filter> <singular> is put into your hand/,
    slot: 'singular',
    phrase: /^flame card$/,
    why: 'what else is said of flame cards that come to a hand is so of each of them, or of none',
  },
  {
    row: /<noun>/,
    slot: 'noun',
    phrase: /^events$/,
    why: 'no event lies in the field',
  },
  ...['this cannot attack <filter>', 'when a <filter>'].flatMap((row): Idle[] =>
    [nobodyIs, nobodyThereIs].map((phrase) => ({
      row,
      slot: 'filter',
      phrase,
      why: 'no card of which this could be said is so',
    })),
  ),
  {
    row: 'this cannot attack <filter>',
    slot: 'filter',
    phrase: /^(tapped|spent|creature|unit|non-untapped|non-ready)$/,
    why: 'all that can be attacked here is so',
  },
  {
    row: 'when a <filter> <fighter> attacks',
    slot: 'filter',
    phrase: /^(tapped|spent|attacking|non-untapped|non-ready)$/,
    why: 'what attacks is turned sideways for it',
  },
  {
    row: 'when a <fighter> <property> attacks',
    slot: 'stateWord',
    phrase: /^(tapped|spent)$/,
    why: 'what attacks is turned sideways for it',
  },
  {
    row: 'choose 1 of your <fighters>. if <condition>',
    slot: 'condition',
    phrase: /^it is <state>$/,
    game: 'flesh-and-blood',
    why: 'all cards in the arena lie face up',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'thing',
    phrase: /^<state>$/,
    game: 'flesh-and-blood',
    why: 'all cards in the arena lie face up, and those in a hand are shown to nobody',
  },
];
