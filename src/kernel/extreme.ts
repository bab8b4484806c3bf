/** Which of several cards have the least of a characteristic, or the greatest: `the creature with the least power`. */
import type { Extreme, Filter, Test } from './ability.js';
import { readingsThat } from './fitting.js';
import { cardOf, type Game } from './game.js';
import { say } from './questions.js';
import { asItIs, type Context, type Seen, valueFor } from './select.js';

/** Of cards that a filter lets through those of which none has less, or more; a card that has no such number is none of them. */
export const extremesAmong = (
  game: Game,
  found: readonly number[],
  filter: Filter,
  context: Context,
): readonly number[] => {
  const { extreme } = filter;
  if (extreme === undefined) return found;
  const values = found.map((id) => valueIn(game, asItIs(cardOf(game, id)), filter, context));
  const most = mostOf(extreme, values);
  return found.filter((_, at) => values[at] !== undefined && values[at] === most);
};

/** Whether none of the cards has less than this one, or more, wherever it was found. */
export const isExtreme = (
  game: Game,
  seen: Seen,
  found: readonly number[],
  filter: Filter,
  context: Context,
): boolean => {
  const { extreme } = filter;
  if (extreme === undefined) return true;
  const own = valueIn(game, seen, filter, context);
  const others = found.map((id) => valueIn(game, asItIs(cardOf(game, id)), filter, context));
  return own !== undefined && own === mostOf(extreme, [own, ...others]);
};

type Value = number | undefined;

const mostOf = ({ is }: Extreme, values: readonly Value[]): Value =>
  values.reduce((one, other) => {
    if (one === undefined || other === undefined) return one ?? other;
    return is === 'least' ? Math.min(one, other) : Math.max(one, other);
  }, undefined);

/** How much a card has; of one that is several things in one, those of them do that the text means. */
const valueIn = (game: Game, seen: Seen, filter: Filter, context: Context): Value => {
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

const numberIn = (game: Game, seen: Seen, extreme: Extreme): Value => {
  const value = valueFor(game, seen, extreme);
  return typeof value === 'number' ? value : undefined;
};
