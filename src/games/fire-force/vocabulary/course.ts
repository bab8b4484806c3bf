/** The course of the game: cards come to the field and leave it, phases and turns begin, end and are skipped, the game is lost. */
import { commonEvent, entersZone, leavesZone, turnEvent } from '../../../kernel/common-words.js';
import { endTurnVerbs, skipVerbs } from '../../../kernel/turn-words.js';
import { type Entry, type EventWord, forms, inRole } from '../../../kernel/vocabulary.js';
import { phaseWords } from './times.js';

const begin = forms('begin begins began begun beginning');
const end = forms('end ends ended ended ending');

/** Turns, phases and checks of rules. */
const times: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'phase-begins',
    where: { step: 'preparation phase' },
    forms: begin,
    noun: ['preparation phase'],
    active: { subject: inRole.player('player') },
    words: ['your preparation phase begins'],
    japanese: '準備フェイズ開始時',
    means: 'the preparation phase of a turn begins',
    by: ['preparationPhase'],
  },
  {
    kind: 'event',
    event: 'phase-begins',
    where: { step: 'main phase' },
    forms: begin,
    noun: ['main phase'],
    active: { subject: inRole.player('player') },
    words: ['your main phase begins'],
    japanese: 'メインフェイズ開始時',
    means: 'the main phase of a turn begins',
    by: ['mainPhase'],
  },
  turnEvent('begin', { japanese: 'ターンの開始時', by: ['preparationPhase'] }),
  turnEvent('end', { japanese: 'ターンの終了時', by: ['endPhase'] }),
  {
    kind: 'event',
    event: 'battle-ends',
    forms: end,
    noun: ['battle'],
    active: {},
    words: ['the battle ends'],
    japanese: '戦闘終了時',
    means: 'a battle ends',
    by: ['attack'],
  },
  {
    kind: 'event',
    event: 'attack-ends',
    forms: end,
    noun: ['attack'],
    active: {
      subject: {
        ...inRole.card('card', { types: ['unit'], zones: ['field'] }),
        orPlayer: 'player',
      },
    },
    words: ['the attack ends'],
    japanese: '攻撃終了時',
    means: 'an attack ends',
    by: ['attack'],
  },
  {
    kind: 'event',
    event: 'rule-check',
    forms: forms('check checks checked checked checking'),
    noun: ['rules'],
    active: {},
    passive: {},
    words: ['rules were checked'],
    japanese: 'ルールチェック',
    means: 'a rule check is made',
    by: ['checkRules'],
  },
];

export const courseWords: readonly EventWord[] = [
  entersZone('field', { japanese: '現場に出た', by: ['field'] }),
  leavesZone('field', { by: ['retire', 'returnCard'] }),
  commonEvent('lose', { by: ['lose'] }),
  {
    kind: 'event',
    event: 'redirect',
    forms: forms('redirect redirects redirected redirected redirecting'),
    noun: ['attack'],
    passive: {
      subject: { ...inRole.card('card'), orPlayer: 'player' },
      joins: { from: inRole.either('former'), to: inRole.either('target') },
    },
    words: ['the attack is redirected', 'attack was redirected'],
    japanese: '攻撃対象を変更',
    means:
      'an attack comes to aim at something else: by a defence ability, or because a text says so',
    by: ['useDefence', 'redirectAttack'],
  },
  ...times,
];

export const courseVerbs: readonly Entry[] = [
  ...skipVerbs(phaseWords, { step: 'takeTurns', turn: 'endPhase' }),
  ...endTurnVerbs({ end: 'end phase', before: 'what has triggered is used' }),
];
