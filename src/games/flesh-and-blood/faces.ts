/** Cards with two faces or two sides: of which kind they are, and what each of the two is. */
import type { CardDefinition } from '../../kernel/ability.js';
import { cardOf, type Game } from '../../kernel/game.js';

/** Which face shows of a card: all of it, its front or left side, its back or right side. */
export const whole = 0;
export const front = 1;
export const back = 2;

/** What is written on a card, whichever of its faces shows. */
const writtenOn = (game: Game, id: number): CardDefinition | undefined => {
  const [top = 0] = cardOf(game, id).cards;
  return game.world.cards.get(game.state.cards[top - 1]?.definition ?? '');
};

/** What each face of a card says; nothing where it has one. */
export const facesOf = (game: Game, id: number): readonly CardDefinition[] =>
  (writtenOn(game, id)?.faces ?? []).flatMap((key) => game.world.cards.get(key) ?? []);

export const isDoubleFaced = (game: Game, id: number): boolean => {
  const written = writtenOn(game, id);
  return written?.faces !== undefined && written.halves !== true;
};

export const isSplit = (game: Game, id: number): boolean => writtenOn(game, id)?.halves === true;

const listIn = (face: CardDefinition | undefined, trait: string): readonly string[] => {
  const value = face?.traits[trait];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/** Whether the front of a card says that it is of one of these subtypes. */
export const frontIs = (game: Game, id: number, subtypes: readonly string[]): boolean =>
  listIn(facesOf(game, id)[0], 'subtype').some((one) => subtypes.includes(one));

/** Whether the front of a card has a text that transcends. */
export const frontTranscends = (game: Game, id: number): boolean =>
  facesOf(game, id)[0]?.abilities.some(
    (one) =>
      'effect' in one && one.effect.some((two) => two.do === 'act' && two.verb === 'transcend'),
  ) === true;

/** A trait of a card, for each of the faces that it shows: of several only where it shows all of them. */
export const eachShown = (game: Game, id: number, trait: string): readonly (readonly string[])[] =>
  cardOf(game, id).face === whole ? facesOf(game, id).map((face) => listIn(face, trait)) : [];
