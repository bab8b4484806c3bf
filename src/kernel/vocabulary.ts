/**
 * The words a game contributes to the rulings' language: all of them, and nothing of its syntax. Keys are words as
 * a judge writes them, in lower case, singular and plural both where both are used; values are the game's own names.
 */
import type { EventPattern, Quantity, Test } from './ability.js';

/** What a noun means: where to look and what to look for. */
export interface Noun {
  /** The zones meant where the text names none; absent: the game's default zone. */
  readonly zones?: readonly string[];
  readonly tests: readonly Test[];
}

/** A verb of card texts. */
export interface VerbWord {
  /** The verb of the term that carries it out. */
  readonly verb: string;
  /** What `2` in "draw 2 cards" is: the amount of the act, not a choice of cards. */
  readonly counts?: boolean;
  /** A place that the verb implies: "return it" where it names none. */
  readonly to?: { readonly zone: string };
  /** Where its object is looked for when the text names no zone: "discard 1 card" looks in the hand. */
  readonly zones?: readonly string[];
  /** How many where the text does not say: "discard your hand" means all. */
  readonly quantity?: Quantity;
}

/** How an event is spoken of. */
export interface EventWord {
  /** The event's kind and fixed words. */
  readonly event: string;
  readonly where?: EventPattern['where'];
  /** The role of the grammatical subject, of the object, and of what follows each joining word. */
  readonly subject?: string;
  readonly object?: string;
  readonly joins?: Readonly<Record<string, string>>;
  /** The word that a place after it fills: "is put into graveyard" sets `to`. */
  readonly place?: string;
}

/** What stands in which role of a decision's option, for one word of a command. */
export interface CommandPart {
  /** The kind of decision answered. Several kinds: whichever is asked. */
  readonly decision: readonly string[];
  /** The verbs of the options meant; absent: any. */
  readonly verbs?: readonly string[];
  /** Where the arguments stand: `object`, directly after the verb; a joining word, after that; `none` of them. */
  readonly from: string;
  /** Absent arguments: the part is left out, or means "none of them". */
  readonly optional?: boolean;
}

/** A command of scripts: `attack theirs with mine`. */
export interface Command {
  /** Decisions it answers, in the order in which they arise. */
  readonly parts: readonly CommandPart[];
}

export interface Vocabulary {
  /** `A`, `B`: the players by name, as in rulings. */
  readonly players: readonly string[];
  /** Zones as written → zone; `shields` and `shield zone` alike. */
  readonly zones: Readonly<Record<string, string>>;
  /** The zone where a text looks that names none. */
  readonly defaultZone: string;
  /** That it looks there is a rule of the book: filters keep in mind that no zone was named. */
  readonly defaultZoneIsRule?: true;
  /** What follows "the top of". */
  readonly orderedZones: readonly string[];
  /** States of cards as written: `tapped` → orientation: tapped. */
  readonly statuses: Readonly<Record<string, { readonly status: string; readonly value: string }>>;
  /** Words that a rule of the game defines: `attacking`, `attack target` → the definition's name. */
  readonly words: Readonly<Record<string, string>>;
  readonly nouns: Readonly<Record<string, Noun>>;
  /** Traits as written → trait: `power`, `cost`, `race`. */
  readonly traits: Readonly<Record<string, TraitWord>>;
  /** Values as written: `fire` → civilization fire; `creature` → type creature. */
  readonly values: Readonly<Record<string, { readonly trait: string; readonly value: string }>>;
  /** Flags as written: `flame` → the trait `flame` is set. */
  readonly flags: Readonly<Record<string, string>>;
  /** The trait that `+2000` alone changes. */
  readonly defaultTrait: string;
  readonly keywords: Readonly<Record<string, string>>;
  /** Card types whose plain text is a one-off effect; on all others it is static. */
  readonly oneOffTypes: readonly string[];
  /** Icons of activated and one-off abilities: as written → kind and icon. */
  readonly icons: Readonly<
    Record<string, { readonly kind: 'activated' | 'one-off' | 'triggered'; readonly icon: string }>
  >;
  readonly verbs: Readonly<Record<string, VerbWord>>;
  /** Present and passive forms as in "when this enters the battle zone", past forms as in "was destroyed". */
  readonly events: Readonly<Record<string, EventWord>>;
  /** Actions of `can`, `cannot`, `must`: as written (passives begin with "be") → action. */
  readonly actions: Readonly<Record<string, string>>;
  /** Steps and phases as written → the procedure's name for it. */
  readonly steps: Readonly<Record<string, string>>;
  /** Moments at which durations end, as written: `end of turn` → `end of turn`. */
  readonly moments: Readonly<Record<string, string>>;
  /** Periods of `during`: `this battle`. */
  readonly periods: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, Command>>;
  /** Fillers as written in a board: `fire` → a blank card with these traits. */
  readonly fillers: Readonly<
    Record<string, Readonly<Record<string, number | boolean | readonly string[]>>>
  >;
  /** Facts that a board may state of a player or card: `has attacked`; the value is the fact's name. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface TraitWord {
  readonly trait: string;
  readonly is: 'number' | 'names' | 'flag';
}
