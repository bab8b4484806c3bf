/** Phrases that come to nothing beside each other, though each matters in other company. */
import { isRow, type Reason } from './reason.js';
import type { Combination } from '../product.js';

type Phrase = Pick<Reason, 'slot' | 'phrase'>;

interface IdleTogether extends Reason {
  readonly beside: Phrase | readonly Phrase[];
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
    phrase: /^is (blocking|battling|breaking|summoning|discarding|charging|revealing)$/,
    beside: { slot: 'what', phrase: /^a (card|<fighter>)$/ },
    why: 'to nothing else it is done, whether the text says so or not',
  },
  ...[
    { whose: /^(this|your (other )?<fighters>)$/, by: /^you$/ },
    { whose: /^your opponent's <fighters>$/, by: /^your opponent$/ },
  ].map(({ whose, by }): IdleTogether => ({
    row: '<subject> <modal> <action> <by> <side>',
    slot: 'action',
    phrase: /^be (discarded|pitched|charged|deployed|revealed)$/,
    beside: [
      { slot: 'subject', phrase: whose },
      { slot: 'side', phrase: by },
    ],
    why: 'it is always done by the player whose card it is, whether the text says so or not',
  })),
  {
    row: 'when <some> <done> <join> <thing>',
    slot: 'done',
    phrase: /^is (charged|summoned|deployed|revealed|used|activated)$/,
    beside: [
      { slot: 'some', phrase: /^this$/ },
      { slot: 'thing', phrase: /^you$/ },
    ],
    why: 'nobody else does so with the card that is tried out, whether the text says so or not',
  },
  {
    row: 'when <some> <done> <join> <thing>',
    slot: 'done',
    phrase: /^is revealed$/,
    beside: [
      { slot: 'some', phrase: /^this$/ },
      { slot: 'thing', phrase: /^your opponent$/ },
    ],
    why: 'nobody reveals a card of another on these boards',
  },
  {
    row: 'when <some> <done> <join> <thing>',
    slot: 'done',
    phrase: /^is attached$/,
    beside: { slot: 'thing', phrase: /^a <fighter>$/ },
    why: 'to nothing else it is attached, whether the text says so or not',
  },
  {
    row: 'when <some> <done> <join> your <zone>',
    slot: 'done',
    phrase: /^is returned$/,
    game: 'fire-force',
    beside: [
      { slot: 'some', phrase: /^this$/ },
      { slot: 'zone', phrase: /^hand$/ },
    ],
    why: 'it is returned to no other zone on these boards',
  },
  {
    row: '<subject> <modal> <action>',
    slot: 'action',
    phrase: /^(activate abilities|trigger)$/,
    beside: { slot: 'subject', phrase: /^this$/ },
    why: 'the card that is tried out has no such ability',
  },
  {
    row: 'when <who> <done>:',
    slot: 'done',
    phrase: /^(triggers|takes effect)$/,
    beside: { slot: 'who', phrase: /^this$/ },
    why: 'the card that is tried out has no ability that triggers but the one in question, and none with an effect that goes on',
  },
  {
    row: 'when <some> <done> <join> <thing>',
    slot: 'done',
    phrase: /^deals damage$/,
    game: 'fire-force',
    beside: [
      { slot: 'some', phrase: /^this$/ },
      { slot: 'thing', phrase: /^your opponent$/ },
    ],
    why: 'to nobody else it deals damage, whether the text says so or not',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'verb',
    phrase: /^ready$/,
    beside: { slot: 'thing', phrase: /^<state>$/ },
    why: 'only what is spent is made ready, whether the text says so or not',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'verb',
    phrase: /^return$/,
    beside: [
      { slot: 'some', phrase: /^1 card in your hand$/ },
      { slot: 'zone', phrase: /^hand$/ },
    ],
    why: 'a card that is put into the hand where it lies is one of them as before',
  },
];

export const togetherReason = ({ row, phrases }: Combination, game: string): string | undefined =>
  together.find(
    (reason) =>
      isRow(reason, row) &&
      (reason.game === undefined || reason.game === game) &&
      [reason, ...[reason.beside].flat()].every(({ slot, phrase }) =>
        phrase.test(phrases[slot] ?? ''),
      ),
  )?.why;
