/** 807. Forbidden impulse: the double-faced card that starts in play. */
import { todo } from '../../../kernel/rule.js';

export const forbiddenImpulse = todo(
  '807.1',
  'definition',
  'a forbidden impulse has two faces, and an ability that turns it into the forbidden creature',
  'needs the forbidden impulse',
);

export const forbiddenTurnsUp = todo(
  '807.1a',
  'procedure',
  'a forbidden impulse turns to its creature side by forbidden liberating',
  'needs the forbidden impulse',
);

export const seeBothForbiddenSides = todo(
  '807.1b',
  'permission',
  'players may look at both sides of a forbidden impulse in any zone',
  'needs the forbidden impulse',
);

export const forbiddenFaceUpSide = todo(
  '807.3',
  'definition',
  'a reference sees the face-up side in the battle zone, and whichever side one likes elsewhere',
  'needs the forbidden impulse',
  {
    fault:
      'there is no 807.2, where 804.2 and 806.2 give each side its own characteristics; we take the same here, because this number presupposes it',
  },
);

export const forbiddenStarts = todo(
  '807.4',
  'setup',
  'a forbidden impulse is put into the zone it names as the game starts',
  'needs the forbidden impulse',
);

export const nameForbidden = todo(
  '807.5',
  'restriction',
  'a player naming a card may name one side of a forbidden card, not both',
  'needs the forbidden impulse',
);
