/** The rulings of one file as questions. */
import { type GameEntry, loadUnder, type Case, type Loaded } from '../harness/suite.js';
import type { Verdict } from '../harness/verdict.js';
import { oneEach } from '../training/one-each.js';
import { type LeftOut, type QuizQuestion, questioner } from '../training/question.js';
import { shuffled } from '../training/shuffle.js';
import { storyOf, type QuizStep } from '../training/story.js';
import { moveTo } from './cursor.js';
import type { Engine } from './engine.js';
import type { ImportReader } from './imports.js';
import { brokenIn, type FileText, loadSafely, verdictsOnFile } from './load-file.js';
import type { Fatal } from './outlive.js';
import { type RulingSelection, selected } from './select.js';

/** A file whose rulings are to be asked about; plain data, since worker threads get it. */
export interface TrainTask extends FileText {
  /** Its place in the run. */
  readonly index: number;
  readonly lines: readonly number[];
  readonly selection: RulingSelection;
  /** So many questions are enough. */
  readonly most: number;
  readonly seed: string;
  readonly fatal: readonly Fatal[];
  readonly cursor?: SharedArrayBuffer;
}

/** A question with what is told once it has been answered. */
export interface ToldQuestion extends QuizQuestion {
  readonly story: readonly QuizStep[];
}

export interface TrainedFile {
  readonly index: number;
  readonly path: string;
  readonly questions: readonly ToldQuestion[];
  /** Rulings that make no question, each with why. */
  readonly leftOut: readonly (LeftOut | 'ended')[];
  /** What is wrong with the file itself. */
  readonly verdicts: readonly Verdict[];
  readonly begins: readonly number[];
  /** Stack traces of bugs, for HANTEI_DEBUG. */
  readonly traces: readonly string[];
}

export const trainFile = (engine: Engine, task: TrainTask, reader: ImportReader): TrainedFile => {
  const traces: string[] = [];
  const loaded = loadSafely(engine, task, reader, traces);
  const all = 'cases' in loaded ? loaded.cases : [];
  const { questions, leftOut } =
    'cases' in loaded ? questionsIn(engine, loaded, task, reader) : { questions: [], leftOut: [] };
  return {
    index: task.index,
    path: task.path,
    questions,
    leftOut,
    verdicts: verdictsOnFile(task, loaded),
    begins: [...new Set(all.map(({ ruling }) => ruling.at.line))],
    traces,
  };
};

const questionsIn = (
  { games }: Engine,
  loaded: Loaded,
  task: TrainTask,
  reader: ImportReader,
): Pick<TrainedFile, 'questions' | 'leftOut'> => {
  const { path, text, lines, selection, seed, most, cursor, fatal } = task;
  const wanted = selected(loaded.cases, lines, selection);
  const cases = oneEach(wanted, games);
  const ask = questioner(loaded, text, reader.read);
  const editions = editionsIn({ path, text }, reader, games);
  const questions: ToldQuestion[] = [];
  const leftOut: (LeftOut | 'ended')[] = [];
  for (const one of cases.length > most ? shuffled(cases, `${seed} ${path}`) : cases) {
    if (questions.length >= most) break;
    const at = loaded.cases.indexOf(one);
    if (fatal.some((run) => run.at === at)) {
      leftOut.push('ended');
      continue;
    }
    if (cursor !== undefined) moveTo(cursor, at, '');
    const question = ask(one, { seed, editions });
    if (typeof question === 'string') leftOut.push(question);
    else questions.push({ ...question, story: storyOf(one, question.before) });
  }
  return { questions, leftOut };
};

/** The rulings of a file under the other editions of their game; read once for each. */
const editionsIn = (
  file: Pick<FileText, 'path' | 'text'>,
  { read }: ImportReader,
  games: readonly GameEntry[],
): ((one: Case) => readonly Case[]) => {
  const held = new Map<string, ReadonlyMap<number, Case>>();
  const heldUnder = (game: GameEntry): ReadonlyMap<number, Case> => {
    let found = held.get(game.rulebook);
    if (found === undefined) {
      const all = loadUnder(file, read, game);
      found = new Map(all.map(({ one }) => [one.ruling.at.line, one]));
      held.set(game.rulebook, found);
    }
    return found;
  };
  return ({ ruling, rulebook }) => {
    const own = games.find((game) => game.rulebook === rulebook)?.vocabulary.game;
    return games
      .filter((game) => game.vocabulary.game === own && game.rulebook !== rulebook)
      .flatMap((game) => heldUnder(game).get(ruling.at.line) ?? []);
  };
};

/** What is said where a thread ended before any ruling was played. */
export const brokenTraining = (task: TrainTask, why: string): TrainedFile => ({
  index: task.index,
  path: task.path,
  questions: [],
  leftOut: [],
  verdicts: [brokenIn(task, why)],
  begins: [],
  traces: [],
});
