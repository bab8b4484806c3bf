/** Cards with two halves or two sides. */
import type { Entry, FaceWord, PredicateWord } from '../../../kernel/vocabulary.js';

const predicates: readonly PredicateWord[] = [
  {
    kind: 'predicate',
    predicate: 'twinpact',
    words: ['twinpact'],
    japanese: 'ツインパクト',
    means: 'a card of two halves',
    by: ['twinpact'],
  },
];

const faces: readonly FaceWord[] = [
  {
    kind: 'face',
    mark: '||',
    words: ['left', 'right'],
    means:
      'the two halves of a twinpact: it is both, but one alone in the battle zone, and while it is used',
    by: ['twinpactShows', 'halvesToUse'],
  },
  {
    kind: 'face',
    mark: '//',
    words: ['front', 'back'],
    japanese: '両面カード',
    means: 'the two sides of a double-faced card, of which one shows',
    by: ['sideShows'],
  },
];

export const faceWords: readonly Entry[] = [...predicates, ...faces];
