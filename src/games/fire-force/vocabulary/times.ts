/** Phases of a turn, and the moments and periods that effects name. */
import { commonMoment, commonPeriod } from '../../../kernel/common-words.js';
import type { Entry, MomentWord, PeriodWord, StepWord } from '../../../kernel/vocabulary.js';

export const phaseWords: readonly StepWord[] = [
  {
    kind: 'step',
    step: 'preparation phase',
    words: ['preparation phase'],
    japanese: '準備フェイズ',
    means: 'cards are readied, flame comes, a card is drawn',
    by: ['preparationPhase'],
  },
  {
    kind: 'step',
    step: 'main phase',
    words: ['main phase'],
    japanese: 'メインフェイズ',
    means: 'the turn player may use cards and abilities, and attack',
    by: ['mainPhase'],
  },
  {
    kind: 'step',
    step: 'end phase',
    words: ['end phase'],
    japanese: '終了フェイズ',
    means: 'what triggers at the end of a turn does',
    by: ['endPhase'],
  },
];

/** A moment within a phase, for boards. */
const steps: readonly StepWord[] = [
  ...phaseWords,
  {
    kind: 'step',
    step: 'start of main phase',
    words: ['start of main phase'],
    japanese: 'メインフェイズ開始時',
    means: 'the main phase, before anything else is done in it',
    by: ['mainPhase'],
  },
];

const moments: readonly MomentWord[] = [
  commonMoment('endOfTurn', { by: ['endPhase'] }),
  commonMoment('endOfNextTurn', { by: ['effectHasBegun', 'turnIsOver'] }),
  {
    kind: 'moment',
    moment: 'end of battle',
    notYet: true,
    words: ['end of battle', 'end of this battle'],
    japanese: '戦闘中',
    means: 'to the end of the battle that is going on; where none is, nothing begins',
    by: ['cleanUpBattle', 'noBattleToLastFor'],
  },
  commonMoment('endOfAttack', { by: ['cleanUpBattle', 'noBattleToLastFor'] }),
];

const periods: readonly PeriodWord[] = [
  commonPeriod('thisTurn', { by: ['effectHasBegun'] }),
  {
    kind: 'period',
    period: 'next turn',
    owned: true,
    words: ['next turn'],
    means: 'the next turn, of the player who is named, from its start to its end',
    by: ['effectHasBegun'],
  },
  {
    kind: 'period',
    period: 'end of battle',
    notYet: true,
    words: ['this battle'],
    japanese: 'この戦闘中',
    means: 'from now to the end of the battle that is going on; where none is, nothing begins',
    by: ['cleanUpBattle', 'noBattleToLastFor'],
  },
  commonPeriod('thisAttack', { by: ['cleanUpBattle', 'noBattleToLastFor'] }),
];

export const timeWords: readonly Entry[] = [...steps, ...moments, ...periods];
