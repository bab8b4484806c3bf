/** What is wrong with a text before any grammar is asked; src/language says it in words. */
import type { IToken, TokenType } from 'chevrotain';

export interface Fault {
  readonly kind:
    /** A heading, but for a letter or two; read as the one that was `meant`. */
    | 'misspelt'
    /** Stands where a declaration, or a line about the ruling, should. */
    | 'no-heading'
    /** A part of a ruling, outside a ruling. */
    | 'outside'
    /** Says something of the ruling as a whole, behind its first part. */
    | 'too-late'
    | 'colon-after-heading'
    /** A comma with nothing behind it: the next line plainly begins something else. */
    | 'comma-at-end'
    | 'stray-character'
    | 'unclosed-name'
    /** A word or number a second time. */
    | 'doubled'
    /** A number that cannot be told from its neighbours. */
    | 'too-large'
    /** `0300`: nobody can tell whether a digit is missing, or one too many. */
    | 'leading-zero'
    | 'too-deep';
  readonly token: IToken;
  /** The last token concerned, where there are several. */
  readonly until?: IToken;
  readonly meant?: TokenType;
  /** Whether it stands inside a ruling. */
  readonly inRuling: boolean;
}
