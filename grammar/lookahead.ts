import {
  Alternation,
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
  type TokenType,
} from 'chevrotain';

/** What the decisions of the parser see of it. */
interface Parser {
  LA_FAST(distance: number): IToken;
}

/** The tokens with which something may begin, by their index; and whether it may be empty. */
interface First {
  readonly tokens: ReadonlySet<number>;
  readonly empty: boolean;
}

/** An alternative as it stands in the parser; the grammar needs no more of it. */
type Gated = IOrAlt<unknown>;

/**
 * Decides by the next token alone, and by the gates that the rules have where that is not enough.
 *
 * Chevrotain's own strategy finds out how far each decision must look. That takes most of the time in which the
 * parser is built, longer than it takes to parse some thousand lines, and this grammar needs none of it.
 * Where alternatives begin alike the first whose gate is open is taken, and a repetition goes on as long as it can.
 */
export class NextTokenLookahead extends LLkLookaheadStrategy {
  private readonly firsts = new Map<Rule, First>();
  private readonly limit: number;

  constructor(tokens: readonly TokenType[]) {
    super({ maxLookahead: 1 });
    this.limit = Math.max(...tokens.map(({ tokenTypeIdx = 0 }) => tokenTypeIdx)) + 1;
  }

  override buildLookaheadForAlternation(options: {
    readonly prodOccurrence: number;
    readonly rule: Rule;
    readonly hasPredicates: boolean;
  }): (orAlts?: Gated[]) => number | undefined {
    const candidates = this.whenNeeded(() => this.candidates(options.rule, options.prodOccurrence));
    if (!options.hasPredicates)
      return function (this: Parser): number | undefined {
        return candidates()[this.LA_FAST(1).tokenTypeIdx]?.[0];
      };
    return function (this: Parser, gated: Gated[] = []): number | undefined {
      for (const index of candidates()[this.LA_FAST(1).tokenTypeIdx] ?? []) {
        const gate = gated[index]?.GATE;
        if (gate === undefined || gate.call(this)) return index;
      }
      return undefined;
    };
  }

  override buildLookaheadForOptional(options: {
    readonly prodOccurrence: number;
    readonly prodType: string;
    readonly rule: Rule;
  }): () => boolean {
    const kind = optionals[options.prodType] ?? Option;
    const enters = this.whenNeeded(() => {
      const inside = find(options.rule, kind, options.prodOccurrence);
      const { tokens } = this.firstOfAll((inside as Option).definition);
      return this.table((token) => tokens.has(token));
    });
    return function (this: Parser): boolean {
      return enters()[this.LA_FAST(1).tokenTypeIdx] === true;
    };
  }

  /** A scenario without cards never asks what a sentence of a card may begin with. */
  private whenNeeded<T>(make: () => T): () => T {
    let made: T | undefined;
    return () => (made ??= make());
  }

  /** For each token the alternatives that may begin with it, in the order of the grammar. */
  private candidates(rule: Rule, occurrence: number): readonly (readonly number[])[] {
    const choice = find(rule, Alternation, occurrence);
    const alternatives = (choice as Alternation).definition.map((one) => this.first(one));
    return this.table((token) =>
      alternatives.flatMap(({ tokens, empty }, index) =>
        empty || tokens.has(token) ? [index] : [],
      ),
    );
  }

  /** Something for every token: an array without holes, which is read the fastest. */
  private table<T>(of: (token: number) => T): readonly T[] {
    return Array.from({ length: this.limit }, (_, token) => of(token));
  }

  private first(production: IProduction): First {
    if (production instanceof Terminal)
      return { tokens: matches(production.terminalType), empty: false };
    if (production instanceof NonTerminal) return this.firstOfRule(production.referencedRule);
    const { definition } = production as Option;
    if (production instanceof Alternation) {
      const all = definition.map((one) => this.first(one));
      return { tokens: union(all), empty: all.some(({ empty }) => empty) };
    }
    const inside = this.firstOfAll(definition);
    return repeated.some((kind) => production instanceof kind)
      ? { ...inside, empty: true }
      : inside;
  }

  private firstOfRule(rule: Rule): First {
    const known = this.firsts.get(rule);
    if (known) return known;
    const found = this.firstOfAll(rule.definition);
    this.firsts.set(rule, found);
    return found;
  }

  /** Of one thing after another. */
  private firstOfAll(sequence: readonly IProduction[]): First {
    const reached: First[] = [];
    for (const one of sequence) {
      const first = this.first(one);
      reached.push(first);
      if (!first.empty) return { tokens: union(reached), empty: false };
    }
    return { tokens: union(reached), empty: true };
  }
}

type Kind = abstract new (...args: never[]) => IProduction;

const optionals: Readonly<Record<string, Kind>> = {
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionWithSeparator,
  RepetitionMandatoryWithSeparator,
};

/** What may be left out. */
const repeated: readonly Kind[] = [Option, Repetition, RepetitionWithSeparator];

function find(within: Rule | IProduction, kind: Kind, occurrence: number): IProduction | undefined {
  for (const one of (within as Rule).definition ?? []) {
    if (one instanceof kind && (one as Option).idx === occurrence) return one;
    const deeper = one instanceof NonTerminal ? undefined : find(one, kind, occurrence);
    if (deeper) return deeper;
  }
  return undefined;
}

/** A token and, for a category, all that belong to it. */
const matches = (type: TokenType): ReadonlySet<number> =>
  new Set([type.tokenTypeIdx ?? 0, ...(type.categoryMatches ?? [])]);

const union = (all: readonly First[]): ReadonlySet<number> =>
  new Set(all.flatMap(({ tokens }) => [...tokens]));
