/** What cards are and have: types, characteristics, keywords, icons, and what a rule says of them. */
import { ofType } from '../../../kernel/common-words.js';
import { keywordWords } from './keywords.js';
import { counters, traits } from './traits.js';
import type {
  Entry,
  FaceWord,
  IconWord,
  NounWord,
  PredicateWord,
  ValueWord,
} from '../../../kernel/vocabulary.js';

const ofSubtype = (value: string) => [{ test: 'has', trait: 'subtype', value }] as const;

/** Where permanents are that are not worn: what attacks lies on the combat chain meanwhile. */
const lying = ['permanent', 'combat chain'] as const;

const worn = ['head', 'chest', 'arms', 'legs', 'combat chain'] as const;

const nouns: readonly NounWord[] = [
  {
    kind: 'noun',
    words: ['card'],
    plurals: ['cards'],
    tests: [],
    japanese: 'カード',
    means: 'any card',
  },
  {
    kind: 'noun',
    words: ['hero'],
    plurals: ['heroes'],
    oneEach: true,
    ofPlayer: true,
    tests: ofType('hero'),
    zones: ['hero'],
    japanese: 'ヒーロー',
    means: 'the hero of a player, for whom it stands where something is done that only players do',
    by: ['mayTarget', 'heroIsDead'],
  },
  {
    kind: 'noun',
    words: ['weapon'],
    plurals: ['weapons'],
    tests: ofType('weapon'),
    // What has become one may be any permanent.
    zones: ['weapon', 'permanent', 'combat chain'],
    japanese: '武器',
    means: 'a card of the type weapon',
    by: ['inherits'],
  },
  {
    kind: 'noun',
    words: ['equipment'],
    plurals: ['equipment', 'equipment cards'],
    tests: ofType('equipment'),
    zones: worn,
    japanese: '装備',
    means: 'a card of the type equipment',
    by: ['mayDeclare'],
  },
  {
    kind: 'noun',
    words: ['action', 'action card'],
    plurals: ['actions', 'action cards'],
    tests: ofType('action'),
    japanese: 'アクション',
    means: 'a card of the type action',
    by: ['onlyOnEmptyStack', 'actionCost'],
  },
  {
    kind: 'noun',
    words: ['instant', 'instant card'],
    plurals: ['instants', 'instant cards'],
    tests: ofType('instant'),
    japanese: 'インスタント',
    means: 'a card of the type instant',
    by: ['mayPlayInstant'],
  },
  {
    kind: 'noun',
    words: ['last attack'],
    plurals: ['last attacks'],
    tests: [{ test: 'word', word: 'isLastAttack' }],
    zones: ['combat chain'],
    japanese: '直前の攻撃',
    means: 'what attacked before the active attack on this combat chain',
    by: ['isLastAttack'],
  },
  {
    kind: 'noun',
    words: ['token'],
    plurals: ['tokens'],
    tests: ofType('token'),
    japanese: 'トークン',
    means: 'what an effect creates, and what ceases to exist outside the arena',
    by: ['existsIn'],
  },
  {
    kind: 'noun',
    words: ['ongoing attack', 'attack'],
    last: ['attack'],
    plurals: ['ongoing attacks', 'attacks'],
    tests: [{ test: 'word', word: 'isAttack' }],
    elsewhere: 'attack cards',
    zones: ['combat chain', 'stack'],
    japanese: '攻撃',
    means: 'an attack on the stack, or the active attack of the combat chain',
    by: ['beginsLayerStep', 'attackStep.moveToChain'],
  },
  {
    kind: 'noun',
    words: ['weapon attack'],
    plurals: ['weapon attacks'],
    tests: [{ test: 'word', word: 'isAttack' }, ...ofType('weapon')],
    zones: ['combat chain', 'stack'],
    japanese: '武器攻撃',
    means: 'the attack of a weapon, on the stack or on the combat chain',
    by: ['inherits'],
  },
  {
    kind: 'noun',
    words: ['defending card'],
    plurals: ['defending cards'],
    tests: [{ test: 'word', word: 'isDefending' }],
    zones: ['combat chain'],
    japanese: '防御カード',
    means: 'a card that defends on the active chain link',
    by: ['defend'],
  },
  ...[
    ['attack reaction', '攻撃リアクション', 'attackReactionTime'],
    ['defense reaction', '防御リアクション', 'defenseReactionTime'],
    ['resource', 'リソース', 'mayPlay'],
    ['block', 'ブロック', 'mayPlay'],
  ].map(([value = '', japanese = '', unit = '']): NounWord => ({
    kind: 'noun',
    words: [value, `${value} card`],
    plurals: [`${value}s`, `${value} cards`],
    tests: ofType(value),
    japanese,
    means: `a card of the type ${value}`,
    by: [unit],
  })),
  ...[
    ['item', 'items', 'アイテム', 'itemEnters'],
    ['aura', 'auras', 'オーラ', 'auraEnters'],
    ['ally', 'allies', '味方', 'mayTarget'],
  ].map(([word = '', plural = '', japanese = '', unit = '']): NounWord => ({
    kind: 'noun',
    words: [word],
    plurals: [plural],
    tests: ofSubtype(word),
    zones: lying,
    japanese,
    means: `a card of the subtype ${word}`,
    by: [unit],
  })),
];

const types: readonly ValueWord[] = [
  ...[['demi-hero', 'デミヒーロー', 'isHero']].map(
    ([value = '', japanese = '', unit = '']): ValueWord => ({
      kind: 'value',
      trait: 'type',
      value,
      words: [value],
      japanese,
      means: `the card type ${value}`,
      by: [unit],
    }),
  ),
  ...[
    ['attack', '攻撃', 'beginsLayerStep'],
    ['head', '頭', 'closeStep.returnPermanents'],
    ['chest', '胴', 'closeStep.returnPermanents'],
    ['arms', '腕', 'closeStep.returnPermanents'],
    ['legs', '脚', 'closeStep.returnPermanents'],
    ['invocation', '召喚', 'isFlip'],
    ['construct', '製造', 'isFlip'],
    ['figment', '根源', 'isFlip'],
  ].map(([value = '', japanese = '', unit = '']): ValueWord => ({
    kind: 'value',
    trait: 'subtype',
    value,
    words: [value],
    japanese,
    means: `the subtype ${value}`,
    by: [unit],
    // What is an attack is so on the stack and on the combat chain (1.4.2), and stays nowhere else in the arena.
    ...(value === 'attack' && { zones: ['combat chain', 'stack'] }),
  })),
];

const icons: readonly IconWord[] = [
  [
    'action',
    'アクション',
    'an ability to activate as an action, for an action point',
    'actionCost',
  ],
  ['instant', 'インスタント', 'an ability to activate whenever one has priority', 'mayActivateOf'],
  [
    'attack reaction',
    '攻撃リアクション',
    'an ability to activate as an attack reaction',
    'attackReactionTime',
  ],
  [
    'defense reaction',
    '防御リアクション',
    'an ability to activate as a defense reaction',
    'defenseReactionTime',
  ],
].map(([icon = '', japanese = '', means = '', unit = '']): IconWord => ({
  kind: 'icon',
  icon,
  ability: 'activated',
  words: [icon],
  japanese,
  means,
  by: [unit],
}));

const additionalCost: IconWord = {
  kind: 'icon',
  icon: 'additional cost',
  gainedIn: [],
  paid: true,
  ability: 'one-off',
  words: ['additional cost'],
  japanese: '追加コスト',
  means: 'what is done, or may be, as the card is played, besides what it costs',
  by: ['playCard.payEffectCosts'],
};

const alternativeCost: IconWord = {
  kind: 'icon',
  icon: 'alternative cost',
  gainedIn: [],
  ability: 'one-off',
  inPlace: true,
  words: ['alternative cost'],
  japanese: '代替コスト',
  means: 'what may be done as the card is played, in place of paying what it costs',
  by: ['playCard.declareAlternative'],
};

const predicates: readonly PredicateWord[] = [
  {
    kind: 'predicate',
    predicate: 'isAttacking',
    within: ['combat chain'],
    words: ['attacking'],
    japanese: '攻撃している',
    means: 'it attacks on the active chain link: the card, or the weapon',
    by: ['attackStep.moveToChain'],
  },
  {
    kind: 'predicate',
    predicate: 'isDefending',
    apart: ['isAttack', 'isAttacking'],
    afterwards: true,
    within: ['combat chain'],
    counts: 'defense',
    words: ['defending'],
    japanese: '防御している',
    means: 'it defends on the active chain link',
    by: ['defend'],
  },
];

const faces: readonly FaceWord[] = [
  {
    kind: 'face',
    mark: '||',
    own: ['type', 'subtype', 'supertype'],
    words: ['left side', 'right side'],
    means: 'the two sides of a split card: both are there, but one alone on the stack',
    by: ['splitShows', 'splitShowsOne'],
  },
  {
    kind: 'face',
    mark: '//',
    words: ['front', 'back'],
    japanese: '表面',
    means: 'the two faces of a double-faced card, of which one is active, or both',
    by: ['isFlip', 'isTwin', 'isTranscend'],
  },
];

export const cardWords: readonly Entry[] = [
  ...faces,
  ...nouns,
  ...types,
  ...traits,
  ...counters,
  ...keywordWords,
  ...icons,
  additionalCost,
  alternativeCost,
  ...predicates,
];
