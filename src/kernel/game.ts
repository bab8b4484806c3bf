/** A game at hand: the fixed world, the changing state, the trace, and how rules are asked. */
import type { Active } from './active-effects.js';
import type {
  Ability,
  CardDefinition,
  Change,
  ContinuousText,
  Instruction,
  TriggeredAbility,
} from './ability.js';
import type { Book } from './book.js';
import { type Budget, type Limits, LimitReached, defaultLimits, spendFrom } from './budget.js';
import type { Look, View } from './continuous.js';
import { type Ledger, restsOn } from './ledger.js';
import type { Layer, Procedure } from './rule.js';
import type { whoStops as WhoStops } from './nobody-stops.js';
import type { isAble as IsAble } from './instructions.js';
import type { canCarryOut as CanCarryOut } from './trying.js';
import {
  type Thing,
  type CardRef,
  type ContinuousEffect,
  type Json,
  type Player,
  type State,
  zoneKey,
} from './state.js';
import { addAll, addMark, type Collector, type MarkKind, newCollector, unkept } from './trace.js';
import type { Witness } from './witness.js';

export { type Collector, defaultLimits, LimitReached, type Limits, newCollector };

/** What a game tells the kernel beside its rules. */
export interface GameRules {
  readonly book: Book;
  readonly players: readonly [Player, Player];
  /** Zones that both players share. */
  readonly shared: readonly string[];
  /** Zones in which the order of the cards makes a difference. */
  readonly ordered: readonly string[];
  /** Facts in which the game remembers how it came to be where it is, for rules about repetition: no part of a position. */
  readonly memory: readonly string[];
  /** Zones whose contents are hidden; a list of who may look all the same: nobody, or the zone's player. */
  readonly hidden: Readonly<Record<string, 'nobody' | 'its player'>>;
  /**
   * Where a game can be entered: for each name of a step (and `start of game`), the frames to begin with, outermost
   * first, each a procedure and the name of the step it stands at.
   */
  readonly entries: Readonly<
    Record<string, readonly (readonly [procedure: string, step: string])[]>
  >;
  /** Entries that are moments within a step: the step that it is then. */
  readonly within?: Readonly<Record<string, string>>;
  /** The entry of a scenario that names none. */
  readonly defaultEntry: string;
  /** What a scenario that says nothing of a zone finds there: so many blank cards of a kind of filler. */
  readonly fill: Readonly<Record<string, { readonly count: number; readonly filler: string }>>;
  /** The same for a scenario that begins with the start of the game. */
  readonly startFill?: GameRules['fill'];
  /** Continuous effects that rules make, by name. */
  readonly texts: Readonly<Record<string, ContinuousText>>;
  /** Stand-ins that are not cards, such as an ability while it resolves. */
  readonly pseudo: readonly CardDefinition[];
  /** Commands that a player may give at any time, with the procedure that carries each out; gets `player`. */
  readonly anytime: Readonly<Record<string, string>>;
  /** Events that say of a card that nothing happened to it after all: it withstood an attack. */
  readonly spares: readonly string[];
  /** Answers are kept in the fact `answers` for rules about repetition; the game forgets them when it no longer cares. */
  readonly keepsAnswers?: true;
  /** An icon that stands in front of a triggered ability though none is written there: the game says what it waits for. */
  readonly unwrittenIcon?: (ability: TriggeredAbility) => string | undefined;
  /** State-based rules look after every event, or only when a procedure says so. */
  readonly stateBased: 'always' | 'when called';
}

/**
 * What lower modules of the kernel need of those that are built on them: handed in with the world, so that each module
 * knows only what it is built on. Whoever is played is made of all of them (register.ts).
 */
export interface Machinery {
  /** Works out what continuous effects make of the cards. */
  readonly applyEffects: (game: Game, view: View) => void;
  /** Whether texts can be carried out completely, one after another. */
  readonly canCarryOut: typeof CanCarryOut;
  readonly isAble: typeof IsAble;
  /** Whether whatever anybody answers leads back to where the procedure on top has been. */
  readonly whoStops: typeof WhoStops;
  /** The kernel's own procedures, by name. */
  readonly procedures: ReadonlyMap<string, Procedure>;
}

/** Everything about a game that does not change while it is played. */
export interface World {
  readonly rules: GameRules;
  readonly machinery: Machinery;
  readonly cards: ReadonlyMap<string, CardDefinition>;
  /** Which kinds of abilities each card has by itself, so that the kernel need not look at the others. */
  readonly kinds: ReadonlyMap<string, ReadonlySet<Ability['kind']>>;
  /** Which events each card's own abilities wait for: `triggered move`, `replacement draw`, `triggered any`. */
  readonly heeds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Which events any ability waits for that a card has, may gain or may leave behind for later. */
  readonly awaits: Readonly<Record<'triggered' | 'replacement', ReadonlySet<string>>>;
  /** How cards look that nothing applies to, by definition, as far as somebody asked. */
  readonly printed: Map<string, Look>;
  /** The layer that takes each change of an effect, as far as somebody asked; null where none does. */
  readonly layers: Readonly<Record<'static' | 'resolved', Map<Change, Layer | null>>>;
  /** Abilities and texts by number, so that states can refer to them; see register.ts. */
  readonly abilities: readonly Ability[];
  readonly abilityIds: ReadonlyMap<Ability, number>;
  readonly blocks: readonly (readonly Instruction[])[];
  readonly blockIds: ReadonlyMap<readonly Instruction[], number>;
  readonly texts: readonly object[];
  readonly textIds: ReadonlyMap<object, number>;
  /**
   * Whether any card has an ability of these kinds, or may gain one; lets the kernel skip looking. It is so of all cards of a
   * file, so nothing may come out otherwise for it.
   */
  readonly has: {
    readonly statics: boolean;
    readonly gains: boolean;
    /** Texts on how cards enter. */
    readonly enters: boolean;
    /** Texts on how many cards somebody may have. */
    readonly limits: boolean;
    /** Texts of cards that stay, on what is done as soon as something is so. */
    readonly cutsIn: boolean;
    /** Texts on the next card to which something happens. */
    readonly next: boolean;
  };
  /** The kinds of events that a condition may ask for later in the turn. */
  readonly recalled: ReadonlySet<string>;
  /** The characteristics that any continuous text changes, `abilities` among them; all others are as printed. */
  readonly written: ReadonlySet<string>;
  /** The kinds of events that any continuous text says cannot happen. */
  readonly forbidden: ReadonlySet<string>;
  /** What any continuous text says of actions: `cannot attack`, `must block`. */
  readonly said: ReadonlySet<string>;
  /** Rules that are switched off, by number. */
  readonly off: ReadonlySet<string>;
  /** Rules that allow whatever there is to allow, of any card and player: that they allow no more is switched off. */
  readonly boundless: ReadonlySet<string> | undefined;
  /** Where somebody wants to know: gets every rule whose absence might have made a difference, marked or not. */
  readonly missed: Set<string> | undefined;
}

export interface Game {
  readonly world: World;
  state: State;
  /** How it came to be as it is; null where nothing is written down. */
  readonly ledger: Ledger | null;
  readonly limits: Limits;
  /** Shared with every game in which something of this one is tried. */
  readonly budget: Budget;
  /** Steps of play so far. */
  steps: number;
  /** Collects what takes part in whatever is being worked out; nothing while nobody listens. */
  listener: Collector | null;
  /** What continuous effects make of the cards; null after any change. */
  view: View | null;
  /** What was worked out since the last change, with what took part in it; see `once`. */
  known: Map<string, readonly [value: unknown, how: Collector]> | null;
  /** The cards with own abilities of each kind, as far as somebody asked; see `bearersOf` and `heedersOf`. */
  bearers: Bearers | null;
  /** Resolved effects made ready for being applied; they never change. */
  readonly resolved: WeakMap<ContinuousEffect, Active>;
  /** Is told what the trace does not keep; nobody, as a rule. */
  witness: Witness | undefined;
}

/** Which abilities a card has by itself never changes, so this holds for as long as no card is added. */
export interface Bearers {
  readonly of: readonly Thing[];
  readonly count: number;
  /** By the kind, and by kind and event: `triggered`, `triggered move`. */
  readonly known: Map<string, readonly number[]>;
}

/** Met a rule that is not implemented. */
export class Unsupported extends Error {
  constructor(
    readonly rule: string,
    readonly what: string,
  ) {
    super(`${rule}: ${what}`);
  }
}

/** A fault of our own, never of a ruling: names what could not be. */
export class Impossible extends Error {}

// ---------------------------------------------------------------- who takes part

/** Notes that a rule took part in what is being worked out. */
export const mark = ({ listener }: Game, rule: string, how: MarkKind): void => {
  if (listener !== null) addMark(listener, rule, how);
};

/**
 * Attributing: works something out and has whatever takes part in it collected. Where nothing is written down that is
 * nobody's business, and rules are only asked.
 */
export const attributing = <T>(game: Game, into: Collector, work: (game: Game) => T): T =>
  game.ledger === null ? work(game) : listening(game, into, work);

/** Asking: works something out, whatever takes part in it. */
export const quietly = <T>(game: Game, work: (game: Game) => T): T =>
  game.listener === null ? work(game) : listening(game, null, work);

/** Works something out and says which rules took part in it. */
export const collect = <T>(
  game: Game,
  work: (game: Game) => T,
  into = collectorFor(game),
): [T, Collector] => [attributing(game, into, work), into];

/** For what takes part in something that is to be written down. */
export const collectorFor = ({ ledger }: Game): Collector =>
  ledger === null ? unkept : newCollector();

const listening = <T>(game: Game, by: Collector | null, work: (game: Game) => T): T => {
  const { listener } = game;
  game.listener = by;
  try {
    return work(game);
  } finally {
    game.listener = listener;
  }
};

/** What took part in something takes part in what is being worked out, too. */
export const addTo = ({ listener }: Game, from: Collector): void => {
  if (listener !== null) addAll(listener, from);
};

/** Works something out but once for as long as nothing changes, however often it is asked for. */
export const once = <T>(game: Game, what: string, work: (game: Game) => T): T => {
  const known = (game.known ??= new Map<string, readonly [unknown, Collector]>());
  let found = known.get(what);
  if (found === undefined) known.set(what, (found = collect(game, work)));
  addTo(game, found[1]);
  return found[0] as T;
};

/** The state is another one: nothing that was worked out from it holds any longer. */
export const changed = (game: Game): void => {
  game.view = null;
  game.known = null;
};

/**
 * What effects make of the cards rests on how far what is being carried out has come: whoever looks at that says so, since it
 * changes without an event. Otherwise it would depend on when somebody first asked, which is up to cards that are not even there.
 */
export const restsOnProgress = ({ view }: Game): void => {
  if (view !== null) view.passing = true;
};

/** A step begins: what rested on how far the one before had come does not hold any longer. */
export const progressed = (game: Game): void => {
  if (game.view?.passing === true) changed(game);
};

/** Takes work out of what the ruling may cost. */
export const spend = ({ budget }: Game, work: number): void => spendFrom(budget, work);

/** Whether a rule is switched off. Asked wherever a unit is about to do something, and so tells which would be missed. */
export const isOff = ({ world: { off, missed } }: Game, rule: string): boolean => {
  missed?.add(rule);
  return off.size > 0 && off.has(rule);
};

/** The icon in front of an ability, written or not. */
export const iconOf = (rules: GameRules, ability: TriggeredAbility): string | undefined =>
  ability.icon ?? rules.unwrittenIcon?.(ability);

/** Whether any ability may wait for events of this kind. */
export const isAwaited = (
  { world }: Game,
  by: 'triggered' | 'replacement',
  event: string,
): boolean => {
  const awaited = world.awaits[by];
  return awaited.size > 0 && (awaited.has(event) || awaited.has('any'));
};

/**
 * The answer to a question of the game's tables: what a definition of the book says, which took part where the plain
 * case would have been something else; the question's own plain answer where the book defines nothing. `say` of a table
 * is this with types.
 *
 * Arguments are counted out, not spread: this is the most frequent call of all.
 *
 * @throws Impossible where no table has the question
 */
export const answerOf = (
  game: Game,
  name: string,
  a?: unknown,
  b?: unknown,
  c?: unknown,
  d?: unknown,
): unknown => {
  const { book } = game.world.rules;
  const rule = book.definitions.get(name);
  if (rule !== undefined) return ask(game, rule as unknown as Asked, a, b, c, d);
  const question = book.questions.get(name) as Plain | undefined;
  if (question === undefined) throw new Impossible(`no question '${name}'`);
  return question.plain(game, a, b, c, d);
};

interface Plain {
  readonly plain: (game: Game, ...args: readonly unknown[]) => unknown;
}

type Asked = Plain & { readonly number: string; readonly says: Plain['plain'] };

const ask = (game: Game, rule: Asked, a: unknown, b: unknown, c: unknown, d: unknown): unknown => {
  const { listener, world } = game;
  spendFrom(game.budget, 1);
  if (world.off.size > 0 && world.off.has(rule.number)) return rule.plain(game, a, b, c, d);
  const said = rule.says(game, a, b, c, d);
  // What has no number leaves no mark: it only says which rules to ask.
  if (rule.number !== '' && (listener !== null || world.missed !== undefined)) {
    // Nobody listens to the plain case.
    game.listener = null;
    const plain = rule.plain(game, a, b, c, d);
    game.listener = listener;
    if (said !== plain && !same(said, plain)) {
      world.missed?.add(rule.number);
      if (listener !== null) addMark(listener, rule.number, 'changed');
    }
  }
  return said;
};

const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!same(one[at], other[at])) return false;
    return true;
  }
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!same((one as Keyed)[key], (other as Keyed)[key])) return false;
  return true;
};

type Keyed = Readonly<Record<string, unknown>>;

// ---------------------------------------------------------------- cards and zones

export const cardOf = (game: Game, id: number): Thing => {
  const card = game.state.things[id - 1];
  if (card === undefined) throw new Impossible(`no card ${id}`);
  return card;
};

export const refOf = (game: Game, id: number): CardRef => [id, cardOf(game, id).version];

/** Whether a reference still means the card that is there. */
export const isCurrent = (game: Game, [id, version]: CardRef): boolean =>
  game.state.things[id - 1]?.version === version;

/** The key of the definition of a card's face, counted from 0: that of the card itself. */
export const definitionKeyOf = ({ world }: Game, card: string, face: number): string =>
  face < 0
    ? unseenCard.key
    : face === 0
      ? card
      : (world.cards.get(card)?.faces?.[face - 1] ?? card);

/** What is seen of a card none of whose faces shows: no characteristic, and no ability. */
const unseenCard: CardDefinition = { key: '', name: 'a card face down', traits: {}, abilities: [] };

export const definitionOf = (game: Game, card: Thing): CardDefinition => {
  const definition =
    card.definition === unseenCard.key ? unseenCard : game.world.cards.get(card.definition);
  if (definition === undefined) throw new Impossible(`no definition of '${card.definition}'`);
  return definition;
};

/** The cards of a zone, top first; a shared zone has no side. What is held there is none of them. */
export const cardsIn = (game: Game, side: Player, zone: string): readonly number[] => {
  const all = lyingIn(game, side, zone);
  return game.state.held.length === 0 ? all : all.filter((id) => !isHeld(game, id));
};

/** The cards that lie in a zone, also those that are held there. */
export const lyingIn = (game: Game, side: Player, zone: string): readonly number[] =>
  game.state.zones[zoneKey(isShared(game, zone) ? '' : side, zone)] ?? [];

/** Whether a card lies where it lies, and does not count there. */
export const isHeld = ({ state }: Game, id: number): boolean => state.held.includes(id);

export const isShared = (game: Game, zone: string): boolean =>
  game.world.rules.shared.includes(zone);

export const opponentOf = (game: Game, player: Player): Player => {
  const [one, other] = game.world.rules.players;
  return player === one ? other : one;
};

/** The turn player first. */
export const inTurnOrder = (game: Game): readonly [Player, Player] => {
  const player = game.state.turn.player;
  return [player, opponentOf(game, player)];
};

// ---------------------------------------------------------------- facts

/** A fact of the game's own, and that what is being worked out rests on it. */
export const fact = <T extends Json>(game: Game, name: string): T | undefined => {
  restsOn(game, name);
  return game.state.facts[name] as T | undefined;
};

/** Does something; whatever takes part in it takes part in a node. */
export const attributingTo = (game: Game, node: number, work: () => void): void => {
  const into = game.ledger?.trace.nodes[node];
  if (into === undefined) work();
  else attributing(game, into, work);
};
