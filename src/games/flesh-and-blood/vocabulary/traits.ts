/** The characteristics of cards. */
import { counterNames, traitOfCounter, wordsOfCounter } from '../counters.js';
import type { TraitWord } from '../../../kernel/vocabulary.js';

/** Where permanents are, and what attacks: nobody plays or pitches a card from there. */
const table = [
  'permanent',
  'combat chain',
  'stack',
  'weapon',
  'hero',
  'head',
  'chest',
  'arms',
  'legs',
] as const;

/** The types of the cards that have a defense, and defend; a hero is none of them. */
export const defendingTypes: readonly string[] = [
  ...['action', 'equipment', 'weapon', 'resource', 'block', 'defense reaction', 'attack reaction'],
  ...['instant', 'token'],
];

export const traits: readonly TraitWord[] = [
  {
    kind: 'trait',
    trait: 'cost',
    is: 'number',
    variable: true,
    beforeUse: true,
    unread: { zones: table },
    words: ['cost'],
    japanese: 'コスト',
    means: 'how many resource points it takes to play the card',
    by: ['resourceCost'],
  },
  {
    kind: 'trait',
    trait: 'pitch',
    is: 'number',
    unread: { zones: table },
    words: ['pitch'],
    japanese: 'ピッチ',
    means: 'how many resource points a player gains who pitches the card',
    by: ['pitchGains', 'onlyWithPitch'],
  },
  {
    kind: 'trait',
    trait: 'power',
    is: 'number',
    types: ['action', 'weapon', 'equipment', 'token'],
    words: ['power'],
    japanese: 'パワー',
    means: 'how much damage an attack deals that nothing defends against',
    by: ['damageStep.deal'],
  },
  {
    kind: 'trait',
    trait: 'defense',
    is: 'number',
    types: defendingTypes,
    words: ['defense'],
    japanese: '防御値',
    means: 'how much damage a defending card keeps off',
    by: ['damageStep.deal', 'onlyWithDefense'],
  },
  {
    kind: 'trait',
    trait: 'life',
    is: 'number',
    always: ['hero', 'demi-hero'],
    ofPlayersIn: 'hero',
    words: ['life'],
    japanese: 'ライフ',
    means: 'the life total: what is written on it, with what was gained and without what was lost',
    by: ['lifeTotal', 'lifeAtLeast'],
  },
  {
    kind: 'trait',
    trait: 'intellect',
    is: 'number',
    types: ['hero', 'demi-hero'],
    always: ['hero', 'demi-hero'],
    words: ['intellect'],
    japanese: '知力',
    means: 'how many cards a player draws up to',
    by: ['intellectOf'],
  },
  {
    kind: 'trait',
    trait: 'name',
    is: 'names',
    words: ['name', 'names'],
    japanese: 'カード名',
    means: 'what the card is called',
    by: ['stageOfNames'],
  },
  {
    kind: 'trait',
    trait: 'type',
    is: 'names',
    words: ['type', 'types'],
    japanese: 'タイプ',
    means: 'the types of a card',
    by: ['stageOfTypes'],
  },
  {
    kind: 'trait',
    trait: 'subtype',
    is: 'names',
    words: ['subtype', 'subtypes'],
    japanese: 'サブタイプ',
    means: 'the subtypes of a card',
    by: ['stageOfTypes'],
  },
  {
    kind: 'trait',
    trait: 'supertype',
    is: 'names',
    setsWith: 'hybrid',
    words: ['supertype', 'supertypes'],
    japanese: 'スーパータイプ',
    means: 'the supertypes of a card: its classes and talents',
    by: ['stageOfSupertypes'],
  },
  {
    kind: 'trait',
    trait: 'hybrid',
    is: 'flag',
    words: ['hybrid'],
    japanese: 'ハイブリッド',
    means:
      'its supertypes stand on either side of a slash: for a card-pool one side is enough; each supertype is one by itself, unless they are said in sets',
    by: ['oneIsEnough'],
  },
];

/** How many counters of each kind are on a card. */
export const counters: readonly TraitWord[] = counterNames.map((counter) => ({
  kind: 'trait',
  trait: traitOfCounter(counter),
  is: 'number',
  counted: counter,
  words: wordsOfCounter(counter),
  means: `how many ${counter} counters are on the card`,
  by: ['countersThere', ...(counter.includes('-1-') ? ['changedByCounters'] : [])],
}));
