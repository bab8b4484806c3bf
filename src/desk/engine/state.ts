/** What the worker has: a workspace, and the files that the page has handed in. */
import type { NotRead, SourceFile } from '../../harness/suite.js';
import { games } from '../../harness/games.js';
import { newWorkspace, type Workspace } from '../../editor/workspace.js';

export interface DeskState {
  readonly workspace: Workspace;
  /** Every file that is known, open or not, by path. */
  readonly files: Map<string, SourceFile>;
  /** Imported files that somebody looked for and nobody has handed in. */
  readonly wanted: Set<string>;
}

export const newDeskState = (): DeskState => {
  const files = new Map<string, SourceFile>();
  const wanted = new Set<string>();
  const read = (from: string, path: string): SourceFile | NotRead => {
    const target = besides(from, path);
    if (target === undefined) return { problem: 'outside' };
    const file = files.get(target);
    if (file !== undefined) return file;
    wanted.add(target);
    return { problem: 'missing' };
  };
  const workspace = newWorkspace({ games, read, files: () => files.values() });
  return { workspace, files, wanted };
};

/** The path that an import means, from the top of the folder; nothing of one that leads out of it. */
export const besides = (from: string, path: string): string | undefined => {
  if (/^(?:[\\/]|[a-z]+:)/iu.test(path)) return undefined;
  const steps = from.split('/').slice(0, -1);
  for (const step of path.split(/[\\/]/u)) {
    if (step === '..') {
      if (steps.pop() === undefined) return undefined;
    } else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
};
