/**
 * What earlier runs have found out, kept in the user's cache folder, so that only what changed is worked out again.
 * For each file of rulings there is one entry of each kind, with a key that says from what it was worked out. Entries
 * are written whole, each as soon as it is known: a run that is killed has lost nothing, and several may go on at once.
 */
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { cacheFolder } from './cache-folder.js';
import { digest } from './digest.js';
import { complainTo, reasonOf, type Io } from './io.js';
import { NoFile, readFile } from './read-file.js';
import { makeRoom, roomFor } from './make-room.js';
import { own, replaceFile } from './whole-file.js';

export interface KeptEntries<T> {
  /** What is kept of a file of rulings under this key. */
  readonly find: (file: string, key: string) => T | undefined;
  /** Keeps it in the place of what was kept of the file before. Plain data, as threads could send it. */
  readonly keep: (file: string, key: string, value: T) => void;
  /** Makes room, and says what could not be used or kept, if anything. */
  readonly end: () => void;
}

/** What is kept, by name, and what is said where that cannot be done. */
export interface KindOfKept {
  readonly name: string;
  readonly unused: string;
  readonly unkept: string;
}

const schema = 'hantei-kept/2';

/** Milliseconds after which an entry that is used is marked as used again. */
const markEvery = 24 * 60 * 60 * 1000;
/** Bytes taken after which room is made while the run goes on. */
const muchTaken = 16 * 1024 * 1024;

/** Nothing where there is no place for it, or no telling which build has found it out. */
export const keptIn = <T>(io: Io, kind: KindOfKept): KeptEntries<T> | undefined => {
  const { env, cwd, build } = io;
  const cache = cacheFolder(env);
  if (cache === undefined || build === undefined) return undefined;
  const folder = join(cache, 'kept');
  const pathOf = (file: string): string => join(folder, `${kind.name}-${digest(cwd, file)}`);
  let remark: string | undefined;
  let isSaid = false;
  let isHopeless = false;
  let taken = 0;
  return {
    find: (file, key) => {
      const path = pathOf(file);
      try {
        return read<T>(path, headOf(build, key));
      } catch (error) {
        remark ??= `${kind.unused}: ${path}: ${reasonOf(error)}`;
        return undefined;
      }
    },
    keep: (file, key, value) => {
      if (isHopeless) return;
      const path = pathOf(file);
      try {
        taken += write(path, headOf(build, key), value);
      } catch (error) {
        // What stands in the way of one entry need not stand in the way of others.
        isHopeless = !(error instanceof NoFile);
        remark ??= `${kind.unkept}: ${path}: ${reasonOf(error)}`;
      }
      if (taken < muchTaken) return;
      makeRoom(folder, 'now');
      taken = 0;
    },
    end: () => {
      if (taken > 0) makeRoom(folder, 'when due');
      taken = 0;
      if (remark !== undefined && !isSaid) complainTo(io, remark);
      isSaid ||= remark !== undefined;
    },
  };
};

/** The first line of an entry: what it was worked out from, and by which build. */
const headOf = (build: string, key: string): Buffer =>
  Buffer.from(`${schema} ${digest(build, key)}\n`);

/** @throws an error where there is an entry that cannot be read */
const read = <T>(path: string, head: Buffer): T | undefined => {
  const used = timeOf(path);
  if (used === undefined) return undefined;
  const bytes = readFile(path);
  if (!bytes.subarray(0, head.length).equals(head)) return undefined;
  const value = unpacked(bytes.subarray(head.length)) as T;
  if (Date.now() - used > markEvery) markUsed(path);
  return value;
};

const markUsed = (path: string): void => {
  const now = Date.now() / 1000;
  try {
    utimesSync(path, now, now);
  } catch {
    // It can be used all the same.
  }
};

/** When an entry was last used; nothing where there is none, or no folder for it. */
const timeOf = (path: string): number | undefined => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return undefined;
  }
};

/** Packing guards it, too: what was damaged cannot be unpacked. */
const unpacked = (bytes: Uint8Array): unknown => {
  try {
    return deserialize(gunzipSync(bytes)) as unknown;
  } catch {
    throw new Error('the file is damaged');
  }
};

/** @returns the room that it takes */
const write = (path: string, head: Buffer, value: unknown): number => {
  const bytes = Buffer.concat([head, gzipSync(serialize(value), { level: 1 })]);
  replaceFile(path, bytes, own);
  return roomFor(bytes.length);
};
