/** Lines of a script: what is legal at that very point of play, and the commands of the game. */
import { Colon, Semicolon } from '../../../grammar/tokens.js';
import { legalAt } from '../moments.js';
import { cardOffers, labels, type Offer, plain, playerOffers, wordsOfKinds } from './offer.js';
import { type WritingPlace, wordsBefore } from './place.js';

export const ofScriptLine = (place: WritingPlace): readonly Offer[] => {
  const { before } = place;
  const begun = before.findLastIndex(({ tokenType }) => tokenType === Semicolon) + 1;
  const own = before.slice(begun);
  const actor = own[0]?.image;
  if (actor === undefined) return [...legal(place), ...playerOffers(place), ...plain('chance')];
  const colon = own.findIndex(({ tokenType }) => tokenType === Colon);
  if (colon < 0) return [];
  const said = wordsBefore(place).slice(begun + colon + 1);
  const commands = wordsOfKinds(place, ['command']);
  if (said.length === 0) return [...legal(place, `${actor}: `), ...commands];
  return [
    ...legal(place, `${actor}: ${said.join(' ')} `),
    ...labels(place),
    ...joinsBehind(place, said),
    ...cardOffers(place),
    ...playerOffers(place),
    ...plain('player', 'nothing'),
    ...wordsOfKinds(place, ['value']),
  ];
};

/** Whole lines, or what is left of those that begin with what is written already. */
const legal = (place: WritingPlace, begun = ''): readonly Offer[] => {
  const { cases, lineStart } = place;
  const start = begun.toLowerCase();
  return cases.flatMap((one) =>
    legalAt(one, lineStart).flatMap(({ text, rules }): readonly Offer[] => {
      if (!text.toLowerCase().startsWith(start)) return [];
      const detail = rules.length === 0 ? 'legal here' : `legal here: ${rules.join(', ')}`;
      return [{ label: text.slice(begun.length), kind: 'play', detail }];
    }),
  );
};

/** The words behind which more may be said. */
const joinsBehind = (place: WritingPlace, said: readonly string[]): readonly Offer[] => {
  const text = said.join(' ');
  return wordsOfKinds(place, ['command'], ({ words, parts }) =>
    words.some((word) => text === word || text.startsWith(`${word} `))
      ? parts.flatMap(({ from }) => (from === 'object' || from === 'none' ? [] : [from]))
      : [],
  );
};
