/** 308. Fields: expanded into the battle zone. */
import { todo } from '../../../kernel/rule.js';

export const expandInMain = todo(
  '308.1',
  'permission',
  'the turn player may expand fields from hand in their own main step',
  'needs fields',
);

export const expandedEnters = todo(
  '308.2',
  'procedure',
  'an expanded field is put into the battle zone',
  'needs fields',
);

export const fieldUpright = todo(
  '308.3',
  'definition',
  'an untapped field lies sideways, and upside down once its D-switch has been used',
  'needs fields',
);
