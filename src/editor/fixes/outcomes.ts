/** What was expected, and did not come about: what was found is put in its place, once a play has shown that it holds. */
import type { EventWord } from '../../kernel/vocabulary.js';
import type { Part, SaidClaim, Span, Word } from '../../language/document.js';
import { judgeRuling } from '../judging.js';
import { whereIs } from '../moments.js';
import { addressAt, type Page, rangeOf, type TextEdit, withEdits } from '../page.js';
import { type ExaminedLine, examinedAt, type Fix, type FixPlace } from './fix.js';

/** What a play may cost that somebody waits for. */
const bounds = { steps: 2000, work: 300_000, memory: 500_000 };
const mostTried = 3;

export const outcomeFixes = (place: FixPlace): readonly Fix[] =>
  examinedAt(place).flatMap((one) => {
    const { claim } = one.expectation;
    if (one.examined.verdict !== 'fail' || claim.kind !== 'said') return [];
    const said = rangeOf(place.page, claim.at);
    // A line that goes on over several of the text is left to people.
    if (said === undefined || said.end > one.line.end) return [];
    const edit = otherwise(place, one, claim)
      .flatMap((change) => editOf(place.page, change))
      .slice(0, mostTried)
      .find((other) => holds(place, one, other));
    if (edit === undefined) return [];
    const { text } = withEdits(place.page, [edit]);
    const grown = text.length - place.page.text.length;
    const title = `Expect what was found: ${text.slice(said.start, said.end + grown)}`;
    return [{ title, edits: [edit] }];
  });

/** A stretch of the ruling, and what might stand there instead. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const inPlaceOf = ({ start, end }: Span, text: string): Change => ({ from: start, to: end, text });
const inFrontOf = ({ start }: Span, text: string): Change => ({ from: start, to: start, text });
const behind = ({ end }: Span, text: string): Change => ({ from: end, to: end, text });

const editOf = (page: Page, { from, to, text }: Change): readonly TextEdit[] => {
  const range = rangeOf(page, { start: from, end: to });
  return range === undefined ? [] : [{ ...range, text }];
};

/** What the line might say instead. */
const otherwise = (place: FixPlace, one: ExaminedLine, claim: SaidClaim): readonly Change[] => [
  ...elsewhere(place, one, claim),
  ...valued(one, claim),
  ...opposite(one, claim),
];

/** `brawler in B hand`: the place where the card is. */
const elsewhere = (
  { page }: FixPlace,
  { known, line }: ExaminedLine,
  { verb, head, tail }: SaidClaim,
): readonly Change[] => {
  const [label, ...others] = head;
  if (verb !== 'in' || label?.kind !== 'word' || others.length > 0) return [];
  const where = whereIs(known.one, addressAt(page, line.end), label.text);
  return where === undefined ? [] : over(tail, where.place);
};

/** `mine power = 3000`: the value that was found. */
const valued = ({ examined }: ExaminedLine, { verb, tail }: SaidClaim): readonly Change[] =>
  verb === 'equals' && examined.value !== undefined ? over(tail, examined.value) : [];

const over = (parts: readonly Part[], text: string): readonly Change[] => {
  const [first, last] = [parts[0]?.at, parts.at(-1)?.at];
  return first && last ? [{ from: first.start, to: last.end, text }] : [];
};

/** The line denied, or what it denies. */
const opposite = (one: ExaminedLine, claim: SaidClaim): readonly Change[] => {
  const { verb, written, not, tail } = claim;
  switch (verb) {
    case 'can':
      return written ? [inPlaceOf(written.at, 'cannot')] : [];
    case 'cannot':
      return written ? [inPlaceOf(written.at, 'can')] : [];
    case 'did':
    case 'none':
      return happened(one, claim);
    case 'in':
    case 'is':
    case 'was':
      return not ? without(claim, not) : denied(verb, written);
    case 'has': {
      const [no, next] = tail;
      if (no?.kind === 'join' && no.text === 'no' && next !== undefined)
        return [{ from: no.at.start, to: next.at.start, text: '' }];
      return written ? [behind(written.at, ' no')] : [];
    }
    case 'equals':
    case 'may':
      return [];
  }
};

const denied = (verb: 'in' | 'is' | 'was', written: Word | undefined): readonly Change[] => {
  if (written === undefined) return [];
  return [verb === 'in' ? inFrontOf(written.at, 'not ') : behind(written.at, ' not')];
};

/** What stands behind `not` moves up to its place. */
const without = ({ verb, written, tail }: SaidClaim, not: Word): readonly Change[] => {
  const next = verb === 'in' ? written?.at : tail[0]?.at;
  return next === undefined ? [] : [{ from: not.at.start, to: next.start, text: '' }];
};

/** `A drew 1 card` and `A did not draw 1 card`: the event has its forms. */
const happened = (
  { known: { one } }: ExaminedLine,
  { at, verb, written }: SaidClaim,
): readonly Change[] => {
  const event = one.senses.find(
    ({ entry, at: { start, end } }) =>
      entry?.kind === 'event' && start >= at.start && end <= at.end,
  );
  if (event === undefined) return [];
  const { base, past } = (event.entry as EventWord).forms;
  const { start } = event.at;
  return verb === 'did'
    ? [{ from: written?.at.start ?? start, to: start + base.length, text: past }]
    : [{ from: start, to: start + past.length, text: `did not ${base}` }];
};

const holds = (
  { workspace }: FixPlace,
  { known: { task }, examined, line }: ExaminedLine,
  { start, end, text }: TextEdit,
): boolean => {
  const lines = task.text.split('\n');
  const own = lines[examined.line - 1] ?? '';
  lines[examined.line - 1] = own.slice(0, start - line.start) + text + own.slice(end - line.start);
  const tried = judgeRuling({ ...task, text: lines.join('\n') }, workspace.tools.games, bounds);
  const found = tried?.verdict.expectations.find((one) => one.line === examined.line);
  return found?.verdict === 'pass' || found?.verdict === 'miscited';
};
