/** What a worker thread does: it judges the files it is sent, or has them testify. */
import { workerData } from 'node:worker_threads';
import { moveTo } from './cursor.js';
import { engines } from './engines.js';
import { importReader } from './imports.js';
import { judgeFile, type JudgedFile, type JudgeTask } from './judge-file.js';
import type { Followed } from './outlive.js';
import { trainFile, type TrainedFile, type TrainTask } from './train-file.js';
import { proveFile, type FileProof, type ProveTask } from './prove-file.js';

const { cwd } = workerData as { readonly cwd: string };
const reader = importReader(cwd);
const ready = engines.engine();

export const judgeTask = async ({ cursor, ...task }: Followed<JudgeTask>): Promise<JudgedFile> =>
  judgeFile(await ready, task, reader, (at) => moveTo(cursor, at, ''));

export const proveTask = async (task: ProveTask): Promise<FileProof> =>
  proveFile(await ready, task, reader);

export const trainTask = async (task: TrainTask): Promise<TrainedFile> =>
  trainFile(await ready, task, reader);
