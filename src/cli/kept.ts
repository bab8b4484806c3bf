/**
 * What rulings have told, kept between runs in the user's cache folder, so that only what changed is proven again. A
 * file of it belongs to one working directory and one engine; what another engine heard is worth nothing.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Testimony } from '../evidence/testimony.js';
import { reasonOf, type Io } from './io.js';
import { createFile } from './whole-file.js';

/** Testimonies by key, each with the file that it is of. */
export type Kept = ReadonlyMap<string, { readonly file: string; readonly testimony: Testimony }>;

export interface KeptFile {
  readonly path: string;
  readonly engine: string;
}

const schema = 'hantei-kept/1';

/** Where testimonies are kept; nothing where there is no place for them, or no telling which engine heard them. */
export const keptFile = ({ env, cwd, worker }: Io): KeptFile | undefined => {
  const folder = cacheFolder(env);
  const engine = worker === undefined ? undefined : fingerprint(worker);
  if (folder === undefined || engine === undefined) return undefined;
  const name = `proof-${hashOf(cwd).slice(0, 16)}.json`;
  return { path: join(folder, 'hantei', name), engine };
};

const cacheFolder = (env: Io['env']): string | undefined => {
  const { XDG_CACHE_HOME: own, LOCALAPPDATA: local, HOME: home } = env;
  if (own !== undefined && isAbsolute(own)) return own;
  return local ?? (home === undefined || home === '' ? undefined : join(home, '.cache'));
};

/** The script that plays names all its parts by their contents, so that it changes whenever one of them does. */
const fingerprint = (script: URL): string | undefined => {
  try {
    return hashOf(readFileSync(script, 'utf8'));
  } catch {
    return undefined;
  }
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is kept; nothing, and why, where it is damaged. */
export const readKept = ({
  path,
  engine,
}: KeptFile): { readonly kept: Kept; readonly warning?: string } => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const isNew = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { kept: new Map(), ...(isNew ? {} : { warning: unusable(path, reasonOf(error)) }) };
  }
  const [head = '', body = ''] = text.split('\n');
  if (head !== headOf(body, engineIn(head)))
    return { kept: new Map(), warning: unusable(path, 'the file is damaged') };
  if (engineIn(head) !== engine) return { kept: new Map() };
  return { kept: new Map(Object.entries(JSON.parse(body) as Record<string, never>)) };
};

const unusable = (path: string, why: string): string =>
  `what earlier runs have proven cannot be used and is proven again: ${path}: ${why}`;

/** The first line: which engine heard the testimonies, and what the second line must be like. */
const headOf = (body: string, engine: string): string => `${schema} ${engine} ${hashOf(body)}`;
const engineIn = (head: string): string => head.split(' ')[1] ?? '';

/**
 * Keeps testimonies: whole, or as they were before.
 *
 * @returns why that could not be done
 */
export const writeKept = ({ path, engine }: KeptFile, kept: Kept): string | undefined => {
  const body = JSON.stringify(Object.fromEntries(kept));
  try {
    createFile(path, Buffer.from(`${headOf(body, engine)}\n${body}\n`));
    return undefined;
  } catch (error) {
    return `what was proven cannot be kept for later runs: ${path}: ${reasonOf(error)}`;
  }
};
