/** `hantei prove`: what was proven, for people and for programs. */
import { chapterOf } from '../evidence/coverage.js';
import type { BookProof, IdleCitation, Proof } from '../evidence/proof.js';
import { blank, columns, line, piece, type Line, type Piece } from './lines.js';
import { durationText } from './pretty.js';
import { jsonText } from './printable.js';
import { rounded } from './report.js';
import { excerpt, underlineOf } from './source.js';

export interface ProofReport {
  readonly proof: Proof;
  /** The texts of the files, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Rules of which all the rulings that notice are to be told. */
  readonly rules: readonly string[];
  readonly milliseconds: number;
}

/** The proof as the text of one JSON object; the format is a contract, see docs/cli.md. */
export const proofJson = ({ proof, rules, milliseconds }: ProofReport): string =>
  jsonText({
    schema: 'hantei-proof/1',
    rulebooks: proof.books.map(({ book, implemented, noticed, survivors, exempt, ...of }) => ({
      rulebook: book.id,
      implemented: implemented.length,
      noticed: noticed.size,
      survivors,
      exempt: exempt.map(({ rule, reason }) => ({ rule, reason })),
      clauses: of.clauses.length,
      clausesProven: of.clausesProven.size,
      clausesOpen: of.clauses.filter((clause) => !of.clausesProven.has(clause)),
    })),
    idle: proof.idle.map(({ witness, cited }) => ({
      file: witness.file,
      line: cited.at.line,
      rulebook: witness.rulebook,
      rule: cited.rule,
    })),
    ...(rules.length > 0 && {
      noticing: rules.flatMap((rule) => proof.books.flatMap((book) => noticingJson(book, rule))),
    }),
    milliseconds: rounded(milliseconds),
  });

const noticingJson = ({ book, noticed }: BookProof, rule: string) =>
  (noticed.get(rule) ?? []).map(({ file, line: at, name, testimony }) => ({
    rulebook: book.id,
    rule,
    file,
    line: at,
    name,
    without: testimony.fates[rule]?.verdict,
  }));

/** The proof for people: what is wrong, and last, where the eye is, the score. */
export const proofLines = (report: ProofReport): Line[] => {
  const { books, unsound, idle, needless } = report.proof;
  return [
    ...headed('Rulings that do not pass, and so are no evidence:', unsoundLines(unsound)),
    ...headed('Exemptions that are not needed; take them off the list:', needlessLines(needless)),
    ...headed(
      'Idle citations: without the rule the expectation holds all the same.',
      idle.flatMap((one) => idleLines(one, report.texts)),
    ),
    ...books.flatMap((one) =>
      headed(`Rules of ${one.book.id} that nothing notices:`, survivorLines(one)),
    ),
    ...report.rules.flatMap((rule) => books.flatMap((one) => noticingLines(one, rule))),
    ...books.flatMap(scoreLines),
    summaryLine(report),
  ];
};

const headed = (title: string, lines: readonly Line[]): Line[] =>
  lines.length === 0 ? [] : [line(0, piece(title, 'bad')), ...lines, blank];

const unsoundLines = (unsound: Proof['unsound']): Line[] =>
  columns(
    2,
    unsound.map(({ file, line: at, name, rulebook, testimony }) => [
      piece(`${file}:${at}`, 'quiet'),
      piece(testimony.verdict, 'bad'),
      piece(`${name}  ${rulebook}  ${testimony.message}`),
    ]),
  );

const needlessLines = (needless: Proof['needless']): Line[] =>
  needless.map((text) => line(2, text));

const idleLines = (
  { witness, cited }: IdleCitation,
  texts: ReadonlyMap<string, string>,
): Line[] => {
  const { at, rule } = cited;
  const text = texts.get(witness.file) ?? '';
  return [
    line(
      2,
      piece(`${witness.file}:${at.line}:${at.column}`, 'strong'),
      '  ',
      piece(rule, 'rule'),
      piece(`  ${witness.rulebook}  ${witness.name}`, 'quiet'),
    ),
    ...excerpt(text, underlineOf(text, at), 'bad', 0),
  ];
};

/** Which rulings notice the absence of a rule, and what becomes of each. */
const noticingLines = ({ book, noticed }: BookProof, rule: string): Line[] => {
  const entry = book.entries.get(rule);
  if (entry?.implemented !== true) return [];
  const by = noticed.get(rule) ?? [];
  return [
    line(
      0,
      piece(rule, 'rule'),
      piece(`  ${book.id}  `, 'quiet'),
      `noticed by ${by.length === 0 ? 'nobody' : `${by.length} ruling${by.length === 1 ? '' : 's'}`}`,
    ),
    line(2, piece(entry.summary)),
    ...columns(
      2,
      by.map(({ file, line: at, name, testimony }) => [
        piece(`${file}:${at}`, 'quiet'),
        piece(testimony.fates[rule]?.verdict ?? '', 'bad'),
        piece(name),
      ]),
    ),
    blank,
  ];
};

/** A part of a corpus leaves most rules to the rest of it: nobody reads them all. */
const mostListed = 40;

const survivorLines = ({ book, survivors }: BookProof): Line[] => [
  ...columns(
    2,
    survivors
      .slice(0, mostListed)
      .map((rule) => [piece(rule, 'rule'), piece(book.entries.get(rule)?.summary ?? '', 'plain')]),
  ),
  ...(survivors.length > mostListed
    ? [line(2, piece(`and ${survivors.length - mostListed} more, all of them in --json`, 'quiet'))]
    : []),
];

/** A line for the rulebook, and one for each chapter of it. */
const scoreLines = (proof: BookProof): Line[] => {
  const chapters = new Map<string, string[]>();
  for (const rule of proof.implemented) {
    const entry = proof.book.entries.get(rule);
    const chapter = entry === undefined ? '' : `${chapterOf(entry)} ${entry.titles.chapter}`;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  return [
    line(0, piece(proof.book.id, 'strong')),
    ...columns(2, [
      ...[...chapters].map(([chapter, rules]) => scoreOf(proof, chapter, rules)),
      scoreOf(proof, 'all', proof.implemented),
    ]),
    line(
      2,
      piece(`${proof.clausesProven.size} of ${proof.clauses.length} clauses proven`, 'quiet'),
    ),
    blank,
  ];
};

const scoreOf = (
  { noticed, exempt }: BookProof,
  name: string,
  rules: readonly string[],
): readonly Piece[] => {
  const count = rules.filter((rule) => noticed.has(rule)).length;
  const spared = exempt.filter(({ rule }) => rules.includes(rule)).length;
  const left = rules.length - count - spared;
  return [
    piece(name, 'quiet'),
    piece(
      `${Math.floor((100 * count) / Math.max(1, rules.length))} %`,
      left === 0 ? 'good' : 'warn',
    ),
    piece(`${count} of ${rules.length} noticed`),
    piece(
      [left === 0 ? '' : `${left} survive`, spared === 0 ? '' : `${spared} exempt`]
        .filter(Boolean)
        .join(', '),
      'quiet',
    ),
  ];
};

const summaryLine = ({ proof, milliseconds }: ProofReport): Line => {
  const { books, idle } = proof;
  const survivors = books.reduce((sum, one) => sum + one.survivors.length, 0);
  return line(
    0,
    piece(counted(survivors, 'survivor'), survivors === 0 ? 'good' : 'bad'),
    ', ',
    piece(counted(idle.length, 'idle citation'), idle.length === 0 ? 'good' : 'bad'),
    piece(`  (${durationText(milliseconds)})`, 'quiet'),
  );
};

const counted = (count: number, what: string): string =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
