/** The files of a workspace: by which paths the service knows them, what they import, and all that belong to it. */
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ReadImport, SourceFile } from '../../harness/suite.js';
import { listFiles, readWanted } from '../files.js';
import { importReader, type ImportReader } from '../imports.js';
import { Failure } from '../io.js';

export interface Folder {
  readonly read: ReadImport;
  /** Every file of rulings or cards in it. */
  readonly files: () => readonly SourceFile[];
  readonly pathOf: (uri: string) => string;
  readonly uriOf: (path: string) => string;
  /** Forgets what was read: it may have changed. */
  readonly refresh: () => void;
}

/** So many files are looked into at most. */
const mostFiles = 20_000;

export const folderAt = (root: string): Folder => {
  let reader: ImportReader = importReader(root);
  let listed: readonly SourceFile[] | undefined;
  const kept = new Map<string, SourceFile>();
  const uris = new Map<string, string>();
  /** The same object as long as the file stays the same. */
  const same = (file: SourceFile): SourceFile => {
    const before = kept.get(file.path);
    if (before?.text === file.text) return before;
    kept.set(file.path, file);
    return file;
  };
  return {
    read: (from, path) => {
      const found = reader.read(from, path);
      return 'problem' in found ? found : same(found);
    },
    files: () => (listed ??= filesBelow(root).map(same)),
    pathOf: (uri) => {
      const path = uri.startsWith('file:') ? shownFrom(root, fileURLToPath(uri)) : uri;
      uris.set(path, uri);
      return path;
    },
    uriOf: (path) => uris.get(path) ?? pathToFileURL(resolve(root, path)).href,
    refresh: () => {
      reader = importReader(root);
      listed = undefined;
    },
  };
};

const shownFrom = (root: string, path: string): string =>
  relative(root, path).split(sep).join('/') || path;

const filesBelow = (root: string): readonly SourceFile[] => {
  try {
    return listFiles([root], { cwd: root, endings: ['.ruling', '.cards'], takesLines: false })
      .slice(0, mostFiles)
      .map((file) => {
        const { path, text } = readWanted(file, root, false);
        return { path, text };
      });
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
};
