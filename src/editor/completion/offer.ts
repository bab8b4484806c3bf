/** What is offered to be written, and how lists of it are made of words and names. */
import { boardOf, plansOf } from '../../harness/compile/edition.js';
import { kindNames } from '../../harness/compile/scope.js';
import { namesIn, figureText, traitsOn } from '../../harness/compile/named.js';
import type { GameEntry } from '../../harness/suite.js';
import type { EntryKind, EntryOf } from '../../kernel/vocabulary.js';
import type { CardDeclaration } from '../../language/document.js';
import { gamesFor } from '../view.js';
import type { WritingPlace } from './place.js';

export type OfferKind =
  | 'keyword'
  | 'word'
  | 'card'
  | 'label'
  | 'board'
  | 'ruling'
  | 'rule'
  | 'rulebook'
  | 'player'
  | 'play';

export interface Offer {
  readonly label: string;
  readonly kind: OfferKind;
  /** What it is, in a few words. */
  readonly detail?: string;
  /** What it means. */
  readonly means?: string;
  /** What is written, where that is not the label. */
  readonly text?: string;
  /** By what it is found, where that is not the label. */
  readonly filter?: string;
  /** It is a name, and stands in quotes. */
  readonly quoted?: true;
}

/** The games in whose words is written. */
export const gamesAt = ({ workspace, view, held }: WritingPlace): readonly GameEntry[] =>
  gamesFor(workspace.tools.games, view, held);

/** The words of some kinds, in all forms or, of `forms`, in those. */
export const wordsOfKinds = <K extends EntryKind>(
  place: WritingPlace,
  kinds: readonly K[],
  forms: (entry: EntryOf<K>) => readonly string[] = ({ words }) => words.slice(0, 1),
): readonly Offer[] => {
  const vocabularies = new Set(gamesAt(place).map(({ vocabulary }) => vocabulary));
  return [...vocabularies].flatMap(({ entries }) =>
    entries.flatMap((entry) => {
      if (!(kinds as readonly EntryKind[]).includes(entry.kind)) return [];
      return forms(entry as EntryOf<K>).map((label): Offer => ({
        label,
        kind: 'word',
        detail: kindNames[entry.kind],
        means: entry.means,
      }));
    }),
  );
};

export const playerOffers = (place: WritingPlace): readonly Offer[] =>
  [...new Set(gamesAt(place).flatMap(({ vocabulary }) => vocabulary.players))].map((label) => ({
    label,
    kind: 'player',
    detail: 'player',
  }));

export const plain = (...labels: readonly string[]): readonly Offer[] =>
  labels.map((label) => ({ label, kind: 'keyword' }));

/** The cards that the page can speak of. */
export const cardOffers = ({ view: { catalogue } }: WritingPlace): readonly Offer[] =>
  [...new Set(namesIn(catalogue))].map((label) => {
    const source = catalogue.cards.get(label);
    return {
      label,
      kind: 'card',
      quoted: true,
      ...(source === undefined ? {} : { detail: traitsText(source.card) }),
    };
  });

const traitsText = (card: CardDeclaration): string =>
  traitsOn(card)
    .map(({ words, values }) =>
      [
        words.text,
        ...values.map((one) => ('text' in one ? `"${one.text}"` : figureText(one))),
      ].join(' '),
    )
    .join(', ');

/** The labels of the board, the shared one included. */
export const labels = ({ held, cases }: WritingPlace): readonly Offer[] => {
  const [one] = cases;
  const edition =
    held?.editions.find(({ game }) => game.rulebook === one?.rulebook) ?? held?.editions[0];
  if (one === undefined || edition === undefined) return [];
  const names = plansOf(edition, one.ruling).flatMap((plan) => plan.labels.map(({ name }) => name));
  const detail = boardOf(edition, one.ruling) === undefined ? 'label' : 'label of the board';
  return [...new Set(names)].map((label) => ({ label, kind: 'label', detail }));
};
