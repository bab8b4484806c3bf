/**
 * Whether a game is where it was before: what 1401 calls a loop. Cards move between finitely many places, so what
 * repeats without limit comes back to the same ones; only effects may have piled up meanwhile.
 */
import { lookAt } from '../../kernel/continuous.js';
import { cardOf, type Game, LimitReached } from '../../kernel/game.js';
import type { Frame, PastAnswer } from '../../kernel/state.js';
import { usesOf } from './words.js';

const ordered = ['deck', 'life', 'resolution zone'];

/** What is kept of loops, for each of the places where players act as often as they like. */
export const keptOfLoops = ['past actions', 'loop', 'loop run', 'answers before'] as const;

/** Facts about repetition itself, and other things that say nothing of where the game is. */
const apart = [
  'answers',
  'answers ahead',
  ...['main', 'counter'].flatMap((place) => keptOfLoops.map((what) => `${place} ${what}`)),
  'actions this turn',
  'used this turn',
  'checkpoint',
];

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

/** Where every card is and how it lies, what waits and what was used up: short, the same for the same. */
export const whereaboutsOf = (game: Game): string => {
  const digest = newDigest();
  addPlaces(digest, game);
  const { waiting, delayed, facts, turn } = game.state;
  for (const name of Object.keys(facts).sort())
    if (!apart.includes(name)) addWord(digest, `${name}=${JSON.stringify(facts[name])}`);
  for (const key of usedUp(game)) addWord(digest, key);
  for (const { source, ability, it } of waiting) {
    addNumber(digest, source[0]);
    addNumber(digest, ability);
    for (const [id] of it) addNumber(digest, id);
  }
  for (const { text } of delayed) addNumber(digest, text);
  addNumber(digest, turn.number);
  for (const word of [turn.player, turn.first, turn.step]) addWord(digest, word);
  return textOf(digest);
};

const addPlaces = (digest: Digest, game: Game): void => {
  const { zones } = game.state;
  for (const key of Object.keys(zones).sort()) {
    const ids = zones[key] ?? [];
    if (ids.length === 0) continue;
    addWord(digest, key);
    if (ordered.some((zone) => key.endsWith(` ${zone}`)))
      for (const id of ids) addNumber(digest, id);
    else if (key.endsWith(' field')) for (const id of inOrder(ids)) addLying(digest, game, id);
    else for (const id of inOrder(ids)) addNumber(digest, id);
  }
};

const inOrder = (ids: readonly number[]): readonly number[] => ids.slice().sort((a, b) => a - b);

const addLying = (digest: Digest, game: Game, id: number): void => {
  const { status, host, controller, since } = cardOf(game, id);
  addNumber(digest, id);
  for (const name of Object.keys(status)) addWord(digest, `${name} ${status[name] ?? ''}`);
  addNumber(digest, host);
  addWord(digest, controller);
  addNumber(digest, since === game.state.turn.number ? 1 : 0);
};

/** The same with what effects have made of the cards on the field. */
const exactly = (game: Game): string => {
  const digest = newDigest();
  addWord(digest, whereaboutsOf(game));
  for (const player of game.world.rules.players)
    for (const id of game.state.zones[`${player} field`] ?? []) {
      const { traits, abilities } = lookAt(game, id);
      addWord(digest, JSON.stringify([traits, abilities]));
    }
  return textOf(digest);
};

/** FNV-1a, twice with different seeds: states keep this in place of the board that it stands for. */
interface Digest {
  one: number;
  other: number;
}

const newDigest = (): Digest => ({ one: 0x811c9dc5, other: 0x01000193 });

const addNumber = (digest: Digest, number: number): void => {
  digest.one = Math.imul(digest.one ^ number, 0x01000193) >>> 0;
  digest.other = Math.imul(digest.other ^ number, 0x85ebca6b) >>> 0;
};

const addWord = (digest: Digest, word: string): void => {
  for (let at = 0; at < word.length; at++) addNumber(digest, word.charCodeAt(at));
  // Where one ends and the next begins makes a difference.
  addNumber(digest, word.length);
};

const textOf = ({ one, other }: Digest): string => one.toString(36) + other.toString(36);

export const answersOf = (game: Game): readonly PastAnswer[] =>
  (game.state.facts['answers'] ?? []) as unknown as readonly PastAnswer[];

/** Answers with which somebody may go on or stop; which ability comes first is no such thing. */
export const freeAnswers = (answers: readonly PastAnswer[]): readonly PastAnswer[] =>
  answers.filter(({ free, kind, by }) => free && kind !== 'order' && by !== 'chance');

/** So often may the cards come back to where they were while only effects pile up. */
const patience = 50;

/** So many rounds of one rule check are a loop that nothing has ended, whatever it is. */
const mostRounds = 500;

interface Seen {
  readonly [key: string]: number;
}

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
  const seen: Seen = locals['choices'] === choices ? ((locals['seen'] ?? {}) as Seen) : {};
  const [places, all] = [whereaboutsOf(game), exactly(game)];
  const now = { ...seen, [places]: (seen[places] ?? 0) + 1, [all]: (seen[all] ?? 0) + 1 };
  locals['choices'] = choices;
  locals['seen'] = now;
  return (now[all] ?? 0) > 1 || (now[places] ?? 0) > patience;
};
