/** The words of Fire Force. */
import type { Vocabulary } from '../../../kernel/vocabulary.js';
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
  defaultZoneIsRule: true,
  limitsTriggers: true,
  onlyTold: [
    ...['attack-fails', 'redirect', 'concede', 'begin-effect', 'rule-check'],
    ...['attack-ends', 'battle-ends', 'phase-begins', 'turn-begins', 'turn-ends'],
  ],
  defaultTrait: 'power',
  pictures: { traits: ['power'], unlessUsual: ['face'] },
  oneOffTypes: ['event'],
};
