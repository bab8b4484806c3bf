/**
 * Whether a game is where it was before: what 1401 calls a loop. Cards move between finitely many places, so what
 * repeats without limit comes back to the same ones; only effects may have piled up meanwhile.
 */
import { lookAt } from '../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, isShared, LimitReached } from '../../kernel/game.js';
import { type Frame, keyOf, newTable, type PastAnswer, type Player } from '../../kernel/state.js';
import { add, addInAnyOrder, addWord, type Digest, newDigest, textOf } from './digest.js';
import { anywhere, fieldOf, usesOf } from './words.js';

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

/** What effects have made of the cards on the field. */
const addLooks = (all: Digest, game: Game): void => {
  for (const player of game.world.rules.players)
    for (const id of fieldOf(game, player)) {
      const { traits, abilities } = lookAt(game, id);
      addWord(all, JSON.stringify([traits, abilities]));
    }
};

export const answersOf = (game: Game): readonly PastAnswer[] =>
  (game.state.facts['answers'] ?? []) as unknown as readonly PastAnswer[];

/** Answers with which somebody may go on or stop; which ability comes first is no such thing. */
export const freeAnswers = (answers: readonly PastAnswer[]): readonly PastAnswer[] =>
  answers.filter(({ free, kind, by }) => free && kind !== 'order' && by !== 'chance');

/** So often may the cards come back to where they were while only effects pile up. */
const patience = 50;

/** So many rounds of one rule check are a loop that nothing has ended, whatever it is. */
const mostRounds = 500;

/**
 * Notes one more round of a rule check, and says whether it repeats what nobody can stop: everything is exactly as
 * it was before and nobody has had a choice since; or, since effects may pile up first and then change something,
 * the cards alone have come back to the same places very often.
 */
export const repetitionSeen = (game: Game, { locals }: Frame): boolean => {
  const rounds = Number(locals['rounds'] ?? 0) + 1;
  if (rounds > mostRounds)
    throw new LimitReached(`a rule check does not end after ${mostRounds} rounds`);
  locals['rounds'] = rounds;
  // Nearly every rule check ends here; what repeats itself will do so once more.
  if (rounds <= 2) return false;
  const choices = freeAnswers(answersOf(game)).length;
  const all = digestOfPlaces(game);
  const places = textOf(all);
  addLooks(all, game);
  const exactly = textOf(all);
  const seen =
    locals['choices'] === choices ? (locals['seen'] as Record<string, number>) : newTable<number>();
  locals['choices'] = choices;
  locals['seen'] = seen;
  seen[places] = (seen[places] ?? 0) + 1;
  seen[exactly] = (seen[exactly] ?? 0) + 1;
  return seen[exactly] > 1 || seen[places] > patience;
};
