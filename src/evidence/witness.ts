/** Rulings that give evidence of rules: what each cites and has told, and which rules are still to be tried in it. */
import type { Book } from '../kernel/book.js';
import type { Limits } from '../kernel/game.js';
import { expectationsOf } from '../harness/expected.js';
import type { Case } from '../harness/suite.js';
import type { Span } from '../language/document.js';
import { type Fate, hear, knockOut, noticedBy, type Testimony, unheard } from './testimony.js';

/** A rule where a ruling cites it. */
export interface CitedRule {
  readonly rule: string;
  /** Which of the things that the rule says, counted from 1, where it is told. */
  readonly clause: number | undefined;
  readonly at: Span;
  /** The expectation's line as written, without its citations. */
  readonly expectation: string;
  /** Which of the ruling's expectations it is, counted from 0. */
  readonly index: number;
}

/** A ruling under one rulebook; plain data. */
export interface HeardRuling {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly rulebook: string;
  readonly citations: readonly CitedRule[];
  readonly testimony: Testimony;
}

/** How a ruling is heard. */
export interface Hearing {
  /** The rules to try beside those that it cites. */
  readonly rules: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Rules without which the ruling ends whatever plays it; nothing: it does so with every rule on. */
  readonly fatal?: readonly string[];
  /** Told before each run, with the rule that is off, or with nothing where all are on. */
  readonly before?: (rule: string) => void;
}

/**
 * Has a ruling testify.
 *
 * @param known what it has told before, and need not tell again
 */
export const witnessOf = (one: Case, known: Testimony | undefined, trial: Hearing): HeardRuling => {
  const { before = () => undefined, limits = {}, fatal = [] } = trial;
  const citations = citationsOf(one);
  const heard = known ?? (fatal.includes('') ? unheard : (before(''), hear(one, limits)));
  const fates = { ...heard.fates };
  const rules = new Set([...citations.map(({ rule }) => rule), ...trial.rules]);
  for (const rule of untried(heard, [...rules])) {
    if (!fatal.includes(rule)) before(rule);
    fates[rule] = fatal.includes(rule) ? lost : knockOut(one, rule, limits);
  }
  const { ruling, file, rulebook } = one;
  return {
    file,
    line: ruling.at.line,
    name: ruling.name.text,
    rulebook,
    citations,
    testimony: { ...heard, fates },
  };
};

/** Of a run that ended whatever played it. */
const lost: Fate = { verdict: 'unsupported', failing: [] };

/** Of these rules, those that a ruling could miss and was not played without. */
export const untried = (testimony: Testimony, rules: readonly string[]): readonly string[] =>
  testimony.verdict === 'pass'
    ? rules.filter((rule) => testimony.fates[rule] === undefined && testimony.missed.includes(rule))
    : [];

/** All that a ruling cites, in the order of the text. */
export const citationsOf = ({ ruling, rulebook }: Case): readonly CitedRule[] =>
  expectationsOf(ruling, rulebook).flatMap(({ text, cited }, index) =>
    cited.map(({ number, clause, at }) => ({ rule: number, clause, at, expectation: text, index })),
  );

/** The rules of a rulebook that were noticed, each with the rulings that noticed. */
export const noticedIn = (
  rulebook: string,
  witnesses: readonly HeardRuling[],
): ReadonlyMap<string, readonly HeardRuling[]> => {
  const noticed = new Map<string, HeardRuling[]>();
  for (const one of witnesses) {
    if (one.rulebook !== rulebook) continue;
    for (const rule of noticedBy(one.testimony)) {
      const before = noticed.get(rule);
      if (before === undefined) noticed.set(rule, [one]);
      else before.push(one);
    }
  }
  return noticed;
};

/** The implemented rules of a book that none of these rulings has noticed so far. */
export const unnoticed = (book: Book, witnesses: readonly HeardRuling[]): readonly string[] => {
  const noticed = noticedIn(book.id, witnesses);
  return implementedIn(book).filter((rule) => !noticed.has(rule));
};

export const implementedIn = ({ entries }: Book): readonly string[] =>
  [...entries.values()].filter(({ implemented }) => implemented).map(({ number }) => number);
