/** `hantei desk`: the judge's desk in the browser, for the files of a folder. */
import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskFolder } from './desk/folder.js';
import { type DeskServer, serveDesk } from './desk/server.js';
import { Failure, type Io, reasonOf, showText } from './io.js';

export interface DeskOptions {
  readonly port?: number;
}

/** Serves until the process or `io.signal` ends it. */
export const desk = async (io: Io, path: string, { port = 0 }: DeskOptions): Promise<number> => {
  const root = folderAt(io, path);
  const site = siteOf(io);
  const token = randomBytes(18).toString('base64url');
  const served = serveDesk({ site, root, folder: deskFolder(root), token });
  await listening(served, port);
  const { port: own } = served.server.address() as AddressInfo;
  showText(io.stdout, `The desk for ${path}: http://127.0.0.1:${own}/${token}/\n`);
  showText(io.stderr, 'Open this address in a browser on this machine; Ctrl-C ends the desk.\n');
  await ended(io);
  await served.close();
  return 0;
};

const folderAt = (io: Io, path: string): string => {
  try {
    const root = realpathSync(resolve(io.cwd, path));
    if (statSync(root).isDirectory()) return root;
  } catch (error) {
    throw new Failure(`${path}: ${reasonOf(error)}`);
  }
  throw new Failure(`${path} is no folder: the desk works on the files of one`);
};

/** The page lies beside the command. */
const siteOf = (io: Io): string => {
  const site = io.worker && join(fileURLToPath(new URL('.', io.worker)), 'site');
  if (site === undefined || !existsSync(join(site, 'index.html')))
    throw new Failure('this build of Hantei has no desk; npm run site makes it');
  return site;
};

/** On the loopback address alone. */
const listening = ({ server }: DeskServer, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Failure(`port ${port}: ${reasonOf(error)}`)));
    server.listen(port, '127.0.0.1', () => resolve());
  });

const ended = ({ signal }: Io): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve());
    if (signal === undefined)
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => resolve());
  });
