/**
 * Reading what somebody names or a folder holds. Only files are read: a pipe or a device may have no end, and may wait
 * for ever before it begins.
 */
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';

/** It is there, and it is no file. */
export class NoFile extends Error {}

/** There is more of it than anybody wants to read. */
export class TooLarge extends Error {
  constructor(readonly bytes: number) {
    super(`it has ${bytes} bytes`);
  }
}

/**
 * The bytes of a file, and of links to it.
 *
 * @throws NoFile where it is something else, TooLarge, or an error of the file system
 */
export const readFile = (path: string, largest = Infinity): Buffer => {
  demandFile(statSync(path));
  // What was a file a moment ago may be a pipe by now; this keeps opening it from waiting.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(file);
    demandFile(stat);
    if (stat.size > largest) throw new TooLarge(stat.size);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * The same, and what comes through a pipe, as far as it may be read. Whoever opens it waits for somebody to write.
 *
 * @throws as `readFile`
 */
export const readFileOrPipe = (path: string, largest: number): Buffer => {
  if (!statSync(path).isFIFO()) return readFile(path, largest);
  const pipe = openSync(path, 'r');
  try {
    return upTo(pipe, largest);
  } finally {
    closeSync(pipe);
  }
};

const upTo = (pipe: number, largest: number): Buffer => {
  const chunks: Buffer[] = [];
  for (let total = 0; total <= largest;) {
    const chunk = Buffer.alloc(64 * 1024);
    const count = readSync(pipe, chunk);
    if (count === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, count));
    total += count;
    if (total > largest) throw new TooLarge(total);
  }
  return Buffer.concat(chunks);
};

/** @throws NoFile where it is something else */
export const demandFile = (stat: Stats): void => {
  if (!stat.isFile()) throw new NoFile(`it is ${kindOf(stat)}, not a file`);
};

const kindOf = (stat: Stats): string => {
  if (stat.isDirectory()) return 'a directory';
  if (stat.isFIFO()) return 'a pipe';
  return stat.isSocket() ? 'a socket' : 'a device';
};
