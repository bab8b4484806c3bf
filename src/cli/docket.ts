/**
 * What is known of the rulings of a file: enough to choose among them and to tell what they came to without loading
 * them again. It is the same whether they were just played or are kept from an earlier run.
 */
import type { Explanation } from '../evidence/obstacle.js';
import type { ExaminedStamp } from '../evidence/official/stamp.js';
import type { Verdict } from '../harness/verdict.js';
import type { Limits } from '../kernel/game.js';
import type { ImportRead } from './imports.js';
import type { FileText } from './load-file.js';
import { isInShard, placesWanted, type ListedRuling, type RulingSelection } from './select.js';

/** A file to be judged; plain data, since worker threads get it. */
export interface Task extends FileText {
  /** Its place in the run. */
  readonly index: number;
  readonly lines: readonly number[];
}

/** What is asked of all files of a run. */
export interface Settings {
  readonly selection: RulingSelection;
  readonly limits: Partial<Limits>;
  readonly bail: boolean;
  /** Keeps stack traces of bugs. */
  readonly debug: boolean;
  /** Whether somebody will read why rulings do not pass. */
  readonly explains: boolean;
}

/** Plain data, to be sent and kept. */
export interface Docket {
  /** What there is to say of the file itself. */
  readonly onFile: readonly Verdict[];
  readonly rulings: readonly ListedRuling[];
  readonly stamps: readonly StampedRuling[];
  /** What its rulings came to, by place; nothing for one that has not been judged. */
  readonly judged: readonly (Judged | undefined)[];
  /** What was read beside the file. */
  readonly reads: readonly ImportRead[];
}

export interface Judged {
  readonly verdict: Verdict;
  /** Why it came out as it did; nothing where nobody asked. */
  readonly explanations: readonly Explanation[] | undefined;
}

/** A stamp, and where the ruling begins that has it. */
export interface StampedRuling {
  readonly line: number;
  readonly name: string;
  readonly stamp: ExaminedStamp;
}

/** What a file came to in a run. */
export interface FileOutcome {
  readonly index: number;
  readonly path: string;
  readonly verdicts: readonly Verdict[];
  readonly explanations: readonly Explanation[];
  /** Those of the rulings that were judged. */
  readonly stamps: readonly StampedRuling[];
  /** How many of the verdicts are kept from an earlier run. */
  readonly kept: number;
  /** Rulings of the file, and how many of them were asked for before sharding. */
  readonly rulings: number;
  readonly wanted: number;
  /** Lines at which rulings begin. */
  readonly begins: readonly number[];
  /** Files that it imports, as shown. */
  readonly imports: readonly string[];
  /** Stack traces of bugs, for HANTEI_DEBUG. */
  readonly traces: readonly string[];
}

/** What a run asks of a file, without what was noticed on the way. */
export type Asked = Omit<FileOutcome, 'imports' | 'traces'>;

/** Judges the ruling at a place. */
export type Judge = (at: number) => Judged;

/**
 * What a run asks of a file. With nobody to judge what the docket does not know, nothing, where that would be needed.
 */
export function askedOf(task: Task, docket: Docket, settings: Settings, judge: Judge): Asked;
export function askedOf(task: Task, docket: Docket, settings: Settings): Asked | undefined;
export function askedOf(
  task: Task,
  docket: Docket,
  { selection, bail, explains }: Settings,
  judge?: Judge,
): Asked | undefined {
  const isHere = (at: number): boolean => isInShard(selection.shard, task.index, at);
  const wanted = placesWanted(docket.rulings, task.lines, selection);
  const verdicts = docket.onFile.filter(() => isHere(0));
  const explanations: Explanation[] = [];
  let kept = 0;
  for (const [nth, at] of wanted.entries()) {
    if (bail && hasBad(verdicts)) break;
    if (!isHere(nth)) continue;
    const known = docket.judged[at];
    const isKnown = known !== undefined && !(explains && known.explanations === undefined);
    const judged = isKnown ? known : judge?.(at);
    if (judged === undefined) return undefined;
    verdicts.push(judged.verdict);
    if (isKnown) kept++;
    if (explains) explanations.push(...(judged.explanations ?? []));
  }
  const lines = new Set(verdicts.map(({ line }) => line));
  return {
    index: task.index,
    path: task.path,
    verdicts,
    explanations,
    stamps: docket.stamps.filter(({ line }) => lines.has(line)),
    kept,
    rulings: docket.rulings.length,
    wanted: wanted.length,
    begins: [...new Set(docket.rulings.map(({ line }) => line))],
  };
}

export const hasBad = (verdicts: readonly Verdict[]): boolean =>
  verdicts.some(({ verdict }) => verdict !== 'pass');
