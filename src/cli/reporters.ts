/** Where the reports of a run go. Each is written while the run goes on, so that none need be held in memory. */
import { resolve } from 'node:path';
import { jsonWriting } from '../report/json.js';
import { prettyWriting, summaryLines, type PrettyOptions } from '../report/pretty.js';
import type { FileReport, RunSummary, RunWriting } from '../report/report.js';
import { complainTo, Failure, pour, reasonOf, renderingOn, showLines, type Io } from './io.js';
import { outputTo, type Output } from './output.js';
import { suggestionLine } from './suggest.js';

const names = ['pretty', 'json', 'junit'] as const;

export interface Target {
  readonly name: (typeof names)[number];
  /** Absent: stdout. */
  readonly file: string | undefined;
}

/** Width of a pretty report in a file. */
const fileWidth = 100;

/**
 * What `--reporter` says. Where no report goes to stdout, the one for people does.
 *
 * @throws Failure for an unknown reporter, and for two on stdout or in one file
 */
export const reportTargets = (given: readonly string[]): Target[] => {
  const targets = given.map(targetOf);
  if (targets.every(({ file }) => file !== undefined))
    targets.unshift({ name: 'pretty', file: undefined });
  const places = targets.map(({ file }) => file);
  if (places.filter((file) => file === undefined).length > 1)
    throw new Failure(
      'only one reporter can write to stdout; give the others a file: json=report.json',
    );
  const twice = places.find((file, at) => file !== undefined && places.indexOf(file) !== at);
  if (twice !== undefined) throw new Failure(`two reporters would write ${twice}`);
  return targets;
};

const targetOf = (text: string): Target => {
  const [name = '', ...rest] = text.split('=');
  const known = names.find((one) => one === name);
  if (known === undefined)
    throw new Failure(
      `no reporter '${name}'; there are ${names.join(', ')}${suggestionLine(name, names)}`,
    );
  const file = rest.length === 0 ? undefined : rest.join('=');
  if (file === '') throw new Failure(`--reporter ${text}: the name of the file is missing`);
  return { name: known, file };
};

/** All the reports of a run. */
export interface Reports {
  readonly add: (file: FileReport) => Promise<void>;
  /** Ends them; says which could not be written, and returns whether all were. */
  readonly end: (summary: RunSummary) => Promise<boolean>;
  /** Does without them, as far as they are not written yet. */
  readonly drop: () => void;
}

export const openReports = async (
  io: Io,
  targets: readonly Target[],
  options: PrettyOptions,
): Promise<Reports> => {
  const reports = await Promise.all(targets.map((target) => reportTo(io, target, options)));
  return {
    add: async (file) => {
      for (const report of reports) await report.add(file);
    },
    end: async (summary) => {
      for (const report of reports) await report.end(summary);
      const failures = reports.flatMap((report) => report.failure() ?? []);
      for (const failure of failures) complainTo(io, failure);
      // Whoever wanted the report in a file that could not be written still learns what it would have said.
      if (failures.length > 0 && !targets.some(isPretty))
        showLines(io, io.stderr, summaryLines(summary));
      return failures.length === 0;
    },
    drop: () => reports.forEach((report) => report.drop()),
  };
};

const isPretty = ({ name, file }: Target): boolean => name === 'pretty' && file === undefined;

interface Report {
  readonly add: (file: FileReport) => Promise<void>;
  readonly end: (summary: RunSummary) => Promise<void>;
  readonly drop: () => void;
  /** Why it could not be written, if it could not. */
  readonly failure: () => string | undefined;
}

const reportTo = async (io: Io, target: Target, options: PrettyOptions): Promise<Report> => {
  const writing = await writingOf(io, target, options);
  return target.file === undefined ? onStdout(io, writing) : inFile(io, target.file, writing);
};

const writingOf = async (
  io: Io,
  { name, file }: Target,
  options: PrettyOptions,
): Promise<RunWriting> => {
  switch (name) {
    case 'json':
      return jsonWriting();
    case 'junit':
      return (await import('../report/junit.js')).junitWriting(options.findRule);
    case 'pretty':
      return prettyWriting(
        options,
        file === undefined ? renderingOn(io, io.stdout) : { width: fileWidth, color: false },
      );
  }
};

const onStdout = ({ stdout }: Io, writing: RunWriting): Report => ({
  add: (file) => pour(stdout, [writing.file(file)]),
  end: (summary) => pour(stdout, writing.end(summary)),
  drop: () => undefined,
  failure: () => undefined,
});

/** A file that cannot be written is no reason to end the run, nor the other reports. */
const inFile = (io: Io, name: string, writing: RunWriting): Report => {
  let output: Output | undefined;
  let failure: string | undefined;
  const attempt = (work: (output: Output) => void): Promise<void> => {
    try {
      if (failure === undefined) work((output ??= outputTo(resolve(io.cwd, name))));
    } catch (error) {
      failure = `${name}: the report cannot be written: ${reasonOf(error)}`;
      output?.drop();
    }
    return Promise.resolve();
  };
  return {
    add: (file) => {
      const text = writing.file(file);
      return attempt(({ write }) => write(text));
    },
    end: (summary) =>
      attempt(({ write, end, drop }) => {
        for (const text of writing.end(summary)) write(text);
        end();
        drop();
      }),
    drop: () => output?.drop(),
    failure: () => failure,
  };
};
