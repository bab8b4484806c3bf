/** What happens: how card texts wait for it, forbid it, and how claims tell that it did. */
import {
  attackEvent,
  commonEvent,
  entersZone,
  leavesZone,
  turnEvent,
} from '../../../kernel/common-words.js';
import { type Entry, type EventWord, forms, inRole } from '../../../kernel/vocabulary.js';
import { usedFrom } from './boards.js';
import { courseWords } from './course.js';

const { card, player, zone } = inRole;

const fighting = { types: ['creature'], zones: ['battle zone'] } as const;
const inHand = { zones: ['hand'] } as const;
const shield = { zones: ['shield zone'] } as const;

const whence = zone('from', { zones: usedFrom });

/** That a player uses a card of that type, from a zone that may stand behind the verb. */
const used = (type: string): Pick<EventWord, 'active' | 'passive'> => ({
  active: {
    subject: player('player'),
    object: card('card', { types: [type] }),
    joins: { from: whence },
  },
  passive: {
    subject: card('card', { types: [type] }),
    joins: { by: player('player'), from: whence },
  },
});

/** That a card comes to a zone, which stands behind the verb. */
const comes = {
  anywhere: true,
  passive: { subject: card('card'), joins: { to: zone('to'), from: zone('from') } },
  needs: 'to',
  means: 'a card comes to a zone',
} as const;

const moving: readonly EventWord[] = [
  {
    ...entersZone('battle zone', { japanese: 'バトルゾーンに出た', by: ['seenUnderEffects'] }),
    anywhere: true,
  },
  {
    ...leavesZone('battle zone', {
      japanese: 'バトルゾーンを離れた',
      by: ['looksBack', 'looksBackAtAll'],
    }),
    anywhere: true,
  },
  commonEvent('put', { anywhere: true, by: ['putTerm'] }),
  {
    kind: 'event',
    event: 'move',
    ...comes,
    forms: forms('add adds added added adding'),
    words: ['is added', 'was added'],
    japanese: '加えられる',
    by: ['addTerm'],
  },
  {
    kind: 'event',
    event: 'move',
    ...comes,
    in: 'battle zone',
    forms: forms('return returns returned returned returning'),
    words: ['is returned', 'was returned'],
    japanese: '戻す',
    by: ['returnTerm'],
  },
  commonEvent('move', { anywhere: true, by: ['zoneChangeTriggers'] }),
  {
    kind: 'event',
    event: 'destroyed',
    before: 'destroy',
    to: 'graveyard',
    forms: forms('destroy destroys destroyed destroyed destroying'),
    passive: { subject: card('card', { zones: ['battle zone'] }), joins: { by: card('by') } },
    words: ['is destroyed', 'was destroyed'],
    japanese: '破壊された',
    means: 'a creature is destroyed',
    by: ['destroy', 'destroyedToGraveyard'],
  },
  commonEvent('discard', {
    to: 'graveyard',
    words: ['discards', 'is discarded', 'was discarded'],
    japanese: '捨てられた',
    means: 'a card of a hand goes to the graveyard by being discarded',
  }),
  commonEvent('draw'),
  {
    kind: 'event',
    event: 'charge',
    forms: forms('charge charges charged charged charging'),
    active: { subject: player('player'), object: card('card', inHand) },
    passive: {
      subject: card('card', inHand),
      joins: { by: player('player', { ofItsCard: true }) },
    },
    words: ['charges', 'is charged', 'charged'],
    japanese: 'チャージする',
    means: 'a player puts a card of the hand into the mana zone in the charge step',
    by: ['charge'],
  },
];

const attacking: readonly EventWord[] = [
  attackEvent(fighting, {
    brings: { status: 'orientation', value: 'tapped' },
    means: 'a creature attacks a player or a creature',
    by: ['declareAttacker'],
  }),
  {
    kind: 'event',
    event: 'block',
    opposed: true,
    forms: forms('block blocks blocked blocked blocking'),
    active: { subject: card('card', fighting), object: card('target', fighting) },
    passive: { subject: card('target', fighting), joins: { by: card('card', fighting) } },
    words: ['blocks', 'is blocked', 'blocked'],
    japanese: 'ブロックした',
    means: 'a creature blocks one that attacks',
    by: ['declareBlocker'],
  },
  {
    kind: 'event',
    event: 'unblocked',
    forms: forms('- - - unblocked -'),
    passive: { subject: card('card', fighting) },
    words: ['is unblocked', 'was unblocked'],
    japanese: 'ブロックされなかった',
    means: 'the time for blocking an attack is over, and nobody did',
    by: ['declareBlocker'],
  },
  {
    kind: 'event',
    event: 'battle',
    mutual: ['card', 'other'],
    forms: forms('battle battles battled battled battling'),
    active: {
      subject: card('card', fighting),
      object: card('other', fighting),
      joins: { with: card('other', fighting) },
    },
    words: ['battles', 'battled'],
    japanese: 'バトルした',
    means: 'two creatures battle',
    by: ['battle'],
  },
  {
    kind: 'event',
    event: 'win-battle',
    forms: forms('win wins won won winning'),
    with: ['battle'],
    active: {
      subject: card('card', fighting),
      joins: { with: card('other', fighting) },
    },
    words: ['wins a battle', 'won battle'],
    japanese: 'バトルに勝つ',
    means: 'a creature wins a battle',
    by: ['battleOutcome'],
  },
  {
    kind: 'event',
    event: 'lose-battle',
    forms: forms('lose loses lost lost losing'),
    with: ['battle'],
    active: {
      subject: card('card', fighting),
      joins: { with: card('other', fighting) },
    },
    words: ['loses a battle', 'lost battle'],
    japanese: 'バトルに負けた',
    means: 'a creature loses a battle',
    by: ['loseBattle'],
  },
  {
    kind: 'event',
    event: 'break',
    anywhere: true,
    to: 'hand',
    forms: forms('break breaks broke broken breaking'),
    active: { subject: card('by'), object: card('card', shield) },
    passive: { subject: card('card', shield), joins: { by: card('by') } },
    words: ['breaks', 'is broken', 'broke'],
    japanese: 'ブレイクされた',
    means: 'a shield is broken',
    by: ['breakShield'],
  },
  {
    kind: 'event',
    event: 'tap',
    in: 'battle zone',
    forms: forms('tap taps tapped tapped tapping'),
    passive: { subject: card('card'), joins: { by: player('player') } },
    words: ['is tapped', 'was tapped'],
    japanese: 'タップされた',
    means: 'a card that was upright is turned sideways',
    by: ['tap'],
  },
  {
    kind: 'event',
    event: 'tap',
    in: 'battle zone',
    forms: forms('become becomes became become becoming'),
    with: ['tapped'],
    active: { subject: card('card') },
    words: ['becomes tapped', 'became tapped'],
    japanese: 'タップ状態になった',
    means: 'a card that was upright is turned sideways',
    by: ['tap'],
  },
  {
    kind: 'event',
    event: 'untap',
    in: 'battle zone',
    forms: forms('untap untaps untapped untapped untapping'),
    active: { subject: card('card') },
    passive: { subject: card('card'), joins: { by: player('player') } },
    words: ['is untapped', 'was untapped', 'untaps'],
    japanese: 'アンタップした',
    means: 'a card that was sideways is turned upright',
    by: ['untap'],
  },
  {
    kind: 'event',
    event: 'untap',
    in: 'battle zone',
    forms: forms('become becomes became become becoming'),
    with: ['untapped'],
    active: { subject: card('card') },
    words: ['becomes untapped', 'became untapped'],
    japanese: 'アンタップ状態',
    means: 'a card that was sideways is turned upright',
    by: ['untap'],
  },
];

const using: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'summon',
    arrives: true,
    forms: forms('summon summons summoned summoned summoning'),
    ...used('creature'),
    words: ['summons', 'is summoned', 'summoned'],
    japanese: '召喚した',
    means: 'a player uses a creature',
    by: ['summonInMain'],
  },
  {
    kind: 'event',
    event: 'cast',
    usesUp: ['spell'],
    forms: forms('cast casts cast cast casting'),
    ...used('spell'),
    words: ['casts', 'is cast', 'was cast'],
    japanese: '唱えた',
    means: 'a player uses a spell',
    by: ['castInMain'],
  },
  {
    kind: 'event',
    event: 'resolves',
    ofAbility: true,
    forms: forms('resolve resolves resolved resolved resolving'),
    active: { subject: card('card') },
    words: ['resolves', 'resolved'],
    japanese: '解決した',
    means: 'an effect of the card is carried out',
    by: ['resolveTriggered'],
  },
  {
    kind: 'event',
    event: 'use-ability',
    ofAbility: true,
    forms: forms('use uses used used using'),
    noun: ['ability'],
    passive: { subject: { ...card('card'), orPlayer: 'player' }, joins: { by: player('player') } },
    words: ["x's ability was used"],
    japanese: '解決した',
    means: 'what an ability of the card has triggered is carried out',
    by: ['resolveTriggered'],
  },
  {
    kind: 'event',
    event: 'comes-to-nothing',
    ofAbility: true,
    forms: forms('fail fails failed failed failing'),
    active: { subject: card('card') },
    words: ['fails', 'failed'],
    means: 'an effect of the card comes to nothing, since its condition is not met',
    by: ['conditionMet'],
  },
  {
    kind: 'event',
    event: 'search',
    forms: forms('search searches searched searched searching'),
    active: { subject: player('player') },
    words: ['searches', 'searched'],
    japanese: '探した',
    means: 'a player looks through a zone',
    by: ['searchTerm'],
  },
  commonEvent('shuffle', {
    means: 'a player shuffles their deck',
    by: ['shuffleTerm'],
  }),
];

const times: readonly EventWord[] = [
  turnEvent('begin', {
    words: ['your turn begins', "A's turn began"],
    japanese: 'ターンのはじめに',
    by: ['startStep'],
  }),
  {
    kind: 'event',
    event: 'turn-begins',
    forms: forms('start starts started started starting'),
    noun: ['turn', 'turns'],
    active: { subject: player('player') },
    words: ['your turn starts', "A's turn started"],
    japanese: 'ターンのはじめに',
    means: 'a turn begins',
    by: ['startStep'],
  },
  turnEvent('end', {
    words: ['your turn ends', "A's turn ended"],
    japanese: 'ターンの終わりに',
    by: ['endStep'],
  }),
  {
    kind: 'event',
    event: 'attack-ends',
    forms: forms('end ends ended ended ending'),
    noun: ['attack'],
    active: { subject: { ...card('card', fighting), orPlayer: 'player' } },
    words: ['the attack ends', 'attack ended'],
    japanese: '攻撃の終わりに',
    means: 'an attack ends',
    by: ['endOfAttack'],
  },
];

export const eventWords: readonly Entry[] = [
  ...moving,
  ...attacking,
  ...using,
  ...courseWords,
  ...times,
];
