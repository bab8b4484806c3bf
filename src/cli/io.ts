/** The process as the command sees it; tests put another in its place. */
import { render, type Line, type Rendering } from '../report/lines.js';
import { printable, printableLines } from '../report/printable.js';

export interface Sink {
  /** Returns `false` where more should wait until it has been read. */
  write(text: string): boolean | void;
  once?(event: 'drain', listener: () => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cores: number;
  /** What tells this build of Hantei from any other; without it nothing is kept from run to run. */
  readonly build: string | undefined;
  /** The script of a worker thread; without it everything runs in this one. */
  readonly worker: URL | undefined;
  /** Ends `--watch`. */
  readonly signal?: AbortSignal;
  now(): number;
}

/** Width of what is written where there is no terminal. */
const plainWidth = 80;

/** Whether to write colours: NO_COLOR and FORCE_COLOR decide, and otherwise what the sink is. */
const hasColor = ({ env }: Io, sink: Sink): boolean => {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return sink.isTTY === true && env['TERM'] !== 'dumb';
};

/** Columns of what is written there. */
export const sinkColumns = (sink: Sink): number =>
  sink.columns && sink.columns > 0 ? sink.columns : plainWidth;

/** How lines for people look there. */
export const renderingOn = (io: Io, sink: Sink): Rendering => ({
  width: sinkColumns(sink),
  color: hasColor(io, sink),
});

/** Writes lines for people. */
export const showLines = (io: Io, sink: Sink, lines: readonly Line[]): void => {
  if (lines.length > 0) sink.write(render(lines, renderingOn(io, sink)));
};

/** Writes a text that has been laid out already, made safe for a terminal. */
export const showText = (sink: Sink, text: string): void => {
  sink.write(printableLines(text));
};

/** Writes a long text in pieces, no faster than it is read. */
export const pour = async (sink: Sink, pieces: Iterable<string>): Promise<void> => {
  for (const text of pieces)
    if (text !== '' && sink.write(text) === false && sink.once !== undefined)
      await new Promise<void>((read) => sink.once?.('drain', read));
};

/** Something to say on stderr, with the command's name before it. */
export const complainTo = ({ stderr }: Pick<Io, 'stderr'>, message: string): void => {
  stderr.write(`hantei: ${message.split(/\r?\n/).map(printable).join('\n  ')}\n`);
};

/** The command cannot be carried out: exit status 2. */
export class Failure extends Error {}

/** What the system says of a file that could not be used, in words. */
export const reasonOf = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
};

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'it is a directory',
  ENOTDIR: 'part of the path is not a directory',
  ELOOP: 'a loop of symbolic links',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many open files',
  EPIPE: 'nobody reads it any more',
  EDQUOT: 'no space left for this user',
  EFBIG: 'a file may not be that large',
  EADDRINUSE: 'something else is served there',
  ENXIO: 'nobody is at the other end',
};
