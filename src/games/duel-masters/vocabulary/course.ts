/** The course of the game: it is won and lost, steps begin and are skipped, attacks are redirected, breaks prepared, cards shown. */
import { commonEvent, revealEvent } from '../../../kernel/common-words.js';
import { lookEvent } from '../../../kernel/look-words.js';
import { endTurnVerbs, skipVerbs } from '../../../kernel/turn-words.js';
import {
  type Entry,
  type EventWord,
  forms,
  inRole,
  type VerbWord,
} from '../../../kernel/vocabulary.js';
import { stepWords } from './times.js';

const { player, card, either } = inRole;

/** Where cards lie that not all may see. */
export const unseen = { zones: ['hand', 'deck', 'shield zone'] } as const;

const games: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'begin-game',
    forms: forms('begin begins began begun beginning'),
    with: ['game'],
    active: { subject: card('card', { zones: ['deck'], onlyThis: true }) },
    words: ['begins the game', 'began game'],
    japanese: 'ゲーム開始時',
    means: 'the game starts, and what the card says of that is done before shields are put',
    by: ['startGame.followInstructions'],
  },
  {
    kind: 'event',
    event: 'win',
    forms: forms('win wins won won winning'),
    with: ['game'],
    active: { subject: player('player') },
    words: ['wins the game', 'would win the game'],
    japanese: '勝利',
    means: 'a player meets a condition for winning',
    by: ['winGame'],
  },
  commonEvent('lose', { by: ['loseGame'] }),
  {
    kind: 'event',
    event: 'redirect',
    forms: forms('redirect redirects redirected redirected redirecting'),
    noun: ['attack'],
    passive: {
      subject: { ...card('card'), orPlayer: 'player' },
      joins: { from: either('former'), to: either('target') },
    },
    words: ['the attack is redirected', 'attack was redirected'],
    japanese: '攻撃先の変更',
    means: 'a text has an attack aim at something else; a block does not',
    by: ['redirectTerm'],
  },
  lookEvent(unseen, 'lookTerm', { anywhere: true }),
  revealEvent(unseen, {
    anywhere: true,
    japanese: '見せた',
    means: 'a card is shown to all players',
    by: ['revealTerm'],
  }),
  {
    kind: 'event',
    event: 'before-break',
    anywhere: true,
    forms: forms('prepare prepares prepared prepared preparing'),
    with: ['break'],
    active: { subject: card('by') },
    words: ['prepares a break', 'prepared a break'],
    japanese: 'ブレイクする前に',
    means:
      'the shields have been chosen that a card breaks next, and are not broken yet; this happens once for all of them',
    by: ['beforeBreak'],
  },
];

const begin = forms('begin begins began begun beginning');
const start = forms('start starts started started starting');

/** `your draw step begins`, for each step of a turn. */
const stepBegins: readonly EventWord[] = stepWords.flatMap(({ step, words, by }) =>
  [begin, start].map((verb): EventWord => ({
    kind: 'event',
    event: 'step-begins',
    where: { step },
    forms: verb,
    noun: words,
    active: { subject: player('player') },
    words: [`your ${step} ${verb.third}`, `${step} ${verb.past}`],
    means: `the ${step} of a turn begins`,
    by: ['stepBeginTriggers', ...(by ?? [])],
  })),
);

const verbs: readonly VerbWord[] = [
  {
    kind: 'verb',
    verb: 'redirect',
    with: 'attack',
    forms: forms('redirect redirects redirected redirected redirecting'),
    object: 'nothing',
    joins: { to: ['cards', 'players'] },
    words: ['redirect the attack'],
    japanese: '攻撃先の変更',
    means: 'have the attack that is going on aim at something else',
    by: ['redirectTerm', 'attacked'],
  },
  ...endTurnVerbs({ end: 'end step', before: 'what waits is carried out' }),
  {
    kind: 'verb',
    verb: 'gain control',
    keepsIt: true,
    with: 'control of',
    unsupported: true,
    forms: forms('gain gains gained gained gaining'),
    object: 'cards',
    words: ['gain control of'],
    means: 'become the controller of cards',
  },
];

export const courseWords: readonly EventWord[] = [...games, ...stepBegins];
export const courseVerbs: readonly Entry[] = [
  ...skipVerbs(stepWords, { step: 'skipsStep', turn: 'nextExtraTurn' }, { japanese: '飛ば' }),
  ...verbs,
];
