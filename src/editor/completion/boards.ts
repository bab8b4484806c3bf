/** Lines of a board: whose zone, which cards, how they lie. */
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { Comma, Name, Number } from '../../../grammar/tokens.js';
import { lexiconOf, lookUp } from '../../harness/compile/lexicon.js';
import type { ZoneWord } from '../../kernel/vocabulary.js';
import {
  cardOffers,
  gamesAt,
  labels,
  type Offer,
  plain,
  playerOffers,
  wordsOfKinds,
} from './offer.js';
import { ofCardText } from './texts.js';
import { type WritingPlace, wordsBefore } from './place.js';

export const ofBoardLine = (place: WritingPlace): readonly Offer[] => {
  const [first] = place.before;
  if (first === undefined)
    return [
      ...playerOffers(place),
      ...plain('turn of', 'start of game', 'effect', 'broken board'),
      ...wordsOfKinds(place, ['fact']),
    ];
  if (first.tokenType === k.Turn) return ofTurn(place);
  if (first.tokenType === k.Effect) return [...labels(place), ...ofCardText(place)];
  const { zone, rest } = zoneBefore(place);
  if (zone === undefined)
    return [...wordsOfKinds(place, ['zone']), ...wordsOfKinds(place, ['fact'])];
  if (rest === 0) return [...(zone.ordered ? plain('top', 'bottom') : []), ...entries(place)];
  return behindEntry(place, zone);
};

/** `turn of A, attack step` */
export const ofTurn = (place: WritingPlace): readonly Offer[] => {
  const last = place.before.at(-1);
  if (last?.tokenType === Comma) return wordsOfKinds(place, ['step']);
  return last?.tokenType === k.Of ? playerOffers(place) : plain('of');
};

/** Cards, blank cards, and how many. */
const entries = (place: WritingPlace): readonly Offer[] => [
  ...cardOffers(place),
  ...wordsOfKinds(place, ['filler']),
  ...plain('rest', 'nothing'),
];

const behindEntry = (place: WritingPlace, { zone }: ZoneWord): readonly Offer[] => {
  const { before } = place;
  const last = before.at(-1);
  const states = wordsOfKinds(place, ['state', 'fact'], (entry) =>
    entry.kind === 'state' && entry.within !== undefined && !entry.within.includes(zone)
      ? []
      : entry.words.slice(0, 1),
  );
  switch (last?.tokenType) {
    case Comma:
      return [...states, ...entries(place)];
    case Number:
      return wordsOfKinds(place, ['filler']);
    case k.As:
      return [];
    case k.With:
    case k.On:
      return entries(place);
    case k.And:
      return before.some(({ tokenType }) => tokenType === k.As) ? [] : entries(place);
    case Name:
      return plain('as', 'with', 'on');
    default:
      return [...plain('as', 'with', 'on', 'and'), ...entries(place)];
  }
};

/** The zone that the line names, and how many words stand behind it. */
const zoneBefore = (
  place: WritingPlace,
): { readonly zone: ZoneWord | undefined; readonly rest: number } => {
  const words = wordsBefore(place);
  for (const { vocabulary } of gamesAt(place))
    for (let at = 0; at < words.length; at++) {
      const found = lookUp(lexiconOf(vocabulary), words, at, ['zone']);
      if (found !== undefined) return { zone: found.entry, rest: words.length - at - found.length };
    }
  return { zone: undefined, rest: 0 };
};
