/** `hantei coverage`: how far each rulebook is covered, as a table for people and as JSON for programs. */
import {
  standingCounts,
  coveredRules,
  type BookCoverage,
  type ChapterCoverage,
  type StandingCounts,
  type RuleCoverage,
  type Standing,
} from '../evidence/coverage.js';
import { blank, fitting, line, piece, type Line, type Piece, type Style } from './lines.js';
import { percent } from './percent.js';
import { jsonText } from './printable.js';
import { widthOf } from './width.js';

/** The figures of all chapters as the text of a JSON array. */
export const coverageJson = (books: readonly BookCoverage[]): string =>
  jsonText(
    books.map(({ rulebook, chapters }) => ({
      rulebook,
      chapters: chapters.map((one) => ({
        chapter: one.chapter,
        ...standingCounts(coveredRules(one)),
      })),
    })),
  );

/** A table for each rulebook, one row a chapter, and what its bars mean. */
export const coverageLines = (books: readonly BookCoverage[], width: number): Line[] => [
  ...books.flatMap((book) => [...tableOf(book, width), blank]),
  ...legend(books),
];

interface Column {
  readonly heading: string;
  readonly of: (counts: StandingCounts) => number;
}

const figures: readonly Column[] = [
  { heading: 'rules', of: ({ numbers }) => numbers },
  { heading: 'exempt', of: ({ notExecutable }) => notExecutable },
  { heading: 'to do', of: ({ todo }) => todo },
  { heading: 'code', of: ({ implemented }) => implemented },
  { heading: 'cited', of: ({ cited }) => cited },
  { heading: 'decide', of: ({ deciding }) => deciding },
  { heading: 'proven', of: ({ proven }) => proven },
];

/** Columns of a figure, with the gap before it. */
const figureWidth = 7;
const narrowestTitle = 18;
const widestTitle = 30;
const narrowestBar = 8;
const widestBar = 32;

interface Layout {
  readonly title: number;
  /** 0: there is no room for bars. */
  readonly bar: number;
  readonly figures: readonly Column[];
}

/** Where the terminal is narrow, titles are cut first, then there are no bars, then fewer figures. */
const layoutFor = (book: BookCoverage, width: number): Layout => {
  const longest = Math.max(...book.chapters.map((one) => widthOf(nameOf(one))), 7);
  const shown = Math.min(
    figures.length,
    Math.max(2, Math.floor((width - 2 - narrowestTitle) / figureWidth)),
  );
  const room = width - 2 - shown * figureWidth;
  const hasBar = room >= narrowestTitle + 2 + narrowestBar;
  const title = Math.min(longest, widestTitle, hasBar ? room - 2 - narrowestBar : room);
  return {
    title: Math.max(title, 4),
    bar: hasBar ? Math.min(room - title - 2, widestBar) : 0,
    figures: figures.slice(figures.length - shown),
  };
};

const tableOf = (book: BookCoverage, width: number): Line[] => {
  const layout = layoutFor(book, width);
  const all = coveredRules(book);
  const rowOf = (name: Piece, rules: readonly RuleCoverage[]): Line =>
    row(layout, name, barOf(rules, layout.bar), cells(layout, rules, book));
  return [
    line(0, piece(book.rulebook, 'strong')),
    row(layout, piece('chapter', 'quiet'), [piece(' '.repeat(layout.bar))], headings(layout)),
    ...book.chapters.map((one) => rowOf(piece(nameOf(one)), coveredRules(one))),
    rowOf(piece('all', 'strong'), all),
    line(2, shares(standingCounts(all), book)),
    line(2, clauseShares(standingCounts(all), book)),
  ];
};

const nameOf = ({ chapter, title }: ChapterCoverage): string => `${chapter.padStart(2)} ${title}`;

const row = (
  { title, bar }: Layout,
  name: Piece,
  drawn: readonly Piece[],
  rest: readonly Piece[],
): Line => {
  const text = widthOf(name.text) > title ? `${fitting(name.text, title - 1)}…` : name.text;
  const gap = ' '.repeat(title - widthOf(text) + (bar === 0 ? 0 : 2));
  return { ...line(2, { ...name, text }, gap, ...drawn, ...rest), cut: true };
};

const headings = (layout: Layout): Piece[] =>
  layout.figures.map(({ heading }) => piece(heading.padStart(figureWidth), 'quiet'));

const cells = (
  layout: Layout,
  rules: readonly RuleCoverage[],
  { isProofKnown }: BookCoverage,
): Piece[] => {
  const counts = standingCounts(rules);
  const isOpen = rules.some(({ proof }) => proof === 'open');
  return layout.figures.map(({ heading, of }) => {
    const number = of(counts);
    const isOpenHere = heading === 'proven' && isOpen;
    if (isOpenHere && !isProofKnown) return piece('?'.padStart(figureWidth), 'quiet');
    if (number === 0 && !isOpenHere) return piece('-'.padStart(figureWidth), 'quiet');
    return piece(`${number}${isOpenHere ? '+' : ''}`.padStart(figureWidth));
  });
};

/** What the parts of a bar are drawn with, the best first. */
const parts: readonly {
  readonly sign: string;
  readonly style: Style;
  readonly name: string;
  readonly standings: readonly Standing[];
}[] = [
  { sign: '█', style: 'good', name: 'proven', standings: ['proven'] },
  { sign: '▓', style: 'good', name: 'deciding', standings: ['deciding'] },
  { sign: '▒', style: 'rule', name: 'implemented only', standings: ['cited', 'implemented'] },
  { sign: '░', style: 'quiet', name: 'to do', standings: ['todo'] },
];

/** A bar of the numbers that code could carry out; each part ends where its share of them ends. */
const barOf = (rules: readonly RuleCoverage[], length: number): Piece[] => {
  const executable = rules.filter(({ standing }) => standing !== 'exempt');
  if (executable.length === 0) return [piece(' '.repeat(length))];
  let numbers = 0;
  let drawn = 0;
  return parts.map(({ sign, style, standings }) => {
    numbers += executable.filter(({ standing }) => standings.includes(standing)).length;
    const end = Math.round((numbers / executable.length) * length);
    const text = sign.repeat(end - drawn);
    drawn = end;
    return piece(text, style);
  });
};

const shares = (counts: StandingCounts, { isProofKnown }: BookCoverage): Piece => {
  const total = counts.numbers - counts.notExecutable;
  const share = (count: number): string => percent(count, total);
  return piece(
    `of ${total} that code can carry out: ${share(counts.implemented)} implemented, ${share(counts.deciding)} deciding, ` +
      (isProofKnown ? `${share(counts.proven)} proven` : 'proof not known'),
    'quiet',
  );
};

const clauseShares = (counts: StandingCounts, { isProofKnown }: BookCoverage): Piece =>
  piece(
    `of ${counts.clauses} clause${counts.clauses === 1 ? '' : 's'}: ${percent(counts.clausesCited, counts.clauses)} with a ruling` +
      (isProofKnown ? `, ${percent(counts.clausesProven, counts.clauses)} proven` : ''),
    'quiet',
  );

const legend = (books: readonly BookCoverage[]): Line[] => [
  line(
    0,
    ...parts.flatMap(({ sign, style, name }, at) => [
      piece(at === 0 ? '' : '   '),
      piece(sign, style),
      piece(` ${name}`, 'quiet'),
    ]),
  ),
  ...openProof(books),
];

const openProof = (books: readonly BookCoverage[]): Line[] => {
  const open = books.filter((book) => coveredRules(book).some(({ proof }) => proof === 'open'));
  if (open.length === 0) return [];
  const signs = [
    ...(open.some(({ isProofKnown }) => !isProofKnown) ? ['? not known'] : []),
    ...(open.some(({ isProofKnown }) => isProofKnown) ? ['+ perhaps more'] : []),
  ];
  const help = 'hantei prove finds out which rules the rulings notice';
  return [line(0, piece(`${signs.join(', ')}: ${help}`, 'quiet'))];
};
