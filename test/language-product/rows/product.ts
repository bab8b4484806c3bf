/** The tables: what is combined with what. */
import type { Row } from '../fill.js';
import type { Slots } from '../slots.js';

export interface Product {
  /**
   * What its phrases mean depends on one another: then every combination has to matter as it stands, and not only every phrase
   * in some company. Where they say which cards are meant, company only says which of those on the boards.
   */
  readonly areTogether?: true;
  readonly rows: readonly Row[];
  /** Slots of its own. */
  readonly slots: Slots;
}

/** Something that shows and goes on, whoever looks at it. */
export const mark = "your opponent's <fighters> get +<bonus>";
