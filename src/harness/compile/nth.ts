/** Places that are counted: `into your deck 3rd from the top`. */
import type { Argument } from '../../kernel/ability.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Preposition } from '../../language/document.js';
import { isBare, placeIn, takeEdge } from './located.js';
import { checkHasEdge } from './places.js';
import { cursorOn, isDone, restOf } from './reader.js';
import { quiet, report, type Scope } from './scope.js';

export interface Counted {
  readonly prepositions: readonly Preposition[];
  /** So many places from the top, where that is said. */
  readonly nth?: number;
}

/** The grammar, which knows no places, took what is counted for the last word of the zone, and cut the edge off. */
export const countedPlace = (
  scope: Scope,
  prepositions: readonly Preposition[],
  { joins = {} }: VerbWord,
): Counted => {
  const at = prepositions.findIndex(
    ({ join, object }, index) =>
      joins[join]?.includes('edge') === true &&
      isBare(object) &&
      lastNumber(prepositions[index - 1]?.object) !== undefined,
  );
  const [where, edge] = [prepositions[at - 1], prepositions[at]];
  const words = where?.object.noun?.words ?? [];
  const last = words.at(-1);
  const nth = lastNumber(where?.object);
  if (where === undefined || edge === undefined || last === undefined || nth === undefined)
    return { prepositions };
  const cursor = cursorOn(edge.object.noun?.words ?? []);
  const said = takeEdge(scope, cursor);
  if (said !== 'top' || !isDone(cursor))
    report(scope, 'nonsense', edge.at, 'places are counted from the top', 'say: 3rd from the top');
  const noun = restOf(cursorOn(words.slice(0, -1)));
  const place = { ...where, object: { ...where.object, noun } };
  scope.senses.push({ at: last.at, is: 'number', word: last.text, entry: undefined });
  checkHasTop(scope, place);
  const others = prepositions.slice(at + 1);
  return { prepositions: [...prepositions.slice(0, at - 1), place, ...others], nth };
};

/** The place is that which was counted. */
export const countedIn = (beside: Record<string, Argument>, nth: number): void => {
  const to = beside['to'];
  if (to !== undefined && 'place' in to)
    beside['to'] = { place: { ...to.place, position: 'top', nth } };
};

/** Only of a zone in which cards lie in order it can be said which they are. */
const checkHasTop = (scope: Scope, { object, at }: Preposition): void => {
  const place = placeIn(quiet(scope), object);
  if (place === undefined) return;
  checkHasEdge(scope, place.zone, 'top', at);
};

/** `3rd` as the last word of a place. */
const lastNumber = (phrase: NounPhrase | undefined): number | undefined => {
  const said = phrase?.noun?.words.at(-1)?.text.toLowerCase() ?? '';
  const number = Number.parseInt(said, 10);
  return number > 0 && inOrder(number) === said ? number : undefined;
};

/** `3rd`: how a number is written that counts places. */
const inOrder = (number: number): string => `${number}${endings[ordinals.select(number)]}`;

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' },
};
