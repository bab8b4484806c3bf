/** Questions from all files: in an order that the seed gives, until there are enough of them. */
import { shuffled } from '../training/shuffle.js';
import { fileWork, type WorkMeans } from './file-work.js';
import { workOff } from './pool.js';
import {
  brokenTraining,
  type ToldQuestion,
  trainFile,
  type TrainedFile,
  type TrainTask,
} from './train-file.js';

export interface Training extends WorkMeans {
  readonly seed: string;
  /** How many questions are wanted; without it all that there are. */
  readonly count: number | undefined;
  /** Called whenever a file is done. */
  readonly onFile: (path: string, done: number, total: number) => void;
}

/** A file as it is listed. */
export type TrainListed = Omit<TrainTask, 'most' | 'seed' | 'fatal' | 'cursor'>;

export interface Trained {
  readonly questions: readonly ToldQuestion[];
  /** What came of each file that was looked into. */
  readonly files: readonly TrainedFile[];
}

const trains = { name: 'trainTask', here: trainFile, broken: brokenTraining };

/**
 * Where not all are wanted, each file gives a few, so that the questions are about much; only where these are too few,
 * every file gives all it has.
 */
export const trainAll = async (
  training: Training,
  listed: readonly TrainListed[],
): Promise<Trained> => {
  const { count, seed } = training;
  if (count === undefined) return passOver(training, listed, Infinity, Infinity);
  const files = shuffled(listed, seed);
  const share = Math.ceil((2 * count) / Math.max(1, files.length));
  const some = await passOver(training, files, share, count);
  const whole =
    some.questions.length >= count || some.files.every(({ questions }) => questions.length < share)
      ? some
      : await passOver(training, files, Infinity, count);
  return { ...whole, questions: shuffled(whole.questions.slice(0, count), `${seed} order`) };
};

/** Files in turn, until those in front have given enough: which they are does not depend on who was done first. */
const passOver = async (
  training: Training,
  files: readonly TrainListed[],
  share: number,
  enough: number,
): Promise<Trained> => {
  const { work: train, jobs, end } = await fileWork(trains, training, files.length);
  const found: (TrainedFile | undefined)[] = files.map(() => undefined);
  let next = 0;
  let done = 0;
  const isEnough = (): boolean => inFront(found, enough).isEnough;
  try {
    await workOff(
      jobs,
      () => (next < files.length && !isEnough() ? next++ : undefined),
      async (at) => {
        const file = files[at];
        if (file === undefined) return;
        found[at] = await train({ ...file, most: share, seed: training.seed, fatal: [] });
        training.onFile(file.path, ++done, files.length);
      },
    );
  } finally {
    await end();
  }
  const { files: all } = inFront(found, enough);
  return { questions: eachOnce(all.flatMap(({ questions }) => questions)), files: all };
};

/** One ruling may stand in two files. */
const eachOnce = (all: readonly ToldQuestion[]): readonly ToldQuestion[] => {
  const seen = new Set<string>();
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
};

/** The files in front that are done, up to the one with which there are enough questions. */
const inFront = (
  found: readonly (TrainedFile | undefined)[],
  enough: number,
): { readonly files: readonly TrainedFile[]; readonly isEnough: boolean } => {
  const files: TrainedFile[] = [];
  let count = 0;
  for (const one of found) {
    if (one === undefined || count >= enough) break;
    files.push(one);
    count += one.questions.length;
  }
  return { files, isEnough: count >= enough };
};
