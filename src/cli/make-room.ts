/** Keeps a folder of what Hantei can do without from growing: what has not been used for long goes. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { own, replaceFile, unfinishedEnding } from './whole-file.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Milliseconds after which what nobody has used goes. */
const longest = 30 * day;
/** Bytes that all of it may take; beyond that, what was used longest ago goes. */
const mostBytes = 256 * 1024 * 1024;

/** Most file systems give room in blocks, so that many small files take more than they have. */
const block = 4096;

/** The room that a file of so many bytes takes. */
export const roomFor = (bytes: number): number => Math.ceil(bytes / block) * block;

/** Its time says when room was made. */
const marker = 'room-made';

interface Entry {
  readonly path: string;
  readonly room: number;
  readonly used: number;
}

/** Makes room; where it need not be now, once a day. */
export const makeRoom = (folder: string, when: 'now' | 'when due', most = mostBytes): void => {
  const now = Date.now();
  try {
    const mark = join(folder, marker);
    const last = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (when === 'when due' && now - last < day) return;
    replaceFile(mark, new Uint8Array(), own);
    for (const path of tooMuch(entriesIn(folder), now, most)) rmSync(path, { force: true });
  } catch {
    // Whatever cannot be removed stays.
  }
};

const entriesIn = (folder: string): readonly Entry[] =>
  readdirSync(folder)
    .filter((name) => name !== marker)
    .flatMap((name) => {
      const path = join(folder, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      return stat?.isFile() ? [{ path, room: roomFor(stat.size), used: stat.mtimeMs }] : [];
    });

/** What has to go: leftovers of runs that were killed, what is old, and what is more than there is room for. */
const tooMuch = (entries: readonly Entry[], now: number, most: number): readonly string[] => {
  let taken = 0;
  return [...entries]
    .sort((one, other) => other.used - one.used)
    .filter(({ path, room, used }) => {
      if (path.endsWith(unfinishedEnding)) return now - used > hour;
      taken += room;
      return taken > most || now - used > longest;
    })
    .map(({ path }) => path);
};
