/** What happens in the course of the game: it is lost. */
import { type EventWord, forms } from '../../../kernel/vocabulary.js';

export const courseWords: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'lose',
    forms: forms('lose loses lost lost losing'),
    with: ['game'],
    active: { subject: { role: 'player', is: 'player' } },
    words: ['loses the game', 'would lose the game'],
    japanese: '敗北',
    means: 'a player meets a condition for losing',
    by: ['lose'],
  },
];
