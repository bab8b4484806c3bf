/**
 * Decides by the next token alone, and by the gates that rules have where that is not enough: where alternatives begin
 * alike the first whose gate is open is taken, and a repetition goes on as long as it can.
 *
 * Chevrotain's own strategy decides so, too, but works all decisions out when a parser is made, and each anew: with words
 * of many uses that takes longer than to read, play and report a file of rulings. Here it is done where a decision is
 * taken for the first time, and what a rule may begin with is found out once.
 */
import {
  Alternation,
  type Alternative,
  type ILookaheadStrategy,
  type IOrAlt,
  type IProduction,
  type IToken,
  LLkLookaheadStrategy,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  type Rule,
  Terminal,
} from 'chevrotain';

type Asked = Parameters<ILookaheadStrategy['buildLookaheadForAlternation']>[0];
type AskedOptional = Parameters<ILookaheadStrategy['buildLookaheadForOptional']>[0];

/** What decisions see of a parser, whose methods they are. */
interface Parser {
  LA(distance: number): IToken;
}

type Choice = (this: Parser, alternatives?: readonly IOrAlt<unknown>[]) => number | undefined;
type Entrance = (this: Parser) => boolean;

/** With which tokens something may begin, by their numbers, and whether it may be empty. */
interface First {
  readonly tokens: ReadonlySet<number>;
  readonly empty: boolean;
}

export class NextToken extends LLkLookaheadStrategy {
  private readonly known = new Map<Rule, First>();

  /** Which alternative to take. */
  override buildLookaheadForAlternation({ rule, prodOccurrence }: Asked): Choice {
    let ways: readonly First[] | undefined;
    const ofToken: (readonly number[])[] = [];
    const find = (token: number): readonly number[] => {
      ways ??= partsOf(decision(rule, 'Alternation', prodOccurrence)).map((way) => this.of(way));
      return ways.flatMap((way, index) => (way.empty || way.tokens.has(token) ? [index] : []));
    };
    return function (alternatives = []) {
      const token = this.LA(1).tokenTypeIdx;
      for (const index of (ofToken[token] ??= find(token))) {
        const gate = alternatives[index]?.GATE;
        if (gate === undefined || gate.call(this)) return index;
      }
      return undefined;
    };
  }

  /** Whether to go in, at all or once more. */
  override buildLookaheadForOptional({ rule, prodOccurrence, prodType }: AskedOptional): Entrance {
    let tokens: ReadonlySet<number> | undefined;
    const find = (): ReadonlySet<number> =>
      this.ofAll(partsOf(decision(rule, prodType, prodOccurrence))).tokens;
    return function () {
      return (tokens ??= find()).has(this.LA(1).tokenTypeIdx);
    };
  }

  private of(part: IProduction | undefined): First {
    if (part instanceof Terminal) {
      const { tokenTypeIdx = 0, categoryMatches = [] } = part.terminalType;
      return { tokens: new Set([tokenTypeIdx, ...categoryMatches]), empty: false };
    }
    if (part instanceof NonTerminal) return this.ofRule(part.referencedRule);
    if (part instanceof Alternation) {
      const ways = part.definition.map((way) => this.of(way));
      return { tokens: union(ways), empty: ways.some(({ empty }) => empty) };
    }
    const inside = this.ofAll(partsOf(part));
    return optional.some((kind) => part instanceof kind) ? { ...inside, empty: true } : inside;
  }

  private ofRule(rule: Rule): First {
    const first = this.known.get(rule) ?? this.ofAll(rule.definition);
    this.known.set(rule, first);
    return first;
  }

  /** Of one thing after another: no further than one that is never empty, or a rule within itself had no end. */
  private ofAll(parts: readonly IProduction[]): First {
    const reached: First[] = [];
    for (const part of parts) {
      const first = this.of(part);
      reached.push(first);
      if (!first.empty) return { tokens: union(reached), empty: false };
    }
    return { tokens: union(reached), empty: true };
  }
}

const union = (all: readonly First[]): ReadonlySet<number> =>
  new Set(all.flatMap(({ tokens }) => [...tokens]));

/** What a part of a rule consists of, in its own definition. */
const partsOf = (part: IProduction | undefined): readonly IProduction[] =>
  part instanceof NonTerminal ? [] : ((part as Alternative | undefined)?.definition ?? []);

/** What there is to decide. */
const kinds = {
  Alternation,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
};

/** What may be left out. */
const optional = [Option, Repetition, RepetitionWithSeparator];

type Kind = keyof typeof kinds;

/** The `OR3` or `MANY2` of a rule. */
function decision(within: IProduction, kind: Kind, occurrence: number): IProduction | undefined {
  for (const part of partsOf(within)) {
    const found =
      part instanceof kinds[kind] && part.idx === occurrence
        ? part
        : decision(part, kind, occurrence);
    if (found) return found;
  }
  return undefined;
}
