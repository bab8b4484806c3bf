/** The parts of Hantei that do the work, loaded when a verb needs them: `--help` need not wait for a parser. */
import type { Limits } from '../kernel/game.js';
import type { Formatted } from '../language/format/format.js';
import type { Case, GameEntry, Loaded, ReadImport, SourceFile } from '../harness/suite.js';
import type { Drift, Editions } from '../evidence/drift.js';
import type { Explanation } from '../evidence/obstacle.js';
import type { Told, Verdict } from '../harness/verdict.js';

export interface Engine {
  readonly games: readonly GameEntry[];
  load(file: SourceFile, read: ReadImport, games: readonly GameEntry[]): Loaded;
  judge(one: Case, options?: { readonly limits?: Partial<Limits> }): Verdict;
  driftIn(file: SourceFile, read: ReadImport, editions: Editions): readonly Drift[];
  explain(one: Case, options?: { readonly limits?: Partial<Limits> }): readonly Explanation[];
  tell(one: Case): readonly Told[] | Promise<readonly Told[]>;
}

/** What the verbs need beside their arguments; tests give their own. */
export interface Engines {
  engine(): Promise<Engine>;
  games(): Promise<readonly GameEntry[]>;
  formatText(): Promise<(text: string) => Promise<Formatted>>;
}
