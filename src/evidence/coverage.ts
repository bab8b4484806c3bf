/** How far the rulebooks are covered: for every number whether code carries it out, and which rulings rest on it. */
import type { Book, Entry } from '../kernel/book.js';
import type { Verdict } from '../harness/verdict.js';

/**
 * How well a number stands, from nothing to the most. `exempt`: nothing to carry out; `todo`: nobody has written it;
 * `implemented`: written, but no ruling cites it; `cited`: cited, but not yet by a ruling that passes; `deciding`: a
 * passing ruling cites it and it takes part in what that ruling expects; `proven`: a ruling notices its absence.
 */
export type Standing = (typeof standings)[number];

export const standings = ['exempt', 'todo', 'implemented', 'cited', 'deciding', 'proven'] as const;

/** A ruling that speaks of a rule, and at which of its lines. */
export interface Mention {
  readonly ruling: Verdict;
  readonly lines: readonly number[];
}

export interface RuleCoverage {
  readonly entry: Entry;
  readonly standing: Standing;
  readonly isCited: boolean;
  /** Passing rulings that cite the rule where it takes part in the outcome. */
  readonly decides: readonly Mention[];
  /** Passing rulings whose outcome it takes part in, though they do not cite it. */
  readonly takesPart: readonly Mention[];
  /** Rulings that cite it and do not pass. */
  readonly claimed: readonly Mention[];
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
  /** False where nobody has tried which rulings notice which rules: then nothing of the book is `proven`. */
  readonly isProofKnown: boolean;
  readonly chapters: readonly ChapterCoverage[];
}

/** The rules of each rulebook whose absence some ruling notices. A rulebook that is not in it has not been tried. */
export type Proof = ReadonlyMap<string, ReadonlySet<string>>;

/** The coverage of each book by these verdicts. */
export const coverageOf = (
  books: readonly Book[],
  verdicts: readonly Verdict[],
  proof: Proof | undefined,
): BookCoverage[] =>
  books.map((book) => {
    const mentions = mentionsIn(verdicts.filter(({ rulebook }) => rulebook === book.id));
    const proven = proof?.get(book.id);
    const rules = [...book.entries.values()].map((entry) => ruleCoverage(entry, mentions, proven));
    return { rulebook: book.id, isProofKnown: proven !== undefined, chapters: chaptersOf(rules) };
  });

/** All rules of a book or a chapter, in the rulebook's order. */
export const rulesOf = (of: BookCoverage | ChapterCoverage): RuleCoverage[] =>
  'chapters' in of ? of.chapters.flatMap(rulesOf) : of.sections.flatMap(({ rules }) => rules);

export interface Counts {
  readonly numbers: number;
  readonly notExecutable: number;
  readonly todo: number;
  readonly implemented: number;
  readonly cited: number;
  readonly deciding: number;
  readonly proven: number;
}

/** How many of these rules there are of each standing; what is proven is deciding, cited and implemented, too. */
export const countsOf = (rules: readonly RuleCoverage[]): Counts => {
  const count = (is: (rule: RuleCoverage) => boolean): number => rules.filter(is).length;
  return {
    numbers: rules.length,
    notExecutable: count(({ standing }) => standing === 'exempt'),
    todo: count(({ standing }) => standing === 'todo'),
    implemented: count(({ entry }) => entry.implemented),
    cited: count(({ isCited }) => isCited),
    deciding: count(({ decides }) => decides.length > 0),
    proven: count(({ standing }) => standing === 'proven'),
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
  entry: Entry,
  mentions: Mentions,
  proven: ReadonlySet<string> | undefined,
): RuleCoverage => {
  const [decides = [], takesPart = [], claimed = []] = [
    mentions.decides.get(entry.number),
    mentions.takesPart.get(entry.number),
    mentions.claimed.get(entry.number),
  ];
  return {
    entry,
    standing: standingOf(entry, decides, claimed, proven),
    isCited: decides.length + claimed.length > 0,
    decides,
    takesPart,
    claimed,
  };
};

const standingOf = (
  entry: Entry,
  decides: readonly Mention[],
  claimed: readonly Mention[],
  proven: ReadonlySet<string> | undefined,
): Standing => {
  if (entry.standing === 'note') return 'exempt';
  if (entry.standing === 'todo') return 'todo';
  // A proof outlives the ruling it was made with only until that ruling is judged again.
  if (decides.length > 0) return proven?.has(entry.number) === true ? 'proven' : 'deciding';
  return claimed.length > 0 ? 'cited' : 'implemented';
};

const chaptersOf = (rules: readonly RuleCoverage[]): ChapterCoverage[] => {
  const chapters = new Map<string, RuleCoverage[]>();
  for (const rule of rules) push(chapters, chapterOf(rule.entry), rule);
  return [...chapters].map(([chapter, own]) => ({
    chapter,
    title: titleIn(own, (folders) => folders.at(-2)),
    sections: sectionsOf(own),
  }));
};

const sectionsOf = (rules: readonly RuleCoverage[]): SectionCoverage[] => {
  const sections = new Map<string, RuleCoverage[]>();
  for (const rule of rules) push(sections, rule.entry.section, rule);
  return [...sections].map(([section, own]) => ({
    section,
    title: titleIn(own, (folders) => folders.at(-1)),
    rules: own,
  }));
};

/** Section 509 is in chapter 5, section 1002 in chapter 10; a book of a single chapter has short sections. */
const chapterOf = ({ section }: Entry): string => /^(\d+)\d\d$/.exec(section)?.[1] ?? section;

/** Folders and files are called by the rulebook's words: `5-turn/509-direct-attack.ts`. */
const titleIn = (
  [first]: readonly RuleCoverage[],
  pick: (folders: readonly string[]) => string | undefined,
): string => {
  const name = pick(first?.entry.source.replace(/\.ts$/, '').split('/') ?? []) ?? '';
  const words = name.replace(/^\d+-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
