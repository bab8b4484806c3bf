import {
  type CstNode,
  CstParser,
  type ParserMethod,
  tokenMatcher,
  type TokenType,
} from 'chevrotain';

/** What all rules share: how a mistake is got over, and how to look further ahead than Chevrotain does for them. */
export abstract class RecoveringParser extends CstParser {
  // A token put in or left out turns one mistake into several: what is wrong ends with its line, or its part of it.
  protected override canTokenTypeBeInsertedInRecovery(): boolean {
    return false;
  }

  protected override canTokenTypeBeDeletedInRecovery(): boolean {
    return false;
  }

  /**
   * A rule behind whose mistakes nothing is taken up again before the sentence is over, or the line. Phrases lie within
   * each other, and each that recovered would look for what may follow it and all that it lies in.
   */
  protected PHRASE<Rule extends () => void>(
    name: string,
    rule: Rule,
  ): ParserMethod<Parameters<Rule>, CstNode> {
    return this.RULE(name, rule, { resyncEnabled: false });
  }

  /** Whether the token so many ahead is of one of these kinds. */
  protected ahead(distance: number, ...kinds: readonly TokenType[]): boolean {
    const next = this.LA(distance);
    return kinds.some((kind) => tokenMatcher(next, kind));
  }
}
