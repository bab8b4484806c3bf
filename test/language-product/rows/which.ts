/** Which cards, how many of them, and where. */
import { once, stays } from '../fill.js';
import { mark, type Product } from './product.js';

/** Each word and property that narrows a noun down, with each noun and each zone. */
export const filters: Product = {
  slots: {
    place: ['', 'in your <zone>', "in your opponent's <zone>"],
    property: [
      'with <keyword>',
      'with not <keyword>',
      'with <numberTrait> <high> or less',
      'with <list> "<value>"',
      'with not <list> "<value>"',
      'with "Com" in its <list>',
      'with name "Recruit"',
      'with <stateWord>',
      'with <valueWord>',
      'with <flagTrait>',
      'attached to this',
      'attached to your <noun>',
    ],
    owner: [
      'your',
      "your opponent's",
      'your other',
      'another of your',
      "its owner's",
      "its controller's",
    ],
  },
  rows: [
    once('put all <filter> <noun> into your hand', 'put all <noun> into your hand'),
    once(
      'put all <filter> <noun> in your <zone> into your hand',
      'put all <noun> in your <zone> into your hand',
    ),
    once('put all <noun> <property> into your hand', 'put all <noun> into your hand'),
    once(
      'put all cards <property> in your <zone> into your hand',
      'put all cards in your <zone> into your hand',
    ),
    stays('<filter> <noun> get +<bonus>', '<noun> get +<bonus>'),
    stays('<noun> <property> get +<bonus>', '<noun> get +<bonus>'),
    stays('<owner> <noun> get +<bonus>', '<noun> get +<bonus>'),
    stays('<owner> <noun> cannot attack', '<noun> cannot attack'),
    stays('this cannot attack <filter> <noun>', 'this cannot attack <noun>'),
    stays(
      `when a <filter> <singular> is put into your hand: ${mark}`,
      `when a <singular> is put into your hand: ${mark}`,
    ),
    stays(`when a <filter> <fighter> attacks: ${mark}`, `when a <fighter> attacks: ${mark}`),
    stays(`when a <fighter> <property> attacks: ${mark}`, `when a <fighter> attacks: ${mark}`),
  ],
};

/** Each comparison of each number, wherever numbers are compared. */
export const comparisons: Product = {
  slots: {
    figure: [
      '<high>',
      'that many',
      'the number of your <fighters>',
      '2 times the number of your <fighters>',
    ],
    card: [
      'its <trait>',
      "this's <trait>",
      'its cost',
      'its printed <trait>',
      'its original <trait>',
    ],
    compare: [
      '<figure>',
      'exactly <high>',
      '<high> or more',
      '<high> or less',
      'that many or less',
      'the number of your <fighters> or less',
      'more than <figure>',
      'less than <figure>',
      'equal to <figure>',
      '<card>',
      '<card> or less',
      'more than <card>',
      'less than <card>',
      'equal to <card>',
    ],
    version: ['', 'printed ', 'original '],
    count: [
      '3',
      'exactly 3',
      '3 or more',
      '3 or less',
      'up to 3',
      'no',
      'a',
      'any',
      'all',
      'another',
    ],
    kind: ['<fighter>', '<fighters>'],
    cards: ['card', 'cards'],
  },
  rows: [
    once(
      'put all <fighters> with <version><numberTrait> <compare> into your hand',
      'put all <fighters> into your hand',
    ),
    once(
      'put any number of <fighters> with total <numberTrait> <compare> into your hand',
      'put any number of <fighters> into your hand',
    ),
    once(
      'choose 1 of your <fighters>. put all <fighters> with <trait> <compare> into your hand',
      'choose 1 of your <fighters>. put all <fighters> into your hand',
    ),
    once(
      'choose 1 of your <fighters>. if its <numberTrait> is <compare>, draw 1 card',
      'choose 1 of your <fighters>. draw 1 card',
    ),
    once('discard 2 cards. if your hand is <compare>, draw 1 card', 'discard 2 cards. draw 1 card'),
    stays(
      '<fighters> with <version><numberTrait> <compare> get +<bonus>',
      '<fighters> get +<bonus>',
    ),
    stays(
      `when a <fighter> with <version><numberTrait> <compare> attacks: ${mark}`,
      `when a <fighter> attacks: ${mark}`,
    ),
    stays(
      "this gets +<bonus> while this's <version><numberTrait> is <compare>",
      'this gets +<bonus>',
    ),
    stays('this gets +<bonus> while your hand is <compare>', 'this gets +<bonus>'),
    stays('this gets +<bonus> while you have <count> <kind>', 'this gets +<bonus>'),
    stays(
      'this gets +<bonus> while there are <count> <kind> in your graveyard',
      'this gets +<bonus>',
    ),
    stays(
      'this gets +<bonus> while your opponent has <count> <cards> in their hand',
      'this gets +<bonus>',
    ),
    stays(
      'this cannot be attacked by <fighters> with <trait> <compare>',
      'this cannot be attacked by <fighters>',
    ),
  ],
};

/** Each amount wherever one may stand. */
export const amounts: Product = {
  slots: {
    amount: [
      'that many',
      'the number of your <fighters>',
      'the number of cards in your hand',
      '2 times the number of your <fighters>',
      'its <trait>',
      "this's <trait>",
      'its cost',
      'its printed <trait>',
      'its original <trait>',
      'your hand',
      '3',
    ],
    over: [
      'of your <fighters>',
      "of your opponent's <fighters>",
      'card in your hand',
      'of your other <fighters>',
    ],
  },
  rows: [
    once('draw cards equal to <amount>', 'draw 1 card'),
    once('draw <amount> cards', 'draw 1 card'),
    once('choose 1 <fighter>. draw cards equal to <amount>', 'choose 1 <fighter>. draw 5 cards'),
    once('discard 2 cards. draw that many cards', 'discard 2 cards. draw 1 card'),
    once('discard 2 cards. <leave> <amount> <fighters>', 'discard 2 cards. <leave> 1 <fighter>'),
    once(
      'discard 2 cards. <leave> up to <amount> <fighters>',
      'discard 2 cards. <leave> up to 1 <fighter>',
    ),
    once('<leave> <fighters> equal to <amount>', '<leave> 1 <fighter>'),
    once('for each <over>, draw 1 card', 'draw 1 card'),
    once('all <fighters> get +<bonus> for each <over>', 'all <fighters> get +<bonus>'),
    once('all <fighters> get <trait> equal to <amount>', 'all <fighters> get <trait> <high>'),
    once(
      'choose 1 <fighter>. it gets <trait> equal to <amount>',
      'choose 1 <fighter>. it gets <trait> <high>',
    ),
    stays('your <fighters> get +<bonus> for each <over>', 'your <fighters> get +<bonus>'),
    stays('your <fighters> get <trait> equal to <amount>', 'your <fighters> get <trait> <low>'),
    stays('this gets <trait> equal to <amount>', 'this gets <trait> <low>'),
    stays('this gets +<bonus> <numberTrait> for each <over>', 'this gets +<bonus> <numberTrait>'),
  ],
};

/** Each quantity with each verb, and wherever else so many are spoken of. */
export const quantities: Product = {
  areTogether: true,
  slots: {
    quantity: [
      '1',
      '2',
      'exactly 2',
      '2 or more',
      '2 or less',
      'up to 2',
      'any number of',
      'any',
      'all',
      'each',
      'every',
      'a',
      'another',
      'no',
      'that many',
      'up to that many',
      '',
    ],
    of: [
      '<kind>',
      'of your <fighters>',
      'your <fighters>',
      '<cards> in your hand',
      '<cards>',
      'of them',
    ],
    kind: ['<fighter>', '<fighters>'],
    cards: ['card', 'cards'],
    get: ['get', 'gets'],
    attack: ['attack', 'attacks'],
  },
  rows: [
    once('<verb> <quantity> <of>'),
    once('your opponent <verbs> <quantity> <of>'),
    once('discard 2 cards. <verb> <quantity> <of>', 'discard 2 cards'),
    once('choose up to 3 <fighters>. <verb> <quantity> of them', 'choose up to 3 <fighters>'),
    once('for each <quantity> <kind>, draw 1 card', 'for each <fighter>, draw 1 card'),
    once(
      'draw cards equal to the number of <quantity> <kind>',
      'draw cards equal to the number of <fighters>',
    ),
    once('<quantity> <of> <get> +<bonus>'),
    stays('<quantity> <of> <get> +<bonus>'),
    stays('<quantity> <of> cannot attack'),
    stays(`when <quantity> <kind> <attack>: ${mark}`, `when <fighters> attack: ${mark}`),
    stays(`when you <done> <quantity> <kind>: ${mark}`, `when you <done> <fighters>: ${mark}`),
    stays('<quantity> <kind> cannot be destroyed', '<fighters> cannot be destroyed'),
    stays('this cannot be attacked by <quantity> <kind>', 'this cannot be attacked by <fighters>'),
    once('choose <quantity> of these: { draw 1 card | draw 2 cards | draw 3 cards }'),
  ],
};

/** Each place that cards go to, from each place where they are. */
export const places: Product = {
  areTogether: true,
  slots: {
    moving: ['put', 'return', 'add'],
    whose: ['your', "your opponent's", "its owner's", 'their', ''],
    to: [
      'into <whose> <zone>',
      'to <whose> <zone>',
      'on top of <whose> <zone>',
      'on the bottom of <whose> <zone>',
      'into your <zone> <stateWord>',
      'into your <stateWord> <zone>',
      'into the top of your <zone>',
    ],
    source: ['hand', 'deck', 'graveyard', 'adolla', '<field>'],
    from: [
      '1 card in your <source>',
      '1 card from your <source>',
      'the top card of your <source>',
      'the top 2 cards of your <source>',
      'the bottom card of your <source>',
      "1 card in your opponent's <source>",
      'all cards in your <source>',
      'your <source>',
    ],
  },
  rows: [
    once('<moving> 1 <fighter> <to>'),
    once('<moving> 1 card in your hand <to>'),
    once('<moving> <from> into your hand'),
    once('<moving> <from> into your <zone>'),
    once('choose 1 <fighter>. <moving> it <to>', 'choose 1 <fighter>'),
    once(
      'look at the top 3 cards of your deck, then put 1 of them <to>',
      'look at the top 3 cards of your deck',
    ),
  ],
};
