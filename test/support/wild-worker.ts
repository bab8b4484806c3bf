/** A worker thread that plays the parlour game, with the rules without which threads end or never answer. */
import { workerData } from 'node:worker_threads';
import { importReader } from '../../src/cli/imports.js';
import { proveFile, type FileProof, type ProveTask } from '../../src/cli/prove-file.js';
import { wild } from '../evidence/parlour.js';
import { parlourEngine } from './parlour-engine.js';

const engine = parlourEngine(wild);
const reader = importReader((workerData as { readonly cwd: string }).cwd);

export const proveTask = (task: ProveTask): FileProof => proveFile(engine, task, reader);
