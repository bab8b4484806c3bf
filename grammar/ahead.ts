/**
 * How far a phrase goes, where the next token does not tell: found by looking at the words to come, and at no more of
 * them than the clause has. What a word of a game means is unknown here.
 */
import { EOF, type TokenType } from 'chevrotain';
import { keywordTokens as k } from './keywords.js';
import { RecoveringParser } from './recovery.js';
import {
  Bar,
  Colon,
  Comma,
  Dot,
  Infinite,
  LCurly,
  Name,
  Newline,
  NounPart,
  Number,
  Phrase,
  Plain,
  Possessive,
  RCurly,
  Semicolon,
  Signed,
} from './tokens.js';

/** What a noun phrase may begin with besides a word of its own. */
const determiners: readonly TokenType[] = [
  ...[k.A, k.All, k.Each, k.Another, k.Any, k.Up, k.Exactly, k.The, k.That, k.These, k.This],
  ...[k.Your, k.Its, k.Their, k.It, k.Them, k.You, k.Twice],
];

/** What becomes of a subject, and what it may do. */
const becoming: readonly TokenType[] = [k.Get, k.Gain, k.Lose, k.Become];
const allowing: readonly TokenType[] = [k.Can, k.Cannot, k.Must, k.Ignore];

/** With what a condition is over, or goes on behind what something is. */
const behindCondition: readonly TokenType[] = [
  ...[Comma, Colon, Dot, Semicolon, Bar, RCurly, Newline, EOF, k.With, k.And, k.Or],
];

/** Of what a subject may consist behind its first word. */
const inSubject: readonly TokenType[] = [
  ...[NounPart, Phrase, Number, k.With, k.In, k.On, k.Or, k.No, k.Not, k.More, k.Less, k.Than],
  ...[k.Equal, k.To, k.A, k.Exactly, k.Attached, k.Plus, k.Twice],
];

export abstract class AheadParser extends RecoveringParser {
  // -------------------------------------------------------------- clauses

  /** Whether a clause begins there, and no further noun: `and draw 1 card`, `and pay 1`, `and it gets +2`. */
  protected clauseAhead(distance: number): boolean {
    if (this.ahead(distance, Plain) && this.ahead(distance + 1, Number)) return true;
    return this.orderAhead(distance) || this.statementAhead(distance);
  }

  /** `draw 1 card`, `retire this`, but `cost 2`, `power equal to its cost`: a word, and what it is done to. */
  protected orderAhead(distance: number): boolean {
    if (this.ahead(distance, k.Gain, k.Lose)) return !this.becomingAhead(distance);
    if (!this.ahead(distance, Plain) || this.ahead(distance, Possessive)) return false;
    const next = distance + 1;
    // `look at your deck`, but `power at least 5000`.
    if (this.ahead(next, k.At)) return !this.ahead(next + 1, k.Least, k.Most);
    // `draw until you have 4 cards`, but `gains blocker and slayer until end of turn`.
    if (this.ahead(next, k.Until)) return !this.ahead(next + 1, Plain, k.The);
    if (!this.ahead(next, Number))
      return this.ahead(next, ...determiners) && !this.amountAhead(next);
    return this.ahead(this.limitEndsAt(next) ?? next + 1, Plain, k.Of);
  }

  /** `it gets +2`, `your opponent discards 1 card`; `cannot attack`, of the subject in front. */
  protected statementAhead(from: number): boolean {
    let isPlain = true;
    for (let distance = from; ; distance++) {
      if (this.ahead(distance, k.May, ...becoming, ...allowing)) return true;
      if (!this.ahead(distance, ...inSubject, ...determiners) && !this.limitAround(distance))
        return false;
      if (this.ahead(distance, k.With, k.In, k.On)) isPlain = false;
      if (isPlain && distance > from && this.orderAhead(distance)) return true;
    }
  }

  /**
   * Whether a clause that begins with an ordinary word has a subject: `units with power 5 or more get -3`, but `draw 2
   * cards and this gets +2`.
   */
  protected subjectAhead(): boolean {
    if (this.ahead(1, ...becoming)) return false;
    if (!this.ahead(1, Plain)) return true;
    const isOrder = this.orderAhead(1);
    for (let distance = 2; ; distance++) {
      if (this.ahead(distance, k.May, k.Is, ...becoming, ...allowing)) return true;
      if (this.ahead(distance, k.And) && isOrder) return false;
      const goesOn = this.ahead(distance, k.And, ...inSubject) || this.extremeAhead(distance);
      if (!goesOn && !this.limitAround(distance)) return false;
    }
  }

  /** `your next attack gets +1`; `the next creature you summon gets +2000`, but `the next draw step`. */
  protected nextAhead(): boolean {
    if (this.ahead(1, k.Your) && this.ahead(2, k.Next)) return true;
    if (!this.ahead(1, k.The) || !this.ahead(2, k.Next)) return false;
    let distance = 3;
    while (this.ahead(distance, ...inSubject)) distance++;
    return this.ahead(distance, k.You);
  }

  /** `gains blocker` changes something; `gains 2 life`, `gains life equal to its cost` and `loses the game` are things done. */
  protected becomingAhead(distance: number): boolean {
    if (this.ahead(distance, k.Get, k.Become, ...allowing)) return true;
    if (!this.ahead(distance, k.Gain, k.Lose) || this.equalAhead(distance + 1)) return false;
    return (
      this.ahead(distance + 1, Plain, Signed, LCurly, k.All) && !this.ahead(distance + 2, k.Of)
    );
  }

  /** `, slayer and speed attacker`: further ones of what is gained, each of words alone, with `and` in front of the last. */
  protected changesAhead(distance: number): boolean {
    let next = distance;
    while (this.ahead(next, Comma)) {
      const from = next + 1;
      next = from;
      while (this.ahead(next, Plain)) next++;
      if (next === from) return false;
    }
    if (!this.ahead(next, k.And) || !this.ahead(next + 1, Plain)) return false;
    return !this.orderAhead(next + 1) && !this.statementAhead(next + 1);
  }

  private equalAhead(from: number): boolean {
    let distance = from;
    while (this.ahead(distance, Plain)) distance++;
    return distance > from && this.ahead(distance, k.Equal);
  }

  // -------------------------------------------------------------- nouns

  /** `or`; between several a comma, and `or` in front of the last. A part of the rule that calls it. */
  protected orElse(): void {
    this.OR9([
      { ALT: () => this.CONSUME8(k.Or) },
      {
        ALT: () => {
          this.CONSUME9(Comma);
          this.OPTION9(() => this.CONSUME9(k.Or));
        },
      },
    ]);
  }

  protected propertyAhead(distance: number): boolean {
    return this.extremeAhead(distance) || this.ahead(distance, Plain, Name, Number, k.No, k.Not);
  }

  /** `the least power`, but `the number of your units`. */
  private extremeAhead(distance: number): boolean {
    return this.ahead(distance, k.The) && this.ahead(distance + 1, k.Least, k.Greatest);
  }

  /** `at most 3`, but `at 1 card`. */
  private limitInFront(distance: number): boolean {
    return this.ahead(distance, k.At) && this.ahead(distance + 1, k.Most, k.Least);
  }

  /** Whether it is one of these two words. */
  private limitAround(distance: number): boolean {
    return this.limitInFront(distance) || this.limitInFront(distance - 1);
  }

  /** Whether what is next may be a noun: `look at 1 card` has none there. */
  protected nounAhead(): boolean {
    return !this.ahead(1, k.At) || this.limitInFront(1);
  }

  /** `[,] water or nature creatures`: a further one of several, in front of the last of which `or` stands. */
  protected listAhead(distance: number): boolean {
    let next = distance;
    while (this.ahead(next, Comma)) {
      const from = next + 1;
      next = this.ahead(from, k.Or) ? from : this.kindEndsAt(from);
      if (this.ahead(from, k.Or)) break;
      if (next === from) return false;
    }
    if (next === distance || !this.ahead(next, k.Or)) return false;
    return this.kindAhead(next + 1) && !this.orderAhead(next + 1);
  }

  protected kindAhead(distance: number): boolean {
    return this.ahead(distance, Plain) || this.nameAhead(distance);
  }

  /** Behind a name, or behind words. */
  private kindEndsAt(from: number): number {
    let next = from;
    if (this.ahead(next, Name)) return this.nameAhead(next) ? next + 1 : from;
    while (this.ahead(next, Plain)) next++;
    return next;
  }

  /** `[,] "Angel" or "Ghost"`, `[,] 4 or 5`: a further value. */
  protected valuesAhead(distance: number): boolean {
    let next = distance;
    while (this.ahead(next, Comma)) next += this.ahead(next + 1, Name, Number) ? 2 : 1;
    return next > distance && this.ahead(next, k.Or) && this.valueAhead(next + 1);
  }

  /** `or "Angel"`, but `or "Angel"'s power`. */
  protected nameAhead(distance: number): boolean {
    return this.ahead(distance, Name) && !this.ahead(distance + 1, Possessive);
  }

  /** `or attacking, …`, `or a spell, …`, but `or you have …`, `or a unit was retired this turn`. */
  protected otherKindAhead(distance: number): boolean {
    let next = this.ahead(distance, k.A) ? distance + 1 : distance;
    if (this.ahead(next, Name)) return this.ahead(next + 1, ...behindCondition);
    const from = next;
    while (this.ahead(next, Plain)) next++;
    return next > from && this.ahead(next, ...behindCondition);
  }

  /** `or "Angel"`, `or power 2000`: a further value, with or without the word for what has it. */
  protected valueAhead(distance: number): boolean {
    let next = distance;
    while (this.ahead(next, Plain)) next++;
    if (this.ahead(next, Name)) return this.nameAhead(next);
    if (next === distance) return this.ahead(next, Number) && !this.ahead(next + 1, NounPart, k.Of);
    return this.comparisonBegins(next);
  }

  /** `3`, `more than …`, `at most 3`. */
  private comparisonBegins(distance: number): boolean {
    return (
      this.limitInFront(distance) ||
      this.ahead(distance, Number, Infinite, k.Exactly, k.More, k.Less, k.Equal)
    );
  }

  /** `that many`, but `that card`; `the number of`, but `the top of`. */
  protected figureAhead(): boolean {
    if (this.ahead(1, k.Twice)) return true;
    if (this.ahead(1, k.That)) return this.ahead(2, k.Many);
    return !this.ahead(1, k.The) || this.ahead(2, k.Count);
  }

  /** `creatures with power 3000 or less` behind a verb, which took the noun: words and a number behind `with`, or `the least`. */
  protected limitAhead(): boolean {
    if (!this.ahead(1, k.With)) return false;
    if (this.extremeAhead(2)) return true;
    if (!this.ahead(2, Plain)) return false;
    let distance = 3;
    while (this.ahead(distance, Plain)) distance++;
    return this.comparisonBegins(distance) || this.ahead(distance, k.Twice);
  }

  /** `3000 or less`, `its power or less`, but `your turn`. */
  protected comparisonAhead(): boolean {
    if (this.comparisonBegins(1) || this.ahead(1, k.Twice)) return true;
    if (this.ahead(1, k.That, k.The) && this.figureAhead()) return true;
    if (this.ahead(1, k.That) && this.ahead(2, k.Count)) return true;
    if (!this.ahead(1, k.This, k.Its, k.Their, k.Your, k.That)) return false;
    return this.limitEndsAt(1) !== undefined;
  }

  /** `the number of your units`, `its power or less`: an amount, and nothing that anything is done to. */
  private amountAhead(distance: number): boolean {
    if (this.ahead(distance, k.The)) return this.ahead(distance + 1, k.Count);
    return this.limitEndsAt(distance) !== undefined;
  }

  /** Where `2 or more`, `its power or less` is over; nothing where no limit is. */
  private limitEndsAt(from: number): number | undefined {
    let distance = from + 1;
    while (this.ahead(distance, NounPart, k.Many)) distance++;
    return this.ahead(distance, k.Or) && this.ahead(distance + 1, k.More, k.Less)
      ? distance + 2
      : undefined;
  }
}
