/**
 * What cards say, with every name already looked up: plain data, the same for all games.
 * The rulings' language is compiled into it, and rules that define keywords write it directly.
 */
import type { Instruction } from './instructions.js';

/** A characteristic's value: a number (power), a flag (flame) or a list of names (civilizations, races, types). */
export type TraitValue = number | boolean | readonly string[];

export interface CardDefinition {
  /** The key under which states refer to it. */
  readonly key: string;
  readonly name: string;
  readonly traits: Readonly<Record<string, TraitValue>>;
  readonly abilities: readonly Ability[];
  /** Values of a characteristic in the sets in which they stand there, where there are several. */
  readonly sets?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Keys of the definitions of its faces, where it has several: this is what it is as a whole. */
  readonly faces?: readonly string[];
  /** These are halves of one side of it, and not its two sides. */
  readonly halves?: true;
  /** Numbers of it in which X stands, and how many times: `cost X`. */
  readonly variable?: Readonly<Record<string, number>>;
}

/** What is chosen as a card is used, or an ability, and is called X in its texts. */
export const variable = 'X';

export type Ability =
  | KeywordAbility
  | TriggeredAbility
  | ActivatedAbility
  | StaticAbility
  | ReplacementAbility
  | OneOffAbility;

interface Common {
  /** Zones in which the ability works; the game's default where it says nothing. */
  readonly zones?: readonly string[];
  /** Where the text names no zone: those where alone it means anything, if the default is none of them. */
  readonly elsewhere?: readonly string[];
}

/** A keyword, whose meaning is a rule of the game. */
export interface KeywordAbility extends Common {
  readonly kind: 'keyword';
  readonly keyword: string;
  readonly amount?: number;
  /** The cards that it is about, where it names some: `strike back any darkness card`. */
  readonly of?: Filter;
}

/** What stands in place of an icon where a player declares that they use the ability. */
export const declaredIcon = 'declared';

export interface TriggeredAbility extends Common {
  readonly kind: 'triggered';
  readonly when: EventPattern;
  /** An icon that stands for the condition, where the game has one. */
  readonly icon?: string;
  /** The ability is there only while this is so, and what it has brought about goes on without it. */
  readonly while?: Condition;
  readonly condition?: Condition;
  /** What must be so when a player says that they use it, and no more as it is carried out. */
  readonly usableIf?: Condition;
  readonly costs: readonly Instruction[];
  readonly effect: readonly Instruction[];
  /** May be used once a turn. */
  readonly oncePerTurn?: boolean;
}

export interface ActivatedAbility extends Common {
  readonly kind: 'activated';
  /** The icon in front of it, which says when it may be used: `activated`, `counter`. */
  readonly icon: string;
  readonly condition?: Condition;
  readonly costs: readonly Instruction[];
  readonly effect: readonly Instruction[];
  readonly oncePerTurn?: boolean;
}

export interface StaticAbility extends Common {
  readonly kind: 'static';
  readonly changes: readonly ContinuousText[];
}

export interface ReplacementAbility extends Common {
  readonly kind: 'replacement';
  readonly when: EventPattern;
  readonly condition?: Condition;
  readonly optional: boolean;
  /** What must be paid for it. */
  readonly costs: readonly Instruction[];
  readonly instead: readonly Instruction[];
}

/**
 * What a spell or an event does when it resolves; with an icon, only when the icon allows it. With a condition, what a card
 * that stays does by itself as soon as that is met.
 */
export interface OneOffAbility extends Common {
  readonly kind: 'one-off';
  readonly icon?: string;
  readonly condition?: Condition;
  readonly effect: readonly Instruction[];
}

// ---------------------------------------------------------------- selections

export type Who =
  | 'you'
  | 'opponent'
  | 'each'
  /** Of several players who do something, the one who does it now: "their". */
  | 'doer'
  | 'owner'
  | 'controller'
  /** The player in that role of the event that woke the ability, or who has the card in it: "when a player draws a card: they …". */
  | { readonly role: string }
  | { readonly player: string };

/** Cards or players: a definite one, or as many as a quantity says among those a filter lets through. */
export type Selection =
  | { readonly is: 'this' }
  /** What the effect last chose or acted on, or what the trigger is about; `done`: only that to which it was done. */
  | { readonly is: 'it'; readonly done?: true }
  /** The card in another role of the event that woke the ability: whom it battled. */
  | { readonly is: 'role'; readonly role: string }
  /** Of the cards from among which some were chosen, the others. */
  | { readonly is: 'rest' }
  | { readonly is: 'player'; readonly who: Who }
  | {
      readonly is: 'cards';
      readonly quantity: Quantity;
      readonly filter: Filter;
      /** Nobody chooses which: chance does. */
      readonly atRandom?: true;
      /** They are its targets, declared before it is carried out: the number that this mention of targets has in its text. */
      readonly target?: number;
    };

/** `it and this`: chosen one after another, and acted on together. */
export interface Several {
  readonly is: 'several';
  readonly of: readonly Selection[];
}

/** One card that is spoken of. */
export type Spoken = 'this' | 'it' | { readonly role: string };

export interface Quantity {
  readonly is: 'exactly' | 'up-to' | 'all' | 'any' | 'or-more';
  readonly amount: Amount;
}

export interface Filter {
  /** Zones to look in; the game's default zone where the text names none. */
  readonly zones: readonly string[];
  /** The text names no zone: a definition of the game says what that means for what is looked for. */
  readonly unnamed?: 'cards' | 'count' | 'there';
  /** Whose: the zone's player where zones are owned, the card's controller in a shared one. */
  readonly whose: Who | 'any';
  /** Not the card that has the ability. */
  readonly other: boolean;
  /** None of those that were spoken of: "choose 1 creature, then destroy all other creatures". */
  readonly except?: Selection;
  readonly tests: readonly Test[];
  /** Only cards that were spoken of: "1 of them". */
  readonly among?: Selection;
  /** Only so many from the top of the zone, or from its bottom. */
  readonly top?: Amount;
  readonly bottom?: Amount;
  /** `from your hand or the top of your deck`: whatever any of these lets through, too. */
  readonly or?: readonly Filter[];
  /** It names cards, and not what several cards may be together. */
  readonly cards?: true;
  /** All chosen cards together: `total power 5000 or less`. */
  readonly total?: { readonly trait: string; readonly compare: Comparison };
  /** Of all that the rest lets through only those that have the least of it, or the greatest. */
  readonly extreme?: Extreme;
}

/** Whether a filter asks anything of cards but where they are. */
export const asksForSome = ({ tests, extreme }: Filter): boolean =>
  tests.length > 0 || extreme !== undefined;

export interface Extreme {
  readonly is: 'least' | 'greatest';
  readonly trait: string;
  readonly printed?: true | 'original';
}

export type Test =
  | {
      readonly test: 'compare';
      readonly trait: string;
      readonly compare: Comparison;
      readonly printed?: true | 'original';
      readonly not?: boolean;
    }
  /** A list has the value, or a flag is set. */
  | {
      readonly test: 'has';
      readonly trait: string;
      readonly value?: string;
      /** The value that somebody has chosen of it: `creatures of that race`. */
      readonly chosen?: true;
      /** Not what contains it, whatever the game says of names that texts give. */
      readonly whole?: true;
      readonly printed?: true | 'original';
      readonly not?: boolean;
    }
  /** A name in the list contains the text. */
  | {
      readonly test: 'part';
      readonly trait: string;
      readonly value: string;
      readonly printed?: true | 'original';
      readonly not?: boolean;
    }
  | {
      readonly test: 'status';
      readonly status: string;
      readonly value: string;
      readonly not?: boolean;
    }
  /** A word the game defines by a rule: attacking, blocked, attack target. */
  | { readonly test: 'word'; readonly word: string; readonly not?: boolean }
  | { readonly test: 'keyword'; readonly keyword: string; readonly not?: boolean }
  | { readonly test: 'zone'; readonly zone: string; readonly not?: boolean }
  /** It came to its zone this turn. */
  | { readonly test: 'new'; readonly not?: boolean }
  /** It is a player's: in their zone, or under their control in a shared one. */
  | { readonly test: 'whose'; readonly whose: Who; readonly not?: boolean }
  /** It is attached to a card that is spoken of, or to any of those that a selection describes. */
  | { readonly test: 'attached'; readonly to: Selection; readonly not?: boolean }
  /** It has the same of a characteristic as a card that is spoken of: `cards with name equal to its name`. */
  | {
      readonly test: 'same';
      readonly trait: string;
      readonly as: Spoken;
      readonly printed?: true | 'original';
      readonly not?: boolean;
    }
  /** It is one of the cards of which a thing consists that is spoken of, or any of those that a selection describes. */
  | { readonly test: 'of'; readonly of: Selection; readonly not?: boolean };

export interface Comparison {
  readonly is: 'exactly' | 'at-least' | 'at-most' | 'more-than' | 'less-than';
  readonly amount: Amount;
}

export type Amount =
  | number
  | { readonly count: Filter }
  | {
      readonly trait: string;
      readonly of: Spoken;
      readonly printed?: true | 'original';
    }
  /** What such cards have of it, added up. */
  | { readonly trait: string; readonly together: Filter }
  /** How many the last instruction affected. */
  | 'that'
  /** The number that somebody has chosen for this, in the text itself or as its card was used. */
  | { readonly chosen: string }
  | { readonly times: number; readonly amount: Amount }
  /** All of these, added up. */
  | { readonly sum: readonly Amount[] };

// ---------------------------------------------------------------- conditions and events

export type Condition =
  | { readonly is: 'and' | 'or'; readonly conditions: readonly Condition[] }
  | { readonly is: 'not'; readonly condition: Condition }
  | { readonly is: 'count'; readonly filter: Filter; readonly compare: Comparison }
  | { readonly is: 'test'; readonly of: Spoken; readonly test: Test }
  /** Of the cards that the instruction before acted on, so many are like that: "if 2 or more were destroyed this way". */
  | { readonly is: 'acted'; readonly filter: Filter; readonly compare: Comparison }
  /** So often such an event has happened this turn, or within a time of the game that is not over yet. */
  | {
      readonly is: 'happened';
      readonly event: EventPattern;
      readonly compare: Comparison;
      readonly within?: string;
      /** It is to so many cards in this role that it has happened: to one of them twice is to one. */
      readonly of?: string;
    }
  | { readonly is: 'turn'; readonly who: Who };

/** An event by kind, with what its roles must be. */
export interface EventPattern {
  readonly event: string;
  /** Roles of the event (card, target, player …) and what must stand in them. */
  readonly roles: Readonly<Record<string, RolePattern>>;
  /** How much it is about: `deals 4 or more damage`. */
  readonly number?: { readonly role: string; readonly compare: Comparison };
  /** It is the so-many-th such event of this turn, or within a time of the game that is not over yet. */
  readonly nth?: { readonly number: number; readonly within?: string };
  /** It is seen as it is being done, by whatever was there before: "is being destroyed". */
  readonly being?: true;
  /** Fixed words of the event: to = graveyard, step = end. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
}

/** Whether the card whose text waits for it is one of those to which it happens. */
export const happensToItself = ({ roles }: Pick<EventPattern, 'roles'>): boolean =>
  Object.values(roles).some(({ is }) => is === 'this');

export type RolePattern =
  | { readonly is: 'this' }
  | { readonly is: 'it' }
  /** The card in that role of what makes it wait, as long as that is the same card. */
  | { readonly is: 'role'; readonly role: string }
  | { readonly is: 'player'; readonly who: Who }
  | { readonly is: 'card'; readonly filter: Filter };

// ---------------------------------------------------------------- effects

export type { Instruction } from './instructions.js';

export type Argument =
  /** Cards or players; which of the faces of these cards, counted from 1, where the text names one. */
  | { readonly selection: Selection; readonly face?: number }
  | { readonly place: Place }
  | { readonly status: Readonly<Record<string, string>> };

/** Where a card is put. */
export interface Place {
  readonly zone: string;
  /** Its owner's where the text names nobody. */
  readonly whose: Who;
  readonly position?: 'top' | 'bottom';
  /** What it is there from the first moment, by a rule's word: `into the battle zone blocking`. */
  readonly coming?: string;
  /** So many places from the top: `3rd from the top`. */
  readonly nth?: number;
  readonly status?: Readonly<Record<string, string>>;
}

/** A continuous effect as text: on what, which changes, under which condition. */
export interface ContinuousText {
  readonly subject: Selection;
  /** It waits for the first such event, and goes from then on for the card that its subject is there. */
  readonly next?: EventPattern;
  readonly changes: readonly Change[];
  readonly condition?: Condition;
}

export type Change =
  | { readonly change: 'add'; readonly trait: string; readonly amount: Amount }
  | { readonly change: 'multiply'; readonly trait: string; readonly factor: number }
  | { readonly change: 'divide'; readonly trait: string; readonly by: number }
  | {
      readonly change: 'set';
      readonly trait: string;
      readonly value: Amount | boolean;
      readonly fixed: boolean;
    }
  | {
      readonly change: 'gain' | 'lose' | 'become';
      readonly trait: string;
      readonly values: readonly string[];
    }
  | { readonly change: 'gain-ability'; readonly ability: Ability }
  | { readonly change: 'lose-keyword'; readonly keyword: string }
  /** All that it has; with `gainedToo` whatever it gains meanwhile, too: “are ignored”. */
  | { readonly change: 'lose-abilities'; readonly gainedToo?: true }
  | {
      readonly change: 'cannot' | 'can' | 'must';
      /** The game's name for what may not, may or must be done: `attack`, `be attacked`, `be chosen`. */
      readonly action: string;
      /** Who or what is on the other side: `cannot be blocked by creatures with power 3000 or less`. */
      readonly other?: RolePattern;
      /** It goes for the other side only together, so many of them and more: `cannot be defended by 2 or more cards`. */
      readonly atLeast?: number;
    }
  /** Events that do not happen with the subject in this role: `cannot be discarded`, `cannot draw`. */
  | { readonly change: 'forbid'; readonly event: EventPattern; readonly role: string }
  /** So many of such cards the subject, a player, may have at most: `cannot have more than 3 creatures`. */
  | { readonly change: 'limit'; readonly filter: Filter; readonly most: Amount }
  /** What effects say that the subject cannot is ignored: an action, or an event's kind and the subject's role in it. */
  | { readonly change: 'ignore'; readonly cannot: string }
  /** How the subject lies when it has come to a zone: `enters the battle zone tapped`. */
  | {
      readonly change: 'enter';
      readonly zone: string;
      readonly status: Readonly<Record<string, string>>;
    };

/** How long a continuous effect lasts: to a moment the game names, or the rest of the game. */
export type Duration =
  | { readonly until: string; readonly whose?: Who }
  | { readonly as: 'long'; readonly condition: Condition }
  | 'game';
