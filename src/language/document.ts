/**
 * What a ruling file says, before its names are looked up in a game's vocabulary.
 * Everything is plain data; every node knows where it stands.
 */

import type { Amount, Comparison, Quantity, Than } from './amount.js';
import type { ProblemCode } from './problem.js';

/** A stretch of the text: offsets in UTF-16 units from 0, lines and columns from 1; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

interface Node {
  readonly at: Span;
}

/** A word as it is written; a possessive `'s` and a comma are words, too. */
export interface Word extends Node {
  readonly text: string;
  /** It stands in quotes. */
  readonly quoted: boolean;
  /** It is a number. */
  readonly number?: number;
  /** `the` stands in front. */
  readonly article?: true;
}

/** One or more words in a row; what they mean the game's vocabulary says. */
export interface Term extends Node {
  /** Without articles, which say nothing. */
  readonly words: readonly Word[];
  /** The same with single spaces between; names keep their quotes. */
  readonly text: string;
}

/** A label (`fang`), a name in quotes (`"Terror Pit"`), or a bare word whose sense the game decides. */
export interface Reference extends Node {
  readonly text: string;
  readonly quoted: boolean;
}

export interface Text extends Node {
  readonly text: string;
}

export type Integer = Node & { readonly value: number };

/** `X`, `XX`: a number that somebody says as the card is used, so many times. */
export type Variable = Node & { readonly variable: number };

export interface Document {
  readonly imports: readonly Text[];
  readonly cards: readonly CardDeclaration[];
  readonly boards: readonly Board[];
  readonly rulings: readonly Ruling[];
  /** Every word, name and number of card texts, boards, scripts and claims that is none of the language's own. */
  readonly words: readonly Word[];
}

// ---------------------------------------------------------------- rulings

export interface Board extends Node {
  readonly name: Text;
  readonly lines: readonly Given[];
}

export interface Ruling extends Node {
  readonly name: Text;
  readonly rulebooks: readonly Text[];
  readonly board: Text | undefined;
  readonly provenance: Provenance;
  readonly blocks: readonly Block[];
}

export type RulingStatus = 'official' | 'derived' | 'disputed';

/** Where a ruling comes from, and what it takes the place of. */
export interface Provenance {
  readonly source?: Text;
  /** Numbers, dates and anything else that stands behind the source's name on its line. */
  readonly reference?: Text;
  readonly address?: Text;
  readonly date?: Text;
  readonly question?: Text;
  readonly answer?: Text;
  /** From which sentences of the rules the outcome follows, one after another. */
  readonly because: readonly Text[];
  readonly status?: Term;
  readonly tags: readonly Term[];
  readonly replaces: readonly Text[];
  readonly stamps: readonly Stamp[];
}

/** The fingerprint of the official text that a ruling was written against: `stamp some-game/1.0 "0f52c1b7a9d3e684"`. */
export interface Stamp extends Node {
  readonly rulebook: Text;
  readonly print: Text;
}

export type Block =
  | ({ readonly kind: 'given'; readonly lines: readonly Given[] } & Node)
  | ({ readonly kind: 'do'; readonly lines: readonly Action[] } & Node)
  /** `check` looks in between, `expect` at the end; `under` limits either to some rulebooks. */
  | ({
      readonly kind: 'check' | 'expect';
      readonly under: readonly Text[];
      readonly lines: readonly Expectation[];
    } & Node);

// ---------------------------------------------------------------- given

export type Given =
  /** `start of game` */
  | ({ readonly kind: 'start' } & Node)
  /** `broken board`: the ruling is about a board that the rules do not allow. */
  | ({ readonly kind: 'broken' } & Node)
  /** `turn of A, attack step`; `turn 3 of A, main phase` */
  | ({
      readonly kind: 'turn';
      readonly number: Integer | undefined;
      readonly player: Term;
      readonly step: Term | undefined;
    } & Node)
  /** `A battle zone  "Brawler" as mine, tapped`; the place is the first words up to the first card */
  | ({
      readonly kind: 'place';
      /** Player, zone and position together, as written: `A battle zone`, `A deck top`. */
      readonly place: Term;
      readonly entries: readonly BoardEntry[];
    } & Node)
  /** `effect older: all units with power 5 or more get -3` */
  | ({ readonly kind: 'effect'; readonly label: Reference; readonly effect: Effect } & Node)
  /** `A owes ...`, `A has attacked` and whatever else a game lets a board say of a player: words and numbers. */
  | ({ readonly kind: 'fact'; readonly words: readonly (Term | Integer | Text)[] } & Node);

/** `3 fire`, `"Spark" as spark`, `3 more`, `h1 .. h5`, `tapped` (after a card: its state). */
export interface BoardEntry extends Node {
  readonly count: Integer | undefined;
  readonly name: Text | undefined;
  /** Bare words: a filler's kind, a filler's label, a state of the card before, or `rest`. */
  readonly words: Term | undefined;
  /** `h1 .. h5` : the last label of a run. */
  readonly through: Term | undefined;
  readonly labels: readonly Reference[];
  /** `with 2 flame cards`: cards attached to this one. */
  readonly attached: readonly BoardEntry[];
  /** `on "Base"`: cards underneath this one. */
  readonly under: readonly BoardEntry[];
}

// ---------------------------------------------------------------- do

/** `A: attack theirs with mine`; `chance: B goes first` */
export interface Action extends Node {
  /** A player's name or `chance`. */
  readonly actor: Term;
  readonly parts: readonly Part[];
}

/** A command is words, names, numbers and joining words; the game's table of commands says what they mean. */
export type Part = (
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  /** with, to, from, on, in, for, by, of, into, and, no, instead, `'s` … in canonical spelling. */
  | { readonly kind: 'join'; readonly text: string }
  | { readonly kind: 'comma' }
  /** `...`: and so on, the rest does not matter */
  | { readonly kind: 'rest' }
  /** `h1 .. h5` between two words */
  | { readonly kind: 'through' }
) &
  Node & {
    /** `the` stands in front. */
    readonly article?: true;
  };

// ---------------------------------------------------------------- expect

export interface Expectation extends Node {
  readonly claim: Claim;
  /** The line as written, without its citations. */
  readonly text: string;
  readonly cited: readonly Citation[];
  /** The brackets around what is cited. */
  readonly brackets: Node | undefined;
}

export interface Citation extends Node {
  readonly number: string;
  /** Which of the things that the number says, counted from 1, where it is told. */
  readonly clause?: number;
}

/** What must be so, in the parts that the grammar tells apart; what its words mean the game's vocabulary says. */
export type Claim =
  /** `turn of B`, `turn of B, main phase`, `turn 2 of B` */
  | ({
      readonly kind: 'turn';
      readonly number: Integer | undefined;
      readonly player: Term;
      readonly step: Term | undefined;
    } & Node)
  | SaidClaim;

/** The verb of a claim that is one of the language: `=` is `equals`; with none, the words tell what happened. */
export type ClaimVerb =
  'in' | 'equals' | 'is' | 'was' | 'has' | 'did' | 'can' | 'cannot' | 'may' | 'none';

/** `spark, pit not in B hand before pit resolved`: head, verb, `not`, tail and an order. */
export interface SaidClaim extends Node {
  readonly kind: 'said';
  readonly head: readonly Part[];
  readonly verb: ClaimVerb;
  /** The word of the verb as it stands there: `were`, `cannot`, `=`. */
  readonly written: Word | undefined;
  /** The word that denies it. */
  readonly not: Word | undefined;
  readonly tail: readonly Part[];
  /** `storm in graveyard has …`: where it is, told in front of `has`. */
  readonly place: readonly Part[];
  /** `choose {x} or {y}` */
  readonly sets: readonly Choice[];
  readonly order: WrittenOrder | undefined;
}

/** `{x, z}` */
export interface Choice extends Node {
  readonly members: readonly Part[];
}

/** `before pit was destroyed` */
export interface WrittenOrder extends Node {
  readonly when: 'before' | 'after';
  readonly parts: readonly Part[];
}

// ---------------------------------------------------------------- cards

/** A card. One that has two names is called as they stand there: `Comet Storm || Shock`. */
export interface CardDeclaration extends Node {
  readonly name: Text;
  /** The names of its first and its second half or side, where it has such. */
  readonly names: readonly Text[];
  /** What stands in front of its halves or sides goes for both. */
  readonly traits: readonly Trait[];
  readonly abilities: readonly AbilityNode[];
  /** Its two halves or sides, where it has such. */
  readonly faces: readonly CardFace[];
}

export type CardPart = 'left' | 'right' | 'front' | 'back';

/** `left: spell, cost 2`, and the lines below it: one of two sets of characteristics of a card. */
export interface CardFace extends Node {
  readonly part: CardPart;
  readonly traits: readonly Trait[];
  readonly abilities: readonly AbilityNode[];
}

/** `creature`, `cost 3`, `race "Human" "Fire Bird"`: words, then numbers or names. */
export interface Trait extends Node {
  readonly words: Term;
  /** A number may have a sign in front. */
  readonly values: readonly ((Integer & { readonly signed?: true }) | Text | Variable)[];
}

export type AbilityNode =
  /** `when this enters the battle zone, if you have 2 or more units, pay 1: draw 1 card` */
  | ({
      readonly kind: 'when';
      /** `in graveyard:` in front: the zone in which the ability works; so for the others, too. */
      readonly zone: Term | undefined;
      /** `during your turn, …`: when alone it goes. */
      readonly during: Duration | undefined;
      readonly happening: Happening;
      readonly condition: Condition | undefined;
      readonly limit: Term | undefined;
      readonly costs: readonly Sentence[];
      readonly effect: Effect;
    } & Node)
  /** `[activated] once a turn, pay 1, spend this: draw 1 card`; `[counter] retire 1 attacking unit` */
  | ({
      readonly kind: 'icon';
      readonly zone: Term | undefined;
      /** `during your turn, …`: when alone it goes. */
      readonly during: Duration | undefined;
      readonly icon: Term;
      readonly condition: Condition | undefined;
      readonly limit: Term | undefined;
      readonly costs: readonly Sentence[];
      readonly effect: Effect;
    } & Node)
  /** A keyword (`blocker`), a static ability (`your units get +2`) or a one-off effect (`draw 2 cards`): the game knows which. */
  | ({
      readonly kind: 'plain';
      /** `from hand:`, `in graveyard:` : the zone in which the ability works. */
      readonly zone: Term | undefined;
      /** `during your turn, …`: when alone it goes. */
      readonly during: Duration | undefined;
      readonly effect: Effect;
    } & Node);

/** Sentences carried out in order; `then`, `;` and `.` part them. */
export interface Effect extends Node {
  readonly sentences: readonly Sentence[];
}

/** What can, cannot or must be done: `be blocked by creatures with power 3000 or less`. */
export interface ModalAction extends Node {
  readonly passive: boolean;
  readonly verb: Term;
  readonly object: NounPhrase | undefined;
  readonly prepositions: readonly Preposition[];
}

export type Sentence =
  /** `draw 2 cards`, `you may instead draw 2 cards`, `your opponent discards 1 card` */
  | ({
      readonly kind: 'act';
      readonly subject: NounPhrase | undefined;
      readonly may: boolean;
      readonly instead: boolean;
      readonly verb: Term;
      readonly object: NounPhrase | undefined;
      readonly prepositions: readonly Preposition[];
      readonly amount: Amount | undefined;
      readonly duration: Duration | undefined;
    } & Said)
  /** `it gets +2000 and gains blocker until end of turn` */
  | ({
      readonly kind: 'change';
      readonly subject: NounPhrase;
      /** `gets`, `gain`, as they are written. */
      readonly verbs: readonly Word[];
      readonly changes: readonly Change[];
      readonly duration: Duration | undefined;
    } & Said)
  /** `this cannot attack or block`, `it must attack until end of turn`, `this can attack on the turn it enters` */
  | ({
      readonly kind: 'modal';
      readonly subject: NounPhrase;
      /** `ignore`: that it cannot, it ignores. */
      readonly modal: 'can' | 'cannot' | 'must' | 'ignore';
      readonly actions: readonly ModalAction[];
      readonly duration: Duration | undefined;
    } & Said)
  /** `the next creature you summon this turn gets +2000`: the first to which that happens, and how long it is waited for */
  | ({
      readonly kind: 'next';
      /** What happens to it; or only what it is, of what is yours and begins to be so: `your next attack`. */
      readonly which: Happening | NounPhrase;
      readonly duration: Duration | undefined;
      /** What becomes of `it`. */
      readonly then: Sentence;
    } & Said)
  /** `discard 1 card and draw 1 card`: what happens at the same time */
  | ({ readonly kind: 'together'; readonly parts: readonly Sentence[] } & Said)
  /** `if you do, …`; `if you have 2 or more units, …` */
  | ({
      readonly kind: 'if';
      readonly condition: Condition | DidIt;
      readonly then: Effect;
      readonly otherwise: Effect | undefined;
    } & Said)
  | ({
      readonly kind: 'each';
      readonly over: NounPhrase;
      /** `way`: only those to which it was done. */
      readonly since: Term | undefined;
      readonly effect: Effect;
    } & Said)
  /** `choose 1 of these: { draw 1 card | tap 1 creature }`; `your opponent chooses 1 of these: {…}` */
  | ({
      readonly kind: 'modes';
      readonly subject: NounPhrase | undefined;
      readonly verb: Term;
      readonly count: Quantity;
      readonly options: readonly Effect[];
    } & Said)
  /** `when this turn ends: destroy it`, inside an effect: a delayed trigger */
  | ({ readonly kind: 'later'; readonly happening: Happening; readonly effect: Effect } & Said);

/** Where a sentence stands in its text. */
interface Said extends Node {
  /** How many full stops and semicolons stand in front of it, where any do. */
  readonly stops?: number;
  /** `until end of turn, …`: how long it lasts, where that stands in front of it. */
  readonly inFront?: Duration;
}

/** Whether what the sentence before says was done: `you do`, `they do not`. */
export interface DidIt extends Node {
  readonly kind: 'did';
  readonly subject: NounPhrase;
  /** `do`, `does`, as it is written. */
  readonly auxiliary: Word | undefined;
  readonly not: boolean;
}

export interface Preposition extends Node {
  /** to, into, from, on, under, with, by, for, as, at */
  readonly join: string;
  readonly object: NounPhrase;
}

/** What may follow gets, gains, loses, becomes. */
export type Change =
  /** `+2000`, `-1 cost` */
  | ({ readonly kind: 'add'; readonly amount: Amount; readonly trait: Term | undefined } & Node)
  /** `double power`, `3 times power` */
  | ({
      readonly kind: 'multiply';
      readonly factor: number;
      readonly trait: Term | undefined;
    } & Node)
  /** `half power` */
  | ({
      readonly kind: 'divide';
      readonly by: number;
      readonly trait: Term | undefined;
    } & Node)
  /** `power 5`, `power fixed at 500` */
  | ({
      readonly kind: 'set';
      readonly trait: Term;
      readonly amount: Amount;
      readonly fixed: boolean;
    } & Node)
  /** gains a keyword, a value of a trait (`fire`, `race "Dragon"`) or an ability in braces */
  | ({ readonly kind: 'gain' | 'lose'; readonly trait: Trait } & Node)
  | ({ readonly kind: 'gain-ability'; readonly ability: AbilityNode } & Node)
  | ({ readonly kind: 'lose-abilities' } & Node)
  /** `the abilities of … are ignored` */
  | ({ readonly kind: 'ignored' } & Node)
  /** `cannot be blocked`, beside other changes */
  | ({
      readonly kind: 'modal';
      readonly modal: 'can' | 'cannot' | 'must' | 'ignore';
      readonly actions: readonly ModalAction[];
    } & Node)
  /** `becomes water`: instead of what it was */
  | ({ readonly kind: 'become'; readonly trait: Trait } & Node);

export type Duration =
  /** `until end of turn`, `until the start of your turn` */
  | ({ readonly kind: 'until'; readonly moment: Term } & Node)
  /** `until you have 4 cards in hand` */
  | ({ readonly kind: 'until-so'; readonly condition: Condition } & Node)
  /** `during this battle` */
  | ({ readonly kind: 'during'; readonly period: Term } & Node)
  /** `while this is tapped`, or `unless` it is */
  | ({ readonly kind: 'while'; readonly condition: Condition; readonly unless?: true } & Node);

/** `this`, `up to 2 of your opponent's tapped fire creatures with power 3000 or less in the battle zone` */
export interface NounPhrase extends Node {
  /** this, it, them, you, or nothing */
  readonly pronoun: 'this' | 'it' | 'them' | 'you' | undefined;
  /** `the creature`: one that was spoken of. */
  readonly definite: boolean;
  readonly quantity: Quantity | undefined;
  /** `1 of …`: how many of those that are meant. */
  readonly of: boolean;
  readonly other: boolean;
  /** Before each 's: `your opponent` | `its owner` | `A`. `your` alone is one owner "your". */
  readonly owners: readonly Term[];
  /** Words (and a name in quotes) in order: `tapped fire creatures`. */
  readonly noun: Term | undefined;
  readonly name: Text | undefined;
  readonly properties: readonly Property[];
  readonly place: NounPhrase | undefined;
  /** `attached to this`: what such cards are attached to. */
  readonly attachedTo: NounPhrase | undefined;
  /** `or spell`: what it may be as well. */
  readonly or: readonly Term[];
  /** `or "Angel"`: what it may be called as well, or have instead of the name in front. */
  readonly orNames: readonly Text[];
  /** `among them`: one of these cards, which are no place. */
  readonly among: boolean;
  /** `it and this`, `from your hand or the top of your deck`: what else is meant. */
  readonly others: readonly NounPhrase[];
}

/** `power 3000 or less`, `blocker`, `"Dragon" in its race`, `total power 5000 or less`, `no attached cards` */
export interface Property extends Node {
  readonly total: boolean;
  readonly not: boolean;
  readonly trait: Term;
  readonly compare: Comparison | undefined;
  /** A name or part of one: `race "Human"` (whole) or `"Dragon" in its race` (part). */
  readonly text: Text | undefined;
  readonly part: boolean;
  /** `or "Angel"`, `or power 2000`: what it may have as well. */
  readonly or: readonly Property[];
  /** `the least power`: no other card has less of it, or more. */
  readonly extreme?: 'least' | 'greatest';
}

export type Condition =
  | ({ readonly kind: 'and' | 'or'; readonly conditions: readonly Condition[] } & Node)
  | ({ readonly kind: 'not'; readonly condition: Condition } & Node)
  /** `you have 3 or more units`, `there are 2 or more spells in your graveyard` (no subject) */
  | ({
      readonly kind: 'have';
      readonly subject: NounPhrase | undefined;
      /** `has`, `do`, `are`, as it is written. */
      readonly verb: Word | undefined;
      readonly what: NounPhrase;
      /** `more cards than your opponent`: whether more or less, and than who. */
      readonly than?: Than;
    } & Node)
  /** `this is tapped`, `it is a "Brawler"`, `it is a creature with cost 3 or less`, `it is in your graveyard`, `it is your turn` */
  | ({
      readonly kind: 'is';
      readonly subject: NounPhrase;
      readonly verb: Word | undefined;
      readonly not: boolean;
      readonly state: Term | undefined;
      readonly compare: Comparison | undefined;
      /** `a unit or an event`, and not `a unit or event`: each is said by itself. */
      readonly apart: boolean;
    } & Pick<NounPhrase, 'at' | 'name' | 'properties' | 'place' | 'or' | 'orNames'>)
  /** `2 or more creatures were destroyed this way`, `you summoned 1 creature this turn` */
  | ({
      readonly kind: 'happened';
      readonly happening: Happening;
      readonly not: boolean;
      /** `way`, `turn` */
      readonly since: Term | undefined;
    } & Node);

/** What wakes a trigger or is replaced: `another of your dragons is destroyed`, `you would draw a card`. */
export interface Happening extends Node {
  readonly subject: NounPhrase;
  readonly would: boolean;
  readonly passive: boolean;
  /** `is`, `are`, `was`, `did`, as it is written. */
  readonly auxiliary: Word | undefined;
  readonly verb: Term;
  readonly object: NounPhrase | undefined;
  readonly prepositions: readonly Preposition[];
  /** `or blocks`: what else may happen to the same subject. */
  readonly or: readonly Happening[];
  /** `this turn`, behind `for the second time`. */
  readonly since?: Term | undefined;
}

// ---------------------------------------------------------------- problems

export type { Amount, Comparison, ProblemCode, Quantity, Than };

/** A mistake in a text: where, what is wrong, and what was probably meant. */
export interface Problem {
  readonly code: ProblemCode;
  readonly at: Span;
  readonly message: string;
  readonly help?: string;
  /** What was probably meant, to stand in its place. */
  readonly meant?: string;
  /** Of a second thing with one name: where the first stands, of which the help tells the line. */
  readonly first?: Span;
}

/** A value in every case, and whatever is wrong with the text it came from. */
export interface Checked<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}
