import {
  CstParser,
  type CstNode,
  EOF,
  isRecognitionException,
  type ParserMethod,
} from 'chevrotain';
import { headings } from './keywords.js';
import { Newline } from './tokens.js';

/** A text with more mistakes than this is no ruling, and an error takes much longer to make than a line to parse. */
const maximalFailures = 200;

/** Where a part of the file is over: at the heading of the next. */
const endings = new Set([EOF, ...headings.file.values(), ...headings.block.values()]);

/**
 * A parser that takes up again at the end of the line after a mistake, and nowhere else.
 *
 * Chevrotain's own recovery inserts and drops single tokens and takes up again wherever one fits. In a language of
 * short lines that turns one mistake into several, and runs one line into the next. It costs time, too, when there is
 * no mistake. So it stays off, and this does its work: each line costs at most one error and never another line.
 */
export abstract class LineParser extends CstParser {
  private failures = 0;

  /** Chevrotain calls it for each new text. */
  override reset(): void {
    super.reset();
    this.failures = 0;
  }

  /** Lines up to the next heading. One that cannot begin so is a mistake like others, and not the end of them. */
  protected lines(index: number, rule: ParserMethod<[], CstNode>): void {
    const one = (): void => this.line(index, rule);
    this.many(index, one);
    while (!endings.has(this.LA(1).tokenType)) {
      one();
      this.many(index, one);
    }
  }

  /** What the rule says, and the end of the line. A line with a mistake leaves no node. `index`: as in SUBRULE2. */
  protected line(index: number, rule: ParserMethod<[], CstNode>): void {
    this.orSkip(() => this.subrule(index, rule));
    this.endOfLine(index);
  }

  protected endOfLine(index: number): void {
    if (!this.orSkip(() => this.consume(index, Newline))) this.SKIP_TOKEN();
  }

  /** Whether the parse succeeded. If not, the next token is the end of the line. */
  private orSkip(parse: () => unknown): boolean {
    try {
      if (this.failures < maximalFailures) {
        parse();
        return true;
      }
    } catch (error) {
      if (!(error instanceof Error && isRecognitionException(error))) throw error;
      this.failures++;
    }
    let next = this.LA(1);
    while (next.tokenType !== Newline && next.tokenType !== EOF) next = this.SKIP_TOKEN();
    return false;
  }
}
