/** `hantei run --watch`: runs again what changed, and what imports something that changed. */
import { resolve } from 'node:path';
import { watch } from 'chokidar';
import { blank, line, piece } from '../report/lines.js';
import { summaryLines } from '../report/pretty.js';
import { shown } from './files.js';
import { complain, Failure, show } from './io.js';
import type { Outcome, Task } from './judge-file.js';
import { judgeTasks, listRulings, readTasks, reportOf, reportRun, type Plan } from './run.js';

/** Milliseconds in which several changes count as one: editors write a file in steps. */
const together = 60;

/** Watches until the process or `io.signal` ends it; returns the exit status. */
export const watchRulings = async (
  plan: Plan,
  tasks: readonly Task[],
  outcomes: readonly Outcome[],
): Promise<number> => {
  const { io } = plan;
  const state = { tasks, outcomes: new Map(outcomes.map((one) => [one.path, one])) };
  const watcher = watch(watched(plan, state.outcomes), { ignoreInitial: true, ignored: isSkipped });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const rerun = async (): Promise<void> => {
    const now = new Set(changed);
    changed.clear();
    await runChanged(plan, state, now);
    watcher.add(watched(plan, state.outcomes));
  };
  watcher.on('all', (_event, path) => {
    changed.add(shown(io.cwd, resolve(io.cwd, path)));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rerun);
    }, together);
  });
  await new Promise((ready) => watcher.once('ready', () => ready(undefined)));
  show(io, io.stderr, [line(0, piece('watching for changes; Ctrl-C ends', 'quiet'))]);
  await new Promise((ended) => {
    if (io.signal?.aborted) ended(undefined);
    io.signal?.addEventListener('abort', () => ended(undefined));
  });
  clearTimeout(timer);
  await running;
  await watcher.close();
  return 0;
};

interface State {
  tasks: readonly Task[];
  readonly outcomes: Map<string, Outcome>;
}

const isSkipped = (path: string): boolean => /[\\/](node_modules|\.git)([\\/]|$)/.test(path);

const watched = ({ io, paths }: Plan, outcomes: ReadonlyMap<string, Outcome>): string[] => {
  const named = paths.map((path) => path.replace(/:\d+$/, ''));
  const imports = [...outcomes.values()].flatMap((one) => one.imports);
  return [...new Set([...named, ...imports])].map((path) => resolve(io.cwd, path));
};

/** Judges the files that changed or import what changed, and reports on them. */
const runChanged = async (
  plan: Plan,
  state: State,
  changed: ReadonlySet<string>,
): Promise<void> => {
  const { io } = plan;
  try {
    const before = io.now();
    state.tasks = readTasks(plan, listRulings(plan));
    const paths = new Set(state.tasks.map(({ path }) => path));
    for (const path of state.outcomes.keys()) if (!paths.has(path)) state.outcomes.delete(path);
    const again = state.tasks.filter(({ path }) => {
      const last = state.outcomes.get(path);
      return (
        last === undefined || changed.has(path) || last.imports.some((one) => changed.has(one))
      );
    });
    if (again.length === 0) return;
    show(io, io.stdout, [blank]);
    const outcomes = await judgeTasks(plan, again);
    for (const one of outcomes) state.outcomes.set(one.path, one);
    const time = io.now() - before;
    await reportRun(plan, again, outcomes, time);
    if (again.length < state.tasks.length) {
      const all = reportOf(state.tasks, [...state.outcomes.values()], time, false);
      show(io, io.stdout, [line(0, piece('in all:', 'quiet')), ...summaryLines(all)]);
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    complain(io, error.message);
  }
};
