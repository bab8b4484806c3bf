/** Zones, the states of cards in them, and what a board may state of the game. */
import { faceStates } from '../../../kernel/common-words.js';
import type {
  Entry,
  FactWord,
  FillerWord,
  StateWord,
  ZoneWord,
} from '../../../kernel/vocabulary.js';

const zones: readonly ZoneWord[] = [
  {
    kind: 'zone',
    zone: 'deck',
    ordered: true,
    joins: ['attached'],
    words: ['deck', 'decks'],
    japanese: 'デッキ',
    means: 'the cards that a player draws from, in order',
    by: ['deckIsHidden', 'deckMeansCards'],
  },
  {
    kind: 'zone',
    zone: 'flame deck',
    joins: ['attached'],
    words: ['flame deck', 'flame decks'],
    japanese: '炎デッキ',
    means: 'the flame cards that are still to come',
    by: ['flameDeckIsPublic', 'flameDeckMeansCards'],
  },
  {
    kind: 'zone',
    zone: 'hand',
    joins: ['attached'],
    words: ['hand', 'hands'],
    japanese: '手札',
    means: 'the cards that a player has drawn',
    by: ['handIsHidden', 'handMeansCards'],
  },
  {
    kind: 'zone',
    zone: 'field',
    joins: ['under', 'attached'],
    words: ['field', 'fields'],
    japanese: '現場',
    means: 'where units and flame cards are',
    by: ['fieldIsPublic'],
  },
  {
    kind: 'zone',
    zone: 'life',
    ordered: true,
    joins: ['attached'],
    words: ['life'],
    japanese: 'ライフ',
    means: 'the cards that damage takes, in order',
    by: ['lifeIsHidden', 'lifeMeansCards'],
  },
  {
    kind: 'zone',
    zone: 'adolla',
    joins: ['attached'],
    words: ['adolla'],
    japanese: 'アドラ',
    means: 'where retired units, used events and discarded cards go',
    by: ['adollaIsPublic'],
  },
  {
    kind: 'zone',
    zone: 'resolution zone',
    ofAll: true,
    ordered: true,
    joins: ['attached'],
    words: ['resolution zone'],
    japanese: '解決領域',
    means: 'where a card is while it is used; both players share it',
    by: ['resolutionZoneIsShared', 'sideOfResolutionZone'],
  },
];

const states: readonly StateWord[] = [
  {
    kind: 'state',
    status: 'orientation',
    value: 'ready',
    within: ['field'],
    words: ['ready'],
    japanese: '待機状態',
    means: 'upright',
    by: ['hasOrientation', 'orientationOnEntry'],
  },
  {
    kind: 'state',
    status: 'orientation',
    value: 'spent',
    within: ['field'],
    words: ['spent'],
    japanese: '行動済状態',
    means: 'turned sideways',
    by: ['hasOrientation', 'orientationOnEntry'],
  },
  ...faceStates('faceOnEntry'),
  {
    kind: 'state',
    status: 'since',
    value: 'now',
    within: ['field'],
    words: ['deployed this turn', 'entered this turn'],
    japanese: '出動したターン',
    means: 'it came to where it is this turn',
    by: ['notOnArrivalTurn'],
  },
];

const fillers: readonly FillerWord[] = [
  {
    kind: 'filler',
    filler: 'blank',
    words: ['blank'],
    traits: {},
    means: 'a card without anything',
  },
  {
    kind: 'filler',
    filler: 'flame',
    words: ['flame', 'flame card', 'flame cards', 'flames'],
    traits: { type: ['flame card'] },
    means: 'a flame card',
    by: ['threeTypes'],
  },
  {
    kind: 'filler',
    filler: 'unit',
    words: ['unit', 'units'],
    traits: { type: ['unit'], cost: 1, power: 1 },
    means: 'a blank unit, cost 1, power 1',
    by: ['threeTypes'],
  },
  {
    kind: 'filler',
    filler: 'event',
    words: ['event', 'events'],
    traits: { type: ['event'], cost: 1 },
    means: 'a blank event, cost 1',
    by: ['threeTypes'],
  },
];

const facts: readonly FactWord[] = [
  {
    kind: 'fact',
    fact: 'constructed',
    of: 'game',
    oneOf: 'format',
    words: ['format is constructed'],
    japanese: '構築戦',
    means: 'what a lawful deck is in constructed play',
    by: ['deckOfForty'],
  },
  {
    kind: 'fact',
    fact: 'blitz shield',
    of: 'game',
    oneOf: 'format',
    words: ['format is blitz shield'],
    japanese: 'ブリッツシールド',
    means: 'what a lawful deck is in blitz shield play',
    by: ['deckFromFiveBoosters'],
  },
];

export const boardWords: readonly Entry[] = [...zones, ...states, ...fillers, ...facts];
