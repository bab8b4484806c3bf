/** What the page is made of: plain data that stands in the page as JSON. */
import type {
  ClauseCoverage,
  StandingCounts,
  RuleCoverage,
  Standing,
} from '../../evidence/coverage.js';

export interface PageData {
  readonly books: readonly PageBook[];
  readonly rulings: readonly PageRuling[];
  /** Whether any official text stands beside the summaries. */
  readonly hasTexts: boolean;
}

/** A ruling under one rulebook. */
export interface PageRuling {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly verdict: string;
  /** Address of the file, from the page; absent where there is none to open. */
  readonly href?: string;
}

export interface PageBook {
  readonly id: string;
  readonly isProofKnown: boolean;
  readonly counts: StandingCounts;
  readonly chapters: readonly PageChapter[];
}

export interface PageChapter {
  readonly chapter: string;
  readonly title: string;
  readonly counts: StandingCounts;
  readonly sections: readonly PageSection[];
}

export interface PageSection {
  readonly section: string;
  readonly title: string;
  readonly rules: readonly PageRule[];
}

export interface PageRule {
  readonly number: string;
  readonly summary: string;
  readonly kind: string;
  readonly standing: Standing;
  readonly proof: RuleCoverage['proof'];
  readonly reason: string;
  readonly fault: string;
  readonly source: string;
  readonly sourceHref?: string;
  /** The official sentence, where the user has imported the document. */
  readonly text?: string;
  /** What it says, one thing after another, where that is more than one. */
  readonly clauses: readonly PageClause[];
  readonly decides: readonly PageMention[];
  readonly takesPart: readonly PageMention[];
  readonly claimed: readonly PageMention[];
  readonly editions: readonly PageEdition[];
}

export interface PageClause {
  readonly says: string;
  readonly standing: ClauseCoverage['standing'];
}

/** Place of a ruling in `rulings`, and the lines of it that speak of the rule. */
export type PageMention = readonly [ruling: number, ...lines: number[]];

/** The rule in another edition of the game; `isSame` where one unit serves both, perhaps under two numbers. */
export interface PageEdition {
  readonly rulebook: string;
  readonly number: string;
  readonly summary: string;
  readonly standing: Standing;
  readonly isSame: boolean;
}
