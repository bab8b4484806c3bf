/** A ruling by itself: with the cards that it needs, wherever they are declared, and nothing else. */
import { cardsNeeded } from '../evidence/language/alone.js';
import { lexiconOf } from '../harness/compile/lexicon.js';
import type { Case, Loaded, ReadImport, SourceFile } from '../harness/suite.js';
import type { Board, CardDeclaration, Document } from '../language/document.js';
import { parse } from '../language/parse.js';

/** A card as it is written. */
export interface CardText {
  readonly name: string;
  /** Its lines, the first without indentation. */
  readonly text: string;
  /** What stands behind its name, line by line. */
  readonly printed: readonly string[];
}

/** The cards and boards that the rulings of a file can speak of. */
export interface Shelf {
  readonly cards: ReadonlyMap<string, Declared>;
  readonly boards: ReadonlyMap<string, Board>;
  /** The text of the file itself. */
  readonly text: string;
}

interface Declared {
  readonly card: CardDeclaration;
  readonly text: string;
}

/** Imports within imports go no deeper. */
const deepest = 16;

/** @param text the text of the file that was loaded */
export const shelfOf = ({ path, document }: Loaded, text: string, read: ReadImport): Shelf => {
  const cards = new Map<string, Declared>();
  const seen = new Set([path]);
  const add = (from: string, { cards: all, imports }: Document, own: string, depth: number) => {
    for (const card of all)
      // A card of two halves or sides is called by the name of either, too.
      for (const { text: name } of [card.name, ...card.names])
        if (!cards.has(name))
          cards.set(name, { card, text: own.slice(card.at.start, card.at.end) });
    if (depth >= deepest) return;
    for (const one of imports) {
      const file = read(from, one.text);
      if ('problem' in file || seen.has(file.path)) continue;
      seen.add(file.path);
      add(file.path, documentOf(file), file.text, depth + 1);
    }
  };
  add(path, document, text, 0);
  const boards = new Map(document.boards.map((board) => [board.name.text, board]));
  return { cards, boards, text };
};

const documents = new WeakMap<SourceFile, Document>();

/** Many files import the same one. */
const documentOf = (file: SourceFile): Document => {
  let document = documents.get(file);
  if (document === undefined) documents.set(file, (document = parse(file.text).value));
  return document;
};

/** The cards that a case speaks of, and those that their texts speak of, by name. */
export const cardTextsOf = ({ cards }: Shelf, { senses, scenario }: Case): readonly CardText[] => {
  if (scenario === undefined) return [];
  const declared = new Map([...cards].map(([name, { card }]) => [name, card]));
  const found = cardsNeeded(declared, senses, lexiconOf(scenario.vocabulary));
  return [...found]
    .map((card) => {
      const text = cards.get(card.name.text)?.text ?? '';
      return { name: card.name.text, text, printed: printedOn(card, text) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
};

const printedOn = ({ at, name, names }: CardDeclaration, text: string): readonly string[] => {
  const end = Math.max(name.at.end, ...names.map((one) => one.at.end));
  return text
    .slice(end - at.start)
    .split('\n')
    .map((line) => (line.startsWith(indented) ? line.slice(indented.length) : line))
    .filter((line) => line.trim() !== '');
};

const indented = '  ';

/** The ruling with its cards and its board, as a file that imports nothing. */
export const standingAlone = (shelf: Shelf, one: Case): string => {
  const { ruling, text } = one;
  const board = ruling.board && shelf.boards.get(ruling.board.text);
  const parts = [board?.at, ruling.at].flatMap((at) =>
    at === undefined ? [] : [text.slice(at.start, at.end).trim()],
  );
  return `${[...cardTextsOf(shelf, one).map((card) => card.text.trim()), ...parts].join('\n\n')}\n`;
};
