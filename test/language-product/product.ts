/** What becomes of a text that is made up of words of a game: it is refused, it is shown to matter, or neither. */
import type { CardDefinition } from '../../src/kernel/ability.js';
import { random } from '../language/random.js';
import { type Bearer, compiled, type Compiled, type Table } from './boards.js';
import { firstToPart, type Play, playOf, type Start } from './play.js';

/** A text of a card, and the same text without the phrase in question. */
export interface Combination {
  /** The row that it is made of, with its slots. */
  readonly row: string;
  readonly text: string;
  readonly without: string;
  readonly bearer: Bearer;
  /** Which phrase stands in which slot, where there are several to choose from. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** What reading makes of it. */
export type Reading =
  /** A problem says what is wrong. */
  | 'refused'
  /** Without the phrase the text makes no sense, so that nothing can be compared. */
  | 'needed'
  /** It means something else than without the phrase. */
  | 'read'
  /** It means the very same as without the phrase. */
  | 'dropped';

export interface Trials {
  readonly read: (combination: Combination) => Reading;
  /** Whether plays with these numbers go otherwise with the phrase than without it. */
  readonly isNoticed: (combination: Combination, seed: number) => boolean;
  /** How likely it is to be noticed, by what became of others with the same phrases. */
  readonly promiseOf: (combination: Combination) => number;
}

export const trialsOn = (table: Table): Trials => {
  const without = remembering(64, ({ bearer, without: text }: Combination) =>
    compiled(table, bearer, text),
  );
  const plays = remembering(12, (combination: Combination) =>
    playsWith(table, combination, without(combination).definition),
  );
  const readings = new Map<string, Reading>();
  const noticed = new Map<string, boolean>();
  const record = makeRecord();
  const boards = makeBoards();
  return {
    read: (combination) => {
      const key = keyOf(combination);
      let found = readings.get(key);
      if (found === undefined) readings.set(key, (found = readingOf(combination, without, table)));
      return found;
    },
    isNoticed: (combination, seed) => {
      const key = `${seed} ${keyOf(combination)}`;
      let found = noticed.get(key);
      if (found === undefined) {
        const { definition } = compiled(table, combination.bearer, combination.text);
        found = definition !== undefined && boards.anyTells(plays(combination)(seed), definition);
        noticed.set(key, found);
        record.note(combination, found);
      }
      return found;
    },
    promiseOf: record.promiseOf,
  };
};

/** How often combinations with each phrase were played, and noticed. */
const makeRecord = () => {
  const known = new Map<string, { played: number; noticed: number }>();
  const of = ([slot, phrase]: readonly [string, string]) => {
    const key = `${slot} ${phrase}`;
    const found = known.get(key) ?? { played: 0, noticed: 0 };
    known.set(key, found);
    return found;
  };
  return {
    note: ({ phrases }: Combination, isNoticed: boolean): void => {
      for (const entry of Object.entries(phrases)) {
        const found = of(entry);
        found.played++;
        if (isNoticed) found.noticed++;
      }
    },
    promiseOf: ({ phrases }: Combination): number =>
      Object.entries(phrases)
        .map(of)
        .reduce((all, { played, noticed }) => (all * (noticed + 1)) / (played + 2), 1),
  };
};

const keyOf = ({ bearer, text, without }: Combination): string => `${bearer} ${text} / ${without}`;

const readingOf = (
  combination: Combination,
  without: (combination: Combination) => Compiled,
  table: Table,
): Reading => {
  const whole = compiled(table, combination.bearer, combination.text);
  if (whole.problems.length > 0) return 'refused';
  const less = without(combination);
  if (less.problems.length > 0) return 'needed';
  return isSame(whole, less) ? 'dropped' : 'read';
};

const isSame = (one: Compiled, other: Compiled): boolean =>
  JSON.stringify(one.definition) === JSON.stringify(other.definition);

/** What is the same for all combinations that are compared with one text. */
const remembering = <T>(
  most: number,
  find: (combination: Combination) => T,
): ((combination: Combination) => T) => {
  const known = new Map<string, T>();
  return (combination) => {
    const key = `${combination.bearer} ${combination.without}`;
    let found = known.get(key);
    if (found === undefined) {
      if (known.size >= most) known.clear();
      known.set(key, (found = find(combination)));
    }
    return found;
  };
};

/** One game without the phrase, begun once somebody looks at it. */
interface Plain {
  readonly board: string;
  readonly start: Start;
  readonly play: () => Play;
}

/** So many boards are played side by side: most of what matters shows soon on one of the first. */
const abreast = 4;

/** Goes through boards in the order of how often they told a difference. */
const makeBoards = () => {
  const told = new Map<string, number>();
  const often = ({ board }: Plain): number => told.get(board) ?? 0;
  return {
    anyTells: (plays: readonly Plain[], definition: CardDefinition): boolean => {
      const inOrder = [...plays].sort((one, other) => often(other) - often(one));
      for (let at = 0; at < inOrder.length; at += abreast) {
        const some = inOrder.slice(at, at + abreast);
        const parted = firstToPart(
          some.map(({ start, play }) => [playOf(start, definition), play()]),
        );
        const board = some[parted ?? -1]?.board;
        if (board === undefined) continue;
        told.set(board, (told.get(board) ?? 0) + 1);
        return true;
      }
      return false;
    },
  };
};

/** How boards are called on which the card is still to be used. */
const toBeUsed = 'to be used';

/** The plays without the phrase, on every board, by their number. */
const playsWith = (
  { situations }: Table,
  { bearer, without }: Combination,
  card: CardDefinition | undefined,
): ((seed: number) => readonly Plain[]) => {
  if (card === undefined) throw new Error(`no card: ${without}`);
  const eager = bearer === 'once';
  const scenarios = [...situations].filter(([name]) => name.startsWith(toBeUsed) === eager);
  const known = new Map<number, readonly Plain[]>();
  return (seed) => {
    let plays = known.get(seed);
    if (plays === undefined) {
      plays = scenarios.map(([board, scenario]) => {
        const start = { scenario, seed, eager };
        let play: Play | undefined;
        return { board, start, play: () => (play ??= playOf(start, card)) };
      });
      known.set(seed, plays);
    }
    return plays;
  };
};

// ---------------------------------------------------------------- a phrase in its place

/** A phrase in a slot of a row, with every company that the row gives it. */
export interface Place {
  readonly row: string;
  readonly slot: string;
  readonly phrase: string;
  readonly combinations: readonly Combination[];
}

export const placesIn = (combinations: readonly Combination[]): readonly Place[] => {
  const places = new Map<string, Place & { readonly combinations: Combination[] }>();
  for (const combination of combinations)
    for (const [slot, phrase] of Object.entries(combination.phrases)) {
      const key = `${slot} ${phrase}`;
      const { row } = combination;
      const place = places.get(key) ?? { row, slot, phrase, combinations: [] };
      place.combinations.push(combination);
      places.set(key, place);
    }
  return [...places.values()];
};

/**
 * How often a phrase is played before it counts as one that never matters, on each board. Of those that matter nearly all
 * do so in the first try.
 */
const tries = 20;

/**
 * Whether a phrase comes to matter in its place: in one company at least it does.
 *
 * @param most how many combinations are read in search of those that are accepted
 * @param isExpected there is a reason why it should not: then one try is enough
 * @returns a text in which it does not, where it is accepted and never matters
 */
export const neverNoticed = (
  trials: Trials,
  { combinations }: Place,
  most: number,
  isExpected: boolean,
): string | undefined => {
  const accepted = mixed(combinations)
    .slice(0, most)
    .filter((one) => trials.read(one) === 'read');
  const [first] = accepted;
  if (first === undefined) return undefined;
  const tried: Combination[] = [];
  let left = accepted;
  for (let at = 0; at < (isExpected ? 1 : tries); at++) {
    if (left.length === 0) left = accepted;
    // What was noticed elsewhere is likely to be noticed here, but need not be: then other company may help.
    const one = (at % 2 === 0 ? mostPromising(trials, left) : leastLike(tried, left)) ?? first;
    if (trials.isNoticed(one, at + 1)) return undefined;
    tried.push(one);
    left = left.filter((other) => other !== one);
  }
  return first.text;
};

/** Whether a text ever comes to matter as it stands, in whatever company its phrases matter. */
export const isEverNoticed = (trials: Trials, one: Combination): boolean =>
  Array.from({ length: tries }, (_, at) => at + 1).some((seed) => trials.isNoticed(one, seed));

/** The one with the highest of these numbers, and of several the first. */
const highest = <T>(among: readonly T[], numberOf: (one: T) => number): T | undefined => {
  let [best] = among;
  let most = -Infinity;
  for (const one of among) {
    const number = numberOf(one);
    if (number > most) [best, most] = [one, number];
  }
  return best;
};

const mostPromising = (
  { promiseOf }: Trials,
  among: readonly Combination[],
): Combination | undefined => highest(among, promiseOf);

/** The one that has the fewest phrases of those that were tried. */
const leastLike = (
  tried: readonly Combination[],
  among: readonly Combination[],
): Combination | undefined =>
  highest(among, ({ phrases }) => {
    const shared = ([slot, phrase]: readonly [string, string]): number =>
      tried.filter((one) => one.phrases[slot] === phrase).length;
    return -Object.entries(phrases).reduce((sum, entry) => sum + shared(entry), 0);
  });

/** In another order, always the same. */
const mixed = <T>(all: readonly T[]): readonly T[] => {
  const roll = random(all.length);
  return all
    .map((one) => ({ one, at: roll.below(2 ** 30) }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
};
