/** What is told of whoever gives a command. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/harness/games.js';
import { entriesOf } from '../../src/kernel/vocabulary.js';

/** Answers, and what only chance says: nobody does them. */
const noDeeds: Readonly<Record<string, readonly string[]>> = {
  'duel-masters': ['deck order', 'goes first', 'mode', 'no', 'no replacement', 'yes'],
  'fire-force': [
    ...['deck order', 'effect order', 'goes first', 'life order', 'mode', 'no'],
    ...['no replacement', 'yes'],
  ],
  'flesh-and-blood': [
    ...['adds first', 'both sides', 'deck order', 'for', 'goes first', 'left side', 'mode', 'no'],
    ...['no replacement', 'right side', 'yes'],
  ],
};

describe.each(games)('$rulebook', ({ vocabulary }) => {
  const commands = entriesOf(vocabulary, 'command');

  test('a command says what is done by whoever gives it, unless it is an answer', () => {
    const without = commands.filter(({ does }) => does === undefined);
    expect(without.map(({ command }) => command).sort()).toEqual(noDeeds[vocabulary.game]);
  });

  test('no deed is told in the words of the command', () => {
    expect(commands.filter(({ does, words }) => words.includes(does ?? ''))).toEqual([]);
  });
});
