/** A limit on chosen cards together: `total power 5000 or less`. */
import type { Comparison, Filter } from './ability.js';
import { traitsOf } from './continuous.js';
import type { Game } from './game.js';
import { say } from './questions.js';
import { amount, type Context } from './select.js';
import type { Decision, Option } from './state.js';

type Limits = Pick<Decision, 'min' | 'max' | 'total'>;

/** How many of the options are to be chosen, within what they may count together. */
export const withTotal = (
  game: Game,
  filter: Filter,
  options: readonly Option[],
  context: Context,
  { min, max }: Limits,
): Limits => {
  const { total } = filter;
  if (total === undefined) return { min, max };
  const limit = amount(game, total.compare.amount, context);
  const values = options.map(({ card = 0 }) => Number(traitsOf(game, card, total.trait) ?? 0));
  const together = { values, ...boundsOf(total.compare.is, limit) };
  const possible = numbersWithin(together).filter((number) => number <= max);
  const enough = possible.filter((number) => number >= min);
  const most = possible.at(-1) ?? 0;
  const able = enough.length > 0 ? most : say(game, 'asFarAsPossible', most, min);
  return { min: enough[0] ?? able, max: able, total: together };
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

/** So many can be chosen: the smallest of them do not count too much, nor the largest too little. */
const numbersWithin = ({ values, min, max }: NonNullable<Decision['total']>): readonly number[] => {
  const sorted = [...values].sort((one, other) => one - other);
  const numbers: number[] = [];
  let [least, most] = [0, 0];
  for (let number = 0; number <= sorted.length; number++) {
    if (least <= max && most >= min) numbers.push(number);
    least += sorted[number] ?? 0;
    most += sorted[sorted.length - 1 - number] ?? 0;
  }
  return numbers;
};
