/** Files written whole or not at all, so that nobody ever meets half of one. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.js';
import { decode } from './text.js';

/** Puts a whole new file in the place of an old one. Behind a link the file itself is replaced and the link stays. */
export const replaceFile = (path: string, bytes: Uint8Array): void => {
  const real = realpathSync(path);
  accessSync(real, constants.W_OK);
  writeBeside(real, bytes, statSync(real).mode & 0o777);
};

/** Writes a file with the folders above it; what stood there before is replaced. */
export const createFile = (path: string, bytes: Uint8Array): void => {
  makeFolder(dirname(path));
  writeBeside(path, bytes, 0o644);
};

const writeBeside = (path: string, bytes: Uint8Array, mode: number): void => {
  const unfinished = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    writeFileSync(unfinished, bytes, { mode, flag: 'wx' });
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};

/**
 * Puts a changed text in the place of the one that was read, in the encoding of the file.
 *
 * @throws Error where the file no longer says what was read, or cannot be written
 */
export const replaceText = (path: string, before: string, now: string): void => {
  const bytes = readFileSync(path);
  const decoded = decode(bytes);
  if (!('text' in decoded) || decoded.text !== before)
    throw new Error('it was changed meanwhile; try again');
  replaceFile(path, encodedLike(bytes, now));
};

const encodedLike = (before: Uint8Array, text: string): Uint8Array => {
  const [first, second, third] = before;
  const little = (): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
  if (first === 0xff && second === 0xfe) return little();
  if (first === 0xfe && second === 0xff) return little().swap16();
  return Buffer.from(first === 0xef && second === 0xbb && third === 0xbf ? `\ufeff${text}` : text);
};
