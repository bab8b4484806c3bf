/** What stands at each number of flesh-and-blood/core: those that are carried out, and no others. */
import { gameConcepts } from './1-game-concepts.js';
import { objectProperties } from './2-object-properties.js';
import { zonesChapter } from './3-zones.js';
import { gameStructure } from './4-game-structure.js';
import { layersChapter } from './5-layers.js';
import { effectsChapter } from './6-effects.js';
import { combatChapter } from './7-combat.js';
import { keywordsChapter } from './8-keywords.js';

export const chapters = {
  'editions/core/1-game-concepts': gameConcepts,
  'editions/core/2-object-properties': objectProperties,
  'editions/core/3-zones': zonesChapter,
  'editions/core/4-game-structure': gameStructure,
  'editions/core/5-layers': layersChapter,
  'editions/core/6-effects': effectsChapter,
  'editions/core/7-combat': combatChapter,
  'editions/core/8-keywords': keywordsChapter,
} as const;
