/** Zones, and the states of cards in them. */
import { faceStates } from '../../../kernel/common-words.js';
import type {
  AssetWord,
  Entry,
  FillerWord,
  StateWord,
  ZoneWord,
} from '../../../kernel/vocabulary.js';

const zones: readonly ZoneWord[] = [
  {
    kind: 'zone',
    zone: 'deck',
    ordered: true,
    words: ['deck', 'decks'],
    japanese: 'デッキ',
    means: 'the cards that a player draws from, in order',
    by: ['isPrivateZone'],
  },
  {
    kind: 'zone',
    zone: 'hand',
    words: ['hand', 'hands'],
    japanese: '手札',
    means: 'the cards that a player has drawn',
    by: ['isPrivateZone'],
  },
  {
    kind: 'zone',
    zone: 'arsenal',
    words: ['arsenal', 'arsenals'],
    japanese: '武器庫',
    means: 'where a player keeps a card for later, face down',
    by: ['isPrivateZone', 'endPhase.putIntoArsenal'],
  },
  {
    kind: 'zone',
    zone: 'pitch',
    words: ['pitch zone'],
    japanese: 'ピッチゾーン',
    means: 'the cards that were pitched in this turn',
    by: ['pitch', 'endPhase.returnPitch'],
  },
  {
    kind: 'zone',
    zone: 'graveyard',
    words: ['graveyard', 'graveyards'],
    japanese: '墓地',
    means: 'where cards go that are destroyed, discarded or cleared',
    by: ['clear'],
  },
  {
    kind: 'zone',
    zone: 'banished',
    words: ['banished zone'],
    japanese: '追放ゾーン',
    means: 'where cards go that are banished',
    by: ['banish'],
  },
  {
    kind: 'zone',
    zone: 'inventory',
    words: ['inventory'],
    japanese: 'インベントリ',
    means: 'the cards that a player has brought besides; no zone by the rules',
    by: ['isPrivateZone'],
  },
  {
    kind: 'zone',
    zone: 'stack',
    ofAll: true,
    ordered: true,
    words: ['stack'],
    japanese: 'スタック',
    means:
      'where cards and abilities wait to resolve, the last of them first; all players share it',
    by: ['sharedZones', 'playCard.announce'],
  },
  {
    kind: 'zone',
    zone: 'combat chain',
    ofAll: true,
    joins: ['under'],
    words: ['combat chain'],
    japanese: '戦闘チェイン',
    means: 'where cards attack and defend; all players share it',
    by: ['sharedZones', 'attackStep.moveToChain'],
  },
  {
    kind: 'zone',
    zone: 'permanent',
    ofAll: true,
    joins: ['under'],
    words: ['permanent zone'],
    japanese: '永続ゾーン',
    means: 'where items, auras and allies are; all players share it',
    by: ['sharedZones', 'resolveLayer.becomePermanent'],
  },
  ...[
    ['hero', 'ヒーローゾーン', 'where the hero of a player is'],
    ['weapon', '武器ゾーン', 'where the weapons of a player are'],
    ['head', '頭ゾーン', 'where equipment for the head is worn'],
    ['chest', '胴ゾーン', 'where equipment for the chest is worn'],
    ['arms', '腕ゾーン', 'where equipment for the arms is worn'],
    ['legs', '脚ゾーン', 'where equipment for the legs is worn'],
  ].map(([zone = '', japanese = '', means = '']): ZoneWord => ({
    kind: 'zone',
    zone,
    joins: ['under'],
    words: [`${zone} zone`],
    japanese,
    means,
    by: ['isPrivateZone'],
  })),
];

const resource = (pitch: number): FillerWord['traits'] => ({ type: ['resource'], pitch });

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
    filler: 'hero',
    words: ['plain hero'],
    traits: { type: ['hero'], life: 20, intellect: 4 },
    means: 'a blank hero of life 20 and intellect 4',
    by: ['intellectOf', 'lifeTotal'],
  },
  ...(['red', 'yellow', 'blue'] as const).map((color, at): FillerWord => ({
    kind: 'filler',
    filler: color,
    words: [color],
    traits: resource(at + 1),
    means: `a ${color} resource card without anything but pitch ${at + 1}`,
    by: ['pitchGains'],
  })),
];

const conditions: readonly StateWord[] = [
  {
    kind: 'state',
    status: 'marked',
    value: 'marked',
    within: ['hero'],
    types: ['hero'],
    words: ['marked'],
    japanese: '標的',
    means: 'a condition of heroes, to the next hit by an opponent',
    by: ['canBeMarked', 'takenByDamage'],
  },
];

const assets: readonly AssetWord[] = [
  {
    kind: 'asset',
    fact: 'action points',
    words: ['action point', 'action points'],
    japanese: 'アクションポイント',
    means:
      'what actions are played and activated for, of which a player has 1 as their action phase begins',
    by: ['gainPoints', 'onlyInOwnActionPhase'],
  },
  {
    kind: 'asset',
    fact: 'resource points',
    words: ['resource point', 'resource points'],
    japanese: 'リソースポイント',
    means: 'what costs are paid with, gained by pitching cards',
    by: ['gainPoints', 'pitchGains'],
  },
];

export const boardWords: readonly Entry[] = [
  ...zones,
  ...faceStates('isPrivateZone'),
  ...conditions,
  ...fillers,
  ...assets,
];
