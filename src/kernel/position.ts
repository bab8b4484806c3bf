/**
 * A position as a value: all on which it depends how a game may go on, and nothing of how it came there. No ages, only who
 * is older; no names, only what bears them; no order where order makes no difference, and of cards that nobody can tell
 * apart only how many there are. What rules about repetition remember of the way is no part of it.
 */
import { addWord, digestText, newDigest } from './digest.js';
import type { Game } from './game.js';
import { livesReferredTo } from './forget.js';
import { type Decision, type Json, type Option, type State, zoneOfKey } from './state.js';
import { attachmentsIn } from './things.js';

/** Plain data; equal for equal positions of one world. */
export interface Position {
  readonly turn: State['turn'];
  /** The cards of every zone, each as it lies there, with what is attached to it. */
  readonly zones: Readonly<Record<string, readonly Json[]>>;
  /** What lies in no zone any more and is spoken of all the same. */
  readonly gone: readonly Json[];
  /** Effects from the oldest on, what waits, procedures that are open, facts. */
  readonly rest: Json;
  readonly asked: Json;
  /** Where a use that turns out to be impossible is taken back to. */
  readonly checkpoint: Position | null;
}

export const positionOf = (game: Game): Position => positionIn(game, game.state);

/** A few bits that stand for a position: the same for the same. */
export const digestOf = (position: Position): string => {
  const digest = newDigest();
  addWord(digest, JSON.stringify(position));
  return digestText(digest);
};

const positionIn = (game: Game, state: State): Position => {
  const rest = restOf(game, state);
  const asked = askedIn(state.asked);
  const speaks = cardsIn(speakingIn(game, state));
  const looks = looksOf(game, state, speaks);
  const names = namesOf(state);
  const zones: Record<string, readonly Json[]> = {};
  for (const key of Object.keys(state.zones).sort()) {
    const cards = lyingIn(state, key, looks);
    if (cards.length > 0) zones[key] = isOrdered(game, key) ? cards : sorted(cards);
  }
  const gone = state.things.filter(({ id, zone }) => zone === '' && speaks.has(id));
  const { turn, checkpoint } = state;
  return {
    turn: { ...turn },
    zones,
    gone: gone.map(({ id }) => looks.get(id) ?? null),
    rest: canonical(rest, names),
    asked: asked && canonical(withLooks(asked, looks), names),
    checkpoint: checkpoint && positionIn(game, checkpoint),
  };
};

// ---------------------------------------------------------------- everything but the cards

/** Ages are places in a row, and facts about the way are left out. */
const restOf = (game: Game, state: State): Json => {
  const { effects, waiting, delayed, frames, past, result, refusal } = state;
  return {
    effects: [...effects]
      .sort((one, other) => one.timestamp - other.timestamp)
      .map(({ timestamp: _, ...effect }) => effect),
    waiting,
    delayed,
    frames,
    facts: factsOf(game, state),
    past: past
      .filter(({ turn }) => turn === state.turn.number)
      .map(({ event, life = event['version'] ?? 0, within = {} }) => [event, life, within]),
    known: knownIn(state),
    result,
    refusal,
  } as unknown as Json;
};

const factsOf = ({ world }: Game, { facts }: State): State['facts'] => {
  const { memory } = world.rules;
  return Object.fromEntries(Object.entries(facts).filter(([name]) => !memory.includes(name)));
};

/** What is known of earlier lives of cards, as far as something refers to them. */
const knownIn = (state: State): Json => {
  const referred = livesReferredTo(state);
  const known = Object.entries(state.lastKnown).flatMap(([life, one]) =>
    referred.has(life) ? [[life, { ...one, since: one.since === state.turn.number }] as const] : [],
  );
  return Object.fromEntries(known);
};

/** A decision with the cards of its options apart: they are told by how they look. */
interface Asked {
  readonly options: readonly (readonly [card: number, about: Json])[];
  readonly about: Json;
}

const askedIn = (asked: Decision | null): Asked | null => {
  if (asked === null) return null;
  const { options, source, ...about } = asked;
  return {
    options: options.map(({ card, rules: _, ...one }: Option) => [card ?? 0, one as Json]),
    about: [source, about as unknown as Json],
  };
};

const withLooks = ({ options, about }: Asked, looks: ReadonlyMap<number, Json>): Json => [
  sorted(options.map(([card, one]) => [looks.get(card) ?? 0, one])),
  about,
];

// ---------------------------------------------------------------- cards

/** Whatever may speak of cards by their numbers; what says something else in numbers is left out, as far as it is known. */
const speakingIn = (game: Game, state: State): Json => {
  const { effects, waiting, delayed, frames, asked, past } = state;
  const spoken = {
    effects: effects.map(({ source, cards, it, roles }) => ({ source, cards, it, roles })),
    waiting: [...waiting, ...delayed].map(({ source, it, roles }) => [source, it, roles]),
    events: [...past, ...waiting].map(({ event }) => event),
    frames: frames.map(({ locals, history }) => [locals, history]),
    facts: factsOf(game, state),
    asked: asked && [asked.source, asked.on, asked.options.map(({ value }) => value)],
  };
  return spoken as unknown as Json;
};

/**
 * The cards of which something may speak: every number that could be one of a card. Too many do no harm but that cards
 * which could change places are told apart.
 */
const cardsIn = (data: Json, into = new Set<number>()): Set<number> => {
  if (typeof data === 'number') into.add(data);
  else if (typeof data === 'string') addNumbers(data, into);
  else if (Array.isArray(data)) for (const part of data as readonly Json[]) cardsIn(part, into);
  else if (typeof data === 'object' && data !== null)
    for (const [key, part] of Object.entries(data)) {
      addNumbers(key, into);
      cardsIn(part, into);
    }
  return into;
};

/** Numbers within words, as in `12.1/4`; those of names are none. */
const addNumbers = (word: string, into: Set<number>): void => {
  for (const [number] of word.matchAll(/(?<![#\w])\d+(?!\w)/gu)) into.add(Number(number));
};

/** How every card looks to whoever goes on from here. Of a card that something speaks of that is its number, too. */
const looksOf = (
  game: Game,
  state: State,
  speaks: ReadonlySet<number>,
): ReadonlyMap<number, Json> => {
  const ages = agesIn(game, state);
  const attached = attachmentsIn(state);
  const looks = new Map<number, Json>();
  const look = (id: number): Json => {
    const known = looks.get(id);
    if (known !== undefined) return known;
    const { cards, face, controller, zone, side, version, status, since } = state.things[id - 1]!;
    const made: Json = [
      cards.map((card) => [state.cards[card - 1]!.definition, state.cards[card - 1]!.owner]),
      face,
      [controller, zone, side],
      Object.entries(status).sort(([one], [other]) => (one < other ? -1 : 1)),
      since === state.turn.number,
      state.held.includes(id),
      ages.get(id) ?? 0,
      speaks.has(id) ? [id, version] : 0,
      sorted((attached.get(id) ?? []).map(look)),
    ];
    looks.set(id, made);
    return made;
  };
  for (const { id } of state.things) look(id);
  return looks;
};

/** Who is older makes a difference only among cards with static abilities, and to effects. */
const agesIn = (game: Game, state: State): ReadonlyMap<number, number> => {
  const { has, kinds } = game.world;
  const aged = state.things.filter(
    ({ definition, zone }) =>
      zone !== '' && (has.gains || (has.statics && kinds.get(definition)?.has('static') === true)),
  );
  const moments = [
    ...aged.map(({ stamp }) => stamp),
    ...state.effects.map(({ timestamp }) => timestamp),
  ].sort((one, other) => one - other);
  const rank = new Map(moments.map((moment, at) => [moment, at + 1]));
  return new Map(aged.map(({ id, stamp }) => [id, rank.get(stamp) ?? 0]));
};

/** What lies in a zone by itself; what is attached belongs to what it is attached to. */
const lyingIn = (state: State, key: string, looks: ReadonlyMap<number, Json>): readonly Json[] =>
  (state.zones[key] ?? [])
    .filter((id) => state.things[id - 1]?.host === 0)
    .map((id) => looks.get(id) ?? null);

const isOrdered = ({ world }: Game, key: string): boolean =>
  world.rules.ordered.includes(zoneOfKey(key));

// ---------------------------------------------------------------- names and order

/** Names in the order in which their bearers came. */
const namesOf = ({ effects, waiting, delayed }: State): Map<string, string> => {
  const names = new Map<string, string>();
  for (const { id } of [...effects, ...waiting, ...delayed]) names.set(id, `#${names.size + 1}`);
  return names;
};

/** The same with names told by their place, and keys in one order. */
const canonical = (data: Json, names: Map<string, string>): Json => {
  if (typeof data === 'string') return renamed(data, names);
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return (data as readonly Json[]).map((part) => canonical(part, names));
  const entries = Object.entries(data)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => [renamed(key, names), canonical(part, names)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
};

const renamed = (word: string, names: Map<string, string>): string =>
  word.includes('#')
    ? word.replaceAll(/#\d+/gu, (name) => {
        if (!names.has(name)) names.set(name, `#${names.size + 1}`);
        return names.get(name) ?? name;
      })
    : word;

const sorted = (parts: readonly Json[]): readonly Json[] => {
  const texts = new Map(parts.map((part) => [part, JSON.stringify(part)]));
  return [...parts].sort((one, other) =>
    (texts.get(one) ?? '') < (texts.get(other) ?? '') ? -1 : 1,
  );
};
