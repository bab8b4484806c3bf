/** `hantei check`: the problems of all files, for people and for programs. */
import { isWarning } from '../harness/warning.js';
import type { Problem } from '../language/document.js';
import { blank, line, piece, type Line } from './lines.js';
import { jsonText } from './printable.js';
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

export const checkCounts = (files: readonly CheckedFile[]): CheckCounts => {
  const problems = files.flatMap((file) => file.problems);
  const warnings = problems.filter(isWarning).length;
  return { files: files.length, errors: problems.length - warnings, warnings };
};

export const checkLines = (files: readonly CheckedFile[]): Line[] => {
  const { errors, warnings } = checkCounts(files);
  const style = errors > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good';
  return [
    ...files.flatMap(({ path, text, problems }) =>
      problems.flatMap((problem) => [...problemLines(path, text, problem), blank]),
    ),
    line(
      0,
      piece(many(files.length, 'file'), 'strong'),
      ': ',
      piece(`${many(errors, 'error')}, ${many(warnings, 'warning')}`, style),
    ),
  ];
};

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The problems as the text of one JSON object; files without any are listed, too. */
export const checkJson = (files: readonly CheckedFile[]): string =>
  jsonText({
    schema: 'hantei-check/1',
    files: files.map(({ path, problems }) => ({
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
    })),
    summary: checkCounts(files),
  });
