/** The rulings that paths on the command line mean, read and judged. */
import type { FileReport } from '../report/report.js';
import type { FileOutcome, Settings, Task } from './docket.js';
import type { Engines } from './engine.js';
import { isNamedBy, type Listing, listFiles, readWanted, type WantedFile } from './files.js';
import { importReader } from './imports.js';
import { complainTo, Failure, type Io } from './io.js';
import { judgeHere, judgeInThreads } from './judge-all.js';
import type { KeptVerdicts } from './kept-verdicts.js';
import { progressOn } from './progress.js';

/** What is to be judged, and how. */
export interface Judging {
  readonly io: Io;
  readonly engines: Engines;
  readonly paths: readonly string[];
  readonly settings: Settings;
  readonly kept: KeptVerdicts;
  readonly jobs: number | undefined;
}

/** Characters of rulings from which on threads are worth their start: some 2000 rulings. */
const manyCharacters = 1_000_000;
const mostThreads = 8;

/** @throws Failure where there is nothing to run */
export const listRulings = (
  { io, paths }: Judging,
  told: Pick<Listing, 'onFolder' | 'onUnread'> = {},
): WantedFile[] => {
  const listing = { cwd: io.cwd, endings: ['.ruling'], takesLines: true, ...told };
  const files = listFiles(paths, listing);
  if (files.length === 0) throw new Failure(`no .ruling files in ${paths.join(', ')}`);
  return files;
};

export const readTasks = ({ io, paths }: Judging, files: readonly WantedFile[]): Task[] =>
  files.map((file, index) => {
    const read = readWanted(file, io.cwd, isNamedBy(paths, io.cwd, file));
    return { index, ...read };
  });

/** Judges the files, and hands out what each came to, in their order, as soon as it is known. */
export const judgeTasks = async (
  judging: Judging,
  tasks: readonly Task[],
  take: (file: FileReport, outcome: FileOutcome) => Promise<void>,
): Promise<void> => {
  const { io, engines, settings, kept } = judging;
  const progress = progressOn(io);
  const texts = new Map(tasks.map(({ path, text }) => [path, text]));
  let done = 0;
  const onOutcome = async (outcome: FileOutcome): Promise<void> => {
    const { path, verdicts, explanations } = outcome;
    progress.clear();
    await take({ path, text: texts.get(path) ?? '', verdicts, explanations }, outcome);
    for (const trace of outcome.traces) complainTo(io, trace);
    progress.update(++done, tasks.length, path);
  };
  const run = { cwd: io.cwd, settings, kept };
  const threads = threadsFor(judging, tasks);
  if (threads > 1 && io.worker !== undefined)
    await judgeInThreads(io.worker, threads, tasks, run, onOutcome);
  else await judgeHere(() => engines.engine(), tasks, run, onOutcome);
  progress.clear();
  kept.end();
};

const threadsFor = ({ io, jobs, kept }: Judging, tasks: readonly Task[]): number => {
  if (jobs !== undefined) return jobs;
  const reader = importReader(io.cwd);
  let characters = tasks.reduce((sum, { text }) => sum + text.length, 0);
  for (const task of tasks) {
    if (characters < manyCharacters) return 1;
    if ('outcome' in kept.look(task, reader)) characters -= task.text.length;
  }
  return characters < manyCharacters ? 1 : Math.min(io.cores, mostThreads);
};

/** What is wrong with `FILE:LINE` where no ruling is at that line. */
export const strayLine = (
  tasks: readonly Task[],
  files: readonly Pick<FileOutcome, 'path' | 'begins'>[],
): string | undefined => {
  const byPath = new Map(tasks.map((task) => [task.path, task]));
  const stray = files.find((one) => isStray(byPath.get(one.path), one.begins));
  if (stray === undefined) return undefined;
  const { lines } = byPath.get(stray.path) ?? { lines: [] };
  return `${stray.path}: no ruling at line ${lines.join(', ')}; rulings begin at ${stray.begins.join(', ')}`;
};

/** A line was asked for that stands above all the rulings of its file. */
const isStray = (task: Task | undefined, begins: readonly number[]): boolean =>
  task !== undefined && begins.length > 0 && task.lines.some((line) => line < Math.min(...begins));
