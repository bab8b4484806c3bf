/** Making folders. Node's own way of making those above as well never comes back where a file system wants no folders. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it that are not there.
 *
 * @param mode the rights of whatever is made
 * @throws an error of the file system where it cannot be made
 */
export const makeFolder = (path: string, mode = 0o777): void => {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
};

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
