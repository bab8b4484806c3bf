/** A ruling as a question with several answers: what its rulebook makes of it, and what it would come to otherwise. */
import type { Case, Loaded, ReadImport, Scenario } from '../harness/suite.js';
import { type Book, entryAt } from '../kernel/book.js';
import { shelfOf, type Shelf } from './cards.js';
import { type QuizFace, quizFaceOf } from './face.js';
import { questionIdentity } from './identity.js';
import { alternativesTo, type OutcomeSource, type OtherEditions } from './alternatives.js';
import { askedAt, answersWhole, type Prompt } from './asked.js';
import { chooseMoment } from './choose.js';
import { outcomeUnder, type Purse } from './outcomes.js';
import { permissionQuestion } from './permitted.js';
import { shuffled } from './shuffle.js';

/** A rule by its number, with what it says. */
export interface RuleTold {
  readonly rule: string;
  readonly summary: string;
}

export interface QuizAnswer {
  /** Each a sentence. */
  readonly says: readonly string[];
  readonly right: boolean;
  /** Of a wrong one: the rules that it leaves out, or the edition in which it is right. */
  readonly without: readonly RuleTold[];
  readonly edition: string;
  /** It leaves out only that the rule allows no more. */
  readonly boundless: boolean;
}

/** A question; plain data. */
export interface QuizQuestion {
  /** The same as long as its ruling has its name, its board and what is done. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The ruling's name, which tells the answer. */
  readonly name: string;
  readonly rulebook: string;
  /** `115 Battle`, by the first rule that decides it. */
  readonly chapter: string;
  readonly face: QuizFace;
  readonly prompt: string;
  /** What lines in front of this one lead to is asked about. */
  readonly before: number;
  readonly answers: readonly QuizAnswer[];
  /** The answer as the ruling has it in words; empty where nobody wrote one. */
  readonly because: string;
  /** The rules that decide it. */
  readonly rules: readonly RuleTold[];
}

/** Why a ruling makes no question. */
export type LeftOut =
  /** It does not pass: nobody knows what is right. */
  | 'does not pass'
  /** Whatever rule is switched off, the same comes of it, or nothing that could be said. */
  | 'no other outcome';

export interface AskingHow {
  readonly seed: string;
  /** The same ruling under the other editions of its game. */
  readonly editions: OtherEditions;
}

/** What is asked of a moment of a ruling, before it is laid out. */
export interface QuestionDraft {
  readonly prompt: Prompt;
  /** Commands in front of this line have been carried out. */
  readonly before: number;
  readonly right: readonly string[];
  readonly wrong: readonly { readonly says: readonly string[]; readonly source: OutcomeSource }[];
  /** The numbers of the rules that decide it. */
  readonly rules: readonly string[];
  /** Whether it is what the ruling itself was asked about. */
  readonly isAsAsked: boolean;
}

/** Lays out questions of the rulings of one file. */
export const questioner = (
  loaded: Loaded,
  text: string,
  read: ReadImport,
): ((one: Case, asking: AskingHow) => QuizQuestion | LeftOut) => {
  let shelf: Shelf | undefined;
  return (one, asking) => {
    const { scenario } = one;
    if (scenario === undefined || one.problems.length > 0) return 'does not pass';
    const draft = draftOf(one, scenario, asking.editions);
    if (typeof draft === 'string') return draft;
    shelf ??= shelfOf(loaded, text, read);
    return laidOut(shelf, one, scenario, draft, asking.seed);
  };
};

/** What playing a ruling with all its rules may cost: a longer one makes no question that anybody reads. */
const wholePurse = (): Purse => ({ left: 1_000_000, each: 1_000_000, steps: 10_000 });

const draftOf = (
  one: Case,
  scenario: Scenario,
  editions: OtherEditions,
): QuestionDraft | LeftOut => {
  const right = outcomeUnder(one, { off: new Set() }, wholePurse());
  if (right === undefined || right.stop !== undefined) return 'does not pass';
  if ([...right.lines.values()].some(({ holds }) => !holds)) return 'does not pass';
  const alternatives = alternativesTo(one, scenario, right, editions);
  const chosen = chooseMoment(scenario, right, alternatives);
  if (chosen !== undefined)
    return {
      ...chosen,
      prompt: askedAt(chosen.asked),
      isAsAsked: answersWhole(scenario, chosen.asked),
    };
  return permissionQuestion(scenario, right, alternatives) ?? 'no other outcome';
};

const laidOut = (
  shelf: Shelf,
  one: Case,
  scenario: Scenario,
  draft: QuestionDraft,
  seed: string,
): QuizQuestion => {
  const { ruling, rulebook, file } = one;
  const { book } = scenario.world.rules;
  const id = questionIdentity(one);
  const face = quizFaceOf(shelf, one, scenario, draft.before);
  const told = (rule: string): RuleTold => ({
    rule,
    summary: entryAt(book, rule)?.summary ?? '',
  });
  const answers: readonly QuizAnswer[] = [
    { says: draft.right, right: true, without: [], edition: '', boundless: false },
    ...draft.wrong.map(({ says, source }) => ({
      says,
      right: false,
      without: source.is === 'without' ? source.rules.map(told) : [],
      edition: source.is === 'edition' ? source.rulebook : '',
      boundless: source.is === 'without' && source.boundless,
    })),
  ];
  return {
    id,
    file,
    line: ruling.at.line,
    name: ruling.name.text,
    rulebook,
    // Where nobody cites a rule, what the wrong answers leave out tells what it is about.
    chapter: chapterCited(book, [
      ...draft.rules,
      ...draft.wrong.flatMap(({ source }) => (source.is === 'without' ? source.rules : [])),
    ]),
    face: draft.isAsAsked ? face : { ...face, asked: '' },
    prompt: draft.prompt[face.actions.length === 0 ? 'now' : 'then'],
    before: draft.before,
    answers: shuffled(answers, `${seed} ${id}`),
    because: draft.isAsAsked ? (ruling.provenance.answer?.text ?? '') : '',
    rules: draft.rules.map(told),
  };
};

/** The chapter of the first rule that the book has. */
export const chapterCited = (book: Book, rules: readonly string[]): string => {
  for (const rule of rules) {
    const entry = entryAt(book, rule);
    if (entry !== undefined) return entry.titles.chapter;
  }
  return '';
};
