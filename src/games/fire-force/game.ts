/** Fire Force as the kernel sees it: the book, the zones, where a game can be entered. */
import { makeBook } from '../../kernel/book.js';
import type { GameRules } from '../../kernel/game.js';
import { chapters } from './editions/1.0.0/index.js';
import { questions } from './questions.js';
import { memoryOfLoops, orderedZones } from './repetition.js';
import { sections } from './rules.js';
import { vocabulary } from './vocabulary/index.js';

const rulesOf = (): GameRules => ({
  book: makeBook('fire-force/1.0.0', 'src/games/fire-force', { sections, chapters, questions }),
  players: ['A', 'B'],
  shared: ['resolution zone'],
  ordered: orderedZones,
  memory: memoryOfLoops,
  hidden: { deck: 'nobody', hand: 'its player', life: 'nobody' },
  entries: {
    'start of game': [['setUp', 'placeFlameDecks']],
    'preparation phase': [
      ['takeTurns', 'takePhase'],
      ['preparationPhase', 'ready'],
    ],
    'start of main phase': [
      ['takeTurns', 'takePhase'],
      ['mainPhase', 'begin'],
    ],
    'main phase': [
      ['takeTurns', 'takePhase'],
      ['mainPhase', 'checkRules'],
    ],
    'end phase': [
      ['takeTurns', 'takePhase'],
      ['endPhase', 'begin'],
    ],
  },
  within: { 'start of main phase': 'main phase' },
  defaultEntry: 'main phase',
  fill: {
    deck: { count: 20, filler: 'blank' },
    life: { count: 5, filler: 'blank' },
    'flame deck': { count: 5, filler: 'flame' },
  },
  startFill: {
    deck: { count: 40, filler: 'blank' },
    'flame deck': { count: 5, filler: 'flame' },
  },
  texts: {
    // 702.16: the sum of the support values, fixed when it is given.
    support: {
      subject: { is: 'it' },
      changes: [{ change: 'add', trait: 'power', amount: 'that' }],
    },
  },
  pseudo: [
    { key: 'ability', name: 'ability', traits: { name: [], type: ['ability'] }, abilities: [] },
  ],
  anytime: { concede: 'concede' },
  spares: ['withstand', 'escape-attack'],
  keepsAnswers: true,
  stateBased: 'when called',
});

let rules: GameRules | undefined;

export const fireForce = {
  rulebook: 'fire-force/1.0.0',
  /** Made when somebody asks: a run of one game's rulings needs no other book. */
  get rules(): GameRules {
    return (rules ??= rulesOf());
  },
  vocabulary,
};
