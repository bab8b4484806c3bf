/**
 * Whether a game is where it was before: what 1401 calls a loop. Cards move between finitely many places, so what
 * repeats without limit comes back to the same ones; only effects may have piled up meanwhile.
 */
import { lookAt } from '../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, isShared, LimitReached } from '../../kernel/game.js';
import { type Frame, keyOf, newTable, type PastAnswer } from '../../kernel/state.js';
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
const usedUp = (game: Game): readonly string[] =>
  Object.keys(usesOf(game))
    .filter((key) => {
      const [id = 0, life = 0, number = 0] = key.split(/[./]/).map(Number);
      const ability = game.world.abilities[number];
      const limited =
        (ability?.kind === 'activated' || ability?.kind === 'triggered') && ability.oncePerTurn;
      return limited === true && game.state.cards[id - 1]?.version === life;
    })
    .map((key) => key.replace(/\.\d+/, ''))
    .sort();

/**
 * Where every card is and how it lies, what waits and what was used up: short, the same for the same. States keep this
 * in place of the board that it stands for.
 */
export const whereaboutsOf = (game: Game): string => digestOf(inventoryOf(game));

/** The same at length, as numbers one after the other. */
const inventoryOf = (game: Game): number[] => {
  const all: number[] = [];
  addPlaces(all, game);
  const { waiting, delayed, facts, turn } = game.state;
  for (const name of Object.keys(facts).sort())
    if (!apart.has(name)) addWord(all, `${name}=${JSON.stringify(facts[name])}`);
  for (const key of usedUp(game)) addWord(all, key);
  for (const { source, ability, it } of waiting) {
    all.push(source[0], ability);
    for (const [id] of it) all.push(id);
  }
  for (const { text } of delayed) all.push(text);
  all.push(turn.number);
  for (const word of [turn.player, turn.first, turn.step]) addWord(all, word);
  return all;
};

const addPlaces = (all: number[], game: Game): void => {
  for (const zone of anywhere)
    for (const player of isShared(game, zone) ? [''] : game.world.rules.players) {
      const ids = cardsIn(game, player, zone);
      all.push(ids.length);
      for (const id of ordered.has(zone) ? ids : inOrder(ids)) {
        all.push(id);
        if (zone === 'field') addLying(all, game, id);
      }
    }
};

const inOrder = (ids: readonly number[]): readonly number[] =>
  ids.length < 2 ? ids : ids.slice().sort((a, b) => a - b);

const addLying = (all: number[], game: Game, id: number): void => {
  const { status, host, controller, since } = cardOf(game, id);
  for (const name of Object.keys(status)) addWord(all, keyOf(name, status[name] ?? ''));
  all.push(host, since === game.state.turn.number ? 1 : 0);
  addWord(all, controller);
};

/** Where one word ends and the next begins makes a difference. */
const addWord = (all: number[], word: string): void => {
  all.push(word.length);
  for (let at = 0; at < word.length; at++) all.push(word.charCodeAt(at));
};

/** What effects have made of the cards on the field. */
const addLooks = (all: number[], game: Game): void => {
  for (const player of game.world.rules.players)
    for (const id of fieldOf(game, player)) {
      const { traits, abilities } = lookAt(game, id);
      addWord(all, JSON.stringify([traits, abilities]));
    }
};

/** FNV-1a, twice with different seeds and factors. */
const digestOf = (all: readonly number[]): string => {
  let [one, other] = [0x811c9dc5 | 0, 0x01000193];
  for (const number of all) {
    one = Math.imul(one ^ number, 0x01000193);
    other = Math.imul(other ^ number, 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
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
  const all = inventoryOf(game);
  const places = digestOf(all);
  addLooks(all, game);
  const exactly = digestOf(all);
  const seen =
    locals['choices'] === choices ? (locals['seen'] as Record<string, number>) : newTable<number>();
  locals['choices'] = choices;
  locals['seen'] = seen;
  seen[places] = (seen[places] ?? 0) + 1;
  seen[exactly] = (seen[exactly] ?? 0) + 1;
  return seen[exactly] > 1 || seen[places] > patience;
};
