/** Rows of duel-masters/1.13, for numbers of duel-masters/abridged that say the same. */
import { rowsFrom } from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

export const { row, same } = rowsFrom(chapters);
