/**
 * A script, with what Node compiled of it the last time. A short command spends most of its time on compiling code
 * that has not changed. What was compiled is kept in the user's cache folder; where that cannot be read or written,
 * or is of another build or another Node, everything goes on as without it.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { cacheFolder } from './cache-folder.js';
import { readFile } from './read-file.js';
import { own, replaceFile } from './whole-file.js';

export interface LoadedScript<Exports> {
  readonly exports: Exports;
  readonly source: string;
  /** Keeps what is compiled by now for the next time, where there was nothing. */
  readonly keep: () => void;
}

type Body = (
  exports: unknown,
  require: NodeJS.Require,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

/**
 * Loads a script that the build made: of ASCII characters, a `Body` as one expression, and at its end a comment with
 * the digest of all that is in front. `cache`: where what was compiled is kept, if anywhere.
 */
export const loadScript = <Exports>(
  file: string,
  cache: string | undefined,
): LoadedScript<Exports> => {
  const source = readFileSync(file, 'latin1');
  const mark = markOf(file, source);
  const cachedData = cache === undefined ? undefined : kept(cache, mark);
  const script = new Script(source, { filename: file, cachedData });
  const module = { exports: {} };
  const body = script.runInThisContext() as Body;
  body.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  const isNew = cachedData === undefined || script.cachedDataRejected === true;
  return {
    exports: module.exports as Exports,
    source,
    keep: () => {
      if (cache !== undefined && isNew) write(cache, mark, script.createCachedData());
    },
  };
};

/** Where this user's caches are: for each version of Node one file, as none can use another's. */
export const cacheFile = ({
  env,
  platform,
  arch,
  versions,
}: Pick<NodeJS.Process, 'env' | 'platform' | 'arch' | 'versions'>): string | undefined => {
  if (env['NODE_DISABLE_COMPILE_CACHE'] !== undefined) return undefined;
  const folder = cacheFolder(env, platform, () => attempt(homedir));
  return folder === undefined ? undefined : join(folder, `compiled-${versions.v8}-${arch}`);
};

const digestSize = 64;
/** Node wants what it compiled to begin at a multiple of 8. */
const markSize = 128;

/**
 * What tells a script from any other: what the build says, and for one that was changed by hand since, when. Working
 * its digest out here would take longer than all else that is done before it runs.
 */
const markOf = (file: string, source: string): string => {
  const digest = source.trimEnd().slice(-digestSize);
  return `${digest} ${source.length} ${statSync(file).mtimeMs}`.padEnd(markSize).slice(0, markSize);
};

/**
 * What was compiled stands there twice: Node takes it for whatever it seems to be, and fails badly if it is damaged.
 * Comparing is faster than any digest.
 */
const kept = (cache: string, mark: string): Buffer | undefined => {
  const content = attempt(() => readFile(cache)) ?? Buffer.alloc(0);
  const middle = markSize + Math.floor((content.length - markSize) / 2);
  const compiled = content.subarray(markSize, middle);
  return content.toString('latin1', 0, markSize) === mark &&
    compiled.equals(content.subarray(middle))
    ? compiled
    : undefined;
};

/** Whole or not at all: another process may be reading. */
const write = (cache: string, mark: string, compiled: Buffer): void => {
  const content = Buffer.concat([Buffer.from(mark, 'latin1'), compiled, compiled]);
  attempt(() => replaceFile(cache, content, own));
};

/** What a file cannot do is done without it. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
