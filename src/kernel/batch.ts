/** Events on their way to happening, all of a batch at the same time: what is still asked of them, and what is settled. */
import type { AheadDecision, Choosing } from './chosen-ahead.js';
import type { Arrival } from './arrivals.js';
import type { Game } from './game.js';
import { madeAt } from './ledger.js';
import type { Replacement } from './replacement.js';
import type { ReplacementChoice, WhichFirst } from './replacement-choices.js';
import type { Staying } from './staying.js';
import type { GameEvent, Json } from './state.js';

/** A proposed event on its way. */
export interface Proposed {
  readonly event: GameEvent;
  /** Replacements already applied to it or to what it is a part of. */
  history: readonly string[];
  /** Which of several things that happen together it is a part of. */
  readonly part: number;
  /** Replacements that somebody could have applied to it, and did not, by their keys. */
  declined: readonly string[];
  /** The event that is a move and nothing else, of which this is a part, by its place among those that are ready. */
  readonly whole?: number;
  /** It is nothing but a move, and that does not come about. */
  isNothing?: true;
  /** It takes the place of another event of the same moment. */
  readonly isInPlace?: true;
}

/** @param from the trace node of what wants it to happen */
export const proposedOf = (
  game: Game,
  event: GameEvent,
  from: number,
  history: readonly string[],
  part = 0,
  more: Partial<Pick<Proposed, 'whole' | 'declined' | 'isInPlace'>> = {},
): Proposed => madeAt(game, { event, history, part, declined: [], ...more }, from);

/** Events are told apart as objects, to count them: what is proposed as one of them several times is several. */
export const toldApart = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.length < 2 || new Set(events).size === events.length
    ? events
    : events.map((event, at) => (events.indexOf(event) === at ? event : { ...event }));

/** A batch on its way; plain data, so that it can wait in a frame for a choice between replacements. */
export interface Batch {
  /** Still to be asked about. */
  open: Proposed[];
  /** Asked, and nothing stands in the way. */
  cleared: Proposed[];
  /** Primitive events, to be applied together at the end. */
  ready: Proposed[];
  /** Replacement effects to carry out afterwards, in order. */
  instead: Replacement[];
  /** Replacement effects of which all that they do is among the events. */
  placed: Replacement[];
  /** Cards to which something else happened instead; 0 where it was to none. */
  replaced: number[];
  /** Bonds of which one of the events does not happen as it was to. */
  broken: string[];
  /** Zones for which the order of the cards that arrive together is settled. */
  arranged: string[];
  /** Cards that arrive together, as somebody has put them in order, the uppermost first. */
  orders: number[][];
  /** What is open stands in the order in which players decide about it. */
  inOrder: boolean;
  /** Somebody has said that the first open event comes before the others. */
  putFirst: boolean;
  /** Cards are being chosen for the replacement that was settled last. */
  ahead: Choosing | null;
}

export const batchOf = (open: Proposed[]): Batch => ({
  open,
  cleared: [],
  ready: [],
  instead: [],
  placed: [],
  replaced: [],
  broken: [],
  arranged: [],
  orders: [],
  inOrder: false,
  putFirst: false,
  ahead: null,
});

/** What must be chosen before a batch can go on. */
export type BatchChoice = ReplacementChoice | WhichFirst | Arrival | Staying | AheadDecision;

export const isStaying = (choice: BatchChoice): choice is Staying => 'ways' in choice;

export const isArrival = (choice: BatchChoice): choice is Arrival => 'cards' in choice;

/** How far a batch has gone: what came about in the end, or what has to be chosen before. */
export type Course =
  | { readonly choice: BatchChoice }
  | { readonly choice?: undefined; readonly happened: readonly Happening[] };

export const batchToJson = (batch: Batch): Json => batch as unknown as Json;
export const batchFromJson = (json: Json): Batch => json as unknown as Batch;

/** An event that happens. */
export interface Happening {
  readonly event: GameEvent;
  /** Which of several things that happen together it is a part of. */
  readonly part: number;
  /** The trace node of the event. */
  readonly node: number;
  /** It took the place of another event of the same moment. */
  readonly isInPlace?: true;
}

/** The cards to which events happened, each once. */
export const cardsOf = (ready: readonly Happening[]): number[] => {
  const cards = new Set<number>();
  for (const { event } of ready) if (typeof event.card === 'number') cards.add(event.card);
  return [...cards];
};
