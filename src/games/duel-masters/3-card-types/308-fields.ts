/** 308. Fields: expanded, and upside down once their D-switch has been used. */
import { eventKind, permission } from '../../../kernel/rule.js';
import { definition } from '../questions.js';
import { entering, usableFromHand } from '../words.js';

/** 308.1. */
export const expandInMain = permission('expand', (game, player) =>
  usableFromHand(game, player, 'field'),
);

/** 308.2. */
export const expandedEnters = eventKind('expand', { becomes: entering });

/** 308.3. A field that is turned upside down counts as untapped from then on. */
export const upsideDownIsUntapped = definition('turnedUpsideDown', () => 'untapped');
