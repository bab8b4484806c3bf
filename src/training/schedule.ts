/** When which question comes again: spaced repetition by FSRS, with weak chapters sooner. All of it is plain data. */
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import { numbersFrom } from './shuffle.js';

/** What is remembered of a question. Times are milliseconds since 1970. */
export interface RememberedAnswer {
  readonly rulebook: string;
  readonly chapter: string;
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly interval: number;
  readonly step: number;
  readonly state: number;
  readonly asked: number;
  readonly lapses: number;
  readonly right: number;
}

/** By the identity of the question. */
export type Memory = Readonly<Record<string, RememberedAnswer>>;

/** A question, as far as it has to be known to say when it comes. */
export interface AskedAbout {
  readonly id: string;
  readonly rulebook: string;
  readonly chapter: string;
}

/** How an answer was: wrong, right, or right without having to think. */
export type AnswerGiven = 'wrong' | 'right' | 'easy';

/** Without chance in it: the same answers give the same times. */
const scheduler = fsrs({ enable_fuzz: false });

const grades: Readonly<Record<AnswerGiven, Grade>> = {
  wrong: Rating.Again,
  right: Rating.Good,
  easy: Rating.Easy,
};

/** The memory after an answer. */
export const rememberAnswer = (
  memory: Memory,
  { id, rulebook, chapter }: AskedAbout,
  given: AnswerGiven,
  now: number,
): Memory => {
  const before = memory[id];
  const card = before === undefined ? createEmptyCard(new Date(now)) : cardOf(before);
  const { card: next } = scheduler.next(card, new Date(now), grades[given]);
  const remembered: RememberedAnswer = {
    rulebook,
    chapter,
    due: next.due.getTime(),
    last: now,
    stability: next.stability,
    difficulty: next.difficulty,
    interval: next.scheduled_days,
    step: next.learning_steps,
    state: next.state,
    asked: (before?.asked ?? 0) + 1,
    lapses: next.lapses,
    right: (before?.right ?? 0) + (given === 'wrong' ? 0 : 1),
  };
  return { ...memory, [id]: remembered };
};

const cardOf = (one: RememberedAnswer): Card => ({
  due: new Date(one.due),
  last_review: new Date(one.last),
  stability: one.stability,
  difficulty: one.difficulty,
  elapsed_days: 0,
  scheduled_days: one.interval,
  learning_steps: one.step,
  reps: one.asked,
  lapses: one.lapses,
  state: isState(one.state) ? one.state : State.New,
});

const isState = (state: number): state is State => state in State;

export interface ChapterStanding {
  readonly rulebook: string;
  readonly chapter: string;
  /** Questions that were asked at least once, and answers to them. */
  readonly questions: number;
  readonly answers: number;
  readonly right: number;
  readonly due: number;
  /** From 0 to 1: the share of wrong answers, held towards one half while there are few. */
  readonly weakness: number;
}

/** How each chapter stands, the weakest first. */
export const chapterStandings = (memory: Memory, now: number): readonly ChapterStanding[] => {
  const found = new Map<string, RememberedAnswer[]>();
  for (const one of Object.values(memory)) {
    const key = keyOf(one);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()]
    .map((all) => standingOf(all, now))
    .sort((one, other) => other.weakness - one.weakness || (keyOf(one) < keyOf(other) ? -1 : 1));
};

const keyOf = ({ rulebook, chapter }: Pick<RememberedAnswer, 'rulebook' | 'chapter'>): string =>
  `${rulebook}\n${chapter}`;

const standingOf = (all: readonly RememberedAnswer[], now: number): ChapterStanding => {
  const [{ rulebook, chapter } = { rulebook: '', chapter: '' }] = all;
  const answers = all.reduce((sum, { asked }) => sum + asked, 0);
  const right = all.reduce((sum, one) => sum + one.right, 0);
  return {
    rulebook,
    chapter,
    questions: all.length,
    answers,
    right,
    due: all.filter(({ due }) => due <= now).length,
    weakness: weaknessOf(answers, right),
  };
};

const weaknessOf = (answers: number, right: number): number =>
  (answers - right + 1) / (answers + 2);

/** Of a chapter in which nobody has answered yet. */
const unknown = weaknessOf(0, 0);

/** In the weakest chapter a question comes again after so much of its time. */
const soonest = 0.5;

/**
 * In which order questions come: those that are due, the longest overdue first; then new ones, of weak chapters sooner.
 * Those that are not due yet do not come.
 */
export const inTurn = <T extends AskedAbout>(
  memory: Memory,
  questions: readonly T[],
  now: number,
  seed: string,
): readonly T[] => {
  const weakness = new Map(chapterStandings(memory, now).map((one) => [keyOf(one), one.weakness]));
  const random = numbersFrom(seed);
  const due: { readonly one: T; readonly over: number }[] = [];
  const fresh: { readonly one: T; readonly place: number }[] = [];
  for (const one of questions) {
    const weak = weakness.get(keyOf(one)) ?? unknown;
    // Drawn for each, so that a question keeps its draw whatever is known of the others.
    const draw = random();
    const known = memory[one.id];
    if (known === undefined) fresh.push({ one, place: draw ** (weak * 2) });
    else {
      const over = now - (known.last + (known.due - known.last) * (1 - weak * soonest));
      if (over >= 0) due.push({ one, over });
    }
  }
  return [
    ...due.sort((one, other) => other.over - one.over),
    ...fresh.sort((one, other) => one.place - other.place),
  ].map(({ one }) => one);
};
