/** `hantei explain`: tells rulings step by step. */
import type { Case } from '../harness/suite.js';
import type { Told, Verdict } from '../harness/verdict.js';
import type { FindOfficial, OfficialRule } from '../evidence/official/text.js';
import { byNumber } from '../kernel/book.js';
import { blank, type Line } from '../report/lines.js';
import { tellingJson, tellingLines, type Telling } from '../report/telling.js';
import { blockLines } from '../report/verdict-block.js';
import type { Engine, Engines } from './engine.js';
import { listFiles, readWanted, type Read } from './files.js';
import { complainTo, Failure, showLines, type Io } from './io.js';
import { importReader } from './imports.js';
import { judgeSafely } from './judge-file.js';
import { bugInCase, loadSafely, verdictsOnFile } from './load-file.js';
import { officialTexts } from './official-texts.js';
import { howToReport } from './package.js';
import { demandRulebook, ruleFinder } from './rule-books.js';
import { selected } from './select.js';

export interface ExplainOptions {
  readonly rulebook?: string;
  readonly json?: boolean;
}

/** Carries the verb out: exit status 0 where everything could be told, whatever its verdict. */
export const explain = async (
  io: Io,
  engines: Engines,
  path: string,
  options: ExplainOptions,
): Promise<number> => {
  const [file, ...more] = listFiles([path], {
    cwd: io.cwd,
    endings: ['.ruling'],
    takesLines: true,
  });
  if (file === undefined) throw new Failure(`no .ruling files in ${path}`);
  if (more.length > 0) throw new Failure(`${path} is a directory; name one file of it`);
  const engine = await engines.engine();
  if (options.rulebook !== undefined) demandRulebook(engine.games, options.rulebook);
  const read = readWanted(file, io.cwd, true);
  const traces: string[] = [];
  const { tellings, broken } = await tellFile(io, engine, read, options, traces);
  if (options.json === true) io.stdout.write(tellingJson(tellings));
  else showLines(io, io.stdout, spaced(tellings.map(tellingLines)));
  const findRule = ruleFinder(engine.games);
  const blocks = broken.map((one) => blockLines({ ...read, verdicts: [] }, one, findRule, false));
  showLines(io, io.stderr, spaced(blocks));
  if (io.env['HANTEI_DEBUG'] === '1') for (const trace of traces) complainTo(io, trace);
  if (broken.some(({ bug }) => bug)) complainTo(io, howToReport());
  return broken.length > 0 ? 1 : 0;
};

interface ToldFile {
  readonly tellings: readonly Telling[];
  /** Verdicts on what could not be told. */
  readonly broken: readonly Verdict[];
}

const tellFile = async (
  io: Io,
  engine: Engine,
  read: Read,
  { rulebook }: ExplainOptions,
  traces: string[],
): Promise<ToldFile> => {
  const loaded = loadSafely(engine, read, importReader(io.cwd), traces);
  const broken = verdictsOnFile(read, loaded);
  const all = 'cases' in loaded ? loaded.cases : [];
  const cases = selected(all, read.lines, { rulebook, filter: undefined, shard: undefined });
  if (cases.length === 0 && broken.length === 0) throw new Failure(nothingIn(read, all, rulebook));
  const tellings: Telling[] = [];
  const official = officialTexts(io);
  for (const one of cases) {
    const told = await tellCase(engine, one, official(one.rulebook), traces);
    if ('steps' in told) tellings.push(told);
    else broken.push(told);
  }
  return { tellings, broken };
};

/** The telling of a case, or the verdict on one that cannot be told. */
const tellCase = async (
  engine: Engine,
  one: Case,
  official: FindOfficial | undefined,
  traces: string[],
): Promise<Telling | Verdict> => {
  const verdict = judgeSafely(engine, one, { limits: {} }, traces);
  if (one.scenario === undefined || verdict.bug) return verdict;
  const { question, answer } = one.ruling.provenance;
  try {
    const steps = await engine.tell(one);
    const why = engine.explain(one);
    const texts = official === undefined ? [] : textsOf(steps, official);
    return {
      verdict,
      question: question?.text ?? '',
      answer: answer?.text ?? '',
      steps,
      why,
      texts,
    };
  } catch (error) {
    return bugInCase(one, error, traces);
  }
};

/** The official text of each rule that takes part, in the rulebook's order. */
const textsOf = (steps: readonly Told[], official: FindOfficial): readonly OfficialRule[] =>
  [...new Set(steps.flatMap(({ rules }) => rules.map(({ rule }) => rule)))]
    .map((number) => ({ number }))
    .sort(byNumber)
    .flatMap(({ number }) => official(number) ?? []);

const nothingIn = (
  { path, lines }: Read,
  cases: readonly Case[],
  rulebook: string | undefined,
): string => {
  if (cases.length === 0) return `no rulings in ${path}`;
  const begins = [...new Set(cases.map(({ ruling }) => ruling.at.line))].join(', ');
  const asked = lines.length === 0 ? '' : ` at line ${lines.join(', ')}`;
  const under = rulebook === undefined ? '' : ` held against ${rulebook}`;
  return `${path}: no ruling${asked}${under}; rulings begin at ${begins}`;
};

const spaced = (blocks: readonly Line[][]): Line[] =>
  blocks.flatMap((lines, at) => (at === 0 ? lines : [blank, blank, ...lines]));
