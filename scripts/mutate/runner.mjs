/**
 * How Stryker tries mutants: every ruling is a test, and one that no longer passes has noticed. Runs in a process of its
 * own, in the copy of the project in which all mutants stand in the code and one at a time is switched on.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  commonTokens,
  declareClassPlugin,
  declareValuePlugin,
  PluginKind,
} from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { filesOf, readImport } from '../../bench/corpus.mjs';

/** What the code with the mutants in it and whoever switches them on both look at. */
const shared = (globalThis.__stryker__ ??= {});

/** A mutant may go round for ever; a ruling takes a few thousand steps at most. */
const limits = { steps: 20_000, work: 5_000_000 };

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Rulings of the chapter that the code is of, and the others: one of the first is likely to notice. */
const byDistance = (ids, fileName) => {
  const [, game, chapter] = /games[/\\]([^/\\]+)[/\\](\d+)-/.exec(fileName) ?? [];
  const isNear = (id) => id.startsWith(`rulings/${game}/${chapter}-`);
  return { near: ids.filter(isNear), far: ids.filter((id) => !isNear(id)) };
};

class CorpusRunner {
  /** Where each ruling is, by an id that changes with its file. */
  places = new Map();
  library = {};
  loaded = 0;

  static inject = [commonTokens.options];

  /** @param options `corpus.rulings`: the folder with the rulings that may notice */
  constructor({ corpus }) {
    this.folder = corpus.rulings;
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    await this.loadLibrary();
    for (const file of filesOf(this.folder))
      this.casesOf(file).forEach(({ ruling, rulebook }, at) =>
        this.places.set(`${file.path}:${ruling.at.line} ${rulebook} ${digest(file.text)}`, {
          file,
          at,
        }),
      );
  }

  /** All of it anew: what a mutant left behind in it is gone. */
  async loadLibrary() {
    const bundle = pathToFileURL(resolve('dist/mutants.mjs')).href;
    this.library = await import(`${bundle}?${this.loaded++}`);
  }

  casesOf(file) {
    const { games, load } = this.library;
    return load(file, readImport, games).cases;
  }

  /** @param read files read before with the same mutant; others are read anew, so that nothing is known of them without it */
  verdictOn(id, read = new Map()) {
    const { file, at } = this.places.get(id);
    try {
      if (!read.has(file.path)) read.set(file.path, this.casesOf(file));
      return this.library.judge(read.get(file.path)[at], { limits }).verdict;
    } catch (error) {
      return `threw ${error}`;
    }
  }

  async dryRun() {
    const tests = [];
    for (const id of this.places.keys()) {
      shared.currentTestId = id;
      const started = performance.now();
      const verdict = this.verdictOn(id);
      tests.push({
        id,
        name: id,
        status: verdict === 'pass' ? TestStatus.Success : TestStatus.Failed,
        failureMessage: verdict,
        timeSpentMs: performance.now() - started,
      });
    }
    shared.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  /**
   * What is worked out once and for all (what a keyword stands for) hides a change of the code behind it from all rulings
   * but the first: a mutant that seems to survive is tried on all rulings of its chapter, with all of the library anew.
   */
  async mutantRun(options) {
    const { fileName } = options.activeMutant;
    const all = [...this.places.keys()];
    const { near, far } = byDistance(options.testFilter ?? all, fileName);
    const result = await this.tryOn([...near, ...far], options);
    if (result.status !== MutantRunStatus.Survived) return result;
    await this.loadLibrary();
    const anew = await this.tryOn(byDistance(all, fileName).near, options);
    await this.loadLibrary();
    return anew;
  }

  async tryOn(ids, { activeMutant, hitLimit }) {
    const read = new Map();
    let tried = 0;
    for (const id of ids) {
      Object.assign(shared, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
      const verdict = this.verdictOn(id, read);
      shared.activeMutant = undefined;
      tried++;
      if (verdict === 'pass') continue;
      if (this.verdictOn(id) !== 'pass') await this.loadLibrary();
      return {
        status: MutantRunStatus.Killed,
        killedBy: [id],
        failureMessage: verdict,
        nrOfTests: tried,
      };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tried };
  }
}

/**
 * What a ruling never plays: what is so without a rule is asked where the rule is switched off, and a fault of the machine is
 * told where the machine is wrong.
 */
const unplayed = {
  shouldIgnore({ node, parent }) {
    if (parent?.type === 'CallExpression') {
      const { name } = parent.callee;
      const at = parent.arguments.indexOf(node);
      if ((name === 'definition' && at === 2) || name === 'question' || name === 'usually')
        return 'what is so without the rule: hantei prove plays it';
    }
    return parent?.type === 'NewExpression' && parent.callee.name === 'Impossible'
      ? 'what is said of a fault of the machine'
      : undefined;
  },
};

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'corpus', CorpusRunner),
  declareValuePlugin(PluginKind.Ignore, 'unplayed', unplayed),
];
