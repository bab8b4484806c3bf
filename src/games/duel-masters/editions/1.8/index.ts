/** What stands at each number of duel-masters/1.8, chapter by chapter. */
import { introduction } from './0-introduction.js';
import { basics } from './1-basics.js';
import { readingCards } from './2-reading-cards.js';
import { cardTypes } from './3-card-types.js';
import { zonesChapter } from './4-zones.js';
import { turnChapter } from './5-turn.js';
import { cardsAbilitiesEffects } from './6-cards-abilities-effects.js';
import { additionalRules } from './7-additional-rules.js';
import { specialCards } from './8-special-cards.js';

export const chapters = {
  'editions/1.8/0-introduction': introduction,
  'editions/1.8/1-basics': basics,
  'editions/1.8/2-reading-cards': readingCards,
  'editions/1.8/3-card-types': cardTypes,
  'editions/1.8/4-zones': zonesChapter,
  'editions/1.8/5-turn': turnChapter,
  'editions/1.8/6-cards-abilities-effects': cardsAbilitiesEffects,
  'editions/1.8/7-additional-rules': additionalRules,
  'editions/1.8/8-special-cards': specialCards,
} as const;
