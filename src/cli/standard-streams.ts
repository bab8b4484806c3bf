/** Stdout and stderr of the process. */
import { fstatSync, writeFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { complainTo, reasonOf, type Sink } from './io.js';

type Stream = 'stdout' | 'stderr';

const numbers: Readonly<Record<Stream, number>> = { stdout: 1, stderr: 2 };

const opened = new Map<Stream, Sink>();

/** Node opens a stream when it is looked at for the first time, and takes as long as it takes to play a ruling. */
export const standardStream = (name: Stream): Sink => {
  const sink = opened.get(name) ?? (isFile(numbers[name]) ? fileSink(name) : stream(name));
  opened.set(name, sink);
  return sink;
};

/** A file, or a device that takes what is written as one does. */
const isFile = (number: number): boolean => {
  try {
    const stat = fstatSync(number);
    return stat.isFile() || (stat.isCharacterDevice() && !isatty(number));
  } catch {
    return false;
  }
};

/** Node's own stream says nothing where only part of a text finds room. */
const fileSink = (name: Stream): Sink => ({
  write: (text) => {
    try {
      writeFileSync(numbers[name], text);
    } catch (error) {
      endWith(name, error);
    }
  },
});

const stream = (name: Stream): Sink => {
  const own = process[name];
  own.on('error', (error) => endWith(name, error));
  return own;
};

/** Where nothing can be written any more there is no point in going on. */
const endWith = (name: Stream, error: unknown): never => {
  // `hantei run | head` closes the pipe early; nobody is left to be told.
  if ((error as NodeJS.ErrnoException).code === 'EPIPE') process.exit(process.exitCode ?? 0);
  const stderr = standardStream('stderr');
  if (name === 'stdout') complainTo({ stderr }, `stdout cannot be written: ${reasonOf(error)}`);
  process.exit(2);
};
