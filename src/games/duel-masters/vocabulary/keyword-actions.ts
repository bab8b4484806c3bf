/** Further keyword actions: gachinko judges, and shields that are broken in addition. */
import { type Entry, forms, inRole } from '../../../kernel/vocabulary.js';

const { player } = inRole;

export const keywordActionWords: readonly Entry[] = [
  {
    kind: 'verb',
    verb: 'gachinko judge',
    with: 'gachinko judge',
    findsCards: true,
    atLength: true,
    forms: forms('hold holds held held holding'),
    object: 'nothing',
    words: ['hold a gachinko judge'],
    japanese: 'ガチンコ・ジャッジする',
    means:
      'each player shows the top card of their deck and puts it at the bottom; the cost decides',
    by: ['judgeTerm', 'gachinkoJudge'],
  },
  {
    kind: 'predicate',
    predicate: 'judgeWon',
    within: ['deck'],
    words: ['won'],
    japanese: 'ガチンコ・ジャッジに勝った',
    means: 'the gachinko judge spoken of was won by whoever held it: if it is won, …',
    by: ['judgeWon', 'winsJudge'],
  },
  {
    kind: 'event',
    event: 'win-judge',
    forms: forms('win wins won won winning'),
    with: ['gachinko judge'],
    active: { subject: player('player') },
    words: ['wins a gachinko judge', 'won gachinko judge'],
    japanese: 'ガチンコ・ジャッジに勝った',
    means: 'the player who held a gachinko judge showed the card of the higher or the same cost',
    by: ['gachinkoJudge'],
  },
  {
    kind: 'event',
    event: 'lose-judge',
    forms: forms('lose loses lost lost losing'),
    with: ['gachinko judge'],
    active: { subject: player('player') },
    words: ['loses a gachinko judge', 'lost gachinko judge'],
    means: 'the player who held a gachinko judge showed the card of the lower cost',
    by: ['gachinkoJudge'],
  },
  {
    kind: 'verb',
    verb: 'seal',
    leavesThere: true,
    forms: forms('seal seals sealed sealed sealing'),
    object: 'cards',
    within: ['battle zone'],
    words: ['seal'],
    japanese: '封印を付ける',
    means:
      "lay the top card of their owner's deck face down on cards: `seal 1 of your opponent's creatures`",
    by: ['sealTerm', 'seal'],
  },
  {
    kind: 'predicate',
    predicate: 'ignored',
    within: ['battle zone'],
    words: ['ignored'],
    japanese: '無視されている',
    means: 'a seal lies on the creature, which counts as not being there: `x is ignored`',
    by: ['ignored', 'ignoredUnderSeals'],
  },
  {
    kind: 'trait',
    trait: 'additional break',
    is: 'number',
    onlyMore: true,
    types: ['creature'],
    words: ['additional break', 'additional breaks'],
    japanese: '追加でブレイク',
    means: 'how many shields more the creature breaks whenever it breaks any',
    by: ['additionalBreaks'],
  },
];
