/** 902. In which zone an ability works. */
import type { Ability } from '../../../kernel/ability.js';
import { cardOf, type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

/** 902.1. Only an ability that is valid does anything; without the rule every ability always would. */
export const abilityWorks = definition(
  (game: Game, id: number, ability: Ability) =>
    ability.zones !== undefined
      ? say<boolean>(game, 'worksInItsZone', id, ability)
      : say<boolean>(game, 'unitAbilityWorks', id) || say<boolean>(game, 'eventAbilityWorks', id),
  () => true,
);

export const unitAbilityWorks = definition(
  (game: Game, id: number) =>
    cardOf(game, id).zone === 'field' && cardOf(game, id).status['face'] !== 'down',
  () => false,
);

export const eventAbilityWorks = definition(
  (game: Game, id: number) => cardOf(game, id).zone === 'hand' && isOfType(game, id, 'event'),
  () => false,
);

/** 902.4. An ability that only means something in a certain zone works there. */
export const worksInItsZone = definition(
  (game: Game, id: number, { zones = [], kind }: Ability) =>
    zones.includes(cardOf(game, id).zone) ||
    (kind === 'static' && say<boolean>(game, 'staysValidInUse', id, zones)),
  (game: Game, id: number) => cardOf(game, id).zone === 'field',
);
