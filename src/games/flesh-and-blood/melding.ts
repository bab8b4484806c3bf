/** Melded cards: split cards that are played as both of their sides. */
import { fact, type Game, isCurrent, refOf } from '../../kernel/game.js';
import { type CardRef, type GameEvent, keyOf } from '../../kernel/state.js';
import { facesOf } from './faces.js';
import { resolvingLines } from './playing.js';
import { keepFact } from './words.js';

const nameOf = (card: number): string => keyOf(card, 'melded');

/** What is remembered of a melded card: as which object, and whether its right side has resolved. */
interface Melded {
  readonly ref: CardRef;
  readonly half: boolean;
}

const meldedIn = (game: Game, card: number): Melded | undefined => {
  const found = fact(game, nameOf(card)) as unknown as Melded | undefined;
  return found !== undefined && isCurrent(game, found.ref) ? found : undefined;
};

export const isMelded = (game: Game, card: number): boolean => meldedIn(game, card) !== undefined;

/** Whether one of its sides has resolved already. */
export const isHalfResolved = (game: Game, card: number): boolean =>
  meldedIn(game, card)?.half === true;

export const melds = (game: Game, card: number): GameEvent => keepsMelded(game, card, false);

export const halfResolves = (game: Game, card: number): GameEvent => keepsMelded(game, card, true);

const keepsMelded = (game: Game, card: number, half: boolean): GameEvent =>
  keepFact(nameOf(card), { ref: refOf(game, card), half });

/** The lines of a card that resolve now: of a melded one those of its right side, and then those of its left. */
export const linesNow = (game: Game, card: number): readonly number[] => {
  const lines = resolvingLines(game, card);
  if (!isMelded(game, card)) return lines;
  const [left, right] = facesOf(game, card);
  const side = isHalfResolved(game, card) ? left : right;
  const own = new Set(side?.abilities.map((one) => game.world.abilityIds.get(one)));
  return lines.filter((line) => own.has(line));
};
