/** Duel Masters as the kernel sees it: the book, the zones, where a game can be entered. */
import { makeBook } from '../../kernel/book.js';
import type { GameRules } from '../../kernel/game.js';
import type { Chapters } from '../../kernel/listing.js';
import { chapters as chapters1_13 } from './editions/1.13/index.js';
import { chapters as chapters1_8 } from './editions/1.8/index.js';
import { chapters as chaptersAbridged } from './editions/abridged/index.js';
import { handIcon, triggersInHand } from './declared.js';
import { questions } from './questions.js';
import { sections } from './rules.js';
import { vocabulary } from './vocabulary/index.js';

/** A step of a turn: the turn goes on after it. */
const inTurn = (procedure: string, step: string) =>
  [
    ['takeTurns', 'finishStep'],
    [procedure, step],
  ] as const;

const rulesOf = (id: string, chapters: Chapters): GameRules => ({
  book: makeBook(id, 'src/games/duel-masters', { sections, chapters, questions }),
  players: ['A', 'B'],
  shared: ['battle zone'],
  ordered: ['deck'],
  memory: [],
  hidden: { deck: 'nobody', hand: 'its player', 'shield zone': 'nobody' },
  entries: {
    'start of game': [['startGame', 'shuffleDecks']],
    'start step': inTurn('startStep', 'endDurations'),
    'draw step': inTurn('drawStep', 'draw'),
    'charge step': inTurn('chargeStep', 'charge'),
    'main step': inTurn('mainStep', 'useCard'),
    'attack step': inTurn('attackStep', 'chooseAttacker'),
    'end step': inTurn('endStep', 'trigger'),
  },
  defaultEntry: 'main step',
  fill: {
    deck: { count: 20, filler: 'blank' },
    'shield zone': { count: 5, filler: 'blank' },
  },
  startFill: { deck: { count: 40, filler: 'blank' } },
  texts: {},
  pseudo: [],
  anytime: {},
  spares: ['win-battle', 'escape-attack'],
  unwrittenIcon: (ability) => (triggersInHand(ability) ? handIcon : undefined),
  stateBased: 'always',
});

/** One edition of the rulebook: its book is made when somebody asks, since a run of one edition's rulings needs no other. */
const edition = (rulebook: string, chapters: Chapters) => {
  let rules: GameRules | undefined;
  return {
    rulebook,
    get rules(): GameRules {
      return (rules ??= rulesOf(rulebook, chapters));
    },
    vocabulary,
  };
};

export const duelMasters = edition('duel-masters/1.13', chapters1_13);
export const duelMasters1_8 = edition('duel-masters/1.8', chapters1_8);
export const duelMastersAbridged = edition('duel-masters/abridged', chaptersAbridged);
