/** A decision that the script leaves open: each of its options is a line that would answer it. */
import type { LegalLine } from '../../harness/open-decision.js';
import type { Ruling } from '../../language/document.js';
import { lineOnPage } from '../judging.js';
import { legalAt, momentIn } from '../moments.js';
import { addressAt, lineColumnAt, lineRange, type Page, rangeOf } from '../page.js';
import { type Fix, type FixPlace, judgedAt, type KnownRuling } from './fix.js';

export const decisionFixes = (place: FixPlace): readonly Fix[] =>
  judgedAt(place).flatMap((known) => {
    const verdict = known.judgement?.verdict;
    if (verdict?.verdict !== 'undecided' || verdict.decision === undefined) return [];
    const at = lineOnPage(place.page, known.held, verdict.at);
    if (at === undefined || !touches(place, at)) return [];
    const found = openAt(place.page, known, at, verdict.decision.kind);
    return found.lines.map(({ text, rules }) => ({
      title: `${text}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}`,
      edits: [{ start: found.offset, end: found.offset, text: found.written(text) }],
    }));
  });

const touches = ({ page, range }: FixPlace, line: number): boolean => {
  const { start, end } = lineRange(page, line);
  return start <= range.end && range.start <= end;
};

interface OpenAt {
  /** Where a line that answers it is put. */
  readonly offset: number;
  readonly lines: readonly LegalLine[];
  readonly written: (line: string) => string;
}

/** It is open in front of the line that was met too early, or behind the last that was carried out. */
const openAt = (page: Page, { one }: KnownRuling, at: number, kind: string): OpenAt => {
  const { start, end } = lineRange(page, at);
  const indent = /^\s*/u.exec(page.text.slice(start, end))?.[0] ?? '';
  const before = addressAt(page, start);
  const { asked } = momentIn(one, before) ?? {};
  if (asked !== undefined && asked.rest !== true && asked.kind === kind)
    return { offset: start, lines: legalAt(one, before), written: (line) => `${indent}${line}\n` };
  const after = lastAction(page, one.ruling, at);
  const lines = legalAt(one, addressAt(page, end) + 1);
  if (after !== undefined) {
    const own = /^\s*/u.exec(page.text.slice(after.start, after.end))?.[0] ?? '';
    return { offset: after.end, lines, written: (line) => `\n${own}${line}` };
  }
  return {
    offset: firstClaims(page, one.ruling) ?? end,
    lines,
    written: (line) => `do\n    ${line}\n  `,
  };
};

/** The last line of the script up to a line. */
const lastAction = (page: Page, { blocks }: Ruling, at: number) => {
  const lines = blocks
    .flatMap((block) => (block.kind === 'do' ? block.lines : []))
    .flatMap((action) => rangeOf(page, action.at) ?? [])
    .map(({ end }) => lineColumnAt(page, end).line)
    .filter((line) => line <= at);
  const last = lines.at(-1);
  return last === undefined ? undefined : lineRange(page, last);
};

const firstClaims = (page: Page, { blocks }: Ruling): number | undefined => {
  const block = blocks.find(({ kind }) => kind === 'check' || kind === 'expect');
  return block && rangeOf(page, block.at)?.start;
};
