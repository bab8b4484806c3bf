/**
 * Two games that differ in the text of one card, played alike until something shows: what may be decided, where the
 * cards are and what they are like, who sees them, what happened.
 */
import { createHash } from 'node:crypto';
import { LimitReached } from '../../src/kernel/budget.js';
import { viewOf } from '../../src/kernel/continuous.js';
import { cardOf, definitionOf, type Game, quietly, Unsupported } from '../../src/kernel/game.js';
import { traceOf } from '../../src/kernel/ledger.js';
import { advance, answer } from '../../src/kernel/machine.js';
import { makeWorld } from '../../src/kernel/register.js';
import { sees } from '../../src/kernel/sight.js';
import { type Thing, copyState, type Decision, type Option } from '../../src/kernel/state.js';
import type { CardDefinition, TraitValue } from '../../src/kernel/ability.js';
import type { Scenario } from '../../src/harness/suite.js';
import { wrongNumber } from '../../src/harness/options.js';
import { random } from '../language/random.js';
import { newGame } from '../../src/kernel/copies.js';

type Roll = ReturnType<typeof random>;

/** A game that goes on at random, and what can be seen of it at each decision. */
export interface Play {
  /** What can be seen at the so-manieth decision; nothing where the game did not get there. */
  readonly seen: (at: number) => string | undefined;
}

/** More decisions than it takes to go round to the same player again; plays that part do so in the first ten. */
const mostDecisions = 24;

export interface Start {
  readonly scenario: Scenario;
  readonly seed: number;
  /** The card in question is used before anything else. */
  readonly eager: boolean;
}

/** @param card takes the place of the card of the same name */
export const playOf = ({ scenario, seed, eager }: Start, card: CardDefinition): Play => {
  const { world, state } = scenario;
  const cards = new Map(world.cards);
  // The last, so that the abilities of all others have the same numbers.
  cards.delete(card.key);
  cards.set(card.key, card);
  const game = newGame(makeWorld(world.rules, cards), copyState(state));
  const special = state.things.find(({ definition }) => definition === card.key)?.id ?? 0;
  const roll = random(seed);
  const seen: string[] = [];
  let told = 1;
  let isOver = false;
  const goOn = (): void => {
    const { asked } = game.state;
    if (seen.length > 0 && asked !== null) {
      const picked = answerTo(asked, { special, always: eager && seen.length === 1 }, roll);
      if (picked === undefined) {
        isOver = true;
        return;
      }
      answer(game, picked);
    }
    advance(game);
    seen.push(digest(JSON.stringify(lookOver(game, told))));
    told = traceOf(game).nodes.length;
    isOver = game.state.asked === null || game.state.refusal !== null;
  };
  return {
    seen: (at) => {
      while (seen.length <= at && !isOver && seen.length < mostDecisions)
        step(goOn, seen, () => (isOver = true));
      return seen[at];
    },
  };
};

/** Plays are only compared, and what can be seen of one is long. */
const digest = (text: string): string => createHash('sha1').update(text).digest('base64');

/** What a bound breaks off, or a rule that nobody has written, shows as well. */
const step = (goOn: () => void, seen: string[], end: () => void): void => {
  try {
    goOn();
  } catch (error) {
    if (!(error instanceof LimitReached) && !(error instanceof Unsupported)) throw error;
    seen.push(error.message);
    end();
  }
};

/** Which of some pairs of plays part first; all are played side by side, since most that part do so soon. */
export const firstToPart = (pairs: readonly (readonly [Play, Play])[]): number | undefined => {
  let going = [...pairs.keys()];
  for (let at = 0; going.length > 0; at++) {
    const still: number[] = [];
    for (const index of going) {
      const [here, there] = pairs[index]?.map((play) => play.seen(at)) ?? [];
      if (here !== there) return index;
      if (here !== undefined) still.push(index);
    }
    going = still;
  }
  return undefined;
};

// ---------------------------------------------------------------- what players do

/** Something is done rather than nothing, but not for ever; and with the card in question rather than with others. */
const answerTo = (asked: Decision, liking: Liking, roll: Roll): readonly Option[] | undefined => {
  const { numbers } = asked;
  if (numbers !== undefined)
    return [{ verb: numbers.verb, value: (numbers.from ?? 0) + roll.below(4), rules: [] }];
  for (let tries = 0; tries < 20; tries++) {
    const left = [...asked.options];
    const most = Math.min(asked.max, left.length);
    const least = Math.min(asked.min, most);
    const some = Math.max(least, Math.min(1, most));
    const count = roll.below(4) === 0 ? least + roll.below(most - least + 1) : some;
    const picked = Array.from({ length: count }, () => take(left, liking, roll));
    if (wrongNumber(asked, picked) === undefined)
      return asked.ordered ? [...picked, ...left] : picked;
  }
  return undefined;
};

/** The card that is picked more often than others. */
interface Liking {
  readonly special: number;
  readonly always: boolean;
}

const take = (left: Option[], { special, always }: Liking, roll: Roll): Option => {
  const all = left.map((_, at) => at);
  const own = all.filter((at) => left[at]?.card === special);
  const cardless = all.filter((at) => left[at]?.card === undefined);
  const among = [own, cardless, all][always ? 0 : roll.below(3)] ?? all;
  const [picked] = left.splice(roll.pick(among.length > 0 ? among : all), 1);
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
};

// ---------------------------------------------------------------- what can be seen

/** Events that say only that a text was there. */
const onlyTexts = new Set([
  'begin-effect',
  'resolves',
  'comes-to-nothing',
  'use-ability',
  'fact',
  'status',
]);

const lookOver = (game: Game, told: number): readonly unknown[] => {
  const { state, world } = game;
  const { asked, turn, zones, result, refusal } = state;
  return quietly(game, () => [
    asked && decided(asked),
    turn,
    zones,
    state.things.map(lying),
    changes(game),
    state.things.map(({ id }) => world.rules.players.filter((player) => sees(game, player, id))),
    result && [result.winner, result.why],
    refusal?.message,
    traceOf(game)
      .nodes.slice(told)
      .flatMap(({ kind }) =>
        kind.is === 'event' && kind.fate === 'happened' && !onlyTexts.has(kind.event.kind)
          ? [kind.event]
          : [],
      ),
  ]);
};

/** A card is never changed: another one takes its place. */
const known = new WeakMap<Thing, string>();

const lying = (card: Thing): string => {
  let text = known.get(card);
  if (text === undefined) {
    const { controller, status, host, cards } = card;
    known.set(card, (text = JSON.stringify([controller, status, host, cards])));
  }
  return text;
};

/** What effects make of the cards, where that is not what is written on them. */
const changes = (game: Game): unknown => {
  const changed: [number, string, TraitValue | undefined][] = [];
  for (const [id, { traits }] of viewOf(game).looks) {
    const printed = definitionOf(game, cardOf(game, id)).traits;
    for (const trait of new Set([...Object.keys(traits), ...Object.keys(printed)]))
      if (JSON.stringify(traits[trait]) !== JSON.stringify(printed[trait]))
        changed.push([id, trait, traits[trait]]);
  }
  return changed.sort(([one], [other]) => one - other);
};

const decided = ({ kind, by, min, max, ordered, total, options }: Decision): unknown => [
  kind,
  by,
  min,
  max,
  ordered,
  total,
  options.map(({ verb, card, player, value, ability }) => [verb, card, player, value, ability]),
];
