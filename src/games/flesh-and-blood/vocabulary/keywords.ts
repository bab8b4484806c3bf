/** The keywords that cards have. */
import type { KeywordWord } from '../../../kernel/vocabulary.js';

const goAgain: KeywordWord = {
  kind: 'keyword',
  keyword: 'go again',
  // Only what resolves goes again: a weapon never does, and its attack is no weapon (1.4.3a).
  types: ['action', 'instant', 'attack reaction', 'defense reaction'],
  orWhatIs: 'isAttack',
  words: ['go again'],
  japanese: '再行動',
  means: 'its controller gains an action point once it has resolved',
  by: ['resolveLayer.goAgain', 'resolutionStep.goAgain'],
};

/** Those of 8.3 that stand for abilities: the word, what it means, and the unit. */
const plain = [
  [
    'boost',
    'as it is played you may banish the top card of your deck; if that is a Mechanologist card, it gets go again',
    'boost',
  ],
  ['scrap', 'as it is played you may banish an item or equipment from your graveyard', 'scrap'],
  ['beat chest', 'as it is played you may discard a card with 6 power or more', 'beatChest'],
  [
    'battleworn',
    'when the combat chain closes, it gets a -1 defense counter if it defended',
    'battleworn',
  ],
  [
    'temper',
    'when the combat chain closes, it gets a -1 defense counter if it defended, and is destroyed with no defense left',
    'temper',
  ],
  [
    'guardwell',
    'when the combat chain closes, it gets as many -1 defense counters as it has defense if it defended',
    'guardwell',
  ],
  ['blade break', 'when the combat chain closes, it is destroyed if it defended', 'bladeBreak'],
  ['dominate', 'it cannot be defended by more than one card from hand', 'dominate'],
  [
    'blood debt',
    'while it is face up in the banished zone, you lose 1 life as your end phase begins',
    'bloodDebt',
  ],
  [
    'phantasm',
    'it is destroyed when an attack action card of 6 power or more defends against it that is not Illusionist',
    'phantasm',
  ],
  ['meld', 'both sides of the split card may be played, for twice its cost', 'mayMeld'],
  ['overpower', 'it cannot be defended by more than one action card', 'overpower'],
  [
    'mirage',
    'it is destroyed when it defends against an attack of 6 power or more that is not Illusionist',
    'mirage',
  ],
].map(([keyword = '', means = '', unit = '']): KeywordWord => ({
  kind: 'keyword',
  keyword,
  words: [keyword],
  means,
  by: [unit],
}));

/** Those with a number behind them. */
const numbered = [
  [
    'arcane barrier',
    'if you would be dealt arcane damage, you may pay so many resource points to prevent as much of it',
    'arcaneBarrier',
  ],
  [
    'spellvoid',
    'if you would be dealt arcane damage, you may destroy it to prevent so much',
    'spellvoid',
  ],
  [
    'quell',
    'if you would be dealt damage, you may pay so many resource points to prevent as much; it is destroyed as the end phase begins',
    'quell',
  ],
  ['ward', 'if you would be dealt damage, it is destroyed, and so much is prevented', 'ward'],
  [
    'arcane shelter',
    'if you would be dealt arcane damage, it is destroyed, and so much is prevented',
    'arcaneShelter',
  ],
  ['piercing', 'it has so much power more while equipment defends against it', 'piercing'],
].map(([keyword = '', means = '', unit = '']): KeywordWord => ({
  kind: 'keyword',
  keyword,
  takesNumber: true,
  words: [keyword],
  means,
  by: [unit],
}));

/** It means nothing by itself: texts ask for cards that have it. */
const stealth: KeywordWord = {
  kind: 'keyword',
  keyword: 'stealth',
  words: ['stealth'],
  means: 'nothing by itself: texts ask for cards that have it',
};

const fusion: KeywordWord = {
  kind: 'keyword',
  keyword: 'fusion',
  takesCards: {},
  words: ['fusion'],
  means:
    'as it is played you may reveal such a card from your hand: `fusion any card with supertype "Ice"`',
  by: ['fusion'],
};

export const keywordWords: readonly KeywordWord[] = [
  goAgain,
  fusion,
  ...plain,
  ...numbered,
  stealth,
];
