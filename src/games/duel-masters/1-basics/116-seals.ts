/** 116. Seals: face-down cards that make a creature ignored until a Command arrives. */
import { note, todo } from '../../../kernel/rule.js';

export const seal = todo(
  '116.1',
  'definition',
  'a seal lies face down on a card in the battle zone',
  'needs seals',
);

export const putSeal = todo(
  '116.1a',
  'procedure',
  "to seal a card, its owner's top card of the deck is moved face down onto it",
  'needs seals',
);

export const severalSeals = todo(
  '116.1b',
  'permission',
  'one card can carry several seals at once',
  'needs seals',
);

export const sealedCreatureIgnored = todo(
  '116.2',
  'continuous',
  'a creature with a seal on it is ignored',
  'needs seals',
);

export const ignored = todo(
  '116.2a',
  'definition',
  'an ignored creature counts as absent: no attack, block, ability, being chosen, tapping or untapping',
  'needs seals',
);

export const sealsInBattleZone = todo(
  '116.3',
  'definition',
  'a seal is in the battle zone',
  'needs seals',
);

export const sealsMayBeChosen = todo(
  '116.3a',
  'permission',
  'an effect that chooses a card in the battle zone may choose a seal',
  'needs seals',
);

export const sealsComeOff = note(
  '116.4',
  'overview',
  'seals come off when a Command enters the battle zone',
  'introduces a rule wholly contained in 116.4a',
);

export const removeSeal = todo(
  '116.4a',
  'state-based',
  'as a Command enters, its owner must remove one seal of their choice from a card sharing its civilization',
  'needs seals',
);

export const sealedCivilizationCounts = todo(
  '116.4b',
  'definition',
  "an ignored creature's civilization still counts for removing its seal, a state-based action",
  'needs seals',
);
