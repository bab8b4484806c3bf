/** Flesh and Blood as the kernel sees it: the books, the zones, where a game can be entered. */
import { makeBook } from '../../kernel/book.js';
import type { GameRules } from '../../kernel/game.js';
import type { Chapters } from '../../kernel/listing.js';
import { chapters as ofCh9 } from './editions/ch9/index.js';
import { chapters as ofCore } from './editions/core/index.js';
import { questions } from './questions.js';
import { sections } from './rules.js';
import { vocabulary } from './vocabulary/index.js';

/** @param beside the rest of the rules, where a book is a part of them and lists no others */
const rulesOf = (id: string, chapters: Chapters, beside?: Chapters): GameRules => ({
  book: makeBook(id, 'src/games/flesh-and-blood', { sections, chapters, questions, beside }),
  players: ['A', 'B'],
  shared: ['stack', 'permanent', 'combat chain'],
  ordered: ['deck', 'stack'],
  memory: [],
  hidden: { deck: 'nobody', hand: 'its player', arsenal: 'its player', inventory: 'its player' },
  entries: {
    'start of game': [['setUp', 'chooseFirst']],
    'start phase': [
      ['takeTurns', 'takePhase'],
      ['startPhase', 'endEffects'],
    ],
    'action phase': [
      ['takeTurns', 'takePhase'],
      ['actionPhase', 'begin'],
    ],
    'end phase': [
      ['takeTurns', 'takePhase'],
      ['endPhase', 'begin'],
    ],
  },
  defaultEntry: 'action phase',
  fill: {
    deck: { count: 20, filler: 'blank' },
    hero: { count: 1, filler: 'hero' },
  },
  startFill: {
    deck: { count: 40, filler: 'blank' },
    hero: { count: 1, filler: 'hero' },
  },
  texts: {},
  pseudo: [
    { key: 'ability', name: 'ability', traits: { name: [], type: ['ability'] }, abilities: [] },
    {
      key: 'attack proxy',
      name: 'attack',
      traits: { name: [], type: ['ability'], power: 0 },
      abilities: [],
    },
  ],
  anytime: { concede: 'concede' },
  spares: [],
  stateBased: 'when called',
});

/** One book of the rules: made when somebody asks, since a run of one book's rulings needs no other. */
const edition = (rulebook: string, chapters: Chapters, beside?: Chapters) => {
  let rules: GameRules | undefined;
  return {
    rulebook,
    get rules(): GameRules {
      return (rules ??= rulesOf(rulebook, chapters, beside));
    },
    vocabulary,
  };
};

export const fleshAndBlood = edition('flesh-and-blood/core', ofCore, ofCh9);
export const fleshAndBloodCh9 = edition('flesh-and-blood/ch9', ofCh9, ofCore);
