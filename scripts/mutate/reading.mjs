/** A library with mutants in it, and what has been read with it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { readImport } from '../../bench/corpus.mjs';

/** A mutant may go round for ever; a ruling takes a few thousand steps at most. */
const limits = { steps: 20_000, work: 5_000_000 };

const require = createRequire(import.meta.url);

const scripts = new Map();

/** Compiled once, so that to have all of it anew costs little. */
const scriptAt = (path) => {
  const known = scripts.get(path);
  if (known !== undefined) return known;
  const text = `((require, module) => { ${readFileSync(path, 'utf8')}\nreturn module.exports; })`;
  const script = new Script(text, { filename: path });
  scripts.set(path, script);
  return script;
};

export class Reading {
  read = new Map();

  /** @param path where the library stands as a script; all of it is made anew */
  constructor(path, library = scriptAt(path).runInThisContext()(require, {})) {
    this.path = path;
    this.library = library;
  }

  /** The same library, with all files still to be read. */
  withNothingRead() {
    return new Reading(this.path, this.library);
  }

  casesOf(file) {
    const { games, load } = this.library;
    if (!this.read.has(file)) this.read.set(file, load(file, readImport, games).cases);
    return this.read.get(file);
  }

  verdictOn({ file, number }) {
    try {
      return this.library.judge(this.casesOf(file)[number], { limits }).verdict;
    } catch (error) {
      return `threw ${error}`;
    }
  }
}
