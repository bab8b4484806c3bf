/** What a worker thread does: it judges the files it is sent, or has them testify. */
import { workerData } from 'node:worker_threads';
import { engines } from './engines.js';
import { importReader } from './imports.js';
import { judgeFile, type JudgeTask, type Outcome } from './judge-file.js';
import { proveFile, type FileProof, type ProveTask } from './prove-file.js';

const { cwd } = workerData as { readonly cwd: string };
const reader = importReader(cwd);
const ready = engines.engine();

export const judgeTask = async ({ settings, ...task }: JudgeTask): Promise<Outcome> =>
  judgeFile(await ready, task, settings, reader);

export const proveTask = async (task: ProveTask): Promise<FileProof> =>
  proveFile(await ready, task, reader);
