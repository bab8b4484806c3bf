/** The lines of a document that belong to no rule, each kind told by a form of its own. */
import { isExample, markLine, type MarkedLine } from './marks.js';

/** Why a line is passed over. */
export type Why =
  /** The program around the text. */
  | 'program'
  /** What stands above the first heading: titles, dates, the way there. */
  | 'front'
  | 'contents'
  /** Numbers of pages, and lines that stand at the top or bottom of every page. */
  | 'page'
  /** Neither a letter nor a digit. */
  | 'mark';

/** A line that is passed over. */
export interface Passed {
  readonly why: Why;
  readonly line: number;
  readonly text: string;
}

interface Sifted {
  readonly lines: readonly MarkedLine[];
  readonly passed: readonly Passed[];
}

/** The lines that may say something, and those that cannot, by their form alone. */
export const sift = (text: string): Sifted => {
  const all = text.split(/\r\n|\r|\n/);
  const inside = textIn(all);
  const passed: Passed[] = [];
  const lines: MarkedLine[] = [];
  let isApart = true;
  for (const [index, whole] of all.entries()) {
    const line = index + 1;
    const raw = (inside.isWhole ? whole : (inside.lines.get(index) ?? '')).trim();
    if (raw !== '') lines.push(markLine(raw, line, isApart));
    else if (whole.trim() !== '') passed.push({ why: 'program', line, text: whole.trim() });
    isApart = raw === '';
  }
  const running = runningLines(lines);
  const isKept = (one: MarkedLine): boolean => {
    const why = running.has(one.raw) ? 'page' : whyPassed(one);
    if (why !== undefined) passed.push({ why, line: one.line, text: one.raw });
    return why === undefined;
  };
  return { lines: lines.filter(isKept), passed };
};

const whyPassed = ({ raw }: MarkedLine): Why | undefined => {
  if (!/[\p{L}\p{N}]/u.test(raw)) return 'mark';
  if (pageNumber.test(raw)) return 'page';
  return isContents(raw) ? 'contents' : undefined;
};

const pageNumber =
  /^(?:[-–—]\s?)?(?:page |p\. ?)?\d{1,4}(?:\s?(?:\/|of)\s?\d{1,4})?(?:\s?[-–—])?$/i;

/** `104. Title .....  2`: a number, and at the far end that of a page. */
const isContents = (raw: string): boolean =>
  /^\S*\d/.test(raw) && /(?:\t|\.{4}|…{2}|‥{2})\s?\d{1,4}$/u.test(raw);

// ---------------------------------------------------------------- a program around the text

interface Inside {
  /** No program: all lines are text. */
  readonly isWhole: boolean;
  /** What each line of the program's text says, by index. */
  readonly lines: ReadonlyMap<number, string>;
}

/** The longest text that a program of the language Lua assigns in long brackets: `Rules.text = [[…]]`. */
const textIn = (all: readonly string[]): Inside => {
  let longest = new Map<number, string>();
  for (let index = 0; index < all.length; index++) {
    const [opening, level] = /^\s*[\w. ]+=\s*\[(=*)\[/.exec(all[index] ?? '') ?? [];
    if (opening === undefined) continue;
    const lines = bracketed(all, index, opening.length, `]${level}]`);
    index += Math.max(0, lines.size - 1);
    if (lines.size > longest.size) longest = lines;
  }
  return { isWhole: longest.size === 0, lines: longest };
};

const bracketed = (
  all: readonly string[],
  first: number,
  from: number,
  close: string,
): Map<number, string> => {
  const lines = new Map<number, string>();
  for (let index = first; index < all.length; index++) {
    const said = (all[index] ?? '').slice(index === first ? from : 0);
    const end = said.indexOf(close);
    lines.set(index, end === -1 ? said : said.slice(0, end));
    if (end !== -1) break;
  }
  return lines;
};

// ---------------------------------------------------------------- pages

/** So often must a line without a number come back before it is taken for the head or foot of a page. */
const oftenEnough = 3;
const longestHead = 60;

const runningLines = (lines: readonly MarkedLine[]): ReadonlySet<string> => {
  const times = new Map<string, number>();
  for (const one of lines) {
    const isSentence = /[.。!?！？]$/u.test(one.raw);
    if (one.number !== '' || isSentence || isExample(one) || one.raw.length > longestHead) continue;
    times.set(one.raw, (times.get(one.raw) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count >= oftenEnough).map(([raw]) => raw));
};
