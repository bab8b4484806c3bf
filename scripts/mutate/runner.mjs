/**
 * How Stryker tries mutants: every ruling is a test, and one that no longer passes has noticed. Runs in a process of its
 * own, in the copy of the project in which all mutants stand in the code and one at a time is switched on.
 */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { filesOf, readImport } from '../../bench/corpus.mjs';

/** What the code with the mutants in it and whoever switches them on both look at. */
const shared = (globalThis.__stryker__ ??= {});

/** A mutant may go round for ever; a ruling takes a few thousand steps at most. */
const limits = { steps: 20_000, work: 5_000_000 };

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

class CorpusRunner {
  /** Where each ruling is, by an id that changes with its file. */
  places = new Map();
  library = {};
  loaded = 0;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    await this.loadLibrary();
    for (const file of filesOf('rulings'))
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

  /** Each ruling is read anew, so that nothing is known of it from before the mutant. */
  verdictOn(id) {
    const { file, at } = this.places.get(id);
    try {
      return this.library.judge(this.casesOf(file)[at], { limits }).verdict;
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

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const ids = testFilter ?? [...this.places.keys()];
    let tried = 0;
    for (const id of ids) {
      Object.assign(shared, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
      const verdict = this.verdictOn(id);
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

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'corpus', CorpusRunner)];
