/** 902. In which zone an ability works. */
import { happensToItself } from '../../../kernel/ability.js';
import { cardOf } from '../../../kernel/game.js';
import { isOfType } from '../words.js';
import { definition, say } from '../questions.js';

/** 902.1. Only an ability that is valid does anything; without the rule every ability always would. */
export const abilityWorks = definition('abilityWorks', (game, id, ability) =>
  (ability.zones ?? ability.elsewhere) !== undefined
    ? say(game, 'worksInItsZone', id, ability)
    : say(game, 'unitAbilityWorks', id) || say(game, 'eventAbilityWorks', id),
);

export const unitAbilityWorks = definition(
  'unitAbilityWorks',
  (game, id) => cardOf(game, id).zone === 'field' && cardOf(game, id).status['face'] !== 'down',
);

export const eventAbilityWorks = definition(
  'eventAbilityWorks',
  (game, id) => cardOf(game, id).zone === 'hand' && isOfType(game, id, 'event'),
);

/**
 * 902.4. An ability that only means something in a certain zone works there. What waits for what happens there to its own
 * card is asked where the event shows the card (908.4).
 */
export const worksInItsZone = definition('worksInItsZone', (game, id, ability) => {
  const { kind, elsewhere = [], zones = elsewhere } = ability;
  return (
    zones.includes(cardOf(game, id).zone) ||
    (kind === 'triggered' && elsewhere.length > 0 && happensToItself(ability.when)) ||
    (kind === 'static' && say(game, 'staysValidInUse', id, zones))
  );
});
