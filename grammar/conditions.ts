/** What is so, and what was done: conditions, with the verbs and phrases that they share with clauses. Rules without actions. */
import { keywordTokens as k } from './keywords.js';
import { NounParser } from './nouns.js';
import { Name, Phrase, Plain } from './tokens.js';

export abstract class ConditionParser extends NounParser {
  // -------------------------------------------------------------- conditions

  /** `and` binds closer than `or`. */
  readonly condition = this.PHRASE('condition', () => {
    this.AT_LEAST_ONE_SEP({ SEP: k.Or, DEF: () => this.SUBRULE(this.conjunction) });
  });

  readonly conjunction = this.PHRASE('conjunction', () => {
    this.AT_LEAST_ONE_SEP({ SEP: k.And, DEF: () => this.SUBRULE(this.statement) });
  });

  /** `you have 3 or more units`, `you have more units than B`, `there are no spells in your graveyard`, `this is not tapped` */
  readonly statement = this.PHRASE('statement', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(k.There);
          this.CONSUME(k.Is);
          this.SUBRULE(this.subject);
        },
      },
      {
        ALT: () => {
          this.SUBRULE2(this.subject);
          this.OR2([
            {
              ALT: () => {
                this.CONSUME2(k.Is);
                this.OPTION2(() => this.CONSUME2(k.Not));
                this.SUBRULE(this.complement);
              },
            },
            {
              ALT: () => {
                this.CONSUME(k.Was);
                this.OPTION3(() => this.CONSUME3(k.Not));
                this.SUBRULE(this.doneTo);
              },
            },
            {
              ALT: () => {
                this.OPTION(() => {
                  this.CONSUME(k.Did);
                  this.CONSUME(k.Not);
                });
                this.OR3([
                  {
                    ALT: () => {
                      this.CONSUME(k.Have);
                      // `more cards than your opponent`, but `more than 3 cards`.
                      this.OPTION4({
                        GATE: () => !this.ahead(2, k.Than),
                        DEF: () =>
                          this.OR4([
                            { ALT: () => this.CONSUME(k.More) },
                            { ALT: () => this.CONSUME(k.Less) },
                          ]),
                      });
                      this.SUBRULE3(this.subject);
                      this.OPTION5(() => {
                        this.CONSUME(k.Than);
                        this.SUBRULE4(this.subject);
                        this.OPTION6(() => this.CONSUME2(k.Have));
                      });
                    },
                  },
                  { ALT: () => this.SUBRULE(this.done) },
                ]);
              },
            },
          ]);
        },
      },
    ]);
  });

  /** What was done to something, and since when: `destroyed this way`, `put into your graveyard this turn`. */
  readonly doneTo = this.PHRASE('doneTo', () => {
    this.SUBRULE(this.verb);
    this.MANY(() => this.SUBRULE(this.preposition));
    this.OPTION(() => this.SUBRULE(this.since));
  });

  /** What somebody did, and since when: `summoned 2 creatures this turn`; the verb may be the noun's last word. */
  readonly done = this.PHRASE('done', () => {
    this.OPTION(() => this.SUBRULE(this.verb));
    this.OPTION2({
      GATE: () => this.nounAhead() && !(this.ahead(1, k.This) && this.ahead(2, Plain)),
      DEF: () => this.SUBRULE(this.nounPhrase),
    });
    this.MANY(() => this.SUBRULE(this.preposition));
    this.OPTION3(() => this.SUBRULE(this.since));
  });

  /** `this way`, `this turn`, `this battle` */
  readonly since = this.PHRASE('since', () => {
    this.CONSUME(k.This);
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
  });

  /** What something is: `tapped`, `a "Brawler"`, `a creature with cost 3 or less`, `your turn`, `5 or more`, `in your graveyard`. */
  readonly complement = this.PHRASE('complement', () => {
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { ALT: () => this.SUBRULE(this.place) },
        { GATE: () => this.comparisonAhead(), ALT: () => this.SUBRULE(this.comparison) },
        {
          ALT: () => {
            this.OPTION(() => this.CONSUME(k.A));
            this.OR2([
              { ALT: () => this.CONSUME(Name) },
              { ALT: () => this.AT_LEAST_ONE(() => this.CONSUME(Phrase)) },
            ]);
            this.MANY2({
              GATE: () => this.listAhead(1) || (this.ahead(1, k.Or) && this.otherKindAhead(2)),
              DEF: () => this.SUBRULE(this.otherKind),
            });
            this.MANY({
              GATE: () => this.propertyAhead(2),
              DEF: () => this.SUBRULE(this.properties),
            });
          },
        },
      ],
    });
  });

  /** `tapped [or attacking]`, `a creature [or a spell]` */
  readonly otherKind = this.PHRASE('otherKind', () => {
    this.orElse();
    this.OPTION(() => this.CONSUME(k.A));
    this.OR([
      { ALT: () => this.CONSUME(Name) },
      { ALT: () => this.AT_LEAST_ONE(() => this.CONSUME(Plain)) },
    ]);
  });

  // -------------------------------------------------------------- verbs, and what stands beside them

  readonly verb = this.PHRASE('verb', () => {
    this.OR([
      { ALT: () => this.AT_LEAST_ONE(() => this.CONSUME(Plain)) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.CONSUME(k.Get) },
            { ALT: () => this.CONSUME(k.Gain) },
            { ALT: () => this.CONSUME(k.Lose) },
            { ALT: () => this.CONSUME(k.Become) },
          ]);
          this.MANY(() => this.CONSUME2(Plain));
        },
      },
    ]);
  });

  readonly preposition = this.PHRASE('preposition', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.To) },
      { ALT: () => this.CONSUME(k.Into) },
      { ALT: () => this.CONSUME(k.From) },
      { ALT: () => this.CONSUME(k.On) },
      { ALT: () => this.CONSUME(k.Under) },
      { ALT: () => this.CONSUME(k.With) },
      { ALT: () => this.CONSUME(k.By) },
      { ALT: () => this.CONSUME(k.For) },
      { ALT: () => this.CONSUME(k.As) },
      { ALT: () => this.CONSUME(k.At) },
      { ALT: () => this.CONSUME(k.Of) },
    ]);
    this.OPTION(() => this.CONSUME(k.Among));
    this.SUBRULE(this.nounPhrase);
    this.MANY({
      // `from your hand or the top of your deck`, but `cannot attack or block`
      GATE: () => this.ahead(2, k.Your, k.Its, k.Their, k.The),
      DEF: () => {
        this.CONSUME(k.Or);
        this.SUBRULE2(this.nounPhrase);
      },
    });
  });
}
