/**
 * Which effects of a layer would change what others apply to, or by how much, were they applied first. That is asked of
 * every two of them, so each effect is tried alone but once, and each filter is told only what that changes.
 */
import type { Amount, Filter, Test, TraitValue } from './ability.js';
import { subjects } from './active-effects.js';
import { keywordsOf, lookAt, type Look, traitsOf, type View } from './continuous.js';
import { type Game, spend } from './game.js';
import { changeLook, type Part, traitName } from './layers.js';
import { amount, type Context, matching, meets, zonesOf } from './select.js';

/** By the place of each part: the places of those that would change its scope. */
export type Changers = readonly ReadonlySet<number>[];

/** Whether any part's text speaks of something that one of them writes. */
export const dependsOnTraits = (parts: readonly Part[]): boolean => {
  const written = new Set(parts.map(({ change }) => traitName(change)));
  return parts.some((part) => [...written].some((trait) => touches(trait, readerOf(part))));
};

export const changersOf = (game: Game, parts: readonly Part[]): Changers => {
  const { view } = game;
  const found = parts.map(() => new Set<number>());
  if (view === null) return found;
  const readers = parts.map(readerOf);
  const scopes = readers.map((reader, at) => (reader.odd ? scopeOf(game, parts[at]!) : ''));
  const shifts: Shifts = new Map();
  parts.forEach((part, at) => {
    const trait = traitName(part.change);
    const touched = readers.flatMap((reader, other) => (touches(trait, reader) ? [other] : []));
    if (touched.every((other) => other === at)) return;
    underPart(game, view, part, (changes) => {
      addShifts(shifts, trait, at, changes);
      for (const other of touched)
        if (other !== at && readers[other]!.odd && scopeOf(game, parts[other]!) !== scopes[other])
          found[other]!.add(at);
    });
  });
  const told: Told = new Map();
  return found.map((odd, at) => {
    const reader = readers[at]!;
    if (reader.odd) return odd;
    return union(reader.gauges.map((gauge) => toldTo(game, told, gauge, shifts)));
  });
};

// ---------------------------------------------------------------- what decides the scope of a part

/** A filter by which a part is measured: which cards it lets through, or only how many. */
interface Gauge {
  readonly filter: Filter;
  readonly context: Context;
  readonly counts: boolean;
}

/** What decides to which cards a part applies and by how much. */
interface Reader {
  /** The characteristics that its text speaks of. */
  readonly traits: ReadonlySet<string>;
  readonly gauges: readonly Gauge[];
  /** More decides it than filters that look at one card after another. */
  readonly odd: boolean;
}

const readerOf = ({ active, change }: Part): Reader => {
  const { text, context } = active;
  const { subject } = text;
  const written = amountIn(change);
  const filters = filtersIn(written);
  const own = active.cards === null && subject.is === 'cards' ? [subject.filter] : [];
  const traits = new Set<string>();
  addTraits([subject, written], traits);
  return {
    traits,
    gauges: [
      ...own.map((filter) => ({ filter, context, counts: false })),
      ...(filters ?? []).map((filter) => ({ filter, context, counts: true })),
    ],
    odd: filters === undefined || ![...own, ...filters].every(looksAtOneCard),
  };
};

const touches = (trait: string, { traits }: Reader): boolean => traits.has(trait);

const amountIn = (change: Part['change']): Amount => {
  if (change.change === 'add') return change.amount;
  return change.change === 'set' && typeof change.value !== 'boolean' ? change.value : 0;
};

/** The filters that an amount counts with; nothing where it is no such count. */
const filtersIn = (written: Amount): readonly Filter[] | undefined => {
  if (typeof written === 'number' || written === 'that') return [];
  if ('count' in written) return [written.count];
  return 'times' in written ? filtersIn(written.amount) : undefined;
};

const looksAtOneCard = ({ top, tests }: Filter): boolean =>
  (top === undefined || typeof top === 'number') && tests.every(isOfOneCard);

/** A word may stand for anything, and an amount for any number of cards. */
const isOfOneCard = (test: Test): boolean =>
  test.test !== 'word' && (test.test !== 'compare' || typeof test.compare.amount === 'number');

/** Every characteristic that a text names, wherever it does; keywords are a matter of abilities. */
const addTraits = (text: unknown, into: Set<string>): void => {
  if (typeof text !== 'object' || text === null) return;
  const { trait, test } = text as { readonly trait?: unknown; readonly test?: unknown };
  if (typeof trait === 'string') into.add(trait);
  if (test === 'keyword') into.add('abilities');
  for (const part of Object.values(text)) addTraits(part, into);
};

const scopeOf = (game: Game, part: Part): string =>
  JSON.stringify([
    subjects(game, part.active),
    amount(game, amountIn(part.change), part.active.context),
  ]);

// ---------------------------------------------------------------- what a part changes by itself

type Value = TraitValue | undefined;

interface Changed {
  readonly card: number;
  readonly before: Value;
  readonly after: Value;
}

/** The same change of a characteristic, with all the cards to which parts do it. */
interface Shift extends Omit<Changed, 'card'> {
  readonly done: { readonly by: number; readonly card: number }[];
}

type Shifts = Map<string, Map<string, Shift>>;

/** Has something looked at as if a part had been applied before all others. */
const underPart = (
  game: Game,
  { looks }: View,
  { active, change, index }: Part,
  work: (changes: readonly Changed[]) => void,
): void => {
  const trait = traitName(change);
  const fixed = active.amounts[index] ?? null;
  const ids = subjects(game, active);
  const before = ids.map((card) => [card, valueOf(game, card, trait), looks.get(card)] as const);
  for (const [card] of before) {
    const look = copyOf(lookAt(game, card));
    looks.set(card, look);
    changeLook(game, look, change, active, fixed);
  }
  work(before.map(([card, value]) => ({ card, before: value, after: valueOf(game, card, trait) })));
  for (const [card, , look] of before) {
    if (look === undefined) looks.delete(card);
    else looks.set(card, look);
  }
};

const copyOf = ({ traits, abilities, gained }: Look): Look => ({
  traits: { ...traits },
  abilities,
  gained: new Map(gained),
  reasons: {},
  keywords: null,
});

const valueOf = (game: Game, card: number, trait: string): Value =>
  trait === 'abilities' ? keywordsOf(game, lookAt(game, card)) : traitsOf(game, card, trait);

const addShifts = (
  shifts: Shifts,
  trait: string,
  by: number,
  changes: readonly Changed[],
): void => {
  let ofTrait = shifts.get(trait);
  if (ofTrait === undefined) shifts.set(trait, (ofTrait = new Map<string, Shift>()));
  for (const { card, before, after } of changes) {
    const key = `${JSON.stringify(before)} ${JSON.stringify(after)}`;
    const shift = ofTrait.get(key);
    if (shift === undefined) ofTrait.set(key, { before, after, done: [{ by, card }] });
    else shift.done.push({ by, card });
  }
};

// ---------------------------------------------------------------- what a filter notices of that

/** What was found of the filters so far: the same for all copies of a card. */
type Told = Map<Filter, Map<string, ReadonlySet<number>>>;

const toldTo = (game: Game, told: Told, gauge: Gauge, shifts: Shifts): ReadonlySet<number> => {
  const { filter, context, counts } = gauge;
  let known = told.get(filter);
  if (known === undefined) told.set(filter, (known = new Map<string, ReadonlySet<number>>()));
  const isOwn = filter.other || filter.whose === 'owner' || filter.whose === 'controller';
  const key = `${counts} ${context.controller} ${isOwn ? String(context.source) : ''}`;
  let noticed = known.get(key);
  if (noticed === undefined) {
    const each = [...shifts].map(([trait, all]) => noticedOf(game, gauge, trait, all.values()));
    known.set(key, (noticed = union(each)));
  }
  return noticed;
};

/** The parts that have cards pass the filter that did not, or the other way round. */
const noticedOf = (
  game: Game,
  { filter, context, counts }: Gauge,
  trait: string,
  shifts: Iterable<Shift>,
): ReadonlySet<number> => {
  const noticed = new Set<number>();
  const tests = filter.tests.filter((test) => isAbout(test, trait));
  if (tests.length === 0) return noticed;
  const others = { zones: zonesOf(game, filter), tests: without(filter.tests, tests) };
  const open = new Set(matching(game, { ...filter, unnamed: undefined, ...others }, context));
  const lets = (value: Value): boolean => tests.every((test) => meets(game, value, test, context));
  const more = new Map<number, number>();
  for (const { before, after, done } of shifts) {
    spend(game, 1);
    const [did, does] = [lets(before), lets(after)];
    if (did === does) continue;
    for (const { by, card } of done)
      if (open.has(card))
        more.set(by, (more.get(by) ?? 0) + (counts ? Number(does) - Number(did) : 1));
  }
  for (const [by, change] of more) if (change !== 0) noticed.add(by);
  return noticed;
};

const isAbout = (test: Test, trait: string): boolean =>
  test.test === 'keyword'
    ? trait === 'abilities'
    : 'trait' in test && test.trait === trait && !('printed' in test && test.printed);

const without = <T>(all: readonly T[], some: readonly T[]): readonly T[] =>
  all.filter((one) => !some.includes(one));

const union = (sets: readonly ReadonlySet<number>[]): ReadonlySet<number> => {
  const [only] = sets;
  if (sets.length === 1 && only !== undefined) return only;
  const all = new Set<number>();
  for (const set of sets) for (const one of set) all.add(one);
  return all;
};
