/** How many ways a game can go: the answers that may be given from a position on, counted by the number of decisions. */
import type { Game } from '../../src/kernel/game.js';
import { advance, answer } from '../../src/kernel/machine.js';
import type { Decision, Option } from '../../src/kernel/state.js';
import { copyOf } from '../../src/kernel/copies.js';

/** So many decisions in a row that leave no choice; more would be a game without end. */
const mostForced = 1000;

/**
 * The numbers of different sequences of one decision, of two, and so on; decisions that leave no choice are answered
 * and not counted. Options that name different cards are different, however alike the cards are.
 *
 * @param game  a game at a decision; it is left as it is
 * @param depth how many numbers are wanted
 */
export const perft = (game: Game, depth: number): readonly number[] => {
  const counts = Array.from({ length: depth }, () => 0);
  count(copyOf(game), 0, counts);
  return counts;
};

const count = (game: Game, at: number, counts: number[]): void => {
  if (at === counts.length) return;
  const answers = nextAnswers(game);
  counts[at] = (counts[at] ?? 0) + answers.length;
  for (const picked of answers) {
    const next = copyOf(game);
    answer(next, picked);
    advance(next);
    count(next, at + 1, counts);
  }
};

/** The answers at the next decision that leaves a choice; none where there is no such decision any more. */
const nextAnswers = (game: Game): readonly (readonly Option[])[] => {
  for (let forced = 0; forced < mostForced; forced++) {
    if (game.state.asked === null) return [];
    const answers = answersTo(game.state.asked);
    if (answers.length !== 1) return answers;
    answer(game, answers[0] ?? []);
    advance(game);
  }
  throw new Error('decisions without a choice, and no end to them');
};

/** Every set of options that may be picked, in every order where the order counts. */
const answersTo = (asked: Decision): readonly (readonly Option[])[] => {
  if (asked.numbers !== undefined) throw new Error('any number may be chosen');
  const most = Math.min(asked.max, asked.options.length);
  return pickings(asked.options, most, asked.ordered ?? false).filter(
    ({ length }) => length >= Math.min(asked.min, most),
  );
};

const pickings = (
  options: readonly Option[],
  most: number,
  ordered: boolean,
): readonly (readonly Option[])[] =>
  most === 0
    ? [[]]
    : [
        [],
        ...options.flatMap((first, at) => {
          const others = ordered ? options.filter((one) => one !== first) : options.slice(at + 1);
          return pickings(others, most - 1, ordered).map((rest) => [first, ...rest]);
        }),
      ];
