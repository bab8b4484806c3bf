/** 913. Where effects, abilities and damage come from. */
import { definition, say } from '../questions.js';

/** 913.1. Handed on as the card that has the ability (913.2). */
export const sourceOfEffect = definition('sourceOfEffect', (_, ability) => ability);

/** 913.2. */
export const sourceOfAbility = definition('sourceOfAbility', (_, card) => card);

/** 913.3. Asked by every rule that retires a unit; without it, nobody has retired it. */
export const retiredBy = definition('retiredBy', (_, card) => card);

/** 913.4. Damage of a battle comes from the unit that attacked. */
export const sourceOfBattleDamage = definition('sourceOfBattleDamage', (_, attacker) => attacker);

/** 913.5. */
export const sourceOfAbilityDamage = definition(
  'sourceOfAbilityDamage',
  (game, effect, named) =>
    named ?? say(game, 'sourceOfAbility', say(game, 'sourceOfEffect', effect)),
);
