/** `hantei check`: the problems of all files, for people and for programs. */
import { isWarning } from '../harness/warning.js';
import type { Problem } from '../language/document.js';
import { blank, line, piece, render, type Line, type Rendering } from './lines.js';
import { jsonPieces, type Writing } from './pieces.js';
import { problemLines } from './problems.js';

export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  /** Each problem once, in the order of the text. */
  readonly problems: readonly Problem[];
}

export interface CheckCounts {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
}

/** The problems for people. */
export const checkLines = (files: readonly CheckedFile[]): Line[] => [
  ...files.flatMap(fileLines),
  countLine(checkCounts(files)),
];

/** The problems as the text of one JSON object; files without any are listed, too. */
export const checkJson = (files: readonly CheckedFile[]): string => {
  const { file, end } = checkJsonWriting();
  return [...files.map(file), ...end(checkCounts(files))].join('');
};

/** The same, written while files are checked. */
export type CheckWriting = Writing<CheckedFile, CheckCounts>;

export const checkWriting = (rendering: Rendering): CheckWriting => ({
  file: (file) => render(fileLines(file), rendering),
  end: (counts) => [render([countLine(counts)], rendering)],
});

export const checkJsonWriting = (): CheckWriting => {
  const { item, end } = jsonPieces('hantei-check/1', 'files');
  return {
    file: (file) => item(fileOf(file)),
    end: (summary) => [end({ summary })],
  };
};

export const checkCounts = (files: readonly CheckedFile[]): CheckCounts => {
  const problems = files.flatMap((file) => file.problems);
  const warnings = problems.filter(isWarning).length;
  return { files: files.length, errors: problems.length - warnings, warnings };
};

const fileLines = ({ path, text, problems }: CheckedFile): Line[] =>
  problems.flatMap((problem) => [...problemLines(path, text, problem), blank]);

const countLine = ({ files, errors, warnings }: CheckCounts): Line => {
  const style = errors > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good';
  return line(
    0,
    piece(many(files, 'file'), 'strong'),
    ': ',
    piece(`${many(errors, 'error')}, ${many(warnings, 'warning')}`, style),
  );
};

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const fileOf = ({ path, problems }: CheckedFile): object => ({
  file: path,
  problems: problems.map((problem) => ({
    code: problem.code,
    severity: isWarning(problem) ? 'warning' : 'error',
    line: problem.at.line,
    column: problem.at.column,
    endLine: problem.at.endLine,
    endColumn: problem.at.endColumn,
    message: problem.message,
    help: problem.help ?? null,
  })),
});
