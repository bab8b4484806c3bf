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

type Spelled = Readonly<Partial<Record<ReadAs, readonly string[]>>>;

export interface ListedPhrase {
  readonly kind: PhraseKind;
  /** Every form, the usual one first; `…` stands for whatever else is said. */
  readonly words: readonly string[];
  /** What it means, in one line. */
  readonly means: string;
  /** Why every text says the same without it, where it does: such a word is for readers alone. */
  readonly forReaders?: string;
  /** Where the grammar has it: a rule, and the keywords and signs of that rule that make it: `quantity: Up To`. */
  readonly grammar?: readonly string[];
  /** What readers take the words of the grammar for there; in `it is your turn` they take `it` for nothing. */
  readonly taken?: string;
  /** The words that readers look for behind the grammar, each of which tells the phrase from all others. */
  readonly read?: Spelled;
  /** Those that they look for besides, and that stand in other phrases as well: `game` of `game is over`. */
  readonly also?: Spelled;
  /** With what a word begins that is one of these: `non-`. */
  readonly prefix?: string;
}
