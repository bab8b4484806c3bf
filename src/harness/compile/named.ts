/** Which card a name means: one that is declared so, or the one of which a half or side is called so. */
import { variable } from '../../kernel/ability.js';
import { numberText } from '../../kernel/infinite.js';
import type {
  CardDeclaration,
  CardFace,
  Integer,
  Text,
  Trait,
  Variable,
} from '../../language/document.js';
import type { Named } from './entries.js';
import type { Catalogue } from './imports.js';

/** What a half or side of a card is called. */
export const nameOfFace = ({ name, names }: CardDeclaration, { part }: CardFace): Text =>
  names[part === 'left' || part === 'front' ? 0 : 1] ?? name;

/** What the halves and sides of declared cards are called; several may be called alike. */
type FaceNames = ReadonlyMap<string, readonly Named[]>;

const known = new WeakMap<Catalogue, FaceNames>();

const faceNamesIn = (catalogue: Catalogue): FaceNames => {
  let names = known.get(catalogue) as Map<string, readonly Named[]> | undefined;
  if (names !== undefined) return names;
  names = new Map();
  for (const [card, { card: declared }] of catalogue.cards)
    for (const [at, face] of declared.faces.entries()) {
      const { text } = nameOfFace(declared, face);
      names.set(text, [...(names.get(text) ?? []), { card, face: at + 1 }]);
    }
  known.set(catalogue, names);
  return names;
};

/**
 * The card that a name means; nothing where none is called so.
 *
 * @returns one, or several where the name is that of halves or sides of several cards
 */
export const cardsCalled = (catalogue: Catalogue, name: string): readonly Named[] =>
  catalogue.cards.has(name) ? [{ card: name }] : (faceNamesIn(catalogue).get(name) ?? []);

/** All that is said of a card, its halves and sides included, beside its text. */
export const traitsOn = ({ traits, faces }: CardDeclaration): readonly Trait[] => [
  ...traits,
  ...faces.flatMap((face) => face.traits),
];

/** The names, races and the like that stand on a card in quotes. */
export const valuesOn = (card: CardDeclaration): readonly string[] =>
  traitsOn(card).flatMap(({ values }) =>
    values.flatMap((value) => ('text' in value ? [value.text] : [])),
  );

/** Every name that a board can say. */
export const namesIn = (catalogue: Catalogue): Iterable<string> => [
  ...catalogue.cards.keys(),
  ...faceNamesIn(catalogue).keys(),
];

/** A number of a card as it is written there. */
export const figureText = (value: Integer | Variable): string =>
  'variable' in value ? variable.repeat(value.variable) : numberText(value.value);
