/**
 * Which tokens lead where, worked out of Chevrotain's record of the grammar. `npm run grammar` asks it, and writes the
 * answer down for the parsers: see lookahead.ts.
 */
import {
  Alternation,
  type IProduction,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  type Rule,
  Terminal,
  type TokenType,
} from 'chevrotain';
import { anything, type Decisions } from './lookahead.js';

/** The tokens with which something may begin, and whether it may be empty. */
interface First {
  readonly tokens: ReadonlySet<TokenType>;
  readonly empty: boolean;
}

type Kind = abstract new (...args: never[]) => IProduction;

/** What of a grammar has to be decided, by the method that asks. */
const asked: readonly (readonly [string, Kind])[] = [
  ['OR', Alternation],
  ['OPTION', Option],
  ['MANY', Repetition],
  ['AT_LEAST_ONE', RepetitionMandatory],
];

/** What may be left out. */
const optional: readonly Kind[] = [Option, Repetition];

/** Every decision of a grammar, with the tokens that lead to each of the ways. */
export const decisionsOf = (rules: readonly Rule[]): Decisions => {
  const first = firstOf();
  const written = ({ tokens, empty }: First): string =>
    empty ? anything : [...tokens].map(({ name }) => name).join(' ');
  const ways = (production: Option): readonly string[] =>
    production instanceof Alternation
      ? production.definition.map((one) => written(first.of(one)))
      : [written({ ...first.ofAll(production.definition), empty: false })];
  return Object.fromEntries(
    rules.map((rule) => [
      rule.name,
      Object.fromEntries(decided(rule).map((one) => [methodOf(one), ways(one)])),
    ]),
  );
};

const isOf = (production: IProduction, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => production instanceof kind);

const parts = (of: IProduction): readonly IProduction[] =>
  of instanceof NonTerminal ? [] : ((of as Option).definition ?? []);

/** All that is to be decided in a rule, from the first to the last. */
const decided = (within: IProduction): readonly Option[] =>
  parts(within).flatMap((one) => [
    ...(isOf(
      one,
      asked.map(([, kind]) => kind),
    )
      ? [one as Option]
      : []),
    ...decided(one),
  ]);

/** `OPTION2`, as it stands in the parser. */
const methodOf = (production: Option): string => {
  const [method = ''] = asked.find(([, kind]) => production instanceof kind) ?? [];
  return `${method}${production.idx || ''}`;
};

const firstOf = () => {
  const known = new Map<Rule, First>();
  const of = (production: IProduction): First => {
    if (production instanceof Terminal)
      return { tokens: new Set([production.terminalType]), empty: false };
    if (production instanceof NonTerminal) return ofRule(production.referencedRule);
    if (production instanceof Alternation) {
      const all = production.definition.map(of);
      return { tokens: union(all), empty: all.some(({ empty }) => empty) };
    }
    const inside = ofAll(parts(production));
    return isOf(production, optional) ? { ...inside, empty: true } : inside;
  };
  const ofRule = (rule: Rule): First => {
    const found = known.get(rule) ?? ofAll(rule.definition);
    known.set(rule, found);
    return found;
  };
  /** Of one thing after another: no further than one that is never empty, or a rule within itself had no end. */
  const ofAll = (sequence: readonly IProduction[]): First => {
    const reached: First[] = [];
    for (const one of sequence) {
      reached.push(of(one));
      if (!reached.at(-1)?.empty) return { tokens: union(reached), empty: false };
    }
    return { tokens: union(reached), empty: true };
  };
  return { of, ofAll };
};

const union = (all: readonly First[]): ReadonlySet<TokenType> =>
  new Set(all.flatMap(({ tokens }) => [...tokens]));
