/** The course of the game: it is won and lost, steps begin and are skipped, attacks are redirected. */
import {
  type Entry,
  type EventWord,
  forms,
  inRole,
  type VerbWord,
} from '../../../kernel/vocabulary.js';
import { stepWords } from './times.js';

const { player, card, either } = inRole;

const games: readonly EventWord[] = [
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
  {
    kind: 'event',
    event: 'lose',
    forms: forms('lose loses lost lost losing'),
    with: ['game'],
    active: { subject: player('player') },
    words: ['loses the game', 'would lose the game'],
    japanese: '敗北',
    means: 'a player meets a condition for losing',
    by: ['loseGame'],
  },
  {
    kind: 'event',
    event: 'redirect',
    forms: forms('redirect redirects redirected redirected redirecting'),
    noun: ['attack'],
    passive: {
      subject: { ...card('card'), orPlayer: 'player' },
      joins: { from: either('from'), to: either('target') },
    },
    words: ['the attack is redirected', 'attack was redirected'],
    japanese: '攻撃先の変更',
    means: 'a text has an attack aim at something else; a block does not',
    by: ['redirectTerm'],
  },
  {
    kind: 'event',
    event: 'look',
    forms: forms('look looks looked looked looking'),
    active: { subject: player('player'), joins: { at: card('card') } },
    words: ['looks at', 'looked at'],
    japanese: '見る',
    means: 'an effect lets a player see a card that not all may see',
    by: ['lookTerm'],
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

const skip = forms('skip skips skipped skipped skipping');

/** `skip your next draw step`, for each step of a turn, and for the turn; behind "of" would begin a place. */
const skips: readonly VerbWord[] = [
  ...stepWords.map(({ step, words }) => ({
    what: step,
    words: words.filter((word) => !word.includes(' of ')),
  })),
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
    japanese: '飛ば',
    means: `go without the ${what} that would come next`,
    by: ['skipTerm', what === 'turn' ? 'nextTurnOf' : 'skipsStep'],
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
  ...['turn', 'this turn'].map((what): VerbWord => ({
    kind: 'verb',
    verb: 'end turn',
    with: what,
    forms: forms('end ends ended ended ending'),
    object: 'nothing',
    words: [what === 'turn' ? 'end the turn' : 'end this turn'],
    means: 'begin nothing more in this turn but its end step; what waits is carried out before',
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
    means: 'begin nothing more in this turn, its end step neither',
    by: ['endTurnTerm'],
  },
  {
    kind: 'verb',
    verb: 'gain control',
    with: 'control of',
    unsupported: true,
    forms: forms('gain gains gained gained gaining'),
    object: 'cards',
    words: ['gain control of'],
    means: 'become the controller of cards',
  },
];

export const courseWords: readonly EventWord[] = [...games, ...stepBegins];
export const courseVerbs: readonly Entry[] = [...skips, ...verbs];
