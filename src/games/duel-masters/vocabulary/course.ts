/** What happens in the course of the game: it is won and lost, cards are looked at, steps begin. */
import { type EventWord, forms, type Role } from '../../../kernel/vocabulary.js';
import { stepWords } from './times.js';

const player = (role: string): Role => ({ role, is: 'player' });
const card = (role: string): Role => ({ role, is: 'card' });

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

export const courseWords: readonly EventWord[] = [...games, ...stepBegins];
