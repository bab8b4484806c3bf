/** 118. GR zone: where GR creatures return. */
import { todo } from '../../../kernel/rule.js';

export const returnToGrZone = todo(
  '118.1',
  'state-based',
  "a GR creature put anywhere but the battle zone goes to the bottom of its owner's GR deck",
  'needs GR creatures',
);
