/**
 * Proof by knock-out: which rules the rulings notice, which survive being switched off, and which citations could
 * as well not be there.
 */
import type { Book } from '../kernel/book.js';
import {
  type ExemptCitation,
  type Exemptions,
  type ExemptRule,
  noExemptions,
  speaksOf,
} from './exemptions.js';
import { clausesOf, provenClauses } from './clauses.js';
import { fails } from './testimony.js';
import { type CitedRule, implementedIn, noticedIn, type HeardRuling } from './witness.js';

export interface BookProof {
  readonly book: Book;
  readonly implemented: readonly string[];
  /** With the rulings that are known to notice; once one does, others need not have been tried. */
  readonly noticed: ReadonlyMap<string, readonly HeardRuling[]>;
  /** Noticed by no ruling, and not on the list. In the rulebook's order. */
  readonly survivors: readonly string[];
  readonly exempt: readonly ExemptRule[];
  /** All clauses that code carries out, in the rulebook's order, as they are cited; and those that are proven. */
  readonly clauses: readonly string[];
  readonly clausesProven: ReadonlySet<string>;
}

/** A citation of a rule without which its expectation holds all the same. */
export interface IdleCitation {
  readonly witness: HeardRuling;
  readonly cited: CitedRule;
}

export interface Proof {
  readonly books: readonly BookProof[];
  readonly idle: readonly IdleCitation[];
  /** Rulings that do not pass with every rule on: no evidence. */
  readonly unsound: readonly HeardRuling[];
  /** Exemptions that are not needed, each with why. */
  readonly needless: readonly string[];
}

/** What a proof is told beside the testimonies. */
export interface About {
  /** Citations name their files as the witnesses do. */
  readonly exemptions?: Exemptions;
  /** Files of which only some rulings were heard. */
  readonly partial?: ReadonlySet<string>;
}

/** What the testimonies come to, for every rulebook that a ruling is held against. */
export const proofOf = (
  books: readonly Book[],
  witnesses: readonly HeardRuling[],
  { exemptions = noExemptions, partial = new Set() }: About = {},
): Proof => {
  const held = new Set(witnesses.map(({ rulebook }) => rulebook));
  const proofs = books
    .filter(({ id }) => held.has(id))
    .map((book) => bookProof(book, witnesses, exemptions));
  const idle = witnesses.flatMap((witness) => idleIn(witness));
  const isExempt = ({ witness, cited }: IdleCitation) =>
    exemptions.citations.some((entry) => speaksOf(entry, witness, cited));
  const citations = exemptions.citations.filter(({ file }) => !partial.has(file));
  return {
    books: proofs,
    idle: idle.filter((one) => !isExempt(one)),
    unsound: witnesses.filter(({ testimony }) => testimony.verdict !== 'pass'),
    needless: [
      ...needlessRules(proofs, exemptions.rules),
      ...citations.flatMap((entry) => needlessCitation(entry, witnesses)),
    ],
  };
};

/** Whether there is nothing to complain of. */
export const isComplete = ({ books, idle, unsound, needless }: Proof): boolean =>
  idle.length + unsound.length + needless.length === 0 &&
  books.every(({ survivors }) => survivors.length === 0);

const bookProof = (
  book: Book,
  witnesses: readonly HeardRuling[],
  { rules }: Exemptions,
): BookProof => {
  const implemented = implementedIn(book);
  const all = noticedIn(book.id, witnesses);
  const noticed = new Map(
    implemented.flatMap((rule) => {
      const by = all.get(rule);
      return by === undefined ? [] : [[rule, by] as const];
    }),
  );
  const left = implemented.filter((rule) => !noticed.has(rule));
  const exempt = left.flatMap(
    (rule) => rules.find((entry) => entry.rulebook === book.id && entry.rule === rule) ?? [],
  );
  const spared = new Set(exempt.map(({ rule }) => rule));
  return {
    book,
    implemented,
    noticed,
    survivors: left.filter((rule) => !spared.has(rule)),
    exempt,
    clauses: clausesOf(book),
    clausesProven: provenClauses(
      book,
      witnesses.filter(({ rulebook }) => rulebook === book.id),
    ),
  };
};

const idleIn = (witness: HeardRuling): readonly IdleCitation[] =>
  witness.testimony.verdict !== 'pass'
    ? []
    : witness.citations
        .filter(({ rule, index }) => !fails(witness.testimony, rule, index))
        .map((cited) => ({ witness, cited }));

const needlessRules = (
  proofs: readonly BookProof[],
  rules: readonly ExemptRule[],
): readonly string[] =>
  rules.flatMap(({ rulebook, rule }) => {
    const proof = proofs.find(({ book }) => book.id === rulebook);
    if (proof === undefined) return [];
    const [by] = proof.noticed.get(rule) ?? [];
    if (by !== undefined)
      return [`${rulebook} ${rule}: ‘${by.name}’ notices (${by.file}:${by.line})`];
    return proof.implemented.includes(rule)
      ? []
      : [`${rulebook} ${rule}: there is no such rule, or nothing carries it out`];
  });

const needlessCitation = (
  entry: ExemptCitation,
  witnesses: readonly HeardRuling[],
): readonly string[] => {
  const { rulebook, rule, ruling, file } = entry;
  if (!witnesses.some((one) => one.file === file && one.rulebook === rulebook)) return [];
  const citing = witnesses.find((witness) =>
    witness.citations.some((cited) => speaksOf(entry, witness, cited)),
  );
  // What does not pass says nothing either way.
  if (citing !== undefined && citing.testimony.verdict !== 'pass') return [];
  if (citing !== undefined && idleIn(citing).some(({ cited }) => speaksOf(entry, citing, cited)))
    return [];
  const why = citing === undefined ? 'there is no such citation' : 'the expectation fails';
  return [`${rulebook} ${rule} in ‘${ruling}’ of ${file}: ${why}`];
};
