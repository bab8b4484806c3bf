/** Words of card text for what was spoken of before. */
import type { ListedPhrase } from './phrase.js';

export const references = [
  {
    kind: 'reference',
    words: ['this'],
    means: 'the card whose text it is',
    grammar: ['named: This'],
    taken: 'this',
  },
  {
    kind: 'reference',
    words: ['it'],
    means:
      'the card spoken of last: chosen, counted off with `for each`, or taking part in the event',
    grammar: ['named: It', 'definition: It'],
    taken: 'it',
  },
  {
    kind: 'reference',
    words: ['them', 'they'],
    means:
      'the cards spoken of last; in front of what a player does, who did the last: `then they discard 1 card`',
    grammar: ['named: Them'],
    taken: 'them',
  },
  {
    kind: 'reference',
    words: ['that …', 'those …', 'that number'],
    means: 'as `it` and `them`: `that creature`; or what somebody has chosen: `of that race`',
    grammar: ['named: That'],
    read: { reference: ['number'] },
  },
  {
    kind: 'reference',
    words: ['the …'],
    means: 'in front of one card: the one spoken of last; in front of a zone it says nothing',
    grammar: ['named: The'],
    taken: 'the',
  },
  {
    kind: 'reference',
    words: ['the other …'],
    means: 'the other card that takes part in the event: whom it battles, what it attacks',
    grammar: ['named: The Other'],
    taken: 'the other',
  },
  {
    kind: 'reference',
    words: ['the rest', 'the others'],
    means: 'of the cards from among which some were chosen, the others',
    read: { reference: ['rest', 'others'] },
  },
] as const satisfies readonly ListedPhrase[];
