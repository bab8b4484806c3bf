/** 913. Where effects, abilities and damage come from. */
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 913.1. Handed on as the card that has the ability (913.2). */
export const sourceOfEffect = definition(
  (_: Game, ability: number) => ability,
  () => 0,
);

/** 913.2. */
export const sourceOfAbility = definition(
  (_: Game, card: number) => card,
  () => 0,
);

/** 913.3. Asked by every rule that retires a unit; without it, nobody has retired it. */
export const retiredBy = definition(
  (_: Game, card: number) => card,
  () => 0,
);

/** 913.4. Damage of a battle comes from the unit that attacked. */
export const sourceOfBattleDamage = definition(
  (_: Game, attacker: number) => attacker,
  () => 0,
);

/** 913.5. */
export const sourceOfAbilityDamage = definition(
  (game: Game, effect: number) =>
    say<number>(game, 'sourceOfAbility', say<number>(game, 'sourceOfEffect', effect)),
  () => 0,
);
