/**
 * From the text of a ruling file to cases that can be judged: one case for each ruling and each rulebook it is held
 * against. Reads no files: whoever calls says how imports are read.
 */
import type { GameRules, World } from '../kernel/game.js';
import type { State } from '../kernel/state.js';
import type { Vocabulary } from '../kernel/vocabulary.js';
import type { Checked, Citation, Document, Problem, Ruling, Span } from '../language/document.js';
import { parse } from '../language/parse.js';
import { loadFile, eachOnce } from './compile/file.js';
import { citationsIn, linesOfOthers, heldAgainst } from './compile/held.js';
import type { ScriptPart } from './compile/script.js';
import type { Sense } from './senses.js';

export { isWarning } from './warning.js';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Why an imported file is not there. */
export interface NotRead {
  readonly problem: 'missing' | 'circular' | 'outside' | 'unreadable';
}

export type ReadImport = (from: string, path: string) => SourceFile | NotRead;

/** A game as the harness knows it: its rules and its words. */
export interface GameEntry {
  /** `fire-force/1.0.0` */
  readonly rulebook: string;
  readonly rules: GameRules;
  readonly vocabulary: Vocabulary;
}

/** A ruling made ready to be played under one rulebook. */
export interface Scenario {
  readonly world: World;
  /** The board, with the frames in which play begins. */
  readonly state: State;
  /** Card ids by label. */
  readonly labels: ReadonlyMap<string, number>;
  /** Where each card was written, by id; nothing of those that nobody wrote. */
  readonly written: readonly (Span | undefined)[];
  readonly vocabulary: Vocabulary;
  /** What the players do and what must come of it. */
  readonly script: readonly ScriptPart[];
}

/** Which rules are switched off, which have no bounds, and where to note those that would be missed. */
export type Switches = Pick<World, 'off'> & Partial<Pick<World, 'boundless' | 'missed'>>;

export interface Case {
  readonly file: string;
  readonly text: string;
  readonly ruling: Ruling;
  /** The rulebook as the ruling names it. */
  readonly rulebook: string;
  /** Everything wrong with it; a case with problems is `invalid` and has no scenario. */
  readonly problems: readonly Problem[];
  /** What the words of its board and its script mean, in the order in which they were read. */
  readonly senses: readonly Sense[];
  readonly scenario: Scenario | undefined;
  /** A case without problems with these switches, from the laying out of its board on; nothing where that fails. */
  readonly under: (switches: Switches) => Scenario | undefined;
}

export interface Loaded {
  readonly path: string;
  readonly document: Document;
  /** Problems of the file as a whole: what does not parse, imports, cards, boards, and what is only worth a remark. */
  readonly problems: readonly Problem[];
  /** Those of them that are more than worth a remark; found without looking for the others. */
  readonly errors: readonly Problem[];
  readonly cases: readonly Case[];
}

/**
 * Reads a file of rulings or of cards. Cases are worked out when somebody looks at their problems or scenario, and
 * share what they can; a scenario's state is the case's own, to be played on once or copied.
 */
export const load = (file: SourceFile, read: ReadImport, games: readonly GameEntry[]): Loaded =>
  loadFile(file, read, games, parse);

/** A ruling held against an edition that it may not name, and the rules that it cites. */
export interface Held {
  readonly one: Case;
  readonly cited: readonly Citation[];
  /** The lines of what it expects of other editions only. */
  readonly ofOthers: ReadonlySet<number>;
}

/**
 * The rulings of a file that are about an edition's game, each held against that edition, whichever they name. Outcomes
 * are what counts: citations are set aside.
 */
export const loadUnder = (
  file: SourceFile,
  read: ReadImport,
  edition: GameEntry,
): readonly Held[] => {
  const about = new Map<number, Pick<Held, 'cited' | 'ofOthers'>>();
  const held = (text: string): Checked<Document> => {
    const parsed = parse(text);
    return { ...parsed, value: heldAgainst(parsed.value, edition.rulebook) };
  };
  for (const ruling of parse(file.text).value.rulings)
    about.set(ruling.at.line, {
      cited: citationsIn(ruling),
      ofOthers: linesOfOthers(ruling, edition.rulebook),
    });
  return loadFile(file, read, [edition], held).cases.map((one) => ({
    one,
    ...(about.get(one.ruling.at.line) ?? { cited: [], ofOthers: new Set() }),
  }));
};

/** Everything wrong with a file and its cases, each problem once, in the order of the text. */
export const problemsOf = (loaded: Loaded): readonly Problem[] =>
  [...eachOnce([...loaded.problems, ...loaded.cases.flatMap(({ problems }) => problems)])].sort(
    (one, other) => one.at.start - other.at.start,
  );
