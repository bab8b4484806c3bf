/** What happens, what is done, and what can, cannot and must be. */
import { once, stays } from '../fill.js';
import { mark, type Product } from './product.js';

const subject = [
  'this',
  'your <fighters>',
  "your opponent's <fighters>",
  'your other <fighters>',
  'you',
  'your opponent',
  'each player',
];

/** Each modal with each action and event, of cards and of players, with and without another side. */
export const modals: Product = {
  areTogether: true,
  slots: {
    subject,
    modal: ['cannot', 'can', 'must'],
    side: ['<fighters> with <trait> <high> or less', 'your opponent', 'you'],
    by: ['', 'by'],
  },
  rows: [
    stays('<subject> <modal> <action>'),
    stays('<subject> <modal> <action> <by> <side>', '<subject> <modal> <action>'),
    stays('<subject> cannot <action> <join> your <zone>', '<subject> cannot <action>'),
    stays(
      '<subject> cannot <action> <join> the top of your <zone>',
      '<subject> cannot <action> <join> <zone>',
    ),
    stays(
      '<subject> cannot <action> <join> your <zone>',
      '<subject> cannot <action> <join> <zone>',
    ),
  ],
};

/** Each event in each of its forms, as what wakes an ability and as what is replaced. */
export const events: Product = {
  areTogether: true,
  slots: {
    who: [
      'this',
      'a <fighter>',
      'another of your <fighters>',
      'a <fighter> with <trait> <high> or less',
      'a card',
      'you',
      'your opponent',
      'a player',
    ],
    what: [
      'this',
      'a <fighter>',
      'a <fighter> with <trait> <high> or less',
      'a card',
      'you',
      'your opponent',
    ],
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
    stays(
      `when <some> <done> <join> your <stateWord> <zone>: ${mark}`,
      `when <some> <done> <join> your <zone>: ${mark}`,
    ),
    stays(
      `when <some> <done> <join> the top of your <zone>: ${mark}`,
      `when <some> <done> <join> your <zone>: ${mark}`,
    ),
    stays(
      `when <some> <done> <join> your opponent's <zone>: ${mark}`,
      `when <some> <done> <join> your <zone>: ${mark}`,
    ),
    stays(`when <whose> <time>: ${mark}`),
    stays(`when <who> <would>: instead ${mark}`),
    stays(`when <who> <would> <what>: instead ${mark}`, `when <who> <would>: instead ${mark}`),
    stays(
      `when <some> <would> <join> <thing>: instead ${mark}`,
      `when <some> <would>: instead ${mark}`,
    ),
    stays(`when <who> <being>: ${mark}`),
    stays(`when <some> <being> <what>: ${mark}`, `when <some> <being>: ${mark}`),
  ],
};

const objects = [
  'this',
  'it',
  '1 <fighter>',
  'all <fighters>',
  'up to 2 of your <fighters>',
  "1 of your opponent's <fighters>",
  '1 card',
  '2 cards',
  '2',
  'up to 2 cards',
  'a card',
  'that many cards',
  'cards',
  '1 card in your <zone>',
  'all cards in your <zone>',
  'your <zone>',
  'the top 2 cards of your <zone>',
  'your opponent',
  'you',
  'each player',
  '1 damage',
  '1 flame',
  'a number',
  'hand',
  'the game',
];

/** Each verb with each kind of object, whoever does it, and each joining word. */
export const verbs: Product = {
  areTogether: true,
  slots: {
    object: objects,
    doer: ['your opponent', 'each player', 'this', '1 of your <fighters>'],
    some: ['', '1 <fighter>', '1 card in your hand'],
    thing: [
      'your <zone>',
      'the top of your deck',
      'the bottom of your deck',
      '1 of your <fighters>',
      'your opponent',
      '<state>',
    ],
  },
  rows: [
    once('<verb>'),
    once('<verb> <object>'),
    once('<doer> <verbs> <object>'),
    once('<verb> <some> <join> <thing>', '<verb> <some>'),
  ],
};
