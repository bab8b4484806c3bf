/** Nouns, their properties, and numbers: of these card text is made. Rules without actions. */
import { keywordTokens as k } from './keywords.js';
import { AheadParser } from './ahead.js';
import { Comma, Infinite, Name, NounPart, Number, Plain, TraitValue } from './tokens.js';

export abstract class NounParser extends AheadParser {
  // -------------------------------------------------------------- nouns

  /** `up to 2 of your opponent's tapped units with power 5 or less in the field` */
  readonly nounPhrase = this.PHRASE('nounPhrase', () => {
    this.SUBRULE(this.noun);
    this.MANY2({
      GATE: () => this.listAhead(1) || (this.ahead(1, k.Or) && this.kindAhead(2)),
      DEF: () => this.SUBRULE(this.alternative),
    });
    this.MANY({
      GATE: () => !this.ahead(1, k.With) || this.propertyAhead(2),
      DEF: () =>
        this.OR([
          { ALT: () => this.SUBRULE(this.properties) },
          { ALT: () => this.SUBRULE(this.place) },
          { ALT: () => this.SUBRULE(this.attachedTo) },
        ]),
    });
  });

  /** `flame cards [attached to this]` */
  readonly attachedTo = this.PHRASE('attachedTo', () => {
    this.CONSUME(k.Attached);
    this.CONSUME(k.To);
    this.SUBRULE(this.nounPhrase);
  });

  /** `1 creature [or spell]`, `race "Human" [or "Angel"]`, `fire [, water] [or nature] creatures` */
  readonly alternative = this.PHRASE('alternative', () => {
    this.orElse();
    this.OR([
      { ALT: () => this.AT_LEAST_ONE(() => this.CONSUME(Plain)) },
      { ALT: () => this.CONSUME(Name) },
    ]);
  });

  /** A noun that may say where with `on`, too: only where no verb stands in front, which could want the `on`. */
  readonly subject = this.PHRASE('subject', () => {
    this.SUBRULE(this.nounPhrase);
    this.OPTION(() => {
      this.CONSUME(k.On);
      this.SUBRULE2(this.nounPhrase);
    });
  });

  readonly place = this.PHRASE('place', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.In) },
      { ALT: () => this.CONSUME(k.Of) },
      { ALT: () => this.CONSUME(k.Among) },
    ]);
    this.SUBRULE(this.placePhrase);
  });

  readonly placePhrase = this.PHRASE('placePhrase', () => {
    this.SUBRULE(this.noun);
    this.OPTION(() => this.SUBRULE(this.place));
  });

  readonly noun = this.PHRASE('noun', () => {
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          GATE: () => this.nounAhead() && (!this.ahead(1, k.That) || this.ahead(2, k.Many)),
          ALT: () => {
            this.SUBRULE(this.quantity);
            this.OPTION(() => this.CONSUME(k.Of));
            this.OPTION2(() => this.SUBRULE(this.named));
          },
        },
        { ALT: () => this.SUBRULE2(this.named) },
      ],
    });
  });

  /** The noun itself: a pronoun, or words and names with owners before `'s`. */
  readonly named = this.PHRASE('named', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.It) },
      { ALT: () => this.CONSUME(k.Them) },
      { ALT: () => this.CONSUME(k.You) },
      { ALT: () => this.CONSUME(k.These) },
      {
        ALT: () => {
          this.CONSUME(k.This);
          this.MANY(() => this.CONSUME(NounPart));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.That);
          this.AT_LEAST_ONE(() => this.CONSUME2(NounPart));
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.The);
          this.AT_LEAST_ONE2(() => this.CONSUME3(NounPart));
          this.OPTION(() => this.SUBRULE(this.definition));
        },
      },
      {
        ALT: () => {
          this.OPTION2(() => this.SUBRULE(this.owner));
          this.AT_LEAST_ONE3(() => this.CONSUME4(NounPart));
        },
      },
    ]);
  });

  readonly owner = this.PHRASE('owner', () => {
    this.OR([
      { ALT: () => this.CONSUME(k.Your) },
      { ALT: () => this.CONSUME(k.Its) },
      { ALT: () => this.CONSUME(k.Their) },
    ]);
  });

  /** Which of several: `the top [3 cards]`, `the turn [it enters]`. */
  readonly definition = this.PHRASE('definition', () => {
    this.OR([{ ALT: () => this.CONSUME(Number) }, { ALT: () => this.CONSUME(k.It) }]);
    this.AT_LEAST_ONE(() => this.CONSUME(NounPart));
  });

  readonly quantity = this.PHRASE('quantity', () => {
    this.OR([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(k.Exactly));
          this.CONSUME(Number);
          this.OPTION2({
            GATE: () => this.ahead(2, k.More, k.Less),
            DEF: () => this.SUBRULE(this.orSo),
          });
        },
      },
      {
        // `fewer than 3`
        ALT: () => {
          this.OR3([{ ALT: () => this.CONSUME(k.More) }, { ALT: () => this.CONSUME(k.Less) }]);
          this.CONSUME(k.Than);
          this.CONSUME3(Number);
        },
      },
      {
        // `at most 3`
        ALT: () => {
          this.SUBRULE(this.limitOf);
          this.CONSUME4(Number);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Up);
          this.CONSUME(k.To);
          this.OR2([
            { ALT: () => this.CONSUME2(Number) },
            { ALT: () => this.SUBRULE(this.countedBefore) },
          ]);
        },
      },
      { ALT: () => this.SUBRULE2(this.countedBefore) },
      { ALT: () => this.CONSUME(k.All) },
      { ALT: () => this.CONSUME(k.Each) },
      {
        ALT: () => {
          this.CONSUME(k.Any);
          this.OPTION3(() => {
            this.CONSUME(k.Count);
            this.CONSUME(k.Of);
          });
        },
      },
      { ALT: () => this.CONSUME(k.A) },
      { ALT: () => this.CONSUME(k.Another) },
      { ALT: () => this.CONSUME(k.No) },
    ]);
  });

  /** `at most`, `at least` */
  readonly limitOf = this.PHRASE('limitOf', () => {
    this.CONSUME(k.At);
    this.OR([{ ALT: () => this.CONSUME(k.Most) }, { ALT: () => this.CONSUME(k.Least) }]);
  });

  /** `that many`, `twice that many`, `that many plus 1` */
  readonly countedBefore = this.PHRASE('countedBefore', () => {
    this.OPTION(() => this.CONSUME(k.Twice));
    this.CONSUME(k.That);
    this.CONSUME(k.Many);
    this.OPTION2(() => {
      this.CONSUME(k.Plus);
      this.CONSUME(Number);
    });
  });

  /** `or more`, `or less` */
  readonly orSo = this.PHRASE('orSo', () => {
    this.CONSUME(k.Or);
    this.OR([{ ALT: () => this.CONSUME(k.More) }, { ALT: () => this.CONSUME(k.Less) }]);
  });

  // -------------------------------------------------------------- properties

  /** `with power 3000 or less and blocker` */
  readonly properties = this.PHRASE('properties', () => {
    this.CONSUME(k.With);
    this.SUBRULE(this.property);
    this.MANY({
      GATE: () => this.propertyAhead(2) && !this.orderAhead(2) && !this.ahead(3, k.Of),
      DEF: () => {
        this.CONSUME(k.And);
        this.SUBRULE2(this.property);
      },
    });
  });

  readonly property = this.PHRASE('property', () => {
    this.OPTION(() => {
      this.OR([{ ALT: () => this.CONSUME(k.No) }, { ALT: () => this.CONSUME(k.Not) }]);
    });
    this.OPTION2(() => this.CONSUME(k.Total));
    this.OR2([
      { ALT: () => this.SUBRULE(this.partOfName) },
      { ALT: () => this.SUBRULE(this.countedProperty) },
      { ALT: () => this.SUBRULE(this.extreme) },
      {
        ALT: () => {
          this.AT_LEAST_ONE(() => this.CONSUME(Plain));
          this.OPTION3({
            GATE: () => this.ahead(1, Name) || this.comparisonAhead(),
            DEF: () =>
              this.OR3({
                // A name by itself is the property's text, and not whose amount it is.
                IGNORE_AMBIGUITIES: true,
                DEF: [
                  { ALT: () => this.CONSUME(Name) },
                  { ALT: () => this.SUBRULE(this.comparison) },
                ],
              }),
          });
        },
      },
    ]);
    this.MANY({
      GATE: () =>
        this.valuesAhead(1) || (this.ahead(1, k.Or) && this.valueAhead(2) && !this.orderAhead(2)),
      DEF: () => this.SUBRULE(this.otherValue),
    });
  });

  /** `race "Human" [or "Angel"]`, `cost 3 [or power 2000]` */
  readonly otherValue = this.PHRASE('otherValue', () => {
    this.orElse();
    this.OR({
      // A name or word by itself is what is meant, and not whose amount it is.
      IGNORE_AMBIGUITIES: true,
      DEF: [
        {
          // `or "Fish" in your graveyard` goes on with where they are.
          GATE: () => this.ahead(2, k.In) && this.ahead(3, k.Its, k.Their),
          ALT: () => this.SUBRULE(this.partOfName),
        },
        { ALT: () => this.CONSUME(Name) },
        {
          ALT: () => {
            this.AT_LEAST_ONE(() => this.CONSUME(Plain));
            this.OR2({
              IGNORE_AMBIGUITIES: true,
              DEF: [
                { ALT: () => this.CONSUME2(Name) },
                { ALT: () => this.SUBRULE(this.comparison) },
              ],
            });
          },
        },
        { ALT: () => this.SUBRULE2(this.comparison) },
      ],
    });
  });

  /** `"Dragon" in its race`, `"Dragon" or "Bird" in their race` */
  readonly partOfName = this.PHRASE('partOfName', () => {
    this.CONSUME(Name);
    this.MANY(() => {
      this.CONSUME(k.Or);
      this.CONSUME2(Name);
    });
    this.CONSUME(k.In);
    this.OR([{ ALT: () => this.CONSUME(k.Its) }, { ALT: () => this.CONSUME(k.Their) }]);
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
  });

  /** `2 or more attached cards` */
  readonly countedProperty = this.PHRASE('countedProperty', () => {
    this.CONSUME(Number);
    this.OPTION(() => this.SUBRULE(this.orSo));
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
  });

  /** `the least power`, `the greatest cost` */
  readonly extreme = this.PHRASE('extreme', () => {
    this.CONSUME(k.The);
    this.OR([{ ALT: () => this.CONSUME(k.Least) }, { ALT: () => this.CONSUME(k.Greatest) }]);
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
  });

  /** `creature, cost 3, race "Human" "Fire Bird"` */
  readonly traits = this.RULE('traits', () => {
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => this.SUBRULE(this.trait) });
  });

  readonly trait = this.RULE('trait', () => {
    this.AT_LEAST_ONE(() => this.CONSUME(Plain));
    this.MANY(() => this.CONSUME(TraitValue));
  });

  // -------------------------------------------------------------- numbers

  /** `3000 or less`, `more than your life`, `less than or equal to its cost`, `equal to the number of your units or less` */
  readonly comparison = this.PHRASE('comparison', () => {
    this.OR([
      {
        ALT: () => {
          this.OPTION(() => this.CONSUME(k.Exactly));
          this.SUBRULE(this.amount);
          this.OPTION2({
            GATE: () => this.ahead(2, k.More, k.Less),
            DEF: () => this.SUBRULE(this.orSo),
          });
        },
      },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.CONSUME(k.More) }, { ALT: () => this.CONSUME(k.Less) }]);
          this.CONSUME(k.Than);
          this.OPTION3(() => {
            this.CONSUME2(k.Or);
            this.CONSUME(k.Equal);
            this.CONSUME(k.To);
          });
          this.SUBRULE2(this.amount);
        },
      },
      {
        ALT: () => {
          this.SUBRULE(this.limitOf);
          this.SUBRULE4(this.amount);
        },
      },
      {
        ALT: () => {
          this.CONSUME2(k.Equal);
          this.CONSUME2(k.To);
          this.OPTION4(() => {
            this.SUBRULE2(this.orSo);
            this.CONSUME2(k.Than);
          });
          this.SUBRULE3(this.amount);
          this.OPTION5({
            GATE: () => this.ahead(2, k.More, k.Less),
            DEF: () => this.SUBRULE3(this.orSo),
          });
        },
      },
    ]);
  });

  /** A number, or one that the board tells: `that many`, `2 times the number of your units`, `twice its power`. */
  readonly figure = this.PHRASE('figure', () => {
    this.OR([
      {
        ALT: () => {
          this.CONSUME(Number);
          this.OPTION(() => {
            this.CONSUME(k.Times);
            this.SUBRULE(this.addend);
          });
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.Twice);
          this.SUBRULE2(this.addend);
        },
      },
      { ALT: () => this.CONSUME(Infinite) },
      {
        ALT: () => {
          this.CONSUME(k.That);
          this.CONSUME(k.Many);
        },
      },
      {
        ALT: () => {
          this.CONSUME(k.The);
          this.CONSUME(k.Count);
          this.CONSUME(k.Of);
          this.SUBRULE(this.nounPhrase);
        },
      },
    ]);
  });

  /** One, or several added up: `the number of your units plus 1`. */
  readonly amount = this.PHRASE('amount', () => {
    this.SUBRULE(this.addend);
    this.MANY(() => {
      this.CONSUME(k.Plus);
      this.SUBRULE2(this.addend);
    });
  });

  /** A figure, or what something has: `this's power`, `your opponent's life`. */
  readonly addend = this.PHRASE('addend', () => {
    this.OR({
      IGNORE_AMBIGUITIES: true,
      DEF: [
        { GATE: () => this.figureAhead(), ALT: () => this.SUBRULE(this.figure) },
        {
          ALT: () => {
            this.SUBRULE(this.named);
            this.OPTION(() => this.SUBRULE(this.place));
          },
        },
      ],
    });
  });
}
