/** A worker thread that asks about rulings, and ends where the first of a file is called deadly. */
import { workerData } from 'node:worker_threads';
import { moveTo } from '../../src/cli/cursor.js';
import { engines } from '../../src/cli/engines.js';
import { importReader } from '../../src/cli/imports.js';
import { trainFile, type TrainedFile, type TrainTask } from '../../src/cli/train-file.js';

const reader = importReader((workerData as { readonly cwd: string }).cwd);

export const trainTask = async (task: TrainTask): Promise<TrainedFile> => {
  const engine = await engines.engine();
  if (task.text.includes('Deadly') && task.fatal.length === 0 && task.cursor !== undefined) {
    moveTo(task.cursor, 0, '');
    process.exit(1);
  }
  return trainFile(engine, task, reader);
};
