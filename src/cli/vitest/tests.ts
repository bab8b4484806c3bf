/** What the tests do that the plugin makes of rulings. */
import { games } from '../../harness/games.js';
import { judge } from '../../harness/judge.js';
import { load, type Case } from '../../harness/suite.js';
import type { Verdict } from '../../harness/verdict.js';
import { render } from '../../report/lines.js';
import { blockLines } from '../../report/verdict-block.js';
import { shown } from '../files.js';
import { importReader } from '../imports.js';
import { verdictsOnFile } from '../load-file.js';
import { ruleFinder } from '../rule-books.js';

export interface RulingTests {
  /** @throws Error where something is wrong with the file that belongs to no ruling */
  readonly checkFile: () => void;
  /** @throws Error where the ruling that begins on a line does not pass under a rulebook */
  readonly check: (line: number, rulebook: string) => void;
}

/** @param path where the file is, from the root of the file system */
export const openRulings = (path: string, text: string): RulingTests => {
  const cwd = process.cwd();
  const file = { path: shown(cwd, path), text };
  const loaded = load(file, importReader(cwd).read, games);
  const demand = (verdict: Verdict): void => {
    if (verdict.verdict !== 'pass') throw failureOf(verdict, path, file);
  };
  const isMeant = (line: number, id: string) => (one: Case) =>
    one.ruling.at.line === line && one.rulebook === id;
  return {
    checkFile: () => verdictsOnFile({ ...file, problem: undefined }, loaded).forEach(demand),
    check: (line, rulebook) =>
      loaded.cases
        .filter(isMeant(line, rulebook))
        .map((one) => judge(one))
        .forEach(demand),
  };
};

/** An error that stands at the lines that are wrong, as vitest reads that from its stack. */
const failureOf = (
  verdict: Verdict,
  path: string,
  file: { readonly path: string; readonly text: string },
): Error => {
  const lines = blockLines({ ...file, verdicts: [] }, verdict, ruleFinder(games), false);
  const error = new Error(render(lines, { width: 100, color: false }).trimEnd());
  error.name = 'AssertionError';
  const wrong = verdict.expectations.filter(
    ({ verdict: is }) => is === 'fail' || is === 'miscited',
  );
  const places = wrong.length > 0 ? wrong.map(({ line }) => line) : [verdict.at];
  const texts = file.text.split(/\r\n|\r|\n/u);
  const frames = places.map((line) => {
    const column = (/\S/u.exec(texts[line - 1] ?? '')?.index ?? 0) + 1;
    return `    at ruling (${path}:${line}:${column})`;
  });
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
  return error;
};
