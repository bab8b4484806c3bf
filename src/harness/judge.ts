/** Plays a ruling and says what becomes of it. */
import {
  type Budget,
  defaultLimits,
  LimitReached,
  type Limits,
  newBudget,
} from '../kernel/budget.js';
import { cardOf, changed, definitionOf, type Game, spend } from '../kernel/game.js';
import { copyState } from '../kernel/state.js';
import { newLedger, traceOf } from '../kernel/ledger.js';
import { fired, newTrace } from '../kernel/trace.js';
import type { Witness } from '../kernel/witness.js';
import { entryAt, numbersInOrder } from '../kernel/book.js';
import { clauseKey } from '../kernel/listing.js';
import type { Expectation } from '../language/document.js';
import { type PlayWithout, weigh } from './cited.js';
import { examine, type Scene } from './examine.js';
import { miscitedMessage } from './idle.js';
import { couldFail } from './otherwise.js';
import { pictureOf } from './picture.js';
import { leftOpen, type RunOutcome, outcomeOf } from './outcome.js';
import { obey, settleFor, type Stop, stopBy } from './play.js';
import type { Claimed, Command } from './compile/script.js';
import { type OrderNow, orderNow } from './script.js';
import type { Case, Scenario } from './suite.js';
import type { Examined, Picture, Verdict } from './verdict.js';
import { newGame } from '../kernel/copies.js';

export interface JudgeOptions {
  readonly limits?: Partial<Limits>;
  /**
   * Looks only at what comes about, not at whether the cited rules brought it about. Where the script cannot go on, what
   * is expected is looked at as things stand there, with whatever leaves no choice, so that each expectation tells for
   * itself whether it holds.
   */
  readonly outcomeOnly?: boolean;
  /** Called before and after each line of the script, for telling the ruling as a story. */
  readonly onLine?: (line: number, scene: Scene) => void;
  /** Called with each expectation as it has been examined, in the scene that it was examined in. */
  readonly onExamined?: (claimed: Claimed, examined: Examined, scene: Scene) => void;
  /** Called where a line of the script cannot be carried out, with what the line asked for. */
  readonly onStop?: (stop: Stop, order: OrderNow | undefined, line: number, scene: Scene) => void;
  /** Is told what the trace does not keep. */
  readonly witness?: Witness;
  /** Passes over lines of the script that cannot be carried out, as if they were not there. */
  readonly pressesOn?: boolean;
  /** What the ruling may cost together with others that are played for its sake; a budget of its own, where there is none. */
  readonly budget?: Budget;
  /** Called with what was thrown where Hantei itself is at fault; the verdict says so too. */
  readonly onBug?: (error: unknown) => void;
}

/**
 * Plays a case and examines its expectations. After the first departure from the script only that is reported; the
 * expectations behind it are unreached.
 */
export const judge = (one: Case, options: JudgeOptions = {}): Verdict => {
  const started = performance.now();
  const { scenario } = one;
  if (scenario === undefined) return unplayable(one, performance.now() - started);
  const scene = sceneOf(scenario, options.limits ?? {}, options.budget);
  scene.game.witness = options.witness;
  const examined: Examined[] = [];
  let outcome: RunOutcome;
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
    fired: Array.from(fired(traceOf(scene.game)), ([rule, times]) => ({ rule, times })),
    board: outcome.verdict === 'pass' ? undefined : pictureIn(scene),
    bug,
    milliseconds: performance.now() - started,
  });
};

/**
 * The board, unless it is one that takes too much work to look at, or that no rule says how it is; the ruling may have used up
 * what it had.
 */
export const pictureIn = (scene: Scene): Picture | undefined => {
  const { game } = scene;
  const work = game.limits.work / 4;
  try {
    return pictureOf({
      ...scene,
      game: { ...game, budget: newBudget({ ...game.limits, work }) },
    });
  } catch (error) {
    if (stopBy(error) !== undefined) return undefined;
    throw error;
  }
};

/** What does not make sense cannot be played; nor can what makes sense, and no rule carries out yet. */
const unplayable = (one: Case, milliseconds: number): Verdict => {
  const isWrong = one.problems.find(({ code }) => code !== 'unsupported');
  const problem = isWrong ?? one.problems[0];
  const outcome: RunOutcome = {
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
  { verdict, message, at, rules, decision }: RunOutcome,
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
export const sceneOf = (scenario: Scenario, limits: Partial<Limits>, budget?: Budget): Scene => {
  const all = { ...defaultLimits, ...limits };
  const ledger = newLedger(newTrace(all.memory));
  const game = newGame(scenario.world, copyState(scenario.state), ledger, all, budget);
  const labels = new Map(scenario.labels);
  const names = new Map([...labels].map(([label, id]) => [id, label]));
  const naming = (id: number) => names.get(id) ?? definitionOf(game, cardOf(game, id)).name;
  const christen = (label: string, id: number) => {
    labels.set(label, id);
    names.set(id, label);
  };
  return { game, labels, vocabulary: scenario.vocabulary, naming, christen };
};

/** A run on its way. */
interface Run {
  readonly one: Case;
  readonly scene: Scene;
  readonly options: JudgeOptions;
  readonly labelled: Set<number>;
  readonly examined: Examined[];
  readonly playWithout: PlayWithout;
  /** The line that was carried out or examined last. */
  at: number;
  /** Why the script cannot go on. */
  stop: Stop | undefined;
  /** The first expectation that does not hold as written. */
  worst: RunOutcome | undefined;
}

const play = (one: Case, scene: Scene, examined: Examined[], options: JudgeOptions): RunOutcome => {
  const run: Run = {
    one,
    scene,
    options,
    labelled: new Set(scene.labels.values()),
    examined,
    playWithout: playingWithout(one, scene, options),
    at: one.ruling.at.line,
    stop: undefined,
    worst: undefined,
  };
  const { state, limits } = scene.game;
  if (state.things.length > limits.cards)
    run.stop = stopBy(new LimitReached(`more than ${limits.cards} cards`));
  for (const part of one.scenario?.script ?? []) {
    if (part.is === 'do') {
      for (const command of part.lines) carryOut(run, command);
      continue;
    }
    goOn(run, () => settleFor(scene.game, run.labelled));
    settleBehind(run);
    for (const claimed of part.lines) look(run, claimed);
  }
  goOn(run, () => settleFor(scene.game, run.labelled));
  return endOf(run);
};

/**
 * Plays a ruling without a rule, at its own cost; of several lines that ask for it, once. What the script asks for and
 * nothing allows without the rule is left out, so that later lines are looked at all the same.
 */
const playingWithout = (
  one: Case,
  { game: { budget } }: Scene,
  { limits = {} }: JudgeOptions,
): PlayWithout => {
  const played = new Map<string, ReturnType<PlayWithout>>();
  const playAgain = (scenario: Scenario): ReturnType<PlayWithout> => {
    const labelled = new Set(scenario.labels.values());
    const otherwise: boolean[] = [];
    const verdict = judge(
      { ...one, scenario },
      {
        limits,
        budget,
        outcomeOnly: true,
        pressesOn: true,
        onExamined: (claimed, { verdict: is }, scene) =>
          otherwise.push(is === 'pass' && couldFail(scene, claimed.assertion, labelled)),
      },
    );
    return { verdict, otherwise };
  };
  return (rule) => {
    if (!played.has(rule)) {
      const scenario = one.under({ off: new Set([rule]) });
      played.set(rule, scenario && playAgain(scenario));
    }
    return played.get(rule);
  };
};

/** Goes on with the script unless something has stopped it. */
const goOn = (run: Run, work: () => Stop | undefined): void => {
  if (run.stop !== undefined) return;
  const stop = guarded(run, work);
  run.stop ??= stop;
  if (run.options.pressesOn === true && isDeparture(run.stop)) {
    run.stop = undefined;
    run.scene.game.state.refusal = null;
  }
};

/**
 * Where what is expected is looked at behind a line that is not possible: what leaves no choice there comes about all the
 * same. Who is asked, and may not say no as the script does, says yes.
 */
const settleBehind = (run: Run): void => {
  const { stop, options, scene, labelled } = run;
  if (options.outcomeOnly !== true || stop?.is !== 'refused') return;
  guarded(run, () => settleFor(scene.game, labelled));
};

/** Whether it is for the rules of the game that a script cannot go on, and not for a bound of ours. */
const isDeparture = (stop: Stop | undefined): boolean =>
  stop?.is === 'refused' || stop?.is === 'undecided';

/** Does something that a bound may break off, or a rule that nobody has written: then that stops the script. */
const guarded = <T>(run: Run, work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    run.stop = stopBy(error);
    if (run.stop === undefined) throw error;
    const { game } = run.scene;
    changed(game);
    return undefined;
  }
};

const carryOut = (run: Run, { at, order: said }: Command): void => {
  if (run.stop !== undefined) return;
  const { scene, labelled, options } = run;
  run.at = at.line;
  options.onLine?.(run.at, scene);
  const christen = (label: string, id: number) => {
    scene.christen(label, id);
    labelled.add(id);
  };
  const order = orderNow(said, scene.labels);
  goOn(run, () => obey(scene.game, order, labelled, scene.naming, christen));
  if (run.stop !== undefined) options.onStop?.(run.stop, order, run.at, scene);
};

const look = (run: Run, claimed: Claimed): void => {
  const { scene, options, examined } = run;
  const { expectation } = claimed;
  options.onLine?.(expectation.at.line, scene);
  if (isOutOfReach(run)) return void examined.push(unreached(expectation));
  const isBehind = run.stop !== undefined;
  const found = guarded(run, () => {
    // It may speak of every card, and of everything that happened.
    const { state } = scene.game;
    const trace = traceOf(scene.game);
    spend(scene.game, expectation.text.length + 4 * state.things.length + trace.nodes.length / 8);
    return examineLine(run, claimed, options.outcomeOnly === true);
  });
  if (found === undefined) {
    run.at = expectation.at.line;
    return void examined.push(unreached(expectation));
  }
  examined.push(found.examined);
  // What a ruling comes to is settled where its script stops.
  if (!isBehind) run.worst = worseOf(run.worst, found.outcome);
  guarded(run, () => options.onExamined?.(claimed, found.examined, scene));
};

/** Behind what stopped the script nothing is examined, unless it is asked for; behind a bound, or what nobody has written, nothing can be. */
const isOutOfReach = ({ stop, options }: Run): boolean =>
  stop !== undefined &&
  (options.outcomeOnly !== true || stop.is === 'limit' || stop.is === 'unsupported');

const endOf = ({ scene, labelled, at, stop, worst }: Run): RunOutcome => {
  const open = stop === undefined ? leftOpen(scene, labelled, at) : undefined;
  // What failed behind the last action may only have failed because nobody answered.
  if (worst !== undefined && (open === undefined || worst.at < at)) return worst;
  if (stop !== undefined) return outcomeOf(scene, stop, at);
  return open ?? { verdict: 'pass', message: '', at: 0, rules: [] };
};

/** The first that failed, or else the first that is miscited: where something failed, the ruling failed. */
const worseOf = (
  worst: RunOutcome | undefined,
  next: RunOutcome | undefined,
): RunOutcome | undefined =>
  worst?.verdict === 'miscited' && next !== undefined && next.verdict !== 'miscited'
    ? next
    : (worst ?? next);

/** The clauses that are cited, where any are. */
const clausesIn = ({ cited }: Expectation): Pick<Examined, 'clauses'> => {
  const clauses = cited.flatMap(({ number, clause }) =>
    clause === undefined ? [] : [clauseKey(number, clause)],
  );
  return clauses.length === 0 ? {} : { clauses };
};

const unreached = (expectation: Expectation): Examined => ({
  line: expectation.at.line,
  text: expectation.text,
  verdict: 'unreached',
  found: '',
  cited: expectation.cited.map((one) => one.number),
  decidedBy: [],
});

const examineLine = (
  { scene, one, examined: before, playWithout }: Run,
  { expectation, assertion }: Claimed,
  outcomeOnly: boolean,
): { examined: Examined; outcome: RunOutcome | undefined } => {
  const { holds, found, value, decidedBy, remark } = examine(scene, assertion);
  const cited = outcomeOnly ? [] : expectation.cited.map(({ number }) => number);
  const { book } = scene.game.world.rules;
  const notWritten = cited.filter((rule) => entryAt(book, rule)?.implemented === false);
  const unmarked = cited.filter((rule) => !decidedBy.has(rule) && !notWritten.includes(rule));
  const { needed, idle } = holds
    ? weigh(scene, unmarked, before.length, playWithout)
    : { needed: [], idle: [] };
  const line = expectation.at.line;
  const isIdle = idle.length + notWritten.length > 0;
  const examined: Examined = {
    line,
    text: expectation.text,
    verdict: !holds ? 'fail' : isIdle ? 'miscited' : 'pass',
    found: holds ? '' : found,
    ...(holds || value === undefined ? {} : { value }),
    cited,
    ...clausesIn(expectation),
    decidedBy: numbersInOrder(book, new Set([...decidedBy, ...needed])),
    ...(needed.length === 0 ? {} : { needed }),
    ...(idle.length === 0 ? {} : { idle }),
    // A rule that is cited, and decides it, is a reason.
    ...(remark !== undefined && holds && cited.length === 0 && !outcomeOnly ? { remark } : {}),
  };
  const place = `${one.file}:${one.ruling.at.line}`;
  return { examined, outcome: outcomeOfLine(examined, notWritten, place) };
};

/** What a line that is not as it should be makes of its ruling. */
const outcomeOfLine = (
  { line, text, verdict, found, idle = [] }: Examined,
  notWritten: readonly string[],
  place: string,
): RunOutcome | undefined => {
  if (notWritten.length > 0)
    return {
      verdict: 'unsupported',
      message: `${notWritten.join(', ')} ${notWritten.length === 1 ? 'is' : 'are'} not carried out yet`,
      at: line,
      rules: notWritten,
    };
  if (verdict === 'fail')
    return { verdict, message: `expected: ${text}; but ${found}`, at: line, rules: [] };
  if (verdict !== 'miscited') return undefined;
  const rules = idle.map(({ rule }) => rule);
  return { verdict, message: miscitedMessage(idle, place), at: line, rules };
};
