/** One file as evidence: its rulings testify, each as far as it has not told before. */
import type { Limits } from '../kernel/game.js';
import { noticedBy, type Testimony } from '../evidence/testimony.js';
import { type HeardRuling, witnessOf } from '../evidence/witness.js';
import type { Case, Loaded } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import { moveTo } from './cursor.js';
import { digest } from './digest.js';
import type { Engine } from './engine.js';
import { recording, type ImportRead, type ImportReader } from './imports.js';
import { brokenIn, loadSafely, verdictsOnFile, type FileText } from './load-file.js';
import type { Fatal } from './outlive.js';
import { selected, type RulingSelection } from './select.js';

/** A file to be heard; plain data, since worker threads get it. */
export interface ProveTask extends FileText {
  /** Its place in the run. */
  readonly index: number;
  readonly lines: readonly number[];
  readonly selection: RulingSelection;
  readonly limits: Partial<Limits>;
  /** What its rulings have told before, by key. */
  readonly known: Readonly<Record<string, Testimony>>;
  /** By rulebook, rules to try beside the cited ones, each until a ruling of the file notices. */
  readonly open: Readonly<Record<string, readonly string[]>>;
  /** Tries them in every ruling that could miss them, whoever has noticed before. */
  readonly every: boolean;
  readonly fatal: readonly Fatal[];
  readonly cursor?: SharedArrayBuffer;
}

/** A witness with the key under which its testimony is kept. */
export interface KeyedWitness extends HeardRuling {
  readonly key: string;
  /** Whether all of it was played to its end: what ended a thread, or was given up, may end otherwise the next time. */
  readonly isSound: boolean;
}

export interface FileProof {
  readonly index: number;
  readonly path: string;
  readonly witnesses: readonly KeyedWitness[];
  /** What is wrong with the file itself. */
  readonly verdicts: readonly Verdict[];
  readonly begins: readonly number[];
  /** Stack traces of bugs, for HANTEI_DEBUG. */
  readonly traces: readonly string[];
}

/** Hears the rulings of one file. */
export const proveFile = (engine: Engine, task: ProveTask, reader: ImportReader): FileProof => {
  const traces: string[] = [];
  const { loaded, keyed } = keyedCases(engine, task, reader, traces);
  const all = 'cases' in loaded ? loaded.cases : [];
  const wanted = selected(all, task.lines, task.selection);
  const settled = new Set<string>();
  const witnesses = wanted.map((one, at) => {
    const key = keyed.get(one) ?? '';
    const witness = hearOne(one, at, task.known[key], task, settled);
    for (const rule of noticedBy(witness.testimony)) settled.add(`${one.rulebook} ${rule}`);
    return { ...witness, key, isSound: task.fatal.every((run) => run.at !== at) };
  });
  return {
    index: task.index,
    path: task.path,
    witnesses,
    verdicts: verdictsOnFile(task, loaded),
    begins: [...new Set(all.map(({ ruling }) => ruling.at.line))],
    traces,
  };
};

/** The cases of a file, each with the key under which its testimony is kept. */
export const keyedCases = (
  engine: Engine,
  file: FileText & Pick<ProveTask, 'limits'>,
  reader: ImportReader,
  traces: string[],
): { readonly loaded: Loaded | Verdict; readonly keyed: ReadonlyMap<Case, string> } => {
  const imports = recording(reader);
  const loaded = loadSafely(engine, file, imports.reader, traces);
  const rest = restOf(file.text, loaded);
  const cases = 'cases' in loaded ? loaded.cases : [];
  const keyed = new Map(cases.map((one) => [one, keyOf(one, rest, imports.reads, file.limits)]));
  return { loaded, keyed };
};

const hearOne = (
  one: Case,
  at: number,
  known: Testimony | undefined,
  task: ProveTask,
  settled: ReadonlySet<string>,
): HeardRuling => {
  const { cursor } = task;
  const fatal = task.fatal.filter((run) => run.at === at).map(({ rule }) => rule);
  const open = task.open[one.rulebook] ?? [];
  return witnessOf(one, known, {
    rules: task.every ? open : open.filter((rule) => !settled.has(`${one.rulebook} ${rule}`)),
    limits: task.limits,
    fatal,
    ...(cursor === undefined ? {} : { before: (rule: string) => moveTo(cursor, at, rule) }),
  });
};

/** What a file has beside its rulings: cards, boards and imports. */
const restOf = (text: string, loaded: Loaded | Verdict): string => {
  if (!('cases' in loaded)) return text;
  const rulings = loaded.document.rulings.map(({ at }) => at);
  const starts = [0, ...rulings.map(({ end }) => end)];
  return starts.map((start, at) => text.slice(start, rulings[at]?.start)).join('\n');
};

/** Everything but the engine on which a testimony depends. A ruling may move in its file. */
const keyOf = (
  { ruling, rulebook, text }: Case,
  rest: string,
  reads: readonly ImportRead[],
  limits: Partial<Limits>,
): string => {
  const own = text.slice(ruling.at.start, ruling.at.end);
  return digest(rulebook, own, rest, JSON.stringify([reads, limits]));
};

/** What is said where a thread ended before any ruling was played. */
export const brokenProof = (task: ProveTask, why: string): FileProof => ({
  index: task.index,
  path: task.path,
  witnesses: [],
  verdicts: [brokenIn(task, why)],
  begins: [],
  traces: [],
});
