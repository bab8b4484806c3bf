/** The keywords that cards have. */
import type { KeywordWord } from '../../../kernel/vocabulary.js';

/** What is played, and so has costs that may be paid as it is. */
const playedTypes = ['action', 'instant', 'attack reaction', 'defense reaction'];

/** What attacks, be it by an ability of its own. */
const attackingTypes = ['action', 'weapon', 'token', 'instant'];

/** What comes to defend by itself, and not by an effect alone. */
const defenders = [...playedTypes, 'equipment', 'block'];

/** What may lie in the arena, or defend there: an instant only where it stays. */
const lyingTypes = [
  ...attackingTypes,
  'defense reaction',
  'equipment',
  'block',
  'hero',
  'demi-hero',
];

/** What is ever in the banished zone. */
const banishedTypes = [...defenders, 'weapon', 'resource'];

const goAgain: KeywordWord = {
  kind: 'keyword',
  keyword: 'go again',
  // Only what resolves goes again: a weapon never does, and its attack is no weapon (1.4.3a).
  types: playedTypes,
  orWhatIs: 'isAttack',
  words: ['go again'],
  japanese: '再行動',
  means: 'its controller gains an action point once it has resolved',
  by: ['resolveLayer.goAgain', 'resolutionStep.goAgain'],
};

type Row = readonly [
  word: string,
  means: string,
  unit: string,
  types: readonly string[],
  more?: Pick<KeywordWord, 'orWhatIs' | 'ahead'>,
];

/** What is an attack has it, whatever its types are. */
const attacking = { orWhatIs: 'isAttack' };

/** Those of 8.3 that stand for abilities: the word, what it means, the unit, and on which types alone it does anything. */
const plain: readonly Row[] = [
  [
    'boost',
    'as it is played you may banish the top card of your deck; if that is a Mechanologist card, it gets go again',
    'boost',
    playedTypes,
  ],
  [
    'scrap',
    'as it is played you may banish an item or equipment from your graveyard',
    'scrap',
    playedTypes,
  ],
  [
    'beat chest',
    'as it is played you may discard a card with 6 power or more',
    'beatChest',
    playedTypes,
  ],
  [
    'battleworn',
    'when the combat chain closes, it gets a -1 defense counter if it defended',
    'battleworn',
    defenders,
  ],
  [
    'temper',
    'when the combat chain closes, it gets a -1 defense counter if it defended, and is destroyed with no defense left',
    'temper',
    defenders,
  ],
  [
    'guardwell',
    'when the combat chain closes, it gets as many -1 defense counters as it has defense if it defended',
    'guardwell',
    defenders,
  ],
  [
    'blade break',
    'when the combat chain closes, it is destroyed if it defended',
    'bladeBreak',
    defenders,
  ],
  [
    'dominate',
    'it cannot be defended by more than one card from hand',
    'dominate',
    attackingTypes,
    attacking,
  ],
  [
    'blood debt',
    'while it is face up in the banished zone, you lose 1 life as your end phase begins',
    'bloodDebt',
    banishedTypes,
    { ahead: 'banished' },
  ],
  [
    'phantasm',
    'it is destroyed when an attack action card of 6 power or more defends against it that is not Illusionist',
    'phantasm',
    attackingTypes,
    attacking,
  ],
  [
    'meld',
    'both sides of the split card may be played, for twice its cost',
    'mayMeld',
    playedTypes,
    { ahead: 'hand' },
  ],
  [
    'overpower',
    'it cannot be defended by more than one action card',
    'overpower',
    attackingTypes,
    attacking,
  ],
  [
    'mirage',
    'it is destroyed when it defends against an attack of 6 power or more that is not Illusionist',
    'mirage',
    defenders,
  ],
];

/** Those with a number behind them. */
const numbered: readonly Row[] = [
  [
    'arcane barrier',
    'if you would be dealt arcane damage, you may pay so many resource points to prevent as much of it',
    'arcaneBarrier',
    lyingTypes,
  ],
  [
    'spellvoid',
    'if you would be dealt arcane damage, you may destroy it to prevent so much',
    'spellvoid',
    lyingTypes,
  ],
  [
    'quell',
    'if you would be dealt damage, you may pay so many resource points to prevent as much; it is destroyed as the end phase begins',
    'quell',
    lyingTypes,
  ],
  [
    'ward',
    'if you would be dealt damage, it is destroyed, and so much is prevented',
    'ward',
    lyingTypes,
  ],
  [
    'arcane shelter',
    'if you would be dealt arcane damage, it is destroyed, and so much is prevented',
    'arcaneShelter',
    lyingTypes,
  ],
  [
    'piercing',
    'it has so much power more while equipment defends against it',
    'piercing',
    attackingTypes,
    attacking,
  ],
];

const worded =
  (all: Pick<KeywordWord, 'takesNumber'>) =>
  ([keyword, means, unit, types, more]: Row): KeywordWord => ({
    kind: 'keyword',
    keyword,
    types,
    ...more,
    ...all,
    words: [keyword],
    means,
    by: [unit],
  });

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
  types: playedTypes,
  takesCards: { apart: 'supertype' },
  words: ['fusion'],
  means:
    'as it is played you may reveal such a card from your hand: `fusion any card with supertype "Ice"`',
  by: ['fusion'],
};

export const keywordWords: readonly KeywordWord[] = [
  goAgain,
  fusion,
  ...plain.map(worded({})),
  ...numbered.map(worded({ takesNumber: true })),
  stealth,
];
