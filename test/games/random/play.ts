/** Random legal answers, and what must be so after each of them whatever the cards say. */
import { wrongNumber } from '../../../src/harness/options.js';
import { LimitReached } from '../../../src/kernel/budget.js';
import { definitionOf, type Game, Unsupported } from '../../../src/kernel/game.js';
import { isInfinite } from '../../../src/kernel/infinite.js';
import { type Ledger, newLedger } from '../../../src/kernel/ledger.js';
import { advance, answer } from '../../../src/kernel/machine.js';
import { type Decision, type Option, zoneKey } from '../../../src/kernel/state.js';
import type { LaidOut } from '../table.js';
import type { Random } from './which.js';
import { newGame } from '../../../src/kernel/copies.js';

/** Bounds of one random game: it may come to them, and then it is over. */
const limits = { steps: 1500, depth: 60, cards: 400, work: 300_000, memory: 400_000 };

/** How a game went; a complaint is a fault of the machine. */
export interface Played {
  readonly steps: number;
  readonly end: string;
  readonly complaint: string | undefined;
}

/**
 * Plays on with random answers, up to so many.
 *
 * @param throughJson whether the game is taken through JSON before every answer
 */
export const playOn = (
  { world, state }: LaidOut,
  random: Random,
  throughJson: boolean,
  most = 40,
  ledger: Ledger | null = newLedger(),
): { readonly played: Played; readonly game: Game } => {
  const game = newGame(world, json(state), ledger, limits);
  const cards = state.things.length;
  const played = (end: string, complaint?: string): Played => ({
    steps: game.steps,
    end,
    complaint,
  });
  try {
    for (let count = 0; count < most; count++) {
      advance(game);
      const wrong = faultIn(game, cards);
      if (wrong !== undefined) return { played: played('', wrong), game };
      const { asked } = game.state;
      if (asked === null)
        return { played: played(game.state.result?.why ?? 'nothing asked'), game };
      const picked = legalAnswer(asked, random);
      if (throughJson) {
        game.state = json(game.state);
        game.view = null;
        game.known = null;
      }
      if (picked === undefined) return { played: played('', 'there is no legal answer'), game };
      answer(game, again(game, asked, picked));
    }
  } catch (error) {
    if (error instanceof LimitReached || error instanceof Unsupported)
      return { played: played(error.constructor.name), game };
    return {
      played: played('', error instanceof Error ? (error.stack ?? '') : String(error)),
      game,
    };
  }
  return { played: played('enough'), game };
};

export const json = <T extends object>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** The same options, as they are after a game went through JSON. */
export const again = (game: Game, before: Decision, picked: readonly Option[]): readonly Option[] =>
  picked.map((one) => game.state.asked?.options[before.options.indexOf(one)] ?? one);

export const legalAnswer = (asked: Decision, { below }: Random): readonly Option[] | undefined => {
  const { numbers } = asked;
  if (numbers !== undefined)
    return [{ verb: numbers.verb, value: (numbers.from ?? 0) + below(4), rules: [] }];
  const { options, min, max } = asked;
  // Of many cards only two may be so much together.
  for (let tries = 0; tries < 1000; tries++) {
    const left = [...options];
    const count = Math.min(options.length, min + below(Math.min(max, options.length) - min + 1));
    const picked = Array.from(
      { length: count },
      () => left.splice(below(left.length), 1)[0],
    ).filter((option) => option !== undefined);
    if (wrongNumber(asked, picked) === undefined) return picked;
  }
  return undefined;
};

// ---------------------------------------------------------------- what must be so

const faultIn = (game: Game, before: number): string | undefined =>
  lostCard(game, before) ?? notJson(game.state, 'state');

/** Every card is in just one place, and that is where it says it is. */
export const lostCard = (game: Game, before: number): string | undefined => {
  const { things, zones } = game.state;
  const places = new Map<number, string[]>();
  for (const [key, ids] of Object.entries(zones))
    for (const id of ids) places.set(id, [...(places.get(id) ?? []), key]);
  const parts = things.flatMap(({ cards }) => cards).sort((one, other) => one - other);
  if (parts.some((card, at) => card !== at + 1)) return `cards are lost: ${parts.join()}`;
  for (const [at, card] of things.entries()) {
    const { id, zone, side, host } = card;
    const there = places.get(id) ?? [];
    const wanted = zone === '' ? [] : [zoneKey(side, zone)];
    const what = `card ${id} (${definitionOf(game, card).name})`;
    if (id !== at + 1) return `card ${id} stands at ${at + 1}`;
    if (there.join() !== wanted.join())
      return `${what} is in ${there.join(', ')}, not in ${wanted.join()}`;
    // What is a part of another thing is where that is.
    if (zone === '' && card.cards.length > 0 && id <= before) return `${what} is lost`;
    if (host < 0 || host > things.length || host === id) return `${what} is attached to ${host}`;
  }
  return undefined;
};

/** What would be another thing after it has been through JSON. */
export const notJson = (value: unknown, where: string): string | undefined => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) || isInfinite(value)
      ? undefined
      : `${where} is the number ${value}`;
  if (typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value !== 'object') return `${where} is a ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype && prototype !== Array.prototype)
    return `${where} is no plain data`;
  for (const [key, part] of Object.entries(value)) {
    const wrong = notJson(part, `${where}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};
