/** Phrases that come to nothing beside each other, though each matters in other company. */
import { isRow, type Reason } from './reason.js';
import type { Combination } from '../product.js';

interface IdleTogether extends Reason {
  readonly beside: Pick<Reason, 'slot' | 'phrase'>;
}

const together: readonly IdleTogether[] = [
  {
    row: /<first><link> <next>/,
    slot: 'first',
    phrase: /discards? 1 card$/,
    beside: { slot: 'next', phrase: /^(<leave> (it|that <fighter>)|it (gets|cannot) .*)$/ },
    why: 'a card that was discarded is no longer where that is done to it',
  },
  {
    row: /<first><link> <next>/,
    slot: 'first',
    phrase: /^draw 1 card$/,
    beside: { slot: 'next', phrase: /^put (it|them) into your hand$/ },
    why: 'it is there already',
  },
];

export const togetherReason = ({ row, phrases }: Combination): string | undefined =>
  together.find(
    (reason) =>
      isRow(reason, row) &&
      [reason, reason.beside].every(({ slot, phrase }) => phrase.test(phrases[slot] ?? '')),
  )?.why;
