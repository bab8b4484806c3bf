/**
 * A script, with what Node compiled of it the last time. A short command spends most of its time on compiling code
 * that has not changed. What was compiled is kept in the user's cache folder; where that cannot be read or written,
 * or is of another build or another Node, everything goes on as without it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { Script } from 'node:vm';

export interface Loaded<Exports> {
  readonly exports: Exports;
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

/** Loads a CommonJS file. `cache`: where what was compiled is kept, if anywhere. */
export const loadScript = <Exports>(file: string, cache: string | undefined): Loaded<Exports> => {
  const text = readFileSync(file);
  const cachedData = cache === undefined ? undefined : kept(cache, text);
  const source = `(function (exports, require, module, __filename, __dirname) {${text.toString()}\n})`;
  const script = new Script(source, { filename: file, cachedData });
  const module = { exports: {} };
  (script.runInThisContext() as Body).call(
    module.exports,
    module.exports,
    createRequire(file),
    module,
    file,
    dirname(file),
  );
  const isNew = cachedData === undefined || script.cachedDataRejected === true;
  return {
    exports: module.exports as Exports,
    keep: () => {
      if (cache !== undefined && isNew) write(cache, text, script.createCachedData());
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
  const folder = env[platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME'] ?? ownCache();
  // A relative path would be another folder in each working directory.
  if (!isAbsolute(folder)) return undefined;
  return join(folder, 'hantei', `compiled-${versions.v8}-${arch}`);
};

const ownCache = (): string => attempt(() => join(homedir(), '.cache')) ?? '';

const sealSize = 32;

/** Of the text and what was compiled of it: Node takes either for what it seems to be, and fails badly if it is not. */
const seal = (text: Buffer, compiled: Buffer): Buffer =>
  createHash('sha256').update(text).update(compiled).digest();

const kept = (cache: string, text: Buffer): Buffer | undefined => {
  const content = attempt(() => readFileSync(cache)) ?? Buffer.alloc(0);
  const compiled = content.subarray(sealSize);
  return seal(text, compiled).equals(content.subarray(0, sealSize)) ? compiled : undefined;
};

/** Whole or not at all: another process may be reading. */
const write = (cache: string, text: Buffer, compiled: Buffer): void => {
  const unfinished = `${cache}.${process.pid}`;
  attempt(() => {
    mkdirSync(dirname(cache), { recursive: true, mode: 0o700 });
    writeFileSync(unfinished, Buffer.concat([seal(text, compiled), compiled]), { mode: 0o600 });
    renameSync(unfinished, cache);
  });
  attempt(() => rmSync(unfinished, { force: true }));
};

/** What a file cannot do is done without it. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
