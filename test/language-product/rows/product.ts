/** The tables: what is combined with what. */
import type { Row } from '../fill.js';
import type { Slots } from '../slots.js';

export interface Product {
  readonly rows: readonly Row[];
  /** Slots of its own. */
  readonly slots: Slots;
}

/** Something that shows and goes on, whoever looks at it. */
export const mark = "your opponent's <fighters> get +<bonus>";
