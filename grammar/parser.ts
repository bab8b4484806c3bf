/**
 * The grammar of a ruling file, in the order of a file. Rules without actions; each makes a node of its name.
 *
 * layout.ts decides where a line goes on, what kind it is of, and which of its words are keywords. So every line begins
 * with a heading or with a token that says what it is, and ends with Newline. No other token begins a line: where
 * something is wrong with a line, Chevrotain's recovery takes up again at the next one.
 */
import type {
  CstNode,
  IParserErrorMessageProvider,
  IRecognitionException,
  IToken,
  TokenType,
} from 'chevrotain';
import type { DocumentCstNode } from './generated/cst.js';
import { keywordTokens, keywordTokens as k } from './keywords.js';
import { NextToken } from './lookahead.js';
import { ScenarioParser } from './scenario.js';
import {
  AbilityLine,
  AnyWord,
  categories,
  Colon,
  Comma,
  CommandPart,
  Day,
  DoubleBar,
  DoubleSlash,
  FaceLine,
  HeaderLine,
  lexical,
  Name,
  Newline,
  openings,
  RuleNumber,
  RulebookId,
  TraitsLine,
  WebAddress,
} from './tokens.js';

const vocabulary: TokenType[] = [
  ...categories,
  ...openings,
  ...lexical,
  ...Object.values(keywordTokens),
];

export interface ParserOptions {
  readonly errorMessageProvider?: IParserErrorMessageProvider;
  /** Whether to go on behind a mistake. A parser that does takes longer to make, and longer to parse. */
  readonly recovers?: boolean;
  /** Whether to check the grammar itself: a matter for a test. */
  readonly validate?: boolean;
}

/** Rules that need more look for themselves, in gates. */
const maxLookahead = 1;

export interface Parsed {
  readonly tree: DocumentCstNode;
  readonly errors: readonly IRecognitionException[];
}

const noTree: DocumentCstNode = { name: 'document', children: {} };

export class RulingParser extends ScenarioParser {
  constructor({ errorMessageProvider, recovers = false, validate = false }: ParserOptions = {}) {
    super(vocabulary, {
      recoveryEnabled: recovers,
      nodeLocationTracking: 'onlyOffset',
      maxLookahead,
      lookaheadStrategy: new NextToken({ maxLookahead }),
      skipValidations: !validate,
      ...(errorMessageProvider && { errorMessageProvider }),
    });
    this.performSelfAnalysis();
  }

  /** The tree of a text, and what is wrong with it. With a mistake a parser that does not recover has no tree. */
  parse(tokens: IToken[]): Parsed {
    this.input = tokens;
    try {
      const tree = (this.document() as DocumentCstNode | undefined) ?? noTree;
      const { errors } = this;
      const mistakes = errors.map(({ token }) => token.startOffset);
      if (mistakes.length > 0) markLines(tree, mistakes);
      return { tree, errors };
    } finally {
      // The parser would hold on to the text until the next one.
      this.input = [];
    }
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
    this.SUBRULE(this.importHead);
  });

  readonly importHead = this.RULE('importHead', () => {
    this.CONSUME(k.Import);
    this.CONSUME(Name);
    this.CONSUME(Newline);
  });

  /** Traits stand behind the name or on the next line; then an ability on each line. So it is for each half or side. */
  readonly card = this.RULE('card', () => {
    this.SUBRULE(this.cardHead);
    this.OPTION(() => this.SUBRULE(this.traitsLine));
    this.MANY(() => this.SUBRULE(this.abilityLine));
    this.MANY2(() => this.SUBRULE(this.face));
  });

  readonly cardHead = this.RULE('cardHead', () => {
    this.CONSUME(k.Card);
    this.CONSUME(Name);
    this.OPTION(() => this.SUBRULE(this.furtherName));
    this.OPTION2(() => this.SUBRULE(this.traits));
    this.CONSUME(Newline);
  });

  /** `|| "Shock"` of a card with two halves, `// "Mechanoid"` of one with two sides. */
  readonly furtherName = this.RULE('furtherName', () => {
    this.OR([{ ALT: () => this.CONSUME(DoubleBar) }, { ALT: () => this.CONSUME(DoubleSlash) }]);
    this.CONSUME(Name);
  });

  readonly face = this.RULE('face', () => {
    this.SUBRULE(this.faceHead);
    this.MANY(() => this.SUBRULE(this.abilityLine));
  });

  readonly faceHead = this.RULE('faceHead', () => {
    this.CONSUME(FaceLine);
    this.OR([
      { ALT: () => this.CONSUME(k.Left) },
      { ALT: () => this.CONSUME(k.Right) },
      { ALT: () => this.CONSUME(k.Front) },
      { ALT: () => this.CONSUME(k.Back) },
    ]);
    this.CONSUME(Colon);
    this.SUBRULE(this.traits);
    this.CONSUME(Newline);
  });

  readonly traitsLine = this.RULE('traitsLine', () => {
    this.CONSUME(TraitsLine);
    this.SUBRULE(this.traits);
    this.CONSUME(Newline);
  });

  readonly abilityLine = this.RULE('abilityLine', () => {
    this.CONSUME(AbilityLine);
    this.SUBRULE(this.ability);
    this.CONSUME(Newline);
  });

  readonly board = this.RULE('board', () => {
    this.SUBRULE(this.boardHead);
    this.MANY(() => this.SUBRULE(this.given));
  });

  readonly boardHead = this.RULE('boardHead', () => {
    this.CONSUME(k.Board);
    this.CONSUME(Name);
    this.CONSUME(Newline);
  });

  readonly ruling = this.RULE('ruling', () => {
    this.SUBRULE(this.rulingHead);
    this.MANY(() => this.SUBRULE(this.header));
    this.MANY2(() => this.SUBRULE(this.block));
  });

  readonly rulingHead = this.RULE('rulingHead', () => {
    this.CONSUME(k.Ruling);
    this.CONSUME(Name);
    this.CONSUME(Newline);
  });

  // -------------------------------------------------------------- what a ruling is about

  readonly header = this.RULE('header', () => {
    this.CONSUME(HeaderLine);
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
            { ALT: () => this.CONSUME(k.Because) },
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
          this.AT_LEAST_ONE_SEP({
            SEP: Comma,
            DEF: () => this.SUBRULE(this.tag),
            ERR_MSG: 'a tag',
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
    this.CONSUME(Newline);
  });

  readonly rulebooks = this.RULE('rulebooks', () => {
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => this.SUBRULE(this.rulebook) });
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
          this.SUBRULE(this.givenHead);
          this.MANY(() => this.SUBRULE(this.given));
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.doHead);
          this.MANY2(() => this.SUBRULE(this.actions));
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.claimsHead);
          this.MANY3(() => this.SUBRULE(this.expectation));
        },
      },
    ]);
  });

  readonly givenHead = this.RULE('givenHead', () => {
    this.CONSUME(k.Given);
    this.CONSUME(Newline);
  });

  readonly doHead = this.RULE('doHead', () => {
    this.CONSUME(k.Do);
    this.CONSUME(Newline);
  });

  /** `expect`, `expect under duel-masters/1.8` */
  readonly claimsHead = this.RULE('claimsHead', () => {
    this.OR([{ ALT: () => this.CONSUME(k.Check) }, { ALT: () => this.CONSUME(k.Expect) }]);
    this.OPTION(() => {
      this.CONSUME(k.Under);
      this.SUBRULE(this.rulebooks);
    });
    this.CONSUME(Newline);
  });
}

/**
 * A line with a mistake is a recovered node. Chevrotain marks only the innermost part that it recovered, and none where it
 * skipped a few tokens; a line that it left by itself has no Newline.
 */
function markLines(node: Writable<CstNode>, mistakes: readonly number[]): void {
  const from = node.location?.startOffset ?? 0;
  const [newline] = node.children['Newline'] ?? [];
  if (newline && 'startOffset' in newline) {
    const to = newline.startOffset;
    if (mistakes.some((at) => at >= from && at <= to)) node.recoveredNode = true;
    return;
  }
  for (const children of Object.values(node.children))
    for (const child of children) if ('children' in child) markLines(child, mistakes);
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };
