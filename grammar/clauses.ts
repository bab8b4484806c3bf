/** What is done or becomes of something: a sentence without its `if` and `then`. Rules without actions. */
import type { CstNode, ParserMethod } from 'chevrotain';
import { keywordTokens as k } from './keywords.js';
import { ConditionParser } from './conditions.js';
import { Comma, LCurly, Number, Phrase, Plain, RCurly, Signed, TraitValue } from './tokens.js';

export abstract class ClauseParser extends ConditionParser {
  abstract readonly ability: ParserMethod<[], CstNode>;
  abstract readonly modes: ParserMethod<[], CstNode>;

  // -------------------------------------------------------------- clauses

  /** One thing done or one thing so: an order (`draw 2 cards`), or a subject and what becomes of it. */
  readonly clause = this.PHRASE('clause', () => {
    this.OPTION(() => this.CONSUME(k.Instead));
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { GATE: () => this.nextAhead(), ALT: () => this.SUBRULE(this.nextOne) },
        { GATE: () => this.subjectAhead(), ALT: () => this.SUBRULE(this.statementOf) },
        { ALT: () => this.SUBRULE(this.action) },
      ],
    });
  });

  readonly statementOf = this.PHRASE('statementOf', () => {
    this.SUBRULE(this.subject);
    this.MANY({
      GATE: () => !this.orderAhead(2),
      DEF: () => {
        this.CONSUME(k.And);
        this.SUBRULE(this.nounPhrase);
      },
    });
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { GATE: () => this.becomingAhead(1), ALT: () => this.SUBRULE(this.changes) },
        { ALT: () => this.SUBRULE(this.ignored) },
        {
          ALT: () => {
            this.CONSUME(k.May);
            this.OPTION(() => this.CONSUME(k.Instead));
            this.SUBRULE(this.action);
          },
        },
        { ALT: () => this.SUBRULE2(this.action) },
        { ALT: () => this.SUBRULE(this.complements) },
      ],
    });
  });

  /** `the next attack card with cost 1 or less you play this turn gets +3`, `your next attack this turn gets +3` */
  readonly nextOne = this.PHRASE('nextOne', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k.The);
          this.CONSUME(k.Next);
          this.SUBRULE(this.nounPhrase);
          this.CONSUME(k.You);
          this.SUBRULE(this.verb);
          this.MANY(() => this.SUBRULE(this.preposition));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Your);
          this.CONSUME2(k.Next);
          this.SUBRULE2(this.nounPhrase);
        },
      },
    ]);
    this.OPTION(() => this.SUBRULE(this.duration));
    this.SUBRULE(this.changes);
  });

  /** `the abilities of tapped creatures [are ignored until end of turn]` */
  readonly ignored = this.PHRASE('ignored', () => {
    this.CONSUME(k.Is);
    this.CONSUME(k.Ignored);
    this.OPTION(() => this.SUBRULE(this.duration));
  });

  /** `cannot be blocked by creatures with power 3000 or less`, `cannot attack or block` */
  readonly modal = this.PHRASE('modal', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.Can) },
      { ALT: () => this.CONSUME(k.Cannot) },
      { ALT: () => this.CONSUME(k.Must) },
      {
        ALT: () => {
          this.CONSUME(k.Ignore);
          this.CONSUME2(k.Cannot);
        },
      },
    ]);
    this.AT_LEAST_ONE_SEP({ SEP: k.Or, DEF: () => this.SUBRULE(this.modalAction) });
  });

  readonly modalAction = this.PHRASE('modalAction', () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.having) },
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(k.Be));
          this.SUBRULE(this.action);
        },
      },
    ]);
  });

  /** `cannot [have more than 3 creatures]` */
  readonly having = this.PHRASE('having', () => {
    this.CONSUME(k.Have);
    this.OPTION(() => {
      this.CONSUME(k.More);
      this.CONSUME(k.Than);
    });
    this.SUBRULE(this.nounPhrase);
    this.OPTION2(() => this.SUBRULE(this.duration));
  });

  readonly action = this.PHRASE('action', () => {
    this.SUBRULE(this.verb);
    this.SUBRULE(this.complements);
  });

  /** What follows a verb: object, `to your hand`, an amount, how long, and choices in braces. */
  readonly complements = this.PHRASE('complements', () => {
    this.OPTION({
      GATE: () => this.nounAhead(),
      DEF: () => {
        this.SUBRULE(this.nounPhrase);
        this.MANY2({
          GATE: () => !this.clauseAhead(2),
          DEF: () => {
            this.CONSUME(k.And);
            this.SUBRULE2(this.nounPhrase);
          },
        });
      },
    });
    // `turn it [upside down]`: what is behind a noun it takes for its own.
    this.MANY3(() => this.CONSUME(Plain));
    this.OPTION5({ GATE: () => this.limitAhead(), DEF: () => this.SUBRULE(this.properties) });
    this.MANY({
      GATE: () => !this.forEachAhead(),
      DEF: () => this.SUBRULE(this.preposition),
    });
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.SUBRULE(this.forEach) },
        { ALT: () => this.CONSUME(Signed) },
        {
          ALT: () => {
            this.CONSUME(k.Equal);
            this.CONSUME(k.To);
            this.SUBRULE(this.amount);
          },
        },
      ]),
    );
    this.OPTION3(() => this.SUBRULE(this.duration));
    this.OPTION4({ GATE: () => this.ahead(2, LCurly), DEF: () => this.SUBRULE(this.modes) });
  });

  private forEachAhead(): boolean {
    return this.ahead(1, k.For) && this.ahead(2, k.Each);
  }

  /** `draw 1 card [for each of your units]`, `[for each unit retired this way]` */
  readonly forEach = this.PHRASE('forEach', () => {
    this.CONSUME(k.For);
    this.SUBRULE(this.nounPhrase);
    this.OPTION(() => this.SUBRULE(this.since));
  });

  readonly duration = this.PHRASE('duration', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k.Until);
          this.OR2({
            // `until end of turn`, but `until you have 4 cards`.
            IGNORE_AMBIGUITIES: true,
            DEF: [
              { ALT: () => this.AT_LEAST_ONE(() => this.CONSUME(Phrase)) },
              { ALT: () => this.SUBRULE2(this.condition) },
            ],
          });
        },
      },
      { ALT: () => this.SUBRULE(this.meanwhile) },
      {
        // `this turn`
        ALT: () => {
          this.CONSUME(k.This);
          this.AT_LEAST_ONE2(() => this.CONSUME(Plain));
        },
      },
    ]);
  });

  /** `during your turn`, `while this is tapped`, `unless you have 2 or more units` */
  readonly meanwhile = this.PHRASE('meanwhile', () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.period) },
      {
        ALT: () => {
          this.CONSUME(k.While);
          this.SUBRULE(this.condition);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Unless);
          this.SUBRULE2(this.condition);
        },
      },
    ]);
  });

  /** `during your turn` */
  readonly period = this.PHRASE('period', () => {
    this.CONSUME(k.During);
    this.AT_LEAST_ONE(() => this.CONSUME(Phrase));
  });

  /** `another of your dragons is destroyed`, `you would draw a card`; the verb may be the noun's last word. */
  readonly happening = this.PHRASE('happening', () => {
    this.SUBRULE(this.subject);
    this.OPTION(() =>
      this.OR([
        {
          ALT: () => {
            this.CONSUME(k.Would);
            this.OPTION2(() => this.CONSUME(k.Be));
            this.SUBRULE(this.verb);
          },
        },
        {
          ALT: () => {
            this.CONSUME(k.Is);
            this.SUBRULE2(this.verb);
          },
        },
        { ALT: () => this.SUBRULE3(this.verb) },
      ]),
    );
    this.OPTION3({ GATE: () => this.nounAhead(), DEF: () => this.SUBRULE(this.nounPhrase) });
    this.MANY(() => this.SUBRULE(this.preposition));
    this.MANY2(() => this.SUBRULE(this.orHappens));
    this.OPTION4(() => this.SUBRULE(this.since));
  });

  /** `or blocks`, `or is attacked`: what else may happen to the same */
  readonly orHappens = this.PHRASE('orHappens', () => {
    this.CONSUME(k.Or);
    this.OPTION(() => this.CONSUME(k.Is));
    this.SUBRULE(this.verb);
    this.OPTION2({ GATE: () => this.nounAhead(), DEF: () => this.SUBRULE(this.nounPhrase) });
    this.MANY(() => this.SUBRULE(this.preposition));
  });

  // -------------------------------------------------------------- changes

  /**
   * `gets +2000 and gains blocker and double breaker until end of turn`, `cannot be blocked and gets +2000`; with commas between
   * more than two: `gains blocker, slayer and speed attacker`
   */
  readonly changes = this.PHRASE('changes', () => {
    this.OR([
      { ALT: () => this.SUBRULE(this.firstChange) },
      { ALT: () => this.SUBRULE(this.modal) },
    ]);
    this.MANY({
      GATE: () =>
        this.ahead(1, Comma)
          ? this.changesAhead(1)
          : this.becomingAhead(2) || !(this.orderAhead(2) || this.statementAhead(2)),
      DEF: () => {
        this.OR3([{ ALT: () => this.CONSUME(k.And) }, { ALT: () => this.CONSUME(Comma) }]);
        this.OR2([
          { ALT: () => this.SUBRULE2(this.firstChange) },
          { ALT: () => this.SUBRULE2(this.modal) },
          { ALT: () => this.SUBRULE(this.change) },
        ]);
      },
    });
    this.OPTION(() => this.SUBRULE(this.duration));
  });

  readonly firstChange = this.PHRASE('firstChange', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.Get) },
      { ALT: () => this.CONSUME(k.Gain) },
      { ALT: () => this.CONSUME(k.Lose) },
      { ALT: () => this.CONSUME(k.Become) },
    ]);
    this.SUBRULE(this.change);
  });

  readonly change = this.PHRASE('change', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(Signed);
          this.MANY(() => this.CONSUME(Plain));
          this.OPTION(() => {
            this.CONSUME(k.For);
            this.SUBRULE(this.nounPhrase);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(Number);
          this.CONSUME(k.Times);
          this.MANY2(() => this.CONSUME2(Plain));
        },
      },
      {
        ALT: () => {
          this.CONSUME(LCurly);
          this.SUBRULE(this.ability);
          this.CONSUME(RCurly);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.All);
          this.AT_LEAST_ONE(() => this.CONSUME3(Plain));
        },
      },
      { ALT: () => this.SUBRULE(this.newTrait) },
    ]);
  });

  /** `power 5`, `power fixed at 500`, `power equal to your life`, `race "Dragon"`, `a dragon` */
  readonly newTrait = this.PHRASE('newTrait', () => {
    this.OPTION(() => this.CONSUME(k.A));
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.AT_LEAST_ONE2(() => this.CONSUME(TraitValue)) },
        {
          ALT: () => {
            this.CONSUME(k.At);
            this.SUBRULE(this.figure);
          },
        },
        {
          ALT: () => {
            this.CONSUME(k.Equal);
            this.CONSUME(k.To);
            this.SUBRULE(this.amount);
          },
        },
      ]),
    );
  });
}
