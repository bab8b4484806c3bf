/** What is wrong with a text, for people: the message, the place underlined, and what was probably meant. */
import { isWarning } from '../harness/warning.js';
import type { Problem } from '../language/document.js';
import { line, piece, type Line } from './lines.js';
import { excerpt, underlineOf } from './source.js';

/** One problem in its file. */
export const problemLines = (file: string, text: string, problem: Problem): Line[] => {
  const style = isWarning(problem) ? 'warn' : 'bad';
  return [
    line(
      0,
      piece(`${file}:${problem.at.line}:${problem.at.column}`, 'strong'),
      '  ',
      piece(`${isWarning(problem) ? 'warning' : 'error'} ${problem.code}`, style),
    ),
    ...problemBody(text, problem),
  ];
};

/** The same below a heading that names the file already. */
export const problemBody = (text: string, problem: Problem): Line[] => {
  const style = isWarning(problem) ? 'warn' : 'bad';
  return [
    line(2, piece(problem.message)),
    ...excerpt(text, underlineOf(text, problem.at), style, 1),
    ...(problem.help === undefined ? [] : [line(2, piece('help: ', 'good'), piece(problem.help))]),
  ];
};

/** Each problem once, in the order of the text: two editions often have the same one. */
export const distinct = (problems: readonly Problem[]): Problem[] => {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const key = `${problem.code} ${problem.at.start} ${problem.message}`;
    if (!seen.has(key)) seen.set(key, problem);
  }
  return [...seen.values()].sort(
    (one, other) => one.at.line - other.at.line || one.at.column - other.at.column,
  );
};
