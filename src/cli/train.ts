/** `hantei train`: rulings as questions, for Anki, for paper, or at the terminal. */
import { resolve } from 'node:path';
import type { LeftOut } from '../training/question.js';
import { line, piece, type Line } from '../report/lines.js';
import { ankiText } from '../training/anki.js';
import { sheetPage } from '../training/sheet.js';
import type { Engines } from './engine.js';
import { defaultFolder, isNamedBy, listFiles, readWanted } from './files.js';
import { complainTo, Failure, reasonOf, showLines, type Io } from './io.js';
import { outputTo, type Output } from './output.js';
import { howToReport } from './package.js';
import { progressOn } from './progress.js';
import { demandRulebook } from './rule-books.js';
import { trainAll, type Trained, type TrainListed } from './train-all.js';
import type { ToldQuestion } from './train-file.js';

export interface TrainOptions {
  readonly anki?: string;
  readonly html?: string;
  readonly rulebook?: string;
  readonly filter?: string;
  readonly count?: number;
  readonly seed?: string;
  readonly jobs?: number;
  readonly maxSeconds?: number;
}

/** Seconds after which a ruling that does not end by itself is passed over. */
const mostSeconds = 20;

/** Questions where nobody says how many, and they are for people to look at one by one. */
const usual = 20;

/** Carries the verb out: exit status 1 where a file could not be read as rulings. */
export const train = async (
  io: Io,
  engines: Engines,
  given: readonly string[],
  options: TrainOptions,
): Promise<number> => {
  const games = await engines.games();
  if (options.rulebook !== undefined) demandRulebook(games, options.rulebook);
  demandApart(io, options);
  const paths = given.length === 0 ? [defaultFolder] : given;
  const files = filesFor(io, paths, options);
  // Whether they can be written is known before anybody waits for what is written.
  const outputs = openOutputs(io, options);
  try {
    const trained = await questionsFor(io, engines, files, options);
    if (trained.questions.length === 0) throw new Failure(nothingIn(paths, trained));
    const status = complainOf(io, trained) ? 1 : 0;
    if (outputs.length === 0) {
      const { quiz } = await import('./quiz.js');
      await quiz(io, trained.questions);
    }
    for (const { shown, output, textOf } of outputs)
      writing(shown, () => {
        output.write(textOf(trained.questions));
        output.end();
      });
    if (outputs.length > 0) showLines(io, io.stdout, summary(trained, outputs));
    return status;
  } finally {
    for (const { output } of outputs) output.drop();
  }
};

// ---------------------------------------------------------------- what comes in

const filesFor = (
  io: Io,
  paths: readonly string[],
  { rulebook, filter }: TrainOptions,
): readonly TrainListed[] => {
  const found = listFiles(paths, { cwd: io.cwd, endings: ['.ruling'], takesLines: true });
  if (found.length === 0) throw new Failure(`no .ruling files in ${paths.join(', ')}`);
  const selection = { rulebook, filter, shard: undefined };
  return found.map((wanted, index) => ({
    ...readWanted(wanted, io.cwd, isNamedBy(paths, io.cwd, wanted)),
    index,
    selection,
  }));
};

const questionsFor = async (
  io: Io,
  engines: Engines,
  files: readonly TrainListed[],
  options: TrainOptions,
): Promise<Trained> => {
  const progress = progressOn(io);
  const isForAnki = options.anki !== undefined && options.html === undefined;
  const training = trainAll(
    {
      cwd: io.cwd,
      threads: io.worker && { script: io.worker, jobs: options.jobs ?? io.cores },
      engine: () => engines.engine(),
      seconds: options.maxSeconds ?? mostSeconds,
      seed: options.seed ?? '1',
      count: options.count ?? (isForAnki ? undefined : usual),
      onFile: (path, done, total) => progress.update(done, total, path),
    },
    files,
  );
  return training.finally(() => progress.clear());
};

// ---------------------------------------------------------------- what goes out

interface Target {
  readonly shown: string;
  readonly output: Output;
  readonly textOf: (questions: readonly ToldQuestion[]) => string;
}

/** @throws Failure where two outputs are one file: the second would take the place of the first */
const demandApart = (io: Io, { anki, html }: TrainOptions): void => {
  if (anki !== undefined && html !== undefined && resolve(io.cwd, anki) === resolve(io.cwd, html))
    throw new Failure(`${html}: --anki and --html cannot be the same file`);
};

const openOutputs = (io: Io, { anki, html }: TrainOptions): readonly Target[] => {
  const opened: Target[] = [];
  const open = (shown: string, textOf: Target['textOf']): void =>
    writing(shown, () => {
      opened.push({ shown, output: outputTo(resolve(io.cwd, shown)), textOf });
    });
  try {
    if (anki !== undefined) open(anki, ankiText);
    if (html !== undefined) open(html, (all) => sheetPage(all, 'Rulings: questions and answers'));
    return opened;
  } catch (error) {
    for (const { output } of opened) output.drop();
    throw error;
  }
};

/** @throws Failure where the file cannot be written */
const writing = (shown: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw new Failure(`${shown}: cannot be written: ${reasonOf(error)}`);
  }
};

const summary = (trained: Trained, outputs: readonly Target[]): readonly Line[] => {
  const { length } = trained.questions;
  return [
    ...outputs.map(({ shown }) =>
      line(
        0,
        piece('wrote', 'good'),
        ` ${shown}: ${length} ${length === 1 ? 'question' : 'questions'}`,
      ),
    ),
    ...leftOutText(trained).map((text) => line(0, piece(text, 'quiet'))),
  ];
};

const reasons: Readonly<Record<LeftOut | 'ended', string>> = {
  'does not pass': 'not passing',
  'no other outcome': 'with no other outcome to offer, whatever rule is switched off',
  ended: 'not ending',
};

/** How many rulings make no question, and why. */
const leftOutText = ({ files }: Trained): readonly string[] => {
  const all = files.flatMap(({ leftOut }) => leftOut);
  return Object.entries(reasons).flatMap(([why, text]) => {
    const { length } = all.filter((one) => one === why);
    return length === 0
      ? []
      : [`left out: ${length} ${length === 1 ? 'ruling' : 'rulings'} ${text}`];
  });
};

const nothingIn = (paths: readonly string[], trained: Trained): string =>
  [`no questions in ${paths.join(', ')}`, ...leftOutText(trained)].join('\n');

/** What is wrong with files themselves; says whether anything is. */
const complainOf = (io: Io, { files }: Trained): boolean => {
  const verdicts = files.flatMap((one) => one.verdicts);
  for (const { file, at, message } of verdicts) complainTo(io, `${file}:${at}: ${message}`);
  if (io.env['HANTEI_DEBUG'] === '1')
    for (const trace of files.flatMap(({ traces }) => traces)) complainTo(io, trace);
  if (verdicts.some(({ bug }) => bug)) complainTo(io, howToReport());
  return verdicts.length > 0;
};
