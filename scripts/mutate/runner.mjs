/**
 * How Stryker tries mutants: every ruling is a test, and one that no longer passes has noticed. Runs in a process of its
 * own, in the copy of the project in which all mutants stand in the code and one at a time is switched on.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import {
  commonTokens,
  declareClassPlugin,
  declareValuePlugin,
  PluginKind,
} from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { filesOf } from '../../bench/corpus.mjs';
import { counter, depthsAround, note, noReach, reachedBy } from './reach.mjs';
import { Reading } from './reading.mjs';
import { digest, isInSample } from './sample.mjs';

/** What the code with the mutants in it and whoever switches them on both look at. */
const shared = (globalThis.__stryker__ ??= {});

/** How many times as often as without it a mutant may be met in one ruling. */
const hitsMost = 100;

/** How many rulings are remembered that noticed something in a file. */
const rememberedMost = 25;

/** Whether a file of rulings is of the chapter that the code is of: likely to notice. */
const isNear = ({ path }, fileName) => {
  const [, game, chapter] = /games[/\\]([^/\\]+)[/\\](\d+)-/.exec(fileName) ?? [];
  return game !== undefined && path.startsWith(`rulings/${game}/${chapter}-`);
};

/** In seconds: what this process has done, however busy the machine is. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

/** Of those that nothing is known of so many quick ones come first. */
const quickFirst = 10;

/** What so few files of rulings reach, others may rest on. */
const fewFiles = 3;

const quickestFirst = (rulings) => [...rulings].sort((a, b) => a.took - b.took);

class CorpusRunner {
  /** Each with an id that changes with its file, its place here, the file, its number there, and how many milliseconds it took. */
  rulings = [];
  reach = noReach();
  /** Which rulings noticed something in a file of code, the latest first. */
  noticers = new Map();

  static inject = [commonTokens.options];

  /**
   * @param options `corpus.rulings`: the folder with the rulings that may notice; `corpus.patience`: for how many seconds of
   *   work they are tried on a mutant; `corpus.sample`: of how many mutants one is tried; `corpus.tellsAll`: Stryker is
   *   told of each ruling which mutants it reaches; `corpus.foundOut`: where what the dry run finds is kept
   */
  constructor({ corpus }) {
    this.folder = corpus.rulings;
    this.files = filesOf(corpus.rulings);
    this.foundOut = corpus.foundOut;
    this.sample = corpus.sample ?? 1;
    this.patience = corpus.patience ?? Infinity;
    this.tellsAll = corpus.tellsAll;
  }

  /** What a mutant leaves behind is looked for after each. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  /** What a dry run found goes on to hold, in other processes and runs, as long as code and rulings are the same. */
  init() {
    this.usual = new Reading('dist/mutants.cjs');
    const cards = filesOf(this.folder, '.cards');
    const texts = [...this.files, ...cards].map(({ path, text }) => `${path}\0${text}`);
    this.key = digest([readFileSync('dist/counting.cjs', 'utf8'), ...texts].join('\0'));
    this.recall();
  }

  /** Takes over what a dry run has found: that of another process may have come to its end only since this one began. */
  recall() {
    if (!existsSync(this.foundOut)) return;
    const { key, rulings, reach } = deserialize(readFileSync(this.foundOut));
    if (key !== this.key) return;
    this.rulings = rulings.map((one) => ({
      ...one,
      file: this.files[one.inFile],
    }));
    this.reach = reach;
  }

  keep() {
    const { key, reach } = this;
    const rulings = this.rulings.map((one) => ({ ...one, file: undefined }));
    writeFileSync(this.foundOut, serialize({ key, rulings, reach }));
  }

  dryRun() {
    if (this.rulings.length === 0) this.playAll();
    const atOnce = Object.fromEntries([...this.reach.atOnce].map((mutant) => [mutant, 1]));
    return {
      status: DryRunStatus.Complete,
      tests: this.rulings.map(asTest),
      mutantCoverage: { static: atOnce, perTest: this.coverage() },
    };
  }

  /** Plays all rulings and counts what they reach; reading a file is counted for all that are in it. */
  playAll() {
    const taken = counter(readFileSync('dist/counting.cjs', 'utf8'));
    const reading = new Reading('dist/counting.cjs');
    this.reach.atOnce = new Set(taken().map(([mutant]) => mutant));
    this.files.forEach((file, inFile) => {
      reading.casesOf(file).forEach(({ ruling, rulebook }, number) => {
        const id = `${file.path}:${ruling.at.line} ${rulebook} ${digest(file.text)}`;
        this.rulings.push({
          id,
          at: this.rulings.length,
          file,
          inFile,
          number,
        });
      });
      note(this.reach, 'reading', { at: inFile, of: this.files.length }, taken());
    });
    this.rulings.forEach((ruling, at) => {
      const started = performance.now();
      ruling.verdict = reading.verdictOn(ruling);
      ruling.took = performance.now() - started;
      note(this.reach, 'playing', { at, of: this.rulings.length }, taken());
    });
    this.keep();
  }

  /** Stryker compares it with that of the run before, or wants to know no more than whether there is any. */
  coverage() {
    const perTest = {};
    for (const mutant of this.reach.most.keys()) {
      const reaching = this.reaching(mutant);
      for (const { id } of this.tellsAll ? reaching : reaching.slice(0, 1))
        (perTest[id] ??= {})[mutant] = 1;
    }
    return perTest;
  }

  /** The rulings that reach a mutant, in playing or because their file does in being read. */
  reaching(mutant) {
    const files = new Set(reachedBy(this.reach, 'reading', mutant));
    const playing = new Set(reachedBy(this.reach, 'playing', mutant));
    return this.rulings.filter(({ inFile }, at) => playing.has(at) || files.has(inFile));
  }

  /**
   * Those first that noticed something in this file of code before, and a few quick ones; then those of its chapter, and of all
   * those first that reach much of the code around.
   */
  inOrder(rulings, { fileName, id }) {
    const depths = depthsAround(this.reach, id, this.rulings.length);
    const deep = [...rulings].sort((a, b) => depths[b.at] - depths[a.at] || a.took - b.took);
    const quick = quickestFirst(rulings).slice(0, quickFirst);
    const noticed = (this.noticers.get(fileName) ?? []).filter((one) => rulings.includes(one));
    const near = deep.filter(({ file }) => isNear(file, fileName));
    return [...new Set([...noticed, ...quick, ...near, ...deep])];
  }

  remember(ruling, fileName) {
    const before = (this.noticers.get(fileName) ?? []).filter((one) => one !== ruling);
    this.noticers.set(fileName, [ruling, ...before].slice(0, rememberedMost));
  }

  /**
   * Rulings that were read without the mutant are quick to try. What seems to survive is tried with all of the library anew
   * and files that are read with it, all rulings of one at a time: what is worked out once and for all (what a text means,
   * what a keyword stands for) hides a change of the code behind it from all others.
   */
  mutantRun({ activeMutant: mutant }) {
    const { fileName, id } = mutant;
    if (!isInSample(mutant, this.sample))
      return {
        status: MutantRunStatus.Error,
        errorMessage: 'not in the sample',
      };
    if (this.rulings.length === 0) this.recall();
    if (this.rulings.length === 0) throw new Error('no ruling is known that could notice anything');
    const playing = reachedBy(this.reach, 'playing', id).map((at) => this.rulings[at]);
    const result = this.tryOn(this.inOrder(playing, mutant), mutant, (one) =>
      this.verdictSoon(one, id),
    );
    if (result.status !== MutantRunStatus.Survived) return result;
    const anew = new Reading('dist/mutants.cjs');
    const files = new Set(this.inOrder(this.reaching(id), mutant).map(({ file }) => file));
    for (const file of this.files) if (isNear(file, fileName)) files.add(file);
    // What is worked out once for a library is reached by the first that needs it, and stands for all others.
    if (files.size <= fewFiles) for (const { file } of quickestFirst(this.rulings)) files.add(file);
    const whole = [...files].flatMap((file) => this.rulings.filter((one) => one.file === file));
    return this.tryOn(whole, mutant, (one) => this.verdictWith(id, one, anew));
  }

  tryOn(rulings, { fileName }, verdictOn) {
    const started = worked();
    let tried = 0;
    for (const ruling of rulings) {
      if (worked() - started > this.patience) break;
      const verdict = verdictOn(ruling);
      tried++;
      if (verdict === 'pass') continue;
      this.remember(ruling, fileName);
      return {
        status: MutantRunStatus.Killed,
        killedBy: [ruling.id],
        failureMessage: verdict,
        nrOfTests: tried,
      };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tried };
  }

  /** Its verdict if only playing is done with the mutant; what one before may have left behind does not count. */
  verdictSoon(ruling, id) {
    this.usual.casesOf(ruling.file);
    const verdict = this.verdictWith(id, ruling, this.usual);
    if (verdict === 'pass') return verdict;
    const without = [this.usual, this.usual.withNothingRead()];
    if (without.every((one) => one.verdictOn(ruling) === 'pass')) return verdict;
    const again = new Reading('dist/mutants.cjs');
    again.casesOf(ruling.file);
    this.usual = new Reading('dist/mutants.cjs');
    return this.verdictWith(id, ruling, again);
  }

  verdictWith(id, ruling, reading) {
    const hitLimit = hitsMost * (this.reach.most.get(id) ?? hitsMost);
    Object.assign(shared, { activeMutant: id, hitLimit, hitCount: 0 });
    const verdict = reading.verdictOn(ruling);
    shared.activeMutant = undefined;
    return verdict;
  }
}

const asTest = ({ id, verdict, took }) => ({
  id,
  name: id,
  status: verdict === 'pass' ? TestStatus.Success : TestStatus.Failed,
  failureMessage: verdict,
  timeSpentMs: took,
});

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
