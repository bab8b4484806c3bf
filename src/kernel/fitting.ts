/** Whether a card is what a text describes, part by part: who wants to know can ask which part it is not. */
import type { Extreme, Filter, Selection, Test, TraitValue } from './ability.js';
import { keywordsAt } from './continuous.js';
import { isExtreme, type Measure, mostOf } from './extreme.js';
import { cardOf, type Game, lyingIn, spend } from './game.js';
import { wholeOf } from './parts.js';
import { isTrueOf, say } from './questions.js';
import {
  asItIs,
  compares,
  type Context,
  passing,
  players,
  referredBy,
  seeFor,
  type Seen,
  sideOf,
  spokenOf,
  valueFor,
  zonesOf,
} from './select.js';
import { restsOn } from './ledger.js';

/** What there is of what a test asks about: a characteristic, a state, a zone, a player, whether a word is true. */
export type FoundOfCard = TraitValue | string | undefined;

export const foundFor = (game: Game, seen: Seen, test: Test): FoundOfCard => {
  switch (test.test) {
    case 'compare':
    case 'has':
    case 'part':
    case 'same':
      return valueFor(game, seen, test);
    case 'status':
      if (seen.known === null) restsOn(game, seen.id, test.status);
      return seen.status[test.status];
    case 'word':
      if (seen.said?.includes(test.word) === true) return true;
      return seen.known === null
        ? isTrueOf(game, test.word, seen.id)
        : seen.known.words.includes(test.word);
    case 'keyword':
      return seen.known === null ? keywordsAt(game, seen.id) : seen.known.keywords;
    case 'zone':
      return seen.zone;
    case 'whose':
      return sideOf(game, seen);
    case 'attached':
      if (seen.known === null) restsOn(game, seen.id, 'host');
      return seen.host;
    case 'of':
      return wholeOf(game, seen.id)?.id ?? seen.id;
    case 'new':
      restsOn(game, seen.id, 'zone');
      return (seen.known ?? cardOf(game, seen.id)).since;
  }
};

/** Whether that is what the test asks for. */
export const meets = (game: Game, found: FoundOfCard, test: Test, context: Context): boolean =>
  isSaid(game, found, test, context) !== (test.not ?? false);

/** The same, whether or not the test says "not". */
const isSaid = (game: Game, found: FoundOfCard, test: Test, context: Context): boolean => {
  switch (test.test) {
    case 'compare':
      return typeof found === 'number' && compares(game, found, test.compare, context);
    case 'has':
      if (test.chosen === true) return hasChosen(game, test, namesIn(found), context);
      return test.value === undefined
        ? found !== undefined && found !== false && found !== 0
        : named(game, test.trait, includesName(game, test, test.value, namesIn(found)));
    case 'part':
      return hasPart(game, test, namesIn(found));
    case 'same':
      return hasSame(game, test, namesIn(found), context);
    case 'status':
      return found === test.value;
    case 'word':
      return found === true;
    case 'keyword':
      return namesIn(found).includes(test.keyword);
    case 'zone':
      return found === test.zone;
    case 'whose':
      return typeof found === 'string' && players(game, test.whose, context).includes(found);
    case 'attached':
      return typeof found === 'number' && found > 0 && isMeant(game, found, test.to, context);
    case 'of':
      return typeof found === 'number' && isMeant(game, found, test.of, context);
    case 'new':
      return found === game.state.turn.number && found > 0;
  }
};

/** Whether any of a card's names contains a part. */
const hasPart = (
  game: Game,
  { value, trait }: Extract<Test, { test: 'part' }>,
  names: readonly string[],
): boolean => names.some((name) => say(game, 'nameContains', name, value, trait));

/** Whether a list is the same as that of a card that is spoken of, which is for the game to say. */
const hasSame = (
  game: Game,
  test: Extract<Test, { test: 'same' }>,
  names: readonly string[],
  context: Context,
): boolean => {
  const ref = spokenOf(context, test.as);
  const other = ref && seeFor(game, ref, context);
  if (!other) return false;
  return say(game, 'hasTheSame', names, namesIn(valueFor(game, other, test)), test.trait, other.id);
};

/** Whether a list has what was chosen of the characteristic; where nothing was, nothing has it. */
const hasChosen = (
  game: Game,
  test: Extract<Test, { test: 'has' }>,
  names: readonly string[],
  { values }: Context,
): boolean => {
  const chosen = values?.[test.trait];
  return (
    typeof chosen === 'string' && named(game, test.trait, includesName(game, test, chosen, names))
  );
};

/** Whether a card is the one that is spoken of, in the same life, or one of those that are described. */
const isMeant = (game: Game, id: number, meant: Selection, context: Context): boolean =>
  meant.is === 'cards'
    ? matches(game, asItIs(cardOf(game, id)), meant.filter, context)
    : referredBy(context, meant).some((ref) => ref[0] === id && say(game, 'effectFollows', ref));

const namesIn = (found: FoundOfCard): readonly string[] => (typeof found === 'object' ? found : []);

/** Whether a text that says a name or a value means the cards that have it, which is for the game to say. */
const named = (game: Game, trait: string, has: boolean): boolean =>
  has && say(game, 'nameMeans', trait);

/** Whether a list has a name; where the game takes names that texts give for parts, whether one contains it. */
const includesName = (
  game: Game,
  { trait, whole }: Extract<Test, { test: 'has' }>,
  value: string,
  names: readonly string[],
): boolean =>
  names.includes(value) ||
  (whole !== true &&
    names.some((name) => name.includes(value)) &&
    say(game, 'nameMeansPart', trait));

export const passes = (game: Game, seen: Seen, test: Test, context: Context): boolean =>
  meets(game, foundFor(game, seen, test), test, context) ||
  (test.test === 'attached' && !test.not && wasAttached(game, seen.id, test.to, context));

/** Whether a card was attached to one that is spoken of and has moved on, when it did. */
const wasAttached = (game: Game, id: number, to: Selection, context: Context): boolean =>
  to.is !== 'cards' &&
  referredBy(context, to).some((ref) => seeFor(game, ref, context)?.known?.attached?.includes(id));

// ---------------------------------------------------------------- filters

export type FilterPart = 'zones' | 'other' | 'whose';

interface Part {
  readonly part: FilterPart;
  readonly isMet: (game: Game, seen: Seen, filter: Filter, context: Context) => boolean;
}

/** What a filter asks of a card besides its tests, in this order. */
const parts: readonly Part[] = [
  {
    part: 'zones',
    isMet: (game, seen, filter) =>
      filter.zones.length === 0 || zonesOf(game, filter).includes(seen.zone),
  },
  {
    part: 'other',
    isMet: (_, seen, { other, except }, context) =>
      (!other || context.source?.[0] !== seen.id) &&
      (except === undefined || !referredBy(context, except).some(([id]) => id === seen.id)),
  },
  {
    part: 'whose',
    isMet: (game, seen, { whose }, context) =>
      whose === 'any' || players(game, whose, context).includes(sideOf(game, seen)),
  },
];

/** Whether a card is one that the filter means, wherever the caller found it. */
export const matches = (game: Game, seen: Seen, filter: Filter, context: Context): boolean =>
  (meansByItself(game, seen, filter, context) ||
    (filter.or?.some((one) => matches(game, seen, one, context)) ?? false)) &&
  hasExtreme(game, seen, filter, context);

/** Whether it has the least or the greatest of what the filter asks for, among all that it means otherwise. */
const hasExtreme = (game: Game, seen: Seen, filter: Filter, context: Context): boolean => {
  const { extreme } = filter;
  if (extreme === undefined) return true;
  const measured = (one: Seen) => measureOf(game, one, filter, context);
  const others = passing(game, filter, context, lyingIn).map((id) => asItIs(cardOf(game, id)));
  return isExtreme(extreme, measured(seen), others.map(measured));
};

/** How much a card has; of one that is several things in one, those of them do that the text means. */
export const measureOf = (game: Game, seen: Seen, filter: Filter, context: Context): Measure => {
  const { extreme, or = [] } = filter;
  if (extreme === undefined) return undefined;
  if (game.world.cards.get(seen.definition)?.faces === undefined)
    return numberIn(game, seen, extreme);
  const { trait } = extreme;
  const looked: Test = { test: 'compare', trait, compare: { is: 'at-least', amount: 0 } };
  for (const { tests } of [filter, ...or]) {
    const asked = [...tests, looked];
    const values = readingsThat(game, seen, asked, tests, context).map((one) =>
      numberIn(game, one, extreme),
    );
    const [value, ...others] = new Set(values);
    // Which of several numbers counts nobody is asked here.
    if (others.length > 0) say(game, 'readsEither', seen, asked, { ...context, picks: undefined });
    if (others.length > 0) return mostOf(extreme, [value, ...others]);
    if (value !== undefined) return value;
  }
  return undefined;
};

const numberIn = (game: Game, seen: Seen, extreme: Extreme): Measure => {
  const value = valueFor(game, seen, extreme);
  return typeof value === 'number' ? value : undefined;
};

/** Whether it is, without the others that a filter means as well. */
export const meansByItself = (
  game: Game,
  seen: Seen,
  filter: Filter,
  context: Context,
): boolean => {
  spend(game, 1);
  if (!say(game, 'canMean', seen, filter, context)) return false;
  for (const { isMet } of parts) if (!isMet(game, seen, filter, context)) return false;
  return passesAll(game, seen, filter.tests, context);
};

/** Whether a card meets all of these; of one that is several things in one, the same of them meets all. */
export const passesAll = (
  game: Game,
  seen: Seen,
  tests: readonly Test[],
  context: Context,
): boolean => {
  const { faces } = game.world.cards.get(seen.definition) ?? {};
  if (faces === undefined || tests.length === 0) return isAll(game, seen, tests, context);
  const readings = say(game, 'readings', seen, tests);
  const met = readings.filter((one) => isAll(game, one, tests, context));
  return (
    met.length === readings.length ||
    (met.length > 0 && say(game, 'readsEither', seen, tests, context))
  );
};

const isAll = (game: Game, seen: Seen, tests: readonly Test[], context: Context): boolean => {
  for (const test of tests) if (!passes(game, seen, test, context)) return false;
  return true;
};

/** Of a card that is several things in one, those that meet some of the tests of a text that asks all of these. */
export const readingsThat = (
  game: Game,
  seen: Seen,
  asked: readonly Test[],
  tests: readonly Test[],
  context: Context,
): readonly Seen[] =>
  say(game, 'readings', seen, asked).filter((one) => isAll(game, one, tests, context));

/** The parts and tests of a filter for which a card is not one that it means by itself. */
export const unmetBy = (
  game: Game,
  seen: Seen,
  filter: Filter,
  context: Context,
): readonly (FilterPart | Test)[] => [
  ...parts.filter(({ isMet }) => !isMet(game, seen, filter, context)).map(({ part }) => part),
  ...filter.tests.filter((one) => !passesAll(game, seen, [one], context)),
];
