/** A plugin for Prettier 3: one layout for ruling files. It changes where things stand and never what they say. */
import type { Doc, Parser, Plugin, Printer, SupportLanguage } from 'prettier';
import { builders } from 'prettier/doc';
import type { Problem } from '../document.js';
import { parse, scan } from '../parse.js';
import { type Columns, columnsOf, lineDoc } from './lines.js';
import { type LineRow, type FormattedRow, rowsOf } from './rows.js';

const name = 'hantei-ruling';
const width = 100;

interface File {
  readonly rows: readonly FormattedRow[];
  readonly length: number;
}

export const languages: SupportLanguage[] = [
  { name: 'Hantei ruling', parsers: [name], extensions: ['.ruling', '.cards'] },
];

export const parsers: Record<string, Parser<File>> = {
  [name]: {
    astFormat: name,
    parse: (text, options) => {
      // The layout is one for everybody, whatever a project says of its other files.
      options.printWidth = width;
      const { value, problems } = parse(text);
      const [first] = problems;
      if (first) throw refusal(first);
      const { layout, comments } = scan(text);
      return { rows: rowsOf(text, layout, comments, value), length: text.length };
    },
    locStart: () => 0,
    locEnd: ({ length }) => length,
  },
};

export const printers: Record<string, Printer<File>> = {
  [name]: { print: ({ node }) => fileDoc(node) },
};

export default { languages, parsers, printers } satisfies Plugin<File>;

/** What Prettier expects of a parser that cannot parse. */
function refusal({ message, at }: Problem): Error {
  return Object.assign(new SyntaxError(`${message} (${at.line}:${at.column})`), {
    loc: {
      start: { line: at.line, column: at.column },
      end: { line: at.endLine, column: at.endColumn },
    },
  });
}

function fileDoc({ rows }: File): Doc {
  const { hardline } = builders;
  const columns = columnsByRow(rows);
  return rows.map((row, index) => [
    row.apart ? hardline : '',
    row.kind === 'comment'
      ? ' '.repeat(row.indent) + row.text
      : lineDoc(row, columns[index] ?? none),
    hardline,
  ]);
}

const none: Columns = { entries: 0, citations: 0 };

/** Columns are the same throughout a part of a ruling, or a board. */
function columnsByRow(rows: readonly FormattedRow[]): readonly Columns[] {
  const found: Columns[] = [];
  let start = 0;
  for (let index = 1; index <= rows.length; index++) {
    const row = rows[index];
    if (row && row.kind !== 'head' && row.kind !== 'block') continue;
    const columns = columnsOf(
      rows.slice(start, index).filter((one): one is LineRow => one.kind !== 'comment'),
    );
    for (; start < index; start++) found.push(columns);
  }
  return found;
}
