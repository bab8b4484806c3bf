/** A worker thread of `hantei run --jobs`: judges the files it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { engines } from './engines.js';
import { importReader } from './imports.js';
import type { WorkerData } from './judge-all.js';
import { judgeFile, type Task } from './judge-file.js';

const { cwd, settings } = workerData as WorkerData;
const reader = importReader(cwd);
const ready = engines.engine();

parentPort?.on('message', (task: Task) => {
  void ready.then((engine) => parentPort?.postMessage(judgeFile(engine, task, settings, reader)));
});
