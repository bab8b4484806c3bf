/** What a line of a script asks for at the moment it is given: labels are the cards that have them by then. */
import type { AnswerPart } from '../kernel/vocabulary.js';
import type { CommandRef, Order as Said } from './assertion.js';

/** Something a command names: a labelled card, a card by name, a player, a number or a plain word. */
export type RefNow =
  | { readonly is: 'card'; readonly id: number; readonly text: string; readonly nth?: number }
  | Exclude<CommandRef, { readonly is: 'label' }>;

/** One answer that a command gives. */
export interface WantedNow {
  readonly part: AnswerPart;
  readonly refs: readonly RefNow[];
}

/** A command as understood: who gives it and which answers it contains. */
export interface OrderNow {
  readonly actor: string;
  readonly verb: string;
  readonly wanted: readonly WantedNow[];
}

/** @param labels card ids by label */
export const orderNow = (
  { actor, command, wanted }: Said,
  labels: ReadonlyMap<string, number>,
): OrderNow => ({
  actor,
  verb: command,
  wanted: wanted.map(({ part, refs }) => ({ part, refs: refs.map((ref) => refNow(ref, labels)) })),
});

export const refNow = (ref: CommandRef, labels: ReadonlyMap<string, number>): RefNow => {
  // Chance may have given a word of its own to a card since.
  const id = ref.is === 'label' || ref.is === 'word' ? labels.get(ref.text) : undefined;
  const nth = 'nth' in ref && ref.nth !== undefined ? { nth: ref.nth } : {};
  if (id !== undefined) return { is: 'card', id, text: ref.text, ...nth };
  return ref.is === 'label' ? { is: 'word', text: ref.text } : ref;
};
