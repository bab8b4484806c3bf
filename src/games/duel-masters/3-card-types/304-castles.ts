/** 304. Castles: they fortify shields. */
import { todo } from '../../../kernel/rule.js';

export const fortifyInMain = todo(
  '304.1',
  'permission',
  'the turn player may fortify with a castle from hand in their own main step',
  'needs castles',
);

export const castleEnters = todo(
  '304.2',
  'procedure',
  'a castle enters the shield zone and fortifies by being attached to a shield',
  'needs castles',
);

export const fortified = todo(
  '304.2a',
  'definition',
  'a shield with a castle is fortified, and the castle fortifies it',
  'needs castles',
);

export const castleFalls = todo(
  '304.3',
  'procedure',
  'when a fortified shield leaves, its castle goes to the graveyard once its shield trigger is resolved',
  'needs castles',
);
