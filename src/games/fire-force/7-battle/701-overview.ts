/** 701. Overview: what happens when a unit attacks. */
import { note } from '../../../kernel/rule.js';

export const attackOverview = note(
  '701.1',
  'overview',
  'an attack is carried out in a fixed order',
  'names the topic; its parts are 702.1 to 702.21',
);
