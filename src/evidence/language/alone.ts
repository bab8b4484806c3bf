/** A ruling without its neighbours: what is tried with its words has to be read again each time. */
import { compiledCard } from '../../harness/compile/edition.js';
import { lexiconOf } from '../../harness/compile/lexicon.js';
import type { Sense } from '../../harness/senses.js';
import type { Case, GameEntry, Loaded } from '../../harness/suite.js';
import type { CardDeclaration, Span } from '../../language/document.js';

/** The text of its file without the other rulings, and without the cards and boards that it does not need. */
export const aloneOf = (
  { document }: Loaded,
  { ruling, text, senses }: Case,
  { vocabulary }: Pick<GameEntry, 'vocabulary'>,
): string => {
  const textOf = (card: CardDeclaration): readonly Sense[] =>
    compiledCard(lexiconOf(vocabulary), card).senses;
  const cards = needed(document.cards, senses, textOf);
  const boards = document.boards.filter(({ name }) => name.text === ruling.board?.text);
  const kept = new Set<object>([ruling, ...cards, ...boards]);
  const others = [...document.rulings, ...document.cards, ...document.boards]
    .filter((part) => !kept.has(part))
    .map(({ at }) => at);
  return without(text, others);
};

/** The cards that are spoken of, and those that their texts speak of. */
const needed = (
  cards: readonly CardDeclaration[],
  senses: readonly Sense[],
  textOf: (card: CardDeclaration) => readonly Sense[],
): ReadonlySet<CardDeclaration> => {
  const byName = new Map(cards.map((card) => [card.name.text, card]));
  const found = new Set<CardDeclaration>();
  const add = (all: readonly Sense[]): void => {
    for (const { is, word } of all) {
      const card = is === 'card' || is === 'name' ? byName.get(word) : undefined;
      if (card !== undefined) found.add(card);
    }
  };
  add(senses);
  for (const card of found) add(textOf(card));
  return found;
};

const without = (text: string, parts: readonly Span[]): string => {
  let left = '';
  let at = 0;
  for (const { start, end } of [...parts].sort((one, other) => one.start - other.start)) {
    left += text.slice(at, start);
    at = end;
  }
  return left + text.slice(at);
};
