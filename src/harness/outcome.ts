/** What a run comes to where it does not come to its end: why the script could not go on, or what it leaves open. */
import type { Scene } from './examine.js';
import { forcedAnswer } from './forced.js';
import { openDecision } from './open-decision.js';
import type { Stop } from './play.js';
import type { OpenDecision, VerdictKind } from './verdict.js';

/** What a run came to. */
export interface RunOutcome {
  readonly verdict: VerdictKind;
  readonly message: string;
  readonly at: number;
  readonly rules: readonly string[];
  readonly decision?: OpenDecision;
}

export const outcomeOf = (scene: Scene, stop: Stop, at: number): RunOutcome => {
  switch (stop.is) {
    case 'refused':
      return {
        verdict: 'refused',
        message: withRules(stop.message, stop.rules),
        at,
        rules: stop.rules,
      };
    case 'undecided':
      return {
        verdict: 'undecided',
        message: stop.message,
        at,
        rules: [],
        decision: openDecision(scene, stop.decision),
      };
    case 'unsupported':
      return { verdict: 'unsupported', message: stop.message, at, rules: stop.rules };
    // What a bound of ours cuts short says nothing of the game: neither that it passes nor that it fails.
    case 'limit':
      return { verdict: 'unsupported', message: stop.message, at, rules: [] };
  }
};

const withRules = (message: string, rules: readonly string[]): string =>
  rules.length === 0 ? message : `${message} [${rules.join(', ')}]`;

export const leftOpen = (
  scene: Scene,
  labelled: ReadonlySet<number>,
  at: number,
): RunOutcome | undefined => {
  const { asked } = scene.game.state;
  if (asked === null || asked.rest || forcedAnswer(scene.game, asked, labelled)) return undefined;
  return {
    verdict: 'undecided',
    message: `${asked.by} has to decide: ${asked.kind}`,
    at,
    rules: [],
    decision: openDecision(scene, asked),
  };
};
