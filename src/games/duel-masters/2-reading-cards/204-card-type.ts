/** 204. Card type: the ten types and the special types before them. */
import { note, todo } from '../../../kernel/rule.js';

export const cardType = note(
  '204.1',
  'definition',
  'the card type is a characteristic',
  'the card data hold the type',
);

export const cardTypes = note(
  '204.2',
  'definition',
  'the types are creature, spell, cross gear, castle, weapon, fortress, impulse, field, core and aura',
  'the card data name the types; 703.4j lists those of the battle zone',
);

export const specialTypes = todo(
  '204.3',
  'definition',
  'a special type, such as evolution, psychic or GR, may stand before the card type',
  'needs special types',
);

export const creatureSpecialTypes = todo(
  '204.3a',
  'definition',
  'creatures may be evolution, psychic, psychic super, exile, dragheart, forbidden, NEO or GR',
  'needs special types',
);

export const impulseSpecialTypes = todo(
  '204.3b',
  'definition',
  'an impulse may be forbidden',
  'needs the forbidden impulse',
);

export const fieldSpecialTypes = todo(
  '204.3c',
  'definition',
  'a field may be a D2 field',
  'needs fields',
);
