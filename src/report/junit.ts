/** `--reporter junit`: a suite for each file, a case for each ruling under each rulebook. */
import * as junit from 'junit-report-builder';
import type { Builder } from 'junit-report-builder';
import type { Verdict } from '../harness/verdict.js';
import { printable, printableLines } from './printable.js';
import {
  type FileReport,
  type FindRule,
  type RunReport,
  type RunWriting,
  written,
} from './report.js';
import { blockText } from './verdict-block.js';

/** The report as XML. A ruling with the wrong outcome is a failure, one that could not be played an error. */
export const junitReport = (report: RunReport, findRule: FindRule): string =>
  written(junitWriting(findRule), report);

/** The same, made while the run goes on. It begins with what all files have come to, so its pieces wait for the end. */
export const junitWriting = (findRule: FindRule): RunWriting => {
  const suites: string[] = [];
  const verdicts = { tests: 0, failures: 0, errors: 0 };
  return {
    file: (file) => {
      suites.push(suiteOf(file, findRule));
      for (const one of file.verdicts) {
        verdicts.tests++;
        if (isError(one)) verdicts.errors++;
        else if (one.verdict !== 'pass') verdicts.failures++;
      }
      return '';
    },
    *end() {
      const { tests, failures, errors } = verdicts;
      yield '<?xml version="1.0" encoding="UTF-8"?>\n';
      yield `<testsuites tests="${tests}" failures="${failures}" errors="${errors}" skipped="0">\n`;
      yield* suites;
      yield '</testsuites>';
    },
  };
};

/** The suite of one file, as it stands inside of the report. */
const suiteOf = (file: FileReport, findRule: FindRule): string => {
  const builder = newBuilder();
  const suite = builder
    .testSuite()
    .name(printable(file.path))
    .time(seconds(timeOf(file)));
  for (const verdict of file.verdicts) {
    const test = suite
      .testCase()
      .name(printable(verdict.name))
      .className(printable(verdict.rulebook || 'any rulebook'))
      .file(printable(verdict.file))
      .time(seconds(verdict.milliseconds));
    if (verdict.verdict === 'pass') continue;
    const message = printableLines(verdict.message || (verdict.problems[0]?.message ?? ''));
    // The builder knows only the first end of a CDATA section.
    const text = blockText(file, verdict, findRule).replaceAll(']]>', ']] >');
    if (isError(verdict)) test.error(message, verdict.verdict, text);
    else test.failure(message, verdict.verdict).stacktrace(text);
  }
  // What it builds is a whole report: two lines stand before its only suite, and one behind.
  const lines = builder.build().split('\n');
  return lines
    .slice(2, -1)
    .map((line) => `${line}\n`)
    .join('');
};

/** The package is CommonJS for Node and an ES module for a bundler, with one `default` more or less. */
const newBuilder = (): Builder => {
  const found = junit.default as Builder | { readonly default: Builder };
  return ('default' in found ? found.default : found).newBuilder();
};

const timeOf = ({ verdicts }: FileReport): number =>
  verdicts.reduce((sum, { milliseconds }) => sum + milliseconds, 0);

const seconds = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1e6;

const isError = ({ verdict, bug }: Verdict): boolean =>
  bug || verdict === 'unsupported' || verdict === 'invalid';
