/** Where Hantei keeps what belongs to its user: `$XDG_DATA_HOME/hantei`, or `~/.local/share/hantei`. */
import { isAbsolute, join } from 'node:path';
import { Failure, type Io } from './io.js';

/** The folder, whether it is there or not; nothing where the environment does not say where it would be. */
export const dataFolder = ({ env }: Pick<Io, 'env'>): string | undefined => {
  const data = env['XDG_DATA_HOME'];
  // A relative path means nothing there, and is to be passed over.
  if (data !== undefined && isAbsolute(data)) return join(data, 'hantei');
  const home = env['HOME'] || env['USERPROFILE'];
  return home ? join(home, '.local', 'share', 'hantei') : undefined;
};

/** @throws Failure where there can be no such folder */
export const demandDataFolder = (io: Pick<Io, 'env'>): string => {
  const folder = dataFolder(io);
  if (folder !== undefined) return folder;
  throw new Failure(
    'nothing says where to keep official texts: set XDG_DATA_HOME, or HOME, to the path of a folder',
  );
};
