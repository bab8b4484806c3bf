/**
 * A game in progress: plain data that survives JSON at every point, also in the middle of an effect.
 */
import type { Duration, TraitValue } from './ability.js';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Player = string;

/** A card and which of its lives is meant: a card that changes zone becomes a new one where the game says so. */
export type CardRef = readonly [id: number, version: number];

/** What somebody has chosen of characteristics, for what texts say of it later: `that race`, `that number`. */
export type ChosenValues = Readonly<Record<string, string | number>>;

/** A card as it was made: nothing about it ever changes. What stands in for an ability while it resolves is one, too. */
export interface Card {
  /** Key of its definition in the world. */
  readonly definition: string;
  readonly owner: Player;
}

/**
 * A thing on the table: a card, or several that are one object, with one of their faces up. Zones, effects, attacks and
 * labels speak of things. Where rules and texts say "card" they mean a thing, unless they speak of what it is made of.
 */
export interface Thing {
  readonly id: number;
  /** The cards it is made of, by number, the uppermost first; none while its own card is a part of another thing. */
  cards: readonly number[];
  /** Which of the faces of its uppermost card shows, counted from 0. */
  face: number;
  /** Key of the definition of that face in the world, and whose the uppermost card is. */
  definition: string;
  owner: Player;
  controller: Player;
  zone: string;
  /** Whose zone it is in; empty in a shared one. */
  side: Player;
  version: number;
  /** Orientation, face and whatever else the game's zones keep: `orientation: tapped`. */
  status: Record<string, string>;
  /** The thing this one is attached to, or 0. */
  host: number;
  /** Turn in which it came to this zone, and the moment on the state's clock. */
  since: number;
  stamp: number;
}

/** What a card was when it was last in a zone: last known information. */
export interface LastKnown {
  readonly definition: string;
  readonly controller: Player;
  readonly zone: string;
  readonly side: Player;
  readonly status: Readonly<Record<string, string>>;
  readonly host: number;
  /** In which turn it came there. */
  readonly since: number;
  /** What was attached to it, where anything was. */
  readonly attached?: readonly number[] | undefined;
  readonly traits: Readonly<Record<string, TraitValue>>;
  readonly keywords: readonly string[];
  /** Words of the game that were true of it: attacking, blocked. */
  readonly words: readonly string[];
}

/** A place in a procedure: which one, which step, and what it keeps in mind. */
export interface Frame {
  readonly procedure: string;
  step: number;
  /** The step has asked and waits for the answer. */
  asked: boolean;
  locals: Record<string, Json>;
  /** Where the caller keeps what this frame returns. */
  readonly into: string;
  /** Replacements already applied to the event that is being carried out here. */
  history: readonly string[];
}

/** A frame that nothing has called, at one of its steps. */
export const newFrame = (procedure: string, step = 0): Frame => ({
  procedure,
  step,
  asked: false,
  locals: {},
  into: '',
  history: [],
});

export interface Option {
  /** The game's word for what is done: `attack`, `use`, `choose`, `pass`. */
  readonly verb: string;
  /** A card by id, a player, a number or a word; what the option is about. */
  readonly card?: number | undefined;
  readonly player?: Player | undefined;
  readonly value?: Json | undefined;
  /** Which ability of the card, where it has several. */
  readonly ability?: number | undefined;
  /** The rules that allow it. */
  readonly rules: readonly string[];
}

/** Whole numbers to choose one from, as many as there are: what the option of one is called, and the least of them. */
export interface Numbers {
  readonly verb: string;
  /** Nothing where there is no least one. */
  readonly from: number | null;
}

/** Of these options, by their places, at most so many. */
export interface TogetherLimit {
  readonly among: readonly number[];
  readonly most: number;
}

/** Somebody must choose: between `min` and `max` of the options, in order where order matters. */
export interface Decision {
  /** The game's word for it: `main`, `attack target`, `block`, `choose`. */
  readonly kind: string;
  /** A player, or `chance`. */
  readonly by: Player;
  readonly options: readonly Option[];
  /** In place of options: any whole number will do. */
  readonly numbers?: Numbers | undefined;
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean | undefined;
  /** A limit on the chosen ones together. */
  readonly total?:
    | {
        /** What each of the options counts; any one of several that a card has. */
        readonly values: readonly (readonly number[])[];
        readonly max: number;
        readonly min: number;
      }
    | undefined;
  /** Of some of the options no more than so many can be chosen together. */
  readonly limits?: readonly TogetherLimit[] | undefined;
  /** Cards without any of which fewer than so many cannot be chosen, though `min` are enough with all of them. */
  readonly owed?: { readonly cards: readonly number[]; readonly enough: number } | undefined;
  /** A place to rest: nothing is half done here, and a scenario may end. */
  readonly rest?: boolean | undefined;
  /** Who has nothing else to do here goes on by themselves: nobody is asked, and no answer is one to this. */
  readonly unasked?: boolean | undefined;
  /** The rule that asks. */
  readonly rule: string;
  /** The actions whose permissions and restrictions made the options, and what they were told it is about. */
  readonly of?: readonly string[] | undefined;
  readonly on?: Json | undefined;
  /** What it is about, in the game's words, for people. */
  readonly about?: string | undefined;
  /** The card whose effect asks, or 0. */
  readonly source: number;
}

/** An answer as rules about repetition remember it, and as they may have it given again. */
export interface PastAnswer {
  readonly kind: string;
  readonly by: Player;
  readonly picked: readonly Omit<Option, 'rules'>[];
  /** Whether anything else could have been answered. */
  readonly free: boolean;
}

/** Answers given in advance (the fact `answers ahead`), each as soon as it is asked for. */
export interface AnswersAhead {
  readonly answers: readonly PastAnswer[];
  /** So often all of them are still to be given, counting the time that has begun. */
  readonly rounds: number;
  /** Which of them comes next. */
  readonly next: number;
}

/** Tells something that is no card from all others, and says nothing else: `#12`. */
export type Tag = `#${number}`;

/** Which cards and players took part in an event, by their roles. */
export type Roles = Readonly<Record<string, CardRef | Player>>;

/** Something that happens. `kind` says what; roles and words are the kind's own. */
export interface GameEvent {
  readonly kind: string;
  /** The card it happens to, by id. */
  readonly card?: number;
  readonly player?: Player;
  /** The card whose ability, attack or rule makes it happen. */
  readonly by?: number;
  readonly [role: string]: Json | undefined;
}

export interface ContinuousEffect {
  readonly id: Tag;
  /** The card it comes from, or nothing. */
  readonly source: CardRef | null;
  readonly controller: Player;
  readonly timestamp: number;
  /** Index of its text in the world. */
  readonly text: number;
  /** The cards it is fixed to; null while its filter decides. */
  readonly cards: readonly CardRef[] | null;
  /** What "it" means in its text, where that is not the cards to which it applies. */
  readonly it?: readonly CardRef[];
  /** What took part in the event that woke the ability which made it. */
  readonly roles?: Roles;
  /** What was chosen of characteristics of which its text speaks. */
  readonly values?: ChosenValues;
  /** Numbers fixed when it was made, by index of the change. */
  readonly amounts: readonly (number | null)[];
  readonly duration: Duration;
  /** Players meant by "until your next turn" and the like. */
  readonly turn: number;
}

/** A triggered ability that waits for its use. */
export interface Waiting {
  readonly id: Tag;
  readonly source: CardRef;
  readonly controller: Player;
  /** Index of the ability in the world. */
  readonly ability: number;
  readonly event: GameEvent;
  /** What "it" means to the effect; null where that was to be chosen, and there was nothing to choose. */
  readonly it: readonly CardRef[] | null;
  /** What took part in the event, for what else the effect may speak of. */
  readonly roles: Roles;
  /** What the effect had somebody choose that made it for later. */
  readonly values?: ChosenValues;
  /** Its card is hidden, and nobody has decided yet whether to show it. */
  readonly hidden?: boolean;
  /** The life of a card that moved at which it looks for information. */
  readonly was?: readonly CardRef[];
}

/** What an effect has made wait for later: a trigger, or what takes the place of a part of events until it is used up. */
export interface Delayed {
  readonly id: Tag;
  readonly source: CardRef;
  readonly controller: Player;
  /** Index of its text in the world. */
  readonly text: number;
  readonly it: readonly CardRef[] | null;
  /** What took part in the event that woke the ability which made it. */
  readonly roles: Roles;
  /** What the effect that made it had somebody choose. */
  readonly values?: ChosenValues;
  /** The lives that cards led of which the effect spoke, where those are what it reads. */
  readonly was?: readonly CardRef[];
  /** How much of what it waits for it still takes the place of. */
  readonly left?: number;
  /** To which moment it waits, where that is not until it happens. */
  readonly until?: string;
}

export interface Result {
  /** Nobody for a draw. */
  readonly winner: Player | null;
  readonly loser: Player | null;
  readonly why: string;
}

/** A use that was taken back because it could not be carried out. */
export interface Refusal {
  readonly message: string;
}

/** What happened in a turn. */
export interface PastEvent {
  readonly turn: number;
  readonly event: GameEvent;
  /** Which life its card led once it had come about, where that is another one than it found. */
  readonly life?: number;
  /** Within which times of the game, by name: which of them since the turn began. */
  readonly within?: Readonly<Record<string, number>>;
}

export interface State {
  /** Every card there is, and the things made of them; the thing with the number of a card begins as that card alone. */
  cards: Card[];
  things: Thing[];
  /** Things by zone, top first: `A hand`, ` resolution zone` for a shared one. */
  zones: Record<string, number[]>;
  /** Those that lie where they lie and do not count there: they are on their way, and have not left yet. */
  held: readonly number[];
  frames: Frame[];
  asked: Decision | null;
  effects: ContinuousEffect[];
  waiting: Waiting[];
  delayed: Delayed[];
  lastKnown: Record<string, LastKnown>;
  /** What happened this turn, of the kinds that texts may ask for later. */
  past: readonly PastEvent[];
  turn: { number: number; player: Player; first: Player; step: string };
  /** The game's own facts: who attacks whom, what was used this turn. */
  facts: Record<string, Json>;
  result: Result | null;
  refusal: Refusal | null;
  /** Where a use that turns out to be impossible is taken back to. */
  checkpoint: State | null;
  /** The next number for what has an age or must be told apart. */
  clock: number;
}

/** The age of what is of a thing from the beginning: older than all else, and as good as its own. */
export const inborn = 0;

/** A name that nothing has had before. */
export const newTag = (state: State): Tag => `#${state.clock++}`;

/** A local or a role that is a word, or nothing. */
export const wordIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** A local or a role that is a number, or 0. */
export const idIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A key of two words, `A hand` or `12 zone`. Keys are asked for all the time, so each is made but once. */
export const keyOf = (one: string | number, other: string): string => {
  let known = keys.get(one);
  if (known === undefined) keys.set(one, (known = new Map<string, string>()));
  let key = known.get(other);
  if (key === undefined) known.set(other, (key = `${one} ${other}`));
  return key;
};

const keys = new Map<string | number, Map<string, string>>();

export const zoneKey = (side: Player, zone: string): string => keyOf(side, zone);

/** The zone of such a key, whosever it is. */
export const zoneOfKey = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** The zones in which cards lie or have lain, whosever they are. */
export const everyZone = ({ zones }: State): readonly string[] => [
  ...new Set(Object.keys(zones).map(zoneOfKey)),
];

/**
 * A table with any number of keys that come and go. Without a prototype it is a hash table from the start: as
 * plain objects, the tables of many games would each grow a shape of their own.
 */
export const newTable = <T>(entries: Readonly<Record<string, T>> = {}): Record<string, T> =>
  Object.assign(Object.create(null) as Record<string, T>, entries);

export const emptyState = (first: Player): State => ({
  cards: [],
  things: [],
  zones: newTable(),
  held: [],
  frames: [],
  asked: null,
  effects: [],
  waiting: [],
  delayed: [],
  lastKnown: newTable(),
  past: [],
  turn: { number: 1, player: first, first, step: '' },
  facts: newTable(),
  result: null,
  refusal: null,
  checkpoint: null,
  clock: 1,
});

/** A thing with all that it is, to be changed; all of one shape, since everything looks at them. */
export const copyThing = (thing: Thing): Thing => ({
  id: thing.id,
  cards: thing.cards,
  face: thing.face,
  definition: thing.definition,
  owner: thing.owner,
  controller: thing.controller,
  zone: thing.zone,
  side: thing.side,
  version: thing.version,
  status: thing.status,
  host: thing.host,
  since: thing.since,
  stamp: thing.stamp,
});

/** A card that is new to the game, as a thing of its own. */
export const addThing = (
  state: State,
  { definition, owner }: Card,
  about: Omit<Thing, 'id' | 'cards' | 'face' | 'definition' | 'owner'>,
): Thing => {
  const id = state.cards.push({ definition, owner });
  const thing = copyThing({ id, cards: [id], face: 0, definition, owner, ...about });
  state.things.push(thing);
  return thing;
};

/**
 * A copy to be played on without touching the game: whatever play changes in place is copied, the rest is shared.
 *
 * @param copied is told of every object that has been copied, and of its copy
 */
export const copyState = (state: State, copied?: Copied): State => ({
  cards: state.cards.slice(),
  // Whatever changes a thing puts a copy in its place.
  things: state.things.slice(),
  zones: copyZones(state.zones),
  held: state.held,
  frames: state.frames.map((frame) => copyFrame(frame, copied)),
  asked: state.asked,
  effects: state.effects.slice(),
  waiting: state.waiting.slice(),
  delayed: state.delayed.slice(),
  lastKnown: newTable(state.lastKnown),
  past: state.past,
  turn: copyTurn(state.turn),
  facts: newTable(state.facts),
  result: state.result,
  refusal: state.refusal,
  checkpoint: state.checkpoint,
  clock: state.clock,
});

const copyZones = (zones: State['zones']): State['zones'] => {
  const copied: State['zones'] = newTable();
  for (const key of Object.keys(zones)) copied[key] = (zones[key] ?? []).slice();
  return copied;
};

const copyTurn = ({ number, player, first, step }: State['turn']): State['turn'] => ({
  number,
  player,
  first,
  step,
});

/** Frames keep whatever their procedures like, events on their way among it. */
const copyFrame = (frame: Frame, copied: Copied | undefined): Frame => {
  const { procedure, step, asked, into, history } = frame;
  const locals = copyJson(frame.locals, copied) as Record<string, Json>;
  const copy: Frame = { procedure, step, asked, locals, into, history };
  copied?.(frame, copy);
  return copy;
};

type Keyed = Readonly<Record<string, Json>>;

type Copied = (from: object, to: object) => void;

const copyJson = (json: Json, copied: Copied | undefined): Json => {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return (json as readonly Json[]).map((part) => copyJson(part, copied));
  const copy: Record<string, Json> = {};
  for (const key of Object.keys(json)) copy[key] = copyJson((json as Keyed)[key] ?? null, copied);
  copied?.(json, copy);
  return copy;
};
