/** A limit on chosen cards together: `total power 5000 or less`. */
import type { Comparison, Filter, Selection, Test } from './ability.js';
import { exact } from './budget.js';
import { traitsOf } from './continuous.js';
import { readingsThat } from './fitting.js';
import { cardOf, type Game } from './game.js';
import { say } from './questions.js';
import { amount, asItIs, type Context, traitOf } from './select.js';
import type { Decision, Option, Player } from './state.js';

type Limits = Pick<Decision, 'min' | 'max' | 'total'>;
type Total = NonNullable<Decision['total']>;

/** How many of the options are to be chosen, within what they may count together. */
export const withTotal = (
  game: Game,
  filter: Filter,
  options: readonly Option[],
  context: Context,
  player: Player,
  { min, max }: Limits,
): Limits => {
  const cards = options.map(({ card = 0 }) => card);
  const total = totalOf(game, filter, cards, { ...context, picks: player });
  if (total === undefined) return { min, max };
  const possible = numbersWithin(total).filter((number) => number <= max);
  const enough = possible.filter((number) => number >= min);
  const most = possible.at(-1) ?? 0;
  const able = enough.length > 0 ? most : say(game, 'asFarAsPossible', most, min);
  return { min: enough[0] ?? able, max: able, total };
};

/** Whether so many of the cards as are asked for can be chosen within what they may count together. */
export const canBeWithin = (
  game: Game,
  { filter, quantity }: Extract<Selection, { is: 'cards' }>,
  cards: readonly number[],
  least: number,
  context: Context,
  player: Player,
): boolean => {
  const total = totalOf(game, filter, cards, { ...context, picks: player });
  if (total === undefined) return true;
  const most =
    quantity.is === 'exactly' || quantity.is === 'up-to'
      ? amount(game, quantity.amount, context)
      : cards.length;
  return numbersWithin(total).some((number) => number >= least && number <= most);
};

/** What some of a decision's options count together, from less to more: several where one of them counts what somebody says. */
export const sumsOf = (
  { options, total }: Decision,
  picked: readonly Option[],
): readonly number[] => {
  const values = new Map(options.map((option, at) => [option, total?.values[at] ?? []]));
  return sorted(picked.reduce((sums, option) => sumsWith(sums, values.get(option) ?? []), [0]));
};

/** Each of the sums with each of what one more may count. */
export const sumsWith = (sums: readonly number[], values: readonly number[]): number[] => [
  ...new Set(sums.flatMap((sum) => values.map((value) => exact(sum + value)))),
];

const sorted = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other);

/** Whether a sum is one that is let through. */
export const isLetThrough = ({ min, max }: Total, sum: number): boolean => sum >= min && sum <= max;

/** Of which some more are picked than may be together. */
export const limitBroken = (
  { options, limits = [] }: Decision,
  picked: readonly Option[],
): NonNullable<Decision['limits']>[number] | undefined =>
  limits.find(
    ({ among, most }) =>
      picked.filter((option) => among.includes(options.indexOf(option))).length > most,
  );

/** Whether so few are picked that all that has to be found must be among them, and is not. */
export const lacksOwed = ({ owed }: Decision, picked: readonly Option[]): boolean => {
  if (owed === undefined || picked.length >= owed.enough) return false;
  const cards = new Set(picked.map(({ card }) => card));
  return !owed.cards.every((card) => cards.has(card));
};

/** Whether these options, as many as may be, may be picked together. */
export const mayBeTogether = (asked: Decision, picked: readonly Option[]): boolean => {
  if (lacksOwed(asked, picked) || limitBroken(asked, picked) !== undefined) return false;
  const { total } = asked;
  return total === undefined || sumsOf(asked, picked).some((sum) => isLetThrough(total, sum));
};

/** @param context with who picks, and may say which of several numbers of a card counts */
const totalOf = (
  game: Game,
  filter: Filter,
  cards: readonly number[],
  context: Context,
): Total | undefined => {
  const { total } = filter;
  if (total === undefined) return undefined;
  const limit = amount(game, total.compare.amount, context);
  const values = cards.map((card) => countsOf(game, card, filter.tests, total, context));
  return { values, ...boundsOf(total.compare.is, limit) };
};

/** What a card counts: of one that is several things in one, what each of them does that the text means. */
const countsOf = (
  game: Game,
  card: number,
  tests: readonly Test[],
  { trait, compare }: NonNullable<Filter['total']>,
  context: Context,
): readonly number[] => {
  const thing = cardOf(game, card);
  if (game.world.cards.get(thing.definition)?.faces === undefined)
    return [Number(traitsOf(game, card, trait) ?? 0)];
  const seen = asItIs(thing);
  const asked: readonly Test[] = [...tests, { test: 'compare', trait, compare }];
  const counts = readingsThat(game, seen, asked, tests, context).map((one) =>
    Number(traitOf(game, one, trait) ?? 0),
  );
  const [first = 0, ...others] = new Set(counts);
  return others.length === 0 || !say(game, 'readsEither', seen, asked, context)
    ? [first]
    : [first, ...others];
};

const most = Number.MAX_SAFE_INTEGER;
/** What counts less than nothing counts: a sum may be negative. */
const least = Number.MIN_SAFE_INTEGER;

/** The sums that a comparison lets through. */
const boundsOf = (
  is: Comparison['is'],
  limit: number,
): { readonly min: number; readonly max: number } => {
  switch (is) {
    case 'exactly':
      return { min: limit, max: limit };
    case 'at-least':
      return { min: limit, max: most };
    case 'more-than':
      return { min: limit + 1, max: most };
    case 'at-most':
      return { min: least, max: limit };
    case 'less-than':
      return { min: least, max: limit - 1 };
  }
};

/** So many can be chosen, in an order from few to many. */
const numbersWithin = (total: Total): readonly number[] => {
  const possible = total.min === total.max ? isExact(total) : isBetween(total);
  return Array.from({ length: total.values.length + 1 }, (_, number) => number).filter(possible);
};

/** Where there is but one bound: the smallest of them do not count too much, nor the largest too little. */
const isBetween = ({ values, min, max }: Total): ((number: number) => boolean) => {
  const smallest = sorted(values.map((some) => Math.min(...some)));
  const largest = sorted(values.map((some) => Math.max(...some)));
  const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  return (number) =>
    sumOf(smallest.slice(0, number)) <= max && sumOf(largest.slice(largest.length - number)) >= min;
};

/** Where the sum is said: some of them have just that. */
const isExact = ({ values, max }: Total): ((number: number) => boolean) => {
  const sums = values.map(() => new Set<number>());
  const reached = [new Set([0]), ...sums];
  // Where one of them counts less than nothing a sum that is too large may come down again.
  const mayFall = values.some((some) => some.some((value) => value < 0));
  values.forEach((some, before) => {
    for (let number = before; number >= 0; number--)
      for (const sum of sumsWith([...(reached[number] ?? [])], some))
        if (mayFall || sum <= max) reached[number + 1]?.add(sum);
  });
  return (number) => reached[number]?.has(max) ?? false;
};
