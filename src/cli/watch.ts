/** `hantei run --watch`: runs again what changed, and what imports something that changed. */
import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { blank, line, piece } from '../report/lines.js';
import { summaryLines } from '../report/pretty.js';
import { inAll } from '../report/report.js';
import type { Task } from './docket.js';
import { shown } from './files.js';
import { complainTo, Failure, reasonOf, showLines, type Io } from './io.js';
import { listRulings, readTasks } from './judge-tasks.js';
import { type RunPlan, type RanFile, runTasks } from './run.js';

/** Milliseconds in which several changes count as one: editors write a file in steps. */
const together = 60;

/** Watches until the process or `io.signal` ends it; returns the exit status. */
export const watchRulings = async (plan: RunPlan): Promise<number> => {
  const { io } = plan;
  const state = newState(plan);
  const tasks = tasksNow(state);
  keepFiles(state, tasks, (await runTasks(plan, tasks)).files);
  const watcher = watch(watched(state), {
    ignoreInitial: true,
    // Those folders were told of where files are listed.
    ignorePermissionErrors: true,
    ignored: (path, stats) =>
      isSkipped(path) || (stats?.isDirectory() === true && !isFirst(state, path)),
  });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const rerun = async (): Promise<void> => {
    const now = new Set(changed);
    changed.clear();
    await runChanged(state, now);
    watcher.add(watched(state));
  };
  watcher.on('all', (_event, path) => {
    changed.add(shown(io.cwd, resolve(io.cwd, path)));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rerun);
    }, together);
  });
  watcher.on('error', (error) => state.say(unwatched(io, error)));
  await new Promise((ready) => watcher.once('ready', () => ready(undefined)));
  showLines(io, io.stderr, [line(0, piece('watching for changes; Ctrl-C ends', 'quiet'))]);
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
  readonly plan: RunPlan;
  /** What was last found, by path. */
  readonly files: Map<string, RanFile>;
  /** Folders as they really are, each with the path by which it is looked into. */
  readonly folders: Map<string, string>;
  /** Says what cannot be watched, once. */
  readonly say: (message: string) => void;
}

const newState = (plan: RunPlan): State => {
  const said = new Set<string>();
  const say = (message: string): void => {
    if (!said.has(message)) complainTo(plan.io, message);
    said.add(message);
  };
  return { plan, files: new Map(), folders: new Map(), say };
};

const isSkipped = (path: string): boolean => /[\\/](node_modules|\.git)([\\/]|$)/.test(path);

/** Whether a folder is looked into by this path: by others that lead to it, it is not, so that a loop of links ends. */
const isFirst = ({ plan: { io }, folders, say }: State, path: string): boolean => {
  const real = realOf(path);
  if (real === undefined) return false;
  const first = folders.get(real) ?? path;
  folders.set(real, first);
  if (path.startsWith(`${first}${sep}`))
    say(`${shown(io.cwd, path)} leads back to ${shown(io.cwd, first)}; it is not followed`);
  return first === path;
};

/** Nothing where it is gone again. */
const realOf = (path: string): string | undefined => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/** The files that there are now. */
const tasksNow = ({ plan, folders, say }: State): readonly Task[] => {
  folders.clear();
  const listed = listRulings(plan, {
    onFolder: (path, real) => folders.set(real, path),
    onUnread: (message) => say(`${message}; it is not watched`),
  });
  return readTasks(plan, listed);
};

const keepFiles = ({ files }: State, tasks: readonly Task[], ran: readonly RanFile[]): void => {
  const paths = new Set(tasks.map(({ path }) => path));
  for (const path of files.keys()) if (!paths.has(path)) files.delete(path);
  for (const one of ran) files.set(one.path, one);
};

const unwatched = ({ cwd }: Io, error: unknown): string => {
  const { code, path } = error as NodeJS.ErrnoException;
  const why =
    code === 'ENOSPC' ? 'the system watches no more files for this user' : reasonOf(error);
  return path === undefined
    ? `something is not watched: ${why}`
    : `${shown(cwd, path)} is not watched: ${why}`;
};

const watched = ({ plan: { io, paths }, files }: State): string[] => {
  const named = paths.map((path) => path.replace(/:\d+$/, ''));
  const imports = [...files.values()].flatMap((one) => one.imports);
  return [...new Set([...named, ...imports])].map((path) => resolve(io.cwd, path));
};

/** Judges the files that changed or import what changed, and reports on them. */
const runChanged = async (state: State, changed: ReadonlySet<string>): Promise<void> => {
  const { plan, files } = state;
  const { io } = plan;
  try {
    const before = io.now();
    const tasks = tasksNow(state);
    const again = tasks.filter(({ path }) => {
      const last = files.get(path);
      return (
        last === undefined || changed.has(path) || last.imports.some((one) => changed.has(one))
      );
    });
    keepFiles(state, tasks, []);
    if (again.length === 0) return;
    showLines(io, io.stdout, [blank]);
    keepFiles(state, tasks, (await runTasks(plan, again)).files);
    if (again.length === tasks.length) return;
    const all = { ...inAll([...files.values()]), kept: 0, stopped: false, stale: [] };
    const milliseconds = io.now() - before;
    showLines(io, io.stdout, [
      line(0, piece('in all:', 'quiet')),
      ...summaryLines({ ...all, milliseconds }),
    ]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    complainTo(io, error.message);
  }
};
