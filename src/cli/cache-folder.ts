/** Where Hantei keeps what it can do without: `hantei` in the user's cache folder. */
import { isAbsolute, join } from 'node:path';

/** The folder, whether it is there or not; nothing where the environment does not say where it would be. */
export const cacheFolder = (
  env: Readonly<Record<string, string | undefined>>,
  platform = process.platform,
  home = (): string | undefined => env['HOME'],
): string | undefined => {
  const folder = env[platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME'] ?? below(home());
  // A relative path would be another folder in each working directory.
  return folder !== undefined && isAbsolute(folder) ? join(folder, 'hantei') : undefined;
};

const below = (home: string | undefined): string | undefined =>
  home === undefined || home === '' ? undefined : join(home, '.cache');
