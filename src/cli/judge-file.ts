/** One file: loaded, its wanted rulings judged. Whatever goes wrong in one ruling stays in that ruling. */
import type { Limits } from '../kernel/game.js';
import type { Explanation } from '../evidence/obstacle.js';
import type { Case } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import type { Engine } from './engine.js';
import type { ImportReader } from './imports.js';
import { brokenIn, bugInCase, loadSafely, verdictsOnFile, type FileText } from './load-file.js';
import { isInShard, selected, type Selection } from './select.js';

/** A file to be judged; plain data, since worker threads get it. */
export interface Task extends FileText {
  /** Its place in the run. */
  readonly index: number;
  readonly lines: readonly number[];
}

export interface Settings {
  readonly selection: Selection;
  readonly limits: Partial<Limits>;
  readonly bail: boolean;
  /** Keeps stack traces of bugs. */
  readonly debug: boolean;
  /** Whether somebody will read why rulings do not pass. */
  readonly explains: boolean;
}

/** A task as a worker thread gets it. */
export interface JudgeTask extends Task {
  readonly settings: Settings;
}

export interface Outcome {
  readonly index: number;
  readonly path: string;
  readonly verdicts: readonly Verdict[];
  readonly explanations: readonly Explanation[];
  /** Rulings of the file, and how many of them were asked for before sharding. */
  readonly rulings: number;
  readonly wanted: number;
  /** Lines at which rulings begin. */
  readonly begins: readonly number[];
  readonly imports: readonly string[];
  /** Stack traces of bugs, for HANTEI_DEBUG. */
  readonly traces: readonly string[];
}

/** Judges the rulings of one file. */
export const judgeFile = (
  engine: Engine,
  task: Task,
  settings: Settings,
  reader: ImportReader,
): Outcome => {
  const traces: string[] = [];
  const loaded = loadSafely(engine, task, reader, traces);
  const wanted = 'cases' in loaded ? selected(loaded.cases, task.lines, settings.selection) : [];
  const explanations: Explanation[] = [];
  const verdicts: Verdict[] = verdictsOnFile(task, loaded).filter(() =>
    isInShard(settings.selection.shard, task.index, 0),
  );
  for (const [at, one] of wanted.entries()) {
    if (settings.bail && verdicts.some(({ verdict }) => verdict !== 'pass')) break;
    if (!isInShard(settings.selection.shard, task.index, at)) continue;
    const verdict = judgeSafely(engine, one, settings, traces);
    verdicts.push(verdict);
    if (settings.explains)
      explanations.push(...explainSafely(engine, one, verdict, settings, traces));
  }
  const cases = 'cases' in loaded ? loaded.cases : [];
  return {
    index: task.index,
    path: task.path,
    verdicts: settings.bail ? upToFirstBad(verdicts) : verdicts,
    explanations,
    rulings: cases.length,
    wanted: wanted.length,
    begins: [...new Set(cases.map(({ ruling }) => ruling.at.line))],
    imports: reader.taken(),
    traces: settings.debug ? traces : [],
  };
};

export const upToFirstBad = (verdicts: readonly Verdict[]): readonly Verdict[] => {
  const first = verdicts.findIndex(({ verdict }) => verdict !== 'pass');
  return first === -1 ? verdicts : verdicts.slice(0, first + 1);
};

/** Judges a case; an exception is a bug in Hantei, reported as this ruling's verdict. */
export const judgeSafely = (
  engine: Engine,
  one: Case,
  { limits }: Pick<Settings, 'limits'>,
  traces: string[],
): Verdict => {
  try {
    return engine.judge(one, { limits });
  } catch (error) {
    return bugInCase(one, error, traces);
  }
};

/** Why a ruling came out otherwise than it says. A ruling that was not played to where it fails has nothing to tell. */
const explainSafely = (
  engine: Engine,
  one: Case,
  { verdict, bug }: Verdict,
  { limits }: Pick<Settings, 'limits'>,
  traces: string[],
): readonly Explanation[] => {
  if (bug || !['fail', 'miscited', 'refused', 'undecided'].includes(verdict)) return [];
  try {
    return engine.explain(one, { limits });
  } catch (error) {
    // The verdict stands without it.
    traces.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return [];
  }
};

/** What is said where a thread died. */
export const brokenFile = (task: Task, why: string): Outcome => ({
  index: task.index,
  path: task.path,
  verdicts: [brokenIn(task, why)],
  explanations: [],
  rulings: 0,
  wanted: 0,
  begins: [],
  imports: [],
  traces: [],
});
