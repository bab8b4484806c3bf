/** Other outcomes of a ruling: real ones, which the engine reaches without a rule of it or under another edition. */
import { entryAt } from '../kernel/book.js';
import type { Case, Scenario } from '../harness/suite.js';
import {
  newPurse,
  type RulingOutcome,
  playedOutcome,
  outcomeUnder,
  type Purse,
} from './outcomes.js';

/** What an outcome is the outcome of. */
export type OutcomeSource =
  | {
      readonly is: 'without';
      readonly rules: readonly string[];
      /** All that is said of a rule that allows something is that it may be done; without bounds, everything may. */
      readonly boundless: boolean;
    }
  | { readonly is: 'edition'; readonly rulebook: string };

export interface OtherOutcome {
  readonly source: OutcomeSource;
  readonly outcome: RulingOutcome;
  /** How near it lies: an outcome without a rule that the ruling cites is what people believe who do not know it. */
  readonly weight: number;
}

/** A ruling under the other editions of its game. */
export type OtherEditions = (one: Case) => readonly Case[];

/** Rules that are tried because they took part, though nobody cites them. */
const mostUncited = 20;

/** As many alternatives that differ make a question. */
const enough = 3;

export const alternativesTo = (
  one: Case,
  scenario: Scenario,
  right: RulingOutcome,
  editions: OtherEditions,
): readonly OtherOutcome[] => {
  const purse = newPurse();
  const tried: Tried = { one, scenario, purse };
  const lines = [...right.lines.values()];
  const cited = [...new Set(lines.flatMap(({ cited: own }) => own))];
  const found = cited.flatMap((rule) => knockedOut(tried, rule, 3));
  found.push(...pairsOf(tried, right, found));
  for (const other of editions(one)) {
    const outcome = playedOutcome(other, other.scenario, purse);
    if (outcome !== undefined)
      found.push({
        source: { is: 'edition', rulebook: other.rulebook },
        outcome: matched(outcome, right),
        weight: 2,
      });
  }
  if (!isEnough(right, found)) {
    const took = new Set(lines.flatMap(({ decidedBy }) => decidedBy));
    const { book } = scenario.world.rules;
    // Without what a word means nothing is left that anybody could believe.
    for (const rule of took)
      if (cited.includes(rule) || entryAt(book, rule)?.kind === 'definition') took.delete(rule);
    for (const rule of [...took].slice(-mostUncited).reverse()) {
      found.push(...knockedOut(tried, rule, 1));
      if (isEnough(right, found)) break;
    }
  }
  return found;
};

/** Whether they make a question: one differs in what the ruling expects, and there are several ways of it in all. */
const isEnough = (right: RulingOutcome, found: readonly OtherOutcome[]): boolean => {
  const played = found.flatMap(({ outcome }) => (isPlayedOut(outcome, right) ? [outcome] : []));
  const ways = new Set(played.map(toldBy));
  ways.delete(toldBy(right));
  return ways.size >= enough && played.some((outcome) => differs(outcome, right));
};

/** It comes as far as in truth, and leaves nothing open that is not open in truth. */
const isPlayedOut = ({ stop, lines }: RulingOutcome, right: RulingOutcome): boolean =>
  stop === undefined && [...lines].every(([at, { open }]) => open === right.lines.get(at)?.open);

/** All that may be told of it. */
const toldBy = ({ lines, besides }: RulingOutcome): string =>
  [...lines.values(), ...besides.values()]
    .map(({ key, says }) => `${key}: ${says.join('; ')}`)
    .join('\n');

const differs = ({ lines, stop }: RulingOutcome, right: RulingOutcome): boolean =>
  stop !== undefined ||
  [...lines].some(([at, { says }]) => says.join('\n') !== right.lines.get(at)?.says.join('\n'));

interface Tried {
  readonly one: Case;
  readonly scenario: Scenario;
  readonly purse: Purse;
}

const knockedOut = (
  { one, scenario, purse }: Tried,
  rule: string,
  weight: number,
): readonly OtherOutcome[] => {
  const isPermission = [...scenario.world.rules.book.permissions.values()].some((units) =>
    units.some(({ number }) => number === rule),
  );
  const tried = [
    { boundless: false, switches: { off: new Set([rule]) } },
    ...(isPermission
      ? [{ boundless: true, switches: { off: new Set<string>(), boundless: new Set([rule]) } }]
      : []),
  ];
  return tried.flatMap(({ boundless, switches }) => {
    const outcome = outcomeUnder(one, switches, purse);
    return outcome === undefined
      ? []
      : [{ source: { is: 'without', rules: [rule], boundless }, outcome, weight }];
  });
};

/** Two rules at once are tried of so many. */
const mostPaired = 3;

/** Without two rules, each of which makes a difference: so the right answer is not the one that is most like all others. */
const pairsOf = (
  { one, purse }: Tried,
  right: RulingOutcome,
  single: readonly OtherOutcome[],
): readonly OtherOutcome[] => {
  const rules = single
    .filter(({ outcome }) => outcome.stop === undefined && differs(outcome, right))
    .flatMap(({ source }) => (source.is === 'without' && !source.boundless ? source.rules : []))
    .slice(0, mostPaired);
  return rules.flatMap((rule, at) =>
    rules.slice(at + 1).flatMap((other) => {
      const outcome = outcomeUnder(one, { off: new Set([rule, other]) }, purse);
      return outcome === undefined
        ? []
        : [
            {
              source: { is: 'without' as const, rules: [rule, other], boundless: false },
              outcome,
              weight: 2,
            },
          ];
    }),
  );
};

/** An outcome under another edition has the lines of its own; those that are also here count. */
const matched = (outcome: RulingOutcome, right: RulingOutcome): RulingOutcome => ({
  ...outcome,
  lines: new Map([...outcome.lines].filter(([at, { text }]) => right.lines.get(at)?.text === text)),
});
