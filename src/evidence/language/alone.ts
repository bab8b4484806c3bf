/** A ruling without its neighbours: what is tried with its words has to be read again each time. */
import { compiledCard } from '../../harness/compile/edition.js';
import { type Lexicon, lexiconOf } from '../../harness/compile/lexicon.js';
import type { Sense } from '../../harness/senses.js';
import type { Case, GameEntry, Loaded } from '../../harness/suite.js';
import type { CardDeclaration, Span } from '../../language/document.js';

/** The text of a file with one of its rulings, its imports, and the cards and boards that the ruling needs. */
export const alonesOf = ({ document }: Loaded): ((one: Case, game: GameEntry) => string) => {
  const cards = new Map([
    // A card of two halves or sides is called by the name of either, too, where that is no card's own.
    ...document.cards.flatMap((card) => card.names.map(({ text }) => [text, card] as const)),
    ...document.cards.map((card) => [card.name.text, card] as const),
  ]);
  const boards = new Map(document.boards.map((board) => [board.name.text, board]));
  return ({ ruling, text, senses }, { vocabulary }) => {
    const board = ruling.board && boards.get(ruling.board.text);
    const parts = [
      ...cardsNeeded(cards, senses, lexiconOf(vocabulary)),
      ...(board === undefined ? [] : [board]),
      ruling,
    ].map(({ at }) => at);
    const textOf = ({ start, end }: Span): string => text.slice(start, end);
    const imports = document.imports.map(({ at }) => `import ${textOf(at)}`);
    parts.sort((one, other) => one.start - other.start);
    return [...imports, ...parts.map(textOf), ''].join('\n');
  };
};

/** The cards that are spoken of, and those that their texts speak of. */
export const cardsNeeded = (
  cards: ReadonlyMap<string, CardDeclaration>,
  senses: readonly Sense[],
  lexicon: Lexicon,
): ReadonlySet<CardDeclaration> => {
  const found = new Set<CardDeclaration>();
  const add = (all: readonly Sense[]): void => {
    for (const { is, word } of all) {
      const card = is === 'card' || is === 'name' ? cards.get(word) : undefined;
      if (card !== undefined) found.add(card);
    }
  };
  add(senses);
  for (const card of found) add(compiledCard(lexicon, card).senses);
  return found;
};
