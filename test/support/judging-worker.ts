/** A worker thread that judges as its files say, and dies of those that say so. */
import { workerData } from 'node:worker_threads';
import { moveTo } from '../../src/cli/cursor.js';
import { importReader } from '../../src/cli/imports.js';
import { judgeFile, type JudgedFile, type JudgeTask } from '../../src/cli/judge-file.js';
import type { Followed } from '../../src/cli/outlive.js';
import { fakeEngines } from './fake-engine.js';

const reader = importReader((workerData as { readonly cwd: string }).cwd);

export const judgeTask = async ({ cursor, ...task }: Followed<JudgeTask>): Promise<JudgedFile> =>
  judgeFile(await fakeEngines.engine(), task, reader, (at) => moveTo(cursor, at, ''));
