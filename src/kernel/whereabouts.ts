/**
 * Where a game is, in a few bits that are the same for the same: what rules about repetition compare. Cards move between
 * finitely many places, so what repeats without limit comes back to the same ones; only effects may have piled up.
 */
import { viewOf } from './continuous.js';
import { add, addInAnyOrder, addWord, type Digest, newDigest, digestText } from './digest.js';
import { cardOf, cardsIn, type Game, isShared } from './game.js';

/** What of a game makes a difference to where it is. */
export interface Whereabouts {
  readonly zones: readonly string[];
  /** Zones in which the order of the cards makes a difference. */
  readonly ordered: ReadonlySet<string>;
  /** Zones in which it does how cards lie, what is attached to what, and whose they are. */
  readonly lying: ReadonlySet<string>;
  /** Facts that say nothing of where the game is. */
  readonly apart: ReadonlySet<string>;
  /** What else does; its order makes none. */
  readonly more: (game: Game) => readonly (readonly number[])[];
}

/** Where every card is and how it lies, and what waits: states keep this in place of the board that it stands for. */
export const placesOf = (game: Game, what: Whereabouts): string =>
  digestText(digestOfPlaces(game, what));

/** The same, and what effects have made of the cards. */
export const standingOf = (game: Game, what: Whereabouts): string => {
  const all = digestOfPlaces(game, what);
  addLooks(all, game);
  return digestText(all);
};

const digestOfPlaces = (game: Game, what: Whereabouts): Digest => {
  const all = newDigest();
  for (const zone of what.zones) {
    if (isShared(game, zone)) addZone(all, game, what, ['', zone]);
    else for (const player of game.world.rules.players) addZone(all, game, what, [player, zone]);
  }
  addFacts(all, game, what);
  const { waiting, delayed, turn } = game.state;
  for (const { source, ability, it } of waiting) {
    add(all, source[0]);
    add(all, ability);
    for (const [id] of it ?? []) add(all, id);
  }
  for (const { text } of delayed) add(all, text);
  add(all, turn.number);
  addWord(all, turn.player);
  addWord(all, turn.first);
  addWord(all, turn.step);
  return all;
};

const addZone = (
  all: Digest,
  game: Game,
  { ordered, lying }: Whereabouts,
  [player, zone]: readonly [string, string],
): void => {
  const ids = cardsIn(game, player, zone);
  add(all, ids.length);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    if (ordered.has(zone)) add(all, id);
    else addInAnyOrder(all, digestOfCard(game, id, lying.has(zone)));
  }
};

const digestOfCard = (game: Game, id: number, lies: boolean): Digest => {
  const card = newDigest();
  add(card, id);
  if (lies) addLying(card, game, id);
  return card;
};

const addLying = (card: Digest, game: Game, id: number): void => {
  const { status, host, controller, since } = cardOf(game, id);
  for (const name in status) {
    addWord(card, name);
    addWord(card, status[name] ?? '');
  }
  add(card, host);
  add(card, since === game.state.turn.number ? 1 : 0);
  addWord(card, controller);
};

/** Facts come and go, so that their order says nothing. */
const addFacts = (all: Digest, game: Game, { apart, more }: Whereabouts): void => {
  const { facts } = game.state;
  for (const name in facts) {
    if (apart.has(name)) continue;
    const fact = newDigest();
    addWord(fact, name);
    addWord(fact, JSON.stringify(facts[name]));
    addInAnyOrder(all, fact);
  }
  for (const numbers of more(game)) {
    const one = newDigest();
    for (const number of numbers) add(one, number);
    addInAnyOrder(all, one);
  }
};

const addLooks = (all: Digest, game: Game): void => {
  for (const [id, { traits, abilities }] of viewOf(game).looks) {
    const look = newDigest();
    add(look, id);
    addWord(look, JSON.stringify([traits, abilities]));
    addInAnyOrder(all, look);
  }
};
