/** What is done and what happens: what never comes up on these boards. */
import type { Idle } from './reason.js';

export const idleHappenings: readonly Idle[] = [
  {
    row: '<subject> <modal> <action> <by> <side>',
    slot: 'action',
    phrase: /^be discarded$/,
    why: 'it is always done by the player whose card it is, whether the text says so or not',
  },
  ...[
    { slot: 'join', phrase: /^for$/ },
    { slot: 'done', phrase: /^is switched$/ },
  ].map((one): Idle => ({
    ...one,
    row: /^when <some> <done> <join> <thing>/,
    why: 'creatures are switched for creatures here, and for nothing else',
  })),
  {
    row: '<verb>',
    slot: 'verb',
    phrase: /^redirect attack$/,
    why: 'nobody attacks while the card is carried out',
  },
  {
    row: '<verb> <some> <join> <thing>',
    slot: 'thing',
    phrase: /^your opponent$/,
    why: 'only an attack goes on to a player, and nobody attacks while the card is carried out',
  },
  {
    row: 'when <who> <done>:',
    slot: 'done',
    phrase: /^(wins game|loses game|concedes)$/,
    why: 'the game is over then',
  },
  {
    row: 'when <who> <being>:',
    slot: 'being',
    phrase: /^is (winning|losing) game$/,
    why: 'the game is over then',
  },
  {
    row: 'when <who> <being>:',
    slot: 'being',
    phrase: /^is (looking|failing)$/,
    why: 'nobody looks at cards on these boards, and no attack fails',
  },
  {
    row: 'when <whose> <time>:',
    slot: 'time',
    phrase: /^attack fails$/,
    why: 'no attack fails on these boards',
  },
  {
    row: /^when <some> <done> <join> your opponent's <zone>/,
    slot: 'done',
    phrase: /^is returned$/,
    why: 'nothing is returned there on these boards',
  },
  {
    row: /^when <(who|some)> <done>/,
    slot: 'done',
    phrase: /^(looks|fails|attaches)$/,
    why: 'nobody looks at cards or attaches any on these boards, and no attack fails',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'join',
    phrase: /^(at|into)$/,
    why: 'nobody looks at cards or attaches any on these boards, and into a card nothing else is done',
  },
  {
    row: /^when a <filter> <singular> is put into your hand/,
    slot: 'singular',
    phrase: /^field$/,
    why: 'no field comes to a hand on these boards',
  },
  {
    row: /^when <some> <done> <join> <thing>/,
    slot: 'done',
    phrase: /^is (discarded|retired)$/,
    why: 'whoever does so here does it by a card of another kind than those that are named',
  },
  {
    row: /^when <some> <done> <join> your opponent's <zone>/,
    slot: 'zone',
    phrase: /^hero zone$/,
    why: 'no hero comes or goes before the game is over',
  },
  {
    row: /^when <some> <done> <join> your opponent's <zone>/,
    slot: 'zone',
    phrase: /^(deck|life)$/,
    why: 'no card is put there once the game has begun',
  },
  {
    row: /^when <who> <done> <what>/,
    slot: 'what',
    phrase: /^(a card|a <fighter>)$/,
    why: 'to nothing else it is done here',
  },
  ...['when <who> <done> <what>', 'when <some> <being> <what>'].flatMap((row): Idle[] =>
    ['done', 'being'].map((slot) => ({
      row,
      slot,
      phrase: /^(casts|is casting|expands|is expanding)$/,
      why: 'what is used is a card, and no more is said of it here',
    })),
  ),
];
