/**
 * Whether the rules that an expectation cites are reasons for it. One that left a mark on what brought it about is. Much of
 * what a rule does leaves none: what it keeps from happening, what it leaves as it is, what it does not let come up. So a
 * cited rule without a mark is tried: the ruling is played without it, passing over lines of its script that are not
 * possible then. It is a reason where the expectation does not hold in that play, or would not after an answer to a
 * decision that is open there and not in the play with the rule.
 */
import { traceOf } from '../kernel/ledger.js';
import type { Scene } from './examine.js';
import { nodeText, rulesAt } from './node-text.js';
import { isOpen } from './otherwise.js';
import type { Idle, Verdict } from './verdict.js';

/** The same ruling played with a rule switched off; nothing where its board cannot even be laid out. */
export type PlayWithout = (rule: string) => PlayedWithout | undefined;

interface PlayedWithout {
  readonly verdict: Verdict;
  /** For each expectation that was reached: whether it holds, and would not if somebody answered what is open there. */
  readonly otherwise: readonly boolean[];
}

/** What of the cited rules decides an expectation, and what does not. */
interface Weighed {
  /** Those without a mark, without which it does not hold. */
  readonly needed: readonly string[];
  readonly idle: readonly Idle[];
}

/**
 * @param unmarked    cited rules that left no mark on what brought an expectation about
 * @param at          which of the ruling's expectations it is, counted from 0
 */
export const weigh = (
  scene: Scene,
  unmarked: readonly string[],
  at: number,
  playWithout: PlayWithout,
): Weighed => {
  const needed: string[] = [];
  const idle: Idle[] = [];
  for (const rule of unmarked) {
    const { verdict, otherwise = [] } = playWithout(rule) ?? {};
    const is = verdict?.expectations[at]?.verdict ?? 'unreached';
    // Where somebody has to decide without the rule, and nobody with it, it rests with them.
    const isUndecided = otherwise[at] === true && !isOpen(scene);
    if (is === 'fail' || isUndecided) needed.push(rule);
    else idle.push({ rule, elsewhere: elsewhere(scene, rule), ...outcomeWithout(is, verdict) });
  }
  return { needed, idle };
};

const outcomeWithout = (
  verdict: string,
  played: Verdict | undefined,
): Pick<Idle, 'without' | 'stopped'> => {
  if (verdict !== 'unreached') return { without: 'holds', stopped: '' };
  const stopped = played === undefined ? 'the board cannot be laid out' : played.message;
  return { without: 'unreached', stopped };
};

/** Whatever else in the play a rule took part in, as it is told, each once. */
const elsewhere = (scene: Scene, rule: string): readonly string[] => {
  const texts = traceOf(scene.game).nodes.flatMap((node) =>
    rulesAt(scene, node).some((one) => one.rule === rule) ? (nodeText(scene, node) ?? []) : [],
  );
  return [...new Set(texts)];
};
