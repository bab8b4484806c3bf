/** Duel Masters as the kernel sees it: the book, the zones, where a game can be entered. */
import { makeBook } from '../../kernel/book.js';
import type { GameRules } from '../../kernel/game.js';
import { chapters } from './editions/1.13/index.js';
import { questions } from './questions.js';
import { sections } from './rules.js';
import { vocabulary } from './vocabulary/index.js';

/** A step of a turn: the turn goes on after it. */
const inTurn = (procedure: string, step: string) =>
  [
    ['takeTurns', 'finishStep'],
    [procedure, step],
  ] as const;

const rulesOf = (): GameRules => ({
  book: makeBook('duel-masters/1.13', 'src/games/duel-masters', { sections, chapters, questions }),
  players: ['A', 'B'],
  shared: ['battle zone'],
  ordered: ['deck'],
  memory: [],
  hidden: { deck: 'nobody', hand: 'its player', 'shield zone': 'nobody' },
  entries: {
    'start of game': [['startGame', 'shuffleDecks']],
    'start step': inTurn('startStep', 'begin'),
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
  stateBased: 'always',
});

let rules: GameRules | undefined;

export const duelMasters = {
  rulebook: 'duel-masters/1.13',
  /** Made when somebody asks: a run of one game's rulings needs no other book. */
  get rules(): GameRules {
    return (rules ??= rulesOf());
  },
  vocabulary,
};
