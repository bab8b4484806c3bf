/** A limit on chosen cards together: `total power 5000 or less`. */
import type { Comparison, Filter, Selection } from './ability.js';
import { exact } from './budget.js';
import { traitsOf } from './continuous.js';
import type { Game } from './game.js';
import { say } from './questions.js';
import { amount, type Context } from './select.js';
import type { Decision, Option } from './state.js';

type Limits = Pick<Decision, 'min' | 'max' | 'total'>;
type Total = NonNullable<Decision['total']>;

/** How many of the options are to be chosen, within what they may count together. */
export const withTotal = (
  game: Game,
  filter: Filter,
  options: readonly Option[],
  context: Context,
  { min, max }: Limits,
): Limits => {
  const cards = options.map(({ card = 0 }) => card);
  const total = totalOf(game, filter, cards, context);
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
): boolean => {
  const total = totalOf(game, filter, cards, context);
  if (total === undefined) return true;
  const most =
    quantity.is === 'exactly' || quantity.is === 'up-to'
      ? amount(game, quantity.amount, context)
      : cards.length;
  return numbersWithin(total).some((number) => number >= least && number <= most);
};

/** What some of a decision's options count together. */
export const sumOf = ({ options, total }: Decision, picked: readonly Option[]): number => {
  const values = new Map(options.map((option, at) => [option, total?.values[at] ?? 0]));
  return picked.reduce((sum, option) => exact(sum + (values.get(option) ?? 0)), 0);
};

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
  if (asked.total === undefined) return true;
  const sum = sumOf(asked, picked);
  return sum >= asked.total.min && sum <= asked.total.max;
};

const totalOf = (
  game: Game,
  { total }: Filter,
  cards: readonly number[],
  context: Context,
): Total | undefined => {
  if (total === undefined) return undefined;
  const limit = amount(game, total.compare.amount, context);
  const values = cards.map((card) => Number(traitsOf(game, card, total.trait) ?? 0));
  return { values, ...boundsOf(total.compare.is, limit) };
};

const most = Number.MAX_SAFE_INTEGER;

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
      return { min: 0, max: limit };
    case 'less-than':
      return { min: 0, max: limit - 1 };
  }
};

/** So many can be chosen, in an order from few to many. */
const numbersWithin = (total: Total): readonly number[] => {
  const possible = total.min === total.max ? isExact(total) : isBetween(total);
  return Array.from({ length: total.values.length + 1 }, (_, number) => number).filter(possible);
};

/** Where there is but one bound: the smallest of them do not count too much, nor the largest too little. */
const isBetween = ({ values, min, max }: Total): ((number: number) => boolean) => {
  const sorted = [...values].sort((one, other) => one - other);
  const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);
  return (number) =>
    sumOf(sorted.slice(0, number)) <= max && sumOf(sorted.slice(sorted.length - number)) >= min;
};

/** Where the sum is said: some of them have just that. */
const isExact = ({ values, max }: Total): ((number: number) => boolean) => {
  const sums = values.map(() => new Set<number>());
  const reached = [new Set([0]), ...sums];
  values.forEach((value, before) => {
    for (let number = before; number >= 0; number--)
      for (const sum of reached[number] ?? [])
        if (sum + value <= max) reached[number + 1]?.add(sum + value);
  });
  return (number) => reached[number]?.has(max) ?? false;
};
