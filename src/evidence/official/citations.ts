/** The rules that rulings cite, and what a change of the rulebook means for them. */
import { clauseKey } from '../../kernel/listing.js';
import type { Citation, Document, Ruling } from '../../language/document.js';
import type { TextChange } from './diff.js';

/** A citation under one rulebook. */
export interface CitedUnder extends Citation {
  readonly ruling: Ruling;
  /** Other rulebooks for which the same citation stands. */
  readonly others: readonly string[];
}

/** The citations of a file that speak of this rulebook. */
export const citedUnder = ({ rulings }: Document, rulebook: string): readonly CitedUnder[] =>
  rulings.flatMap((ruling) => citedBy(ruling, rulebook));

/** The citations of one ruling that speak of this rulebook. */
export const citedBy = (ruling: Ruling, rulebook: string): readonly CitedUnder[] => {
  const held = ruling.rulebooks.map(({ text }) => text);
  if (!held.includes(rulebook)) return [];
  return ruling.blocks.flatMap((block) => {
    if (block.kind !== 'check' && block.kind !== 'expect') return [];
    const under = block.under.map(({ text }) => text);
    const books = under.length === 0 ? held : held.filter((one) => under.includes(one));
    if (!books.includes(rulebook)) return [];
    const others = [...new Set(books.filter((one) => one !== rulebook))];
    return block.lines.flatMap(({ cited }) => cited.map((one) => ({ ...one, ruling, others })));
  });
};

/** A citation of a rule that is no longer what it was. */
export interface StaleCitation extends CitedUnder {
  readonly change: TextChange;
}

/** The citations that a change concerns. */
export const staleCitations = (
  cited: readonly CitedUnder[],
  changes: readonly TextChange[],
): readonly StaleCitation[] => {
  const byNumber = new Map(
    changes.filter(({ kind }) => kind !== 'added').map((change) => [change.number, change]),
  );
  return cited.flatMap((one) => {
    const change = byNumber.get(one.number);
    return change === undefined ? [] : [{ ...one, change }];
  });
};

/** A stretch of a file, and what is to stand there. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A rule that merely moved is cited by its new number; not where the citation stands for another rulebook, too. */
export const renumbering = ({ at, clause, change, others }: StaleCitation): Edit | undefined =>
  change.kind === 'renumbered' && others.length === 0
    ? {
        start: at.start,
        end: at.end,
        text: clause === undefined ? change.to : clauseKey(change.to, clause),
      }
    : undefined;

/** A text with all edits made at once, so that none of them meets what another has written. */
export const edited = (text: string, edits: readonly Edit[]): string => {
  const sorted = [...edits].sort((one, other) => one.start - other.start);
  let done = 0;
  const parts: string[] = [];
  for (const { start, end, text: now } of sorted) {
    parts.push(text.slice(done, start), now);
    done = end;
  }
  return parts.join('') + text.slice(done);
};
