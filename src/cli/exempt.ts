/** Lists of exemptions from proof: `exempt.json` beside the rulings, or in a folder above them. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Exemptions, parseExemptions } from '../evidence/exemptions.js';
import { shown } from './files.js';
import { projectRoot } from './imports.js';
import { Failure } from './io.js';
import { readText } from './read-text.js';

export const exemptName = 'exempt.json';

/**
 * All the exemptions for these files of rulings.
 *
 * @throws Failure where a list cannot be read or does not make sense
 */
export const readExemptions = (files: readonly string[], cwd: string): Exemptions => {
  const lists = new Set(files.flatMap((file) => listsFor(resolve(cwd, file), cwd)));
  const read = [...lists].sort().map((list) => readList(list, cwd));
  return {
    rules: read.flatMap(({ rules }) => rules),
    citations: read.flatMap(({ citations }) => citations),
  };
};

/** The lists in the folder of a file and in those above, up to the top of the project. */
const listsFor = (file: string, cwd: string): string[] => {
  const top = projectRoot(cwd, file);
  const found: string[] = [];
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const list = join(folder, exemptName);
    if (existsSync(list)) found.push(list);
    if (folder === top || folder === dirname(folder)) return found;
  }
};

const readList = (path: string, cwd: string): Exemptions => {
  const name = shown(cwd, path);
  const { exemptions, faults } = parseExemptions(readText(path, name));
  // Files are named from the folder of the list.
  const citations = exemptions.citations.map((one) => ({
    ...one,
    file: shown(cwd, join(dirname(path), one.file)),
  }));
  const lost = citations
    .filter(({ file }) => !existsSync(resolve(cwd, file)))
    .map(({ file }) => `there is no file ${file}`);
  const all = [...faults, ...new Set(lost)];
  if (all.length > 0) throw new Failure(all.map((fault) => `${name}: ${fault}`).join('\n'));
  return { ...exemptions, citations };
};
