/** Rulings as questions, when each comes, and what is told once it has been answered. */
import { games } from '../../harness/games.js';
import {
  type Case,
  load,
  loadUnder,
  type NotRead,
  type ReadImport,
  type SourceFile,
} from '../../harness/suite.js';
import { type LeftOut, type QuizQuestion, questioner } from '../../training/question.js';
import {
  rememberAnswer,
  type AskedAbout,
  type ChapterStanding,
  type AnswerGiven,
  inTurn,
  type Memory,
  chapterStandings,
} from '../../training/schedule.js';
import { storyOf, type QuizStep } from '../../training/story.js';
import { sourceText } from '../../training/wrong.js';
import { besides } from './state.js';

/** A ruling of a file, with the files that it imports. */
export interface RulingPlace {
  readonly file: SourceFile;
  readonly imports: readonly SourceFile[];
  readonly line: number;
  readonly rulebook: string;
}

export interface AskedQuestion {
  readonly question: QuizQuestion;
  readonly story: readonly QuizStep[];
  /** Of each answer why it is wrong; of the right one nothing. */
  readonly wrong: readonly string[];
}

export const trainingPlays = {
  question: ({
    seed,
    ...place
  }: RulingPlace & { readonly seed: string }): AskedQuestion | { readonly left: LeftOut } => {
    const { file, line, rulebook } = place;
    const read = readingImports(place);
    const loaded = load(file, read, games);
    const one = loaded.cases.find(
      ({ ruling, rulebook: id }) => ruling.at.line === line && id === rulebook,
    );
    if (one === undefined) return { left: 'does not pass' };
    const editions = ({ ruling }: Case): readonly Case[] =>
      games
        .filter(
          (game) => game.rulebook !== rulebook && rulebook.startsWith(`${game.vocabulary.game}/`),
        )
        .flatMap((game) => loadUnder(file, read, game).map((held) => held.one))
        .filter((other) => other.ruling.at.line === ruling.at.line);
    const question = questioner(loaded, file.text, read)(one, { seed, editions });
    if (typeof question === 'string') return { left: question };
    const wrong = question.answers.map((answer) => (answer.right ? '' : sourceText(answer)));
    return { question, wrong, story: storyOf(one, question.before) };
  },
  /** The identities of questions in the order in which they come. */
  turn: ({
    memory,
    questions,
    now,
    seed,
  }: {
    readonly memory: Memory;
    readonly questions: readonly AskedAbout[];
    readonly now: number;
    readonly seed: string;
  }): readonly string[] => inTurn(memory, questions, now, seed).map(({ id }) => id),
  remember: ({
    memory,
    question,
    given,
    now,
  }: {
    readonly memory: Memory;
    readonly question: AskedAbout;
    readonly given: AnswerGiven;
    readonly now: number;
  }): Memory => rememberAnswer(memory, question, given, now),
  standings: ({
    memory,
    now,
  }: {
    readonly memory: Memory;
    readonly now: number;
  }): readonly ChapterStanding[] => chapterStandings(memory, now),
};

export const readingImports = ({ imports }: Pick<RulingPlace, 'imports'>): ReadImport => {
  const files = new Map(imports.map((file) => [file.path, file]));
  return (from, path): SourceFile | NotRead =>
    files.get(besides(from, path) ?? '') ?? { problem: 'missing' };
};
