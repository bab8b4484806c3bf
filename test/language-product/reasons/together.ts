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
  {
    row: /^when <some> <done> <join> your opponent's <zone>/,
    slot: 'zone',
    phrase: /^inventory$/,
    beside: { slot: 'join', phrase: /^(to|into)$/ },
    why: 'nothing is put there on the boards',
  },
  {
    row: /^when <who> <done> <what>/,
    slot: 'done',
    phrase: /^(you )?(boost|fuse|scrap)s?$/,
    beside: { slot: 'what', phrase: /^this$/ },
    why: 'the card that is tried out has no such keyword, and nothing gives it one',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'done',
    phrase: /^is (boosted|fused|scrapped)$/,
    beside: { slot: 'some', phrase: /^this$/ },
    why: 'the card that is tried out has no such keyword, and nothing gives it one',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'done',
    phrase: /^is (played|activated|pitched)$/,
    beside: { slot: 'some', phrase: /^this$/ },
    why: 'it is always done by the player whose card it is, whether the text says so or not',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'done',
    phrase: /^is marked$/,
    beside: { slot: 'some', phrase: /^this$/ },
    why: 'only heroes are marked',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'done',
    phrase: /^deals arcane damage$/,
    beside: { slot: 'some', phrase: /^this$/ },
    why: 'the card that is tried out deals none',
  },
  {
    row: 'when <some> <done> <join> <thing>',
    slot: 'done',
    phrase: /^(is attacked|is blocked|battles|wins battle|loses battle)$/,
    beside: { slot: 'thing', phrase: /^a <fighter>$/ },
    why: 'nothing else attacks, blocks or battles, whether the text says so or not',
  },
  {
    row: 'when <some> <being> <what>',
    slot: 'being',
    phrase: /^is (blocking|battling|breaking|summoning)$/,
    beside: { slot: 'what', phrase: /^a (card|<fighter>)$/ },
    why: 'to nothing else it is done, whether the text says so or not',
  },
];

export const togetherReason = ({ row, phrases }: Combination): string | undefined =>
  together.find(
    (reason) =>
      isRow(reason, row) &&
      [reason, reason.beside].every(({ slot, phrase }) => phrase.test(phrases[slot] ?? '')),
  )?.why;
