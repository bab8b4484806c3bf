/** What the words of a file turned out to mean: each stretch of the text that was understood, with its sense. */
import type { Entry, EntryKind } from '../kernel/vocabulary.js';
import type { Span } from '../language/document.js';

/** What stands in a text beside the words of the game. */
export type OwnKind =
  | 'card'
  | 'label'
  | 'player'
  | 'name'
  | 'number'
  | 'quantity'
  /** A whole phrase that says how many, how much, or refers to what was spoken of; its words have senses of their own. */
  | 'phrase'
  | 'position'
  | 'reference'
  | 'condition'
  | 'claim'
  | 'joint';

export interface Sense {
  readonly at: Span;
  readonly is: EntryKind | OwnKind;
  /** As it stands in the word list: for a label, a card or a player its name. */
  readonly word: string;
  /** The word of the game. */
  readonly entry: Entry | undefined;
}

/** The numbers of the rules behind a word, by the units that its entry names. */
export const rulesBehind = (
  { by = [] }: Pick<Entry, 'by'>,
  numbersOf: (unit: string) => readonly string[],
): readonly string[] => by.flatMap(numbersOf);
