/**
 * Whether all that anybody may choose in a loop is vain: each answer brings the cards back to places where they were, and what it
 * makes grow changes nothing of what any answer leads to. For that every answer is tried from each of those places, once
 * as the game came there first, and once more with what each answer adds.
 */
import { lookAt } from '../../kernel/continuous.js';
import { trialOf } from '../../kernel/copies.js';
import type { Game } from '../../kernel/game.js';
import { answer } from '../../kernel/machine.js';
import {
  answersTried,
  canBeTried,
  playOn,
  triedBeside,
  watching,
} from '../../kernel/nobody-stops.js';
import { firstNumber } from '../../kernel/options.js';
import type { Decision, Numbers as Unending, Option } from '../../kernel/state.js';
import { passing } from '../../kernel/watched.js';
import { neverMatters, newEffects, noteUse, type NumberUse } from './growth.js';
import { standingNow, whereaboutsOf } from './repetition.js';

/** So many rounds are tried in all. */
const mostRounds = 1000;

/** From one look to the next, by certain answers. */
interface Round {
  /** From which places, and what was answered; of numbers only that one was named. */
  readonly way: string;
  /** In how many ways that was tried, with one number or another. */
  readonly times: number;
  readonly to: string;
  /** The game as it is then. */
  readonly game: Game;
  readonly uses: readonly NumberUse[];
  readonly effects: string;
  /** What was added to the numbers on the cards. */
  readonly grown: string;
}

/** All rounds that there are from a place on, and how the game came to each place first; null where it may end, or nobody knows. */
interface Explored {
  readonly rounds: readonly Round[];
  readonly first: ReadonlyMap<string, Game>;
}

/** What is left to be tried. */
interface Allowance {
  rounds: number;
  /** Whether it was enough for all that was to be tried. */
  isEnough: boolean;
}

/** Whether it is all vain; nobody knows where more can be answered than can be tried. */
export const vanityOf = (game: Game): 'vain' | 'matters' | 'unknown' => {
  const allowance: Allowance = { rounds: mostRounds, isEnough: true };
  const found = triedBeside(game, (beside) => isVain(beside, allowance));
  if (found === true) return 'vain';
  return found === false && allowance.isEnough ? 'matters' : 'unknown';
};

const isVain = (game: Game, allowance: Allowance): boolean => {
  const base = explore(watching(game), allowance);
  if (base === null) return false;
  for (const [places, first] of base.first) {
    const plain = explore(first, allowance);
    if (plain === null || !numbersAreVain(plain.rounds)) return false;
    const stood = new Set([standingNow(first)]);
    for (const { to, game: grown } of base.rounds) {
      if (to !== places || stood.has(standingNow(grown))) continue;
      stood.add(standingNow(grown));
      const other = explore(grown, allowance);
      if (other === null || !isSame(plain.rounds, other.rounds)) return false;
    }
  }
  return true;
};

const isSame = (some: readonly Round[], others: readonly Round[]): boolean =>
  some.length === others.length && some.every((one, at) => leadsAlike(one, others[at]!));

/** Whether two rounds with the same answers come to the same, and so will with whatever one has more than the other. */
const leadsAlike = (one: Round, other: Round): boolean =>
  one.way === other.way &&
  one.to === other.to &&
  one.effects === other.effects &&
  one.grown === other.grown &&
  neverMatters(one.uses, other.uses);

/** Whether it is all the same which numbers were named: beside each the next one was tried as well. */
const numbersAreVain = (rounds: readonly Round[]): boolean =>
  rounds.every((round) => {
    const alike = rounds.filter(({ way }) => way === round.way);
    return alike.length === round.times && leadsAlike(alike[0]!, round);
  });

/** Every round from a place, and from all places where these lead. */
const explore = (from: Game, allowance: Allowance): Explored | null => {
  const first = new Map([[whereaboutsOf(from), from]]);
  const rounds: Round[] = [];
  for (const [places, game] of first) {
    const found = roundsFrom(game, places, allowance);
    if (found === null) return null;
    for (const round of found) {
      rounds.push(round);
      if (!first.has(round.to)) first.set(round.to, round.game);
    }
  }
  return { rounds, first };
};

/** A round that is not over. */
interface Begun {
  readonly game: Game;
  readonly way: string;
  readonly times: number;
  readonly uses: readonly NumberUse[];
}

const roundsFrom = (from: Game, way: string, allowance: Allowance): readonly Round[] | null => {
  const before = numbersOn(from);
  const rounds: Round[] = [];
  const start = trialOf(from);
  start.state.frames.at(-1)!.locals[passing] = true;
  const open: Begun[] = [{ game: start, way, times: 1, uses: [] }];
  for (let begun = open.pop(); begun !== undefined; begun = open.pop()) {
    if (--allowance.rounds < 0) return beyond(allowance);
    const { game } = begun;
    const uses = [...begun.uses];
    game.witness = (sight) => noteUse(uses, sight);
    const came = playOn(game);
    game.witness = undefined;
    if (came === 'unknown') return beyond(allowance);
    if (came === 'over') return null;
    if (came === 'asked') {
      const ways = answered({ ...begun, uses }, allowance);
      if (ways === null) return null;
      open.push(...ways);
      continue;
    }
    rounds.push({
      way: begun.way,
      times: begun.times,
      to: whereaboutsOf(game),
      game,
      uses,
      effects: newEffects(game, from.state.effects.length),
      grown: grownSince(game, before),
    });
  }
  return rounds;
};

const beyond = (allowance: Allowance): null => {
  allowance.isEnough = false;
  return null;
};

/** The same game with every answer; null where there are too many. */
const answered = (begun: Begun, allowance: Allowance): Begun[] | null => {
  const { game, way, uses } = begun;
  const { asked } = game.state;
  if (asked === null) return null;
  const isNumber = asked.numbers !== undefined;
  if (!isNumber && !canBeTried(asked)) return beyond(allowance);
  const answers = isNumber ? numbersToTry(asked.numbers) : answersTried(asked);
  const ways: Begun[] = [];
  for (const picked of answers) {
    if (ways.length >= allowance.rounds) return beyond(allowance);
    const next = trialOf(game);
    answer(next, picked);
    const said = isNumber ? 'number' : picked.map((one) => wordsOf(asked, one)).join('+');
    ways.push({ ...begun, game: next, uses, way: `${way}, ${said}` });
  }
  return isNumber ? ways.map((one) => ({ ...one, times: begun.times * ways.length })) : ways;
};

/** Two that are next to each other, on each side on which there is no end of them. */
const numbersToTry = (numbers: Unending): readonly (readonly Option[])[] => {
  const least = firstNumber(numbers);
  const near = numbers.from === null ? [0, 1, -1] : [0, 1];
  return near.map((more) => [{ ...least, value: Number(least.value) + more }]);
};

/** What was chosen, in words that mean the same in every round: what waits has another name each time, and its place. */
const wordsOf = ({ options }: Decision, option: Option): string => {
  const { verb, card, player, value, ability } = option;
  const named = verb === 'trigger' ? options.indexOf(option) : value;
  return JSON.stringify([verb, card, player, named, ability]);
};

type Numbers = ReadonlyMap<string, number>;

const numbersOn = (game: Game): Numbers =>
  new Map(
    game.state.things.flatMap(({ id }) =>
      Object.entries(lookAt(game, id).traits).flatMap(([trait, value]) =>
        typeof value === 'number' ? [[`${id} ${trait}`, value] as const] : [],
      ),
    ),
  );

const grownSince = (game: Game, before: Numbers): string =>
  [...numbersOn(game)]
    .map(([key, value]) => ({ key, grown: value - (before.get(key) ?? 0) }))
    .filter(({ grown }) => grown !== 0)
    .map(({ key, grown }) => `${key} ${grown}`)
    .join(', ');
