/** 310. Auras: attached to GR creatures. */
import { note, todo } from '../../../kernel/rule.js';

export const useAuraInMain = todo(
  '310.1',
  'permission',
  'the turn player may use auras from hand in their own main step',
  'needs auras',
);

export const attachAura = todo(
  '310.2',
  'procedure',
  'a used aura is attached to a GR creature, or to one GR summoned for it',
  'needs auras',
);

export const auraUpright = note(
  '310.3',
  'physical',
  'an untapped aura lies sideways',
  'says which way round a card lies; the engine holds tapped or untapped',
);
