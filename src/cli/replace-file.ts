/** Writing files whole, or not at all. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts a whole file in the place of the old one, if there is one, so that nobody ever meets half of it.
 *
 * @throws Error of the file system where that cannot be done; then everything is as it was
 */
export const replaceFile = (path: string, content: Uint8Array | string): void => {
  mkdirSync(dirname(path), { recursive: true });
  // Behind a link, the file itself is replaced and the link stays.
  const real = existsSync(path) ? realpathSync(path) : path;
  const mode = existsSync(real) ? modeOf(real) : 0o666;
  // A device or a pipe, such as /dev/stdout, is written to and cannot be replaced.
  if (mode === undefined) return writeFileSync(real, content);
  const unfinished = `${real}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, content, { mode, flag: 'wx' });
    renameSync(unfinished, real);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};

const modeOf = (path: string): number | undefined => {
  const stat = statSync(path);
  if (!stat.isFile() && !stat.isDirectory()) return undefined;
  accessSync(path, constants.W_OK);
  return stat.mode & 0o777;
};
