/**
 * Verdicts of earlier runs. A ruling is judged from its text, its imports, the limits of the run and this build with
 * its rulebooks; what else a run asks for only says which verdicts are wanted, and is applied to kept ones like to new
 * ones.
 */
import type { Limits } from '../kernel/game.js';
import { digest } from './digest.js';
import { askedOf, type Docket, type FileOutcome, type Settings, type Task } from './docket.js';
import { type ImportReader, isUnchanged } from './imports.js';
import type { Io } from './io.js';
import { keptIn } from './kept.js';

export interface KeptVerdicts {
  /** What a file comes to, where nothing of it has to be played; otherwise what is known of it. */
  readonly look: (
    task: Task,
    reader: ImportReader,
  ) => { readonly outcome: FileOutcome } | { readonly known: Docket | undefined };
  readonly keep: (task: Task, docket: Docket) => void;
  /** Says what could not be used or kept. */
  readonly end: () => void;
}

/** With `fresh`, nothing that is kept is used. */
export const keptVerdicts = (io: Io, settings: Settings, fresh: boolean): KeptVerdicts => {
  const kept = keptIn<Docket>(io, {
    name: 'verdicts',
    unused: 'verdicts of earlier runs cannot be used, and the rulings are played again',
    unkept: 'verdicts cannot be kept for later runs',
  });
  const keyOf = ({ path, text }: Task): string => digest(path, text, ...limitsIn(settings.limits));
  return {
    look: (task, reader) => {
      if (fresh || task.problem !== undefined) return { known: undefined };
      const known = kept?.find(task.path, keyOf(task));
      if (known === undefined) return { known };
      const isValid = isUnchanged(reader, known.reads);
      const imports = reader.taken();
      if (!isValid) return { known: undefined };
      const asked = askedOf(task, known, settings);
      return asked === undefined ? { known } : { outcome: { ...asked, imports, traces: [] } };
    },
    keep: (task, docket) => {
      if (task.problem === undefined) kept?.keep(task.path, keyOf(task), docket);
    },
    end: () => kept?.end(),
  };
};

const limitsIn = (limits: Partial<Limits>): readonly string[] =>
  Object.entries(limits).map(([name, most]) => `${name} ${most}`);
