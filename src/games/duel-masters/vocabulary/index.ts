/** The words of Duel Masters. */
import type { Vocabulary } from '../../../kernel/vocabulary.js';
import { boardWords } from './boards.js';
import { cardWords } from './cards.js';
import { commandWords } from './commands.js';
import { eventWords } from './events.js';
import { timeWords } from './times.js';
import { verbWords } from './verbs.js';

export const vocabulary: Vocabulary = {
  game: 'duel-masters',
  players: ['A', 'B'],
  entries: [
    ...boardWords,
    ...cardWords,
    ...verbWords,
    ...eventWords,
    ...timeWords,
    ...commandWords,
  ],
  defaultZone: 'battle zone',
  seesBeing: true,
  onlyTold: [
    ...['resolves', 'comes-to-nothing', 'use-ability', 'redirect', 'unblocked', 'win-battle'],
    ...['attack-ends', 'step-begins', 'turn-begins', 'turn-ends'],
  ],
  defaultTrait: 'power',
  pictures: { traits: ['power'], unlessUsual: ['face'] },
  oneOffTypes: ['spell'],
};
