/** Stamps: what a ruling carries of the official text that it was written against. */
import type { Document, Problem, Ruling, Span } from '../../language/document.js';
import { citedBy, type Edit } from './citations.js';
import { foldedWording, wordingOf, type FindOfficial } from './text.js';

/** A keyed hash in hexadecimal digits. */
export type KeyedHash = (key: string, text: string) => string;

/** What stamps are made with. */
export interface Stamping {
  /** The imported text of a rulebook, where there is one. */
  readonly find: (rulebook: string) => FindOfficial | undefined;
  readonly hash: KeyedHash;
}

/** Digits of a stamp: 64 bits say reliably that a text has changed, and nothing of what it says. */
const digits = 16;

/**
 * The fingerprint of all that a ruling cites under a rulebook. Only the wordings count, so that a rule that merely
 * gets another number leaves it as it is.
 *
 * @returns nothing where the ruling cites nothing, or no text is imported
 */
export const fingerprint = (
  ruling: Ruling,
  rulebook: string,
  stamping: Stamping,
): string | undefined => printOf(rulebook, numbersIn(ruling, rulebook), stamping);

const numbersIn = (ruling: Ruling, rulebook: string): readonly string[] => [
  ...new Set(citedBy(ruling, rulebook).map(({ number }) => number)),
];

const printOf = (
  rulebook: string,
  numbers: readonly string[],
  { find, hash }: Stamping,
): string | undefined => {
  const official = find(rulebook);
  if (official === undefined || numbers.length === 0) return undefined;
  const wordings = numbers.map((number) => {
    const rule = official(number);
    return rule === undefined ? 'no such rule' : `rule\n${foldedWording(wordingOf(rule))}`;
  });
  return hash(`hantei-stamp/1 ${rulebook}`, [...new Set(wordings)].sort().join('\0')).slice(
    0,
    digits,
  );
};

/** A stamp, and all of its ruling that it is examined by; plain data. */
export interface ExaminedStamp {
  readonly rulebook: string;
  readonly print: string;
  readonly at: Span;
  /** The rules that the ruling cites under the rulebook; nothing where it is not held against it. */
  readonly cited: readonly string[] | undefined;
}

export const stampsOf = (ruling: Ruling): readonly ExaminedStamp[] =>
  ruling.provenance.stamps.map(({ rulebook: { text: rulebook }, print, at }) => {
    const isHeld = ruling.rulebooks.some(({ text }) => text === rulebook);
    return {
      rulebook,
      print: print.text,
      at,
      cited: isHeld ? numbersIn(ruling, rulebook) : undefined,
    };
  });

/** A warning for each stamp that does not fit: the ruling was written against other words. */
export const stampProblems = (
  { rulings }: Pick<Document, 'rulings'>,
  stamping: Stamping,
): readonly Problem[] =>
  rulings.flatMap(stampsOf).flatMap((stamp): readonly Problem[] => {
    if (stamp.cited === undefined) return [unused(stamp)];
    return isStale(stamp, stamping) ? [stale(stamp)] : [];
  });

/** Whether what a ruling cites says something else than when it was stamped; not where nobody can tell. */
export const isStale = (
  { rulebook, print, cited = [] }: ExaminedStamp,
  stamping: Stamping,
): boolean => {
  const now = printOf(rulebook, cited, stamping);
  return now !== undefined && now !== print;
};

const unused = ({ rulebook, at }: ExaminedStamp): Problem => ({
  code: 'unused-stamp',
  at,
  message: `the ruling is not held against ${rulebook}`,
});

/** What there is to say of a stamp that does not fit. */
export const stale = ({ rulebook, at }: ExaminedStamp): Problem => ({
  code: 'stale-stamp',
  at,
  message: `what it cites, or the text of those rules in ${rulebook}, has changed since the ruling was stamped`,
  help: 'see whether the ruling still holds, then: hantei rulebook stamp',
});

/** What has to be written so that a ruling carries the stamp of each rulebook that has a text. */
export const stampEdits = (
  { text, document }: { readonly text: string; readonly document: Document },
  stamping: Stamping,
  isWanted: (rulebook: string) => boolean,
): readonly Edit[] =>
  document.rulings.flatMap((ruling) =>
    [...new Set(ruling.rulebooks.map((one) => one.text))]
      .filter(isWanted)
      .flatMap((rulebook) => stampEdit(text, ruling, rulebook, stamping) ?? []),
  );

const stampEdit = (
  text: string,
  ruling: Ruling,
  rulebook: string,
  stamping: Stamping,
): Edit | undefined => {
  const now = fingerprint(ruling, rulebook, stamping);
  if (now === undefined) return undefined;
  const before = ruling.provenance.stamps.find((one) => one.rulebook.text === rulebook);
  if (before !== undefined)
    return before.print.text === now
      ? undefined
      : { start: before.print.at.start, end: before.print.at.end, text: `"${now}"` };
  return { ...behindRulebooks(text, ruling), text: newLine(text, ruling, rulebook, now) };
};

/** The end of the line that names the last rulebook; a comment on it stays there. */
const behindRulebooks = (text: string, ruling: Ruling): Pick<Edit, 'start' | 'end'> => {
  const from = ruling.rulebooks.at(-1)?.at.end ?? ruling.name.at.end;
  const end = from + (/^[^\r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
  return { start: end, end };
};

const newLine = (text: string, ruling: Ruling, rulebook: string, print: string): string => {
  const first = ruling.rulebooks[0]?.at.start ?? 0;
  const start = Math.max(text.lastIndexOf('\n', first), text.lastIndexOf('\r', first)) + 1;
  const indent = /^[^\S\r\n]*/.exec(text.slice(start, first))?.[0] ?? '';
  const feed = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r';
  return `${feed}${indent}stamp    ${rulebook} "${print}"`;
};
