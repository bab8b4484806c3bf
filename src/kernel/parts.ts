/**
 * Cards that lie under another, one by one: how a text speaks of one of them that names cards, and how one comes out that leaves
 * without the thing of which it is a part. Such a card is spoken of by its own number, which no other thing has meanwhile.
 */
import { keywordsOf, printedLook } from './continuous.js';
import { cardOf, type Game, Impossible, quietly } from './game.js';
import { carry } from './ledger.js';
import { say } from './questions.js';
import type { Seen } from './select.js';
import {
  type CardRef,
  type ContinuousEffect,
  type GameEvent,
  type Json,
  type LastKnown,
  type Thing,
  wordIn,
  zoneKey,
} from './state.js';
import { changing, hasFaces, separate, showFace, takeApart, thingWith } from './things.js';

/** The thing in which a card lies under another; nothing where it lies by itself, or on top. */
export const wholeOf = (game: Game, id: number): Thing | undefined => {
  const own = game.state.things[id - 1];
  return own?.cards.length === 0 ? thingWith(game.state, id) : undefined;
};

/** The cards under the uppermost of a thing, by the numbers by which they are spoken of. */
export const cardsUnder = (game: Game, id: number): readonly number[] => {
  const [, ...parts] = cardOf(game, id).cards;
  const taken = parts.find((part) => cardOf(game, part).cards.length > 0);
  if (taken !== undefined) throw new Impossible(`card ${taken} is under another, and a thing`);
  return parts;
};

/** Where a card lies, also one under another. */
export const zoneWhere = (game: Game, id: number): string =>
  (wholeOf(game, id) ?? cardOf(game, id)).zone;

/** How a card under another looks to a text that names cards. */
export const seenByName = (game: Game, part: number): Seen =>
  seenAs(
    part,
    knownAs(game, part, say(game, 'readUnder', part) && !say(game, 'ignoredUnder', part)),
  );

/** How it looks as it leaves, to whatever waits for that. */
export const seenLeaving = (game: Game, part: number): Seen =>
  seenAs(part, knownAs(game, part, !say(game, 'leavesAsCard', part)));

const seenAs = (id: number, known: LastKnown): Seen => ({
  id,
  ...known,
  status: { ...known.status },
  known,
});

const knownAs = (game: Game, part: number, isRead: boolean): LastKnown => {
  const whole = wholeOf(game, part) ?? cardOf(game, part);
  const card = cardOf(game, part);
  const look = isRead ? printedLook(game, card) : undefined;
  return {
    definition: card.definition,
    controller: whole.controller,
    zone: whole.zone,
    side: whole.side,
    status: whole.status,
    host: 0,
    since: whole.since,
    traits: look?.traits ?? {},
    keywords: look === undefined ? [] : keywordsOf(game, look),
    words: isRead ? quietly(game, () => say(game, 'wordsFor', part)) : [],
  };
};

/** Has a card lie by itself that lay under another, where that lies, and keeps what it was. */
export const comeOut = (game: Game, part: number, whole: Thing): void => {
  rememberPart(game, part);
  takeApart(game, whole.id, [part]);
  layBeside(game, whole, [part]);
};

/** Keeps what a card under another was, for whatever looks back at it once it has left. */
export const rememberPart = (game: Game, part: number): void => {
  const { version } = cardOf(game, part);
  const isRead = !say(game, 'leavesAsCard', part);
  game.state.lastKnown[`${part}.${version}`] = knownAs(game, part, isRead);
};

/** They lie where it lies, straight behind it. */
const layBeside = (game: Game, { id, zone, side }: Thing, out: readonly number[]): void => {
  for (const one of out) {
    const card = Object.assign(changing(game, one), { zone, side });
    if (hasFaces(game, card)) showFace(game, card, say(game, 'faceThere', one, zone, true));
  }
  const list = game.state.zones[zoneKey(side, zone)] ?? [];
  list.splice(list.indexOf(id) + 1, 0, ...out);
};

/**
 * The uppermost card of a thing leaves alone: what stays of the others is one thing from now on, which has lain there all the time.
 *
 * @param staying what was said to stay of them, if anybody had to say
 * @returns what does not stay, and how it goes; nothing where all of them leave with it
 */
export const uncover = (
  game: Game,
  id: number,
  staying: readonly number[] | null,
): readonly GameEvent[] | null => {
  const whole = cardOf(game, id);
  const under = cardsUnder(game, id);
  const said = say(game, 'uncovered', id, under, staying);
  if (said === null) return null;
  const { gone, to, status, keeps, facts } = said;
  for (const card of gone) rememberPart(game, card);
  const stays = under.filter((card) => !gone.includes(card));
  const since = stays.map((card) => cardOf(game, card).since);
  const ref: CardRef = [id, whole.version];
  const things = separate(game, id, [
    ...(stays.length > 0 ? [stays] : []),
    ...gone.map((one) => [one]),
  ]);
  layBeside(game, whole, things);
  const [rest] = things;
  if (stays.length > 0 && rest !== undefined) {
    const thing = changing(game, rest);
    thing.status = status;
    if (keeps) thing.since = since[0] ?? thing.since;
    else thing.since = game.state.turn.number;
    if (keeps) goOnAbout(game, ref, [rest, thing.version], facts);
  }
  return gone.map((card) => ({ kind: 'move', card, to }));
};

/** The moves of the cards that lie under the one that an event moves, as far as they do not stay with it or where they are. */
export const movesOfParts = (game: Game, event: GameEvent): readonly GameEvent[] => {
  const card = Number(event.card);
  const under = cardsUnder(game, card);
  if (event['alone'] === true) {
    const said = say(game, 'uncovered', card, under, stayingIn(event));
    if (said !== null) return said.gone.map((gone) => ({ kind: 'move', card: gone, to: said.to }));
  }
  if (say(game, 'staysTheSame', card, wordIn(event.to))) return [];
  return under.map((one) => partGoing(game, event, one));
};

/** How a card goes that lies under the one that an event moves: along with it, or where the game has it go. */
export const partGoing = (game: Game, event: GameEvent, part: number): GameEvent => {
  const to = say(game, 'partsGo', Number(event.card), wordIn(event.to));
  return to === '' ? { ...alone(event), card: part } : { kind: 'move', card: part, to };
};

/** How a part goes of what an event moves: each to its owner's zone, attached to nothing. */
const alone = ({ side: _, controller: __, host: ___, ...event }: GameEvent): GameEvent => event;

/** The cards under the one that leaves alone of which somebody has said that they stay. */
export const stayingIn = ({ stays }: GameEvent): readonly number[] | null =>
  (stays ?? null) as readonly number[] | null;

/** What was about one thing is about another from now on: effects on it, and what the game keeps in mind. */
const goOnAbout = (
  { state, ledger }: Game,
  from: CardRef,
  to: CardRef,
  facts: readonly string[],
): void => {
  const isIt = (ref: Json): boolean =>
    Array.isArray(ref) && ref.length === 2 && ref[0] === from[0] && ref[1] === from[1];
  state.effects = state.effects.map((effect): ContinuousEffect => {
    if (effect.cards?.some(isIt) !== true) return effect;
    const about = { ...effect, cards: effect.cards.map((ref) => (isIt(ref) ? to : ref)) };
    if (ledger !== null) carry(ledger)(effect, about);
    return about;
  });
  for (const name of facts) {
    const value = state.facts[name];
    if (value !== undefined && isIt(value)) state.facts[name] = to;
  }
};
