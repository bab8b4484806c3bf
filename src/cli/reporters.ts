/** Where the reports of a run go. */
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { jsonReport } from '../report/json.js';
import { render } from '../report/lines.js';
import { endLines, fileLines, type PrettyOptions } from '../report/pretty.js';
import type { RunReport } from '../report/report.js';
import { complain, Failure, reasonOf, type Io } from './io.js';
import { makeFolder } from './make-folder.js';
import { suggestion } from './suggest.js';

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
export const targetsOf = (given: readonly string[]): Target[] => {
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
      `no reporter '${name}'; there are ${names.join(', ')}${suggestion(name, names)}`,
    );
  const file = rest.length === 0 ? undefined : rest.join('=');
  if (file === '') throw new Failure(`--reporter ${text}: the name of the file is missing`);
  return { name: known, file };
};

export const isPretty = ({ name, file }: Target): boolean =>
  name === 'pretty' && file === undefined;

/** Writes the reports that are written at the end; says which could not be, and returns whether all were. */
export const writeReports = async (
  io: Io,
  targets: readonly Target[],
  report: RunReport,
  options: PrettyOptions,
): Promise<boolean> => {
  let all = true;
  for (const target of targets.filter((one) => !isPretty(one))) {
    const text = await textOf(target, report, options);
    if (target.file === undefined) io.stdout.write(text);
    else all = writeText(io, target.file, text) && all;
  }
  return all;
};

const textOf = async (
  { name }: Target,
  report: RunReport,
  options: PrettyOptions,
): Promise<string> => {
  switch (name) {
    case 'json':
      return jsonReport(report);
    case 'junit':
      return (await import('../report/junit.js')).junitReport(report, options.findRule);
    case 'pretty': {
      const lines = [
        ...report.files.flatMap((file) => fileLines(file, options)),
        ...endLines(report, options),
      ];
      return render(lines, { width: fileWidth, color: false });
    }
  }
};

const writeText = (io: Io, file: string, text: string): boolean => {
  const path = resolve(io.cwd, file);
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
    return true;
  } catch (error) {
    complain(io, `${file}: the report cannot be written: ${reasonOf(error)}`);
    return false;
  }
};
