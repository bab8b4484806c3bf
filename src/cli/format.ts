/** `hantei format`: formats files in place, or says which are not. */
import { resolve } from 'node:path';
import type { Problem } from '../language/document.js';
import { blank, line, piece } from '../report/lines.js';
import { problemLines } from '../report/problems.js';
import type { Formatted } from '../language/format/format.js';
import type { Engines } from './engine.js';
import { defaultFolder, isNamedBy, listFiles, readWanted, type Read } from './files.js';
import { complainTo, Failure, reasonOf, showLines, type Io } from './io.js';
import { howToReport } from './package.js';
import { readFile } from './read-file.js';
import { decode } from './text.js';
import { replaceFile } from './whole-file.js';

export interface FormatOptions {
  readonly check?: boolean;
}

type FormatText = (text: string) => Promise<Formatted>;

/** What became of a file: 'broken' ones have problems, 'unwritten' ones could not be replaced. */
type Fate = 'same' | 'changed' | 'broken' | 'unwritten';

/** Carries the verb out. */
export const format = async (
  io: Io,
  engines: Engines,
  given: readonly string[],
  options: FormatOptions,
): Promise<number> => {
  const isCheck = options.check === true;
  const formatText = await engines.formatText();
  if (given.includes('-')) {
    if (given.length > 1) throw new Failure('- stands for stdin and cannot be named beside files');
    return formatStdin(io, formatText, isCheck);
  }
  const paths = given.length === 0 ? [defaultFolder] : given;
  const files = listFiles(paths, {
    cwd: io.cwd,
    endings: ['.ruling', '.cards'],
    takesLines: false,
  });
  if (files.length === 0) throw new Failure(`no .ruling or .cards files in ${paths.join(', ')}`);
  const fates: Fate[] = [];
  for (const file of files) {
    const read = readWanted(file, io.cwd, isNamedBy(paths, io.cwd, file));
    const formatted = await formatSafely(io, formatText, read);
    fates.push(
      formatted === undefined ? 'broken' : finish(io, read.path, read.text, formatted, isCheck),
    );
  }
  return conclude(io, fates, isCheck);
};

/** Where Hantei itself fails there is nothing, and what failed has been said. */
const formatSafely = async (
  io: Io,
  formatText: FormatText,
  { path, text, problem }: Read,
): Promise<Formatted | undefined> => {
  if (problem !== undefined) return { problems: [problem] };
  try {
    return await formatText(text);
  } catch (error) {
    const trace =
      io.env['HANTEI_DEBUG'] === '1' && error instanceof Error ? error.stack : undefined;
    const said = trace ?? (error instanceof Error ? error.message : String(error));
    complainTo(io, `${path}: Hantei failed: ${said}\n${howToReport()}`);
    return undefined;
  }
};

const finish = (
  io: Io,
  path: string,
  text: string,
  formatted: Formatted,
  isCheck: boolean,
): Fate => {
  if ('problems' in formatted) {
    showProblems(io, path, text, formatted.problems);
    return 'broken';
  }
  const target = resolve(io.cwd, path);
  const bytes = Buffer.from(formatted.formatted);
  if (bytes.equals(readFile(target))) return 'same';
  if (isCheck) {
    showLines(io, io.stdout, [line(0, piece('would change', 'warn'), '  ', path)]);
    return 'changed';
  }
  try {
    replaceFile(target, bytes);
    showLines(io, io.stdout, [line(0, piece('formatted', 'good'), '  ', path)]);
    return 'changed';
  } catch (error) {
    complainTo(io, `${path}: cannot be written: ${reasonOf(error)}`);
    return 'unwritten';
  }
};

const showProblems = (io: Io, path: string, text: string, problems: readonly Problem[]): void =>
  showLines(
    io,
    io.stderr,
    problems.flatMap((problem) => [...problemLines(path, text, problem), blank]),
  );

const conclude = (io: Io, fates: readonly Fate[], isCheck: boolean): number => {
  const count = (fate: Fate): number => fates.filter((one) => one === fate).length;
  const [changed, broken] = [count('changed'), count('broken')];
  showLines(io, io.stdout, [
    line(
      0,
      piece(`${fates.length} ${fates.length === 1 ? 'file' : 'files'}`, 'strong'),
      `: ${changed} ${isCheck ? 'would change' : 'formatted'}`,
      broken > 0 ? piece(`, ${broken} cannot be formatted`, 'bad') : '',
    ),
  ]);
  if (count('unwritten') > 0) return 2;
  return broken > 0 || (isCheck && changed > 0) ? 1 : 0;
};

const formatStdin = async (io: Io, formatText: FormatText, isCheck: boolean): Promise<number> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.stdin) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const decoded = decode(bytes);
  const text = 'text' in decoded ? decoded.text : '';
  const formatted = 'text' in decoded ? await formatText(text) : { problems: [decoded.problem] };
  if ('problems' in formatted) {
    showProblems(io, 'stdin', text, formatted.problems);
    return 1;
  }
  if (isCheck) return bytes.equals(Buffer.from(formatted.formatted)) ? 0 : 1;
  // Formatted text goes where the same text came from: nothing in it is escaped.
  io.stdout.write(formatted.formatted);
  return 0;
};
