/** What stands at each number of duel-masters/abridged, chapter by chapter. */
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
  'editions/abridged/0-introduction': introduction,
  'editions/abridged/1-basics': basics,
  'editions/abridged/2-reading-cards': readingCards,
  'editions/abridged/3-card-types': cardTypes,
  'editions/abridged/4-zones': zonesChapter,
  'editions/abridged/5-turn': turnChapter,
  'editions/abridged/6-cards-abilities-effects': cardsAbilitiesEffects,
  'editions/abridged/7-additional-rules': additionalRules,
  'editions/abridged/8-special-cards': specialCards,
} as const;
