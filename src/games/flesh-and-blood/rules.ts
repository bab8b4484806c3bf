/** Every section of the Flesh and Blood rules that code carries out, in the rules' order. */
import * as s1_0 from './1-game-concepts/1.0-general.js';
import * as s1_1 from './1-game-concepts/1.1-players.js';
import * as s1_2 from './1-game-concepts/1.2-objects.js';
import * as s1_3 from './1-game-concepts/1.3-cards.js';
import * as s1_4 from './1-game-concepts/1.4-attacks.js';
import * as s1_7 from './1-game-concepts/1.7-abilities.js';
import * as s1_8 from './1-game-concepts/1.8-effects.js';
import * as s1_10 from './1-game-concepts/1.10-game-state.js';
import * as s1_11 from './1-game-concepts/1.11-priority.js';
import * as s1_12 from './1-game-concepts/1.12-numbers.js';
import * as s1_13 from './1-game-concepts/1.13-assets.js';
import * as s1_14 from './1-game-concepts/1.14-costs.js';
import * as s1_15 from './1-game-concepts/1.15-counters.js';
import * as s2_0 from './2-object-properties/2.0-general.js';
import * as s2_2 from './2-object-properties/2.2-cost.js';
import * as s2_4 from './2-object-properties/2.4-intellect.js';
import * as s2_5 from './2-object-properties/2.5-life.js';
import * as s3_0 from './3-zones/3.0-general.js';
import * as s3_2 from './3-zones/3.2-arms.js';
import * as s3_3 from './3-zones/3.3-arsenal.js';
import * as s3_5 from './3-zones/3.5-chest.js';
import * as s3_6 from './3-zones/3.6-combat-chain.js';
import * as s3_7 from './3-zones/3.7-deck.js';
import * as s3_9 from './3-zones/3.9-hand.js';
import * as s3_10 from './3-zones/3.10-head.js';
import * as s3_11 from './3-zones/3.11-hero.js';
import * as s3_12 from './3-zones/3.12-legs.js';
import * as s3_13 from './3-zones/3.13-permanent.js';
import * as s3_14 from './3-zones/3.14-pitch.js';
import * as s3_16 from './3-zones/3.16-weapon.js';
import * as s4_0 from './4-game-structure/4.0-general.js';
import * as s4_1 from './4-game-structure/4.1-starting-a-game.js';
import * as s4_2 from './4-game-structure/4.2-start-phase.js';
import * as s4_3 from './4-game-structure/4.3-action-phase.js';
import * as s4_4 from './4-game-structure/4.4-end-phase.js';
import * as s4_5 from './4-game-structure/4.5-ending-a-game.js';
import * as s5_1 from './5-layers/5.1-playing-cards.js';
import * as s5_2 from './5-layers/5.2-activated-abilities.js';
import * as s5_3 from './5-layers/5.3-resolving-layers.js';
import * as s5_4 from './5-layers/5.4-static-abilities.js';
import * as s6_2 from './6-effects/6.2-continuous-effects.js';
import * as s6_3 from './6-effects/6.3-continuous-effects.js';
import * as s6_4 from './6-effects/6.4-replacement-effects.js';
import * as s6_5 from './6-effects/6.5-replacement-effects.js';
import * as s6_6 from './6-effects/6.6-triggered-effects.js';
import * as s7_0 from './7-combat/7.0-general.js';
import * as s7_1 from './7-combat/7.1-layer-step.js';
import * as s7_2 from './7-combat/7.2-attack-step.js';
import * as s7_3 from './7-combat/7.3-defend-step.js';
import * as s7_4 from './7-combat/7.4-reaction-step.js';
import * as s7_5 from './7-combat/7.5-damage-step.js';
import * as s7_6 from './7-combat/7.6-resolution-step.js';
import * as s7_7 from './7-combat/7.7-close-step.js';
import * as s8_1 from './8-keywords/8.1-types.js';
import * as s8_2 from './8-keywords/8.2-subtypes.js';
import * as s8_3 from './8-keywords/8.3-abilities.js';
import * as s8_4 from './8-keywords/8.4-labels.js';
import * as s8_5a from './8-keywords/8.5-banish-to-lose.js';
import * as s8_5b from './8-keywords/8.5-put-to-opt.js';
import * as s8_5c from './8-keywords/8.5-turn-to-transcend.js';
import * as s9_1 from './9-other-rules/9.1-double-faced-cards.js';
import * as s9_2 from './9-other-rules/9.2-split-cards.js';
import * as s9_3 from './9-other-rules/9.3-marked.js';

export const sections = {
  '1-game-concepts/1.0-general': s1_0,
  '1-game-concepts/1.1-players': s1_1,
  '1-game-concepts/1.2-objects': s1_2,
  '1-game-concepts/1.3-cards': s1_3,
  '1-game-concepts/1.4-attacks': s1_4,
  '1-game-concepts/1.7-abilities': s1_7,
  '1-game-concepts/1.8-effects': s1_8,
  '1-game-concepts/1.10-game-state': s1_10,
  '1-game-concepts/1.11-priority': s1_11,
  '1-game-concepts/1.12-numbers': s1_12,
  '1-game-concepts/1.13-assets': s1_13,
  '1-game-concepts/1.14-costs': s1_14,
  '1-game-concepts/1.15-counters': s1_15,
  '2-object-properties/2.0-general': s2_0,
  '2-object-properties/2.2-cost': s2_2,
  '2-object-properties/2.4-intellect': s2_4,
  '2-object-properties/2.5-life': s2_5,
  '3-zones/3.0-general': s3_0,
  '3-zones/3.2-arms': s3_2,
  '3-zones/3.3-arsenal': s3_3,
  '3-zones/3.5-chest': s3_5,
  '3-zones/3.6-combat-chain': s3_6,
  '3-zones/3.7-deck': s3_7,
  '3-zones/3.9-hand': s3_9,
  '3-zones/3.10-head': s3_10,
  '3-zones/3.11-hero': s3_11,
  '3-zones/3.12-legs': s3_12,
  '3-zones/3.13-permanent': s3_13,
  '3-zones/3.14-pitch': s3_14,
  '3-zones/3.16-weapon': s3_16,
  '4-game-structure/4.0-general': s4_0,
  '4-game-structure/4.1-starting-a-game': s4_1,
  '4-game-structure/4.2-start-phase': s4_2,
  '4-game-structure/4.3-action-phase': s4_3,
  '4-game-structure/4.4-end-phase': s4_4,
  '4-game-structure/4.5-ending-a-game': s4_5,
  '5-layers/5.1-playing-cards': s5_1,
  '5-layers/5.2-activated-abilities': s5_2,
  '5-layers/5.3-resolving-layers': s5_3,
  '5-layers/5.4-static-abilities': s5_4,
  '6-effects/6.2-continuous-effects': s6_2,
  '6-effects/6.3-continuous-effects': s6_3,
  '6-effects/6.4-replacement-effects': s6_4,
  '6-effects/6.5-replacement-effects': s6_5,
  '6-effects/6.6-triggered-effects': s6_6,
  '7-combat/7.0-general': s7_0,
  '7-combat/7.1-layer-step': s7_1,
  '7-combat/7.2-attack-step': s7_2,
  '7-combat/7.3-defend-step': s7_3,
  '7-combat/7.4-reaction-step': s7_4,
  '7-combat/7.5-damage-step': s7_5,
  '7-combat/7.6-resolution-step': s7_6,
  '7-combat/7.7-close-step': s7_7,
  '8-keywords/8.1-types': s8_1,
  '8-keywords/8.2-subtypes': s8_2,
  '8-keywords/8.3-abilities': s8_3,
  '8-keywords/8.4-labels': s8_4,
  '8-keywords/8.5-banish-to-lose': s8_5a,
  '8-keywords/8.5-put-to-opt': s8_5b,
  '8-keywords/8.5-turn-to-transcend': s8_5c,
  '9-other-rules/9.1-double-faced-cards': s9_1,
  '9-other-rules/9.2-split-cards': s9_2,
  '9-other-rules/9.3-marked': s9_3,
} as const;
