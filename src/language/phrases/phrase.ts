/** What a word of the language itself says of itself: of every game alike, and of none. */
export type PhraseKind =
  /** The first word of a line of a file, or of what a ruling says of itself. */
  | 'heading'
  | 'board'
  | 'script'
  | 'claim'
  /** What a line of a card begins with. */
  | 'ability'
  /** How things that are done follow each other. */
  | 'sentence'
  | 'condition'
  | 'duration'
  | 'modal'
  | 'change'
  | 'quantity'
  | 'amount'
  | 'comparison'
  | 'filter'
  | 'reference'
  | 'player'
  | 'position'
  | 'joint';

/** As what readers note words of the language, which none of a game's tables has. */
export type ReadAs =
  | 'claim'
  | 'command'
  | 'condition'
  | 'joint'
  | 'noun'
  | 'period'
  | 'player'
  | 'position'
  | 'quantity'
  | 'reference'
  | 'trait';

export interface Phrase {
  readonly kind: PhraseKind;
  /** Every form, the usual one first; `…` stands for whatever else is said. */
  readonly words: readonly string[];
  /** What it means, in one line. */
  readonly means: string;
  /** Where the grammar has it: a rule, and the keywords and signs of that rule that make it: `quantity: Up To`. */
  readonly grammar?: readonly string[];
  /** The words that readers look for behind the grammar; the first of them tells the phrase from all others. */
  readonly read?: Readonly<Partial<Record<ReadAs, readonly string[]>>>;
  /** With what a word begins that is one of these: `non-`. */
  readonly prefix?: string;
}
