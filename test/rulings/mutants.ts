/** Rulings with one slip of the pen each, and whether reading them notices it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { World } from '../../src/kernel/game.js';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import { type Case, isWarning, type Loaded, load, problemsOf } from '../../src/harness/suite.js';

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

// ---------------------------------------------------------------- whether it is noticed

/** A file as whoever plays it reads it. */
export interface Meaning {
  readonly isWrong: boolean;
  /** Each of its cases, and what it says. */
  readonly cases: ReadonlyMap<Case, string>;
}

export const meaningOf = (path: string, text: string): Meaning => {
  const loaded = read(path, text);
  return {
    isWrong: problemsOf(loaded).some((one) => !isWarning(one)),
    cases: new Map(
      loaded.cases.map((one) => [one, JSON.stringify(saidBy(one), withoutPlaces)] as const),
    ),
  };
};

/** What becomes of a file with a slip. */
export type Fate =
  /** A problem says what is wrong. */
  | 'told'
  /** It says the same as before. */
  | 'same'
  /** It says something else, and what it says holds as well. */
  | 'holds'
  /** A ruling does not pass any more. */
  | 'noticed';

/** @param before what the files say that it was made of */
export const fateOf = (mutant: Meaning, before: readonly Meaning[]): Fate => {
  if (mutant.isWrong) return 'told';
  const known = new Set(before.flatMap(({ cases }) => [...cases.values()]));
  const changed = [...mutant.cases].filter(([, said]) => !known.has(said));
  if (changed.length === 0) return 'same';
  return changed.every(([one]) => judge(one).verdict === 'pass') ? 'holds' : 'noticed';
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
        'order' in line
          ? // How it is told of whoever does it goes by the words as they stand there.
            { ...line.order, done: undefined }
          : [line.assertion, line.expectation.cited],
      ),
    ]),
  ],
];

const definitions = ({ cards }: World): unknown => [...cards.values()];

/** Where something stands, and how it was put, is not what it says. */
const withoutPlaces = (key: string, value: unknown): unknown =>
  key === 'at' || key === 'said' ? undefined : value;
