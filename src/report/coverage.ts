/** `hantei coverage`: how far each rulebook is covered, as a table for people and as JSON for programs. */
import {
  countsOf,
  rulesOf,
  type BookCoverage,
  type ChapterCoverage,
  type Counts,
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
      chapters: chapters.map((one) => ({ chapter: one.chapter, ...countsOf(rulesOf(one)) })),
    })),
  );

/** A table for each rulebook, one row a chapter, and what its bars mean. */
export const coverageLines = (books: readonly BookCoverage[], width: number): Line[] => [
  ...books.flatMap((book) => [...tableOf(book, width), blank]),
  ...legend(books),
];

interface Column {
  readonly heading: string;
  readonly of: (counts: Counts) => number;
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
  const all = countsOf(rulesOf(book));
  return [
    line(0, piece(book.rulebook, 'strong')),
    row(layout, piece('chapter', 'quiet'), [], headings(layout)),
    ...book.chapters.map((one) => {
      const counts = countsOf(rulesOf(one));
      return row(
        layout,
        piece(nameOf(one)),
        barOf(counts, layout.bar),
        cells(layout, counts, book),
      );
    }),
    row(layout, piece('all', 'strong'), barOf(all, layout.bar), cells(layout, all, book)),
    line(2, ...shares(all, book)),
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
  const gap = ' '.repeat(title - widthOf(text));
  const drawing =
    bar === 0 ? [] : drawn.length === 0 ? [piece(' '.repeat(bar + 2))] : [piece('  '), ...drawn];
  return {
    ...line(2, { ...name, text }, gap, ...drawing, ...rest),
    cut: true,
  };
};

const headings = (layout: Layout): Piece[] =>
  layout.figures.map(({ heading }) => piece(heading.padStart(figureWidth), 'quiet'));

const cells = (layout: Layout, counts: Counts, { isProofKnown }: BookCoverage): Piece[] =>
  layout.figures.map(({ heading, of }) => {
    const number = of(counts);
    const text = heading === 'proven' && !isProofKnown ? '?' : number === 0 ? '-' : `${number}`;
    return piece(text.padStart(figureWidth), text === '-' || text === '?' ? 'quiet' : 'plain');
  });

/** What the parts of a bar are drawn with, the best first. */
const parts: readonly { sign: string; style: Style; name: string; of: (c: Counts) => number }[] = [
  { sign: '█', style: 'good', name: 'proven', of: ({ proven }) => proven },
  {
    sign: '▓',
    style: 'good',
    name: 'deciding',
    of: ({ deciding, proven }) => deciding - proven,
  },
  {
    sign: '▒',
    style: 'rule',
    name: 'implemented only',
    of: ({ implemented, deciding }) => implemented - deciding,
  },
  { sign: '░', style: 'quiet', name: 'to do', of: ({ todo }) => todo },
];

/** A bar of the numbers that code could carry out; each part ends where its share of them ends. */
const barOf = (counts: Counts, length: number): Piece[] => {
  const total = counts.numbers - counts.notExecutable;
  if (length === 0) return [];
  if (total === 0) return [piece(' '.repeat(length))];
  let numbers = 0;
  let drawn = 0;
  return parts.map(({ sign, style, of }) => {
    numbers += of(counts);
    const end = Math.round((numbers / total) * length);
    const text = sign.repeat(end - drawn);
    drawn = end;
    return piece(text, style);
  });
};

const shares = (counts: Counts, { isProofKnown }: BookCoverage): (Piece | string)[] => {
  const total = counts.numbers - counts.notExecutable;
  const share = (count: number): string => percent(count, total);
  return [
    piece(
      `of ${total} that code can carry out: ${share(counts.implemented)} implemented, ${share(counts.deciding)} deciding, ` +
        (isProofKnown ? `${share(counts.proven)} proven` : 'proof not known'),
      'quiet',
    ),
  ];
};

const legend = (books: readonly BookCoverage[]): Line[] => [
  line(
    0,
    ...parts.flatMap(({ sign, style, name }, at) => [
      piece(at === 0 ? '' : '   '),
      piece(sign, style),
      piece(` ${name}`, 'quiet'),
    ]),
  ),
  ...(books.every(({ isProofKnown }) => isProofKnown)
    ? []
    : [
        line(
          0,
          piece('? not known: hantei prove finds out which rules the rulings notice', 'quiet'),
        ),
      ]),
];
