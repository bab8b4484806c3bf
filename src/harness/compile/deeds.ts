/** `if you do`, `if you do not`: which sentence that asks of, and whether there was something to do, or to be asked for. */
import type * as Kernel from '../../kernel/ability.js';
import type { DidIt, Effect, Sentence, Span } from '../../language/document.js';
import { checkDidIt } from './past.js';
import { report, type Scope } from './scope.js';

type Instruction = Kernel.Instruction;

/** `if you do` asks what one thing came to: not what lasts, what is done later, or several times, or is one of several. */
export const checkDeed = (
  scope: Scope,
  before: readonly Instruction[],
  sentence: Sentence,
): void => {
  if (!isAsking(sentence)) return;
  const last = before.at(-1);
  if (before.at(-2)?.do === 'may' && last?.do === 'act') refuseBehindOffer(scope, sentence);
  if (sentence.orIf !== undefined) checkDidIt(scope, sentence.orIf);
  const asksOfNo = sentence.condition.not || sentence.otherwise !== undefined;
  if (asksOfNo && last !== undefined) checkOffered(scope, sentence.condition.at, last);
  if (last !== undefined && isDeed(last)) return;
  if (last?.do === 'each') return refuseOfEach(scope, sentence.condition.at);
  report(
    scope,
    'nonsense',
    sentence.condition.at,
    'nothing is said before this of which one could say whether it was done',
    'say: you may discard 1 card. if you do, …',
  );
};

/** `you may discard 1 card. tap this. if you do, …`: whether the offer was taken, or what is done in any case was done? */
const refuseBehindOffer = (scope: Scope, { condition }: Asking): void =>
  report(
    scope,
    'nonsense',
    condition.at,
    'something is done between what may be done and this: of which of them is it asked?',
    'say it right behind the offer: you may discard 1 card. if you do, …; and the other before, or behind',
  );

/** `discard 1 card, then draw 1 card. if you do, …`: whether both were done, or what was done last? */
export const checkOneDeed = (
  scope: Scope,
  before: readonly Instruction[],
  sentence: Sentence,
): void => {
  // What is chosen first is what it is then done to.
  const deeds = before.filter((one) => isDeed(one) && !(one.do === 'act' && one.verb === 'choose'));
  if (!isAsking(sentence) || deeds.length < 2) return;
  report(
    scope,
    'nonsense',
    sentence.condition.at,
    'one thing is done after another before this: is it asked of all of that, or of the last?',
    'of both: discard 1 card and draw 1 card. if you do, …; of the last: discard 1 card. draw 1 card. if you do, …',
  );
};

/** `for each creature, its owner may draw 1 card. if they do, …`: for each it may be otherwise. */
const refuseOfEach = (scope: Scope, at: Span): void =>
  report(
    scope,
    'unsupported',
    at,
    'what ‘for each’ says is done as often as there are such cards, and no rule asks yet for which of them it was done',
    'of each player: each player may draw 1 card. if they do, they …; of 1 card: choose 1 creature. its owner may draw 1 card. if they do, …',
  );

/** Whether one can ask whether it was done; behind `if you do` that is asked of what was done then. */
const isDeed = (one: Instruction): boolean => {
  if (one.do === 'players') return one.effect.slice(-1).every(isDeed);
  if (one.do !== 'if-did') return !isNoDeed.has(one.do);
  const ends = [one.then.at(-1), one.otherwise.at(-1)].filter((last) => last !== undefined);
  return ends.some(isDeed);
};

const isNoDeed: ReadonlySet<Instruction['do']> = new Set(['change', 'later', 'each', 'modes']);

// ---------------------------------------------------------------- if you do not

/** `if you have a creature, you may discard 1 card. if you do not, …`: without a creature nobody was asked, and has declined nothing. */
const checkOffered = (scope: Scope, at: Span, last: Instruction): void => {
  switch (wayOf(last)) {
    case 'perhaps asked':
      report(
        scope,
        'nonsense',
        at,
        'it may be that nobody was asked: does this go for whoever was not, too?',
        'say what hangs on it without ‘not’: if you do, …; or have the condition in front of all of it: when …, if …: you may …. if you do not, …',
      );
      return;
    case 'perhaps done':
      report(
        scope,
        'nonsense',
        at,
        'it may be that there was nothing to be done: does this go for that, too?',
        'say what is done where the condition is not met: if …, discard 1 card, otherwise draw 1 card; or have it in front of all of it: when …, if …: discard 1 card. if you do not, …',
      );
      return;
    default:
      return;
  }
};

type Way = 'asked' | 'done' | 'nothing' | 'perhaps asked' | 'perhaps done';

/** Whether somebody is asked by what is done last whether to do it, or it is to be done in any case. */
const wayOf = (one: Instruction | undefined): Way => {
  if (one === undefined) return 'nothing';
  if (one.do === 'may') return 'asked';
  if (one.do === 'players') return wayOf(one.effect.at(-1));
  if (one.do !== 'if' && one.do !== 'if-did') return isDeed(one) ? 'done' : 'nothing';
  const ways = [one.then, one.otherwise].map((block) => wayOf(block.at(-1)));
  const [then = 'nothing', otherwise] = ways;
  if (then === otherwise) return then;
  if (ways.some((way) => way === 'asked' || way === 'perhaps asked')) return 'perhaps asked';
  return one.do === 'if' ? 'perhaps done' : 'done';
};

/** `if you do, …`, and the `if you do not` behind it that says what is done otherwise. */
type Asking = Extract<Sentence, { kind: 'if' }> & {
  readonly condition: DidIt;
  readonly orIf?: DidIt;
};

const isAsking = (sentence: Sentence): sentence is Asking =>
  sentence.kind === 'if' && sentence.condition.kind === 'did';

/**
 * `you may discard 1 card. if you do, draw 1 card. if you do not, lose 1 life`: both ask of what stands in front of them,
 * and the second says what is done otherwise.
 */
export const withOtherwise = ({ sentences }: Effect): readonly Sentence[] =>
  sentences.reduce<readonly Sentence[]>((before, sentence) => {
    const last = before.at(-1);
    if (last === undefined || !isAsking(last) || !isAsking(sentence)) return [...before, sentence];
    if (!isOtherwise(last, sentence)) return [...before, sentence];
    const both: Asking = { ...last, otherwise: sentence.then, orIf: sentence.condition };
    return [...before.slice(0, -1), both];
  }, []);

const isOtherwise = (last: Asking, sentence: Asking): boolean =>
  last.otherwise === undefined &&
  sentence.otherwise === undefined &&
  last.condition.not !== sentence.condition.not &&
  !offers(last.then.sentences.at(-1));

/** Behind another offer it could ask of that one. */
const offers = (sentence: Sentence | undefined): boolean => {
  switch (sentence?.kind) {
    case 'act':
      return sentence.may;
    case 'together':
      return sentence.parts.some(offers);
    case 'if':
      return [sentence.then, sentence.otherwise].some((one) => offers(one?.sentences.at(-1)));
    default:
      return false;
  }
};
