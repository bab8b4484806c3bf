/** `hantei run`: judges rulings and reports. */
import type { Limits } from '../kernel/game.js';
import type { PrettyOptions } from '../report/pretty.js';
import { inAll, type RunSummary, type Tally, tallyOf } from '../report/report.js';
import { hasBad, type FileOutcome, type Settings, type Task } from './docket.js';
import type { Engines } from './engine.js';
import { defaultFolder } from './files.js';
import { complainTo, Failure, type Io } from './io.js';
import { judgeTasks, type Judging, listRulings, readTasks, strayLine } from './judge-tasks.js';
import { keptVerdicts } from './kept-verdicts.js';
import { howToReport } from './package.js';
import { openReports, reportTargets, type Target } from './reporters.js';
import { demandRulebook, type RuleBooks, ruleBooks } from './rule-books.js';
import type { Shard } from './select.js';

export interface RunOptions {
  readonly reporter?: readonly string[];
  readonly rulebook?: string;
  readonly filter?: string;
  readonly bail?: boolean;
  readonly trace?: boolean;
  readonly verbose?: boolean;
  readonly watch?: boolean;
  readonly jobs?: number;
  readonly shard?: Shard;
  readonly maxSteps?: number;
  readonly maxCards?: number;
  /** Plays everything, whatever is kept from earlier runs. */
  readonly fresh?: boolean;
}

/** A run as it was asked for. */
export interface RunPlan extends Judging {
  readonly targets: readonly Target[];
  readonly books: RuleBooks;
  readonly pretty: PrettyOptions;
}

/** What is left of a file when its verdicts have been reported. */
export type RanFile = Omit<FileOutcome, 'verdicts' | 'explanations' | 'traces'> & Tally;

export interface Ran {
  readonly files: readonly RanFile[];
  readonly status: number;
}

/** Carries the verb out and returns the exit status. */
export const run = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  options: RunOptions,
): Promise<number> => {
  const plan = await planOf(io, engines, paths, options);
  if (options.watch === true) return (await import('./watch.js')).watchRulings(plan);
  const tasks = readTasks(plan, listRulings(plan));
  return (await runTasks(plan, tasks)).status;
};

const planOf = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  options: RunOptions,
): Promise<RunPlan> => {
  const targets = reportTargets(options.reporter ?? []);
  if (options.rulebook !== undefined) demandRulebook(await engines.games(), options.rulebook);
  const settings = settingsOf(io, targets, options);
  const books = ruleBooks(engines);
  return {
    io,
    engines,
    paths: paths.length === 0 ? [defaultFolder] : paths,
    targets,
    settings,
    kept: keptVerdicts(io, settings, options.fresh === true),
    books,
    pretty: {
      verbose: options.verbose === true,
      trace: options.trace === true,
      findRule: books.findRule,
    },
    jobs: options.jobs,
  };
};

const settingsOf = (
  io: Io,
  targets: readonly Target[],
  { rulebook, filter, shard, bail, maxSteps, maxCards }: RunOptions,
): Settings => {
  const limits: Partial<Limits> = {
    ...(maxSteps === undefined ? {} : { steps: maxSteps }),
    ...(maxCards === undefined ? {} : { cards: maxCards }),
  };
  return {
    selection: { rulebook, filter, shard },
    limits,
    bail: bail === true,
    debug: io.env['HANTEI_DEBUG'] === '1',
    explains: targets.some(({ name }) => name !== 'json'),
  };
};

/** Judges these files and reports on them. */
export const runTasks = async (plan: RunPlan, tasks: readonly Task[]): Promise<Ran> => {
  const { io, targets, settings, books, pretty } = plan;
  const before = io.now();
  const reports = await openReports(io, targets, pretty);
  const files: RanFile[] = [];
  try {
    await judgeTasks(plan, tasks, async (file, outcome) => {
      const isSpoken = pretty.trace || hasBad(file.verdicts);
      if (isSpoken && settings.explains) await books.load();
      await reports.add(file);
      files.push(ranFile(outcome));
    });
    const summary = await summaryOf(plan, files, io.now() - before);
    const missing = nothingFound(plan, tasks, files);
    if (missing !== undefined && summary.counts.total === 0) throw new Failure(missing);
    const isWritten = await reports.end(summary);
    if (summary.bugs > 0) complainTo(io, howToReport());
    if (missing !== undefined) complainTo(io, missing);
    const isBad = summary.counts.total > summary.counts.pass;
    return { files, status: !isWritten || missing !== undefined ? 2 : isBad ? 1 : 0 };
  } finally {
    reports.drop();
  }
};

/** All but what may be long. */
const ranFile = (outcome: FileOutcome): RanFile => {
  const { index, path, stamps, kept, rulings, wanted, begins, imports, verdicts } = outcome;
  const tally = tallyOf(verdicts);
  return { index, path, stamps, kept, rulings, wanted, begins, imports, ...tally };
};

const summaryOf = async (
  { io, settings }: RunPlan,
  files: readonly RanFile[],
  milliseconds: number,
): Promise<RunSummary> => {
  const tally = inAll(files);
  const { total, pass } = tally.counts;
  const hasStamps = files.some(({ stamps }) => stamps.length > 0);
  return {
    ...tally,
    kept: files.reduce((sum, { kept }) => sum + kept, 0),
    milliseconds,
    stopped: settings.bail && total > pass,
    stale: hasStamps ? (await import('./stale.js')).staleRulings(io, files) : [],
  };
};

/** Why there was nothing to judge, though something was asked for. */
const nothingFound = (
  { settings, paths }: RunPlan,
  tasks: readonly Task[],
  files: readonly RanFile[],
): string | undefined => {
  const { rulebook, filter } = settings.selection;
  const stray = strayLine(tasks, files);
  if (stray !== undefined) return stray;
  if (files.some(({ wanted }) => wanted > 0)) return undefined;
  const total = files.reduce((sum, { rulings }) => sum + rulings, 0);
  if (total === 0)
    return files.some(({ counts }) => counts.total > counts.pass)
      ? undefined
      : `no rulings in ${paths.join(', ')}`;
  const asked = [
    ...(filter === undefined
      ? []
      : [`has '${filter}' in its name, as a tag or as a rule it cites`]),
    ...(rulebook === undefined ? [] : [`is held against ${rulebook}`]),
  ];
  return `none of the ${total} rulings ${asked.join(' and ')}`;
};
