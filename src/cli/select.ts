/** Which rulings are run: those that the command line asks for. */
import type { Case } from '../harness/suite.js';
import { folded, isBelow, numberIn } from '../report/find-rules.js';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** Plain data: worker threads get it, too. */
export interface Selection {
  readonly rulebook: string | undefined;
  readonly filter: string | undefined;
  readonly shard: Shard | undefined;
}

/** The cases of one file that are wanted, before sharding. */
export const selected = (
  cases: readonly Case[],
  lines: readonly number[],
  { rulebook, filter }: Selection,
): Case[] => {
  const starts = startsAt(
    cases.map(({ ruling }) => ruling.at.line),
    lines,
  );
  return cases.filter(
    (one) =>
      (starts === undefined || starts.has(one.ruling.at.line)) &&
      (rulebook === undefined || isRulebook(one.rulebook, rulebook)) &&
      (filter === undefined || matches(one, filter)),
  );
};

/** Where the rulings at these lines begin: each line belongs to the last ruling that begins at or above it. */
export const startsAt = (
  begins: readonly number[],
  lines: readonly number[],
): ReadonlySet<number> | undefined => {
  if (lines.length === 0) return undefined;
  return new Set(lines.map((line) => Math.max(0, ...begins.filter((begin) => begin <= line))));
};

/** `duel-masters/1.13` is itself; `duel-masters` is every edition of it. */
export const isRulebook = (id: string, asked: string): boolean =>
  id === asked || id.startsWith(`${asked}/`);

/** By a part of its name, by a tag, or by a rule that it cites: `115.3` finds what cites 115.3b. */
export const matches = ({ ruling }: Case, filter: string): boolean => {
  const wanted = folded(filter);
  if (folded(ruling.name.text).includes(wanted)) return true;
  if (ruling.provenance.tags.some(({ text }) => folded(text) === wanted)) return true;
  const number = numberIn(filter);
  if (number === undefined) return false;
  return citedBy(ruling).some((cited) => cited === number || isBelow(cited, number));
};

const citedBy = (ruling: Case['ruling']): string[] =>
  ruling.blocks.flatMap((block) =>
    block.kind === 'check' || block.kind === 'expect'
      ? block.lines.flatMap(({ cited }) => cited.map(({ number }) => number.toLowerCase()))
      : [],
  );

/** Whether a shard has this one: the rulings of each file are dealt out in turn. */
export const isInShard = (shard: Shard | undefined, file: number, at: number): boolean =>
  shard === undefined || (file + at) % shard.count === shard.index - 1;
