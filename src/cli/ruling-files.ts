/** Ruling files that are read for what stands in them, not to be judged. */
import { resolve } from 'node:path';
import { edited, type Edit } from '../evidence/official/citations.js';
import type { Document } from '../language/document.js';
import type { Engines } from './engine.js';
import { isNamedBy, listFiles, readWanted } from './files.js';
import { complainTo, Failure, reasonOf, type Io } from './io.js';
import { importReader } from './imports.js';
import { loadSafely } from './load-file.js';
import { replaceText } from './whole-file.js';

export interface RulingFile {
  readonly path: string;
  readonly text: string;
  readonly document: Document;
}

export interface RulingFiles {
  readonly files: readonly RulingFile[];
  /** Whether some could not be read; which, and why, has been said. */
  readonly someUnread: boolean;
}

/**
 * Reads the rulings below these paths.
 *
 * @throws Failure where a path does not exist or has no rulings
 */
export const readRulings = async (
  io: Io,
  engines: Engines,
  paths: readonly string[],
): Promise<RulingFiles> => {
  const listed = listFiles(paths, { cwd: io.cwd, endings: ['.ruling'], takesLines: false });
  if (listed.length === 0) throw new Failure(`no .ruling files in ${paths.join(', ')}`);
  const engine = await engines.engine();
  const reader = importReader(io.cwd);
  let someUnread = false;
  const files = listed.flatMap((wanted) => {
    const read = readWanted(wanted, io.cwd, isNamedBy(paths, io.cwd, wanted));
    const loaded = loadSafely(engine, read, reader, []);
    if ('document' in loaded)
      return [{ path: read.path, text: read.text, document: loaded.document }];
    complainTo(io, `${read.path}: ${loaded.message}`);
    someUnread = true;
    return [];
  });
  return { files, someUnread };
};

/** Makes the changes in a file; says where it cannot be written, and returns whether it was. */
export const editFile = (io: Io, { path, text }: RulingFile, edits: readonly Edit[]): boolean => {
  try {
    replaceText(resolve(io.cwd, path), text, edited(text, edits));
    return true;
  } catch (error) {
    complainTo(io, `${path}: cannot be written: ${reasonOf(error)}`);
    return false;
  }
};
