/** Cards with two faces or two sides: of which kind they are, and what each of the two is. */
import type { CardDefinition } from '../../kernel/ability.js';
import { cardOf, type Game } from '../../kernel/game.js';
import { withFace } from '../../kernel/moved.js';
import { arena, does } from './words.js';

/** Which face shows of a card: all of it, its front or left side, its back or right side. */
export const whole = 0;
export const front = 1;
export const back = 2;

/** Whether what comes to a zone is a new object there, of which the faces show that show as a rule (3.0.9). */
export const isNewIn = (zone: string): boolean => zone !== 'stack' && !arena.includes(zone);

/** What is written on a card, whichever of its faces shows. */
const writtenOn = (game: Game, id: number): CardDefinition | undefined => {
  // A card under another is spoken of by its own number.
  const [top = id] = cardOf(game, id).cards;
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

/** What of a card counts outside the game: what is written on it, on the face that is active there. */
export const outsideOf = (game: Game, id: number, shows: number): CardDefinition | undefined =>
  shows === whole ? writtenOn(game, id) : facesOf(game, id)[shows - 1];

/** Values of a characteristic that is a list, as written; none where it has none. */
export const listIn = (face: CardDefinition | undefined, trait: string): readonly string[] => {
  const value = face?.traits[trait];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/** What whoever names a card can say: a name of it; of one with several faces that of each, or all of them at once. */
export const namingsOf = (game: Game, id: number, apart: boolean): readonly string[] => {
  const faces = facesOf(game, id);
  if (faces.length === 0) return listIn(writtenOn(game, id), 'name');
  return apart ? faces.flatMap((face) => listIn(face, 'name')) : [writtenOn(game, id)?.name ?? ''];
};

/** Which face a text means of a card that is all of its faces: the only one that is what the text describes; nothing where it may be either. */
export const faceMeant = (
  game: Game,
  id: number,
  means: (looked: Game, card: number) => boolean,
): number | undefined => {
  if (!isDoubleFaced(game, id) || cardOf(game, id).face !== whole) return undefined;
  const [face, other] = [front, back].filter((one) => means(withFace(game, id, one), id));
  return other === undefined ? face : undefined;
};

/** Whether the front of a card says that it is of one of these subtypes. */
export const frontIs = (game: Game, id: number, subtypes: readonly string[]): boolean =>
  listIn(facesOf(game, id)[0], 'subtype').some((one) => subtypes.includes(one));

/** Whether the front of a card has a text that transcends, whoever may and under whatever condition (1.8.2). */
export const frontTranscends = (game: Game, id: number): boolean =>
  facesOf(game, id)[0]?.abilities.some((text) => does(text, ['transcend'])) === true;
