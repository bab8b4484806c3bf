/** What happens in the course of the game: cards come to the field and leave it, and the game is lost. */
import { type EventWord, forms, inRole } from '../../../kernel/vocabulary.js';

export const courseWords: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'move',
    where: { to: 'field' },
    forms: forms('enter enters entered entered entering'),
    with: ['field'],
    withIsOptional: true,
    active: { subject: inRole.card('card'), object: inRole.zone('to') },
    words: ['enters the field', 'entered the field'],
    japanese: '現場に出た',
    means: 'a card comes to the field, or to the zone that is named behind it',
    by: ['field'],
  },
  {
    kind: 'event',
    event: 'move',
    where: { from: 'field' },
    forms: forms('leave leaves left left leaving'),
    with: ['field'],
    withIsOptional: true,
    active: { subject: inRole.card('card'), object: inRole.zone('from') },
    words: ['leaves the field', 'left the field'],
    means: 'a card goes from the field, or from the zone that is named behind it, to another',
    by: ['retire', 'returnCard'],
  },
  {
    kind: 'event',
    event: 'lose',
    forms: forms('lose loses lost lost losing'),
    with: ['game'],
    active: { subject: inRole.player('player') },
    words: ['loses the game', 'would lose the game'],
    japanese: '敗北',
    means: 'a player meets a condition for losing',
    by: ['lose'],
  },
];
