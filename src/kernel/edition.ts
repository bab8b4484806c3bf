/**
 * Editions as tables: which units carry out each number, or why none does. The same unit may stand at one number in one
 * edition and at another in the next; whatever an edition does not list is no part of it.
 */

import type { Json } from './state.js';

/** What a numbered rule does when it takes part in a game. */
export type RuleKind =
  | 'procedure'
  | 'restriction'
  | 'permission'
  | 'state-based'
  | 'definition'
  | 'trigger'
  | 'replacement'
  | 'continuous'
  | 'setup'
  | 'physical'
  | 'overview';

/**
 * One of the things that a number says, a line in our own words: a condition, an exception, an item of a list, an order, a
 * limit, "may" or "must".
 */
export type Clause = string | Aside;

/** A clause that no code can carry out, and why. */
export interface Aside {
  readonly says: string;
  readonly reason: string;
}

interface Numbered {
  /** One line in our own words. */
  readonly summary: string;
  /** What is wrong or open in the official text at this number, and the reading taken. */
  readonly fault?: string;
}

/** A number that code carries out. */
export interface Written extends Numbered {
  readonly standing: 'written';
  /** By the names they are exported under; a step by those of its procedure and its own: `attack.chooseTarget`. */
  readonly units: readonly string[];
  /** Questions that it answers by a value alone, which another edition may have otherwise. */
  readonly answers?: Readonly<Record<string, Json>>;
  /** Where the form of the first unit does not tell it. */
  readonly kind?: RuleKind;
  /** What it says, in the order of the text, where that is more than one thing: cited as `509.3/2`. */
  readonly clauses?: readonly [Clause, Clause, ...Clause[]];
}

/** A number that no code can or need carry out, or that code could carry out and does not yet, with the reason. */
export interface Unwritten extends Numbered {
  readonly standing: 'note' | 'todo';
  readonly kind: RuleKind;
  readonly reason: string;
  /** What words and code call it, where they speak of it. */
  readonly name?: string;
}

export type Row = Written | Unwritten;

/** A chapter of the rulebook, with titles in our own words. */
export interface Chapter {
  readonly title: string;
  /** Their titles, by their numbers. */
  readonly sections: Readonly<Record<string, string>>;
  /** Its numbers in the order of the rulebook; `301.1~2` is the second use of a doubled number. */
  readonly rules: Readonly<Record<string, Row>>;
}

/** A number, the units that carry it out, and what it says. */
export const rule = (
  units: string | readonly string[],
  summary: string,
  remarks: Pick<Written, 'answers' | 'kind' | 'fault' | 'clauses'> = {},
): Written => ({
  standing: 'written',
  units: typeof units === 'string' ? [units] : units,
  summary,
  ...remarks,
});

/** A clause that no code can or need carry out, though its number has others. */
export const aside = (says: string, reason: string): Aside => ({ says, reason });

/**
 * A number that no code can or need carry out.
 *
 * @param reason why there is nothing to carry out (it tells people how to hold cards, it only names a topic)
 */
export const note = (
  kind: RuleKind,
  summary: string,
  reason: string,
  remarks: Pick<Unwritten, 'name' | 'fault'> = {},
): Unwritten => ({ standing: 'note', kind, summary, reason, ...remarks });

/** A number that code could carry out and does not yet; `reason` says what is missing. Meeting it gives `unsupported`. */
export const todo = (
  kind: RuleKind,
  summary: string,
  reason: string,
  remarks: Pick<Unwritten, 'name' | 'fault'> = {},
): Unwritten => ({ standing: 'todo', kind, summary, reason, ...remarks });

/**
 * The rows of one edition, for the table of another that says much the same.
 *
 * @throws Error where the edition has no such number
 */
export const rowsFrom = (edition: Readonly<Record<string, Chapter>>) => {
  const rows = new Map(Object.values(edition).flatMap(({ rules }) => Object.entries(rules)));

  /** The row of a number, which may stand at another number here. */
  const row = (number: string): Row => {
    const found = rows.get(number);
    if (found === undefined) throw new Error(`the other edition has no number ${number}`);
    return found;
  };

  /** Numbers that stand here as they stand there. */
  const same = (...numbers: readonly string[]): Readonly<Record<string, Row>> =>
    Object.fromEntries(numbers.map((number) => [number, row(number)]));

  return { row, same };
};

/** A row with what is wrong in the text of this edition instead, and the reading taken; nothing where nothing is. */
export const withFault = (row: Row, fault?: string): Row => {
  const { fault: _, ...rest } = row;
  return fault === undefined ? rest : { ...rest, fault };
};
