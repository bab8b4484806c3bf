/** Loading a file, and verdicts on files and rulings that could not even be played. */
import type { Problem } from '../language/document.js';
import type { Case, Loaded } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import { distinct } from '../report/problems.js';
import type { Engine } from './engine.js';
import type { ImportReader } from './imports.js';
import { fileProblem } from './text.js';

/** What was read of a file. */
export interface FileText {
  readonly path: string;
  readonly text: string;
  /** Why the file could not be read. */
  readonly problem: Problem | undefined;
}

/** Loads a file; what could not be read, and what makes Hantei fail, is a verdict on the file. */
export const loadSafely = (
  engine: Engine,
  file: FileText,
  reader: ImportReader,
  traces: string[],
): Loaded | Verdict => {
  const unread = unreadable(file);
  if (unread !== undefined) return aboutFile(file, [unread]);
  try {
    return engine.load({ path: file.path, text: file.text }, reader.read, engine.games);
  } catch (error) {
    return bugIn(aboutFile(file, []), error, traces);
  }
};

/** Why there is nothing in a file that could be loaded. */
const unreadable = ({ path, text, problem }: FileText): Problem | undefined => {
  if (problem !== undefined || !isEmpty(text)) return problem;
  return path.endsWith('.cards')
    ? fileProblem('unexpected-end', 'the file is empty: it has no cards')
    : fileProblem(
        'unexpected-end',
        'the file is empty: it has no rulings',
        'write one: ruling "…", and below it rulebook, given, do, expect',
      );
};

/** Nothing but spaces and comments. */
const isEmpty = (text: string): boolean =>
  text.split(/\r\n|\r|\n/).every((line) => /^\s*(#|$)/.test(line));

/** What there is to say of the file itself, apart from its rulings. */
export const verdictsOnFile = (file: FileText, loaded: Loaded | Verdict): Verdict[] => {
  if (!('cases' in loaded)) return [loaded];
  const problems = leftOver(loaded);
  return problems.length === 0 ? [] : [aboutFile(file, problems)];
};

/** Problems of the file that no ruling of it reports. */
const leftOver = ({ errors, cases }: Loaded): Problem[] => {
  // Looking at the problems of a case means working it out: not for nothing.
  if (errors.length === 0) return [];
  const reported = new Set(cases.flatMap((one) => one.problems.map(keyOf)));
  return distinct(errors.filter((one) => !reported.has(keyOf(one))));
};

const keyOf = ({ code, at, message }: Problem): string => `${code} ${at.start} ${message}`;

/** A verdict on a whole file. */
export const aboutFile = (
  { path }: Pick<FileText, 'path'>,
  problems: readonly Problem[],
): Verdict => ({
  file: path,
  line: problems[0]?.at.line ?? 1,
  name: path.split('/').at(-1) ?? path,
  rulebook: '',
  verdict: 'invalid',
  message: problems[0]?.message ?? '',
  at: problems[0]?.at.line ?? 1,
  rules: [],
  problems,
  expectations: [],
  decision: undefined,
  fired: [],
  board: undefined,
  bug: false,
  milliseconds: 0,
});

/** A verdict on a file that took its thread along. */
export const brokenIn = (file: Pick<FileText, 'path'>, why: string): Verdict => ({
  ...aboutFile(file, []),
  verdict: 'unsupported',
  message: `Hantei failed in this file: ${why}`,
  bug: true,
});

/** A verdict on a ruling in which Hantei itself failed. */
export const bugInCase = (one: Case, error: unknown, traces: string[]): Verdict => {
  const { at, name } = one.ruling;
  const verdict = { ...aboutFile({ path: one.file }, []), line: at.line, at: at.line };
  return bugIn({ ...verdict, name: name.text, rulebook: one.rulebook }, error, traces);
};

const bugIn = (verdict: Verdict, error: unknown, traces: string[]): Verdict => {
  const message = error instanceof Error ? error.message : String(error);
  traces.push(error instanceof Error ? (error.stack ?? message) : message);
  return { ...verdict, verdict: 'unsupported', message: `Hantei failed: ${message}`, bug: true };
};
