/** What card texts allow, forbid and demand. */
import { commonAction } from '../../../kernel/common-words.js';
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
  commonAction('beAttacked', { by: ['targetNotForbidden'] }),
  commonAction('beChosen', { japanese: '選ばれ', by: ['forbiddenIsNotDone'] }),
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
