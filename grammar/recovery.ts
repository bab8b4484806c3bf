import {
  type CstElement,
  type CstNode,
  EOF,
  isRecognitionException,
  type ParserMethod,
} from 'chevrotain';
import { headings } from './keywords.js';
import { PreparedParser } from './prepared.js';
import { LineNode, Shapes } from './shapes.js';
import { Newline } from './tokens.js';

/** A text with more mistakes than this is no ruling, and an error takes much longer to make than a line to parse. */
const maximalFailures = 200;

/** Chevrotain's type leaves the name out. */
type Rule = ParserMethod<[], CstNode> & { readonly ruleName?: string };

/** Where a part of the file is over: at the heading of the next. */
const endings = new Set([EOF, ...headings.file.values(), ...headings.block.values()]);

/**
 * A parser that takes up again at the end of the line after a mistake, and nowhere else.
 *
 * Chevrotain's own recovery inserts and drops single tokens and takes up again wherever one fits. In a language of
 * short lines that turns one mistake into several, and runs one line into the next. It costs time, too, when there is
 * no mistake. So it stays off, and this does its work: each line costs at most one error and never another line.
 *
 * A line of a shape that was met before is not parsed again; see shapes.ts.
 */
export abstract class LineParser extends PreparedParser {
  private failures = 0;
  protected readonly shapes = new Shapes();

  // What Chevrotain's types leave out, too: the nodes under construction, and where in the input the parser is.
  declare private readonly CST_STACK: CstNode[];
  declare private currIdx: number;

  /** Chevrotain's own, but for the children: an object that is no dictionary is read much faster. */
  protected cstInvocationStateUpdate(name: string): void {
    const location = { startOffset: this.LA(1).startOffset, endOffset: NaN };
    this.CST_STACK.push({ name, children: {}, location });
  }

  /** Chevrotain calls it for each new text. */
  override reset(): void {
    super.reset();
    this.failures = 0;
  }

  /** Lets go of the text. Nothing that was parsed may be looked at any more. */
  release(): void {
    if (this.input.length > 0) this.input = [];
    this.shapes.release();
  }

  /** Lines up to the next heading. One that cannot begin so is a mistake like others, and not the end of them. */
  protected lines(index: number, rule: Rule): void {
    const one = (): void => this.line(index, rule);
    this.many(index, one);
    while (!endings.has(this.LA(1).tokenType)) {
      one();
      this.many(index, one);
    }
  }

  /** What the rule says, and the end of the line. A line with a mistake leaves no node. `index`: as in SUBRULE2. */
  protected line(index: number, rule: Rule): void {
    if (this.RECORDING_PHASE) this.subrule(index, rule);
    else if (this.known(rule)) return;
    else this.parsed(index, rule);
    this.endOfLine(index);
  }

  protected endOfLine(index: number): void {
    if (!this.orSkip(() => this.consume(index, Newline))) this.SKIP_TOKEN();
  }

  /** Takes the line, and its end, as one of a shape that is known; false where it is none. */
  private known({ ruleName = '' }: Rule): boolean {
    const first = this.currIdx + 1;
    const shape = this.shapes.find(ruleName, this.input, first);
    if (!shape || this.failures >= maximalFailures) return false;
    const newline = this.input[first + shape.size];
    if (!newline) return false;
    this.siblings(ruleName).push(new LineNode(shape, this.input, first));
    this.siblings('Newline').push(newline);
    this.currIdx += shape.size + 1;
    return true;
  }

  private parsed(index: number, rule: Rule): void {
    const first = this.currIdx + 1;
    if (!this.orSkip(() => this.subrule(index, rule)) || this.LA(1).tokenType !== Newline) return;
    const siblings = this.siblings(rule.ruleName ?? '');
    const tree = siblings.pop() as CstNode | undefined;
    if (!tree) return;
    const shape = this.shapes.learn(tree, this.input.slice(first, this.currIdx + 1));
    siblings.push(shape ? new LineNode(shape, this.input, first) : tree);
  }

  /** The nodes of a rule, or the tokens of a type, in the node under construction. */
  private siblings(name: string): CstElement[] {
    const children = this.CST_STACK[this.CST_STACK.length - 1]?.children ?? {};
    return (children[name] ??= []);
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
