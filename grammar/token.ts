import type { IToken, TokenType } from 'chevrotain';

/** A token as Chevrotain wants it, and no larger than need be: a text has thousands. */
export class Token implements IToken {
  tokenTypeIdx: number;

  constructor(
    public tokenType: TokenType,
    public image: string,
    public startOffset: number,
  ) {
    this.tokenTypeIdx = tokenType.tokenTypeIdx ?? 0;
  }

  get endOffset(): number {
    return this.startOffset + this.image.length - 1;
  }
}
