/** Slips of the pen: words of a line, lines of a file, and two files that got into one another. */
import type { random } from '../language/random.js';

export type Roll = ReturnType<typeof random>;

/** What is wrong with a text now. */
export interface Slip {
  /** What was done to it: `deleted ‘tapped’ behind ‘1’`. */
  readonly what: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** What readers need and the machine does not. */
const forReaders = /^\s*(question|answer|because|source|address|date|status|tags|replaces|stamp)\b/;

/** Names of rulings and labels are whatever their author likes. */
const isTold = (line: string): boolean =>
  line.trim() !== '' && !forReaders.test(line) && !/^\s*(#|ruling\b|import\b)/.test(line);

const toldIn = (lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, at) => (isTold(line) ? [at] : []));

/** A slip in a text. @param other the text that another file has */
export const slipIn = (text: string, other: string, roll: Roll): Slip | undefined => {
  const lines = text.split('\n');
  switch (roll.below(7)) {
    case 0:
      return swappedLines(lines, roll);
    case 1:
      return splicedFiles(lines, other.split('\n'), roll);
    default:
      return slipInLine(lines, roll);
  }
};

// ---------------------------------------------------------------- lines

/** Two lines of which one follows the other. */
const swappedLines = (lines: readonly string[], roll: Roll): Slip | undefined => {
  const told = toldIn(lines);
  const index = roll.below(Math.max(1, told.length - 1));
  const [first, second] = [told[index], told[index + 1]];
  if (first === undefined || second === undefined) return undefined;
  const [one = '', other = ''] = [lines[first], lines[second]];
  if (one.trim() === other.trim()) return undefined;
  return {
    what: `swapped the lines ‘${one.trim()}’ and ‘${other.trim()}’`,
    line: first + 1,
    lines: lines.with(first, other).with(second, one),
  };
};

/** One file up to a line, and another from a line on. */
const splicedFiles = (
  lines: readonly string[],
  others: readonly string[],
  roll: Roll,
): Slip | undefined => {
  const [from, to] = [toldIn(lines), toldIn(others)];
  if (from.length === 0 || to.length === 0) return undefined;
  const [last, first] = [roll.pick(from), roll.pick(to)];
  return {
    what: `spliced the files behind ‘${lines[last]?.trim() ?? ''}’ with ‘${others[first]?.trim() ?? ''}’`,
    line: last + 1,
    lines: [...lines.slice(0, last + 1), ...others.slice(first)],
  };
};

// ---------------------------------------------------------------- words of a line

const slipInLine = (lines: readonly string[], roll: Roll): Slip | undefined => {
  const told = toldIn(lines);
  if (told.length === 0) return undefined;
  const at = roll.pick(told);
  const kind = roll.pick(Object.keys(slips) as (keyof typeof slips)[]);
  const changed = slips[kind](lines[at] ?? '', roll);
  if (changed === undefined || inShort(changed.line) === inShort(lines[at] ?? '')) return undefined;
  return {
    what: `${kind} ‘${changed.word}’${changed.behind === undefined ? '' : ` behind ‘${changed.behind}’`}`,
    line: at + 1,
    lines: lines.with(at, changed.line),
  };
};

/** Spaces in front of quotes and signs say nothing. */
const inShort = (line: string): string => line.replaceAll(/ +(?=\W)|(?<=\W) +/g, '').trim();

interface Changed {
  readonly word: string;
  /** The word in front of it, where there is one and the slip is in one word. */
  readonly behind?: string | undefined;
  readonly line: string;
}

interface Spelled {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a line in front of its comment; what stands in quotes is one. */
const wordsOf = (line: string): readonly Spelled[] =>
  [
    ...(/^(?:"[^"]*"|[^"#])*/.exec(line)?.[0] ?? '').matchAll(
      /"[^"]*"|[\p{L}\d'.-]+|[^\s\p{L}\d]/gu,
    ),
  ].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }));

const inWord =
  (change: (word: string, roll: Roll) => string) =>
  (line: string, roll: Roll): Changed | undefined => {
    const words = wordsOf(line);
    if (words.length === 0) return undefined;
    const changed = roll.pick(words);
    const { word, from, to } = changed;
    return {
      word,
      behind: words[words.indexOf(changed) - 1]?.word,
      line: line.slice(0, from) + change(word, roll) + line.slice(to),
    };
  };

const misspelled = (word: string, roll: Roll): string => {
  const at = roll.below(Math.max(1, word.length - 1));
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
};

const slips = {
  deleted: inWord(() => ''),
  doubled: inWord((word) => `${word} ${word}`),
  misspelled: inWord(misspelled),
  swapped: (line: string, roll: Roll): Changed | undefined => {
    const words = wordsOf(line);
    const at = roll.below(Math.max(1, words.length - 1));
    const [one, other] = [words[at], words[at + 1]];
    if (one === undefined || other === undefined) return undefined;
    const between = line.slice(one.to, other.from);
    return {
      word: `${one.word} ${other.word}`,
      line: line.slice(0, one.from) + other.word + between + one.word + line.slice(other.to),
    };
  },
  spliced: (line: string, roll: Roll): Changed | undefined => {
    const words = wordsOf(line);
    if (words.length < 2) return undefined;
    const [one, other] = [roll.pick(words), roll.pick(words)];
    return {
      word: `${one.word} … ${other.word}`,
      line: line.slice(0, one.to) + line.slice(other.from),
    };
  },
} as const;
