/** First words of lines, and what stands behind those of the lines that speak of a whole ruling. */
import { headings, keywordTokens as k } from '../../../grammar/keywords.js';
import { languageWords } from '../../harness/words/list.js';
import type { Offer } from './offer.js';
import type { WritingPlace } from './place.js';

const means = (word: string): string =>
  languageWords.find(({ kind, forms }) => kind === 'heading' && forms.includes(word))?.meaning ??
  '';

const asOffers = (words: Iterable<string>): readonly Offer[] =>
  [...words].map((label) => ({ label, kind: 'keyword', means: means(label) }));

/** What a line may begin with there. */
export const lineStarts = ({ kind, view, page }: WritingPlace): readonly Offer[] => {
  const declarations = asOffers(headings.file.keys());
  const parts = asOffers(headings.block.keys());
  switch (kind) {
    case 'ruling':
    case 'header':
      return [...asOffers(headings.ruling.keys()), ...parts, ...declarations];
    case 'block':
    case 'given':
      return view.page === page ? [...parts, ...declarations] : [];
    case 'do':
    case 'claim':
      return [...parts, ...declarations];
    case 'ability':
    case 'traits':
    case 'face':
      return [...asOffers(headings.card.keys()), ...declarations];
    case 'file':
      return declarations;
  }
};

/** Behind the first word of such a line. */
export const ofHeader = (place: WritingPlace): readonly Offer[] => {
  const { before, workspace, view } = place;
  switch (before[0]?.tokenType) {
    case k.Rulebook:
    case k.Stamp:
      return workspace.tools.games.map(({ rulebook }) => ({ label: rulebook, kind: 'rulebook' }));
    case k.On:
      return [...view.catalogue.boards.keys()].map((label) => ({
        label,
        kind: 'board',
        quoted: true,
      }));
    case k.Replaces:
      return view.document.rulings.map(({ name }) => ({
        label: name.text,
        kind: 'ruling',
        quoted: true,
      }));
    case k.Status:
      return (['official', 'derived', 'disputed'] as const).map((label) => ({
        label,
        kind: 'keyword',
      }));
    default:
      return [];
  }
};
