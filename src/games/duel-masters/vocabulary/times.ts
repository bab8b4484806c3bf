/** Steps of a turn, and the moments and periods that effects name. */
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
    japanese: 'マナチャージ・ステップ',
    means: 'the turn player may charge a card',
    by: ['chargeStep'],
  },
  {
    kind: 'step',
    step: 'main step',
    words: ['main step'],
    japanese: 'メイン・ステップ',
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
  {
    kind: 'moment',
    moment: 'end of turn',
    owned: true,
    words: ['end of turn', 'end of this turn'],
    japanese: 'ターンの終わりまで',
    means: 'to the end of this turn; with "your" or "your opponent’s", of the next such turn',
    by: ['endingAt'],
  },
  {
    kind: 'moment',
    moment: 'end of next turn',
    owned: true,
    words: ['end of next turn'],
    japanese: '次のターンの終わりまで',
    means: 'to the end of the next turn, of the player who is named',
    by: ['endingAt'],
  },
  {
    kind: 'moment',
    moment: 'end of attack',
    words: ['end of attack', 'end of this attack'],
    japanese: '攻撃の終わりまで',
    means: 'to the end of the attack that is going on',
    by: ['endingAt'],
  },
  {
    kind: 'moment',
    moment: 'start of turn',
    owned: true,
    words: ['start of turn', 'start of next turn'],
    japanese: '次のターンのはじめまで',
    means: 'to the start of the next turn, of the player who is named',
    by: ['endingAt'],
  },
];

const periods: readonly PeriodWord[] = [
  {
    kind: 'period',
    period: 'end of turn',
    words: ['this turn'],
    japanese: 'このターン',
    means: 'from now to the end of this turn',
    by: ['endingAt'],
  },
  {
    kind: 'period',
    period: 'end of attack',
    words: ['this attack'],
    japanese: 'この攻撃中',
    means: 'from now to the end of the attack that is going on',
    by: ['endingAt'],
  },
];

export const timeWords: readonly Entry[] = [...stepWords, ...moments, ...periods];
