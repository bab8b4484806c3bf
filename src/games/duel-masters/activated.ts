/** Activated abilities: those of a card behind an icon, and what it is to activate one. */
import { workingAbilities } from '../../kernel/continuous.js';
import { cardOf, type Game, refOf } from '../../kernel/game.js';
import { abilityNumber } from '../../kernel/locals.js';
import type { GameEvent, Option, Player, Waiting } from '../../kernel/state.js';
import { abilityIsThere } from '../../kernel/trigger.js';

/** The activated abilities of a card behind an icon, by number, each as an option. */
export const activatedOf = (
  game: Game,
  card: number,
  icon: string,
): readonly Omit<Option, 'rules'>[] => {
  const { controller } = cardOf(game, card);
  const numbers = workingAbilities(game, card)
    .filter(
      (one) =>
        one.kind === 'triggered' &&
        one.icon === icon &&
        abilityIsThere(game, one, refOf(game, card), controller),
    )
    .map((one) => abilityNumber(game, one));
  return [...new Set(numbers)].map((ability) => ({ verb: 'activate', card, ability }));
};

/** Whether what waits is what an activated ability gives. */
export const isOfActivated = ({ world }: Game, { ability }: Pick<Waiting, 'ability'>): boolean => {
  const found = world.abilities[ability];
  return found?.kind === 'triggered' && isActivatedIcon(found.icon);
};

/** Whether what stands behind this icon is activated. */
export const isActivatedIcon = (icon: string | undefined): boolean =>
  icon === 'tap ability' || icon === 'silent skill';

/** Its activation as an event. */
export const activation = (
  { card = 0, ability = -1 }: Pick<Option, 'card' | 'ability'>,
  icon: string,
  player: Player,
): GameEvent => ({ kind: 'activate', card, player, icon, ability });
