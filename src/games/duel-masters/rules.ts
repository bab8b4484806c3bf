/** Every section of the Duel Masters rulebook 1.13, in the rulebook's order. */
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
import * as s112free from './1-basics/112-without-paying.js';
import * as s113 from './1-basics/113-shields.js';
import * as s114 from './1-basics/114-drawing.js';
import * as s115 from './1-basics/115-battle.js';
import * as s116 from './1-basics/116-seals.js';
import * as s200 from './2-reading-cards/200-general.js';
import * as s201 from './2-reading-cards/201-cost.js';
import * as s202 from './2-reading-cards/202-card-name.js';
import * as s203 from './2-reading-cards/203-subtype.js';
import * as s206 from './2-reading-cards/206-power.js';
import * as s207 from './2-reading-cards/207-mana-symbol.js';
import * as s301 from './3-card-types/301-creatures.js';
import * as s302 from './3-card-types/302-spells.js';
import * as s308 from './3-card-types/308-fields.js';
import * as s312 from './3-card-types/312-artifacts.js';
import * as s313 from './3-card-types/313-lands.js';
import * as s315 from './3-card-types/315-tamaseeds.js';
import * as s316 from './3-card-types/316-elements.js';
import * as s400 from './4-zones/400-general.js';
import * as s401 from './4-zones/401-deck.js';
import * as s402 from './4-zones/402-hand.js';
import * as s403 from './4-zones/403-battle-zone.js';
import * as s403under from './4-zones/403-under-cards.js';
import * as s404 from './4-zones/404-graveyard.js';
import * as s405 from './4-zones/405-mana-zone.js';
import * as s406 from './4-zones/406-shield-zone.js';
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
import * as s509shields from './5-turn/509-taking-shields.js';
import * as s510 from './5-turn/510-end-of-attack.js';
import * as s511 from './5-turn/511-end-of-turn.js';
import * as s512 from './5-turn/512-next-turn.js';
import * as s601 from './6-cards-abilities-effects/601-using-cards.js';
import * as s602 from './6-cards-abilities-effects/602-activated-abilities.js';
import * as s603 from './6-cards-abilities-effects/603-triggered-abilities.js';
import * as s603breaks from './6-cards-abilities-effects/603-before-breaks.js';
import * as s604 from './6-cards-abilities-effects/604-static-abilities.js';
import * as s605 from './6-cards-abilities-effects/605-resolving.js';
import * as s606 from './6-cards-abilities-effects/606-effects.js';
import * as s607 from './6-cards-abilities-effects/607-one-shot-effects.js';
import * as s608 from './6-cards-abilities-effects/608-continuous-effects.js';
import * as s609 from './6-cards-abilities-effects/609-replacement-effects.js';
import * as s700 from './7-additional-rules/700-general.js';
import * as s701 from './7-additional-rules/701-keyword-actions.js';
import * as s701reveal from './7-additional-rules/701-keyword-actions-from-revealing.js';
import * as s701judge from './7-additional-rules/701-gachinko-judge.js';
import * as s701seals from './7-additional-rules/701-sealing.js';
import * as s701switch from './7-additional-rules/701-switching.js';
import * as s701fields from './7-additional-rules/701-expanding.js';
import * as s702 from './7-additional-rules/702-turn-based-actions.js';
import * as s703 from './7-additional-rules/703-state-based-actions.js';
import * as s801 from './8-special-cards/801-evolution-creatures.js';
import * as s808 from './8-special-cards/808-twinpacts.js';

/** The rulebook: one entry a section, each holding one exported unit a number. Section 600 is empty. */
export const sections = {
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
  '1-basics/112-without-paying': s112free,
  '1-basics/113-shields': s113,
  '1-basics/114-drawing': s114,
  '1-basics/115-battle': s115,
  '1-basics/116-seals': s116,
  '2-reading-cards/200-general': s200,
  '2-reading-cards/201-cost': s201,
  '2-reading-cards/202-card-name': s202,
  '2-reading-cards/203-subtype': s203,
  '2-reading-cards/206-power': s206,
  '2-reading-cards/207-mana-symbol': s207,
  '3-card-types/301-creatures': s301,
  '3-card-types/302-spells': s302,
  '3-card-types/308-fields': s308,
  '3-card-types/312-artifacts': s312,
  '3-card-types/313-lands': s313,
  '3-card-types/315-tamaseeds': s315,
  '3-card-types/316-elements': s316,
  '4-zones/400-general': s400,
  '4-zones/401-deck': s401,
  '4-zones/402-hand': s402,
  '4-zones/403-battle-zone': s403,
  '4-zones/403-under-cards': s403under,
  '4-zones/404-graveyard': s404,
  '4-zones/405-mana-zone': s405,
  '4-zones/406-shield-zone': s406,
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
  '5-turn/509-taking-shields': s509shields,
  '5-turn/510-end-of-attack': s510,
  '5-turn/511-end-of-turn': s511,
  '5-turn/512-next-turn': s512,
  '6-cards-abilities-effects/601-using-cards': s601,
  '6-cards-abilities-effects/602-activated-abilities': s602,
  '6-cards-abilities-effects/603-triggered-abilities': s603,
  '6-cards-abilities-effects/603-before-breaks': s603breaks,
  '6-cards-abilities-effects/604-static-abilities': s604,
  '6-cards-abilities-effects/605-resolving': s605,
  '6-cards-abilities-effects/606-effects': s606,
  '6-cards-abilities-effects/607-one-shot-effects': s607,
  '6-cards-abilities-effects/608-continuous-effects': s608,
  '6-cards-abilities-effects/609-replacement-effects': s609,
  '7-additional-rules/700-general': s700,
  '7-additional-rules/701-keyword-actions': s701,
  '7-additional-rules/701-keyword-actions-from-revealing': s701reveal,
  '7-additional-rules/701-gachinko-judge': s701judge,
  '7-additional-rules/701-sealing': s701seals,
  '7-additional-rules/701-switching': s701switch,
  '7-additional-rules/701-expanding': s701fields,
  '7-additional-rules/702-turn-based-actions': s702,
  '7-additional-rules/703-state-based-actions': s703,
  '8-special-cards/801-evolution-creatures': s801,
  '8-special-cards/808-twinpacts': s808,
} as const;
