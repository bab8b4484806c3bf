/** `hantei check`: what is wrong with files, without running them. */
import { stampProblems, type Stamping } from '../evidence/official/stamp.js';
import type { Loaded } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import {
  checkCounts,
  type CheckCounts,
  type CheckedFile,
  checkJsonWriting,
  checkWriting,
} from '../report/check.js';
import { distinct } from '../report/problems.js';
import type { Engine, Engines } from './engine.js';
import { defaultFolder, isNamedBy, listFiles, readWanted, type Read } from './files.js';
import { complainTo, Failure, pour, renderingOn, type Io } from './io.js';
import { importReader } from './imports.js';
import { loadSafely } from './load-file.js';
import { officialTexts, stampingWith } from './official-texts.js';
import { howToReport } from './package.js';

export interface CheckOptions {
  readonly json?: boolean;
  /** Warnings count as errors. */
  readonly strict?: boolean;
}

/** Carries the verb out: exit status 1 where any file has an error. */
export const check = async (
  io: Io,
  engines: Engines,
  given: readonly string[],
  options: CheckOptions,
): Promise<number> => {
  const paths = given.length === 0 ? [defaultFolder] : given;
  const files = listFiles(paths, {
    cwd: io.cwd,
    endings: ['.ruling', '.cards'],
    takesLines: false,
  });
  if (files.length === 0) throw new Failure(`no .ruling or .cards files in ${paths.join(', ')}`);
  const read = files.map((file) => readWanted(file, io.cwd, isNamedBy(paths, io.cwd, file)));
  const counts = await checkFiles(io, await engines.engine(), read, options);
  const isStrict = options.strict === true;
  return counts.errors + counts.bugs > 0 || (isStrict && counts.warnings > 0) ? 1 : 0;
};

/** Checks the files one after another: what is said of one is written before the next is looked at. */
const checkFiles = async (
  io: Io,
  engine: Engine,
  files: readonly Read[],
  { json }: CheckOptions,
): Promise<CheckCounts & { readonly bugs: number }> => {
  const reader = importReader(io.cwd);
  const stamping = stampingWith(officialTexts(io));
  const writing = json === true ? checkJsonWriting() : checkWriting(renderingOn(io, io.stdout));
  const counts: CheckCounts[] = [];
  const bugs: Verdict[] = [];
  const traces: string[] = [];
  for (const read of files) {
    const loaded = loadSafely(engine, read, reader, traces);
    if ('bug' in loaded && loaded.bug) bugs.push(loaded);
    const checked = checkedOf({ read, loaded }, stamping);
    counts.push(checkCounts([checked]));
    await pour(io.stdout, [writing.file(checked)]);
  }
  const sum = sumOf(counts);
  await pour(io.stdout, writing.end(sum));
  for (const bug of bugs) complainTo(io, `${bug.file}: ${bug.message}`);
  if (io.env['HANTEI_DEBUG'] === '1') for (const trace of traces) complainTo(io, trace);
  if (bugs.length > 0) complainTo(io, howToReport());
  return { ...sum, bugs: bugs.length };
};

const sumOf = (counts: readonly CheckCounts[]): CheckCounts => ({
  files: counts.length,
  errors: counts.reduce((sum, { errors }) => sum + errors, 0),
  warnings: counts.reduce((sum, { warnings }) => sum + warnings, 0),
});

const checkedOf = (
  { read, loaded }: { read: Read; loaded: Loaded | Verdict },
  stamping: Stamping,
): CheckedFile => {
  const inside =
    'cases' in loaded
      ? [
          ...loaded.cases.flatMap((one) => one.problems),
          ...stampProblems(loaded.document, stamping),
        ]
      : [];
  const { path, text } = read;
  return { path, text, problems: distinct([...loaded.problems, ...inside]) };
};
