/** The words of Fire Force. */
import type { Vocabulary } from '../../../kernel/vocabulary.js';
import { cameBy } from '../words.js';
import { boardWords } from './boards.js';
import { cardWords } from './cards.js';
import { commandWords } from './commands.js';
import { eventWords } from './events.js';
import { timeWords } from './times.js';
import { verbWords } from './verbs.js';

export const vocabulary: Vocabulary = {
  game: 'fire-force',
  players: ['A', 'B'],
  entries: [
    ...boardWords,
    ...cardWords,
    ...verbWords,
    ...eventWords,
    ...timeWords,
    ...commandWords,
  ],
  defaultZone: 'field',
  usedUpIn: ['adolla'],
  heldIn: ['hand', 'deck', 'life', 'flame deck'],
  defaultZoneIsRule: true,
  paysForTriggers: true,
  limitsTriggers: true,
  impliesZones: 'all',
  activatedWherePaid: true,
  otherWords: {
    ...{ destroy: 'say: retire', destroyed: 'say: retired', destroys: 'say: retires' },
    ...{ tap: 'say: spend', tapped: 'say: spent', untap: 'say: ready', untapped: 'say: ready' },
    ...{ exhausted: 'say: spent', rested: 'say: spent' },
    ...{ dies: 'say: is retired', die: 'say: is retired' },
    remove:
      'say what becomes of it: discard 1 flame card attached to it, retire 1 unit, put it into …',
    search: 'say where the cards are: put 1 unit card from your deck into your hand',
    searches:
      'say where the cards are: your opponent puts 1 unit card from their deck into their hand',
    look: 'cards are revealed to both players: reveal the top card of your deck',
    against: 'whom it fights stands right behind the verb: attacks a unit, battles a unit',
  },
  triggersWhereItComes: true,
  recallsWhatLeft: true,
  losesTrack: true,
  gainedIsLost: true,
  onlyTold: [
    ...['attack', 'battle'],
    ...['attack-fails', 'redirect', 'concede', 'begin-effect', 'rule-check'],
    ...['attack-ends', 'battle-ends', 'phase-begins', 'turn-begins', 'turn-ends'],
  ],
  onlyForbidden: ['defended', 'support', 'hand-discarded', 'use', 'use-ability', 'shuffle'],
  defaultTrait: 'power',
  pictures: {
    traits: ['power'],
    unlessUsual: ['face'],
    never: [cameBy],
    table: {
      rows: [['field'], ['life', 'deck', 'adolla'], ['flame deck', 'hand']],
      piles: ['deck', 'adolla', 'flame deck'],
      held: ['hand'],
      turned: { orientation: 'spent' },
      down: { face: 'down' },
      corner: 'cost',
      edge: ['power', 'support'],
      line: ['type', 'attribute'],
    },
  },
  oneOffTypes: ['event'],
  carriedOutIn: 'resolution zone',
  movesWithin: true,
};
