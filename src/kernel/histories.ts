/**
 * Which replacements have been applied to an event, with all that came of it: what takes an event's place counts as that
 * event, each part of it. A history begins with a tag for the event there was at first; it is empty before any replacement.
 */
import type { Batch } from './batch.js';
import type { Game } from './game.js';
import { newTag } from './state.js';

/** Anything that comes of an event, and keeps its history. */
interface Traced {
  history: readonly string[];
}

/** The history of what takes an event's place; all that goes back to the same event has it from now on. */
export const noteReplaced = (
  { state }: Game,
  batch: Batch,
  before: readonly string[],
  key: string,
): readonly string[] => {
  const [first] = before;
  if (first === undefined) return [newTag(state), key];
  const history = [...before, key];
  const waiting = state.frames.flatMap(({ procedure, locals }) =>
    procedure === 'happen' ? [locals['batch'] as unknown as Batch] : [],
  );
  const all: readonly Traced[] = [...state.frames, ...[batch, ...waiting].flatMap(tracedIn)];
  for (const one of all) if (one.history[0] === first) one.history = history;
  return history;
};

const tracedIn = ({ open, cleared, ready, instead }: Batch): readonly Traced[] => [
  ...open,
  ...cleared,
  ...ready,
  ...instead,
];
