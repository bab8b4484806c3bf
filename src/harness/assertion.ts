/** What a ruling's claims and commands say, with every word looked up: compiled once, and read by all who need to know. */
import type { Comparison, Filter, Test } from '../kernel/ability.js';
import type { AnswerPart, EventWord } from '../kernel/vocabulary.js';
import type { Player } from '../kernel/state.js';
import type { PlaceNamed } from './compile/places.js';

/** A card or a player as a script speaks of them. Which card has a label, chance may settle along the way. */
export type Ref =
  | { readonly is: 'label'; readonly text: string }
  | { readonly is: 'name'; readonly text: string }
  /** One of several that a name fits. */
  | { readonly is: 'card'; readonly id: number; readonly text: string }
  /** `player` without a name: whichever player can be meant. */
  | { readonly is: 'player'; readonly text: string };

/** The card in a zone of a player by which the player has something: the hero whose life is theirs. */
export interface StandIn {
  readonly is: 'stand-in';
  readonly text: string;
  readonly zone: string;
}

/** What a command may name besides. */
export type CommandRef =
  | (Ref & {
      /** Of several options that it stands for, which: `use first x 2`. */
      readonly nth?: number;
    })
  | { readonly is: 'number'; readonly value: number; readonly text: string }
  /** A value of a characteristic: a civilization, a race. */
  | { readonly is: 'value'; readonly text: string }
  /** A word of the game's own: a new label, the value of an option. */
  | { readonly is: 'word'; readonly text: string };

/** One answer that a command gives. */
export interface Wanted {
  readonly part: AnswerPart;
  readonly refs: readonly CommandRef[];
}

/** A command as understood: who gives it and which answers it contains. */
export interface Order {
  readonly actor: Player;
  readonly command: string;
  readonly wanted: readonly Wanted[];
  /** Its words, without who gives it: `attack theirs with mine`. */
  readonly said: string;
  /** What is told of whoever gives it, `attacks theirs with mine`; nothing where it is an answer and no deed. */
  readonly done: string | undefined;
}

/** An event that somebody speaks of. */
export interface EventMeant {
  readonly entry: EventWord;
  readonly event: string;
  readonly where: Readonly<Record<string, string | number | boolean>>;
  /** The subject, and what stands in other roles; any of them will do. */
  readonly subject: { readonly role: string; readonly refs: readonly Ref[] } | undefined;
  readonly roles: Readonly<Record<string, readonly Ref[]>>;
}

/** An event that a claim speaks of, and how it does. */
export interface ToldEvent extends EventMeant {
  readonly said: ToldSentence;
}

/** How an event is told, in the parts of its sentence; the forms of the verb its entry has. */
export interface ToldSentence {
  /** Who or what: `spark`, `B's turn`; where the event is a doing that `happened`, its name: `drawing`. */
  readonly subject: string;
  /** The same of each of them: `A's turn` and `B's turn` of `A, B's turn`. */
  readonly each: readonly string[];
  readonly auxiliary: ToldAuxiliary;
  /** It was about to happen: `was being destroyed`. */
  readonly being: boolean;
  /** What stands behind the verb: `by wall`, `into graveyard`. */
  readonly behind: string;
}

/** The word of the language that tells the voice; none where the verb alone does; `happened` of a doing. */
export type ToldAuxiliary = 'was' | 'were' | 'is' | 'are' | 'happened' | 'none';

/** Words with a noun in them, as they are said of one and of several: `creature in hand`, `creatures in hand`. */
export interface OneOrSeveral {
  readonly one: string;
  readonly several: string;
}

/** `before pit resolved` */
export interface Ordered {
  readonly when: 'before' | 'after';
  readonly told: ToldEvent;
}

/** One of the answers to a decision, as people call it: `x`, `summon x`, `2`, `yes`. */
export interface Member {
  /** What is done, where it is said. */
  readonly verb: string | undefined;
  readonly ref: CommandRef | undefined;
}

export type Assertion =
  /** `x, y not in A hand` */
  | {
      readonly is: 'where';
      readonly refs: readonly Ref[];
      readonly not: boolean;
      readonly place: PlaceNamed;
      readonly order: Ordered | undefined;
    }
  /** `A hand = x, y, ...`; in order where the place says top or bottom */
  | {
      readonly is: 'contents';
      readonly place: PlaceNamed;
      readonly refs: readonly Ref[];
      readonly open: boolean;
    }
  /** `B shields = 3` */
  | { readonly is: 'size'; readonly place: PlaceNamed; readonly count: number }
  /** `x power = 3000`, `x race = "Human" "Dragon"` */
  | {
      readonly is: 'trait';
      readonly ref: Ref | StandIn;
      readonly trait: string;
      readonly version: 'now' | 'printed' | 'original';
      readonly values: readonly string[];
    }
  /** `x is tapped`, `x has blocker`, `storm in graveyard has race "Human"` */
  | {
      readonly is: 'state';
      readonly refs: readonly Ref[];
      readonly not: boolean;
      readonly tests: readonly Test[];
      readonly place: PlaceNamed | undefined;
      /** The words behind `is` or `has`. */
      readonly said: OneOrSeveral;
      readonly verb: 'is' | 'has';
    }
  /** `torch is attached to unit`, `base is under evolved` */
  | {
      readonly is: 'joined';
      readonly how: 'attached' | 'under';
      readonly refs: readonly Ref[];
      readonly not: boolean;
      readonly to: Ref;
    }
  /** `twin has 1 flame card attached` */
  | {
      readonly is: 'attached';
      readonly refs: readonly Ref[];
      readonly not: boolean;
      readonly tests: readonly Test[];
      readonly count: number;
      /** The words behind the number. */
      readonly said: OneOrSeveral;
    }
  /** `A has 2 units ready in field` */
  | {
      readonly is: 'holds';
      readonly player: Player;
      readonly not: boolean;
      readonly filter: Filter;
      /** What they are called, as cards are in every claim. */
      readonly called: readonly string[];
      readonly compare: Comparison;
      /** The words behind the number. */
      readonly said: OneOrSeveral;
    }
  /** `A has 2 action points` */
  | {
      readonly is: 'asset';
      readonly player: Player;
      readonly not: boolean;
      /** The fact of the player that keeps how much it is. */
      readonly fact: string;
      readonly amount: number;
      /** The words behind the number. */
      readonly said: OneOrSeveral;
    }
  /** `board is lawful`, `A has a lawful deck` */
  | {
      readonly is: 'lawful';
      readonly of: 'board' | { readonly player: Player; readonly zone: string };
      readonly not: boolean;
    }
  /** `A has won`, `nobody has lost` */
  | {
      readonly is: 'result';
      /** A player, or `nobody`. */
      readonly who: Player;
      readonly how: 'won' | 'lost';
      readonly not: boolean;
    }
  | { readonly is: 'game'; readonly state: 'on' | 'over' | 'draw' }
  | {
      readonly is: 'turn';
      readonly player: Player;
      readonly step: string | undefined;
      readonly number: number | undefined;
    }
  /** `fang was not destroyed`, `A drew 4 times before B drew` */
  | {
      readonly is: 'happened';
      readonly told: ToldEvent;
      readonly not: boolean;
      readonly times: number | undefined;
      readonly order: Ordered | undefined;
    }
  /** `A can attack player with mine` */
  | { readonly is: 'can'; readonly order: Order; readonly not: boolean }
  /** `B cannot see x`, `B can count A hand` */
  | {
      readonly is: 'sight';
      /** What they can do, in words: `see theirs`. */
      readonly said: string;
      readonly how: 'see' | 'count';
      /** Which of the faces of these cards, where one is named, counted from 1. */
      readonly face?: number;
      readonly player: Player;
      readonly what: readonly Ref[] | PlaceNamed;
      readonly not: boolean;
    }
  /** `A may choose exactly {x} or {y, z}` */
  | {
      readonly is: 'options';
      /** A player, or `chance`. */
      readonly player: Player;
      readonly sets: readonly (readonly Member[])[];
    }
  /** `A was asked to block`, `A was not asked for block` */
  | {
      readonly is: 'asked';
      /** A player, or `chance`. */
      readonly player: Player;
      readonly decision: string | undefined;
      readonly not: boolean;
      /** The words behind `was`: `asked to block`. */
      readonly said: string;
    }
  /** `A decides block` */
  | {
      readonly is: 'decides';
      /** A player, or `chance`. */
      readonly player: Player;
      readonly decision: string | undefined;
    };

/** An assertion of a kind. */
export type Asserting<K extends Assertion['is']> = Extract<Assertion, { readonly is: K }>;
