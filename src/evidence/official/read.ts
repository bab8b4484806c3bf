/**
 * Reads an official document: which lines begin a rule, which head a section, and what belongs to each. There is one
 * reader for all documents; what a line is, its form and the numbers around it tell.
 */
import {
  isClosed,
  isExample,
  isHeading,
  isLater,
  isRule,
  sectionOf,
  type MarkedLine,
} from './marks.js';
import { sift, type Passed } from './passed.js';
import type { OfficialLine, OfficialRule } from './text.js';

/** A document, read. Every line that has something on it is in exactly one of these. */
export interface Reading {
  readonly rules: readonly OfficialRule[];
  readonly headings: readonly { readonly title: string; readonly line: number }[];
  /** Told by its form to belong to no rule, in the order of the document. */
  readonly passed: readonly Passed[];
  /** What may belong to a rule, though to which cannot be told. */
  readonly unplaced: readonly OfficialLine[];
}

/** Reads a document; where nothing in it is a numbered rule, the reading has no rules. Linear in its length. */
export const readDocument = (text: string): Reading => {
  const { lines, passed } = sift(text);
  const roles = rolesOf(lines);
  const body = bodyStart(lines, roles);
  const front = lines.slice(0, body).map(({ line, raw }, at): Passed => ({
    why: roles[at] === 'heading' ? 'contents' : 'front',
    line,
    text: raw,
  }));
  const placed = place(lines.slice(body), roles.slice(body));
  return {
    ...placed,
    passed: [...passed, ...front].sort((one, other) => one.line - other.line),
  };
};

type Role = 'rule' | 'heading' | 'words';

// ---------------------------------------------------------------- what a line is

const rolesOf = (lines: readonly MarkedLine[]): readonly Role[] => {
  const ruled = ruleLines(lines);
  const next = nextSections(lines, ruled);
  let before: MarkedLine | undefined;
  return lines.map((one, at) => {
    if (ruled.has(one)) {
      before = one;
      return 'rule';
    }
    const last = before === undefined ? -1 : sectionOf(before.number);
    // Above the first rule any may be one: in a list of contents, in a book without rules in its first sections.
    const isOne = before === undefined ? one.isMarked : headsBetween(one, last, next[at]);
    return isHeading(one) && isOne ? 'heading' : 'words';
  });
};

/** A dotted number at the start of a line begins a rule, unless the numbers around it speak against it. */
const ruleLines = (lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> => {
  const headed = new Set(lines.filter(isHeading).map(({ number }) => sectionOf(number)));
  let last = '';
  const dotted = lines.filter((one, at) => {
    if (!isRule(one) || goesOn(one, lines[at - 1], last)) return false;
    last = one.number;
    return true;
  });
  const isAlone = (at: number): boolean => {
    const section = sectionOf(dotted[at]?.number ?? '');
    const around = [dotted[at - 1], dotted[at + 1]];
    return around.every((one) => one === undefined || sectionOf(one.number) !== section);
  };
  return new Set(
    dotted.filter(
      (one, at) => dotted.length === 1 || headed.has(sectionOf(one.number)) || !isAlone(at),
    ),
  );
};

/** A sentence of the line above goes on here, and happens to begin with the number of another rule. */
const goesOn = (one: MarkedLine, above: MarkedLine | undefined, last: string): boolean =>
  above !== undefined &&
  !one.isMarked &&
  !one.isApart &&
  !isClosed(above) &&
  !isLater(one.number, last);

/** For each line the section of the next rule behind it. */
const nextSections = (
  lines: readonly MarkedLine[],
  ruled: ReadonlySet<MarkedLine>,
): readonly (number | undefined)[] => {
  const next: (number | undefined)[] = [];
  let section: number | undefined;
  for (let at = lines.length - 1; at >= 0; at--) {
    next[at] = section;
    const one = lines[at];
    if (one !== undefined && ruled.has(one)) section = sectionOf(one.number);
  }
  return next;
};

/** Whether a whole number may head what stands between the section of one rule and that of the next. */
const headsBetween = (
  { number, isMarked }: MarkedLine,
  last: number,
  next: number | undefined,
): boolean => {
  if (next === undefined) return false;
  const section = sectionOf(number);
  const chapter = Math.floor(next / 100);
  const opensChapter = chapter !== Math.floor(last / 100);
  if (opensChapter && (section === chapter || section === chapter * 100)) return true;
  if (section === next) return isMarked || next !== last;
  return isMarked && section > last && section < next;
};

// ---------------------------------------------------------------- where the rules begin

/**
 * The headings right above the first rule, as far up as their numbers fall, are its own; what stands above them lists
 * the contents.
 */
const bodyStart = (lines: readonly MarkedLine[], roles: readonly Role[]): number => {
  const first = roles.indexOf('rule');
  if (first === -1) return lines.length;
  let start = first;
  let below = Infinity;
  const seen = new Set<string>();
  for (let at = first - 1; at >= 0; at--) {
    const { number = '' } = lines[at] ?? {};
    if (roles[at] !== 'heading') continue;
    if (sectionOf(number) > below || seen.has(number)) break;
    seen.add(number);
    below = sectionOf(number);
    start = at;
  }
  return start;
};

// ---------------------------------------------------------------- what belongs to what

interface Begun {
  readonly number: string;
  readonly heading: string;
  readonly line: number;
  readonly text: string[];
  readonly examples: string[][];
}

const place = (
  lines: readonly MarkedLine[],
  roles: readonly Role[],
): Pick<Reading, 'rules' | 'headings' | 'unplaced'> => {
  const rules: Begun[] = [];
  const headings: { title: string; line: number }[] = [];
  const unplaced: { line: number; text: string }[] = [];
  const lastRule = roles.lastIndexOf('rule');
  const numberOf = numbering();
  let current: Begun | undefined;
  lines.forEach((one, at) => {
    const { line, raw, number, text } = one;
    if (roles[at] === 'heading') {
      headings.push({ title: `${number} ${text}`, line });
      current = undefined;
    } else if (roles[at] === 'rule') {
      const heading = headings.at(-1)?.title ?? '';
      current = { number: numberOf(number), heading, line, text: [text], examples: [] };
      rules.push(current);
    } else if (current !== undefined && isExample(one)) current.examples.push([text]);
    else {
      // Behind the last rule nothing shows any more where that rule ends.
      if (at > lastRule && one.isApart) current = undefined;
      if (current === undefined) unplaced.push({ line, text: raw });
      else (current.examples.at(-1) ?? current.text).push(raw.replaceAll('**', ''));
    }
  });
  return { rules: rules.map(finished), headings, unplaced };
};

/** The second rule of a number is `~2`, the third `~3`. */
const numbering = (): ((number: string) => string) => {
  const times = new Map<string, number>();
  return (number) => {
    const count = (times.get(number) ?? 0) + 1;
    times.set(number, count);
    return count === 1 ? number : `${number}~${count}`;
  };
};

const finished = ({ text, examples, ...rule }: Begun): OfficialRule => ({
  ...rule,
  text: text.filter(Boolean).join('\n'),
  examples: examples.map((lines) => lines.join('\n')),
});
