/** Lines of a script and claims, written behind what is there and taken back again, in the layout of the formatter. */
import type { Action, Block } from '../../language/document.js';
import { formattingOf, lessened } from '../formatting.js';
import {
  lineColumnAt,
  lineRange,
  type Page,
  type Range,
  rangeOf,
  type TextEdit,
  withEdits,
} from '../page.js';
import { problemsOn } from '../troubles.js';
import { type Recorded, tried } from './recorded.js';

/**
 * Edits as they are carried out: as one, with the declarations that they touch laid out as the formatter does.
 *
 * @param edits all meant for the text as it is, and none within another
 */
export const settled = async (
  { page }: Pick<Recorded, 'page'>,
  edits: readonly TextEdit[],
): Promise<readonly TextEdit[]> => {
  if (edits.length === 0) return [];
  const raw = withEdits(page, fromTheEnd(edits));
  const layout = await formattingOf(raw, touchedBy(edits));
  return lessened(page.text, 0, withEdits(raw, fromTheEnd(layout)).text);
};

/** In an order in which none moves what another is meant for; what is put at one place stays in its order. */
export const fromTheEnd = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...edits].reverse().sort((one, other) => other.start - one.start);

const touchedBy = (edits: readonly TextEdit[]): Range => {
  const grown = edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);
  return {
    start: Math.min(...edits.map(({ start }) => start)),
    end: Math.max(...edits.map(({ end }) => end)) + Math.max(0, grown),
  };
};

// ---------------------------------------------------------------- behind what is there

/** The edits that write a line of the script: at its end, or behind the last line that begins in front of a place. */
export const withLine = (recorded: Recorded, line: string, place?: number): readonly TextEdit[] => {
  const { page, ruling } = recorded;
  const before = place === undefined ? undefined : lastActionBefore(recorded, place);
  if (before !== undefined) return [behind(page, before, `\n    ${line}`)];
  const last = ruling.blocks.at(-1);
  if (last?.kind === 'do') return [behind(page, endOf(recorded), `\n    ${line}`)];
  const added = behind(page, endOf(recorded), `\n  do\n    ${line}`);
  // What was expected at the end is now so in between.
  return last?.kind === 'expect' ? [heading(page, last, 'check'), added] : [added];
};

/** The edits that write claims at the end of the ruling. */
export const withClaims = (recorded: Recorded, lines: readonly string[]): readonly TextEdit[] => {
  const { page, ruling } = recorded;
  const last = ruling.blocks.at(-1);
  const isOpen = last?.kind === 'expect' && last.under.length === 0;
  const text = lines.map((line) => `\n    ${line}`).join('');
  return [behind(page, endOf(recorded), isOpen ? text : `\n  expect${text}`)];
};

const actionsIn = ({ page, ruling }: Recorded): readonly Range[] =>
  ruling.blocks.flatMap((block) =>
    block.kind === 'do' ? block.lines.flatMap(({ at }) => rangeOf(page, at) ?? []) : [],
  );

const lastActionBefore = (recorded: Recorded, place: number): number | undefined =>
  actionsIn(recorded).findLast(({ start }) => start < place)?.end;

/** The end of what the ruling says. */
const endOf = ({ page, ruling, range }: Recorded): number => {
  const block = ruling.blocks.at(-1);
  const at = block?.lines.at(-1)?.at ?? block?.at;
  return (at && rangeOf(page, at)?.end) ?? range.end;
};

/** Behind the whole line on which something ends. */
const behind = (page: Page, offset: number, text: string): TextEdit => {
  const { end } = lineRange(page, lineColumnAt(page, offset).line);
  return { start: end, end, text };
};

const heading = (page: Page, { at, kind }: Block, text: string): TextEdit => {
  const start = rangeOf(page, at)?.start ?? 0;
  return { start, end: start + kind.length, text };
};

// ---------------------------------------------------------------- taking back

/** The edits that take the last line back that was written behind the board; none where there is none. */
export const withoutLastLine = (recorded: Recorded): readonly TextEdit[] => {
  const { page, ruling } = recorded;
  const last = ruling.blocks.at(-1);
  if (last === undefined || last.kind === 'given') return [];
  const gone = lastLineOf(page, last);
  if (gone === undefined) return [];
  const before = ruling.blocks.at(-2);
  const isWhole = last.lines.length < 2;
  // What was so in between is so at the end again.
  const renamed = isWhole && before?.kind === 'check' ? [heading(page, before, 'expect')] : [];
  const edits = [...renamed, { ...gone, text: '' }];
  return [...edits, ...idleLabels(recorded, edits)];
};

const lastLineOf = (page: Page, block: Block): Range | undefined => {
  const [line, before] = [block.lines.at(-1), block.lines.at(-2)];
  const own = line && rangeOf(page, line.at);
  if (own === undefined) return undefined;
  const { end } = lineRange(page, lineColumnAt(page, own.end).line);
  const whole = before === undefined ? block : before;
  const range = rangeOf(page, whole.at);
  if (range === undefined) return undefined;
  if (before !== undefined && line !== undefined && isOnLineOf(before, line))
    return { start: range.end, end: own.end };
  const first = lineColumnAt(page, before === undefined ? range.start : own.start).line;
  return { start: lineRange(page, first - 1).end, end };
};

const isOnLineOf = (one: Pick<Action, 'at'>, other: Pick<Action, 'at'>): boolean =>
  one.at.endLine === other.at.line;

/** Labels that nothing mentions any more go as well. */
const idleLabels = (recorded: Recorded, edits: readonly TextEdit[]): readonly TextEdit[] => {
  const after = tried(recorded, fromTheEnd(edits));
  if (after === undefined) return [];
  const first = Math.min(...edits.map(({ start }) => start));
  const before = new Set(idleIn(recorded).map(({ start }) => start));
  return idleIn(after)
    .filter(({ start, end }) => end <= first && !before.has(start))
    .flatMap((label) => withoutLabel(recorded.page, label));
};

const idleIn = ({ workspace, page, view }: Recorded): readonly Range[] =>
  problemsOn(workspace, view).flatMap(({ code, at }) =>
    code === 'unused-label' ? (rangeOf(page, at) ?? []) : [],
  );

/** A label that stands alone behind its `as` goes with it; of several each has to stay. */
const withoutLabel = ({ text }: Page, { start, end }: Range): readonly TextEdit[] => {
  const as = /\s+as\s+$/u.exec(text.slice(0, start));
  const isOneOfSeveral = /^\s+(?:and\b|\.\.)/u.test(text.slice(end));
  return as === null || isOneOfSeveral ? [] : [{ start: as.index, end, text: '' }];
};
