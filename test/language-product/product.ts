/** What becomes of a text that is made up of words of a game: it is refused, it is shown to matter, or neither. */
import type { CardDefinition } from '../../src/kernel/ability.js';
import { random } from '../language/random.js';
import { type Bearer, compiled, type Compiled, type Table } from './boards.js';
import { partingOf, type Play, playOf, type Start } from './play.js';

/** A text of a card, and the same text without the phrase in question. */
export interface Combination {
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
  /** Whether a play goes otherwise with the phrase than without it. */
  readonly isNoticed: (combination: Combination) => boolean;
}

/** How often each board is played. */
const rounds: Readonly<Record<Bearer, number>> = { stays: 3, once: 12 };

export const trialsOn = (table: Table): Trials => {
  const without = remembering(64, ({ bearer, without: text }: Combination) =>
    compiled(table, bearer, text),
  );
  const baseline = remembering(8, ({ bearer, without: text }: Combination) => {
    const { definition } = compiled(table, bearer, text);
    if (definition === undefined) throw new Error(`no card: ${text}`);
    return startsOf(table, bearer, definition);
  });
  return {
    read: (combination) => {
      const whole = compiled(table, combination.bearer, combination.text);
      if (whole.problems.length > 0) return 'refused';
      const less = without(combination);
      if (less.problems.length > 0) return 'needed';
      return isSame(whole, less) ? 'dropped' : 'read';
    },
    isNoticed: (combination) => {
      const { definition } = compiled(table, combination.bearer, combination.text);
      return (
        definition !== undefined &&
        baseline(combination).some(
          ({ start, play }) => partingOf(playOf(start, definition), play) !== undefined,
        )
      );
    },
  };
};

const isSame = (one: Compiled, other: Compiled): boolean =>
  JSON.stringify(one.definition) === JSON.stringify(other.definition);

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

interface Started {
  readonly start: Start;
  readonly play: Play;
}

/** A board on which the card is still to be used. */
const toBeUsed = 'to be used';

const startsOf = (
  { situations }: Table,
  bearer: Bearer,
  card: CardDefinition,
): readonly Started[] => {
  const eager = bearer === 'once';
  const starts: Started[] = [];
  for (let seed = 1; seed <= rounds[bearer]; seed++)
    for (const [name, scenario] of situations) {
      if ((name === toBeUsed) !== eager) continue;
      const start = { scenario, seed, eager };
      starts.push({ start, play: playOf(start, card) });
    }
  return starts;
};

// ---------------------------------------------------------------- a phrase in its place

/** A phrase in a slot of a row, with every company that the row gives it. */
export interface Place {
  readonly slot: string;
  readonly phrase: string;
  readonly combinations: readonly Combination[];
}

export const placesIn = (combinations: readonly Combination[]): readonly Place[] => {
  const places = new Map<string, Place & { readonly combinations: Combination[] }>();
  for (const combination of combinations)
    for (const [slot, phrase] of Object.entries(combination.phrases)) {
      const key = `${slot} ${phrase}`;
      const place = places.get(key) ?? { slot, phrase, combinations: [] };
      place.combinations.push(combination);
      places.set(key, place);
    }
  return [...places.values()];
};

/** How many combinations are read, and how many of them played, before a phrase counts as one that never matters. */
const mostRead = 150;
const mostPlayed = 3;

/**
 * Whether a phrase comes to matter in its place: in one company at least it does.
 *
 * @returns a text in which it does not, where it is accepted and never matters
 */
export const neverNoticed = (
  trials: Trials,
  combinations: readonly Combination[],
): string | undefined => {
  if (combinations.length === 0) return undefined;
  const roll = random(combinations.length);
  let silent: string | undefined;
  let played = 0;
  for (let tries = 0; tries < mostRead && played < mostPlayed; tries++) {
    const combination = roll.pick(combinations);
    if (trials.read(combination) !== 'read') continue;
    played++;
    if (trials.isNoticed(combination)) return undefined;
    silent = combination.text;
  }
  return silent;
};
