/** `hantei check`: what is wrong with files, without running them. */
import { stampProblems, type Stamping } from '../evidence/official/stamp.js';
import type { Loaded } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import { checkCounts, checkJson, checkLines, type CheckedFile } from '../report/check.js';
import { distinct } from '../report/problems.js';
import type { Engines } from './engine.js';
import { isNamedBy, listFiles, readWanted, type Read } from './files.js';
import { complain, Failure, show, type Io } from './io.js';
import { importReader } from './imports.js';
import { loadSafely } from './load-file.js';
import { officialTexts, stampingWith } from './official-texts.js';
import { howToReport } from './package.js';
import { defaultFolder } from './run.js';

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
  const engine = await engines.engine();
  const reader = importReader(io.cwd);
  const traces: string[] = [];
  const loaded = files.map((file) => {
    const read = readWanted(file, io.cwd, isNamedBy(paths, io.cwd, file));
    return { read, loaded: loadSafely(engine, read, reader, traces) };
  });
  const stamping = stampingWith(officialTexts(io));
  const checked = loaded.map((one) => checkedOf(one, stamping));
  if (options.json === true) io.stdout.write(checkJson(checked));
  else show(io, io.stdout, checkLines(checked));
  const bugs = loaded.flatMap((one) => ('bug' in one.loaded && one.loaded.bug ? [one.loaded] : []));
  for (const bug of bugs) complain(io, `${bug.file}: ${bug.message}`);
  if (io.env['HANTEI_DEBUG'] === '1') for (const trace of traces) complain(io, trace);
  if (bugs.length > 0) complain(io, howToReport());
  const { errors, warnings } = checkCounts(checked);
  return errors + bugs.length > 0 || (options.strict === true && warnings > 0) ? 1 : 0;
};

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
