/**
 * Whether a game is where it was before: what 1401 calls a loop. Cards move between finitely many places, so what
 * repeats without limit comes back to the same ones; only effects may have piled up meanwhile (see endless.ts).
 */
import { viewOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, isShared } from '../../kernel/game.js';
import { keyOf, type PastAnswer, type Player } from '../../kernel/state.js';
import { add, addInAnyOrder, addWord, type Digest, newDigest, textOf } from './digest.js';
import { anywhere, usesOf } from './words.js';

/** Places in which the order of the cards makes a difference. */
const ordered = new Set(['deck', 'life', 'resolution zone']);

/** What is kept of loops, for each of the places where players act as often as they like. */
export const keptOfLoops = ['past actions', 'loop', 'loop run', 'answers before'] as const;

/** Facts about repetition itself, and other things that say nothing of where the game is. */
const apart = new Set([
  'answers',
  'answers ahead',
  ...['main', 'counter'].flatMap((place) => keptOfLoops.map((what) => keyOf(place, what))),
  'actions this turn',
  'loop on trial',
  'used this turn',
  'checkpoint',
]);

/** Of what was used this turn only what may not be used again makes a difference, and only to the card that is there. */
const isUsedUp = (game: Game, [id = 0, life = 0, number = 0]: readonly number[]): boolean => {
  const ability = game.world.abilities[number];
  const limited =
    (ability?.kind === 'activated' || ability?.kind === 'triggered') && ability.oncePerTurn;
  return limited === true && game.state.cards[id - 1]?.version === life;
};

/**
 * Where every card is and how it lies, what waits and what was used up: short, the same for the same. States keep this
 * in place of the board that it stands for.
 */
export const whereaboutsOf = (game: Game): string => textOf(digestOfPlaces(game));

const digestOfPlaces = (game: Game): Digest => {
  const all = newDigest();
  for (const zone of anywhere) {
    if (isShared(game, zone)) addZone(all, game, '', zone);
    else for (const player of game.world.rules.players) addZone(all, game, player, zone);
  }
  addFacts(all, game);
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

const addZone = (all: Digest, game: Game, player: Player, zone: string): void => {
  const ids = cardsIn(game, player, zone);
  add(all, ids.length);
  const inAnyOrder = !ordered.has(zone);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    if (inAnyOrder) addInAnyOrder(all, digestOfCard(game, id, zone));
    else add(all, id);
  }
};

const digestOfCard = (game: Game, id: number, zone: string): Digest => {
  const card = newDigest();
  add(card, id);
  if (zone === 'field') addLying(card, game, id);
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
const addFacts = (all: Digest, game: Game): void => {
  const { facts } = game.state;
  for (const name in facts) {
    if (apart.has(name)) continue;
    const fact = newDigest();
    addWord(fact, name);
    addWord(fact, JSON.stringify(facts[name]));
    addInAnyOrder(all, fact);
  }
  for (const key in usesOf(game)) {
    const use = key.split(/[./]/).map(Number);
    if (!isUsedUp(game, use)) continue;
    const [id = 0, , ability = 0] = use;
    const used = newDigest();
    add(used, id);
    add(used, ability);
    addInAnyOrder(all, used);
  }
};

/** The same, and what effects have made of the cards. */
export const standingOf = (game: Game): string => {
  const all = digestOfPlaces(game);
  addLooks(all, game);
  return textOf(all);
};

const addLooks = (all: Digest, game: Game): void => {
  for (const [id, { traits, abilities }] of viewOf(game).looks) {
    const look = newDigest();
    add(look, id);
    addWord(look, JSON.stringify([traits, abilities]));
    addInAnyOrder(all, look);
  }
};

export const answersOf = (game: Game): readonly PastAnswer[] =>
  (game.state.facts['answers'] ?? []) as unknown as readonly PastAnswer[];

/** Answers with which somebody may go on or stop; which ability comes first is no such thing. */
export const freeAnswers = (answers: readonly PastAnswer[]): readonly PastAnswer[] =>
  answers.filter(({ free, kind, by }) => free && kind !== 'order' && by !== 'chance');
