/** What happened up to the moment that is asked about, step by step, with the rules that made it. */
import { tell } from '../harness/tell.js';
import type { Case } from '../harness/suite.js';
import type { RuleTold } from './question.js';

export interface QuizStep {
  readonly kind: 'action' | 'event';
  readonly depth: number;
  readonly text: string;
  readonly rules: readonly RuleTold[];
}

/** The last so many steps: a longer story nobody reads. */
const mostSteps = 60;

/** @param before what lines in front of this one led to */
export const storyOf = (one: Case, before: number): readonly QuizStep[] =>
  tell(one)
    .filter(({ kind, line }) => line < before && kind !== 'board' && kind !== 'expectation')
    .map(({ kind, depth, text, rules }) => ({
      kind: kind === 'action' ? ('action' as const) : ('event' as const),
      depth,
      text,
      rules: rules.map(({ rule, summary }) => ({ rule, summary })),
    }))
    .slice(-mostSteps);
