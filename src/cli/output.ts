/**
 * Where a long text goes, piece by piece. A file takes its place when all of it is there, and until then what stood
 * there stands. What is no file, a pipe or a device, gets each piece at once.
 */
import { closeSync, constants, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.js';
import { behindLinks, isOpened, replaceWith, statOf, unfinishedIn } from './whole-file.js';

export interface Output {
  /** @throws an error of the file system */
  readonly write: (text: string) => void;
  /** @throws an error of the file system, or NoFile; then nothing has changed */
  readonly end: () => void;
  /** Does without what is not ended. */
  readonly drop: () => void;
}

/** @throws an error of the file system where nothing can be written there */
export const outputTo = (path: string): Output => {
  const target = behindLinks(path);
  const isFile = !isOpened(target) && (statOf(target)?.isFile() ?? true);
  return isFile ? intoFile(target) : into(target);
};

/** Writes a whole text. */
export const writeOut = (path: string, text: string): void => {
  const output = outputTo(path);
  try {
    output.write(text);
    output.end();
  } finally {
    output.drop();
  }
};

/** As a shell writes to it. */
const into = (path: string): Output => {
  const file = closing(openSync(path, constants.O_WRONLY));
  return {
    write: (text) => writeFileSync(file.id, text),
    end: file.close,
    drop: file.close,
  };
};

/**
 * The pieces wait beside the file, under no name: whatever ends the process leaves nothing behind. Only what is
 * complete gets a name for a moment, and then the file's.
 */
const intoFile = (path: string): Output => {
  makeFolder(dirname(path));
  const name = unfinishedIn(dirname(path));
  const waiting = closing(openSync(name, 'wx+', 0o600));
  rmSync(name);
  return {
    write: (text) => writeFileSync(waiting.id, text),
    end: () => replaceWith(path, (file) => copy(waiting.id, file)),
    drop: waiting.close,
  };
};

/** An open file that is closed once. */
const closing = (id: number): { readonly id: number; readonly close: () => void } => {
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(id);
    isOpen = false;
  };
  return { id, close };
};

const copy = (from: number, to: number): void => {
  const buffer = Buffer.alloc(1024 * 1024);
  let position = 0;
  for (;;) {
    const count = readSync(from, buffer, 0, buffer.length, position);
    if (count === 0) return;
    writeFileSync(to, buffer.subarray(0, count));
    position += count;
  }
};
