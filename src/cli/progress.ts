/** How far a long run is: one line on a terminal's stderr, erased before anything else is written. */
import { fitting } from '../report/lines.js';
import { printable } from '../report/printable.js';
import type { Io } from './io.js';

export interface Progress {
  /** `things`: what is counted; without it files. */
  update(done: number, total: number, now: string, things?: string): void;
  clear(): void;
}

/** Milliseconds before the line first appears, and between two of its changes. */
const patience = 300;
const pause = 80;

export const progressOn = (io: Io): Progress => {
  // Looked at when there is something to show: most runs are over before.
  let isWanted: boolean | undefined;
  let last = io.now() + patience - pause;
  let isShown = false;
  return {
    update: (done, total, now, things = 'files') => {
      if (io.now() - last < pause || !(isWanted ??= showsProgress(io))) return;
      last = io.now();
      isShown = true;
      const columns = (io.stderr.columns ?? 80) - 1;
      const text = fitting(`${done}/${total} ${things}  ${printable(now)}`, columns);
      io.stderr.write(`\r\u001b[K${text}`);
    },
    clear: () => {
      if (isShown) io.stderr.write('\r\u001b[K');
      isShown = false;
    },
  };
};

const showsProgress = ({ stderr, env }: Io): boolean =>
  stderr.isTTY === true && env['TERM'] !== 'dumb' && !env['CI'];
