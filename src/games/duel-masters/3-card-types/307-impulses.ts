/** 307. Impulses: one side of the forbidden card. */
import { todo } from '../../../kernel/rule.js';

export const impulse = todo(
  '307.1',
  'definition',
  'an impulse is one side of the double-faced forbidden card, which may be put in the deck',
  'needs the forbidden impulse',
);

export const impulseStarts = todo(
  '307.2',
  'setup',
  'an impulse goes to the place its text names as the game starts',
  'needs the forbidden impulse',
);
