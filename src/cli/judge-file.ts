/** One file: loaded, its wanted rulings judged. Whatever goes wrong in one ruling stays in that ruling. */
import type { Explanation } from '../evidence/obstacle.js';
import { stampsOf } from '../evidence/official/stamp.js';
import type { Case, Loaded } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import {
  askedOf,
  type Docket,
  type Judged,
  type FileOutcome,
  type Settings,
  type StampedRuling,
  type Task,
} from './docket.js';
import type { Engine } from './engine.js';
import { type ImportRead, type ImportReader, isSame, recording } from './imports.js';
import { brokenIn, bugInCase, loadSafely, verdictsOnFile } from './load-file.js';
import type { Fatal } from './outlive.js';
import { listed } from './select.js';

/** A task as it is judged; plain data. */
export interface JudgeTask extends Task {
  readonly settings: Settings;
  /** What an earlier run has found out; of use as far as the imports are still what they were. */
  readonly known: Docket | undefined;
  /** Rulings that have ended their thread. */
  readonly fatal: readonly Fatal[];
}

export interface JudgedFile {
  readonly outcome: FileOutcome;
  /** What is known of the file now; nothing where Hantei failed in it. */
  readonly docket: Docket | undefined;
}

/** Judges those rulings of a file that a run asks for, as far as nobody has judged them before. */
export const judgeFile = (
  engine: Engine,
  task: JudgeTask,
  reader: ImportReader,
  onRuling: (at: number) => void = () => undefined,
): JudgedFile => {
  const traces: string[] = [];
  const imports = recording(reader);
  const loaded = loadSafely(engine, task, imports.reader, traces);
  const cases = 'cases' in loaded ? loaded.cases : [];
  const docket = docketOf(task, loaded, imports.reads);
  const judged = [...docket.judged];
  const judge = (at: number): Judged => {
    onRuling(at);
    const found = judgeAt(engine, cases, at, task, traces);
    // A bug need not be one in the next run: it may have been the memory or the thread.
    if (!found.verdict.bug) judged[at] = found;
    return found;
  };
  const asked = askedOf(task, docket, task.settings, judge);
  return {
    outcome: { ...asked, imports: reader.taken(), traces: task.settings.debug ? traces : [] },
    docket: docket.onFile.some(({ bug }) => bug) ? undefined : { ...docket, judged },
  };
};

const docketOf = (
  { known, ...task }: JudgeTask,
  loaded: Loaded | Verdict,
  reads: readonly ImportRead[],
): Docket => ({
  onFile: verdictsOnFile(task, loaded),
  rulings: 'cases' in loaded ? loaded.cases.map(listed) : [],
  stamps: 'cases' in loaded ? stampedIn(loaded) : [],
  judged: known !== undefined && isSame(known.reads, reads) ? known.judged : [],
  reads,
});

const stampedIn = ({ document }: Loaded): readonly StampedRuling[] =>
  document.rulings.flatMap((ruling) =>
    stampsOf(ruling).map((stamp) => ({
      line: ruling.at.line,
      name: ruling.name.text,
      stamp,
    })),
  );

const judgeAt = (
  engine: Engine,
  cases: readonly Case[],
  at: number,
  { settings, fatal }: JudgeTask,
  traces: string[],
): Judged => {
  const one = cases[at];
  if (one === undefined) throw new Error(`the file has no ruling ${at}`);
  const end = fatal.find((place) => place.at === at);
  const verdict =
    end === undefined
      ? judgeSafely(engine, one, settings, traces)
      : bugInCase(one, end.why, traces);
  return { verdict, explanations: explainSafely(engine, one, verdict, settings, traces) };
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

/**
 * Why a ruling came out otherwise than it says. A ruling that was not played to where it fails has nothing to tell.
 *
 * @returns nothing where nobody asks, or Hantei fails in it; the verdict stands without it
 */
const explainSafely = (
  engine: Engine,
  one: Case,
  { verdict, bug }: Verdict,
  { explains, limits }: Settings,
  traces: string[],
): readonly Explanation[] | undefined => {
  if (bug || !['fail', 'miscited', 'refused', 'undecided'].includes(verdict)) return [];
  if (!explains) return undefined;
  try {
    return engine.explain(one, { limits });
  } catch (error) {
    traces.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return undefined;
  }
};

/** What is said where a thread ended before any ruling was played. */
export const brokenFile = (task: Task, why: string): JudgedFile => ({
  outcome: {
    index: task.index,
    path: task.path,
    verdicts: [brokenIn(task, why)],
    explanations: [],
    stamps: [],
    kept: 0,
    rulings: 0,
    wanted: 0,
    begins: [],
    imports: [],
    traces: [],
  },
  docket: undefined,
});
