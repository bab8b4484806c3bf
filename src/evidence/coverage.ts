/** How far the rulebooks are covered: for every number whether code carries it out, and which rulings rest on it. */
import type { Book } from '../kernel/book.js';
import { clauseKey, type ListedClause, type NumberEntry } from '../kernel/listing.js';
import type { Verdict } from '../harness/verdict.js';
import { clauseCited } from './clauses.js';

/**
 * The best that can be said of a number. `exempt`: nothing to carry out; `todo`: nobody has written it; `implemented`:
 * written, but no ruling cites it; `cited`: cited, but not yet by a ruling that passes; `deciding`: a passing ruling
 * cites it and it takes part in what that ruling expects; `proven`: a ruling notices its absence.
 */
export type Standing = (typeof standings)[number];

export const standings = ['exempt', 'todo', 'implemented', 'cited', 'deciding', 'proven'] as const;

/** A ruling that speaks of a rule, and at which of its lines. */
export interface Mention {
  readonly ruling: Verdict;
  readonly lines: readonly number[];
}

export interface RuleCoverage {
  readonly entry: NumberEntry;
  readonly standing: Standing;
  readonly isCited: boolean;
  /** Whether a ruling notices the rule's absence; `open` where not all that might have been asked. */
  readonly proof: 'noticed' | 'unnoticed' | 'open';
  /** Passing rulings that cite the rule where it takes part in the outcome. */
  readonly decides: readonly Mention[];
  /** Passing rulings whose outcome it takes part in, though they do not cite it. */
  readonly takesPart: readonly Mention[];
  /** Rulings that cite it and do not pass. */
  readonly claimed: readonly Mention[];
  /** What it says, one thing after another. */
  readonly clauses: readonly ClauseCoverage[];
}

/**
 * The best that can be said of a clause. `aside`: nothing to carry out; `written`: no ruling cites it; `cited`: a ruling
 * that passes does; `proven`: what such a ruling expects itself fails without the number.
 */
export interface ClauseCoverage extends ListedClause {
  readonly standing: 'aside' | 'written' | 'cited' | 'proven';
}

export interface SectionCoverage {
  readonly section: string;
  readonly title: string;
  readonly rules: readonly RuleCoverage[];
}

export interface ChapterCoverage {
  readonly chapter: string;
  readonly title: string;
  readonly sections: readonly SectionCoverage[];
}

export interface BookCoverage {
  readonly rulebook: string;
  /** False where no ruling has been asked what it notices: then nothing of the book is `proven`. */
  readonly isProofKnown: boolean;
  readonly chapters: readonly ChapterCoverage[];
}

/** What is known of a rulebook's rules by switching them off. */
export interface KnownProof {
  /** A ruling notices. */
  readonly noticed: ReadonlySet<string>;
  /** No ruling has noticed so far, and not all that might have been asked. */
  readonly open: ReadonlySet<string>;
  /** Clauses for which a ruling stands, as they are cited. */
  readonly clauses: ReadonlySet<string>;
}

/** By rulebook. Of one that is not in it nothing is known. */
export type ProofByBook = ReadonlyMap<string, KnownProof>;

/** The coverage of each book by these verdicts. */
export const coverageOf = (
  books: readonly Book[],
  verdicts: readonly Verdict[],
  proof: ProofByBook | undefined,
): BookCoverage[] =>
  books.map((book) => {
    const own = verdicts.filter(({ rulebook }) => rulebook === book.id);
    const mentions = mentionsIn(own);
    const known = proof?.get(book.id);
    const cited = clausesIn(book, own);
    const rules = [...book.entries.values()].map((entry) => ({
      ...ruleCoverage(entry, mentions, known),
      clauses: entry.clauses.map((clause, at) => ({
        ...clause,
        standing: clauseStanding(clause, clauseKey(entry.number, at + 1), cited, known),
      })),
    }));
    return { rulebook: book.id, isProofKnown: known !== undefined, chapters: chaptersOf(rules) };
  });

/** The clauses that rulings cite which pass. */
const clausesIn = (book: Book, verdicts: readonly Verdict[]): ReadonlySet<string> =>
  new Set(
    verdicts.flatMap(({ verdict, expectations }) =>
      verdict !== 'pass'
        ? []
        : expectations.flatMap(({ cited, clauses = [] }) => [
            ...clauses,
            ...cited.flatMap((rule) => clauseCited(book, { rule, clause: undefined }) ?? []),
          ]),
    ),
  );

const clauseStanding = (
  { reason }: ListedClause,
  key: string,
  cited: ReadonlySet<string>,
  known: KnownProof | undefined,
): ClauseCoverage['standing'] => {
  if (reason !== '') return 'aside';
  if (known?.clauses.has(key) === true) return 'proven';
  return cited.has(key) ? 'cited' : 'written';
};

/** All rules of a book or a chapter, in the rulebook's order. */
export const coveredRules = (of: BookCoverage | ChapterCoverage): RuleCoverage[] =>
  'chapters' in of ? of.chapters.flatMap(coveredRules) : of.sections.flatMap(({ rules }) => rules);

export interface StandingCounts {
  readonly numbers: number;
  readonly notExecutable: number;
  readonly todo: number;
  readonly implemented: number;
  readonly cited: number;
  readonly deciding: number;
  readonly proven: number;
  /** Clauses that code carries out, those that a passing ruling cites, and those that are proven. */
  readonly clauses: number;
  readonly clausesCited: number;
  readonly clausesProven: number;
}

/** How many of these rules there are of each kind; a rule counts wherever it belongs, not only at its best. */
export const standingCounts = (rules: readonly RuleCoverage[]): StandingCounts => {
  const count = (is: (rule: RuleCoverage) => boolean): number => rules.filter(is).length;
  return {
    numbers: rules.length,
    notExecutable: count(({ standing }) => standing === 'exempt'),
    todo: count(({ standing }) => standing === 'todo'),
    implemented: count(({ entry }) => entry.implemented),
    cited: count(({ isCited }) => isCited),
    deciding: count(({ decides }) => decides.length > 0),
    proven: count(({ standing }) => standing === 'proven'),
    ...clauseCounts(rules.flatMap(({ clauses }) => clauses)),
  };
};

const clauseCounts = (
  clauses: readonly ClauseCoverage[],
): Pick<StandingCounts, 'clauses' | 'clausesCited' | 'clausesProven'> => {
  const count = (...are: readonly ClauseCoverage['standing'][]): number =>
    clauses.filter(({ standing }) => are.includes(standing)).length;
  return {
    clauses: count('written', 'cited', 'proven'),
    clausesCited: count('cited', 'proven'),
    clausesProven: count('proven'),
  };
};

type Mentions = Readonly<Record<'decides' | 'takesPart' | 'claimed', Map<string, Mention[]>>>;

const mentionsIn = (verdicts: readonly Verdict[]): Mentions => {
  const mentions: Mentions = { decides: new Map(), takesPart: new Map(), claimed: new Map() };
  for (const ruling of verdicts)
    for (const [rule, { cited, decided }] of linesByRule(ruling)) {
      const role = roleOf(ruling, { cited, decided });
      const lines = [...new Set(cited.length > 0 ? cited : decided)];
      if (role !== undefined) push(mentions[role], rule, { ruling, lines });
    }
  return mentions;
};

interface RuleLines {
  readonly cited: number[];
  readonly decided: number[];
}

const linesByRule = ({ expectations }: Verdict): ReadonlyMap<string, RuleLines> => {
  const found = new Map<string, RuleLines>();
  const at = (rule: string): RuleLines => {
    const lines = found.get(rule) ?? { cited: [], decided: [] };
    found.set(rule, lines);
    return lines;
  };
  for (const { line, cited, decidedBy } of expectations) {
    for (const rule of cited) at(rule).cited.push(line);
    for (const rule of decidedBy) at(rule).decided.push(line);
  }
  return found;
};

/** What does not pass decides nothing; of it only the claim is kept. */
const roleOf = (
  { verdict }: Verdict,
  { cited, decided }: RuleLines,
): keyof Mentions | undefined => {
  if (cited.length === 0) return verdict === 'pass' ? 'takesPart' : undefined;
  return verdict === 'pass' && cited.some((line) => decided.includes(line)) ? 'decides' : 'claimed';
};

const push = <T>(lists: Map<string, T[]>, key: string, value: T): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

const ruleCoverage = (
  entry: NumberEntry,
  mentions: Mentions,
  known: KnownProof | undefined,
): Omit<RuleCoverage, 'clauses'> => {
  const [decides = [], takesPart = [], claimed = []] = [
    mentions.decides.get(entry.number),
    mentions.takesPart.get(entry.number),
    mentions.claimed.get(entry.number),
  ];
  const proof = proofOf(entry, known);
  return {
    entry,
    standing: standingOf(entry, proof, decides.length > 0, claimed.length > 0),
    proof,
    isCited: decides.length + claimed.length > 0,
    decides,
    takesPart,
    claimed,
  };
};

const proofOf = (
  { number, implemented }: NumberEntry,
  known: KnownProof | undefined,
): RuleCoverage['proof'] => {
  if (!implemented) return 'unnoticed';
  if (known?.noticed.has(number) === true) return 'noticed';
  return known === undefined || known.open.has(number) ? 'open' : 'unnoticed';
};

const standingOf = (
  entry: NumberEntry,
  proof: RuleCoverage['proof'],
  decides: boolean,
  isClaimed: boolean,
): Standing => {
  if (entry.standing === 'note') return 'exempt';
  if (entry.standing === 'todo') return 'todo';
  if (proof === 'noticed') return 'proven';
  if (decides) return 'deciding';
  return isClaimed ? 'cited' : 'implemented';
};

const chaptersOf = (rules: readonly RuleCoverage[]): ChapterCoverage[] => {
  const chapters = new Map<string, RuleCoverage[]>();
  for (const rule of rules) push(chapters, chapterOf(rule.entry), rule);
  return [...chapters].map(([chapter, own]) => ({
    chapter,
    title: own[0]?.entry.titles.chapter ?? '',
    sections: sectionsOf(own),
  }));
};

const sectionsOf = (rules: readonly RuleCoverage[]): SectionCoverage[] => {
  const sections = new Map<string, RuleCoverage[]>();
  for (const rule of rules) push(sections, rule.entry.section, rule);
  return [...sections].map(([section, own]) => ({
    section,
    title: own[0]?.entry.titles.section ?? '',
    rules: own,
  }));
};

/** Section 509 is in chapter 5, section 1002 in chapter 10; a book of a single chapter has short sections. */
export const chapterOf = ({ section }: NumberEntry): string =>
  /^(\d+)\d\d$/.exec(section)?.[1] ?? section;
