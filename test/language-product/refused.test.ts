/** What would mean nothing, or something else than it says, is a problem that names it. */
import { refuses, type Refused } from './refuses.js';

refuses([
  // How many, where cards are met one by one.
  [
    'duel',
    'stays',
    'this cannot be attacked by 2 or more creatures',
    'how many cannot be said here',
  ],
  ['fire', 'stays', 'when 2 units attack: draw 1 card', 'how many cannot be said here'],
  [
    'duel',
    'once',
    'draw cards equal to the number of 2 creatures',
    'a number of how many has no sense',
  ],
  ['duel', 'stays', 'this gets +1000 while this has 2 creatures', 'how many cannot be said here'],
  // A zone is shuffled, whatever lies in it.
  [
    'fire',
    'once',
    'shuffle 2 cards in your deck',
    '‘shuffle’ is done to a zone, with all that is in it',
  ],
  [
    'fire',
    'once',
    'shuffle all units in your adolla',
    '‘shuffle’ is done to a zone, with all that is in it',
  ],
  [
    'duel',
    'once',
    'shuffle all creatures in your deck',
    '‘shuffle’ is done to a zone, with all that is in it',
  ],
  // None at all.
  ['duel', 'once', 'destroy no creatures', 'this goes for no card at all'],
  ['duel', 'once', 'discard 2 cards. untap no of them', 'this goes for no card at all'],
  // A zone, of which only so much counts.
  [
    'duel',
    'stays',
    'when a card is put into the top of your deck: draw 1 card',
    'only the zone can be said here',
  ],
  [
    'duel',
    'stays',
    'this gets +1000 while this is in the top of your deck',
    'only the zone can be said here',
  ],
  [
    'fire',
    'stays',
    'when this is retired by your adolla: draw 1 card',
    'a zone does nothing, and nothing is done to it',
  ],
  // Words that narrow nothing down.
  ['duel', 'once', 'put all non-card creatures into your hand', 'there is no contrary of ‘card’'],
  [
    'duel',
    'once',
    'put all shield spells into your hand',
    '‘shield spell’: only one of them can be said',
  ],
  [
    'duel',
    'once',
    'put all shields in your deck into your hand',
    '‘shields’ is no word for cards in ‘deck’',
  ],
  ['duel', 'stays', 'this gets +1000 while this is a card', 'this is so of every card'],
  ['duel', 'once', 'destroy all creatures with card', '‘card’ says nothing of a card'],
  // Who does it, and to what.
  [
    'duel',
    'stays',
    'your opponent gains impulse',
    'a player has no characteristics and no abilities',
  ],
  ['duel', 'once', 'your opponent battles 1 creature', 'only a card can ‘battles’'],
  ['duel', 'once', 'battle 1 creature', 'only a card can ‘battle’'],
  ['fire', 'once', 'deal 1 damage', '‘deal’ needs ‘to …’ behind it'],
  ['duel', 'once', 'put 1 creature', '‘put’ does not say where to'],
  ...['put 1 of them into your mana zone', 'put 1 creature from among them into your hand'].map(
    (text): Refused => [
      'duel',
      'once',
      `look at the top 3 cards of your deck, then put 1 of them into your hand, then ${text}`,
      '‘them’ is the one card that was taken before, and not those among which it was',
    ],
  ),
  // Only `exactly` keeps one from being one at least.
  ['duel', 'stays', 'when exactly 1 creature attacks: draw 1 card', 'how many cannot be said here'],
  [
    'duel',
    'stays',
    'while you have exactly 2 or more creatures, this gets +1000',
    'so many exactly, or more or less of them: both cannot be meant',
  ],
  ['duel', 'stays', 'creatures cannot be returned', '‘returned’ does not say where to'],
  ['duel', 'stays', 'when a creature is added: draw 1 card', '‘added’ does not say where to'],
  ['fire', 'once', 'attach 1 of your flame cards', '‘attach’ needs ‘to …’ behind it'],
  ['duel', 'once', 'draw 2 cards in your hand', 'only how many can be said behind ‘draw’'],
  ['duel', 'stays', 'when attacks this: draw 1 card', 'who, or what, does it?'],
  ['fire', 'once', "retire 1 of your opponent's", 'which cards?'],
  ['fire', 'once', 'your discards 1 card', 'only a player can ‘discard’'],
  // Cards of no kind, and of a kind to which it does not happen.
  ['duel', 'once', 'destroy 1', 'which cards?'],
  [
    'duel',
    'once',
    'destroy 1 fire creature, then 1 water creature',
    'what is done with ‘creature’? a verb is missing',
  ],
  ['fire', 'once', 'put all into your hand', 'which cards?'],
  ['duel', 'once', 'destroy 1 with power 2000 or less', 'which cards?'],
  ['duel', 'once', 'if you have 2 or more with blocker, draw 1 card', 'which cards?'],
  ...['attacks', 'blocks', 'battles', 'is tapped', 'is destroyed', 'leaves the battle zone'].map(
    (event): Refused => [
      'duel',
      'stays',
      `when a shield ${event}: draw 1 card`,
      `‘shield’ is any card of the shield zone, and ‘${event}’ is said of none there`,
    ],
  ),
  ['duel', 'stays', "this gets power equal to this's power", 'its power is equal to itself anyway'],
  [
    'fire',
    'stays',
    "during each player's turn, your units get +1",
    'it is always some player’s turn',
  ],
  // A keyword without its number, and with one where any is meant.
  ['duel', 'stays', 'your creatures gain power attacker', '‘power attacker’ needs a number'],
  ['duel', 'stays', 'this gains { power attacker }', '‘power attacker’ needs a number'],
  [
    'duel',
    'stays',
    'creatures lose power attacker +2000',
    '‘power attacker’ is lost with whatever number it has',
  ],
  // Number and noun.
  ['duel', 'once', 'destroy 1 creatures', 'one is meant, and ‘creatures’ speaks of several'],
  ['duel', 'once', 'destroy each creatures', 'one is meant, and ‘creatures’ speaks of several'],
  [
    'fire',
    'stays',
    'when this attacks: retire another units',
    'one is meant, and ‘units’ speaks of several',
  ],
  ['duel', 'once', 'destroy 2 creature', 'several are meant, and ‘creature’ speaks of one'],
  [
    'duel',
    'once',
    'put the top 3 card of your deck into your hand',
    'several are meant, and ‘card’ speaks of one',
  ],
  ['fire', 'once', 'draw 1 cards', 'one is meant, and ‘cards’ speaks of several'],
  [
    'duel',
    'stays',
    'when 1 creatures attack: draw 1 card',
    'one is meant, and ‘creatures’ speaks of several',
  ],
  [
    'duel',
    'once',
    'if you summoned 2 creature this turn, draw 1 card',
    'several are meant, and ‘creature’ speaks of one',
  ],
  [
    'fire',
    'stays',
    'your opponent cannot have more than 3 unit',
    'several are meant, and ‘unit’ speaks of one',
  ],
  // How many of whose.
  ['duel', 'once', 'choose 1 your creatures', '‘of’ is missing behind how many'],
  ['duel', 'once', 'choose 1 of creatures', 'of which cards is this how many?'],
  ['duel', 'once', 'put the top cards of your deck into your hand', 'how many?'],
  // So many, where nothing was counted, and none.
  ['duel', 'once', 'draw that many cards', 'nothing was counted before that this could mean'],
  [
    'duel',
    'stays',
    'when this attacks: draw that many cards',
    'nothing was counted before that this could mean',
  ],
  [
    'fire',
    'once',
    'discard 1 card. when this turn ends: draw that many cards',
    'nothing was counted before that this could mean',
  ],
  // Of itself, where that never happens to a card.
  [
    'duel',
    'stays',
    'this cannot be discarded',
    'this works in the battle zone, where it never happens to a card',
  ],
  [
    'duel',
    'stays',
    'when this would be discarded: instead draw 1 card',
    'this works in the battle zone, where it never happens to a card',
  ],
  ['fire', 'once', 'draw no cards', 'this goes for no card at all'],
  // More than all, and twice the same.
  [
    'duel',
    'once',
    'discard hand 1 creature from your hand',
    '‘discard hand’ says already which cards: all that are there',
  ],
  ['duel', 'stays', 'blocker, blocker', '‘blocker’ is said twice'],
  ['duel', 'stays', 'blocker\n  blocker', 'the card has ‘blocker’ twice'],
  // Where it works, how often and for what, where no rule looks at it.
  [
    'duel',
    'stays',
    'in hand: blocker',
    'a keyword works where the rules say: a zone in front changes nothing',
  ],
  [
    'duel',
    'stays',
    'in mana zone: [tap ability] draw 1 card',
    'what is behind [tap ability] is used where the rules say: a zone in front changes nothing',
  ],
  [
    'duel',
    'stays',
    'when this attacks, discard 1 card: draw 1 card',
    'this game has no rule for costs of abilities that wait for events',
  ],
  [
    'duel',
    'stays',
    'when this attacks, once a turn: draw 1 card',
    'this game has no rule for limits of abilities that wait for events',
  ],
  ['fire', 'once', '[retire] draw 1 card', '[retire] happens to no card that is carried out once'],
  // An article within a name.
  [
    'duel',
    'stays',
    'this enters battle the zone tapped',
    '‘the’ has no sense in front of ‘zone’ here',
  ],
  [
    'duel',
    'stays',
    'this cannot leave battle the zone',
    '‘the’ has no sense in front of ‘zone’ here',
  ],
  [
    'duel',
    'once',
    'destroy tapped the creatures',
    '‘the tapped creatures’: those that were spoken of, or all there are?',
  ],
  // What never lies where it is said to be, and what does nothing there.
  ['fire', 'stays', 'your events get -1 cost', '‘events’ never lie in the field'],
  [
    'duel',
    'stays',
    'your spells gain { speed attacker }',
    '‘speed attacker’ does something only on a creature',
  ],
  // A keyword that works only on what stays.
  ['duel', 'once', 'blocker', '‘blocker’ does something only on a creature'],
  ['fire', 'once', 'assault', '‘assault’ does something only on a unit'],
  // What belongs to a verb is just that.
  ['duel', 'once', 'end another turn', '‘turn’ means nothing behind ‘end’'],
  ['duel', 'once', 'end the turn of this', '‘turn’ means nothing behind ‘end’'],
  ['duel', 'once', 'end your turn', '‘turn’ means nothing behind ‘end’'],
  ['duel', 'once', 'lose the other game', '‘game’ means nothing behind ‘lose’'],
  ['duel', 'once', 'take another extra turn', '‘extra turn’ means nothing behind ‘take’'],
  [
    'fire',
    'once',
    'gain control of 1 card in your opponent’s hand',
    '‘gain control’ is done to no cards of the hand',
  ],
  ['duel', 'once', 'shuffle your graveyard', '‘shuffle’ is done to no cards of the graveyard'],
  [
    'duel',
    'stays',
    'your creatures cannot resolve',
    'no rule carries out yet that a card ‘cannot resolve’ in this way',
  ],
  [
    'fire',
    'stays',
    'you cannot concede',
    'no rule carries out yet that a player ‘cannot concede’ in this way',
  ],
]);
