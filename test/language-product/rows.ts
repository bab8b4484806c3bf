/** The tables: what is combined with what. */
import { once, type Row, stays } from './fill.js';
import type { Slots } from './slots.js';

export interface Product {
  readonly rows: readonly Row[];
  /** Slots of its own. */
  readonly slots: Slots;
}

/** Something that shows and goes on, whoever looks at it. */
const mark = 'your opponent\'s <fighters> get +<bonus>';

const subject = ['this', 'your <fighters>', "your opponent's <fighters>", 'your other <fighters>', 'you', 'your opponent', 'each player'];

/** Each modal with each action and event, of cards and of players, with and without another side. */
export const modals: Product = {
  slots: {
    subject,
    modal: ['cannot', 'can', 'must'],
    side: ['<fighters> with <trait> <high> or less', 'your opponent', 'you'],
    by: ['', 'by'],
  },
  rows: [
    stays('<subject> <modal> <action>'),
    stays('<subject> <modal> <action> <by> <side>', '<subject> <modal> <action>'),
  ],
};

/** Each event in each of its forms, as what wakes an ability and as what is replaced. */
export const events: Product = {
  slots: {
    who: ['this', 'a <fighter>', 'another of your <fighters>', 'a <fighter> with <trait> <high> or less', 'a card', 'you', 'your opponent', 'a player'],
    what: ['this', 'a <fighter>', 'a <fighter> with <trait> <high> or less', 'a card', 'you', 'your opponent'],
    whose: ['your', "your opponent's", 'the', 'this', 'a'],
    thing: ['this', 'a <fighter>', 'you', 'your opponent'],
    some: ['this', 'a card', 'you'],
    place: ['your <zone>'],
  },
  rows: [
    stays(`when <who> <done>: ${mark}`),
    stays(`when <who> <done> <what>: ${mark}`, `when <who> <done>: ${mark}`),
    stays(`when <some> <done> <join> <thing>: ${mark}`, `when <some> <done>: ${mark}`),
    stays(`when <some> <done> <join> your <zone>: ${mark}`, `when <some> <done>: ${mark}`),
    stays(`when <whose> <time>: ${mark}`),
    stays(`when <who> <would>: instead ${mark}`),
    stays(`when <who> <would> <what>: instead ${mark}`, `when <who> <would>: instead ${mark}`),
    stays(`when <some> <would> <join> <thing>: instead ${mark}`, `when <some> <would>: instead ${mark}`),
    stays(`when <who> <being>: ${mark}`),
    stays(`when <some> <being> <what>: ${mark}`, `when <some> <being>: ${mark}`),
  ],
};

const objects = [
  'this', 'it', '1 <fighter>', 'all <fighters>', 'up to 2 of your <fighters>', "1 of your opponent's <fighters>",
  '1 card', '2 cards', '2', 'up to 2 cards', 'a card', 'that many cards', 'cards', '1 card in your <zone>', 'all cards in your <zone>',
  'your <zone>', 'the top 2 cards of your <zone>', 'your opponent', 'you', 'each player', '1 damage', '1 flame', 'a number', 'hand', 'the game',
];

/** Each verb with each kind of object, whoever does it, and each joining word. */
export const verbs: Product = {
  slots: {
    object: objects,
    doer: ['your opponent', 'each player', 'this', '1 of your <fighters>'],
    some: ['', '1 <fighter>', '1 card in your hand'],
    thing: ['your <zone>', 'the top of your deck', 'the bottom of your deck', '1 of your <fighters>', 'your opponent', '<state>'],
  },
  rows: [
    once('<verb>'),
    once('<verb> <object>'),
    once('<doer> <verbs> <object>'),
    once('<verb> <some> <join> <thing>', '<verb> <some>'),
  ],
};

/** Each word and property that narrows a noun down, with each noun and each zone. */
export const filters: Product = {
  slots: {
    place: ['', 'in your <zone>', "in your opponent's <zone>"],
    property: [
      'with <keyword>', 'with not <keyword>', 'with <numberTrait> <high> or less', 'with <list> "<value>"', 'with not <list> "<value>"', 'with "Com" in its <list>', 'with name "Recruit"',
      'with <stateWord>', 'with <valueWord>', 'with <flagTrait>',
    ],
    owner: ['your', "your opponent's", 'your other', 'another of your', "its owner's", "its controller's"],
  },
  rows: [
    once('put all <filter> <noun> into your hand', 'put all <noun> into your hand'),
    once('put all <filter> <noun> in your <zone> into your hand', 'put all <noun> in your <zone> into your hand'),
    once('put all <noun> <property> into your hand', 'put all <noun> into your hand'),
    once('put all cards <property> in your <zone> into your hand', 'put all cards in your <zone> into your hand'),
    stays('<filter> <noun> get +<bonus>', '<noun> get +<bonus>'),
    stays('<noun> <property> get +<bonus>', '<noun> get +<bonus>'),
    stays('<owner> <noun> get +<bonus>', '<noun> get +<bonus>'),
    stays('<owner> <noun> cannot attack', '<noun> cannot attack'),
    stays('this cannot attack <filter> <noun>', 'this cannot attack <noun>'),
    stays(`when a <filter> <singular> is put into your hand: ${mark}`, `when a <singular> is put into your hand: ${mark}`),
    stays(`when a <filter> <fighter> attacks: ${mark}`, `when a <fighter> attacks: ${mark}`),
    stays(`when a <fighter> <property> attacks: ${mark}`, `when a <fighter> attacks: ${mark}`),
  ],
};

/** Each comparison of each number, wherever numbers are compared. */
export const comparisons: Product = {
  slots: {
    figure: ['<high>', 'that many', 'the number of your <fighters>', '2 times the number of your <fighters>'],
    card: ['its <trait>', "this's <trait>", 'its cost', 'its printed <trait>', 'its original <trait>'],
    compare: [
      '<figure>', 'exactly <high>', '<high> or more', '<high> or less', 'that many or less', 'the number of your <fighters> or less',
      'more than <figure>', 'less than <figure>', 'equal to <figure>', '<card>', '<card> or less', 'more than <card>', 'less than <card>', 'equal to <card>',
    ],
    version: ['', 'printed ', 'original '],
    count: ['3', 'exactly 3', '3 or more', '3 or less', 'up to 3', 'no', 'a', 'any', 'all', 'another'],
  },
  rows: [
    once('put all <fighters> with <version><numberTrait> <compare> into your hand', 'put all <fighters> into your hand'),
    once('put any number of <fighters> with total <numberTrait> <compare> into your hand', 'put any number of <fighters> into your hand'),
    once('choose 1 of your <fighters>. put all <fighters> with <trait> <compare> into your hand', 'choose 1 of your <fighters>. put all <fighters> into your hand'),
    once('choose 1 of your <fighters>. if its <numberTrait> is <compare>, draw 1 card', 'choose 1 of your <fighters>. draw 1 card'),
    once('discard 2 cards. if your hand is <compare>, draw 1 card', 'discard 2 cards. draw 1 card'),
    stays('<fighters> with <version><numberTrait> <compare> get +<bonus>', '<fighters> get +<bonus>'),
    stays(`when a <fighter> with <version><numberTrait> <compare> attacks: ${mark}`, `when a <fighter> attacks: ${mark}`),
    stays('this gets +<bonus> while this\'s <version><numberTrait> is <compare>', 'this gets +<bonus>'),
    stays('this gets +<bonus> while your hand is <compare>', 'this gets +<bonus>'),
    stays('this gets +<bonus> while you have <count> <fighters>', 'this gets +<bonus>'),
    stays('this gets +<bonus> while there are <count> <fighters> in your graveyard', 'this gets +<bonus>'),
    stays('this gets +<bonus> while your opponent has <count> cards in their hand', 'this gets +<bonus>'),
    stays('this cannot be attacked by <fighters> with <trait> <compare>', 'this cannot be attacked by <fighters>'),
  ],
};

/** Each amount wherever one may stand. */
export const amounts: Product = {
  slots: {
    amount: [
      'that many', 'the number of your <fighters>', 'the number of cards in your hand', '2 times the number of your <fighters>', 'its <trait>', "this's <trait>", 'its cost', 'its printed <trait>', 'its original <trait>', 'your hand', '3',
    ],
    over: ['of your <fighters>', "of your opponent's <fighters>", 'card in your hand', 'of your other <fighters>'],
  },
  rows: [
    once('draw cards equal to <amount>', 'draw 1 card'),
    once('draw <amount> cards', 'draw 1 card'),
    once('choose 1 <fighter>. draw cards equal to <amount>', 'choose 1 <fighter>. draw 1 card'),
    once('discard 2 cards. draw that many cards', 'discard 2 cards. draw 1 card'),
    once('discard 2 cards. <leave> <amount> <fighters>', 'discard 2 cards. <leave> 1 <fighter>'),
    once('discard 2 cards. <leave> up to <amount> <fighters>', 'discard 2 cards. <leave> up to 1 <fighter>'),
    once('<leave> <fighters> equal to <amount>', '<leave> 1 <fighter>'),
    once('for each <over>, draw 1 card', 'draw 1 card'),
    once('all <fighters> get +<bonus> for each <over>', 'all <fighters> get +<bonus>'),
    once('all <fighters> get <trait> equal to <amount>', 'all <fighters> get <trait> <high>'),
    once('choose 1 <fighter>. it gets <trait> equal to <amount>', 'choose 1 <fighter>. it gets <trait> <high>'),
    stays('your <fighters> get +<bonus> for each <over>', 'your <fighters> get +<bonus>'),
    stays('your <fighters> get <trait> equal to <amount>', 'your <fighters> get <trait> <high>'),
    stays('this gets <trait> equal to <amount>', 'this gets <trait> <high>'),
    stays('this gets +<bonus> <numberTrait> for each <over>', 'this gets +<bonus> <numberTrait>'),
  ],
};

/** Each change of each characteristic, for a while and always. */
export const changes: Product = {
  slots: {
    change: [
      'get +<bonus>', 'get -<bonus>', 'get +<bonus> <numberTrait>', 'get -1 <numberTrait>', 'get double <numberTrait>', 'get 3 times <numberTrait>', 'get <numberTrait> <high>', 'get <numberTrait> fixed at <high>',
      'gain <numberTrait> <high>', 'become <numberTrait> <high>', 'lose <numberTrait> <high>',
      'gain <listTrait> "Dragon"', 'become <listTrait> "Dragon"', 'lose <listTrait> "<value>"',
      'gain <valueWord>', 'become <valueWord>', 'lose <valueWord>', 'gain <flagTrait>', 'become <flagTrait>', 'lose <flagTrait>',
      'gain <singular>', 'become <singular>', 'lose <singular>',
      'gain <keyword>', 'lose <keyword>', 'become <keyword>', 'gain <keyword> +<bonus>', 'gain <keyword> 2', 'lose all abilities', 'lose all <keyword>',
      'gain { when this attacks: <mark> }', 'gain { this cannot attack }', 'gain { <keyword> }', 'gain { draw 1 card }', 'gain { in hand: this gets -1 cost }',
    ],
    mark: [mark],
    group: ['<fighters>', 'your opponent\'s <fighters>', 'all cards in your hand', 'your <noun>', 'you', 'your opponent'],
  },
  rows: [
    once('<group> <change>'),
    once('1 of your <fighters> <change> until end of turn', ''),
    stays('<group> <change>'),
    stays('this <change>'),
  ],
};

/** Each duration, with each thing that may last. */
export const durations: Product = {
  slots: {
    owner: ['', 'your', "your opponent's", "its owner's", 'each player\'s', 'the'],
    lasts: ['1 of your <fighters> gets +<bonus>', 'your <fighters> gain <keyword>', 'your opponent\'s <fighters> cannot attack', 'your opponent cannot draw', 'your opponent\'s <fighters> lose all abilities'],
    duration: ['until <owner> <moment>', 'until the end of <owner> turn', 'until the end of <owner> next turn', 'until the start of <owner> next turn', 'until the start of <owner> turn', 'during <owner> <period>', '<period>', 'during <owner> turn', 'while this is tapped', 'while you have 3 or more <fighters>', 'while it is your turn', 'until you have 4 cards'],
    acts: ['draw 1 card', '<leave> 1 <fighter>'],
  },
  rows: [
    once('<lasts> <duration>', '<lasts>'),
    stays('when this attacks: <lasts> <duration>', 'when this attacks: <lasts>'),
    stays('<lasts> <duration>', '<lasts>'),
    once('<acts> <duration>', '<acts>'),
    stays('during <owner> turn, your <fighters> get +<bonus>', 'your <fighters> get +<bonus>'),
    stays('during <owner> <period>, your <fighters> get +<bonus>', 'your <fighters> get +<bonus>'),
    stays(`during <owner> turn, when a <fighter> attacks: ${mark}`, `when a <fighter> attacks: ${mark}`),
    stays('during your turn, <keyword>', '<keyword>'),
  ],
};

/** Each condition, wherever one may stand. */
export const conditions: Product = {
  slots: {
    owner: ['your', "your opponent's", "its owner's"],
    condition: [
      'you have 3 or more <noun>', 'your opponent has 3 or more <noun>', 'each player has 3 or more <noun>', 'you do not have 8 or more <noun>', 'there are 2 or more <noun> in your <zone>', 'there are no <noun> in your opponent\'s <zone>', 'there are 8 or more <filter> <fighters>',
      'this has <keyword>', 'this does not have <keyword>', 'this is <stateWord>', 'this is not <stateWord>', 'this is <filter>', 'this is a <singular>', 'this is not a <singular>', 'this is a "X"', 'this is in your <zone>', 'this is not in your <zone>',
      'it is <owner> turn', 'it is not your turn', 'your <zone> is 3 or more', "your opponent's <zone> is less than 4",
      'this\'s <trait> is <high> or more and it is your turn', 'it is your turn or this is <state>', 'it is <state>', 'it has <keyword>',
    ],
  },
  rows: [
    stays('this gets +<bonus> while <condition>', 'this gets +<bonus>'),
    stays('if <condition>, this gets +<bonus>', 'this gets +<bonus>'),
    stays('your <fighters> cannot attack while <condition>', 'your <fighters> cannot attack'),
    stays(`when a <fighter> attacks, if <condition>: ${mark}`, `when a <fighter> attacks: ${mark}`),
    stays(`when a <fighter> attacks: if <condition>, ${mark}`, `when a <fighter> attacks: ${mark}`),
    stays('when you would draw a card, if <condition>: instead your <fighters> get +<bonus>', 'when you would draw a card: instead your <fighters> get +<bonus>'),
    once('if <condition>, draw 1 card', 'draw 1 card'),
    once('if <condition>, draw 1 card, otherwise draw 2 cards', 'draw 1 card'),
    once('your <fighters> get +<bonus> while <condition>', 'your <fighters> get +<bonus>'),
    once('choose 1 of your <fighters>. if <condition>, draw 1 card', 'choose 1 of your <fighters>. draw 1 card'),
  ],
};

/** Each quantity with each verb, and wherever else so many are spoken of. */
export const quantities: Product = {
  slots: {
    quantity: ['1', '2', 'exactly 2', '2 or more', '2 or less', 'up to 2', 'any number of', 'any', 'all', 'each', 'every', 'a', 'another', 'no', 'that many', 'up to that many', ''],
    of: ['<fighters>', 'of your <fighters>', 'cards in your hand', 'cards', 'of them'],
  },
  rows: [
    once('<verb> <quantity> <of>'),
    once('your opponent <verbs> <quantity> <of>'),
    once('discard 2 cards. <verb> <quantity> <of>', 'discard 2 cards'),
    once('choose up to 3 <fighters>. <verb> <quantity> of them', 'choose up to 3 <fighters>'),
    once('for each <quantity> <fighters>, draw 1 card', 'draw 1 card'),
    once('<quantity> <of> get +<bonus>'),
    stays('<quantity> <of> get +<bonus>'),
    stays('<quantity> <of> cannot attack'),
    stays(`when <quantity> <fighters> attack: ${mark}`),
    stays('this cannot be attacked by <quantity> <fighters>', 'this cannot be attacked by <fighters>'),
    once('choose <quantity> of these: { draw 1 card | draw 2 cards | draw 3 cards }'),
  ],
};

/** Each place that cards go to, from each place where they are. */
export const places: Product = {
  slots: {
    moving: ['put', 'return', 'add'],
    whose: ['your', "your opponent's", "its owner's", 'their', ''],
    to: ['into <whose> <zone>', 'to <whose> <zone>', 'on top of <whose> <zone>', 'on the bottom of <whose> <zone>', 'into your <zone> <stateWord>', 'into your <stateWord> <zone>', 'into the top of your <zone>'],
    source: ['hand', 'deck', 'graveyard', 'adolla', '<field>'],
    from: ['1 card in your <source>', '1 card from your <source>', 'the top card of your <source>', 'the top 2 cards of your <source>', 'the bottom card of your <source>', "1 card in your opponent's <source>", 'all cards in your <source>', 'your <source>'],
  },
  rows: [
    once('<moving> 1 <fighter> <to>'),
    once('<moving> 1 card in your hand <to>'),
    once('<moving> <from> into your hand'),
    once('<moving> <from> into your <zone>'),
    once('choose 1 <fighter>. <moving> it <to>', 'choose 1 <fighter>'),
    once('look at the top 3 cards of your deck, then put 1 of them <to>', 'look at the top 3 cards of your deck'),
  ],
};

/** Each keyword, wherever one may stand; each icon, limit, cost and zone in front of a line. */
export const fronts: Product = {
  slots: {
    number: ['', '+<bonus>', '2'],
    cost: ['', 'pay 1', 'discard 1 card', 'spend this', 'tap this', '<leave> this', '<leave> 1 of your <fighters>', 'draw 1 card', 'this gets +<bonus>', 'you may draw 1 card'],
    limit: ['', 'once a turn', 'once each turn', 'once a game'],
    when: ['when a <fighter> attacks', 'when your turn begins', 'when you draw a card'],
    preposition: ['in', 'from'],
  },
  rows: [
    stays('<keyword> <number>'),
    stays('<keyword>, <keyword>', '<keyword>'),
    once('<keyword> <number>'),
    stays(`[<icon>] ${mark}`),
    once(`[<icon>] ${mark}`),
    stays(`[<icon>] <limit> <cost>: ${mark}`, `[<icon>] ${mark}`),
    once(`[<icon>] <limit> <cost>: ${mark}`, `[<icon>] ${mark}`),
    stays(`[<icon>] if you have 8 or more <fighters>: ${mark}`, `[<icon>] ${mark}`),
    stays(`<when>, <cost>: ${mark}`, `<when>: ${mark}`),
    stays(`<when>, <limit>: ${mark}`, `<when>: ${mark}`),
    stays(`<preposition> <zone>: <when>: ${mark}`, `<when>: ${mark}`),
    stays(`<preposition> <zone>: ${mark}`, mark),
    stays('<preposition> <zone>: this gets -1 cost'),
    stays('<preposition> <zone>: <keyword>', '<keyword>'),
    once('<preposition> <zone>: draw 1 card', 'draw 1 card'),
  ],
};

/** What one sentence says to the next. */
export const sentences: Product = {
  slots: {
    first: ['choose 1 of your <fighters>', '<leave> 1 of your <fighters>', 'draw 1 card', 'discard 1 card', "your opponent discards 1 card", 'each player discards 1 card', 'you may discard 1 card', 'your opponent may discard 1 card', 'look at the top 3 cards of your deck', '1 of your <fighters> gets +<bonus>'],
    link: [', then', ';', '.', ', then if you do,', '. if you do,', '. if they do,', '. for each of them,', '. when this turn ends:', '. when it attacks:'],
    next: ['draw 2 cards', '<leave> it', 'put it into your hand', 'put the rest into your graveyard', 'draws 1 card', 'it gets +<bonus>', 'it cannot attack', 'put them into your hand', '<leave> that <fighter>', '<leave> the other <fighter>', '<leave> this', 'discard 1 of them'],
    may: ['you may', 'your opponent may', 'each player may', 'you', 'its owner may'],
  },
  rows: [
    once('<first><link> <next>', '<first>'),
    once('<may> draw 2 cards', 'draw 2 cards'),
    stays('when this attacks: <first><link> <next>', 'when this attacks: <first>'),
    stays('when a <fighter> attacks: <next>'),
    stays('when this battles a <fighter>: <next>'),
    stays('when this attacks: <may> draw 2 cards', 'when this attacks: draw 2 cards'),
  ],
};
