/** What is done if something is so, or was done; and otherwise. */
import type * as Kernel from '../../kernel/ability.js';
import type { Condition, DidIt, Effect, Sentence } from '../../language/document.js';
import { conditionOf } from './conditions.js';
import { eitherWay } from './either-way.js';
import { besideNamed, besideTheirs } from './named-in-conditions.js';
import { checkNotYet } from './not-yet.js';
import { asksEach, byEach, checkCountedOfEach, isOfEach } from './of-each.js';
import { perhapsTaken } from './other.js';
import { checkDidIt } from './past.js';
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
  const behindEach = isOfEach(scope);
  const condition = conditionOf(scope, asked);
  // Behind what the text has done it may have come about by that.
  if (scope.carriedOut && scope.spoken.deed === undefined) checkNotYet(scope, asked.at, condition);
  const ways = besideNamed(scope, asked, () =>
    besideTheirs(scope, asked, () => eitherWay(scope, sentence, (effect) => run(scope, effect))),
  );
  if (behindEach && condition.is === 'acted') checkCountedOfEach(scope, asked, ways.then);
  return [{ do: 'if', condition, ...ways }];
};

const ifDone = (
  scope: Scope,
  sentence: If,
  { not: asksOfNo }: DidIt,
  run: Run,
): readonly Instruction[] => {
  const { spoken } = scope;
  const runDone = (effect: Effect) => run(scope, effect);
  const runUndone = (effect: Effect) => {
    const known = spoken.taken;
    const perhaps = perhapsTaken(known);
    spoken.taken = perhaps;
    const made = run(scope, effect);
    // Behind it the card that was offered is meant again, or none.
    if (spoken.taken === perhaps) spoken.taken = known;
    return made;
  };
  const [runThen, runElse] = asksOfNo ? [runUndone, runDone] : [runDone, runUndone];
  const { then, otherwise } = eitherWay(scope, sentence, runThen, runElse);
  return [
    asksOfNo
      ? { do: 'if-did', then: otherwise, otherwise: then }
      : { do: 'if-did', then, otherwise },
  ];
};
