/** Rulings with one slip of the pen each, and whether reading them notices it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { World } from '../../src/kernel/game.js';
import { games } from '../../src/harness/games.js';
import { type Case, isWarning, type Loaded, load, problemsOf } from '../../src/harness/suite.js';
import type { random } from '../language/random.js';

type Roll = ReturnType<typeof random>;

const folder = fileURLToPath(new URL('../../rulings', import.meta.url));

export const corpus = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ruling'))
    .sort();

const files = new Map<string, string>();

export const textOf = (path: string): string => {
  let text = files.get(path);
  if (text === undefined) files.set(path, (text = readFileSync(join(folder, path), 'utf8')));
  return text;
};

export const read = (path: string, text: string): Loaded =>
  load(
    { path, text },
    (from, to) => {
      const other = normalize(join(dirname(from), to));
      return { path: other, text: textOf(other) };
    },
    games,
  );

// ---------------------------------------------------------------- slips of the pen

/** What is wrong with a line now. */
export interface Slip {
  /** What was done to it: `deleted ‘tapped’`. */
  readonly what: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** What readers need and the machine does not. */
const forReaders = /^\s*(question|answer|source|address|date|status|tags|replaces|stamp)\b/;

/** Names of rulings and labels are whatever their author likes. */
const isTold = (line: string): boolean =>
  line.trim() !== '' && !forReaders.test(line) && !/^\s*(#|ruling\b|import\b)/.test(line);

export const slipIn = (text: string, roll: Roll): Slip | undefined => {
  const lines = text.split('\n');
  const told = lines.flatMap((line, at) => (isTold(line) ? [at] : []));
  if (told.length === 0) return undefined;
  const at = roll.pick(told);
  const kind = roll.pick(Object.keys(slips) as (keyof typeof slips)[]);
  const changed = slips[kind](lines[at] ?? '', roll);
  if (changed === undefined || inShort(changed.line) === inShort(lines[at] ?? '')) return undefined;
  return {
    what: `${kind} ‘${changed.word}’`,
    line: at + 1,
    lines: lines.with(at, changed.line),
  };
};

/** Spaces in front of quotes and signs say nothing. */
const inShort = (line: string): string => line.replaceAll(/ +(?=\W)|(?<=\W) +/g, '').trim();

interface Changed {
  readonly word: string;
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
    const { word, from, to } = roll.pick(words);
    return { word, line: line.slice(0, from) + change(word, roll) + line.slice(to) };
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

// ---------------------------------------------------------------- whether it is noticed

/** What a file means to whoever plays it, and what is wrong with it. */
export interface Meaning {
  readonly isWrong: boolean;
  readonly said: string;
}

export const meaningOf = (path: string, text: string): Meaning => {
  const loaded = read(path, text);
  return {
    isWrong: problemsOf(loaded).some((one) => !isWarning(one)),
    said: JSON.stringify(loaded.cases.map(saidBy), withoutPlaces),
  };
};

const saidBy = ({ ruling, rulebook, scenario }: Case): unknown => [
  ruling.name.text,
  rulebook,
  scenario && [
    scenario.state,
    [...scenario.labels],
    definitions(scenario.world),
    scenario.script.map(({ is, lines }) => [
      is,
      lines.map((line) =>
        'order' in line ? line.order : [line.assertion, line.expectation.cited],
      ),
    ]),
  ],
];

const definitions = ({ cards }: World): unknown => [...cards.values()];

/** Where something stands, and how it was put, is not what it says. */
const withoutPlaces = (key: string, value: unknown): unknown =>
  key === 'at' || key === 'said' ? undefined : value;
