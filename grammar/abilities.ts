/** Abilities, and the effects they have, sentence by sentence. Rules without actions. */
import { keywordTokens as k } from './keywords.js';
import { ClauseParser } from './clauses.js';
import {
  AnyWord,
  Bar,
  Colon,
  Comma,
  Dot,
  LBracket,
  LCurly,
  NounPart,
  Phrase,
  Plain,
  RBracket,
  RCurly,
  Semicolon,
} from './tokens.js';

export abstract class AbilityParser extends ClauseParser {
  // -------------------------------------------------------------- abilities

  readonly ability = this.RULE('ability', () => {
    this.OPTION(() => this.SUBRULE(this.zone));
    this.OPTION2(() => {
      this.SUBRULE(this.meanwhile);
      this.CONSUME(Comma);
    });
    this.OR({
      // `when` opens an ability here, and a sentence only inside an effect.
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.SUBRULE(this.triggered) },
        { ALT: () => this.SUBRULE(this.marked) },
        { GATE: () => this.nounAhead(), ALT: () => this.SUBRULE(this.sequence) },
      ],
    });
  });

  /** `in graveyard:` the zone in which the ability works */
  readonly zone = this.RULE('zone', () => {
    this.OR([{ ALT: () => this.CONSUME(k.In) }, { ALT: () => this.CONSUME(k.From) }]);
    this.AT_LEAST_ONE(() => this.CONSUME(Phrase));
    this.CONSUME(Colon);
  });

  /** `when this enters, if you have 2 or more units, once a turn, pay 1: draw 1 card`; how often may stand in front, too */
  readonly triggered = this.RULE('triggered', () => {
    this.OPTION(() => {
      this.SUBRULE2(this.limit);
      this.CONSUME2(Comma);
    });
    this.CONSUME(k.When);
    this.SUBRULE(this.happening);
    this.MANY(() => {
      this.CONSUME(Comma);
      this.OR([
        {
          ALT: () => {
            this.CONSUME(k.If);
            this.SUBRULE(this.condition);
          },
        },
        { ALT: () => this.SUBRULE(this.limit) },
        { ALT: () => this.SUBRULE(this.together) },
      ]);
    });
    this.CONSUME(Colon);
    this.SUBRULE(this.effect);
  });

  /** `[activated] once a turn, pay 1, spend this: draw 1 card`; what stands before the colon is what it costs. */
  readonly marked = this.RULE('marked', () => {
    this.SUBRULE(this.icon);
    this.OPTION(() => {
      this.SUBRULE(this.limit);
      this.OPTION2(() => this.CONSUME(Comma));
    });
    this.OPTION3(() => this.SUBRULE(this.sequence));
    this.OPTION4(() => {
      this.CONSUME(Colon);
      this.SUBRULE(this.effect);
    });
  });

  readonly icon = this.RULE('icon', () => {
    this.CONSUME(LBracket);
    this.AT_LEAST_ONE(() => this.CONSUME(AnyWord));
    this.CONSUME(RBracket);
  });

  /** `once a turn` */
  readonly limit = this.RULE('limit', () => {
    this.CONSUME(k.Once);
    this.OR([{ ALT: () => this.CONSUME(k.A) }, { ALT: () => this.CONSUME(k.Each) }]);
    this.CONSUME(Plain);
  });

  /** Keywords with commas between (`blocker, double breaker`), or sentences one after another. */
  readonly sequence = this.RULE('sequence', () => {
    this.SUBRULE(this.chain);
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(Comma) }, { ALT: () => this.SUBRULE(this.stop) }]);
      this.SUBRULE2(this.chain);
    });
  });

  /** `draw 1 card[. then] discard 1 card`: where a sentence ends, `then` says no more than that it follows. */
  readonly stop = this.RULE('stop', () => {
    this.OR([{ ALT: () => this.CONSUME(Semicolon) }, { ALT: () => this.CONSUME(Dot) }]);
    this.OPTION(() => this.CONSUME(k.Then));
  });

  // -------------------------------------------------------------- effects

  readonly effect = this.RULE('effect', () => {
    this.SUBRULE(this.sequence);
  });

  /** Sentences joined by `then`: what depends on an `if` in front goes as far as the chain does. */
  readonly chain = this.PHRASE('chain', () => {
    this.SUBRULE(this.sentence);
    this.MANY({
      GATE: () => !this.ahead(1, Comma) || this.ahead(2, k.Then),
      DEF: () => {
        this.OPTION(() => this.CONSUME(Comma));
        this.CONSUME(k.Then);
        this.SUBRULE2(this.sentence);
      },
    });
    this.OPTION2({
      GATE: () => this.ahead(this.ahead(1, Comma) ? 2 : 1, k.Where),
      DEF: () => this.SUBRULE(this.whereX),
    });
  });

  /** `draw X cards[, where X is the number of your units]` */
  readonly whereX = this.PHRASE('whereX', () => {
    this.OPTION(() => this.CONSUME(Comma));
    this.CONSUME(k.Where);
    this.CONSUME(k.X);
    this.CONSUME(k.Is);
    this.SUBRULE(this.amount);
  });

  readonly sentence = this.PHRASE('sentence', () => {
    this.OPTION({ GATE: () => this.timeAhead(), DEF: () => this.SUBRULE(this.timed) });
    this.OR([
      { ALT: () => this.SUBRULE(this.conditional) },
      { ALT: () => this.SUBRULE(this.repeated) },
      { ALT: () => this.SUBRULE(this.delayed) },
      { ALT: () => this.SUBRULE(this.together) },
    ]);
  });

  /** `[until end of turn,] your creatures get +1000`: how long, said in front */
  readonly timed = this.PHRASE('timed', () => {
    this.SUBRULE(this.duration);
    this.CONSUME(Comma);
  });

  private timeAhead(): boolean {
    return this.ahead(1, k.Until) || (this.ahead(1, k.This) && this.ahead(3, Comma));
  }

  /** `discard 1 card and draw 1 card`: what happens at the same time; and mostly there is one thing alone. */
  readonly together = this.PHRASE('together', () => {
    this.AT_LEAST_ONE_SEP({ SEP: k.And, DEF: () => this.SUBRULE(this.clause) });
  });

  /** `if you do, draw 1 card`; `if you have 3 or more units, draw 1 card, otherwise discard 1 card` */
  readonly conditional = this.PHRASE('conditional', () => {
    this.CONSUME(k.If);
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          GATE: () => this.didItAhead(),
          ALT: () => this.SUBRULE(this.didIt),
        },
        { ALT: () => this.SUBRULE(this.condition) },
      ],
    });
    this.CONSUME(Comma);
    this.SUBRULE(this.chain);
    this.OPTION({
      GATE: () => !this.ahead(1, Comma) || this.ahead(2, k.Otherwise),
      DEF: () => {
        this.OPTION2(() => this.CONSUME2(Comma));
        this.CONSUME(k.Otherwise);
        this.SUBRULE2(this.chain);
      },
    });
  });

  /** `if [you do]`, `if [they do not]`, `if [your opponent does]` */
  readonly didIt = this.PHRASE('didIt', () => {
    this.SUBRULE(this.named);
    this.CONSUME(k.Did);
    this.OPTION(() => this.CONSUME(k.Not));
  });

  private didItAhead(): boolean {
    let distance = 1;
    while (this.ahead(distance, k.You, k.Them, k.Your, k.Its, k.That, NounPart)) distance++;
    if (!this.ahead(distance, k.Did)) return false;
    return this.ahead(distance + (this.ahead(distance + 1, k.Not) ? 2 : 1), Comma);
  }

  /** `for each of your units, draw 1 card`; `for each unit retired [this way], draw 1 card` */
  readonly repeated = this.PHRASE('repeated', () => {
    this.CONSUME(k.For);
    this.SUBRULE(this.nounPhrase);
    this.OPTION(() => this.SUBRULE(this.since));
    this.CONSUME(Comma);
    this.SUBRULE(this.chain);
  });

  /** `when this turn ends: destroy it`, inside an effect */
  readonly delayed = this.PHRASE('delayed', () => {
    this.CONSUME(k.When);
    this.SUBRULE(this.happening);
    this.OR([{ ALT: () => this.CONSUME(Colon) }, { ALT: () => this.CONSUME(Comma) }]);
    this.SUBRULE(this.chain);
  });

  /** `choose 1 of these[: { draw 1 card | tap 1 creature }]` */
  readonly modes = this.RULE('modes', () => {
    this.CONSUME(Colon);
    this.CONSUME(LCurly);
    this.AT_LEAST_ONE_SEP({ SEP: Bar, DEF: () => this.SUBRULE(this.effect) });
    this.CONSUME(RCurly);
  });
}
