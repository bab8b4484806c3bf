/** A worker thread that plays the parlour game. */
import { workerData } from 'node:worker_threads';
import { importReader } from '../../src/cli/imports.js';
import { proveFile, type FileProof, type ProveTask } from '../../src/cli/prove-file.js';

import { parlourEngine } from './parlour-engine.js';

const engine = parlourEngine();
const reader = importReader((workerData as { readonly cwd: string }).cwd);

export const proveTask = (task: ProveTask): FileProof => proveFile(engine, task, reader);
