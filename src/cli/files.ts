/** Which files are meant by the paths on the command line, and what is in them. */
import { readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../language/document.js';
import { Failure, reasonOf } from './io.js';
import { readFile, readFileOrPipe, TooLarge } from './read-file.js';
import { decode, fileProblem, largestFile, tooLarge } from './text.js';

/** Where rulings are when nobody says. */
export const defaultFolder = 'rulings';

/** A file to be read. */
export interface WantedFile {
  /** As it is shown: from the working directory, with `/`. */
  readonly path: string;
  /** `FILE:12`: only the rulings at these lines; empty: all. */
  readonly lines: readonly number[];
}

/** A file that was read; where it could not be, its text is empty and the problem says why. */
export interface Read extends WantedFile {
  readonly text: string;
  readonly problem: Problem | undefined;
}

export interface Listing {
  readonly cwd: string;
  /** Endings of the files taken from directories. */
  readonly endings: readonly string[];
  /** Whether `FILE:LINE` means a line. */
  readonly takesLines: boolean;
  /** Called with each directory that is looked into, as it was come by and as it really is. */
  readonly onFolder?: (path: string, real: string) => void;
  /** Told why a directory cannot be read, which is then passed over; without it that is a failure. */
  readonly onUnread?: (message: string) => void;
}

/**
 * The files below the paths: directories recursively, sorted, each file once.
 *
 * @throws Failure where a path does not exist, or is no file of these kinds
 */
export const listFiles = (paths: readonly string[], listing: Listing): WantedFile[] => {
  const found = new Map<string, Set<number> | undefined>();
  const faults: string[] = [];
  for (const path of paths) {
    try {
      for (const one of filesAt(path, listing)) add(found, one);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new Failure(faults.join('\n'));
  return [...found]
    .map(([path, lines]) => ({ path, lines: [...(lines ?? [])] }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
};

/** A file named both whole and by a line is wanted whole. */
const add = (found: Map<string, Set<number> | undefined>, { path, lines }: WantedFile): void => {
  const before = found.get(path);
  if (lines.length === 0 || (found.has(path) && before === undefined)) {
    found.set(path, undefined);
    return;
  }
  found.set(path, new Set([...(before ?? []), ...lines]));
};

const filesAt = (path: string, listing: Listing): WantedFile[] => {
  const whole = statOf(resolve(listing.cwd, path));
  if (whole instanceof Error) {
    const [, file, line] = (listing.takesLines && /^(.+):(\d+)$/s.exec(path)) || [];
    if (file === undefined) throw new Failure(`${path}: ${reasonOf(whole)}`);
    const stat = statOf(resolve(listing.cwd, file));
    if (stat instanceof Error) throw new Failure(`${file}: ${reasonOf(stat)}`);
    if (stat.isDirectory()) throw new Failure(`${path}: ${file} is a directory and has no lines`);
    return [fileAt(file, [Number(line)], listing)];
  }
  if (!whole.isDirectory()) return [fileAt(path, [], listing)];
  return walk(resolve(listing.cwd, path), listing, new Set()).map((one) => ({
    path: one,
    lines: [],
  }));
};

const fileAt = (path: string, lines: readonly number[], { cwd, endings }: Listing): WantedFile => {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  // Without an ending it may be a pipe that somebody means to be read: /dev/fd/63.
  if (name.includes('.') && !endings.some((ending) => name.endsWith(ending)))
    throw new Failure(`${path}: not a ${endings.join(' or ')} file`);
  return { path: shown(cwd, resolve(cwd, path)), lines };
};

/** A path as reports show it. */
export const shown = (cwd: string, path: string): string => {
  const from = relative(cwd, path);
  return (from.startsWith('..') || isAbsolute(from) ? path : from).split(sep).join('/');
};

const statOf = (path: string): Stats | Error => {
  try {
    return statSync(path);
  } catch (error) {
    return error as Error;
  }
};

/** Files below a directory. Links are followed, each real directory once, so that a loop of links ends. */
const walk = (directory: string, listing: Listing, seen: Set<string>): string[] => {
  const names = namesIn(directory, listing, seen);
  return names.flatMap((name) => {
    const path = join(directory, name);
    const stat = statOf(path);
    if (!(stat instanceof Error) && stat.isDirectory())
      return isSkipped(name) ? [] : walk(path, listing, seen);
    // What is no file, or cannot be looked at, is listed all the same: reading it will say why.
    return listing.endings.some((ending) => name.endsWith(ending))
      ? [shown(listing.cwd, path)]
      : [];
  });
};

/** Of a directory that was seen before, nothing. */
const namesIn = (directory: string, listing: Listing, seen: Set<string>): readonly string[] => {
  try {
    const real = realpathSync(directory);
    if (seen.has(real)) return [];
    seen.add(real);
    const names = readdirSync(directory).sort();
    listing.onFolder?.(directory, real);
    return names;
  } catch (error) {
    const message = `${shown(listing.cwd, directory)}: ${reasonOf(error)}`;
    if (listing.onUnread === undefined) throw new Failure(message);
    listing.onUnread(message);
    return [];
  }
};

const isSkipped = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

/**
 * Reads a file of the list.
 *
 * @param isNamed whether the command line names it; then not being able to open it is a failure of the command
 * @throws Failure where a named file cannot be read
 */
export const readWanted = (wanted: WantedFile, cwd: string, isNamed: boolean): Read => {
  const path = resolve(cwd, wanted.path);
  try {
    const decoded = decode(readBytes(path));
    if ('problem' in decoded) return { ...wanted, text: '', problem: decoded.problem };
    demandLines(wanted, decoded.text);
    return { ...wanted, text: decoded.text, problem: undefined };
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof TooLarge) return { ...wanted, text: '', problem: tooLarge(error.bytes) };
    if (isNamed) throw new Failure(`${wanted.path}: cannot be read: ${reasonOf(error)}`);
    const message = `the file cannot be read: ${reasonOf(error)}`;
    return { ...wanted, text: '', problem: fileProblem('not-text', message) };
  }
};

/** What a shell hands over as a file, as in `hantei run <(cat *.ruling)`: it is there already, and somebody writes it. */
const isHandedOver = (path: string): boolean => /^\/(dev|proc\/self)\/fd\/\d+$/.test(path);

const readBytes = (path: string): Uint8Array =>
  (isHandedOver(path) ? readFileOrPipe : readFile)(path, largestFile);

const demandLines = ({ path, lines }: WantedFile, text: string): void => {
  const count = text.split(/\r\n|\r|\n/).length;
  const beyond = lines.find((line) => line < 1 || line > count);
  if (beyond !== undefined)
    throw new Failure(
      `${path} has no line ${beyond}; it has ${count} ${count === 1 ? 'line' : 'lines'}`,
    );
};

/** Whether one of these arguments names this very file. */
export const isNamedBy = (paths: readonly string[], cwd: string, { path }: WantedFile): boolean =>
  paths.some((one) =>
    [one, one.replace(/:\d+$/, '')].some((p) => resolve(cwd, p) === resolve(cwd, path)),
  );
