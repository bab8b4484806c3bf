/** Why a phrase in a row comes to nothing. */
import type { Bearer } from '../boards.js';

export interface Reason {
  /** The row, or how it begins. */
  readonly row: string | RegExp;
  readonly slot: string;
  readonly phrase: RegExp;
  /** In which game it is so; absent: in each. */
  readonly game?: string;
  readonly why: string;
}

/** Of a phrase that is accepted, means something, and changes no game that is played here. */
export interface Idle extends Reason {
  readonly bearer?: Bearer;
}

export const isRow = ({ row }: Reason, text: string): boolean =>
  typeof row === 'string' ? text.startsWith(row) : row.test(text);
