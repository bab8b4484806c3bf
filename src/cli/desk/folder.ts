/** The folder that the desk works in: what is below it, and nothing else, whatever paths and links say. */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ListedText, StoredText, UnreadText, WrittenText } from '../../desk/stored.js';
import { digest } from '../digest.js';
import { listFiles } from '../files.js';
import { Failure, reasonOf } from '../io.js';
import { readFile } from '../read-file.js';
import { decode, largestFile } from '../text.js';
import { replaceFile } from '../whole-file.js';

export interface DeskFolder {
  readonly list: () => readonly ListedText[];
  readonly read: (path: string) => StoredText | UnreadText | undefined;
  /** @param basedOn the version that was changed; nothing of a file that is new */
  readonly write: (path: string, text: string, basedOn: string | undefined) => WrittenText;
  /** The path of a file of the folder as the page knows it; nothing of any other. */
  readonly nameOf: (file: string) => string | undefined;
}

/** What the desk reads and writes. */
export const deskEndings = ['.ruling', '.cards'];

/** So many files are listed at most. */
const mostFiles = 20_000;

export const deskFolder = (folder: string): DeskFolder => {
  const root = realpathSync(folder);
  const read: DeskFolder['read'] = (path) => {
    const file = fileAt(root, path);
    return file === undefined || !existsSync(file) ? undefined : readAt(path, file);
  };
  return {
    list: () => listed(root),
    read,
    write: (path, text, basedOn) => {
      const file = fileAt(root, path);
      if (file === undefined) return { refused: 'no such place in this folder' };
      if (existsSync(file)) {
        const now = readAt(path, file);
        if ('refused' in now) return { refused: `what stands there is not read: ${now.refused}` };
        if (now.version !== basedOn) return { conflict: now };
      }
      return writeAt(file, text);
    },
    nameOf: (file) => {
      const name = relative(root, resolve(root, file)).split(sep).join('/');
      return fileAt(root, name) === undefined ? undefined : name;
    },
  };
};

const listed = (root: string): ReturnType<DeskFolder['list']> => {
  try {
    const how = { cwd: root, endings: deskEndings, takesLines: false, onUnread: () => undefined };
    return listFiles(['.'], how)
      .slice(0, mostFiles)
      .flatMap(({ path }) => {
        const file = fileAt(root, path);
        return file === undefined ? [] : [{ path, size: statSync(file).size }];
      });
  } catch (error) {
    // There is nothing there yet.
    if (error instanceof Failure) return [];
    throw error;
  }
};

/** Where a path leads, if that is a file of rulings or cards, or could become one, below the folder. */
const fileAt = (root: string, path: string): string | undefined => {
  const isPlain =
    path !== '' &&
    !isAbsolute(path) &&
    !/[\0\\]|(?:^|\/)(?:\.{0,2}|node_modules|\.git)(?:\/|$)/u.test(path);
  if (!isPlain || !deskEndings.some((ending) => path.endsWith(ending))) return undefined;
  const file = join(root, path);
  return isWithin(root, realPlace(file)) ? file : undefined;
};

/** A file as it really is, or the folder nearest to it that there is already. */
const realPlace = (file: string): string => {
  for (let place = file; ; place = dirname(place)) {
    try {
      return realpathSync(place);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      // A link that leads to nothing may lead anywhere.
      if (!isMissing || isLink(place) || place === dirname(place)) return '';
    }
  }
};

const isLink = (place: string): boolean =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;

const isWithin = (root: string, place: string): boolean => {
  if (place === '') return false;
  const from = relative(root, place);
  return !isAbsolute(from) && from.split(sep)[0] !== '..';
};

const readAt = (path: string, file: string): StoredText | UnreadText => {
  try {
    const bytes = readFile(file, largestFile);
    const decoded = decode(bytes);
    if (!('text' in decoded)) return { refused: 'it is no text' };
    return { path, text: decoded.text, version: digest(bytes.toString('base64')) };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
};

const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** What marks a file as UTF-8 is kept; one in another encoding is left as it is. */
const writeAt = (file: string, text: string): WrittenText => {
  try {
    const before = existsSync(file) ? readFile(file, largestFile) : Buffer.alloc(0);
    if (before[0] === 0xff || before[0] === 0xfe)
      return { refused: 'the file is UTF-16: save it as UTF-8 first' };
    const isMarked = before.subarray(0, mark.length).equals(mark);
    const bytes = Buffer.concat([...(isMarked ? [mark] : []), Buffer.from(text, 'utf8')]);
    if (bytes.length > largestFile) return { refused: 'it is too large' };
    replaceFile(file, bytes);
    return { version: digest(bytes.toString('base64')) };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
};
