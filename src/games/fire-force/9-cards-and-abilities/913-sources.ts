/** 913. Where effects, abilities and damage come from. */
import { type Game, say } from '../../../kernel/game.js';
import { definition } from '../../../kernel/rule.js';

/** 913.1. Handed on as the card that has the ability (913.2). */
export const sourceOfEffect = definition(
  '913.1',
  'the source of an effect is the ability that produced it',
  (_: Game, ability: number) => ability,
  () => 0,
);

/** 913.2. */
export const sourceOfAbility = definition(
  '913.2',
  'the source of an ability is the card that has it',
  (_: Game, card: number) => card,
  () => 0,
);

/** 913.3. Asked by every rule that retires a unit; without it, nobody has retired it. */
export const retiredBy = definition(
  '913.3',
  'a unit is retired by the unit that beat it in battle or the card whose ability retired it',
  (_: Game, card: number) => card,
  () => 0,
);

/** 913.4. Damage of a battle comes from the unit that attacked. */
export const sourceOfBattleDamage = definition(
  '913.4',
  'the source of battle damage is the unit that attacked the player',
  (_: Game, attacker: number) => attacker,
  () => 0,
);

/** 913.5. */
export const sourceOfAbilityDamage = definition(
  '913.5',
  "the source of an ability's damage is the card that has it, unless the ability names another",
  (game: Game, effect: number) =>
    say<number>(game, 'sourceOfAbility', say<number>(game, 'sourceOfEffect', effect)),
  () => 0,
);
