/**
 * The grammar of a ruling file, in the order of a file. Rules without actions; each makes a node of its name.
 *
 * Every line ends with Newline. Which words are keywords on a line, and where a line goes on, layout.ts decides.
 */
import type { IParserErrorMessageProvider, Rule, TokenType } from 'chevrotain';
import type { DocumentCstNode } from './generated/cst.js';
import { decisions } from './generated/decisions.js';
import { keyword, keyword as k } from './keywords.js';
import type { Layout } from './layout.js';
import { outline } from './outline.js';
import { ScenarioParser } from './scenario.js';
import {
  AnyWord,
  categories,
  Comma,
  CommandPart,
  Day,
  lexical,
  Name,
  RuleNumber,
  RulebookId,
  WebAddress,
} from './tokens.js';

const vocabulary: TokenType[] = [...categories, ...lexical, ...Object.values(keyword)];

export interface ParserOptions {
  readonly errorMessageProvider?: IParserErrorMessageProvider;
  /** Whether the grammar is to be looked at: that takes longer than to parse a file. */
  readonly recorded?: boolean;
  /** Whether to check the grammar itself, which then is recorded: a matter for a test. */
  readonly validate?: boolean;
}

export class RulingParser extends ScenarioParser {
  constructor({ errorMessageProvider, recorded, validate }: ParserOptions = {}) {
    super(vocabulary, {
      // LineParser does it.
      recoveryEnabled: false,
      nodeLocationTracking: 'onlyOffset',
      maxLookahead: 1,
      skipValidations: validate !== true,
      ...(errorMessageProvider && { errorMessageProvider }),
    });
    if (recorded === true || validate === true) this.performSelfAnalysis();
    this.prepare(decisions, vocabulary);
  }

  /** The tree of a text. What is wrong with it is in `errors`. */
  parse(layout: Layout): DocumentCstNode {
    this.errors = [];
    const known = this.outline(layout);
    if (known) return known;
    this.input = layout.tokens;
    return this.document() as DocumentCstNode;
  }

  /** The tree of a text without mistakes whose lines all have shapes that were met before. */
  outline({ tokens, lines, faults }: Layout): DocumentCstNode | undefined {
    return faults.length === 0 ? outline(this.shapes, tokens, lines) : undefined;
  }

  protected override record(): Record<string, Rule> {
    return (grammar ??= new RulingParser({ recorded: true }).getGAstProductions());
  }

  // -------------------------------------------------------------- the file

  readonly document = this.RULE('document', () => {
    this.MANY(() =>
      this.OR([
        { ALT: () => this.SUBRULE(this.importLine) },
        { ALT: () => this.SUBRULE(this.card) },
        { ALT: () => this.SUBRULE(this.board) },
        { ALT: () => this.SUBRULE(this.ruling) },
      ]),
    );
  });

  readonly importLine = this.RULE('importLine', () => {
    this.line(1, this.importHead);
  });

  readonly importHead = this.RULE('importHead', () => {
    this.CONSUME(k.Import);
    this.CONSUME(Name);
  });

  /** Traits stand behind the name or on the next line; then an ability on each line. */
  readonly card = this.RULE('card', () => {
    this.line(1, this.cardHead);
    // Only where nothing stood behind the name.
    this.OPTION({
      GATE: () => this.LA(-2).tokenType === k.Card,
      DEF: () => this.line(2, this.traits),
    });
    this.lines(3, this.ability);
  });

  readonly cardHead = this.RULE('cardHead', () => {
    this.CONSUME(k.Card);
    this.CONSUME(Name);
    this.OPTION(() => this.SUBRULE(this.traits));
  });

  readonly board = this.RULE('board', () => {
    this.line(1, this.boardHead);
    this.lines(2, this.given);
  });

  readonly boardHead = this.RULE('boardHead', () => {
    this.CONSUME(k.Board);
    this.CONSUME(Name);
  });

  readonly ruling = this.RULE('ruling', () => {
    this.line(1, this.rulingHead);
    this.MANY(() => this.line(2, this.header));
    this.MANY2(() => this.SUBRULE(this.block));
  });

  readonly rulingHead = this.RULE('rulingHead', () => {
    this.CONSUME(k.Ruling);
    this.CONSUME(Name);
  });

  // -------------------------------------------------------------- what a ruling is about

  readonly header = this.RULE('header', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k.Rulebook);
          this.SUBRULE(this.rulebooks);
        },
      },
      { ALT: () => this.SUBRULE(this.source) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(k.Question) },
            { ALT: () => this.CONSUME(k.Answer) },
            { ALT: () => this.CONSUME(k.Replaces) },
            { ALT: () => this.CONSUME(k.On) },
          ]);
          this.CONSUME(Name);
        },
      },
      { ALT: () => this.SUBRULE(this.stamp) },
      {
        ALT: () => {
          this.CONSUME(k.Status);
          this.AT_LEAST_ONE(() => this.CONSUME(AnyWord));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Tags);
          this.SUBRULE(this.tag);
          this.MANY(() => {
            this.CONSUME(Comma);
            this.SUBRULE2(this.tag);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Address);
          this.CONSUME(WebAddress);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Date);
          this.CONSUME(Day);
        },
      },
    ]);
  });

  readonly rulebooks = this.RULE('rulebooks', () => {
    this.SUBRULE(this.rulebook);
    this.MANY(() => {
      this.CONSUME(Comma);
      this.SUBRULE2(this.rulebook);
    });
  });

  readonly rulebook = this.RULE('rulebook', () => {
    this.OR([{ ALT: () => this.CONSUME(RulebookId) }, { ALT: () => this.CONSUME(AnyWord) }]);
  });

  /** `source "official Q&A" 12345 2021-04-02 <https://example.org/qa/12345>` */
  readonly source = this.RULE('source', () => {
    this.CONSUME(k.Source);
    this.CONSUME(Name);
    this.MANY(() =>
      this.OR([
        { ALT: () => this.CONSUME(Day) },
        { ALT: () => this.CONSUME(WebAddress) },
        { ALT: () => this.CONSUME(RuleNumber) },
        { ALT: () => this.CONSUME(CommandPart) },
      ]),
    );
  });

  /** `stamp duel-masters/1.13 "0f52c1b7a9d3e684"` */
  readonly stamp = this.RULE('stamp', () => {
    this.CONSUME(k.Stamp);
    this.SUBRULE(this.rulebook);
    this.CONSUME(Name);
  });

  readonly tag = this.RULE('tag', () => {
    this.AT_LEAST_ONE(() => this.CONSUME(AnyWord));
  });

  readonly block = this.RULE('block', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k.Given);
          this.endOfLine(1);
          this.lines(2, this.given);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Do);
          this.endOfLine(3);
          this.lines(4, this.actions);
        },
      },
      {
        ALT: () => {
          this.line(5, this.claimsHead);
          this.lines(6, this.expectation);
        },
      },
    ]);
  });

  /** `expect`, `expect under duel-masters/1.8` */
  readonly claimsHead = this.RULE('claimsHead', () => {
    this.OR([{ ALT: () => this.CONSUME(k.Check) }, { ALT: () => this.CONSUME(k.Expect) }]);
    this.OPTION(() => {
      this.CONSUME(k.Under);
      this.SUBRULE(this.rulebooks);
    });
  });
}

let grammar: Record<string, Rule> | undefined;
