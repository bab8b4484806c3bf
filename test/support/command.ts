/** Runs the command in this process, in a folder of its own, and keeps what it writes. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Engines } from '../../src/cli/engine.js';
import type { Io, Sink } from '../../src/cli/io.js';
import { main } from '../../src/cli/program.js';
import { fakeEngines } from './fake-engine.js';

export interface Kept extends Sink {
  text: string;
}

export const kept = (about: Partial<Sink> = {}): Kept => ({
  text: '',
  ...about,
  write(text: string) {
    this.text += text;
  },
});

export interface Transcript {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Place {
  readonly path: string;
  write(name: string, content: string | Uint8Array): void;
  remove(): void;
  run(argv: readonly string[], about?: Partial<Io>, engines?: Engines): Promise<Transcript>;
}

/** A new folder with these files. */
export const place = (files: Readonly<Record<string, string | Uint8Array>> = {}): Place => {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'hantei-')));
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    path,
    write,
    remove: () => rmSync(path, { recursive: true, force: true }),
    run: async (argv, about = {}, engines = fakeEngines) => {
      const stdout = kept();
      const stderr = kept();
      const io: Io = {
        stdout,
        stderr,
        stdin: inputOf(''),
        cwd: path,
        env: {},
        cores: 1,
        build: 'a build',
        worker: undefined,
        now: () => 0,
        ...about,
      };
      const status = await main(argv, io, engines);
      return { status, out: textOf(io.stdout, stdout), err: textOf(io.stderr, stderr) };
    },
  };
};

const textOf = (sink: Sink, own: Kept): string =>
  sink === own ? own.text : ((sink as Partial<Kept>).text ?? '');

// eslint-disable-next-line @typescript-eslint/require-await -- a stream of one chunk
export async function* inputOf(content: string | Uint8Array): AsyncIterable<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}
