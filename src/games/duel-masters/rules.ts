/** Every section of the Duel Masters rulebook 1.13, in the rulebook's order. */
import * as s000 from './0-introduction/000-purpose.js';
import * as s100 from './1-basics/100-what-you-need.js';
import * as s101 from './1-basics/101-absolute-rules.js';
import * as s102 from './1-basics/102-players.js';
import * as s103 from './1-basics/103-starting-the-game.js';
import * as s104 from './1-basics/104-winning.js';
import * as s105 from './1-basics/105-position.js';
import * as s106 from './1-basics/106-civilization.js';
import * as s107 from './1-basics/107-mana.js';
import * as s108 from './1-basics/108-numbers.js';
import * as s109 from './1-basics/109-cards.js';
import * as s110 from './1-basics/110-abilities-and-effects.js';
import * as s111 from './1-basics/111-timing.js';
import * as s112 from './1-basics/112-costs.js';
import * as s113 from './1-basics/113-shields.js';
import * as s114 from './1-basics/114-drawing.js';
import * as s115 from './1-basics/115-battle.js';
import * as s116 from './1-basics/116-seals.js';
import * as s117 from './1-basics/117-hyperspatial-zone.js';
import * as s118 from './1-basics/118-gr-zone.js';
import * as s200 from './2-reading-cards/200-general.js';
import * as s201 from './2-reading-cards/201-cost.js';
import * as s202 from './2-reading-cards/202-card-name.js';
import * as s203 from './2-reading-cards/203-subtype.js';
import * as s204 from './2-reading-cards/204-card-type.js';
import * as s205 from './2-reading-cards/205-text-box.js';
import * as s206 from './2-reading-cards/206-power.js';
import * as s207 from './2-reading-cards/207-mana-symbol.js';
import * as s208 from './2-reading-cards/208-other-information.js';
import * as s300 from './3-card-types/300-general.js';
import * as s301 from './3-card-types/301-creatures.js';
import * as s302 from './3-card-types/302-spells.js';
import * as s303 from './3-card-types/303-cross-gear.js';
import * as s304 from './3-card-types/304-castles.js';
import * as s305 from './3-card-types/305-weapons.js';
import * as s306 from './3-card-types/306-fortresses.js';
import * as s307 from './3-card-types/307-impulses.js';
import * as s308 from './3-card-types/308-fields.js';
import * as s309 from './3-card-types/309-cores.js';
import * as s310 from './3-card-types/310-auras.js';
import * as s400 from './4-zones/400-general.js';
import * as s401 from './4-zones/401-deck.js';
import * as s402 from './4-zones/402-hand.js';
import * as s403 from './4-zones/403-battle-zone.js';
import * as s404 from './4-zones/404-graveyard.js';
import * as s405 from './4-zones/405-mana-zone.js';
import * as s406 from './4-zones/406-shield-zone.js';
import * as s407 from './4-zones/407-hyperspatial-zone.js';
import * as s408 from './4-zones/408-gr-zone.js';
import * as s409 from './4-zones/409-nowhere-zone.js';
import * as s500 from './5-turn/500-general.js';
import * as s501 from './5-turn/501-start-of-turn.js';
import * as s502 from './5-turn/502-draw.js';
import * as s503 from './5-turn/503-mana-charge.js';
import * as s504 from './5-turn/504-main.js';
import * as s505 from './5-turn/505-attack.js';
import * as s506 from './5-turn/506-declare-attacker.js';
import * as s507 from './5-turn/507-declare-blocker.js';
import * as s508 from './5-turn/508-battle.js';
import * as s509 from './5-turn/509-direct-attack.js';
import * as s510 from './5-turn/510-end-of-attack.js';
import * as s511 from './5-turn/511-end-of-turn.js';
import * as s512 from './5-turn/512-next-turn.js';
import * as s601 from './6-cards-abilities-effects/601-using-cards.js';
import * as s602 from './6-cards-abilities-effects/602-activated-abilities.js';
import * as s603 from './6-cards-abilities-effects/603-triggered-abilities.js';
import * as s604 from './6-cards-abilities-effects/604-static-abilities.js';
import * as s605 from './6-cards-abilities-effects/605-resolving.js';
import * as s606 from './6-cards-abilities-effects/606-effects.js';
import * as s607 from './6-cards-abilities-effects/607-one-shot-effects.js';
import * as s608 from './6-cards-abilities-effects/608-continuous-effects.js';
import * as s609 from './6-cards-abilities-effects/609-replacement-effects.js';
import * as s700 from './7-additional-rules/700-general.js';
import * as s701 from './7-additional-rules/701-keyword-actions.js';
import * as s701reveal from './7-additional-rules/701-keyword-actions-from-revealing.js';
import * as s701special from './7-additional-rules/701-keyword-actions-of-special-cards.js';
import * as s702 from './7-additional-rules/702-turn-based-actions.js';
import * as s703 from './7-additional-rules/703-state-based-actions.js';
import * as s800 from './8-special-cards/800-general.js';
import * as s801 from './8-special-cards/801-evolution-creatures.js';
import * as s802 from './8-special-cards/802-neo-creatures.js';
import * as s803 from './8-special-cards/803-gods.js';
import * as s804 from './8-special-cards/804-psychic-creatures.js';
import * as s805 from './8-special-cards/805-psychic-super-creatures.js';
import * as s806 from './8-special-cards/806-draghearts.js';
import * as s807 from './8-special-cards/807-forbidden-impulse.js';
import * as s808 from './8-special-cards/808-twinpacts.js';
import * as s809 from './8-special-cards/809-gr-creatures.js';

/** The rulebook: one entry a section, each holding one exported unit a number. Section 600 is empty. */
export const sections = {
  '0-introduction/000-purpose': s000,
  '1-basics/100-what-you-need': s100,
  '1-basics/101-absolute-rules': s101,
  '1-basics/102-players': s102,
  '1-basics/103-starting-the-game': s103,
  '1-basics/104-winning': s104,
  '1-basics/105-position': s105,
  '1-basics/106-civilization': s106,
  '1-basics/107-mana': s107,
  '1-basics/108-numbers': s108,
  '1-basics/109-cards': s109,
  '1-basics/110-abilities-and-effects': s110,
  '1-basics/111-timing': s111,
  '1-basics/112-costs': s112,
  '1-basics/113-shields': s113,
  '1-basics/114-drawing': s114,
  '1-basics/115-battle': s115,
  '1-basics/116-seals': s116,
  '1-basics/117-hyperspatial-zone': s117,
  '1-basics/118-gr-zone': s118,
  '2-reading-cards/200-general': s200,
  '2-reading-cards/201-cost': s201,
  '2-reading-cards/202-card-name': s202,
  '2-reading-cards/203-subtype': s203,
  '2-reading-cards/204-card-type': s204,
  '2-reading-cards/205-text-box': s205,
  '2-reading-cards/206-power': s206,
  '2-reading-cards/207-mana-symbol': s207,
  '2-reading-cards/208-other-information': s208,
  '3-card-types/300-general': s300,
  '3-card-types/301-creatures': s301,
  '3-card-types/302-spells': s302,
  '3-card-types/303-cross-gear': s303,
  '3-card-types/304-castles': s304,
  '3-card-types/305-weapons': s305,
  '3-card-types/306-fortresses': s306,
  '3-card-types/307-impulses': s307,
  '3-card-types/308-fields': s308,
  '3-card-types/309-cores': s309,
  '3-card-types/310-auras': s310,
  '4-zones/400-general': s400,
  '4-zones/401-deck': s401,
  '4-zones/402-hand': s402,
  '4-zones/403-battle-zone': s403,
  '4-zones/404-graveyard': s404,
  '4-zones/405-mana-zone': s405,
  '4-zones/406-shield-zone': s406,
  '4-zones/407-hyperspatial-zone': s407,
  '4-zones/408-gr-zone': s408,
  '4-zones/409-nowhere-zone': s409,
  '5-turn/500-general': s500,
  '5-turn/501-start-of-turn': s501,
  '5-turn/502-draw': s502,
  '5-turn/503-mana-charge': s503,
  '5-turn/504-main': s504,
  '5-turn/505-attack': s505,
  '5-turn/506-declare-attacker': s506,
  '5-turn/507-declare-blocker': s507,
  '5-turn/508-battle': s508,
  '5-turn/509-direct-attack': s509,
  '5-turn/510-end-of-attack': s510,
  '5-turn/511-end-of-turn': s511,
  '5-turn/512-next-turn': s512,
  '6-cards-abilities-effects/601-using-cards': s601,
  '6-cards-abilities-effects/602-activated-abilities': s602,
  '6-cards-abilities-effects/603-triggered-abilities': s603,
  '6-cards-abilities-effects/604-static-abilities': s604,
  '6-cards-abilities-effects/605-resolving': s605,
  '6-cards-abilities-effects/606-effects': s606,
  '6-cards-abilities-effects/607-one-shot-effects': s607,
  '6-cards-abilities-effects/608-continuous-effects': s608,
  '6-cards-abilities-effects/609-replacement-effects': s609,
  '7-additional-rules/700-general': s700,
  '7-additional-rules/701-keyword-actions': s701,
  '7-additional-rules/701-keyword-actions-from-revealing': s701reveal,
  '7-additional-rules/701-keyword-actions-of-special-cards': s701special,
  '7-additional-rules/702-turn-based-actions': s702,
  '7-additional-rules/703-state-based-actions': s703,
  '8-special-cards/800-general': s800,
  '8-special-cards/801-evolution-creatures': s801,
  '8-special-cards/802-neo-creatures': s802,
  '8-special-cards/803-gods': s803,
  '8-special-cards/804-psychic-creatures': s804,
  '8-special-cards/805-psychic-super-creatures': s805,
  '8-special-cards/806-draghearts': s806,
  '8-special-cards/807-forbidden-impulse': s807,
  '8-special-cards/808-twinpacts': s808,
  '8-special-cards/809-gr-creatures': s809,
} as const;
