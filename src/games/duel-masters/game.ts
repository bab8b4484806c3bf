/** Duel Masters as the kernel sees it: the book, the zones, where a game can be entered. */
import { makeBook } from '../../kernel/book.js';
import type { GameRules } from '../../kernel/game.js';
import { sections } from './rules.js';
import { vocabulary } from './vocabulary/index.js';

/** A step of a turn: the turn goes on after it. */
const inTurn = (procedure: string, step: string) =>
  [
    ['takeTurns', '500.1'],
    [procedure, step],
  ] as const;

const rulesOf = (): GameRules => ({
  book: makeBook('duel-masters/1.13', 'src/games/duel-masters', sections),
  players: ['A', 'B'],
  shared: ['battle zone'],
  hidden: { deck: 'nobody', hand: 'its player', 'shield zone': 'nobody' },
  entries: {
    'start of game': [['startGame', '103.2']],
    'start step': inTurn('startStep', '501.1'),
    'draw step': inTurn('drawStep', '502.1'),
    'charge step': inTurn('chargeStep', '503.1'),
    'main step': inTurn('mainStep', '504.1'),
    'attack step': inTurn('attackStep', '505.5'),
    'end step': inTurn('endStep', '511.1'),
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
