/** How many and how much, as a text says it. */
import type { NounPhrase, Span } from './document.js';

interface Node {
  readonly at: Span;
}

export type Quantity =
  | ({
      readonly kind: 'exactly' | 'up-to' | 'or-more' | 'or-less';
      readonly amount: Amount;
      /** `exactly` stands in front of it: of one, "1 creature" would leave room for more. */
      readonly isSaid?: true;
      /** It is no number, but `a`, `an` or `another`. */
      readonly isArticle?: true;
      /** What is written where it is `more than` that, or `fewer than`. */
      readonly than?: number;
    } & Node)
  | ({ readonly kind: 'all' | 'each' | 'any' } & Node);

type More = 'more-than' | 'less-than';
type Is = 'exactly' | 'or-more' | 'or-less' | More;
export type Comparison = Node & { readonly is: Is; readonly amount: Amount };
export type Than = Node & { is: More | undefined; whom: NounPhrase | undefined };

export type Amount =
  | ({ readonly kind: 'number'; readonly value: number } & Node)
  /** `the number of your units` */
  | ({ readonly kind: 'count'; readonly of: NounPhrase } & Node)
  /** `its power`, `this's power`: owner and trait */
  | ({ readonly kind: 'trait'; readonly of: NounPhrase } & Node)
  /** `that many`, `that much` */
  | ({ readonly kind: 'that' } & Node)
  /** `X`: what somebody says it is, or what the sentence says behind `where` */
  | ({ readonly kind: 'variable'; readonly is?: Amount } & Node)
  | ({ readonly kind: 'times'; readonly factor: number; readonly amount: Amount } & Node)
  /** `that many plus 1` */
  | ({ readonly kind: 'sum'; readonly of: readonly Amount[] } & Node);
