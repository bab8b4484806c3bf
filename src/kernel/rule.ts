/**
 * Rules as units: a name and code. A unit is called as it is exported, and a step as its procedure calls it; the number
 * that stands for it is an address in one edition, and that edition's table gives it (`edition.ts`).
 *
 * Each kind of unit says what the game is like without it. That plain case does double duty: a rule takes part
 * in something exactly where its absence would have made a difference there, and a rule that is switched off is
 * its plain case.
 */
import type { Ability, CardDefinition, Change, ContinuousText, Filter } from './ability.js';
import type { Game } from './game.js';
import type { Thing, Decision, Frame, GameEvent, Json, Option, Player, CardRef } from './state.js';

interface Numbered {
  /** Where the edition has it: a book gives units their numbers, and no unit says its own. Empty for bookkeeping. */
  readonly number: string;
  /** What no number says and the machine needs all the same, in every edition. */
  readonly bookkeeping: boolean;
}

/** What a step wants done: nothing, or some of these, in this order. */
export interface Move {
  /** Proposed to happen at the same time. */
  readonly events?: readonly GameEvent[];
  /** A procedure to run next, with its locals, which become its own; what it returns is kept in the local `into`. */
  readonly call?: string;
  readonly locals?: Record<string, Json>;
  readonly into?: string;
  /** Somebody must choose; the step's `answered` gets the answer. */
  readonly ask?: Omit<Decision, 'rule'>;
  /**
   * Go on at the step of this name (`again`: at this one, on what was decided so far), or end the procedure, instead of
   * going to the next step.
   */
  readonly go?: string;
  readonly end?: true;
  /** What the procedure returns when it ends. */
  readonly value?: Json;
  /** Take everything back to where the frame's checkpoint was set; says why. */
  readonly takeBack?: string;
  /** What is called stands for an event of its own, though its caller took the place of another. */
  readonly afresh?: boolean;
  /** The step has arranged the frames itself; only the kernel's own do. */
  readonly arranged?: true;
}

/** Options picked by the player, in the order given; empty for "none". */
export type Answer = readonly Option[];

/** One step of a procedure. Off: it is passed over. */
export interface Step extends Numbered {
  readonly unit: 'step';
  /** Its own among the steps of the procedure. */
  readonly name: string;
  readonly run: (game: Game, frame: Frame) => Move | void;
  readonly answered?: (game: Game, frame: Frame, answer: Answer) => Move | void;
}

/** Steps in order; the steps have numbers, and the procedure has none. */
export interface Procedure {
  readonly unit: 'procedure';
  readonly steps: readonly Step[];
}

/**
 * Answers a question that rules or the kernel ask by its name (`question.ts`). Where its answer differs from the plain
 * case, it took part. Off: the plain case.
 */
export interface Definition extends Numbered {
  readonly unit: 'definition';
  readonly question: string;
  readonly says: (game: Game, ...args: never[]) => unknown;
  readonly plain: (game: Game, ...args: never[]) => unknown;
}

/** Offers options for an action. Off: offers none. */
export interface Permission extends Numbered {
  readonly unit: 'permission';
  readonly action: string;
  readonly offers: (game: Game, player: Player, about: Json) => readonly Omit<Option, 'rules'>[];
}

/** Forbids some options of an action, or events of a kind. Off: forbids nothing. */
export interface Restriction extends Numbered {
  readonly unit: 'restriction';
  /** The actions whose options it speaks of, or `event …` for events of a kind, or `any event`. */
  readonly of: readonly string[];
  /** What a "can" effect is called that beats it. */
  readonly liftedBy?: string;
  /** Of events it is told what happens at the same time, since several together are another matter. */
  readonly together?: true | undefined;
  /** `about`: what the action is about, as the permissions were told; for events, what happens at the same time. */
  readonly forbids: (game: Game, what: Option | GameEvent, by: Player, about: Json) => boolean;
}

/** Looks at the state, and says what must happen. Run together with all others. Off: does not look. */
export interface StateBased extends Numbered {
  readonly unit: 'state-based';
  readonly detect: (game: Game) => readonly GameEvent[];
}

/** An instruction of card texts, fully chosen: who does it, to which cards, how many, where. */
export interface Act {
  readonly verb: string;
  readonly player: Player;
  /** The card whose text it is, or 0. */
  readonly source: number;
  readonly cards: readonly number[];
  readonly players: readonly Player[];
  readonly amount: number | undefined;
  /** Cards chosen for other roles, by joining word. */
  readonly others: Readonly<Record<string, readonly number[]>>;
  /** Which of their faces is named, by joining word, where one is. */
  readonly faces: Readonly<Record<string, number>>;
  readonly place?: {
    zone: string;
    side: Player;
    position: 'top' | 'bottom' | undefined;
    /** What it is there from the first moment, by a rule's word. */
    coming?: string | undefined;
    /** The place counted from the top, where the text counts. */
    nth?: number | undefined;
  };
  /** Those of the cards that it is done to without the cards under them. */
  readonly alone: readonly number[];
  /** Where it is done to a zone as a whole: which, and whose; also where it has no cards. */
  readonly zone?: { zone: string; side: Player };
  readonly status: Readonly<Record<string, string>>;
  /** Whether its text means a card as what that is in a game in which, perhaps, another face of it shows. */
  readonly means: (game: Game, card: number) => boolean;
  readonly frame: Frame;
}

/** What a verb of card texts does. Off: nothing happens. */
export interface TermUnit extends Numbered {
  readonly unit: 'term';
  readonly verb: string;
  readonly does: (game: Game, act: Act) => Move | void;
  /** What of it happens in the same moment as something else, and what is called once that is over. */
  readonly atOnce?: (game: Game, act: Act) => Move;
  /** What it comes to, where that is not what it proposes itself: what forbids that forbids it. */
  readonly foresees?: (
    game: Game,
    act: Pick<Act, 'cards' | 'player' | 'players' | 'amount' | 'means'>,
  ) => readonly GameEvent[];
  /** Whether it can be done at all to this card; choosers are only offered cards to which it can. */
  readonly possible?: (game: Game, card: Thing, act: Partial<Act>) => boolean;
  /**
   * The event that it is to do this at all, whatever is chosen for it: where that is forbidden nothing is chosen, and
   * nothing is done.
   */
  readonly deed?: (act: Pick<Act, 'player' | 'source'>) => GameEvent;
  /** Several players do it at the same time, not one after the other; for what leaves nobody a choice. */
  readonly together?: true;
  /** Its number is of no cards: how much came about stands in its events, as their `amount`. */
  readonly ofAmount?: true;
  /** It is done to a part of the event in place of which it is carried out. */
  readonly ofEvent?: true;
  /** The abilities that it has wait for later. */
  readonly later?: readonly Ability[];
  /** How many cards make it whole, where its number says up to how many: "draw until you have 4 cards in hand". */
  readonly comesTo?: (
    game: Game,
    act: { readonly player: Player; readonly amount: number },
  ) => number;
  /** It finds the cards by itself, where the text names none: drawing. */
  readonly findsCards?: true;
  /** What it is done to is a zone: no card of it has been spoken of. */
  readonly wholeZone?: true;
  /** It can be done to one card of several that are one thing. */
  readonly ofParts?: true;
  /** Words behind which another card stands than the one to which it is done: nothing is attached to itself. */
  readonly apart?: readonly string[];
}

/** A keyword: the abilities it stands for. Off: none. */
export interface Keyword extends Numbered {
  readonly unit: 'keyword';
  readonly keyword: string;
  readonly stands: (amount: number | undefined, of: Filter | undefined) => readonly Ability[];
}

/** A kind of event: what it does to the state, or which events it consists of. Off: nothing happens. */
export interface EventKind extends Numbered {
  readonly unit: 'event';
  readonly event: string;
  /** Whether it can happen at all: tapping what is tapped cannot. */
  readonly possible?: (game: Game, event: GameEvent) => boolean;
  readonly apply?: (game: Game, event: GameEvent) => void;
  readonly becomes?: (game: Game, event: GameEvent) => readonly GameEvent[];
  /** It is the move that it becomes, and nothing else: where that does not come about, it has not either. */
  readonly isItsMove?: true;
  /** A procedure that must run once the whole batch has happened. */
  readonly follows?: (game: Game, event: GameEvent) => Pick<Move, 'call' | 'locals'>;
  /** It is one of what an event of that kind, which it follows, is about: how much of that came about is told by these. */
  readonly partOf?: string;
}

/** A layer in which continuous effects apply, in the order of the book. Off: it applies nothing. */
export interface Layer extends Numbered {
  readonly unit: 'layer';
  /** Layers of a lower place apply first; within a place the rulebook's order decides. */
  readonly place: number;
  /** `of`: where the effect comes from, and what it is about. */
  readonly takes: (
    change: Change,
    of: { readonly origin: string; readonly text: ContinuousText },
  ) => boolean;
}

/** A condition that a deck or a board must meet. Off: it is not looked at. */
export interface Requirement extends Numbered {
  readonly unit: 'requirement';
  /** `deck`, `board` or another subject that the game names. */
  readonly of: string;
  /** What is wrong, in words, and with which card where it is one; nothing where it is met. */
  readonly wrong: (
    game: Game,
    cards: readonly Thing[],
  ) => readonly { card?: number; what: string }[];
}

export type Unit =
  | Step
  | Procedure
  | Definition
  | Permission
  | Restriction
  | StateBased
  | TermUnit
  | Keyword
  | EventKind
  | Layer
  | Requirement;

export type Rule = Exclude<Unit, Procedure>;

// What a unit may say is written out where it says nothing, too: units of a kind have one shape, since they are asked all the time.

/** Steps that are carried out in order; a step may jump, call, ask or end. */
export const procedure = (steps: readonly Step[]): Procedure => ({ unit: 'procedure', steps });

/** One step; `answered` belongs to a step that asks. */
export const step = (name: string, run: Step['run'], answered?: Step['answered']): Step => ({
  unit: 'step',
  number: '',
  bookkeeping: false,
  name,
  run,
  answered,
});

/** The answer to a question; `asking` of `question.ts` makes it with the types of a table. */
export const definitionUnit = (
  question: string,
  says: Definition['says'],
  plain: Definition['plain'],
): Definition => ({
  unit: 'definition',
  number: '',
  bookkeeping: false,
  question,
  says,
  plain,
});

export const permission = (action: string, offers: Permission['offers']): Permission => ({
  unit: 'permission',
  number: '',
  bookkeeping: false,
  action,
  offers,
});

export const restriction = (
  of: string | readonly string[],
  forbids: Restriction['forbids'],
  more: Pick<Restriction, 'liftedBy' | 'together'> = {},
): Restriction => ({
  unit: 'restriction',
  number: '',
  bookkeeping: false,
  of: typeof of === 'string' ? [of] : of,
  forbids,
  liftedBy: more.liftedBy,
  together: more.together,
});

export const stateBased = (detect: StateBased['detect']): StateBased => ({
  unit: 'state-based',
  number: '',
  bookkeeping: false,
  detect,
});

export const term = (
  verb: string,
  does: TermUnit['does'],
  more: Pick<
    TermUnit,
    | 'possible'
    | 'deed'
    | 'together'
    | 'findsCards'
    | 'wholeZone'
    | 'ofParts'
    | 'later'
    | 'ofEvent'
    | 'ofAmount'
    | 'comesTo'
    | 'atOnce'
    | 'foresees'
    | 'apart'
  > = {},
): TermUnit => ({
  unit: 'term',
  number: '',
  bookkeeping: false,
  verb,
  does,
  atOnce: more.atOnce,
  foresees: more.foresees,
  possible: more.possible,
  deed: more.deed,
  together: more.together,
  later: more.later,
  ofEvent: more.ofEvent,
  ofAmount: more.ofAmount,
  comesTo: more.comesTo,
  findsCards: more.findsCards,
  wholeZone: more.wholeZone,
  ofParts: more.ofParts,
  apart: more.apart,
});

export const keyword = (word: string, stands: Keyword['stands']): Keyword => ({
  unit: 'keyword',
  number: '',
  bookkeeping: false,
  keyword: word,
  stands,
});

export const eventKind = (
  event: string,
  {
    possible,
    apply,
    becomes,
    isItsMove,
    follows,
    partOf,
  }: Pick<EventKind, 'possible' | 'apply' | 'becomes' | 'isItsMove' | 'follows' | 'partOf'>,
): EventKind => ({
  unit: 'event',
  number: '',
  bookkeeping: false,
  event,
  possible,
  apply,
  becomes,
  isItsMove,
  follows,
  partOf,
});

export const layer = (takes: Layer['takes'], more: Partial<Pick<Layer, 'place'>> = {}): Layer => ({
  unit: 'layer',
  number: '',
  bookkeeping: false,
  takes,
  place: 0,
  ...more,
});

export const requirement = (of: string, wrong: Requirement['wrong']): Requirement => ({
  unit: 'requirement',
  number: '',
  bookkeeping: false,
  of,
  wrong,
});

/**
 * What every single card of a board must meet.
 *
 * @param breaks whether this card does not meet it
 * @param what   what is wrong with such a card, in words
 */
export const boardRequirement = (
  breaks: (game: Game, card: Thing) => boolean,
  what: string,
): Requirement =>
  requirement('board', (game, cards) =>
    cards.filter((card) => breaks(game, card)).map(({ id }) => ({ card: id, what })),
  );

/** Marks what no number says and the machine needs all the same: it belongs to every edition. */
export const bookkeeping = <U extends Rule>(unit: U): U => ({ ...unit, bookkeeping: true });

export type { CardDefinition, CardRef };
