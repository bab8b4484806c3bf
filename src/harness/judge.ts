/** Plays a ruling and says what becomes of it. */
import { cardOf, definitionOf, defaultLimits, type Game, type Limits } from '../kernel/game.js';
import { newGame } from '../kernel/machine.js';
import { copyState } from '../kernel/state.js';
import { fired, newTrace } from '../kernel/trace.js';
import type { Witness } from '../kernel/witness.js';
import { inOrder } from '../kernel/book.js';
import type { Expectation } from '../language/document.js';
import { examine, type Scene } from './examine.js';
import { openDecision } from './open-decision.js';
import type { Claimed } from './compile/script.js';
import { pictureOf } from './picture.js';
import { forcedAnswer, obey, settle, type Stop } from './play.js';
import { type Order, orderNow } from './script.js';
import type { Case, Scenario } from './suite.js';
import type { Examined, OpenDecision, Verdict, VerdictKind } from './verdict.js';

export interface JudgeOptions {
  readonly limits?: Partial<Limits>;
  /** Looks only at what comes about, not at whether the cited rules brought it about. */
  readonly outcomeOnly?: boolean;
  /** Called before and after each line of the script, for telling the ruling as a story. */
  readonly onLine?: (line: number, scene: Scene) => void;
  /** Called with each expectation as it has been examined, in the scene that it was examined in. */
  readonly onExamined?: (claimed: Claimed, examined: Examined, scene: Scene) => void;
  /** Called where a line of the script cannot be carried out, with what the line asked for. */
  readonly onStop?: (stop: Stop, order: Order | undefined, line: number, scene: Scene) => void;
  /** Is told what the trace does not keep. */
  readonly witness?: Witness;
  /** Called with what was thrown where Hantei itself is at fault; the verdict says so too. */
  readonly onBug?: (error: unknown) => void;
}

/** What a run came to. */
interface Outcome {
  readonly verdict: VerdictKind;
  readonly message: string;
  readonly at: number;
  readonly rules: readonly string[];
  readonly decision?: OpenDecision;
}

/**
 * Plays a case and examines its expectations. After the first departure from the script only that is reported; the
 * expectations behind it are unreached.
 */
export const judge = (one: Case, options: JudgeOptions = {}): Verdict => {
  const started = performance.now();
  const { scenario } = one;
  if (scenario === undefined) return unplayable(one, performance.now() - started);
  const scene = sceneOf(scenario, options.limits ?? {});
  scene.game.witness = options.witness;
  const examined: Examined[] = [];
  let outcome: Outcome;
  let bug = false;
  try {
    outcome = play(one, scene, examined, options);
  } catch (error) {
    bug = true;
    options.onBug?.(error);
    outcome = {
      verdict: 'unsupported',
      message: bugIn(error, scene.game),
      at: one.ruling.at.line,
      rules: [],
    };
  }
  return verdictOf(one, outcome, {
    expectations: examined,
    fired: Array.from(fired(scene.game.trace), ([rule, times]) => ({ rule, times })),
    board: outcome.verdict === 'pass' ? undefined : pictureOf(scene.game, scene.labels),
    bug,
    milliseconds: performance.now() - started,
  });
};

/** What does not make sense cannot be played; nor can what makes sense, and no rule carries out yet. */
const unplayable = (one: Case, milliseconds: number): Verdict => {
  const isWrong = one.problems.find(({ code }) => code !== 'unsupported');
  const problem = isWrong ?? one.problems[0];
  const outcome: Outcome = {
    verdict: problem?.code === 'unsupported' ? 'unsupported' : 'invalid',
    message: problem?.message ?? 'the ruling makes no sense',
    at: problem?.at.line ?? one.ruling.at.line,
    rules: [],
  };
  const nothing = { expectations: [], fired: [], board: undefined, bug: false };
  return verdictOf(one, outcome, { ...nothing, milliseconds });
};

type Played = Pick<Verdict, 'expectations' | 'fired' | 'board' | 'bug' | 'milliseconds'>;

const verdictOf = (
  { file, ruling, rulebook, problems }: Case,
  { verdict, message, at, rules, decision }: Outcome,
  { expectations, fired, board, bug, milliseconds }: Played,
): Verdict => ({
  file,
  line: ruling.at.line,
  name: ruling.name.text,
  rulebook,
  problems,
  verdict,
  message,
  at,
  rules,
  expectations,
  decision,
  fired,
  board,
  bug,
  milliseconds,
});

const bugIn = (error: unknown, game: Game): string => {
  const frame = game.state.frames.at(-1);
  const where = frame === undefined ? '' : ` in '${frame.procedure}', step ${frame.step}`;
  return `a bug in Hantei${where}: ${error instanceof Error ? error.message : String(error)}`;
};

/** A fresh copy of a scenario, ready to be played. */
export const sceneOf = (scenario: Scenario, limits: Partial<Limits>): Scene => {
  const game = newGame(scenario.world, copyState(scenario.state), newTrace(), {
    ...defaultLimits,
    ...limits,
  });
  const labels = new Map(scenario.labels);
  const names = new Map([...labels].map(([label, id]) => [id, label]));
  const naming = (id: number) => names.get(id) ?? definitionOf(game, cardOf(game, id)).name;
  const christen = (label: string, id: number) => {
    labels.set(label, id);
    names.set(id, label);
  };
  return { game, labels, vocabulary: scenario.vocabulary, naming, christen };
};

const play = (one: Case, scene: Scene, examined: Examined[], options: JudgeOptions): Outcome => {
  const labelled = new Set(scene.labels.values());
  const christen = (label: string, id: number) => {
    scene.christen(label, id);
    labelled.add(id);
  };
  let worst: Outcome | undefined;
  let last = one.ruling.at.line;
  let stop: Stop | undefined;
  for (const part of one.scenario?.script ?? []) {
    if (part.is === 'do') {
      for (const { at, order: said } of part.lines) {
        if (stop !== undefined) break;
        options.onLine?.(at.line, scene);
        last = at.line;
        const order = orderNow(said, scene.labels);
        stop = obey(scene.game, order, labelled, scene.naming, christen);
        if (stop !== undefined) options.onStop?.(stop, order, last, scene);
      }
      continue;
    }
    stop ??= settle(scene.game, labelled);
    for (const claimed of part.lines) {
      const { expectation } = claimed;
      options.onLine?.(expectation.at.line, scene);
      if (stop !== undefined) {
        examined.push(unreached(expectation));
        continue;
      }
      const result = examineLine(scene, claimed, options.outcomeOnly === true);
      examined.push(result.examined);
      options.onExamined?.(claimed, result.examined, scene);
      worst = worseOf(worst, result.outcome);
    }
  }
  stop ??= settle(scene.game, labelled);
  const open = stop === undefined ? leftOpen(scene, labelled, last) : undefined;
  // What failed behind the last action may only have failed because nobody answered.
  if (worst !== undefined && (open === undefined || worst.at < last)) return worst;
  if (stop !== undefined) return outcomeOf(scene, stop, last);
  return open ?? { verdict: 'pass', message: '', at: 0, rules: [] };
};

/** The first that failed, or else the first that is miscited: where something failed, the ruling failed. */
const worseOf = (worst: Outcome | undefined, next: Outcome | undefined): Outcome | undefined =>
  worst?.verdict === 'miscited' && next !== undefined && next.verdict !== 'miscited'
    ? next
    : (worst ?? next);

const unreached = (expectation: Expectation): Examined => ({
  line: expectation.at.line,
  text: expectation.text,
  verdict: 'unreached',
  found: '',
  cited: expectation.cited.map((one) => one.number),
  decidedBy: [],
});

const examineLine = (
  scene: Scene,
  { expectation, assertion }: Claimed,
  outcomeOnly: boolean,
): { examined: Examined; outcome: Outcome | undefined } => {
  const { holds, found, decidedBy } = examine(scene, assertion);
  const cited = outcomeOnly ? [] : expectation.cited.map((one) => one.number);
  const { book } = scene.game.world.rules;
  const notWritten = cited.filter((rule) => book.entries.get(rule)?.implemented === false);
  const idle = cited.filter((rule) => !decidedBy.has(rule));
  const line = expectation.at.line;
  const examined: Examined = {
    line,
    text: expectation.text,
    verdict: !holds ? 'fail' : idle.length > 0 ? 'miscited' : 'pass',
    found: holds ? '' : found,
    cited,
    decidedBy: inOrder(book, decidedBy),
  };
  const outcome: Outcome | undefined =
    notWritten.length > 0
      ? {
          verdict: 'unsupported',
          message: `${notWritten.join(', ')} ${notWritten.length === 1 ? 'is' : 'are'} not carried out yet`,
          at: line,
          rules: notWritten,
        }
      : !holds
        ? {
            verdict: 'fail',
            message: `expected: ${expectation.text}; but ${found}`,
            at: line,
            rules: [],
          }
        : idle.length > 0
          ? {
              verdict: 'miscited',
              message: `${idle.join(', ')} had no part in it`,
              at: line,
              rules: idle,
            }
          : undefined;
  return { examined, outcome };
};

const outcomeOf = (scene: Scene, stop: Stop, at: number): Outcome => {
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
      return { verdict: 'fail', message: `a limit was reached: ${stop.message}`, at, rules: [] };
  }
};

const withRules = (message: string, rules: readonly string[]): string =>
  rules.length === 0 ? message : `${message} [${rules.join(', ')}]`;

const leftOpen = (scene: Scene, labelled: ReadonlySet<number>, at: number): Outcome | undefined => {
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
