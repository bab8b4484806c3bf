/** A ruling under one rulebook: everything wrong with it, and the scenario where nothing is. */
import type { Expectation, Problem, Ruling, Text } from '../../language/document.js';
import { suggestion } from '../../language/names.js';
import { expectationsOf } from '../expected.js';
import type { Case, GameEntry, SourceFile, Switches } from '../suite.js';
import { build } from './build.js';
import { citationProblem } from './citations.js';
import { type Edition, boardOf, plansOf, usedCardProblems, worldOf } from './edition.js';
import { problem, scopeFor } from './scope.js';
import { checkScript } from './script.js';

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

/** A case that is worked out when somebody looks at it. */
export const makeCase = (about: CaseAbout): Case => {
  const { file, ruling, rulebook } = about;
  let problems: readonly Problem[] | undefined;
  return {
    file: file.path,
    text: file.text,
    ruling,
    rulebook,
    get problems() {
      return (problems ??= problemsWith(about));
    },
    get scenario() {
      return this.problems.length > 0 ? undefined : builtFrom(about, true)?.scenario;
    },
    under: (switches) => {
      const { edition, ruling } = about;
      return edition && builtIn(edition, ruling, false, switches).scenario;
    },
  };
};

/** What is wrong with a case: with its text, and only where nothing is, with its board. */
const problemsWith = (about: CaseAbout): readonly Problem[] => {
  const expectations = expectationsOf(about.ruling, about.rulebook);
  const problems = [
    ...about.problems,
    ...headProblems(about, expectations),
    ...namesIn(about, expectations),
  ];
  return problems.length > 0 ? problems : (builtFrom(about, false)?.problems ?? problems);
};

type Made = Pick<Case, 'problems' | 'scenario'>;

let last: { readonly about: CaseAbout; readonly made: Made } | undefined;

/**
 * Cases are looked at one after another. Only the last board is kept: those of many rulings take much room, and are
 * made again in no time.
 */
const builtFrom = (about: CaseAbout, isLawful: boolean): Made | undefined => {
  const { edition, ruling } = about;
  if (edition === undefined) return undefined;
  if (last?.about !== about) last = { about, made: builtIn(edition, ruling, isLawful) };
  return last.made;
};

/** What is wrong with names and numbers. Of a line that does not parse it is known already that it is wrong. */
const namesIn = (
  { edition, standIn, ruling, problems: unparsed }: CaseAbout,
  expectations: readonly Expectation[],
): readonly Problem[] => {
  const words = edition ?? standIn;
  if (words === undefined) return [];
  const problems: Problem[] = [];
  for (const plan of plansOf(words, ruling)) problems.push(...plan.problems);
  problems.push(...usedCardProblems(words, ruling));
  checkNames(words, ruling, expectations, problems);
  if (edition !== undefined) checkCitations(edition, ruling, expectations, problems);
  if (unparsed.length === 0) return problems;
  const broken = new Set(unparsed.map(({ at }) => at.line));
  return problems.filter(({ at }) => !broken.has(at.line));
};

/** @param isLawful whether the board is known to be lawful */
const builtIn = (
  edition: Edition,
  ruling: Ruling,
  isLawful: boolean,
  switches?: Switches,
): Made => {
  const plans = plansOf(edition, ruling);
  const shared = worldOf(edition, plans);
  const world = switches === undefined ? shared : { ...shared, ...switches };
  const { state, labels, problems } = build(world, plans, ruling.name.at, isLawful);
  if (problems.length > 0) return { problems, scenario: undefined };
  return { problems, scenario: { world, state, labels, vocabulary: edition.game.vocabulary } };
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
  // What does not parse may have been an expectation.
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

// ---------------------------------------------------------------- names and citations

const checkNames = (
  edition: Edition,
  ruling: Ruling,
  expectations: readonly Expectation[],
  problems: Problem[],
): void => {
  const labels = new Set<string>();
  for (const plan of plansOf(edition, ruling)) for (const { name } of plan.labels) labels.add(name);
  const { lexicon, rules, cards } = edition.background;
  checkScript(scopeFor(lexicon, problems), ruling, expectations, { rules, cards, labels });
};

/** Each citation against the edition at hand; each `under` against the rulebooks of the ruling. */
const checkCitations = (
  { game }: Edition,
  ruling: Ruling,
  expectations: readonly Expectation[],
  problems: Problem[],
): void => {
  for (const { cited } of expectations)
    for (const citation of cited) {
      const found = citationProblem(game.rules.book, citation);
      if (found !== undefined) problems.push(found);
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
