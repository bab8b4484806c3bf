/** How a life total changes: what was gained and lost is so of the object, and of nothing that it becomes. */
import { cardOf, fact, type Game } from '../../kernel/game.js';
import { type CardRef, type GameEvent, keyOf, type Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { keepFact } from './words.js';

const nameOf = (card: number): string => keyOf(card, 'life changed');

/** By how much the life total of a card is higher or lower than its base life. */
export const lifeChanged = (game: Game, card: number): number => {
  const [life, by] = fact<CardRef>(game, nameOf(card)) ?? [0, 0];
  return life === cardOf(game, card).version ? by : 0;
};

/** Its life total is another from now on. */
export const lifeChanges = (game: Game, card: number, by: number): GameEvent =>
  keepFact(nameOf(card), [cardOf(game, card).version, lifeChanged(game, card) + by]);

/** It is the base life again. */
export const lifeReset = (card: number): GameEvent => keepFact(nameOf(card));

/** What deals damage, and the player who deals it with that. */
export const dealtBy = (
  game: Game,
  by: number,
): { readonly by: number; readonly 'dealt by'?: Player } => ({
  by,
  ...(say(game, 'playerDeals', by) && { 'dealt by': cardOf(game, by).controller }),
});
