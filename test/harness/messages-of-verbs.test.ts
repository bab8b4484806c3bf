/** What is told of verbs whose words are not quite those of the game: which there are that were probably meant. */
import { describe, expect, test } from 'vitest';
import { cardFile, faultsOfFile } from './told.js';

const once = {
  duel: ['duel-masters/1.13', 'spell, fire, cost 1'],
  fire: ['fire-force/1.0.0', 'event, cost 1'],
} as const;

const toldOf = (game: keyof typeof once, text: string): readonly string[] => {
  const [rulebook, traits] = once[game];
  return faultsOfFile(cardFile(rulebook, traits, text));
};

describe('a step that is skipped, and of which turn', () => {
  const both = 'there is: skip your next draw step, skip the draw step of your next turn';
  const nothing = '‘draw step’ means nothing behind ‘skip’; ';
  test.each([
    ['skip your draw step', nothing + both],
    ['skip the draw step', nothing + both],
    ['skip a draw step of your next turn', nothing + both],
    ['skip your draw step of your next turn', nothing + both],
    ['skip the draw step of the next turn', nothing + both],
    ['skip the draw step of this turn', nothing + both],
    ["skip the draw step of your opponent's next turn", nothing + both],
    [
      'your opponent skips the draw step of your next turn',
      `‘draw step’ means nothing behind ‘skips’; ${both}`,
    ],
  ])('%s', (text, expected) => expect(toldOf('duel', text)).toEqual([expected]));

  test.each([
    'skip the draw step of your next turn',
    "skip your next turn's draw step",
    'you may skip the attack step of your next turn',
    "each player skips their next turn's main step",
  ])('%s: nothing', (text) => expect(toldOf('duel', text)).toEqual([]));
});
