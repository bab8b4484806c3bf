/** How a ruling file's imports are read: relative to the file, and never from outside the project. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { NotRead, ReadImport, SourceFile } from '../harness/suite.js';
import { digest } from './digest.js';
import { shown } from './files.js';
import { readFile } from './read-file.js';
import { decode, largestFile } from './text.js';

export interface ImportReader {
  readonly read: ReadImport;
  /** The files, as shown, that were read for a file since the last call; the watcher wants to know. */
  readonly taken: () => string[];
}

/** An import, and what was found; plain data. */
export interface ImportRead {
  readonly from: string;
  readonly path: string;
  /** What was in the way, or a digest of the file. */
  readonly found: string;
}

/** A reader that notes what it reads, since what comes of a file depends on it. */
export const recording = (
  reader: ImportReader,
): { readonly reader: ImportReader; readonly reads: readonly ImportRead[] } => {
  const reads: ImportRead[] = [];
  const read: ReadImport = (from, path) => {
    const found = reader.read(from, path);
    reads.push({ from, path, found: foundIn(found) });
    return found;
  };
  return { reader: { ...reader, read }, reads };
};

/** Whether everything that was read is still found as it was. */
export const isUnchanged = ({ read }: ImportReader, reads: readonly ImportRead[]): boolean =>
  reads.every(({ from, path, found }) => foundIn(read(from, path)) === found);

/** Whether two times the same was read. */
export const isSame = (some: readonly ImportRead[], others: readonly ImportRead[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

const foundIn = (file: SourceFile | NotRead): string =>
  'problem' in file ? file.problem : digestOf(file);

const digests = new WeakMap<SourceFile, string>();

/** Many files import the same one, and a reader hands out the same each time. */
const digestOf = (file: SourceFile): string => {
  const before = digests.get(file);
  if (before !== undefined) return before;
  const now = digest(file.path, file.text);
  digests.set(file, now);
  return now;
};

/** A reader that keeps what it read: many rulings import the same cards. */
export const importReader = (cwd: string): ImportReader => {
  const kept = new Map<string, SourceFile | NotRead>();
  let taken = new Set<string>();
  const read: ReadImport = (from, path) => {
    const file = resolve(cwd, from);
    const target = resolve(dirname(file), path);
    if (isAbsolute(path) || !isInside(projectRoot(cwd, file), target))
      return { problem: 'outside' };
    const name = shown(cwd, target);
    taken.add(name);
    const before = kept.get(target);
    if (before !== undefined) return before;
    const now = readImport(projectRoot(cwd, file), target, name);
    kept.set(target, now);
    return now;
  };
  return {
    read,
    taken: () => {
      const names = [...taken];
      taken = new Set();
      return names;
    },
  };
};

const readImport = (root: string, target: string, path: string): SourceFile | NotRead => {
  if (!existsSync(target)) return { problem: 'missing' };
  try {
    // A link inside the project may lead out of it.
    if (!isInside(realpathSync(root), realpathSync(target))) return { problem: 'outside' };
    const decoded = decode(readFile(target, largestFile));
    return 'text' in decoded ? { path, text: decoded.text } : { problem: 'unreadable' };
  } catch {
    return { problem: 'unreadable' };
  }
};

const isInside = (root: string, path: string): boolean => {
  const from = relative(root, path);
  return from !== '' && !isAbsolute(from) && from.split(/[\\/]/)[0] !== '..';
};

/** Whatever marks the top of a project. */
const landmarks = ['package.json', '.git', '.hg'];

/** The working directory, where the file is below it; otherwise the nearest project above the file. */
export const projectRoot = (cwd: string, file: string): string => {
  if (isInside(cwd, file)) return cwd;
  const own = dirname(file);
  for (let folder = own; ; folder = dirname(folder)) {
    if (landmarks.some((name) => existsSync(join(folder, name)))) return folder;
    if (folder === dirname(folder)) return own;
  }
};
