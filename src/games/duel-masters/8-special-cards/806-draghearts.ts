/** 806. Draghearts: weapons and fortresses that become creatures. */
import { todo } from '../../../kernel/rule.js';

export const dragheart = todo(
  '806.1',
  'definition',
  'a dragheart has two faces, a creature and a weapon or fortress, with abilities that turn it over',
  'needs draghearts',
);

export const dragsolutionKeepsPosition = todo(
  '806.1a',
  'procedure',
  'a dragheart creature turns up from a weapon or fortress by dragsolution, its position unchanged',
  'needs draghearts',
);

export const dragonEvasion = todo(
  '806.1b',
  'replacement',
  'dragon evasion turns a dragheart creature to its cheaper side instead of its leaving the battle zone',
  'needs draghearts',
);

export const seeBothDragheartSides = todo(
  '806.1c',
  'permission',
  'players may look at both sides of a dragheart in any zone',
  'needs draghearts',
);

export const dragheartSides = todo(
  '806.2',
  'definition',
  'each side of a dragheart has its own characteristics',
  'needs draghearts',
);

export const dragheartFaceUpSide = todo(
  '806.3',
  'definition',
  'a reference to a dragheart sees only the side that is face up at that time',
  'needs draghearts',
);

export const dragheartStarts = todo(
  '806.4',
  'setup',
  'draghearts are put into the hyperspatial zone as the game starts',
  'needs draghearts',
);

export const dragheartNotPaid = todo(
  '806.4a',
  'restriction',
  "a dragheart cannot be used for mana, only put into the battle zone by a creature's ability",
  'needs draghearts',
);

export const dragheartBack = todo(
  '806.4b',
  'state-based',
  'a dragheart put anywhere but the battle zone returns to the hyperspatial zone at once',
  'needs draghearts',
);

export const nameForbiddenAmongDraghearts = todo(
  '806.5',
  'restriction',
  'a player naming a card may name one side of a forbidden card, not both',
  'needs the forbidden impulse',
  {
    fault:
      'speaks of forbidden cards inside the section on draghearts; we take it for forbidden cards, as 807.5 repeats it, because 806.6 says the same of draghearts',
  },
);

export const dragheartSickness = todo(
  '806.5a',
  'restriction',
  'a dragheart creature attacks only if the card was there, on any side, since the turn began',
  'needs draghearts',
  {
    fault:
      'stands under 806.5, about naming, with which it has nothing to do; we take it for a rule of its own',
  },
);

export const nameDragheart = todo(
  '806.6',
  'restriction',
  'a player naming a card may name one side of a dragheart, not both',
  'needs draghearts',
);
