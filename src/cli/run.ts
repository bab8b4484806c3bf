/** `hantei run`: judges rulings and reports. */
import type { Limits } from '../kernel/game.js';
import type { GameEntry } from '../harness/suite.js';
import { endLines, fileLines, summaryLines, type PrettyOptions } from '../report/pretty.js';
import type { FileReport, FindRule, RunReport, StaleRuling } from '../report/report.js';
import type { Engines } from './engine.js';
import { isNamedBy, listFiles, readWanted, type Wanted } from './files.js';
import { complain, Failure, show, type Io } from './io.js';
import { judgeHere, judgeInThreads } from './judge-all.js';
import type { Outcome, Settings, Task } from './judge-file.js';
import { howToReport } from './package.js';
import { progressOn } from './progress.js';
import { isPretty, targetsOf, writeReports, type Target } from './reporters.js';
import { isRulebook, type Shard } from './select.js';
import { suggestion } from './suggest.js';

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
}

/** A run as it was asked for. */
export interface Plan {
  readonly io: Io;
  readonly engines: Engines;
  readonly paths: readonly string[];
  readonly targets: readonly Target[];
  readonly settings: Settings;
  readonly pretty: PrettyOptions;
  readonly jobs: number | undefined;
}

/** Where rulings are when nobody says. */
export const defaultFolder = 'rulings';

/** Characters of rulings from which on threads are worth their start: some 2000 rulings. */
const manyCharacters = 1_000_000;
const mostThreads = 8;

/** Carries the verb out and returns the exit status. */
export const run = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  options: RunOptions,
): Promise<number> => {
  const plan = await planOf(io, engines, paths, options);
  const tasks = readTasks(plan, listRulings(plan));
  const before = io.now();
  const outcomes = await judgeTasks(plan, tasks);
  const status = await reportRun(plan, tasks, outcomes, io.now() - before);
  if (options.watch !== true) return status;
  const { watchRulings } = await import('./watch.js');
  return watchRulings(plan, tasks, outcomes);
};

const planOf = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
  options: RunOptions,
): Promise<Plan> => {
  const games = await engines.games();
  const targets = targetsOf(options.reporter ?? []);
  if (options.rulebook !== undefined) demandRulebook(games, options.rulebook);
  const limits: Partial<Limits> = {
    ...(options.maxSteps === undefined ? {} : { steps: options.maxSteps }),
    ...(options.maxCards === undefined ? {} : { cards: options.maxCards }),
  };
  const { rulebook, filter, shard } = options;
  return {
    io,
    engines,
    paths: paths.length === 0 ? [defaultFolder] : paths,
    targets,
    settings: {
      selection: { rulebook, filter, shard },
      limits,
      bail: options.bail === true,
      debug: io.env['HANTEI_DEBUG'] === '1',
      explains: targets.some(({ name }) => name !== 'json'),
    },
    pretty: {
      verbose: options.verbose === true,
      trace: options.trace === true,
      findRule: ruleFinder(games),
    },
    jobs: options.jobs,
  };
};

/** @throws Failure where no rulebook is called that */
export const demandRulebook = (games: readonly GameEntry[], asked: string): void => {
  const ids = games.map(({ rulebook }) => rulebook);
  if (ids.some((id) => isRulebook(id, asked))) return;
  throw new Failure(
    `no rulebook '${asked}'; there are:\n${ids.join('\n')}${suggestion(asked, ids)}`,
  );
};

export const ruleFinder = (games: readonly GameEntry[]): FindRule => {
  const byRulebook = new Map(games.map((game) => [game.rulebook, game]));
  return (rulebook, rule) => byRulebook.get(rulebook)?.rules.book.entries.get(rule);
};

/** @throws Failure where there is nothing to run */
export const listRulings = ({ io, paths }: Plan): Wanted[] => {
  const files = listFiles(paths, { cwd: io.cwd, endings: ['.ruling'], takesLines: true });
  if (files.length === 0) throw new Failure(`no .ruling files in ${paths.join(', ')}`);
  return files;
};

export const readTasks = ({ io, paths }: Plan, files: readonly Wanted[]): Task[] =>
  files.map((file, index) => {
    const read = readWanted(file, io.cwd, isNamedBy(paths, io.cwd, file));
    return { index, ...read };
  });

/** Judges the files, showing each as it is done where the report is for people. */
export const judgeTasks = async (plan: Plan, tasks: readonly Task[]): Promise<Outcome[]> => {
  const { io, settings } = plan;
  const outcomes: Outcome[] = [];
  const progress = progressOn(io);
  const isShown = plan.targets.some(isPretty);
  const fileOf = withText(tasks);
  const onOutcome = (outcome: Outcome): void => {
    outcomes.push(outcome);
    progress.clear();
    if (isShown) show(io, io.stdout, fileLines(fileOf(outcome), plan.pretty));
    for (const trace of outcome.traces) complain(io, trace);
    progress.update(outcomes.length, tasks.length, outcome.path);
  };
  const data = { cwd: io.cwd, settings };
  const jobs = threadsFor(plan, tasks);
  if (jobs > 1 && io.worker !== undefined)
    await judgeInThreads(io.worker, jobs, tasks, data, onOutcome);
  else judgeHere(await plan.engines.engine(), tasks, data, onOutcome);
  progress.clear();
  return outcomes;
};

const threadsFor = ({ io, jobs }: Plan, tasks: readonly Task[]): number => {
  if (jobs !== undefined) return jobs;
  const characters = tasks.reduce((sum, { text }) => sum + text.length, 0);
  return characters < manyCharacters ? 1 : Math.min(io.cores, mostThreads);
};

/** Puts outcomes beside the texts they are about. */
const withText = (tasks: readonly Task[]): ((outcome: Outcome) => FileReport) => {
  const texts = new Map(tasks.map(({ path, text }) => [path, text]));
  return ({ path, verdicts, explanations }) => ({
    path,
    text: texts.get(path) ?? '',
    verdicts,
    explanations,
  });
};

export const reportOf = (
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
  milliseconds: number,
  bail: boolean,
): RunReport => {
  const files = outcomes.map(withText(tasks));
  return { files, milliseconds, stopped: bail && files.some(({ verdicts }) => hasBad(verdicts)) };
};

const hasBad = (verdicts: FileReport['verdicts']): boolean =>
  verdicts.some(({ verdict }) => verdict !== 'pass');

/** Writes all reports and returns the exit status. */
export const reportRun = async (
  plan: Plan,
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
  milliseconds: number,
): Promise<number> => {
  const { io, targets, settings } = plan;
  const missing = nothingFound(plan, tasks, outcomes);
  const stale = await staleOf(plan, tasks, outcomes);
  const report = { ...reportOf(tasks, outcomes, milliseconds, settings.bail), stale };
  const all = report.files.flatMap(({ verdicts }) => verdicts);
  if (missing !== undefined && all.length === 0) throw new Failure(missing);
  if (targets.some(isPretty)) show(io, io.stdout, endLines(report, plan.pretty));
  const isWritten = await writeReports(io, targets, report, plan.pretty);
  // Whoever wanted the report in a file that could not be written still learns what it would have said.
  if (!isWritten && !targets.some(isPretty)) show(io, io.stderr, summaryLines(report));
  if (all.some(({ bug }) => bug)) complain(io, howToReport());
  if (missing !== undefined) complain(io, missing);
  if (!isWritten || missing !== undefined) return 2;
  return hasBad(all) ? 1 : 0;
};

/** Files without stamps are not even looked at. */
const staleOf = async (
  { io, engines }: Plan,
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): Promise<readonly StaleRuling[]> => {
  const stamped = tasks.filter(({ text }) => /^\s*stamp\s/m.test(text));
  if (stamped.length === 0) return [];
  const { staleRulings } = await import('./stale.js');
  return staleRulings(io, engines, stamped, outcomes);
};

/** Why there was nothing to judge, though something was asked for. */
const nothingFound = (
  { settings, paths }: Plan,
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): string | undefined => {
  const { rulebook, filter } = settings.selection;
  const stray = strayLine(tasks, outcomes);
  if (stray !== undefined) return stray;
  if (outcomes.some(({ wanted }) => wanted > 0)) return undefined;
  const total = outcomes.reduce((sum, { rulings }) => sum + rulings, 0);
  if (total === 0)
    return outcomes.some(({ verdicts }) => hasBad(verdicts))
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

/** What is wrong with `FILE:LINE` where no ruling is at that line. */
export const strayLine = (
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): string | undefined => {
  const byPath = new Map(tasks.map((task) => [task.path, task]));
  const stray = outcomes.find((one) => isStray(byPath.get(one.path), one));
  if (stray === undefined) return undefined;
  const { lines } = byPath.get(stray.path) ?? { lines: [] };
  return `${stray.path}: no ruling at line ${lines.join(', ')}; rulings begin at ${stray.begins.join(', ')}`;
};

/** A line was asked for that stands above all the rulings of its file. */
const isStray = (task: Task | undefined, { begins }: Outcome): boolean =>
  task !== undefined && begins.length > 0 && task.lines.some((line) => line < Math.min(...begins));
