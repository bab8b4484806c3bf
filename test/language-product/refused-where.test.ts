/** Where an ability works, where those lie that gain it, and where what a text speaks of has gone: what could never come about is refused. */
import { accepts, refuses } from './refuses.js';

const happensIn = (works: string, happens: string): string =>
  `this works in the ${works}, and it is in the ${happens} that this happens to its card`;
const worksElsewhere = (zone: string): string =>
  `what names no zone works elsewhere than in the ${zone}, and cards lose there what they gain here`;
const gone = (who: string): string =>
  `${who} has gone to the adolla by then, and no effect follows it there`;
const noAttackIn = (zone: string): string =>
  `only cards of the combat chain or stack are ‘ongoing attacks’, and none of the ${zone}`;

refuses([
  // A zone in front of what never happens to a card there, or means nothing there.
  ['duel', 'stays', 'in graveyard: this cannot attack', happensIn('graveyard', 'battle zone')],
  ['duel', 'stays', 'in hand: this cannot be blocked', happensIn('hand', 'battle zone')],
  [
    'duel',
    'stays',
    'in hand: this enters the battle zone tapped',
    happensIn('hand', 'battle zone'),
  ],
  ['fire', 'stays', 'in adolla: when this is retired: draw 1 card', happensIn('adolla', 'field')],
  [
    'fire',
    'stays',
    'in adolla: when this leaves the field: draw 1 card',
    happensIn('adolla', 'field'),
  ],
  ['fire', 'stays', 'in hand: when this is deployed: draw 1 card', happensIn('hand', 'field')],
  ['fire', 'stays', 'in hand: when this attacks: draw 1 card', happensIn('hand', 'field')],
  ['fire', 'stays', 'in adolla: this enters the field spent', happensIn('adolla', 'field')],
  [
    'fire',
    'stays',
    'in adolla: [retire] draw 1 card',
    'what is behind [retire] is used where the rules say: a zone in front changes nothing',
  ],
  // What cards elsewhere gain.
  [
    'duel',
    'stays',
    'creatures in your hand gain { when this is summoned: draw 1 card }',
    worksElsewhere('hand'),
  ],
  [
    'duel',
    'stays',
    'cards in your mana zone gain { your creatures get +1000 }',
    worksElsewhere('mana zone'),
  ],
  [
    'fire',
    'stays',
    'units in your adolla gain { [activated] pay 1: draw 1 card }',
    worksElsewhere('adolla'),
  ],
  [
    'flesh',
    'stays',
    'cards in your graveyard gain { when your end phase begins: gain 1 life }',
    worksElsewhere('graveyard'),
  ],
  // What has gone where no effect follows it.
  [
    'fire',
    'stays',
    'when another of your units is retired, pay 1: return it to your hand',
    gone('that card'),
  ],
  [
    'fire',
    'stays',
    'when another of your units is retired: you may pay 1. if you do, return it to your hand',
    gone('that card'),
  ],
  [
    'fire',
    'stays',
    'when this is retired: when this turn ends: return this to your hand',
    gone('this'),
  ],
  // Where they were that something was done to.
  [
    'duel',
    'once',
    'discard 2 cards. if a creature in your hand was discarded this way, draw 1 card',
    'where they were the sentence before has said',
  ],
  [
    'duel',
    'stays',
    'when this leaves the battle zone, if this is tapped: draw 1 card',
    'as it lay there, or as it lies where it has come to?',
  ],
  // Attacks are none where they are not yet, or not at all.
  [
    'flesh',
    'once',
    'discard 1 card. for each attack discarded this way, draw 1 card',
    noAttackIn('hand'),
  ],
  [
    'flesh',
    'once',
    'reveal the top 3 cards of your deck. if there is an attack among them, draw 1 card',
    noAttackIn('deck'),
  ],
  [
    'fire',
    'stays',
    'when your event is put into your adolla: draw 1 card',
    '‘event’ never lie in the field',
  ],
  [
    'flesh',
    'stays',
    'when an attack defends: gain 1 life',
    '‘defends’ is never said of such a card',
  ],
  [
    'flesh',
    'stays',
    'defending attacks get +1 defense',
    'no card is both ‘defending’ and ‘ongoing attack’',
  ],
  [
    'flesh',
    'once',
    'the next attack you play this turn gets -1 cost',
    'what is paid is asked before the card is that',
  ],
  [
    'flesh',
    'once',
    'the next card you pitch this turn gets +1 pitch',
    'that counts as this is done, and not for what the card becomes by it',
  ],
]);

accepts([
  ['duel', 'stays', 'cards in your hand gain { when this is discarded: draw 1 card }'],
  ['duel', 'stays', 'while this is tapped, when this leaves the battle zone: draw 1 card'],
  [
    'fire',
    'stays',
    'when another of your units is retired: return it from your adolla to your hand',
  ],
  ['fire', 'stays', 'in adolla: [activated] pay 1: return this to hand'],
  ['flesh', 'once', 'the next attack card you play this turn gets -1 cost'],
  ['flesh', 'once', 'discard 1 card. if an attack card was discarded this way, draw 1 card'],
]);

// How a card comes to lie: only where cards ever lie so, and behind where to.
const onlyOf = (zones: string, state: string, zone: string): string =>
  `only cards of the ${zones} are ‘${state}’, and none of the ${zone}`;
const behind = (state: string): string =>
  `‘${state}’ behind it says nothing of how it comes to lie`;
refuses([
  [
    'duel',
    'once',
    "return 1 creature to its owner's hand tapped",
    onlyOf('battle zone or mana zone', 'tapped', 'hand'),
  ],
  [
    'duel',
    'stays',
    'when this would be destroyed: instead return it to your hand tapped',
    onlyOf('battle zone or mana zone', 'tapped', 'hand'),
  ],
  ['fire', 'once', "return 1 unit to its owner's hand spent", onlyOf('field', 'spent', 'hand')],
  [
    'flesh',
    'once',
    'put 1 card in your hand into your graveyard marked',
    onlyOf('hero zone', 'marked', 'graveyard'),
  ],
  [
    'fire',
    'once',
    'attach 1 flame card from your flame deck to 1 of your units spent',
    behind('spent'),
  ],
  ['fire', 'once', "gain control of 1 of your opponent's units spent", behind('spent')],
  ['duel', 'once', 'add 1 card from your hand to 1 of your shields face up', behind('face up')],
  ['duel', 'once', 'choose 1 of your creatures tapped', behind('tapped')],
  [
    'duel',
    'stays',
    'this enters the battle zone upside down',
    'only a field is ever ‘upside down’',
  ],
  [
    'duel',
    'once',
    'put 1 creature in your graveyard into the battle zone upside down',
    'only a field is ever ‘upside down’',
  ],
  // What is shuffled.
  [
    'duel',
    'once',
    'shuffle the top 2 cards of your deck',
    '‘shuffle’ is done to a zone, with all that is in it',
  ],
]);
accepts([
  ['fire', 'once', 'shuffle the top 2 cards of your deck'],
  ['duel', 'once', 'put 1 creature into your mana zone tapped'],
  ['fire', 'once', 'put 1 unit card from your hand into your field spent'],
  ['duel', 'once', 'choose 1 of your tapped creatures'],
  ['duel', 'once', 'return 1 creature with race "Human" or "Fish" in your graveyard to hand'],
]);

// What cards gain where texts do not work, and have lost by the time that it would count.
const noMore = (zone: string): string =>
  `when this has come about the card lies in the ${zone} no more, and has lost what it gained there`;
const fromAnother = (icon: string): string =>
  `no rule carries out yet that a card gains ‘${icon}’ from another text`;
refuses([
  [
    'fire',
    'stays',
    'your life gains { [trigger] draw 1 card }',
    '‘trigger’ is used of a card in the adolla, and cards lose on their way there what they gain here',
  ],
  [
    'fire',
    'stays',
    'cards in your hand gain { when this is discarded: draw 1 card }',
    noMore('hand'),
  ],
  [
    'flesh',
    'stays',
    'cards in your hand gain { when this is discarded: draw 1 card }',
    noMore('hand'),
  ],
  [
    'flesh',
    'stays',
    'cards in your hand gain { [additional cost] discard 1 card }',
    fromAnother('additional cost'),
  ],
  [
    'flesh',
    'stays',
    'cards in your hand gain { [alternative cost] discard 1 card }',
    fromAnother('alternative cost'),
  ],
]);
accepts([
  ['fire', 'stays', 'cards in your adolla gain { [trigger] draw 1 card }'],
  ['fire', 'stays', 'your units gain { when this is retired: draw 1 card }'],
  ['flesh', 'stays', 'cards in your hand gain { when this is pitched: draw 1 card }'],
]);
