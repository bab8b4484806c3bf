/** How far a long run is: one line on a terminal's stderr, erased before anything else is written. */
import { fitting } from '../report/lines.js';
import { printable } from '../report/printable.js';
import type { Io } from './io.js';

export interface Progress {
  update(done: number, total: number, path: string): void;
  clear(): void;
}

/** Milliseconds before the line first appears, and between two of its changes. */
const patience = 300;
const pause = 80;

export const progressOn = (io: Io): Progress => {
  const sink = io.stderr;
  if (sink.isTTY !== true || io.env['TERM'] === 'dumb' || io.env['CI'])
    return { update: () => undefined, clear: () => undefined };
  let last = io.now() + patience - pause;
  let isShown = false;
  return {
    update: (done, total, path) => {
      if (io.now() - last < pause) return;
      last = io.now();
      isShown = true;
      const text = fitting(`${done}/${total} files  ${printable(path)}`, (sink.columns ?? 80) - 1);
      sink.write(`\r\u001b[K${text}`);
    },
    clear: () => {
      if (isShown) sink.write('\r\u001b[K');
      isShown = false;
    },
  };
};
