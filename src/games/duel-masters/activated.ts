/** Activated abilities: those of a card behind an icon, and what it is to activate one. */
import { workingAbilities } from '../../kernel/continuous.js';
import type { Game } from '../../kernel/game.js';
import { abilityNumber } from '../../kernel/locals.js';
import type { GameEvent, Option, Player } from '../../kernel/state.js';

/** The activated abilities of a card behind an icon, by number, each as an option. */
export const activatedOf = (
  game: Game,
  card: number,
  icon: string,
): readonly Omit<Option, 'rules'>[] => {
  const numbers = workingAbilities(game, card)
    .filter((one) => one.kind === 'triggered' && one.icon === icon)
    .map((one) => abilityNumber(game, one));
  return [...new Set(numbers)].map((ability) => ({ verb: 'activate', card, ability }));
};

/** Its activation as an event. */
export const activation = (
  { card = 0, ability = -1 }: Pick<Option, 'card' | 'ability'>,
  icon: string,
  player: Player,
): GameEvent => ({ kind: 'activate', card, player, icon, ability });
