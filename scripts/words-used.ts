/** All words, where the rulings of this project use them, and the pages that list them. */
import { listFiles, readWanted } from '../src/cli/files.js';
import { importReader } from '../src/cli/imports.js';
import { newestEditions } from '../src/harness/editions.js';
import { games } from '../src/harness/games.js';
import { load } from '../src/harness/suite.js';
import { languageWords, type Listed, wordsOf } from '../src/harness/words/list.js';
import { type Use, usesIn } from '../src/harness/words/uses.js';
import { wordsPage } from '../src/report/words-page.js';

const lists: readonly (readonly Listed[])[] = [
  ...newestEditions(games).map(wordsOf),
  languageWords,
];

export const allWords: readonly Listed[] = lists.flat();

/** What is used in the rulings of a folder and below. */
export const usesBelow = (cwd: string): readonly Use[] => {
  const { read } = importReader(cwd);
  const files = listFiles(['rulings'], { cwd, endings: ['.ruling'], takesLines: false });
  return files.flatMap((wanted) => {
    const { path, text } = readWanted(wanted, cwd, true);
    return usesIn(load({ path, text }, read, games), text, games);
  });
};

/** The pages by their paths. */
export const pages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lists.map((words) => [`docs/words/${words[0]?.game ?? ''}.md`, wordsPage(words)]),
  );
