/** What stands at each number of fire-force/1.0.0, chapter by chapter. */
import { overview } from './1-overview.js';
import { cardInformation } from './2-card-information.js';
import { zonesChapter } from './3-zones.js';
import { setup } from './4-setup.js';
import { turnChapter } from './5-turn.js';
import { mainPhaseChapter } from './6-main-phase.js';
import { battleChapter } from './7-battle.js';
import { damageChapter } from './8-damage.js';
import { cardsAndAbilities } from './9-cards-and-abilities.js';
import { ruleCheck } from './10-rule-check.js';
import { terms } from './11-terms.js';
import { iconAbilities } from './12-icon-abilities.js';
import { ruleProcessing } from './13-rule-processing.js';
import { otherRules } from './14-other-rules.js';

export const chapters = {
  'editions/1.0.0/1-overview': overview,
  'editions/1.0.0/2-card-information': cardInformation,
  'editions/1.0.0/3-zones': zonesChapter,
  'editions/1.0.0/4-setup': setup,
  'editions/1.0.0/5-turn': turnChapter,
  'editions/1.0.0/6-main-phase': mainPhaseChapter,
  'editions/1.0.0/7-battle': battleChapter,
  'editions/1.0.0/8-damage': damageChapter,
  'editions/1.0.0/9-cards-and-abilities': cardsAndAbilities,
  'editions/1.0.0/10-rule-check': ruleCheck,
  'editions/1.0.0/11-terms': terms,
  'editions/1.0.0/12-icon-abilities': iconAbilities,
  'editions/1.0.0/13-rule-processing': ruleProcessing,
  'editions/1.0.0/14-other-rules': otherRules,
} as const;
