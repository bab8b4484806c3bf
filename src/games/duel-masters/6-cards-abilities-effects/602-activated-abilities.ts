/** 602. Activated abilities: carry out the condition, gain the effect. */
import { todo } from '../../../kernel/rule.js';

export const activate = todo(
  '602.1',
  'procedure',
  'an activated ability gives its effect only if its condition is carried out',
  'needs activated abilities',
);

export const activatingIsItsOwnEvent = todo(
  '602.2',
  'definition',
  'activating and the effect are separate events: a replacement may activate, the effect replaces nothing',
  'needs activated abilities',
);

export const forbiddenActivation = todo(
  '602.3',
  'restriction',
  'a player cannot begin to activate an ability that is forbidden to activate',
  'needs activated abilities',
);

export const activationWhenAbleToAttack = todo(
  '602.3a',
  'restriction',
  'an ability used when the creature could attack is unusable while it cannot, as by summoning sickness',
  'needs tap abilities',
);
