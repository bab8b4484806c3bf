/** Steps of a turn, and the moments and periods that effects name. */
import { commonMoment, commonPeriod } from '../../../kernel/common-words.js';
import type { Entry, MomentWord, PeriodWord, StepWord } from '../../../kernel/vocabulary.js';

export const stepWords: readonly StepWord[] = [
  {
    kind: 'step',
    step: 'start step',
    words: ['start step', 'start of turn step'],
    japanese: 'ターン開始ステップ',
    means: 'cards are untapped, and what triggers at the start of a turn does',
    by: ['startStep'],
  },
  {
    kind: 'step',
    step: 'draw step',
    words: ['draw step'],
    japanese: 'ドロー・ステップ',
    means: 'the turn player draws a card',
    by: ['drawStep'],
  },
  {
    kind: 'step',
    step: 'charge step',
    words: ['charge step', 'mana charge step'],
    japanese: 'マナチャージステップ',
    means: 'the turn player may charge a card',
    by: ['chargeStep'],
  },
  {
    kind: 'step',
    step: 'main step',
    words: ['main step'],
    japanese: 'メインステップ',
    means: 'the turn player may use cards',
    by: ['mainStep'],
  },
  {
    kind: 'step',
    step: 'attack step',
    words: ['attack step'],
    japanese: '攻撃ステップ',
    means: 'creatures may attack',
    by: ['attackStep'],
  },
  {
    kind: 'step',
    step: 'end step',
    words: ['end step', 'end of turn step'],
    japanese: 'ターン終了ステップ',
    means: 'what triggers at the end of a turn does',
    by: ['endStep'],
  },
];

const moments: readonly MomentWord[] = [
  commonMoment('endOfTurn', {
    owned: true,
    japanese: 'ターンの終わりまで',
    means: 'to the end of this turn; with "your" or "your opponent’s", of the next such turn',
    by: ['endingAt'],
  }),
  commonMoment('endOfNextTurn', { japanese: 'ターンの終わりまで', by: ['endingAt'] }),
  commonMoment('endOfAttack', { japanese: '攻撃の終わり', by: ['endingAt', 'noAttackToLastFor'] }),
  {
    kind: 'moment',
    moment: 'start of turn',
    owned: true,
    words: ['start of turn', 'start of next turn'],
    japanese: 'ターンのはじめまで',
    means: 'to the start of the next turn, of the player who is named',
    by: ['endingAt'],
  },
];

const periods: readonly PeriodWord[] = [
  commonPeriod('thisTurn', { period: 'end of turn', by: ['endingAt'] }),
  commonPeriod('thisAttack', { by: ['endingAt', 'noAttackToLastFor'] }),
];

export const timeWords: readonly Entry[] = [...stepWords, ...moments, ...periods];
