/** A text that takes the place of a part of itself: `draw 1 card. if you have no shields, instead draw 3 cards`. */
import type * as Kernel from '../../kernel/ability.js';
import type { Effect, Sentence, Span } from '../../language/document.js';
import { conditionOf } from './conditions.js';
import { nowSpoken, type SpokenSoFar } from './references.js';
import { report, type Scope } from './scope.js';

/** What has been compiled up to a full stop, with what stands in front of it and what was spoken of there. */
export interface Said {
  readonly before: readonly Kernel.Instruction[];
  readonly own: readonly Kernel.Instruction[];
  readonly spoken: SpokenSoFar;
  /** How many full stops stand in front of it. */
  readonly stops: number;
  /** It hangs on what was done before: `if you do, draw 1 card`. */
  readonly asksWhatWasDone: boolean;
}

/** `draw 1 card, then discard 1 card.`: all of it is what a reader takes for the sentence. */
export const saidBy = (
  sentence: Sentence,
  last: Said | undefined,
  said: Omit<Said, 'stops' | 'asksWhatWasDone'>,
): Said => {
  const { stops = 0 } = sentence;
  if (last?.stops === stops) return { ...last, own: [...last.own, ...said.own] };
  const asksWhatWasDone = sentence.kind === 'if' && sentence.condition.kind === 'did';
  return { ...said, stops, asksWhatWasDone };
};

/**
 * What becomes of the sentence in front, where this one says what is done in its place; nothing where it does not.
 * Whether to is known before either of them is carried out, and so is what they speak of.
 *
 * @param compiled makes instructions of a sentence
 */
export const insteadOf = (
  scope: Scope,
  sentence: Sentence,
  last: Said | undefined,
  compiled: (sentence: Sentence) => readonly Kernel.Instruction[],
): readonly Kernel.Instruction[] | undefined => {
  if (!scope.lexicon.vocabulary.replacesItself || last === undefined || last.own.length === 0)
    return undefined;
  if (sentence.kind !== 'if' || sentence.condition.kind === 'did' || sentence.otherwise)
    return undefined;
  const done = withoutInstead(sentence.then);
  if (done === undefined) return undefined;
  refuseWithinDone(scope, sentence.condition.at, last);
  const after = { ...scope.spoken };
  nowSpoken(scope.spoken, last.spoken);
  const condition = conditionOf(scope, sentence.condition);
  const then = done.flatMap(compiled);
  nowSpoken(scope.spoken, after);
  return [{ do: 'if', condition, then, otherwise: last.own, instead: true }];
};

/** `discard 1 card. if you do, draw 1 card. if …, instead draw 3 cards`: also where nothing was discarded? */
const refuseWithinDone = (scope: Scope, at: Span, { asksWhatWasDone }: Said): void => {
  if (asksWhatWasDone)
    report(
      scope,
      'nonsense',
      at,
      'does ‘instead’ take the place of all that stands in front, or only where that was done?',
      'say: if you do, if you have no shields, draw 3 cards, otherwise draw 1 card',
    );
};

/** The sentences without the word that says that they take a place; nothing where they do not say so. */
const withoutInstead = ({ sentences }: Effect): readonly Sentence[] | undefined => {
  const [said, ...others] = sentences;
  if (said?.kind === 'act' && said.instead) return [{ ...said, instead: false }, ...others];
  if (said?.kind !== 'together') return undefined;
  const [first, ...parts] = said.parts;
  if (first?.kind !== 'act' || !first.instead) return undefined;
  return [{ ...said, parts: [{ ...first, instead: false }, ...parts] }, ...others];
};
