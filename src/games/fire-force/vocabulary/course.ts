/** The course of the game: cards come to the field and leave it, phases and turns are skipped, the game is lost. */
import { endTurnVerbs, skipVerbs } from '../../../kernel/turn-words.js';
import { type Entry, type EventWord, forms, inRole } from '../../../kernel/vocabulary.js';
import { phaseWords } from './times.js';

export const courseWords: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'move',
    where: { to: 'field' },
    forms: forms('enter enters entered entered entering'),
    with: ['field'],
    withIsOptional: true,
    active: { subject: inRole.card('card'), object: inRole.zone('to') },
    words: ['enters the field', 'entered the field'],
    japanese: '現場に出た',
    means: 'a card comes to the field, or to the zone that is named behind it',
    by: ['field'],
  },
  {
    kind: 'event',
    event: 'move',
    where: { from: 'field' },
    forms: forms('leave leaves left left leaving'),
    with: ['field'],
    withIsOptional: true,
    active: { subject: inRole.card('card'), object: inRole.zone('from') },
    words: ['leaves the field', 'left the field'],
    means: 'a card goes from the field, or from the zone that is named behind it, to another',
    by: ['retire', 'returnCard'],
  },
  {
    kind: 'event',
    event: 'lose',
    forms: forms('lose loses lost lost losing'),
    with: ['game'],
    active: { subject: inRole.player('player') },
    words: ['loses the game', 'would lose the game'],
    japanese: '敗北',
    means: 'a player meets a condition for losing',
    by: ['lose'],
  },
  {
    kind: 'event',
    event: 'redirect',
    forms: forms('redirect redirects redirected redirected redirecting'),
    noun: ['attack'],
    passive: {
      subject: { ...inRole.card('card'), orPlayer: 'player' },
      joins: { from: inRole.either('from'), to: inRole.either('target') },
    },
    words: ['the attack is redirected', 'attack was redirected'],
    japanese: '攻撃対象を変更',
    means:
      'an attack comes to aim at something else: by a defence ability, or because a text says so',
    by: ['useDefence', 'redirectAttack'],
  },
];

export const courseVerbs: readonly Entry[] = [
  ...skipVerbs(phaseWords, { step: 'takeTurns', turn: 'endPhase' }),
  ...endTurnVerbs({ end: 'end phase', before: 'what has triggered is used' }),
];
