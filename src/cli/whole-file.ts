/** Files written whole or not at all, so that nobody ever meets half of one. Nothing but files is ever replaced. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from './make-folder.js';
import { demandFile, readFile } from './read-file.js';
import { decode } from './text.js';

/** Rights of what is made anew. */
export interface Rights {
  readonly folder: number;
  readonly file: number;
}

const usual: Rights = { folder: 0o777, file: 0o666 };
/** For what belongs to its user alone. */
export const own: Rights = { folder: 0o700, file: 0o600 };

/**
 * Puts a whole file where there was one, with its rights, or where there was nothing, with the folders above it.
 * Behind a link the file itself is replaced and the link stays.
 *
 * @throws NoFile where something else stands, or an error of the file system; then all is as it was
 */
export const replaceFile = (path: string, bytes: Uint8Array, rights = usual): void =>
  replaceWith(path, (file) => writeFileSync(file, bytes), rights);

/** The same, with the content written by whoever knows it. */
export const replaceWith = (path: string, write: (file: number) => void, rights = usual): void => {
  const target = behindLinks(path);
  const before = statOf(target);
  if (before === undefined) makeFolder(dirname(target), rights.folder);
  else demandWritable(target, before);
  const unfinished = unfinishedIn(dirname(target));
  try {
    const file = openSync(unfinished, 'wx', rights.file);
    try {
      write(file);
    } finally {
      closeSync(file);
    }
    if (before !== undefined) chmodSync(unfinished, before.mode & 0o777);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};

const demandWritable = (path: string, stat: Stats): void => {
  demandFile(stat);
  accessSync(path, constants.W_OK);
};

/** A name that nobody else uses, in the same folder, since a file can take another's place only within a file system. */
export const unfinishedIn = (folder: string): string =>
  join(folder, `.hantei-${Math.random().toString(36).slice(2)}${unfinishedEnding}`);

export const unfinishedEnding = '.unfinished';

/** What is there; nothing where nothing is. */
export const statOf = (path: string): Stats | undefined =>
  statSync(path, { throwIfNoEntry: false });

const mostLinks = 40;

/** Where links lead, though perhaps nothing is there yet; not beyond what a process has open, which has no name. */
export const behindLinks = (path: string): string => {
  let target = resolve(path);
  for (let links = 0; links < mostLinks; links++) {
    if (isOpened(target) || !isLink(target)) break;
    target = resolve(realpathSync(dirname(target)), readlinkSync(target));
  }
  return target;
};

/** `/dev/stdout` and the like lead there. */
export const isOpened = (path: string): boolean => path.startsWith('/proc/');

const isLink = (path: string): boolean =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/**
 * Puts a changed text in the place of the one that was read, in the encoding of the file.
 *
 * @throws Error where the file no longer says what was read, or cannot be written
 */
export const replaceText = (path: string, before: string, now: string): void => {
  const bytes = readFile(path);
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
