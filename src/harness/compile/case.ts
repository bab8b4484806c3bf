/** A ruling under one rulebook: everything wrong with it, what its words mean, and the scenario where nothing is wrong. */
import type { Block, Expectation, Problem, Ruling, Text, Word } from '../../language/document.js';
import { suggestion } from '../../language/names.js';
import { expectationsOf, isFor } from '../expected.js';
import type { Sense } from '../senses.js';
import type { Case, GameEntry, SourceFile, Switches } from '../suite.js';
import { build } from './build.js';
import { citationProblem } from './citations.js';
import { type Edition, boardOf, plansOf, usedCardProblems, worldOf } from './edition.js';
import { problem, scopeFor } from './scope.js';
import { compileScript, type Script } from './script.js';
import { unreadIn, wordsNear } from './unread.js';
import { unruledIn } from './unruled.js';

export interface CaseAbout {
  readonly file: SourceFile;
  readonly ruling: Ruling;
  readonly rulebook: string;
  /** Nothing where no game has the rulebook. */
  readonly edition: Edition | undefined;
  /** For such a ruling: another edition of the same game, in whose words its names can be checked. */
  readonly standIn: Edition | undefined;
  readonly games: readonly GameEntry[];
  /** What is wrong before its names are looked at: what does not parse. */
  readonly problems: readonly Problem[];
}

/** A script as it was read, once somebody asked. */
interface Read {
  readonly script: Script;
  readonly problems: readonly Problem[];
}

/** A case that is worked out when somebody looks at it. */
export const makeCase = (about: CaseAbout): Case => {
  const { file, ruling, rulebook } = about;
  let problems: readonly Problem[] | undefined;
  let read: Read | undefined;
  const readOnce = (words: Edition): Read => (read ??= scriptIn(words, about));
  return {
    file: file.path,
    text: file.text,
    ruling,
    rulebook,
    get problems() {
      return (problems ??= problemsWith(about, readOnce));
    },
    get senses() {
      return sensesOf(about, readOnce);
    },
    get scenario() {
      if (this.problems.length > 0 || about.edition === undefined) return undefined;
      return builtFrom(about, about.edition, readOnce(about.edition).script, true).scenario;
    },
    under: (switches) => {
      const { edition } = about;
      if (edition === undefined) return undefined;
      return builtIn(edition, ruling, readOnce(edition).script, false, switches).scenario;
    },
  };
};

type ReadOnce = (words: Edition) => Read;

const scriptIn = (edition: Edition, { ruling, rulebook }: CaseAbout): Read => {
  const { lexicon, rules, cards } = edition.background;
  const labels = new Set<string>();
  for (const plan of plansOf(edition, ruling)) for (const { name } of plan.labels) labels.add(name);
  const scope = scopeFor(lexicon);
  const script = compileScript(scope, ruling, rulebook, { rules, cards, labels });
  return { script, problems: scope.problems };
};

/** What the words of its board and its script mean; its cards have their own. */
const sensesOf = ({ edition, standIn, ruling }: CaseAbout, read: ReadOnce): readonly Sense[] => {
  const words = edition ?? standIn;
  if (words === undefined) return [];
  const boards = plansOf(words, ruling).flatMap(({ senses }) => senses);
  return [...boards, ...read(words).script.senses];
};

/** What is wrong with a case: with its text, and only where nothing is, with its board. */
const problemsWith = (about: CaseAbout, read: ReadOnce): readonly Problem[] => {
  const { edition } = about;
  const expectations = expectationsOf(about.ruling, about.rulebook);
  const problems = [
    ...about.problems,
    ...headProblems(about, expectations),
    ...namesIn(about, expectations, read),
  ];
  if (problems.length > 0 || edition === undefined) return problems;
  return builtFrom(about, edition, read(edition).script, false).problems;
};

type Made = Pick<Case, 'problems' | 'scenario'>;

let last: { readonly about: CaseAbout; readonly made: Made } | undefined;

/**
 * Cases are looked at one after another. Only the last board is kept: those of many rulings take much room, and are
 * made again in no time.
 */
const builtFrom = (about: CaseAbout, edition: Edition, script: Script, isLawful: boolean): Made => {
  if (last?.about !== about)
    last = { about, made: builtIn(edition, about.ruling, script, isLawful) };
  return last.made;
};

/** What is wrong with names and numbers. Of a line that does not parse it is known already that it is wrong. */
const namesIn = (
  about: CaseAbout,
  expectations: readonly Expectation[],
  read: ReadOnce,
): readonly Problem[] => {
  const { edition, standIn, ruling } = about;
  const words = edition ?? standIn;
  if (words === undefined) return [];
  const problems: Problem[] = [];
  for (const plan of plansOf(words, ruling)) problems.push(...plan.problems);
  problems.push(...usedCardProblems(words, ruling), ...read(words).problems);
  const senses = sensesOf(about, read);
  const blocks = ruling.blocks.filter((block) => isFor(block, about.rulebook)).map(({ at }) => at);
  problems.push(...unreadIn(words.catalogue.words, blocks, senses, problems));
  if (edition !== undefined) problems.push(...unruledIn(edition.game, senses, problems));
  if (edition !== undefined) checkCitations(edition, ruling, expectations, problems);
  return withoutEchoes(about, words.catalogue.words, problems);
};

/**
 * Without what is only wrong because something else is: names in lines that do not parse, and labels that a line
 * declares which was not understood.
 */
const withoutEchoes = (
  { problems: unparsed }: CaseAbout,
  words: readonly Word[],
  problems: readonly Problem[],
): readonly Problem[] => {
  const isUnknownLabel = ({ code }: Problem): boolean => code === 'unknown-label';
  const causes = [...unparsed, ...problems.filter((one) => !isUnknownLabel(one))];
  const spoken = wordsNear(words, causes);
  const written = ({ at }: Problem): string =>
    words.find((word) => word.at.start === at.start)?.text ?? '';
  const broken = new Set(unparsed.map(({ at }) => at.line));
  return problems.filter(
    (one) => !broken.has(one.at.line) && !(isUnknownLabel(one) && spoken.has(written(one))),
  );
};

/** @param isLawful whether the board is known to be lawful */
const builtIn = (
  edition: Edition,
  ruling: Ruling,
  script: Script,
  isLawful: boolean,
  switches?: Switches,
): Made => {
  const plans = plansOf(edition, ruling);
  const shared = worldOf(edition, plans);
  const world = switches === undefined ? shared : { ...shared, ...switches };
  const { state, labels, written, problems } = build(world, plans, ruling.name.at, isLawful);
  if (problems.length > 0) return { problems, scenario: undefined };
  const { vocabulary } = edition.game;
  const scenario = { world, state, labels, written, vocabulary, script: script.parts };
  return { problems, scenario };
};

// ---------------------------------------------------------------- what a ruling says of itself

const headProblems = (
  { ruling, rulebook, edition, games, problems }: CaseAbout,
  expectations: readonly Expectation[],
): readonly Problem[] => {
  const found: Problem[] = [];
  const { at } = ruling.name;
  if (ruling.rulebooks.length === 0)
    found.push(
      problem(
        'missing-rulebook',
        at,
        'the ruling names no rulebook',
        'for example: rulebook fire-force/1.0.0',
      ),
    );
  else if (edition === undefined) found.push(unknownRulebook(ruling, rulebook, games));
  else if (ruling.board !== undefined && boardOf(edition, ruling) === undefined)
    found.push(
      problem(
        'unknown-board',
        ruling.board.at,
        `there is no board ‘${ruling.board.text}’`,
        suggestion(ruling.board.text, edition.catalogue.boards.keys()),
      ),
    );
  // What does not parse may have been what is missing.
  if (problems.length === 0) found.push(...ruling.blocks.flatMap(emptyBlock));
  if (problems.length === 0 && expectations.length === 0)
    found.push(
      problem(
        'missing-expectation',
        at,
        `nothing is expected${under(ruling, rulebook)}`,
        'add: expect',
      ),
    );
  return found;
};

const emptyBlock = ({ kind, lines, at }: Block): readonly Problem[] =>
  lines.length > 0
    ? []
    : [
        problem(
          'nonsense',
          at,
          `nothing stands under ‘${kind}’`,
          'leave it out, or say what is missing',
        ),
      ];

const under = (ruling: Ruling, rulebook: string): string =>
  ruling.rulebooks.length > 1 ? ` under ${rulebook}` : '';

const unknownRulebook = (
  ruling: Ruling,
  rulebook: string,
  games: readonly GameEntry[],
): Problem => {
  const at = ruling.rulebooks.find(({ text }) => text === rulebook)?.at ?? ruling.name.at;
  const ids = games.map((game) => game.rulebook);
  const editions = ids.filter((id) => id.split('/')[0] === rulebook.split('/')[0]);
  const help = editions.length > 0 ? `there is: ${editions.join(', ')}` : suggestion(rulebook, ids);
  return problem('unknown-rulebook', at, `there is no rulebook ‘${rulebook}’`, help);
};

// ---------------------------------------------------------------- citations

/** Each citation against the edition at hand; each `under` against the rulebooks of the ruling. */
const checkCitations = (
  { game }: Edition,
  ruling: Ruling,
  expectations: readonly Expectation[],
  problems: Problem[],
): void => {
  for (const { cited } of expectations) {
    const seen = new Set<string>();
    for (const citation of cited) {
      const { number, at } = citation;
      const found = seen.has(number)
        ? problem('nonsense', at, `rule ${number} is cited twice`)
        : citationProblem(game.rules.book, citation);
      if (found !== undefined) problems.push(found);
      seen.add(number);
    }
  }
  for (const block of ruling.blocks)
    if (block.kind === 'check' || block.kind === 'expect')
      for (const limit of block.under) checkLimit(ruling, limit, problems);
};

const checkLimit = ({ rulebooks }: Ruling, { text, at }: Text, problems: Problem[]): void => {
  const held = rulebooks.map((one) => one.text);
  if (held.includes(text)) return;
  const help = suggestion(text, held);
  problems.push(problem('unknown-rulebook', at, `the ruling is not held against ${text}`, help));
};
