/** What card texts forbid. */
import { commonAction } from '../../../kernel/common-words.js';
import type { ActionWord } from '../../../kernel/vocabulary.js';

const by = ['restrictionHolds'];

/** Whether a card may be played, or attack, is asked before it is an attack. */
const beforeAttacking = {
  onceDone: { words: ['isAttack'], say: 'attack cards, or: weapons, or: allies' },
} as const;

export const modalWords: readonly ActionWord[] = [
  {
    kind: 'action',
    action: 'attack',
    ...beforeAttacking,
    words: ['attack'],
    cannot: { of: 'card', other: 'card' },
    japanese: '攻撃できない',
    means: 'attack, or attack what is named behind it',
    by,
  },
  commonAction('beAttacked', { cannot: { of: 'card', other: 'card' }, ...beforeAttacking, by }),
  {
    kind: 'action',
    action: 'defend',
    words: ['defend'],
    cannot: { of: 'card' },
    japanese: '防御できない',
    means: 'become a defending card',
    by,
  },
  {
    kind: 'action',
    action: 'be defended',
    words: ['be defended'],
    cannot: { of: 'card', other: 'card', together: true },
    japanese: '防御されない',
    means: 'be defended against, by what is named behind it, or by so many of that together',
    by,
  },
  {
    kind: 'action',
    action: 'play',
    ...beforeAttacking,
    words: ['play'],
    cannot: { of: 'player', other: 'card' },
    japanese: 'プレイできない',
    means: 'play a card',
    by,
  },
  {
    kind: 'action',
    action: 'be played',
    ...beforeAttacking,
    words: ['be played'],
    within: ['banished', 'graveyard'],
    ownNeedsZone: true,
    can: { of: 'card' },
    cannot: { of: 'card' },
    japanese: 'プレイできない',
    means:
      'be played, by whom ever; what can be so is played from another zone by the player whose card it is, and for its cost: in banished zone: this can be played',
    by: [...by, 'playableElsewhere'],
  },
  {
    kind: 'action',
    action: 'be activated',
    ...beforeAttacking,
    words: ['be activated'],
    cannot: { of: 'card' },
    japanese: '起動できない',
    means: 'have an ability of it activated',
    by,
  },
  {
    kind: 'action',
    action: 'pitch',
    words: ['pitch'],
    cannot: { of: 'player', other: 'card' },
    japanese: 'ピッチできない',
    means: 'pitch a card for a cost',
    by,
  },
  {
    kind: 'action',
    action: 'be pitched',
    words: ['be pitched'],
    ownNeedsZone: true,
    cannot: { of: 'card' },
    japanese: 'ピッチできない',
    means: 'be pitched for a cost',
    by,
  },
  {
    kind: 'action',
    action: 'deal preventable damage',
    words: ['deal preventable damage'],
    cannot: { of: 'card' },
    means: 'deal damage that can be prevented: what it deals cannot',
    by: ['canPrevent'],
  },
  commonAction('beChosen', { by }),
];
