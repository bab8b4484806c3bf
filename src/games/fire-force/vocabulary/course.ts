/** The course of the game: cards come to the field and leave it, phases and turns are skipped, the game is lost. */
import {
  type Entry,
  type EventWord,
  forms,
  inRole,
  type VerbWord,
} from '../../../kernel/vocabulary.js';
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

const skip = forms('skip skips skipped skipped skipping');

/** `skip your next main phase`, for each phase of a turn, and for the turn. */
const skips: readonly VerbWord[] = [
  ...phaseWords.map(({ step, words }) => ({ what: step, words })),
  { what: 'turn', words: ['turn'] },
].flatMap(({ what, words }) =>
  words.map((word): VerbWord => ({
    kind: 'verb',
    verb: 'skip',
    with: `next ${word}`,
    says: { skips: what },
    forms: skip,
    object: 'nothing',
    words: [`skip your next ${word}`],
    means: `go without the ${what} that would come next`,
    by: ['skipTerm', what === 'turn' ? 'endPhase' : 'takeTurns'],
  })),
);

const ends: readonly VerbWord[] = [
  ...['turn', 'this turn'].map((what): VerbWord => ({
    kind: 'verb',
    verb: 'end turn',
    with: what,
    forms: forms('end ends ended ended ending'),
    object: 'nothing',
    words: [what === 'turn' ? 'end the turn' : 'end this turn'],
    means: 'begin nothing more in this turn but its end phase; what has triggered is used before',
    by: ['endTurnTerm'],
  })),
  {
    kind: 'verb',
    verb: 'end turn',
    with: 'this turn',
    says: { left: 'nothing' },
    forms: skip,
    object: 'nothing',
    words: ['skip this turn'],
    means: 'begin nothing more in this turn, its end phase neither',
    by: ['endTurnTerm'],
  },
];

export const courseVerbs: readonly Entry[] = [...skips, ...ends];
