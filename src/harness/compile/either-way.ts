/** What is spoken of behind a sentence of which one of two parts is carried out, and nobody knows which. */
import type * as Kernel from '../../kernel/ability.js';
import type { Effect, Sentence } from '../../language/document.js';
import { perhapsTaken, type Taken } from './other.js';
import { nowSpoken, type SpokenSoFar } from './references.js';
import type { Scope } from './scope.js';
import { unclearAll } from './unclear.js';

type If = Extract<Sentence, { kind: 'if' }>;

type Run = (effect: Effect) => readonly Kernel.Instruction[];

/** `if …, destroy it, otherwise tap it`: one or the other, so neither starts from what the other has done. */
export const eitherWay = (
  { spoken }: Scope,
  sentence: If,
  run: Run,
  runElse: Run = run,
): Pick<Extract<Kernel.Instruction, { do: 'if' }>, 'then' | 'otherwise'> => {
  const before = { ...spoken };
  const then = run(sentence.then);
  if (sentence.otherwise === undefined) {
    // What was done, or not, is spoken of as that sentence has left it.
    if (sentence.condition.kind !== 'did') spoken.taken = perhapsMoved(before.taken, spoken.taken);
    noteEither(spoken, before, sentence, [spoken.takings, before.takings]);
    return { then, otherwise: [] };
  }
  const behindThen = { ...spoken };
  nowSpoken(spoken, before);
  const not = runElse(sentence.otherwise);
  const takings = [behindThen.takings, spoken.takings];
  nowSpoken(spoken, behindEither(before, behindThen, spoken));
  noteEither(spoken, before, sentence, takings);
  return { then, otherwise: not };
};

/**
 * `choose 1 creature. if it is tapped, discard 1 card. return it`: one card or the other, where something was spoken of before.
 * Behind `discard 1 card. if you do, …` there was none where nobody did.
 */
const noteEither = (
  spoken: SpokenSoFar,
  { it, takings: known, took }: SpokenSoFar,
  { condition }: If,
  ways: readonly number[],
): void => {
  if (it === undefined || (took && condition.kind === 'did')) return;
  const other = ways.filter((takings) => takings !== known);
  if (other.length > 0 && other.length < ways.length) nowSpoken(spoken, unclearAll('either'));
};

/** `if it is a creature, put it into your hand. if it is a spell, cast it`: the same card has gone there only where that was so. */
const perhapsMoved = (before: Taken, now: Taken): Taken =>
  typeof before === 'object' && typeof now === 'object' && before.filter === now.filter
    ? perhapsTaken(now)
    : now;

/** What the second part says nothing of is as the first has left it; where they leave cards in different places, nobody knows where. */
const behindEither = (
  before: SpokenSoFar,
  first: SpokenSoFar,
  second: SpokenSoFar,
): SpokenSoFar => {
  const isNew = ([name, value]: readonly [string, unknown]): boolean =>
    value !== before[name as keyof SpokenSoFar];
  const spoken: SpokenSoFar = {
    ...first,
    ...Object.fromEntries(Object.entries(second).filter(isNew)),
  };
  return first.taken === second.taken ? spoken : { ...spoken, taken: uncertain(first, spoken) };
};

const uncertain = ({ taken: first }: SpokenSoFar, { taken }: SpokenSoFar): SpokenSoFar['taken'] => {
  if (typeof first !== 'object' || typeof taken !== 'object') return taken;
  if (String(first.lies) === String(taken.lies)) return taken;
  return { ...taken, lies: [] };
};
