/**
 * Decides by the next token alone, and by the gates that the rules have where that is not enough: where alternatives
 * begin alike the first whose gate is open is taken, and a repetition goes on as long as it can.
 */
import type { IOrAlt, IToken, TokenType } from 'chevrotain';

/**
 * What leads where: by rule, then by the method that asks as it stands in the rule (`OR`, `OPTION2`), for each way the
 * names of the tokens with which it may begin.
 */
export type Decisions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** In place of names: a way that may be empty, and so be taken whatever comes. */
export const anything = '*';

/** What the decisions of a parser see of it. */
interface Parser {
  LA_FAST(distance: number): IToken;
}

/** An alternative as it stands in the parser; the grammar needs no more of it. */
type Gated = IOrAlt<unknown>;

/** As Chevrotain calls it: with the parser, and for a choice with its alternatives. */
export type Decision = (
  this: Parser,
  alternatives?: readonly Gated[],
) => number | boolean | undefined;

/** Makes decisions for a grammar with these tokens. */
export class Lookahead {
  private readonly types: ReadonlyMap<string, TokenType>;
  private readonly limit: number;

  constructor(tokens: readonly TokenType[]) {
    this.types = new Map(tokens.map((type) => [type.name, type]));
    this.limit = Math.max(...tokens.map(indexOf)) + 1;
  }

  /** Which alternative to take. */
  choice(ways: readonly string[]): Decision {
    let candidates: readonly (readonly number[])[] | undefined;
    const made = () => (candidates ??= this.candidates(ways));
    return function (alternatives = []) {
      for (const index of (candidates ?? made())[this.LA_FAST(1).tokenTypeIdx] ?? none) {
        const gate = alternatives[index]?.GATE;
        if (gate === undefined || gate.call(this)) return index;
      }
      return undefined;
    };
  }

  /** Whether to go in, at all or once more. */
  entrance(way: string): Decision {
    let enters: readonly boolean[] | undefined;
    const made = () => (enters ??= this.table(false, [way], () => true));
    return function () {
      return (enters ?? made())[this.LA_FAST(1).tokenTypeIdx] === true;
    };
  }

  /** For each token the ways that may begin with it, in the order of the grammar. */
  private candidates(ways: readonly string[]): readonly (readonly number[])[] {
    return this.table(none, ways, (before, way) => [...before, way]);
  }

  /**
   * Something for every token: an array without holes, which is read the fastest. Made when a decision is taken for the
   * first time: a scenario without cards never asks what a sentence of a card may begin with.
   */
  private table<T>(
    empty: T,
    ways: readonly string[],
    next: (before: T, way: number) => T,
  ): readonly T[] {
    const table: T[] = [];
    for (let token = 0; token < this.limit; token++) table.push(empty);
    ways.forEach((names, way) => {
      const tokens = names === anything ? table.keys() : this.tokensOf(names);
      for (const token of tokens) table[token] = next(table[token] ?? empty, way);
    });
    return table;
  }

  /** The tokens of these names; of a category all that belong to it. */
  private tokensOf(names: string): ReadonlySet<number> {
    const tokens = new Set<number>();
    for (const name of names.split(' ')) {
      const type = this.types.get(name);
      if (!type) continue;
      tokens.add(indexOf(type));
      for (const member of type.categoryMatches ?? []) tokens.add(member);
    }
    return tokens;
  }
}

/** No way begins with the token. */
const none: readonly number[] = [];

const indexOf = ({ tokenTypeIdx = 0 }: TokenType): number => tokenTypeIdx;
