/** Last known information that nothing can ask for any more: a long game would grow by it without end. */
import type { Game } from './game.js';
import { newTable, type State } from './state.js';

/**
 * Drops what is known of earlier lives of cards, but for those that something in the state refers to. Whoever asks
 * later has a reference from there, or one made later still, which means a card as it is then.
 */
export const forgetEarlierLives = ({ state }: Game): void => {
  const known = Object.entries(state.lastKnown);
  if (known.length === 0) return;
  const referred = livesReferredTo(state);
  state.lastKnown = newTable(Object.fromEntries(known.filter(([life]) => referred.has(life))));
};

/** The lives of cards to which something in the state refers, by card and life: `12.1`. */
export const livesReferredTo = (state: State): ReadonlySet<string> => {
  const { frames, asked, effects, waiting, delayed, facts, past, checkpoint } = state;
  const referred = new Set<string>();
  addReferred([frames, asked, effects, waiting, delayed, facts, past], referred);
  if (checkpoint !== null) for (const life of livesReferredTo(checkpoint)) referred.add(life);
  return referred;
};

/**
 * Every life of a card that plain data may speak of: a pair of numbers may be a reference to a card, and an event
 * says which life its card led. Too many do no harm.
 */
const addReferred = (data: unknown, into: Set<string>): void => {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    const [id, version] = data as readonly unknown[];
    if (typeof id === 'number' && typeof version === 'number') into.add(`${id}.${version}`);
    for (const part of data as readonly unknown[]) addReferred(part, into);
    return;
  }
  const { card, version } = data as Partial<EventLike>;
  if (typeof card === 'number' && typeof version === 'number') into.add(`${card}.${version}`);
  // Most of what there is are words and numbers: nothing is listed for it.
  for (const key in data) addReferred((data as Readonly<Record<string, unknown>>)[key], into);
};

interface EventLike {
  readonly card: unknown;
  readonly version: unknown;
}
