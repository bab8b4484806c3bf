/** How often abilities were used in this turn, by activating them or as they triggered. */
import { fact, type Game } from '../../kernel/game.js';
import type { CardRef, GameEvent } from '../../kernel/state.js';
import { keepFact } from './words.js';

const usedName = 'used this turn';

const keyOfUse = ([card, life]: CardRef, ability: number): string => `${card}.${life}/${ability}`;

const usesOf = (game: Game): Readonly<Record<string, number>> =>
  fact<Record<string, number>>(game, usedName) ?? {};

/** How often an ability of an object was used. */
export const timesUsed = (game: Game, source: CardRef, ability: number): number =>
  usesOf(game)[keyOfUse(source, ability)] ?? 0;

export const usedOnceMore = (game: Game, source: CardRef, ability: number): GameEvent =>
  keepFact(usedName, {
    ...usesOf(game),
    [keyOfUse(source, ability)]: timesUsed(game, source, ability) + 1,
  });

/** With the turn that is forgotten. */
export const usesForgotten = (): GameEvent => keepFact(usedName);
