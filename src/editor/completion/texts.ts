/** Texts of cards: their characteristics, and what they do. */
import type { TokenType } from 'chevrotain';
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { Colon, Comma, LBracket } from '../../../grammar/tokens.js';
import { languageWords } from '../../harness/words/list.js';
import type { PhraseKind } from '../../language/phrases/index.js';
import type { EventWord, NounWord, VerbWord } from '../../kernel/vocabulary.js';
import { cardOffers, type Offer, plain, wordsOfKinds } from './offer.js';
import type { WritingPlace } from './place.js';

export const ofTraits = (place: WritingPlace): readonly Offer[] => {
  const last = place.before.at(-1);
  const all = [...types(place), ...wordsOfKinds(place, ['value', 'trait', 'keyword'])];
  if (last === undefined || last.tokenType === Comma || place.kind === 'face') return all;
  return [...namesOnCards(place), ...all];
};

/** Nouns that say of what type a card is, and nothing else. */
const types = (place: WritingPlace): readonly Offer[] =>
  wordsOfKinds(place, ['noun'], ({ tests: [test, more], words }: NounWord) =>
    test?.test === 'has' && more === undefined ? words.slice(0, 1) : [],
  );

/** Races and the like, as other cards have them. */
const namesOnCards = ({ view: { catalogue } }: WritingPlace): readonly Offer[] => {
  const values = [...catalogue.cards.values()].flatMap(({ card }) =>
    card.traits.flatMap((trait) =>
      trait.values.flatMap((one) => ('text' in one ? [one.text] : [])),
    ),
  );
  return [...new Set(values)].map((label) => ({ label, kind: 'word', quoted: true }));
};

export const ofCardText = (place: WritingPlace): readonly Offer[] => {
  const last = place.before.at(-1);
  switch (last?.tokenType) {
    case undefined:
      return [
        ...phrasesOf('ability', 'sentence'),
        ...wordsOfKinds(place, ['keyword']),
        ...doing(place),
      ];
    case LBracket:
      return wordsOfKinds(place, ['icon']);
    case k.When:
      return [
        ...plain('this', 'you', 'your', 'a', 'another'),
        ...nouns(place),
        ...happening(place),
      ];
    case k.If:
      return [...phrasesOf('condition'), ...plain('you have', 'this', 'it')];
    case k.Until:
      return wordsOfKinds(place, ['moment']);
    case k.During:
      return wordsOfKinds(place, ['period', 'step']);
    case k.Can:
    case k.Cannot:
    case k.Must:
      return wordsOfKinds(place, ['action']);
    case k.Get:
    case k.Gain:
    case k.Lose:
    case k.Become:
      return [...phrasesOf('change'), ...wordsOfKinds(place, ['keyword', 'value', 'trait'])];
    case k.To:
    case k.Into:
    case k.From:
    case k.In:
      return [...plain('your', 'its', 'their'), ...wordsOfKinds(place, ['zone'])];
    default:
      return [
        ...likeliest(place),
        ...doing(place),
        ...nouns(place),
        ...happening(place),
        ...wordsOfKinds(place, [
          'zone',
          'state',
          'predicate',
          'value',
          'trait',
          'keyword',
          'action',
        ]),
        ...phrasesOf('sentence', 'quantity', 'filter', 'reference', 'duration', 'modal', 'joint'),
        ...(place.quote === '' ? [] : cardOffers(place)),
      ];
  }
};

const whose: ReadonlySet<TokenType> = new Set([k.Your, k.Its, k.Their]);

/** What most texts go on with there: behind `when` what happens, behind whose something is what that may be. */
const likeliest = (place: WritingPlace): readonly Offer[] => {
  const types = place.before.map(({ tokenType }) => tokenType);
  const last = types.at(-1);
  if (last !== undefined && whose.has(last))
    return [...wordsOfKinds(place, ['zone']), ...nouns(place)];
  const isWaiting = types.lastIndexOf(k.When) > types.lastIndexOf(Colon);
  return isWaiting ? happening(place) : [];
};

const phrasesOf = (...kinds: readonly PhraseKind[]): readonly Offer[] =>
  languageWords.flatMap(({ kind, forms, meaning }) =>
    (kinds as readonly string[]).includes(kind)
      ? forms
          .map((form) => form.split(' …')[0] ?? '')
          .filter((form) => form !== '' && !form.includes('…'))
          .map((label) => ({ label, kind: 'keyword', means: meaning }))
      : [],
  );

const doing = (place: WritingPlace): readonly Offer[] =>
  wordsOfKinds(place, ['verb'], ({ words, forms }: VerbWord) => [
    ...words.slice(0, 1),
    ...(forms.third === '-' ? [] : [forms.third]),
  ]);

const nouns = (place: WritingPlace): readonly Offer[] =>
  wordsOfKinds(place, ['noun'], ({ words, plurals }: NounWord) => [
    ...words.slice(0, 1),
    ...plurals.slice(0, 1),
  ]);

const happening = (place: WritingPlace): readonly Offer[] =>
  wordsOfKinds(place, ['event'], ({ words }: EventWord) => words.slice(0, 1));
