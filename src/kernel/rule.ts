/**
 * Rules as units: a number, one line in our own words, and code. A unit's identity is the name it is
 * exported under; its number is an address in one edition.
 *
 * Each kind of unit says what the game is like without it. That plain case does double duty: a rule takes part
 * in something exactly where its absence would have made a difference there, and a rule that is switched off is
 * its plain case.
 */
import type { Ability, CardDefinition, Change, ContinuousText } from './ability.js';
import type { Game } from './game.js';
import type { Card, Decision, Frame, GameEvent, Json, Option, Player, CardRef } from './state.js';

/** What a numbered rule does when it takes part in a game. */
export type RuleKind =
  | 'procedure'
  | 'restriction'
  | 'permission'
  | 'state-based'
  | 'definition'
  | 'trigger'
  | 'replacement'
  | 'continuous'
  | 'setup'
  | 'physical'
  | 'overview';

/** What a rule may say of itself beside its number and summary. */
export interface Remarks {
  /** What is wrong or open in the official text at this number, and the reading taken. */
  readonly fault?: string;
  /** Overrides the kind that the index shows, where the unit's form does not tell it. */
  readonly kind?: RuleKind;
}

interface Numbered {
  readonly number: string;
  readonly kind: RuleKind;
  readonly summary: string;
  readonly fault?: string;
}

/** A number that no code can or need carry out, with the reason. */
export interface Note extends Numbered {
  readonly unit: 'note';
  readonly reason: string;
}

/** A number that code could carry out and does not yet. Meeting it gives `unsupported`. */
export interface Todo extends Numbered {
  readonly unit: 'todo';
  readonly reason: string;
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
   * Go on at the step with this number (`again`: at this one, on what was decided so far), or end the procedure,
   * instead of going to the next step.
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

/** One step of a procedure, at a number of its own. Off: it is passed over. */
export interface Step extends Numbered {
  readonly unit: 'step';
  readonly run: (game: Game, frame: Frame) => Move | void;
  readonly answered?: (game: Game, frame: Frame, answer: Answer) => Move | void;
}

/** Steps in order. The number is the section's; the steps have their own. */
export interface Procedure {
  readonly unit: 'procedure';
  readonly number: string;
  readonly steps: readonly Step[];
}

/**
 * What a word or a number means. Rules ask for it by name; where its answer differs from the plain case, it
 * took part. Off: the plain case.
 */
export interface Definition<
  A extends readonly unknown[] = readonly never[],
  T = unknown,
> extends Numbered {
  readonly unit: 'definition';
  readonly says: (game: Game, ...args: A) => T;
  readonly plain: (game: Game, ...args: A) => T;
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
  readonly place?: { zone: string; side: Player; position: 'top' | 'bottom' | undefined };
  readonly status: Readonly<Record<string, string>>;
  readonly frame: Frame;
}

/** What a verb of card texts does. Off: nothing happens. */
export interface Term extends Numbered {
  readonly unit: 'term';
  readonly verb: string;
  readonly does: (game: Game, act: Act) => Move | void;
  /** What of it happens in the same moment as something else, and what is called once that is over. */
  readonly atOnce?: (game: Game, act: Act) => Move;
  /** Whether it can be done at all to this card; choosers are only offered cards to which it can. */
  readonly possible?: (game: Game, card: Card, act: Partial<Act>) => boolean;
  /** Several players do it at the same time, not one after the other; for what leaves nobody a choice. */
  readonly together?: true;
  /** It finds the cards by itself, where the text names none: drawing. */
  readonly findsCards?: true;
}

/** A keyword: the abilities it stands for. Off: none. */
export interface Keyword extends Numbered {
  readonly unit: 'keyword';
  readonly keyword: string;
  readonly stands: (amount: number | undefined) => readonly Ability[];
}

/** A kind of event: what it does to the state, or which events it consists of. Off: nothing happens. */
export interface EventKind extends Numbered {
  readonly unit: 'event';
  readonly event: string;
  /** Whether it can happen at all: tapping what is tapped cannot. */
  readonly possible?: (game: Game, event: GameEvent) => boolean;
  readonly apply?: (game: Game, event: GameEvent) => void;
  readonly becomes?: (game: Game, event: GameEvent) => readonly GameEvent[];
  /** A procedure that must run once the whole batch has happened. */
  readonly follows?: (game: Game, event: GameEvent) => Pick<Move, 'call' | 'locals'>;
}

/** A layer in which continuous effects apply, in the order of the book. Off: it applies nothing. */
export interface Layer extends Numbered {
  readonly unit: 'layer';
  /** Layers of a lower place apply first; within a place the rulebook's order decides. */
  readonly place: number;
  /** `of`: where the effect comes from, and what it is about. */
  readonly takes: (
    change: Change,
    of?: { readonly origin: string; readonly text: ContinuousText },
  ) => boolean;
}

/** A condition that a deck or a board must meet. Off: it is not looked at. */
export interface Requirement extends Numbered {
  readonly unit: 'requirement';
  /** `deck`, `board` or another subject that the game names. */
  readonly of: string;
  /** What is wrong, in words; nothing where it is met. */
  readonly wrong: (game: Game, cards: readonly Card[]) => readonly { card: number; what: string }[];
}

export type Unit =
  | Note
  | Todo
  | Step
  | Procedure
  | Definition<never[], unknown>
  | Permission
  | Restriction
  | StateBased
  | Term
  | Keyword
  | EventKind
  | Layer
  | Requirement;

export type Rule = Exclude<Unit, Procedure>;

/**
 * A number that no code can or need carry out.
 *
 * @param number  its number in the rulebook, `301.1~2` for the second use of a doubled one
 * @param summary one line in our own words
 * @param reason  why there is nothing to carry out (it tells people how to hold cards, it only names a topic)
 */
export const note = (
  number: string,
  kind: RuleKind,
  summary: string,
  reason: string,
  remarks: Remarks = {},
): Note => ({ unit: 'note', number, kind, summary, reason, ...remarks });

/** A number that code could carry out and does not yet; `reason` says what is missing. */
export const todo = (
  number: string,
  kind: RuleKind,
  summary: string,
  reason: string,
  remarks: Remarks = {},
): Todo => ({ unit: 'todo', number, kind, summary, reason, ...remarks });

/** Steps that are carried out in order; a step may jump, call, ask or end. */
export const procedure = (number: string, steps: readonly Step[]): Procedure => ({
  unit: 'procedure',
  number,
  steps,
});

/** One step; `answered` belongs to a step that asks. Several steps may share a number. */
export const step = (
  number: string,
  summary: string,
  run: Step['run'],
  answered?: Step['answered'],
  remarks: Remarks = {},
): Step => ({ unit: 'step', kind: 'procedure', number, summary, run, answered, ...remarks });

export const definition = <A extends readonly unknown[], T>(
  number: string,
  summary: string,
  says: (game: Game, ...args: A) => T,
  plain: (game: Game, ...args: A) => T,
  remarks: Remarks = {},
): Definition<A, T> => ({
  unit: 'definition',
  kind: 'definition',
  number,
  summary,
  says,
  plain,
  ...remarks,
});

export const permission = (
  number: string,
  summary: string,
  action: string,
  offers: Permission['offers'],
  remarks: Remarks = {},
): Permission => ({
  unit: 'permission',
  kind: 'permission',
  number,
  summary,
  action,
  offers,
  ...remarks,
});

export const restriction = (
  number: string,
  summary: string,
  of: string | readonly string[],
  forbids: Restriction['forbids'],
  remarks: Remarks & { readonly liftedBy?: string } = {},
): Restriction => ({
  unit: 'restriction',
  kind: 'restriction',
  number,
  summary,
  of: typeof of === 'string' ? [of] : of,
  forbids,
  ...remarks,
});

export const stateBased = (
  number: string,
  summary: string,
  detect: StateBased['detect'],
  remarks: Remarks = {},
): StateBased => ({
  unit: 'state-based',
  kind: 'state-based',
  number,
  summary,
  detect,
  ...remarks,
});

export const term = (
  number: string,
  summary: string,
  verb: string,
  does: Term['does'],
  remarks: Remarks & Pick<Term, 'possible' | 'together' | 'findsCards' | 'atOnce'> = {},
): Term => ({ unit: 'term', kind: 'definition', number, summary, verb, does, ...remarks });

export const keyword = (
  number: string,
  summary: string,
  word: string,
  stands: Keyword['stands'],
  remarks: Remarks = {},
): Keyword => ({
  unit: 'keyword',
  kind: 'definition',
  number,
  summary,
  keyword: word,
  stands,
  ...remarks,
});

export const eventKind = (
  number: string,
  summary: string,
  event: string,
  how: Pick<EventKind, 'possible' | 'apply' | 'becomes' | 'follows'>,
  remarks: Remarks = {},
): EventKind => ({
  unit: 'event',
  kind: 'definition',
  number,
  summary,
  event,
  ...how,
  ...remarks,
});

export const layer = (
  number: string,
  summary: string,
  takes: Layer['takes'],
  remarks: Remarks & { readonly place?: number } = {},
): Layer => ({
  unit: 'layer',
  kind: 'continuous',
  number,
  summary,
  takes,
  place: 0,
  ...remarks,
});

export const requirement = (
  number: string,
  summary: string,
  of: string,
  wrong: Requirement['wrong'],
  remarks: Remarks = {},
): Requirement => ({
  unit: 'requirement',
  kind: 'restriction',
  number,
  summary,
  of,
  wrong,
  ...remarks,
});

/**
 * What every single card of a board must meet.
 *
 * @param breaks whether this card does not meet it
 * @param what   what is wrong with such a card, in words
 */
export const boardRequirement = (
  number: string,
  summary: string,
  breaks: (game: Game, card: Card) => boolean,
  what: string,
  remarks: Remarks = {},
): Requirement =>
  requirement(
    number,
    summary,
    'board',
    (game, cards) =>
      cards.filter((card) => breaks(game, card)).map(({ id }) => ({ card: id, what })),
    remarks,
  );

export type { CardDefinition, CardRef };
