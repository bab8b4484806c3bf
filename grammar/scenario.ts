/** The lines of a scenario: the board, what the players do, and what must come of it. Rules without actions. */
import { AbilityParser } from './abilities.js';
import { keywordTokens as k } from './keywords.js';
import {
  ActionLine,
  AnyWord,
  CitationNumber,
  ClaimLine,
  Colon,
  Comma,
  CommandPart,
  Equals,
  EventPart,
  GivenLine,
  HeadPart,
  LBracket,
  LCurly,
  Name,
  Newline,
  Number,
  Plain,
  Possessive,
  RBracket,
  RCurly,
  Semicolon,
  TailPart,
  Through,
} from './tokens.js';

export abstract class ScenarioParser extends AbilityParser {
  // -------------------------------------------------------------- given

  readonly given = this.RULE('given', () => {
    this.CONSUME(GivenLine);
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k.Start);
          this.CONSUME(k.Of);
          this.CONSUME(AnyWord);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Broken);
          this.CONSUME2(AnyWord);
        },
      },
      { ALT: () => this.SUBRULE(this.turn) },
      { ALT: () => this.SUBRULE(this.givenEffect) },
      { ALT: () => this.SUBRULE(this.boardLine) },
    ]);
    this.CONSUME(Newline);
  });

  /** `turn 3 of A, main phase` */
  readonly turn = this.RULE('turn', () => {
    this.CONSUME(k.Turn);
    this.OPTION(() => this.CONSUME(Number));
    this.CONSUME(k.Of);
    this.AT_LEAST_ONE(() => this.CONSUME(AnyWord));
    this.OPTION2(() => {
      this.CONSUME(Comma);
      this.SUBRULE(this.step);
    });
  });

  readonly step = this.RULE('step', () => {
    this.AT_LEAST_ONE(() => this.CONSUME(AnyWord));
  });

  /** `effect older: units with power 5 or more get -3` */
  readonly givenEffect = this.RULE('givenEffect', () => {
    this.CONSUME(k.Effect);
    this.CONSUME(AnyWord);
    this.CONSUME(Colon);
    this.SUBRULE(this.effect);
  });

  /**
   * `A battle zone "Brawler" as mine, tapped`, or `A has attacked`. Where no number and no name follows the
   * first words, the last of them is the first entry: `A deck top a, b, c`.
   */
  readonly boardLine = this.RULE('boardLine', () => {
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
    this.OR([
      { ALT: () => this.SUBRULE(this.fact) },
      {
        ALT: () => {
          this.OPTION(() => this.SUBRULE(this.cards));
          this.SUBRULE(this.entryTail);
          this.MANY(() => {
            this.CONSUME(Comma);
            this.SUBRULE(this.entry);
          });
        },
      },
    ]);
  });

  readonly fact = this.RULE('fact', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.Have) },
      { ALT: () => this.CONSUME(k.Is) },
      { ALT: () => this.CONSUME(k.Was) },
      { ALT: () => this.CONSUME(k.Can) },
      { ALT: () => this.CONSUME(k.Cannot) },
      { ALT: () => this.CONSUME(k.May) },
      { ALT: () => this.CONSUME(k.Did) },
    ]);
    this.MANY(() => this.CONSUME(CommandPart));
  });

  /** `"Spark" as spark`, `3 more`, `tapped`, `h1 .. h5` */
  readonly entry = this.RULE('entry', () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.cards) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(k.The));
          this.AT_LEAST_ONE(() => this.CONSUME(Plain));
        },
      },
    ]);
    this.SUBRULE(this.entryTail);
  });

  /** `"Spark"`, `2 "Spark"`, `3 fire`, `3` */
  readonly cards = this.RULE('cards', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(Number);
          this.OPTION(() =>
            this.OR2([
              { ALT: () => this.CONSUME(Name) },
              { ALT: () => this.AT_LEAST_ONE(() => this.CONSUME(Plain)) },
            ]),
          );
        },
      },
      { ALT: () => this.CONSUME2(Name) },
    ]);
  });

  /** `.. h5`, `as x and y`, `with 2 flame cards`, `on "Base" as base` */
  readonly entryTail = this.RULE('entryTail', () => {
    this.OPTION(() => {
      this.CONSUME(Through);
      this.CONSUME(AnyWord);
    });
    this.MANY(() =>
      this.OR([
        { ALT: () => this.SUBRULE(this.labels) },
        { ALT: () => this.SUBRULE(this.attached) },
        { ALT: () => this.SUBRULE(this.underneath) },
      ]),
    );
  });

  readonly labels = this.RULE('labels', () => {
    this.CONSUME(k.As);
    this.CONSUME(AnyWord);
    this.OPTION(() => {
      this.CONSUME(Through);
      this.CONSUME3(AnyWord);
    });
    this.MANY({
      GATE: () => this.ahead(2, AnyWord),
      DEF: () => {
        this.CONSUME(k.And);
        this.CONSUME2(AnyWord);
      },
    });
  });

  readonly attached = this.RULE('attached', () => {
    this.CONSUME(k.With);
    this.AT_LEAST_ONE_SEP({ SEP: k.And, DEF: () => this.SUBRULE(this.attachment) });
  });

  readonly underneath = this.RULE('underneath', () => {
    this.CONSUME(k.On);
    this.AT_LEAST_ONE_SEP({ SEP: k.And, DEF: () => this.SUBRULE(this.attachment) });
  });

  /** `2 flame as f1 and f2`, `B's "Brawler" face down as seal`: what it is like stands behind the card, without a comma. */
  readonly attachment = this.RULE('attachment', () => {
    this.OPTION1({
      GATE: () => this.ahead(2, Possessive),
      DEF: () => {
        this.CONSUME(AnyWord);
        this.CONSUME(Possessive);
      },
    });
    this.SUBRULE(this.cards);
    this.MANY(() => this.CONSUME(Plain));
    this.OPTION(() => this.SUBRULE(this.labels));
  });

  // -------------------------------------------------------------- do

  /** `A: pass; B: pass` */
  readonly actions = this.RULE('actions', () => {
    this.CONSUME(ActionLine);
    this.AT_LEAST_ONE_SEP({ SEP: Semicolon, DEF: () => this.SUBRULE(this.command) });
    this.CONSUME(Newline);
  });

  /** `A: attack theirs with mine`, `chance: B goes first` */
  readonly command = this.RULE('command', () => {
    this.AT_LEAST_ONE(() => this.CONSUME(AnyWord));
    this.CONSUME(Colon);
    this.AT_LEAST_ONE2(() => this.CONSUME(CommandPart));
  });

  // -------------------------------------------------------------- check and expect

  readonly expectation = this.RULE('expectation', () => {
    this.CONSUME(ClaimLine);
    this.OR([{ ALT: () => this.SUBRULE(this.turn) }, { ALT: () => this.SUBRULE(this.claim) }]);
    this.OPTION(() => this.SUBRULE(this.citations));
    this.CONSUME(Newline);
  });

  /** Whom it is about, and what: without a verb of the language, the words in front tell what happened. */
  readonly claim = this.RULE('claim', () => {
    this.AT_LEAST_ONE(() => this.CONSUME(HeadPart));
    this.OPTION(() =>
      this.OR([
        {
          ALT: () => {
            this.SUBRULE(this.claimIn);
            this.OPTION3(() => this.SUBRULE2(this.claimHas));
          },
        },
        { ALT: () => this.SUBRULE(this.claimEquals) },
        { ALT: () => this.SUBRULE(this.claimIs) },
        { ALT: () => this.SUBRULE(this.claimWas) },
        { ALT: () => this.SUBRULE(this.claimHas) },
        { ALT: () => this.SUBRULE(this.claimDidNot) },
        { ALT: () => this.SUBRULE(this.claimCan) },
      ]),
    );
    this.OPTION2(() => this.SUBRULE(this.order));
  });

  /** `not in B hand` */
  readonly claimIn = this.RULE('claimIn', () => {
    this.OPTION(() => this.CONSUME(k.Not));
    this.CONSUME(k.In);
    this.AT_LEAST_ONE(() => this.CONSUME(HeadPart));
  });

  readonly claimEquals = this.RULE('claimEquals', () => {
    this.CONSUME(Equals);
    this.AT_LEAST_ONE(() => this.CONSUME(CommandPart));
  });

  readonly claimIs = this.RULE('claimIs', () => {
    this.CONSUME(k.Is);
    this.OPTION(() => this.CONSUME(k.Not));
    this.AT_LEAST_ONE(() => this.CONSUME(TailPart));
  });

  readonly claimWas = this.RULE('claimWas', () => {
    this.CONSUME(k.Was);
    this.OPTION(() => this.CONSUME(k.Not));
    this.AT_LEAST_ONE(() => this.CONSUME(TailPart));
  });

  readonly claimHas = this.RULE('claimHas', () => {
    this.CONSUME(k.Have);
    this.OPTION(() => this.CONSUME(k.Not));
    this.AT_LEAST_ONE(() => this.CONSUME(TailPart));
  });

  readonly claimDidNot = this.RULE('claimDidNot', () => {
    this.CONSUME(k.Did);
    this.CONSUME(k.Not);
    this.AT_LEAST_ONE(() => this.CONSUME(TailPart));
  });

  /** `cannot choose {x, y}`, `may choose exactly {x, z} or {z} or {}` */
  readonly claimCan = this.RULE('claimCan', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.Can) },
      { ALT: () => this.CONSUME(k.Cannot) },
      { ALT: () => this.CONSUME(k.May) },
    ]);
    this.AT_LEAST_ONE(() => this.CONSUME(TailPart));
    this.MANY_SEP({ SEP: k.Or, DEF: () => this.SUBRULE(this.choice) });
  });

  readonly choice = this.RULE('choice', () => {
    this.CONSUME(LCurly);
    this.MANY(() => this.CONSUME(CommandPart));
    this.CONSUME(RCurly);
  });

  /** `before pit resolved` */
  readonly order = this.RULE('order', () => {
    this.OR([{ ALT: () => this.CONSUME(k.Before) }, { ALT: () => this.CONSUME(k.After) }]);
    this.AT_LEAST_ONE(() => this.CONSUME(EventPart));
  });

  /** `[115.3b, 703.4d]` */
  readonly citations = this.RULE('citations', () => {
    this.CONSUME(LBracket);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => this.CONSUME(CitationNumber) });
    this.CONSUME(RBracket);
  });
}
