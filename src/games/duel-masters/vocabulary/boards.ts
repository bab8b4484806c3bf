/** Zones, the states of cards in them, and the blank cards of a board. */
import { faceStates } from '../../../kernel/common-words.js';
import type { Entry, FillerWord, StateWord, ZoneWord } from '../../../kernel/vocabulary.js';

/** Where cards are before they are used. */
export const usedFrom: readonly string[] = [
  'hand',
  'deck',
  'graveyard',
  'mana zone',
  'shield zone',
];

const zones: readonly ZoneWord[] = [
  {
    kind: 'zone',
    zone: 'battle zone',
    ofAll: true,
    joins: ['under', 'attached'],
    words: ['battle zone'],
    japanese: 'バトルゾーン',
    means: 'where creatures are; both players share it',
    by: ['battleZone'],
  },
  {
    kind: 'zone',
    zone: 'hand',
    words: ['hand', 'hands'],
    japanese: '手札',
    means: 'the cards that a player has drawn',
    by: ['handToStart', 'seesHand'],
  },
  {
    kind: 'zone',
    zone: 'deck',
    ordered: true,
    words: ['deck', 'decks'],
    japanese: '山札',
    means: 'the cards that a player draws from, in order',
    by: ['deckBecomesZone', 'seesDeck'],
  },
  {
    kind: 'zone',
    zone: 'graveyard',
    words: ['graveyard', 'graveyards'],
    japanese: '墓地',
    means: 'where destroyed creatures, spells that were cast and discarded cards go',
    by: ['graveyard', 'seesGraveyard'],
  },
  {
    kind: 'zone',
    zone: 'mana zone',
    words: ['mana zone', 'mana zones', 'mana'],
    japanese: 'マナゾーン',
    means: 'the cards that pay',
    by: ['manaZone', 'seesMana'],
  },
  {
    kind: 'zone',
    zone: 'shield zone',
    ordered: true,
    joins: ['attached'],
    words: ['shield zone', 'shield zones', 'shields'],
    japanese: 'シールドゾーン',
    means: 'the shields that protect a player',
    by: ['shieldsDealt', 'seesShield'],
  },
  {
    kind: 'zone',
    zone: 'nowhere zone',
    words: ['nowhere zone'],
    japanese: 'どこでもないゾーン',
    means: 'where a card is while it is used',
    by: ['zoneInUse', 'spellIsPending'],
  },
];

const states: readonly StateWord[] = [
  {
    kind: 'state',
    status: 'orientation',
    value: 'tapped',
    within: ['battle zone', 'mana zone'],
    words: ['tapped'],
    japanese: 'タップ',
    means: 'turned sideways',
    by: ['orientationOnEntry'],
  },
  {
    kind: 'state',
    status: 'orientation',
    value: 'untapped',
    within: ['battle zone', 'mana zone'],
    words: ['untapped'],
    japanese: 'アンタップ',
    means: 'upright',
    by: ['orientationOnEntry'],
  },
  ...faceStates('faceOnEntry'),
  {
    kind: 'state',
    status: 'since',
    value: 'now',
    within: ['battle zone'],
    words: ['summoned this turn', 'entered this turn'],
    japanese: '召喚酔い',
    means: 'it came to where it is this turn',
    by: ['summoningSickness'],
  },
];

const blank = (civilization?: string): FillerWord['traits'] => ({
  type: ['creature'],
  ...(civilization === undefined ? {} : { civilization: [civilization] }),
  cost: 1,
  power: 1000,
});

const fillers: readonly FillerWord[] = [
  {
    kind: 'filler',
    filler: 'blank',
    words: ['blank'],
    traits: blank(),
    means: 'a blank creature of no civilization, cost 1, power 1000',
  },
  ...['light', 'water', 'darkness', 'fire', 'nature'].map((civilization): FillerWord => ({
    kind: 'filler',
    filler: civilization,
    words: [civilization],
    traits: blank(civilization),
    means: `a blank ${civilization} creature, cost 1, power 1000`,
  })),
];

export const boardWords: readonly Entry[] = [...zones, ...states, ...fillers];
