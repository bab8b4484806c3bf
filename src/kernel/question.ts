/**
 * Questions that rules answer. Whoever asks knows a question by name and no rule; a definition of the book answers it,
 * and where the book has none, the question's own plain answer holds.
 */
import { answerOf, type Game } from './game.js';
import { type Definition, definitionUnit } from './rule.js';

/** What is asked for, and what is so where no rule of the book says otherwise. */
export interface Question<A extends readonly never[] | readonly unknown[], T> {
  readonly plain: (game: Game, ...args: A) => T;
}

export type Questions = Readonly<Record<string, Question<never[], unknown>>>;

type Asked<Q> = Q extends { readonly plain: (game: Game, ...args: infer A) => unknown } ? A : never;
type Answered<Q> = Q extends { readonly plain: (game: Game, ...args: never[]) => infer T }
  ? T
  : never;

/** A question, as a table of questions has it. */
export const question = <A extends readonly unknown[], T>(
  plain: (game: Game, ...args: A) => T,
): Question<A, T> => ({ plain });

/** A question that needs no work to answer where no rule does. */
export const usually = <A extends readonly unknown[], T>(answer: T): Question<A, T> => ({
  plain: () => answer,
});

/** Which question tells what is asked for, by a word: the names stay those of questions, and other words have none. */
export const questionBy = <K extends string>(
  names: Readonly<Record<string, K>>,
): Readonly<Record<string, K>> => names;

/** Asks the book a question of a table. */
export type Say<Q extends Questions> = <K extends keyof Q & string>(
  game: Game,
  name: K,
  ...args: Asked<Q[K]>
) => Answered<Q[K]>;

/** Makes the unit that answers a question of a table; `without` tells what is so when it is off, where that is not plain. */
export type Define<Q extends Questions> = <K extends keyof Q & string>(
  name: K,
  says: (game: Game, ...args: Asked<Q[K]>) => Answered<Q[K]>,
  without?: (game: Game, ...args: Asked<Q[K]>) => Answered<Q[K]>,
) => Definition;

/** Answers of an edition that are values alone, for the remarks of a number. */
export type Answers<Q extends Questions> = {
  readonly [K in keyof Q & string]?: Answered<Q[K]>;
};

/** How the questions of a table are asked and answered: the types are those of the table. */
export const asking = <Q extends Questions>(
  questions: Q,
): { readonly say: Say<Q>; readonly definition: Define<Q> } => ({
  // One loose signature stands behind all of them: the table holds what they agree on.
  say: answerOf as unknown as Say<Q>,
  definition: (name, says, without) =>
    definitionUnit(
      name,
      says as unknown as Definition['says'],
      (without ?? questions[name]?.plain) as unknown as Definition['plain'],
    ),
});
