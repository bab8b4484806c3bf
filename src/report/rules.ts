/** `hantei rules`: rules of a rulebook, for people and for programs. */
import type { FindOfficial, OfficialRule } from '../evidence/official/text.js';
import type { Book } from '../kernel/book.js';
import { clauseKey, type NumberEntry } from '../kernel/listing.js';
import { neighbours, type FoundRules } from './find-rules.js';
import {
  blank,
  columns,
  line,
  paragraph,
  piece,
  type Line,
  type Piece,
  type Style,
} from './lines.js';
import { jsonText } from './printable.js';

/** One rule with everything that is known of it. */
export const ruleLines = (
  book: Book,
  entry: NumberEntry,
  official: OfficialRule | undefined,
): Line[] => {
  const [before, after] = neighbours(book, entry);
  const rows = [
    row('section', entry.section),
    row('kind', entry.kind),
    [piece('standing', 'quiet'), ...standing(entry)],
    ...(entry.fault === '' ? [] : [[piece('fault', 'quiet'), piece(entry.fault, 'warn')]]),
    ...placesOf(entry),
    ...(before === undefined ? [] : [row('before', `${before.number}  ${before.summary}`)]),
    ...(after === undefined ? [] : [row('after', `${after.number}  ${after.summary}`)]),
  ];
  return [
    line(0, piece(entry.number, 'rule'), '  ', piece(book.id, 'quiet')),
    line(2, piece(entry.summary, 'strong')),
    ...clauseLines(entry),
    ...columns(2, rows),
    ...(official === undefined ? [] : officialLines(official)),
  ];
};

/** What the number says, one thing after another, as each is cited. */
const clauseLines = ({ number, clauses }: NumberEntry): Line[] =>
  clauses.length < 2
    ? []
    : columns(
        2,
        clauses.map(({ says, reason }, at) => [
          piece(clauseKey(number, at + 1), 'rule'),
          piece(reason === '' ? says : `${says} (nothing to implement: ${reason})`),
        ]),
      );

/** What the official document says there, and below which heading. */
const officialLines = ({ heading, text, examples }: OfficialRule): Line[] => [
  blank,
  line(2, piece('official text', 'quiet'), ...(heading === '' ? [] : [`  ${heading}`])),
  ...[text, ...examples].flatMap((one) => paragraph(4, one)),
];

/** Where to read on: the code of each unit, or the table that says why there is none. */
const placesOf = ({ units, source }: NumberEntry): Piece[][] =>
  units.length === 0
    ? [row('source', source)]
    : units.map((unit) => row('source', `${unit.source}  ${unit.name}`));

const row = (name: string, text: string): Piece[] => [piece(name, 'quiet'), piece(text)];

const standing = ({ standing: is, reason }: NumberEntry): Piece[] => {
  switch (is) {
    case 'written':
      return [piece('implemented', 'good')];
    case 'todo':
      return [piece(`not implemented: ${reason}`, 'bad')];
    case 'note':
      return [piece(`nothing to implement: ${reason}`)];
  }
};

/** Several rules of one book, one a line. */
export const listLines = ({ book, entries }: FoundRules): Line[] => [
  line(
    0,
    piece(book.id, 'strong'),
    piece(`  ${entries.length} of ${book.entries.size} rules`, 'quiet'),
  ),
  ...columns(
    2,
    entries.map((entry) => [
      piece(entry.number, 'rule'),
      piece(marks[entry.standing].text, marks[entry.standing].style),
      piece(entry.summary),
    ]),
  ),
];

const marks: Readonly<Record<NumberEntry['standing'], { text: string; style: Style }>> = {
  written: { text: '', style: 'plain' },
  todo: { text: 'todo', style: 'bad' },
  note: { text: 'note', style: 'quiet' },
};

/** What all the books have. */
export const booksLines = (books: readonly Book[]): Line[] => [
  ...columns(
    0,
    books.map((book) => {
      const all = [...book.entries.values()];
      const of = (is: NumberEntry['standing']): number =>
        all.filter((one) => one.standing === is).length;
      return [
        piece(book.id, 'strong'),
        piece(all.length === 1 ? '1 rule' : `${all.length} rules`),
        piece(
          `${of('written')} implemented, ${of('todo')} to do, ${of('note')} with nothing to implement`,
        ),
      ];
    }),
  ),
  blank,
  line(
    0,
    piece('hantei rules NUMBER, or words to look for; --rulebook ID for all of one', 'quiet'),
  ),
];

/**
 * The entries as the text of a JSON array; which book they are of is said where there are several, and the official
 * text where there is one.
 */
export const rulesJson = (
  found: readonly FoundRules[],
  nameBooks: boolean,
  official: (rulebook: string) => FindOfficial | undefined = () => undefined,
): string =>
  jsonText(
    found.flatMap(({ book, entries }) => {
      const find = official(book.id);
      return entries.map((one) => jsonOf(one, nameBooks ? book.id : '', find?.(one.number)));
    }),
  );

const jsonOf = (
  entry: NumberEntry,
  rulebook: string,
  official: OfficialRule | undefined,
): object => ({
  rule: entry.number,
  section: entry.section,
  summary: entry.summary,
  kind: entry.kind,
  implemented: entry.implemented,
  reason: entry.reason,
  source: entry.source,
  units: entry.units,
  clauses: entry.clauses.map(({ says, reason }) => (reason === '' ? { says } : { says, reason })),
  ...(entry.fault === '' ? {} : { fault: entry.fault }),
  ...(rulebook === '' ? {} : { rulebook }),
  ...(official === undefined
    ? {}
    : { heading: official.heading, text: official.text, examples: official.examples }),
});
