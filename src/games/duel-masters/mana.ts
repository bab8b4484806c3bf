/** Mana that can be tapped, and whether it pays for a card. */
import { listOf } from '../../kernel/continuous.js';
import { cardsIn, type Game, say } from '../../kernel/game.js';
import type { Player } from '../../kernel/state.js';
import { isTapped } from './words.js';

/** The untapped cards of a mana zone. */
export const untappedMana = (game: Game, player: Player): readonly number[] =>
  cardsIn(game, player, 'mana zone').filter((id) => !isTapped(game, id));

export const manaIn = (game: Game, cards: readonly number[]): number =>
  cards.reduce((sum, id) => sum + say<number>(game, 'manaOf', id), 0);

/** Whether each civilization can be paid for with a card of its own. */
export const canMatch = (
  game: Game,
  civilizations: readonly string[],
  cards: readonly number[],
): boolean => {
  const [first, ...others] = civilizations;
  if (first === undefined) return true;
  return cards.some(
    (id) =>
      listOf(game, id, 'civilization').includes(first) &&
      canMatch(
        game,
        others,
        cards.filter((other) => other !== id),
      ),
  );
};
