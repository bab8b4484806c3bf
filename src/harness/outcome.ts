/** What a run comes to where it does not come to its end: why the script could not go on, or what it leaves open. */
import type { Decision, Option } from '../kernel/state.js';
import { nameOf, type Scene } from './examine.js';
import { forcedAnswer } from './forced.js';
import type { Stop } from './play.js';
import type { OpenDecision, VerdictKind } from './verdict.js';

/** What a run came to. */
export interface Outcome {
  readonly verdict: VerdictKind;
  readonly message: string;
  readonly at: number;
  readonly rules: readonly string[];
  readonly decision?: OpenDecision;
}

export const outcomeOf = (scene: Scene, stop: Stop, at: number): Outcome => {
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
    case 'limit':
      return { verdict: 'fail', message: stop.message, at, rules: [] };
  }
};

const withRules = (message: string, rules: readonly string[]): string =>
  rules.length === 0 ? message : `${message} [${rules.join(', ')}]`;

export const leftOpen = (
  scene: Scene,
  labelled: ReadonlySet<number>,
  at: number,
): Outcome | undefined => {
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

/** An open decision in words, with a line that would answer it. */
export const openDecision = (scene: Scene, asked: Decision): OpenDecision => {
  const options = asked.options.map((option) => ({
    text: nameOf(scene, option),
    rules: option.rules,
  }));
  const picked = asked.options.slice(0, Math.max(asked.min, Math.min(1, asked.max)));
  // The line would say what the first of the options does.
  const [first] = picked;
  const entry = Object.entries(scene.vocabulary.commands).find(([, { parts }]) => {
    const [part] = parts;
    return (
      part?.decision.includes(asked.kind) &&
      (part.verbs === undefined || (first !== undefined && part.verbs.includes(first.verb)))
    );
  });
  const named = (option: Option) =>
    option.card === undefined ? nameOf(scene, option) : scene.naming(option.card);
  const names = entry?.[1].parts[0]?.from === 'none' ? '' : picked.map(named).join(', ');
  return {
    by: asked.by,
    kind: asked.kind,
    options,
    paste: `${asked.by}: ${[entry?.[0] ?? asked.kind, names].filter(Boolean).join(' ')}`,
  };
};
