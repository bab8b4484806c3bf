/** What is done if something is so, or was done; and otherwise. */
import type * as Kernel from '../../kernel/ability.js';
import type { Condition, DidIt, Effect, Sentence } from '../../language/document.js';
import { conditionOf } from './conditions.js';
import { eitherWay } from './either-way.js';
import { asksEach, byEach, isOfEach } from './of-each.js';
import { perhapsTaken } from './other.js';
import { checkDidIt } from './past.js';
import { nowDoing } from './references.js';
import type { Scope } from './scope.js';

type Instruction = Kernel.Instruction;
type If = Extract<Sentence, { kind: 'if' }>;

/** Makes instructions of an effect within the sentence. */
type Run = (scope: Scope, effect: Effect) => readonly Instruction[];

export const ifSentence = (scope: Scope, sentence: If, run: Run): readonly Instruction[] => {
  const { condition } = sentence;
  if (condition.kind === 'did') {
    checkDidIt(scope, condition);
    const asked = (inner: Scope) => ifDone(inner, sentence, condition, run);
    return isOfEach(scope) ? byEach(scope, asked) : asked(scope);
  }
  const asked = (inner: Scope) => ifSo(inner, sentence, condition, run);
  return asksEach(scope, condition) ? byEach(scope, asked) : asked(scope);
};

const ifSo = (scope: Scope, sentence: If, asked: Condition, run: Run): readonly Instruction[] => {
  const condition = conditionOf(scope, asked);
  return [{ do: 'if', condition, ...eitherWay(scope, sentence, (effect) => run(scope, effect)) }];
};

const ifDone = (
  scope: Scope,
  { then: wanted, otherwise: wantedElse }: If,
  { not: asksOfNo }: DidIt,
  run: Run,
): readonly Instruction[] => {
  const { spoken } = scope;
  const { taken, doer } = spoken;
  const runUndone: Run = (inner, effect) => {
    spoken.taken = perhapsTaken(spoken.taken);
    return run(inner, effect);
  };
  const [runThen, runElse] = asksOfNo ? [runUndone, run] : [run, runUndone];
  const then = runThen(scope, wanted);
  if (wantedElse !== undefined) spoken.taken = taken;
  if (scope.ofEach) nowDoing(spoken, doer);
  const otherwise = wantedElse === undefined ? [] : runElse(scope, wantedElse);
  return [
    asksOfNo
      ? { do: 'if-did', then: otherwise, otherwise: then }
      : { do: 'if-did', then, otherwise },
  ];
};
