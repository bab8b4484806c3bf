/**
 * Whether a game is where it was before: what 1401 calls a loop. Cards move between finitely many places, so what
 * repeats without limit comes back to the same ones; only effects may have piled up meanwhile.
 */
import { lookAt } from '../../kernel/continuous.js';
import { cardOf, type Game, LimitReached } from '../../kernel/game.js';
import type { Frame, Json, PastAnswer } from '../../kernel/state.js';
import { usesOf } from './words.js';

const ordered = ['deck', 'life', 'resolution zone'];

/** Facts about repetition itself, and other things that say nothing of where the game is. */
const apart = [
  'answers',
  'answers ahead',
  'past actions',
  'loop',
  'loop run',
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
  const { zones, waiting, delayed, facts, turn } = game.state;
  const places = Object.keys(zones)
    .filter((key) => (zones[key] ?? []).length > 0)
    .sort()
    .map((key) => {
      const ids = zones[key] ?? [];
      const inOrder = ordered.some((zone) => key.endsWith(` ${zone}`));
      return [
        key,
        (inOrder ? [...ids] : [...ids].sort((a, b) => a - b)).map((id) => lies(game, id)),
      ];
    });
  const kept = Object.keys(facts)
    .filter((name) => !apart.includes(name))
    .sort()
    .map((name) => [name, facts[name]]);
  const woken = waiting.map(({ source, ability, it }) => [
    source[0],
    ability,
    it.map(([id]) => id),
  ]);
  return hash(
    JSON.stringify([places, kept, usedUp(game), woken, delayed.map(({ text }) => text), turn]),
  );
};

const lies = (game: Game, id: number): Json => {
  const { zone, status, host, controller, since } = cardOf(game, id);
  return zone === 'field' ? [id, status, host, controller, since === game.state.turn.number] : id;
};

/** The same with what effects have made of the cards on the field. */
const exactly = (game: Game): string =>
  hash(
    JSON.stringify([
      whereaboutsOf(game),
      ...game.world.rules.players.map((player) =>
        (game.state.zones[`${player} field`] ?? []).map((id) => {
          const { traits, abilities } = lookAt(game, id);
          return [traits, abilities];
        }),
      ),
    ]),
  );

/** FNV-1a, twice with different seeds: states keep this in place of the board that it stands for. */
const hash = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = Math.imul(other ^ code, 0x85ebca6b) >>> 0;
  }
  return one.toString(36) + other.toString(36);
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
  const choices = freeAnswers(answersOf(game)).length;
  const seen: Seen = locals['choices'] === choices ? ((locals['seen'] ?? {}) as Seen) : {};
  const [places, all] = [whereaboutsOf(game), exactly(game)];
  const now = { ...seen, [places]: (seen[places] ?? 0) + 1, [all]: (seen[all] ?? 0) + 1 };
  locals['choices'] = choices;
  locals['seen'] = now;
  return (now[all] ?? 0) > 1 || (now[places] ?? 0) > patience;
};
