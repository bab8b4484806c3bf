/** `hantei coverage --html`: one page, in one file, with a map of the rulebooks. */
import {
  standingCounts,
  coveredRules,
  type BookCoverage,
  type Mention,
  type RuleCoverage,
} from '../../evidence/coverage.js';
import type { Verdict } from '../../harness/verdict.js';
import { script, style } from './assets.js';
import type { PageBook, PageData, PageEdition, PageMention, PageRule, PageRuling } from './data.js';

/** The address under which the page reaches a file, where it can. */
export type LinkTo = (file: string) => string | undefined;

export interface PageSources {
  readonly linkTo: LinkTo;
  /** The official sentence of a rule, where it is at hand. */
  readonly officialText: (rulebook: string, number: string) => string | undefined;
}

/** What the page shows of these books and rulings. */
export const pageData = (
  books: readonly BookCoverage[],
  verdicts: readonly Verdict[],
  sources: PageSources,
): PageData => {
  const places = new Map(verdicts.map((verdict, at) => [verdict, at]));
  const mention = ({ ruling, lines }: Mention): PageMention => [
    places.get(ruling) ?? -1,
    ...new Set(lines),
  ];
  const link = once(sources.linkTo);
  const ruleOf = (book: BookCoverage, rule: RuleCoverage): PageRule => ({
    number: rule.entry.number,
    summary: rule.entry.summary,
    kind: rule.entry.kind,
    standing: rule.standing,
    proof: rule.proof,
    reason: rule.entry.reason,
    fault: rule.entry.fault,
    source: rule.entry.source,
    sourceHref: link(rule.entry.source),
    text: sources.officialText(book.rulebook, rule.entry.number),
    clauses:
      rule.clauses.length < 2 ? [] : rule.clauses.map(({ says, standing }) => ({ says, standing })),
    decides: rule.decides.map(mention),
    takesPart: rule.takesPart.map(mention),
    claimed: rule.claimed.map(mention),
    editions: editionsOf(books, book, rule),
  });
  const pageBooks = books.map((book) => bookOf(book, ruleOf));
  return {
    books: pageBooks,
    rulings: verdicts.map((verdict) => rulingOf(verdict, link)),
    hasTexts: pageBooks.some((book) => rulesIn(book).some(({ text }) => text !== undefined)),
  };
};

/** The page as the text of one file that needs no other, and no network. */
export const coveragePage = (data: PageData): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>Rulebook coverage</title>
<style>${style}</style>
</head>
<body>
<noscript>This page draws its map with a script, and scripts are switched off. The same figures: hantei coverage.</noscript>
<script type="application/json" id="data">${embedded(data)}</script>
<script>${script}</script>
</body>
</html>
`;

/** JSON that no HTML parser takes for markup: `<` never stands in it. */
const embedded = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const bookOf = (
  book: BookCoverage,
  ruleOf: (book: BookCoverage, rule: RuleCoverage) => PageRule,
): PageBook => ({
  id: book.rulebook,
  isProofKnown: book.isProofKnown,
  counts: standingCounts(coveredRules(book)),
  chapters: book.chapters.map((chapter) => ({
    chapter: chapter.chapter,
    title: chapter.title,
    counts: standingCounts(coveredRules(chapter)),
    sections: chapter.sections.map(({ section, title, rules }) => ({
      section,
      title,
      rules: rules.map((rule) => ruleOf(book, rule)),
    })),
  })),
});

const rulesIn = ({ chapters }: PageBook): PageRule[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

const rulingOf = ({ name, file, line, verdict }: Verdict, link: LinkTo): PageRuling => {
  const address = link(file);
  return {
    name,
    file,
    line,
    verdict,
    ...(address === undefined ? {} : { href: `${address}#L${line}` }),
  };
};

/** What the other editions of the game have: the same unit, wherever it stands, and otherwise the same number. */
const editionsOf = (
  books: readonly BookCoverage[],
  book: BookCoverage,
  rule: RuleCoverage,
): PageEdition[] =>
  books
    .filter((other) => other !== book && gameOf(other) === gameOf(book))
    .flatMap((other) => {
      const same = counterpart(other, rule);
      return same === undefined
        ? []
        : [
            {
              rulebook: other.rulebook,
              number: same.entry.number,
              summary: same.entry.summary,
              standing: same.standing,
              isSame: isSameUnit(same, rule),
            },
          ];
    });

const gameOf = ({ rulebook }: BookCoverage): string => rulebook.split('/')[0] ?? '';

const counterpart = (other: BookCoverage, rule: RuleCoverage): RuleCoverage | undefined => {
  const rules = coveredRules(other);
  const there = rules.find(({ entry }) => entry.number === rule.entry.number);
  if (there !== undefined && isSameUnit(there, rule)) return there;
  return rules.find((one) => isSameUnit(one, rule)) ?? there;
};

/** Editions share units; one with the same file and the same words is the same. */
const isSameUnit = ({ entry: one }: RuleCoverage, { entry: other }: RuleCoverage): boolean =>
  one.source === other.source && one.summary === other.summary && one.kind === other.kind;

/** Looks every file up once. */
const once = (linkTo: LinkTo): LinkTo => {
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, linkTo(file));
    return known.get(file);
  };
};
