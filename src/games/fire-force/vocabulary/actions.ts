/** What card texts allow, forbid and demand. */
import type { ActionWord } from '../../../kernel/vocabulary.js';

export const modalWords: readonly ActionWord[] = [
  {
    kind: 'action',
    action: 'attack',
    words: ['attack'],
    cannot: { of: 'either', other: 'either' },
    can: { of: 'card', other: 'either', needsOther: true },
    japanese: '攻撃する',
    means: 'attack, or attack what is named behind it',
    by: ['attackNotForbidden', 'targetNotForbidden', 'textLetsAttack'],
  },
  {
    kind: 'action',
    action: 'attack on arrival',
    words: ['attack the turn it enters', 'attack turn it enters'],
    can: { of: 'card' },
    japanese: '出動したターンに攻撃',
    means: 'attack although it came this turn',
    by: ['notOnArrivalTurn', 'assault'],
  },
  {
    kind: 'action',
    action: 'be attacked',
    words: ['be attacked'],
    cannot: { of: 'either', other: 'card' },
    japanese: '攻撃される',
    means: 'be what an attack is aimed at',
    by: ['targetNotForbidden'],
  },
  {
    kind: 'action',
    action: 'be chosen',
    words: ['be chosen'],
    cannot: { of: 'card', other: 'player' },
    japanese: '選ばれ',
    means: 'be chosen for an effect',
    by: ['forbiddenIsNotDone'],
  },
  {
    kind: 'action',
    action: 'be activated',
    words: ['be activated', 'be used'],
    ownNeedsZone: true,
    cannot: { of: 'card' },
    japanese: '発動できない',
    means: 'be used: the card, or an ability of it',
    by: ['cannotActivate'],
  },
];
