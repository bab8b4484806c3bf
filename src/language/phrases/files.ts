/** The first words of declarations, of what a ruling says of itself, and of its parts. */
import type { ListedPhrase } from './phrase.js';

export const filePhrases = [
  {
    kind: 'heading',
    words: ['import'],
    means: 'makes the cards of another file known here: `import "recruits.cards"`',
    grammar: ['importHead: Import'],
  },
  {
    kind: 'heading',
    words: ['card'],
    means: 'declares a card; behind its name and below stand its characteristics, then its text',
    grammar: ['cardHead: Card'],
  },
  {
    kind: 'heading',
    words: ['left', 'right'],
    means:
      'what a half of a card is that is declared with `||` between its names: `left: spell, cost 2`',
    grammar: ['faceHead: Left', 'faceHead: Right'],
  },
  {
    kind: 'heading',
    words: ['front', 'back'],
    means:
      'what a side of a card is that is declared with `//` between its names: `back: creature`',
    grammar: ['faceHead: Front', 'faceHead: Back'],
  },
  {
    kind: 'heading',
    words: ['board'],
    means: 'declares a board on which several rulings stand',
    grammar: ['boardHead: Board'],
  },
  {
    kind: 'heading',
    words: ['ruling'],
    means: 'declares a ruling',
    grammar: ['rulingHead: Ruling'],
  },
  {
    kind: 'heading',
    words: ['rulebook'],
    means: 'the rulebook, or rulebooks, that the ruling is held against',
    grammar: ['header: Rulebook'],
  },
  {
    kind: 'heading',
    words: ['source'],
    means: 'where the ruling comes from; behind it may stand a number, a date, an address in < >',
    grammar: ['source: Source'],
  },
  {
    kind: 'heading',
    words: ['question'],
    means: 'what was asked',
    grammar: ['header: Question'],
  },
  {
    kind: 'heading',
    words: ['answer'],
    means: 'what the answer is, in words',
    grammar: ['header: Answer'],
  },
  {
    kind: 'heading',
    words: ['because'],
    means: 'from which sentence of the rules the answer follows, in words; may stand several times',
    grammar: ['header: Because'],
  },
  {
    kind: 'heading',
    words: ['status official', 'status derived', 'status disputed'],
    means: 'who says so: the publisher; nobody, but the rules; or not everybody',
    grammar: ['header: Status'],
  },
  {
    kind: 'heading',
    words: ['tags'],
    means: 'words by which `run --filter` finds the ruling',
    grammar: ['header: Tags'],
  },
  {
    kind: 'heading',
    words: ['replaces'],
    means: 'the name of an older ruling that this one takes the place of',
    grammar: ['header: Replaces'],
  },
  {
    kind: 'heading',
    words: ['address'],
    means: 'where the source can be read',
    grammar: ['header: Address'],
  },
  {
    kind: 'heading',
    words: ['date'],
    means: 'when the source said so',
    grammar: ['header: Date'],
  },
  {
    kind: 'heading',
    words: ['stamp'],
    means: 'the fingerprint of the official text that the ruling was written against',
    grammar: ['stamp: Stamp'],
  },
  {
    kind: 'heading',
    words: ['on'],
    means: 'the shared board that the ruling stands on: `on "Two fighters"`',
    grammar: ['header: On'],
  },
  {
    kind: 'heading',
    words: ['given'],
    means: 'the board',
    grammar: ['givenHead: Given'],
  },
  {
    kind: 'heading',
    words: ['do'],
    means: 'what the players do',
    grammar: ['doHead: Do'],
  },
  {
    kind: 'heading',
    words: ['check'],
    means: 'what must be so at that moment, in between',
    grammar: ['claimsHead: Check'],
  },
  {
    kind: 'heading',
    words: ['expect'],
    means: 'what must have come of it',
    grammar: ['claimsHead: Expect'],
  },
  {
    kind: 'heading',
    words: ['expect under …', 'check under …'],
    means: 'what must be so under these rulebooks only',
    grammar: ['claimsHead: Under'],
  },
] as const satisfies readonly ListedPhrase[];
