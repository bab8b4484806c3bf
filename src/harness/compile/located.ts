/** Places in card texts: which zone a phrase names, whose, and at which of its ends. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type EventWord, zoneWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Span, Word } from '../../language/document.js';
import { emptyNoun } from '../../language/noun.js';
import { takeZone, testsOf } from './describe.js';
import { checkHasEdge } from './places.js';
import { playersIn, whoseIs, type Whose } from './players.js';
import { type Cursor, cursorOn, isDone, takeWords } from './reader.js';
import { attempt, quiet, report, type Scope, unknown } from './scope.js';

export interface Located {
  readonly zone: string;
  readonly whose: Whose | undefined;
  readonly position: 'top' | 'bottom' | undefined;
  readonly status: Readonly<Record<string, string>>;
  /** What the cards there must be like: `your spent field`. */
  readonly tests: readonly Kernel.Test[];
}

/** The zone a phrase names (`your hand`, `the top of its owner's deck`), or nothing where it means cards. */
export const placeIn = (scope: Scope, phrase: NounPhrase): Located | undefined =>
  attempt(scope, (inner) => locate(inner, phrase));

const locate = (scope: Scope, phrase: NounPhrase): Located | undefined => {
  const { pronoun, noun, name, quantity, properties, other, attachedTo } = phrase;
  if (pronoun !== undefined || noun === undefined || name !== undefined || other) return undefined;
  if (attachedTo !== undefined) return undefined;
  if (quantity !== undefined || properties.length > 0) return undefined;
  const cursor = cursorOn(noun.words);
  const position = takeEdge(scope, cursor);
  if (position !== undefined && isDone(cursor)) {
    const inner = phrase.place && locate(scope, phrase.place);
    if (inner === undefined || inner.position !== undefined) return undefined;
    checkHasEdge(scope, inner.zone, position, phrase.at);
    return { ...inner, position };
  }
  const said = takeZone(scope, cursor);
  if (said === undefined || !isDone(cursor)) return undefined;
  const of = phrase.place && playersIn(scope, phrase.place);
  if (phrase.place !== undefined && of === undefined) return undefined;
  const whose = whoseIs(scope, phrase.owners) ?? of;
  const tests = said.states.flatMap((state) => testsOf(state, false));
  return { zone: said.zone.zone, whose, position, status: said.status, tests };
};

/** `top`, `bottom`, if one stands next. */
export const takeEdge = (scope: Scope, cursor: Cursor): 'top' | 'bottom' | undefined =>
  takeWords(scope, cursor, 'position', 'top', 'bottom');

/** The zone that a phrase must name, of which nothing else can be said than whose it is. */
export const onlyZoneOf = (scope: Scope, phrase: NounPhrase): Located | undefined => {
  const place = zoneOf(scope, phrase);
  if (place !== undefined && (place.position !== undefined || place.tests.length > 0))
    report(scope, 'nonsense', phrase.at, 'only the zone can be said here');
  return place;
};

/** The zone that a phrase must name. */
export const zoneOf = (scope: Scope, phrase: NounPhrase): Located | undefined => {
  const located = placeIn(scope, phrase);
  if (located !== undefined) return located;
  // `into a hand`: there is the zone, and none of several like it.
  const meant = placeIn(quiet(scope), { ...phrase, quantity: undefined });
  if (meant !== undefined)
    report(
      scope,
      'nonsense',
      phrase.at,
      'zones are not counted',
      `say whose it is, or the zone alone: your ${meant.zone}, its owner’s ${meant.zone}`,
    );
  else if (phrase.pronoun !== undefined)
    report(
      scope,
      'unknown-zone',
      phrase.at,
      `‘${phrase.pronoun}’ is no zone, but speaks of cards`,
      phrase.pronoun === 'them'
        ? 'say: 1 from among them'
        : 'name the zone again: 1 card in your opponent’s hand',
    );
  else if (phrase.noun === undefined && phrase.owners.length > 0)
    report(
      scope,
      'unknown-zone',
      phrase.at,
      'a zone is missing here',
      'whose cards are stands in front of them, and whose a zone is in front of that: 1 of your creatures, in your hand',
    );
  else
    unknown(scope, 'unknown-zone', phrase.noun?.at ?? phrase.at, {
      word: phrase.noun?.text ?? '',
      as: 'zone',
      among: ['zone'],
    });
  return undefined;
};

/** `for each card in hand`, `put 1 card from hand …`: those of both players would be meant, though it speaks of one hand. */
export const checkWhoseZone = (
  scope: Scope,
  phrase: NounPhrase,
  { noun, owners, at }: NounPhrase,
  place: Pick<Located, 'zone' | 'whose'> | undefined,
): void => {
  const { vocabulary } = scope.lexicon;
  if (place === undefined || place.zone === vocabulary.defaultZone) return;
  if (place.whose !== undefined || [...owners, ...phrase.owners].length > 0) return;
  const words = entriesOf(vocabulary, 'zone').find(({ zone }) => zone === place.zone)?.words ?? [];
  const several = words.find((word) => word === `${place.zone}s`);
  if (several === undefined || noun?.text.toLowerCase().endsWith(several) === true) return;
  report(
    scope,
    'nonsense',
    at,
    `whose ${place.zone}? each player has one`,
    `say: in your ${place.zone}; of both players: in ${several}`,
  );
};

/** A phrase that is nothing but words. */
export const bareNoun = (at: Span, words: NonNullable<NounPhrase['noun']>): NounPhrase => ({
  ...emptyNoun(at),
  noun: words,
});

/** `into your hand or your graveyard`: of where something is put a text names one zone. */
export const refuseOtherZones = (scope: Scope, { or }: NounPhrase, help: string): void => {
  for (const other of or)
    if (placeIn(quiet(scope), bareNoun(other.at, other)) !== undefined)
      report(scope, 'nonsense', other.at, 'only one zone can stand here', help);
};

/** Nothing but words: these may be part of a name that the grammar, which knows no names, cut. */
export const isBare = ({
  owners,
  name,
  properties,
  place,
  attachedTo,
  pronoun,
  other,
  or,
  others,
}: NounPhrase): boolean =>
  [owners, properties, or, others].every((list) => list.length === 0) &&
  name === undefined &&
  place === undefined &&
  attachedTo === undefined &&
  pronoun === undefined &&
  !other;

/** The words of a noun, with the article that stands in front of them. */
export const nounWords = ({ definite, noun }: NounPhrase): readonly Word[] => {
  const [first, ...others] = noun?.words ?? [];
  if (first === undefined) return [];
  return definite ? [{ ...first, article: true }, ...others] : [first, ...others];
};

export const cardPlace = (located: Located): Kernel.Place => ({
  zone: located.zone,
  whose: located.whose === undefined || located.whose === 'any' ? 'owner' : located.whose,
  ...(located.position ? { position: located.position } : {}),
  ...(Object.keys(located.status).length > 0 ? { status: located.status } : {}),
});

/** `summoned from the battle zone`: whether a rule tells of that event from there; a problem says that none does. */
export const isToldFrom = (
  scope: Scope,
  at: Span,
  { words: [word = ''] }: EventWord,
  zone: string,
  zones: readonly string[],
): boolean => {
  if (zones.includes(zone)) return true;
  const { vocabulary } = scope.lexicon;
  report(
    scope,
    'unsupported',
    at,
    `no rule tells of ‘${word}’ from the ${zoneWord(vocabulary, zone)}`,
    `it is told of cards from the ${zones.map((one) => zoneWord(vocabulary, one)).join(' or ')}`,
  );
  return false;
};
