/** 309. Cores: the parts of the final forbidden creature. */
import { note, todo } from '../../../kernel/rule.js';

export const coreEntry = todo(
  '309.1',
  'restriction',
  'a core, always forbidden, enters only as the final forbidden field is turned over into one creature',
  'needs the final forbidden field',
);

export const coreNeverEntersAlone = todo(
  '309.2',
  'restriction',
  'a core has no way to enter the battle zone on its own',
  'needs the final forbidden field',
);

export const coreUpright = note(
  '309.3',
  'physical',
  'an untapped core stands upright, some of them upside down',
  'says which way round a card lies; the engine holds tapped or untapped',
);

export const coreMoves = todo(
  '309.4',
  'procedure',
  'a core moves to the place an effect names as a card, not as a creature',
  'needs the final forbidden field',
);

export const coreInMana = todo(
  '309.5',
  'definition',
  'a core in the mana zone, either side up, gives no mana but can be tapped for its civilization',
  'needs the final forbidden field',
);

export const coreUnderCreature = todo(
  '309.6',
  'permission',
  'a core may come to lie under a creature',
  'needs the final forbidden field',
);

export const loneCore = todo(
  '309.7',
  'state-based',
  'a core on its own in the battle zone is put into the graveyard at once',
  'needs the final forbidden field',
);
