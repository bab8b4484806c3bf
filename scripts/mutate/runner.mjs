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

/** Whether a ruling is of the chapter that the code is of: likely to notice. */
const isNear = (id, fileName) => {
  const [, game, chapter] = /games[/\\]([^/\\]+)[/\\](\d+)-/.exec(fileName) ?? [];
  return game !== undefined && id.startsWith(`rulings/${game}/${chapter}-`);
};

/** How many rulings are remembered that noticed something in a file. */
const rememberedMost = 25;

/** Whether a mutant is one of the sample: it is as long as its place and what it changes are the same. */
const isInSample = ({ fileName, location, replacement }, sample) => {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column].join(':');
  const [, file] = /[/\\](src[/\\].*)$/.exec(fileName) ?? [];
  return parseInt(digest(`${file} ${place} ${replacement}`), 16) % sample === 0;
};

class CorpusRunner {
  /** Where each ruling is, by an id that changes with its file. */
  places = new Map();
  /** How long each took without a mutant, in milliseconds. */
  took = new Map();
  /** The files as they are read without a mutant. */
  read = new Map();
  /** Which rulings noticed something in a file, the latest first. */
  noticers = new Map();
  library = {};
  loaded = 0;

  static inject = [commonTokens.options];

  /**
   * @param options `corpus.rulings`: the folder with the rulings that may notice; `corpus.patience`: for how many seconds they
   *   are tried on a mutant; `corpus.sample`: of how many mutants one is tried
   */
  constructor({ corpus }) {
    this.folder = corpus.rulings;
    this.sample = corpus.sample ?? 1;
    this.patience = 1000 * (corpus.patience ?? Infinity);
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
    this.read = new Map();
  }

  casesOf(file) {
    const { games, load } = this.library;
    return load(file, readImport, games).cases;
  }

  /** @param read files read before; those that are not are read now, with the mutant that is switched on */
  verdictOn(id, read) {
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
      const verdict = this.verdictOn(id, new Map());
      const took = performance.now() - started;
      this.took.set(id, took);
      const status = verdict === 'pass' ? TestStatus.Success : TestStatus.Failed;
      tests.push({ id, name: id, status, failureMessage: verdict, timeSpentMs: took });
    }
    shared.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: shared.mutantCoverage };
  }

  /** Those first that noticed something in this file before, then those of its chapter; the quick ones of each first. */
  inOrder(ids, fileName) {
    const noticed = (this.noticers.get(fileName) ?? []).filter((id) => ids.includes(id));
    const bySpeed = [...ids].sort((a, b) => (this.took.get(a) ?? 0) - (this.took.get(b) ?? 0));
    const near = bySpeed.filter((id) => isNear(id, fileName));
    return [...new Set([...noticed, ...near, ...bySpeed])];
  }

  remember(id, fileName) {
    const before = (this.noticers.get(fileName) ?? []).filter((one) => one !== id);
    this.noticers.set(fileName, [id, ...before].slice(0, rememberedMost));
  }

  /**
   * Rulings that were read without the mutant are quick to try. What seems to survive is tried with all of the library anew
   * and rulings that are read with it: what is worked out once and for all (what a text means, what a keyword stands for)
   * hides a change of the code behind it from all others.
   */
  async mutantRun(options) {
    const { fileName } = options.activeMutant;
    if (!isInSample(options.activeMutant, this.sample))
      return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
    const all = [...this.places.keys()];
    const reached = this.inOrder(options.testFilter ?? all, fileName);
    const result = await this.tryOn(reached, options, 'read before');
    if (result.status !== MutantRunStatus.Survived) return result;
    await this.loadLibrary();
    const near = all.filter((id) => isNear(id, fileName));
    const anew = await this.tryOn([...new Set([...reached, ...near])], options, 'read anew');
    await this.loadLibrary();
    return anew;
  }

  async tryOn(ids, { activeMutant, hitLimit }, how) {
    const started = performance.now();
    const anew = new Map();
    const kept = () => (how === 'read anew' ? anew : this.read);
    const withMutant = (id) => {
      if (how === 'read before' && !this.isRead(id)) this.verdictOn(id, this.read);
      Object.assign(shared, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
      const verdict = this.verdictOn(id, kept());
      shared.activeMutant = undefined;
      return verdict;
    };
    let tried = 0;
    for (const id of ids) {
      if (performance.now() - started > this.patience) break;
      let verdict = withMutant(id);
      tried++;
      if (verdict === 'pass') continue;
      const leavesNothing = [kept(), new Map()].every(
        (read) => this.verdictOn(id, read) === 'pass',
      );
      if (!leavesNothing) {
        // It may be what a mutant before has left behind, and not this one.
        await this.loadLibrary();
        anew.clear();
        verdict = withMutant(id);
        await this.loadLibrary();
        anew.clear();
        if (verdict === 'pass') continue;
      }
      this.remember(id, activeMutant.fileName);
      return {
        status: MutantRunStatus.Killed,
        killedBy: [id],
        failureMessage: verdict,
        nrOfTests: tried,
      };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tried };
  }

  isRead(id) {
    return this.read.has(this.places.get(id).file.path);
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
