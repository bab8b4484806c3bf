/** How a picture of the table lays out the cards of a game. */

/** Colours that a picture has for cards. */
export type Tint = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'grey';

/** What a picture of the table needs to know beyond the words of the game. */
export interface TableLayout {
  /** A player's zones, row by row from the middle of the table to that player; all others come behind them. */
  readonly rows: readonly (readonly string[])[];
  /** Zones whose cards lie on one another. */
  readonly piles: readonly string[];
  /** Zones whose cards their player holds: there a picture shows them, though others see their backs. */
  readonly held: readonly string[];
  /** With which of these statuses a card lies turned by a quarter, and with which it lies face down. */
  readonly turned: Readonly<Record<string, string>>;
  readonly down: Readonly<Record<string, string>>;
  /** The characteristic in the upper corner of a card, those along its lower edge, and those that say what it is. */
  readonly corner: string;
  readonly edge: readonly string[];
  readonly line: readonly string[];
  /** The characteristic whose values give a card its colours. */
  readonly tint?: { readonly trait: string; readonly colours: Readonly<Record<string, Tint>> };
}
