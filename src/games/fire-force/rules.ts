/** Every section of the Fire Force rulebook 1.0.0, in the rulebook's order. */
import * as s102 from './1-overview/102-number-of-players.js';
import * as s103 from './1-overview/103-winning.js';
import * as s104 from './1-overview/104-principles.js';
import * as s105 from './1-overview/105-basic-terms.js';
import * as s201 from './2-card-information/201-type.js';
import * as s202 from './2-card-information/202-name.js';
import * as s203 from './2-card-information/203-cost.js';
import * as s204 from './2-card-information/204-power.js';
import * as s205 from './2-card-information/205-attribute.js';
import * as s206 from './2-card-information/206-flame.js';
import * as s207 from './2-card-information/207-support-value.js';
import * as s208 from './2-card-information/208-text.js';
import * as s209 from './2-card-information/209-trigger-ability.js';
import * as s210 from './2-card-information/210-card-number.js';
import * as s302 from './3-zones/302-principles.js';
import * as s303 from './3-zones/303-placement.js';
import * as s304 from './3-zones/304-deck.js';
import * as s305 from './3-zones/305-flame-deck.js';
import * as s306 from './3-zones/306-hand.js';
import * as s307 from './3-zones/307-field.js';
import * as s308 from './3-zones/308-life.js';
import * as s309 from './3-zones/309-adolla.js';
import * as s310 from './3-zones/310-resolution-zone.js';
import * as s402 from './4-setup/402-building-the-deck.js';
import * as s403 from './4-setup/403-building-the-flame-deck.js';
import * as s404 from './4-setup/404-preparing-the-game.js';
import * as s501 from './5-turn/501-overview.js';
import * as s502 from './5-turn/502-preparation-phase.js';
import * as s503 from './5-turn/503-main-phase.js';
import * as s504 from './5-turn/504-end-phase.js';
import * as s601 from './6-main-phase/601-overview.js';
import * as s602 from './6-main-phase/602-using-a-unit-card.js';
import * as s603 from './6-main-phase/603-using-an-event-card.js';
import * as s604 from './6-main-phase/604-using-an-activated-ability.js';
import * as s605 from './6-main-phase/605-attacking-with-a-unit.js';
import * as s606 from './6-main-phase/606-ending-the-main-phase.js';
import * as s702 from './7-battle/702-attack.js';
import * as s702b from './7-battle/702-attackers-and-targets.js';
import * as s801 from './8-damage/801-overview.js';
import * as s802 from './8-damage/802-dealing-damage.js';
import * as s901 from './9-cards-and-abilities/901-abilities-and-effects.js';
import * as s902 from './9-cards-and-abilities/902-valid-abilities.js';
import * as s903 from './9-cards-and-abilities/903-paying-costs.js';
import * as s904 from './9-cards-and-abilities/904-limited-use.js';
import * as s905 from './9-cards-and-abilities/905-using-cards-and-abilities.js';
import * as s906 from './9-cards-and-abilities/906-static-abilities.js';
import * as s907 from './9-cards-and-abilities/907-activated-abilities.js';
import * as s908 from './9-cards-and-abilities/908-triggered-abilities.js';
import * as s909 from './9-cards-and-abilities/909-instant-effects.js';
import * as s910 from './9-cards-and-abilities/910-continuous-effects.js';
import * as s911 from './9-cards-and-abilities/911-replacement-effects.js';
import * as s912 from './9-cards-and-abilities/912-last-known-information.js';
import * as s913 from './9-cards-and-abilities/913-sources.js';
import * as s1002 from './10-rule-check/1002-rule-check.js';
import * as s1102 from './11-terms/1102-names.js';
import * as s1103 from './11-terms/1103-revealing.js';
import * as s1104 from './11-terms/1104-drawing.js';
import * as s1105 from './11-terms/1105-attaching.js';
import * as s1106 from './11-terms/1106-deploying.js';
import * as s1107 from './11-terms/1107-retiring.js';
import * as s1108 from './11-terms/1108-readying-and-spending.js';
import * as s1109 from './11-terms/1109-being-there.js';
import * as s1110 from './11-terms/1110-choosing.js';
import * as s1111 from './11-terms/1111-discarding.js';
import * as s1112 from './11-terms/1112-returning.js';
import * as s1113 from './11-terms/1113-shuffling.js';
import * as s1114 from './11-terms/1114-activating.js';
import * as s1115 from './11-terms/1115-damage.js';
import * as s1116 from './11-terms/1116-changing-power.js';
import * as s1117 from './11-terms/1117-original.js';
import * as s1118 from './11-terms/1118-gaining.js';
import * as s1119 from './11-terms/1119-cannot-activate.js';
import * as s1201 from './12-icon-abilities/1201-overview.js';
import * as s1202 from './12-icon-abilities/1202-assault.js';
import * as s1203 from './12-icon-abilities/1203-defence.js';
import * as s1204 from './12-icon-abilities/1204-prayer.js';
import * as s1301 from './13-rule-processing/1301-overview.js';
import * as s1302 from './13-rule-processing/1302-losing.js';
import * as s1303 from './13-rule-processing/1303-flame-limit.js';
import * as s1304 from './13-rule-processing/1304-flame-cards.js';
import * as s1401 from './14-other-rules/1401-loops.js';

export const sections = {
  '1-overview/102-number-of-players': s102,
  '1-overview/103-winning': s103,
  '1-overview/104-principles': s104,
  '1-overview/105-basic-terms': s105,
  '2-card-information/201-type': s201,
  '2-card-information/202-name': s202,
  '2-card-information/203-cost': s203,
  '2-card-information/204-power': s204,
  '2-card-information/205-attribute': s205,
  '2-card-information/206-flame': s206,
  '2-card-information/207-support-value': s207,
  '2-card-information/208-text': s208,
  '2-card-information/209-trigger-ability': s209,
  '2-card-information/210-card-number': s210,
  '3-zones/302-principles': s302,
  '3-zones/303-placement': s303,
  '3-zones/304-deck': s304,
  '3-zones/305-flame-deck': s305,
  '3-zones/306-hand': s306,
  '3-zones/307-field': s307,
  '3-zones/308-life': s308,
  '3-zones/309-adolla': s309,
  '3-zones/310-resolution-zone': s310,
  '4-setup/402-building-the-deck': s402,
  '4-setup/403-building-the-flame-deck': s403,
  '4-setup/404-preparing-the-game': s404,
  '5-turn/501-overview': s501,
  '5-turn/502-preparation-phase': s502,
  '5-turn/503-main-phase': s503,
  '5-turn/504-end-phase': s504,
  '6-main-phase/601-overview': s601,
  '6-main-phase/602-using-a-unit-card': s602,
  '6-main-phase/603-using-an-event-card': s603,
  '6-main-phase/604-using-an-activated-ability': s604,
  '6-main-phase/605-attacking-with-a-unit': s605,
  '6-main-phase/606-ending-the-main-phase': s606,
  '7-battle/702-attack': s702,
  '7-battle/702-attackers-and-targets': s702b,
  '8-damage/801-overview': s801,
  '8-damage/802-dealing-damage': s802,
  '9-cards-and-abilities/901-abilities-and-effects': s901,
  '9-cards-and-abilities/902-valid-abilities': s902,
  '9-cards-and-abilities/903-paying-costs': s903,
  '9-cards-and-abilities/904-limited-use': s904,
  '9-cards-and-abilities/905-using-cards-and-abilities': s905,
  '9-cards-and-abilities/906-static-abilities': s906,
  '9-cards-and-abilities/907-activated-abilities': s907,
  '9-cards-and-abilities/908-triggered-abilities': s908,
  '9-cards-and-abilities/909-instant-effects': s909,
  '9-cards-and-abilities/910-continuous-effects': s910,
  '9-cards-and-abilities/911-replacement-effects': s911,
  '9-cards-and-abilities/912-last-known-information': s912,
  '9-cards-and-abilities/913-sources': s913,
  '10-rule-check/1002-rule-check': s1002,
  '11-terms/1102-names': s1102,
  '11-terms/1103-revealing': s1103,
  '11-terms/1104-drawing': s1104,
  '11-terms/1105-attaching': s1105,
  '11-terms/1106-deploying': s1106,
  '11-terms/1107-retiring': s1107,
  '11-terms/1108-readying-and-spending': s1108,
  '11-terms/1109-being-there': s1109,
  '11-terms/1110-choosing': s1110,
  '11-terms/1111-discarding': s1111,
  '11-terms/1112-returning': s1112,
  '11-terms/1113-shuffling': s1113,
  '11-terms/1114-activating': s1114,
  '11-terms/1115-damage': s1115,
  '11-terms/1116-changing-power': s1116,
  '11-terms/1117-original': s1117,
  '11-terms/1118-gaining': s1118,
  '11-terms/1119-cannot-activate': s1119,
  '12-icon-abilities/1201-overview': s1201,
  '12-icon-abilities/1202-assault': s1202,
  '12-icon-abilities/1203-defence': s1203,
  '12-icon-abilities/1204-prayer': s1204,
  '13-rule-processing/1301-overview': s1301,
  '13-rule-processing/1302-losing': s1302,
  '13-rule-processing/1303-flame-limit': s1303,
  '13-rule-processing/1304-flame-cards': s1304,
  '14-other-rules/1401-loops': s1401,
} as const;
