/** What lines of a script say, beside the commands of the game. */
import type { ListedPhrase } from './phrase.js';

export const scriptPhrases = [
  {
    kind: 'script',
    words: ['A: …', 'B: …'],
    means: 'what a player does, or answers; behind the colon stands a command of the game',
    grammar: ['command: Colon'],
  },
  {
    kind: 'script',
    words: ['…; …'],
    means: 'the next thing that is done, on the same line',
    grammar: ['actions: Semicolon'],
  },
  {
    kind: 'script',
    words: ['chance: …'],
    means: 'what comes of a shuffle, a coin, a die',
    read: { player: ['chance'] },
  },
  {
    kind: 'script',
    words: ['player', 'players'],
    means: 'the player whom the one who acts can mean there: `attack player with x`',
    read: { command: ['player', 'players'] },
  },
  {
    kind: 'script',
    words: [', …', 'and'],
    means: 'joins cards, players and values that belong together',
    forReaders: 'cards and values one after another are a list all the same',
    read: { joint: [',', 'and'] },
  },
] as const satisfies readonly ListedPhrase[];
