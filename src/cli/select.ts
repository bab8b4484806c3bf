/** Which rulings are run: those that the command line asks for. */
import type { Case } from '../harness/suite.js';
import { folded, isBelow, writtenNumber } from '../report/find-rules.js';

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** Plain data: worker threads get it, too. */
export interface RulingSelection {
  readonly rulebook: string | undefined;
  readonly filter: string | undefined;
  readonly shard: Shard | undefined;
}

/** A ruling under one rulebook, as far as choosing among rulings needs it; plain data. */
export interface ListedRuling {
  readonly line: number;
  readonly rulebook: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly cited: readonly string[];
}

export const listed = ({ ruling, rulebook }: Case): ListedRuling => ({
  line: ruling.at.line,
  rulebook,
  name: ruling.name.text,
  tags: ruling.provenance.tags.map(({ text }) => text),
  cited: citedBy(ruling),
});

/** The places of those that are wanted, before sharding. */
export const placesWanted = (
  all: readonly ListedRuling[],
  lines: readonly number[],
  { rulebook, filter }: RulingSelection,
): readonly number[] => {
  const starts = startsAt(
    all.map(({ line }) => line),
    lines,
  );
  return [...all.keys()].filter((at) => {
    const one = all[at];
    return (
      one !== undefined &&
      (starts === undefined || starts.has(one.line)) &&
      (rulebook === undefined || isRulebook(one.rulebook, rulebook)) &&
      (filter === undefined || matches(one, filter))
    );
  });
};

/** The cases of one file that are wanted, before sharding. */
export const selected = (
  cases: readonly Case[],
  lines: readonly number[],
  selection: RulingSelection,
): readonly Case[] =>
  placesWanted(cases.map(listed), lines, selection).flatMap((at) => cases[at] ?? []);

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
const matches = ({ name, tags, cited }: ListedRuling, filter: string): boolean => {
  const wanted = folded(filter);
  if (folded(name).includes(wanted)) return true;
  if (tags.some((tag) => folded(tag) === wanted)) return true;
  const number = writtenNumber(filter);
  if (number === undefined) return false;
  return cited.some((one) => one === number || isBelow(one, number));
};

const citedBy = (ruling: Case['ruling']): readonly string[] =>
  ruling.blocks.flatMap((block) =>
    block.kind === 'check' || block.kind === 'expect'
      ? block.lines.flatMap(({ cited }) => cited.map(({ number }) => number.toLowerCase()))
      : [],
  );

/** Whether a shard has this one: the rulings of each file are dealt out in turn. */
export const isInShard = (shard: Shard | undefined, file: number, at: number): boolean =>
  shard === undefined || (file + at) % shard.count === shard.index - 1;
