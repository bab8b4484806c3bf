/** Phases and steps, and the moments and periods that effects name. */
import { commonMoment, commonPeriod } from '../../../kernel/common-words.js';
import type { Entry, StepWord } from '../../../kernel/vocabulary.js';

const steps: readonly StepWord[] = [
  ['start phase', '開始フェイズ', 'the turn starts', 'startPhase'],
  [
    'action phase',
    'アクションフェイズ',
    'players play cards and activate abilities',
    'actionPhase',
  ],
  ['end phase', '終了フェイズ', 'what is left of a turn once all have passed', 'endPhase'],
  ['layer step', 'レイヤーステップ', 'an attack is on the stack', 'layerStep'],
  ['attack step', '攻撃ステップ', 'the attack becomes attacking', 'attackStep'],
  ['defend step', '防御ステップ', 'defending cards are declared', 'defendStep'],
  ['reaction step', 'リアクションステップ', 'players may react', 'reactionStep'],
  ['damage step', 'ダメージステップ', 'the attack deals damage', 'damageStep'],
  [
    'resolution step',
    '解決ステップ',
    'the chain link resolves, and another attack may follow',
    'resolutionStep',
  ],
  ['close step', 'クローズステップ', 'combat ends', 'closeStep'],
].map(([step = '', japanese = '', means = '', unit = '']): StepWord => ({
  kind: 'step',
  step,
  words: [step],
  japanese,
  means,
  by: [unit],
}));

const ends = { by: ['endPhase.endEffects'] };

export const timeWords: readonly Entry[] = [
  ...steps,
  commonMoment('endOfTurn', ends),
  commonMoment('endOfNextTurn', ends),
  {
    kind: 'moment',
    moment: 'start of turn',
    owned: true,
    words: ['start of turn', 'start of next turn'],
    means: 'to the start of the next turn, of the player who is named',
    by: ['startPhase.endEffects'],
  },
  {
    kind: 'moment',
    moment: 'end of combat chain',
    notYet: true,
    words: ['end of combat chain', 'end of this combat chain'],
    means: 'to where the combat chain closes; where none is open, nothing begins',
    by: ['closeStep.endEffects', 'carriesOut'],
  },
  commonPeriod('thisTurn', ends),
  {
    kind: 'period',
    period: 'end of combat chain',
    notYet: true,
    time: 'combat chain',
    words: ['this combat chain'],
    japanese: 'この戦闘チェイン',
    means:
      'from now to where the combat chain closes, and nothing where none is open; of what has happened, since it was opened',
    by: ['closeStep.endEffects', 'carriesOut', 'timesNow'],
  },
  {
    kind: 'period',
    period: 'end of chain link',
    time: 'chain link',
    ofOwn: true,
    words: ['this chain link'],
    japanese: 'このチェインリンク',
    means:
      'from now to where another link is the active one, and nothing where none is; of what has happened, since this one is',
    by: ['carriesOut', 'timesNow'],
  },
];
