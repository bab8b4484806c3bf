/** Flame cards come to units and off them. */
import { type EventWord, forms, inRole, type VerbWord } from '../../../kernel/vocabulary.js';

const { card, player } = inRole;

const attach = forms('attach attaches attached attached attaching');
const detach = forms('detach detaches detached detached detaching');

const flameCards = { types: ['flame card'] } as const;
const bearers = { types: ['unit'], zones: ['field'] } as const;

export const attachVerbs: readonly VerbWord[] = [
  {
    kind: 'verb',
    verb: 'attach',
    keepsIt: true,
    forms: attach,
    object: 'cards',
    joins: { to: ['cards'] },
    joinsWithin: { to: ['field'] },
    joinsTypes: { to: ['unit'] },
    joinsOne: ['to'],
    needs: 'to',
    types: ['flame card'],
    words: ['attach'],
    japanese: '付ける',
    means: 'attach flame cards to a unit',
    by: ['attach', 'attaching'],
  },
  {
    kind: 'verb',
    verb: 'detach',
    keepsIt: true,
    forms: detach,
    object: 'cards',
    within: ['field'],
    types: ['flame card'],
    words: ['detach'],
    japanese: '外す',
    means: 'take flame cards off units: they stay in the field, as they lie',
    by: ['detachTerm'],
  },
];

export const attachEvents: readonly EventWord[] = [
  {
    kind: 'event',
    event: 'attaching',
    forms: attach,
    active: {
      subject: player('player'),
      object: card('card', flameCards),
      joins: { to: card('to', bearers) },
    },
    passive: {
      subject: card('card', flameCards),
      joins: { to: card('to', bearers), by: player('player') },
    },
    words: ['is attached to', 'was attached'],
    japanese: '付ける',
    means: 'a flame card is attached to a unit',
    by: ['attaching'],
  },
  {
    kind: 'event',
    event: 'detach',
    forms: detach,
    passive: { subject: card('card', { ...flameCards, loosened: true }) },
    words: ['is detached', 'was detached'],
    japanese: '外す',
    means: 'a flame card comes off its unit',
    by: ['preparationPhase.ready', 'detachTerm'],
  },
];
