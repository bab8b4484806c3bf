/** Lines that say what must be so. */
import { keywordTokens as k } from '../../../grammar/keywords.js';
import { Equals, LCurly } from '../../../grammar/tokens.js';
import { languageWords } from '../../harness/words/list.js';
import type { EventWord } from '../../kernel/vocabulary.js';
import { ofTurn } from './boards.js';
import { cardOffers, labels, type Offer, plain, playerOffers, wordsOfKinds } from './offer.js';
import type { WritingPlace } from './place.js';

const verbs = new Set([k.In, k.Is, k.Have, k.Was, k.Did, k.Can, k.Cannot, k.May, Equals]);

export const ofClaim = (place: WritingPlace): readonly Offer[] => {
  const { before } = place;
  const [first] = before;
  if (first === undefined)
    return [...labels(place), ...playerOffers(place), ...cardOffers(place), ...beginnings()];
  if (first.tokenType === k.Turn) return ofTurn(place);
  const things = [...labels(place), ...playerOffers(place), ...cardOffers(place)];
  if (before.at(-1)?.tokenType === LCurly) return things;
  const verb = before.findLast(({ tokenType }) => verbs.has(tokenType));
  switch (verb?.tokenType) {
    case undefined:
      return [
        ...plain('in', '=', 'is', 'was', 'has', 'did not', 'can', 'cannot', 'may choose', 'are'),
        ...wordsOfKinds(place, ['zone', 'trait']),
        ...wordsOfKinds(place, ['event'], pastOf),
      ];
    case k.In:
      return [...wordsOfKinds(place, ['zone']), ...playerOffers(place), ...plain('top', 'bottom')];
    case k.Is:
      return [
        ...plain('not', 'attached to'),
        ...wordsOfKinds(place, ['state', 'predicate', 'noun', 'value']),
        ...things,
      ];
    case k.Was:
      return [...plain('not'), ...wordsOfKinds(place, ['event'], participleOf)];
    case k.Have:
      return wordsOfKinds(place, ['keyword', 'noun', 'trait', 'filler', 'asset']);
    case k.Did:
      return [...plain('not'), ...wordsOfKinds(place, ['event'], baseOf)];
    case k.Can:
    case k.Cannot:
      return [...wordsOfKinds(place, ['command']), ...things];
    case k.May:
      return [...plain('choose', 'choose exactly'), ...wordsOfKinds(place, ['command']), ...things];
    default:
      return [...things, ...plain('nothing', '...')];
  }
};

const given = (form: string): readonly string[] => (form === '-' || form === '' ? [] : [form]);
const pastOf = ({ forms, active }: EventWord): readonly string[] =>
  active === undefined ? [] : given(forms.past);
const participleOf = ({ forms, passive }: EventWord): readonly string[] =>
  passive === undefined ? [] : given(forms.participle);
const baseOf = ({ forms }: EventWord): readonly string[] => given(forms.base);

/** Claims that are phrases of the language as they stand. */
const beginnings = (): readonly Offer[] =>
  languageWords.flatMap(({ kind, word, meaning }) =>
    kind === 'claim' && /^[a-z][^…]* [^…]*$/u.test(word)
      ? [{ label: word, kind: 'keyword', means: meaning }]
      : [],
  );
