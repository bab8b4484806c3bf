/**
 * Which effects of a layer change what others apply to, by how much, or whether they apply at all. That is found by
 * trying: the effects are applied one after another to copies of the cards, and after each is looked which of those
 * before it would now do something else.
 */
import type { Amount, Condition, Filter, Test, TraitValue } from './ability.js';
import { applies, isStillAtWork, subjects } from './active-effects.js';
import { keywordsOf, lookAt, type Look, traitsOf, type View } from './continuous.js';
import { type Game, spend } from './game.js';
import { changeLook, type Part, traitName } from './layers.js';
import { amount, type Context, matching, meets, zonesOf } from './select.js';

/** By the place of each part: the places of those that change what it does. */
export type Changers = readonly Set<number>[];

/** Whether any part may be read otherwise once another has been applied. */
export const mayDepend = (parts: readonly Part[]): boolean => {
  const written = new Set(parts.map(({ change }) => traitName(change)));
  const onlyNumbers = parts.every(({ change }) => isOfNumbers(change));
  return parts.some(
    (part) =>
      // Other changes may take its ability away.
      (part.active.origin === 'static' && !onlyNumbers) || readsAny(part, written),
  );
};

const isOfNumbers = (change: Part['change']): boolean =>
  change.change === 'add' ||
  change.change === 'multiply' ||
  (change.change === 'set' && typeof change.value !== 'boolean');

const readsAny = (part: Part, written: ReadonlySet<string>): boolean => {
  const traits = readBy(part);
  if (traits.has(anyTrait)) return true;
  for (const trait of written) if (traits.has(trait)) return true;
  return false;
};

/** Whether what a part does may depend on a characteristic. */
export const reads = (part: Part, trait: string): boolean => {
  const traits = readBy(part);
  return traits.has(anyTrait) || traits.has(trait);
};

/** What is tried with one layer: its parts, and how each of them is read. */
export interface Trial {
  readonly parts: readonly Part[];
  readonly readers: readonly Reader[];
}

export const newTrial = (game: Game, parts: readonly Part[]): Trial => {
  const written = new Set(parts.map(({ change }) => traitName(change)));
  const gauges: Gauges = new Map();
  return { parts, readers: parts.map((part) => readerOf(game, part, written, gauges)) };
};

/**
 * Applies the parts in an order, and notes for each by which later ones it would be another.
 *
 * @returns whether any was noted that was not known before
 */
export const tryInOrder = (
  game: Game,
  view: View,
  { parts, readers }: Trial,
  order: readonly number[],
  known: Changers,
): boolean => {
  const { active } = view;
  const before = new Map(view.looks);
  const applied: number[] = [];
  const found = new Map<number, string>();
  let isNew = false;
  for (const at of order) {
    const changes = applyOnCopies(game, view, before, parts[at]!);
    for (const earlier of applied)
      if (differs(game, readers[earlier]!, changes, found, earlier) && !known[earlier]!.has(at)) {
        known[earlier]!.add(at);
        isNew = true;
      }
    applied.push(at);
    if (readers[at]!.odd) found.set(at, scopeOf(game, parts[at]!));
  }
  view.looks.clear();
  for (const [card, look] of before) view.looks.set(card, look);
  view.active = active;
  return isNew;
};

// ---------------------------------------------------------------- how a part is read

/** A filter by which parts are measured: which cards it lets through, or only how many. */
interface Gauge {
  readonly trait: string;
  /** The cards that pass all its tests but those of that characteristic. */
  readonly open: ReadonlySet<number>;
  readonly lets: (value: Value) => boolean;
  readonly counts: boolean;
}

/** What decides what a part does. */
interface Reader {
  readonly part: Part;
  readonly gauges: readonly Gauge[];
  /** More decides it than filters that look at one characteristic of one card after another. */
  readonly odd: boolean;
}

/** The characteristics on which it depends what a part does. */
const readBy = ({ active, change }: Part): ReadonlySet<string> => {
  const traits = new Set<string>();
  addTraits([active.cards === null ? active.text.subject : null, amountIn(change)], traits);
  addTraits(conditionsOf(active), traits);
  return traits;
};

/** In the place of a characteristic: words of the game may read any. */
const anyTrait = '*';

const conditionsOf = ({ text, effect }: Part['active']): readonly Condition[] => {
  const conditions: Condition[] = text.condition === undefined ? [] : [text.condition];
  const duration = effect?.duration;
  if (typeof duration === 'object' && 'as' in duration) conditions.push(duration.condition);
  return conditions;
};

/** Every characteristic that a text names, wherever it does; keywords are a matter of abilities. */
const addTraits = (text: unknown, into: Set<string>): void => {
  if (typeof text !== 'object' || text === null) return;
  const { trait, test } = text as { readonly trait?: unknown; readonly test?: unknown };
  if (typeof trait === 'string') into.add(trait);
  if (test === 'keyword') into.add('abilities');
  if (test === 'word') into.add(anyTrait);
  for (const part of Object.values(text)) addTraits(part, into);
};

const readerOf = (game: Game, part: Part, written: ReadonlySet<string>, gauges: Gauges): Reader => {
  const { active, change } = part;
  const traits = readBy(part);
  const read = [...written].filter((trait) => traits.has(trait));
  const [trait] = read;
  const counted = filtersIn(amountIn(change));
  const isOdd =
    traits.has(anyTrait) ||
    read.length > 1 ||
    counted === undefined ||
    conditionsOf(active).length > 0;
  const { subject } = active.text;
  const own = active.cards === null && subject.is === 'cards' ? [subject.filter] : [];
  if (isOdd || ![...own, ...counted].every(looksAtOneCard)) return { part, gauges: [], odd: true };
  if (trait === undefined) return { part, gauges: [], odd: false };
  const gauge = (counts: boolean) => (filter: Filter) =>
    gaugeOf(game, gauges, { filter, context: active.context, counts, trait });
  return {
    part,
    gauges: [...own.map(gauge(false)), ...counted.map(gauge(true))],
    odd: false,
  };
};

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

const looksAtOneCard = ({ top, bottom, or, among, tests }: Filter): boolean =>
  top === undefined &&
  bottom === undefined &&
  or === undefined &&
  among === undefined &&
  tests.every((test) => test.test !== 'compare' || typeof test.compare.amount === 'number');

// ---------------------------------------------------------------- gauges

/** What was made of the filters so far: the same for all copies of a card. */
type Gauges = Map<Filter, Map<string, Gauge>>;

interface Measure {
  readonly filter: Filter;
  readonly context: Context;
  readonly counts: boolean;
  readonly trait: string;
}

const gaugeOf = (game: Game, gauges: Gauges, measure: Measure): Gauge => {
  const { filter, context, counts } = measure;
  let known = gauges.get(filter);
  if (known === undefined) gauges.set(filter, (known = new Map<string, Gauge>()));
  const isOwn = filter.other || filter.whose === 'owner' || filter.whose === 'controller';
  const key = `${counts} ${context.controller} ${isOwn ? String(context.source) : ''}`;
  let gauge = known.get(key);
  if (gauge === undefined) known.set(key, (gauge = newGauge(game, measure)));
  return gauge;
};

const newGauge = (game: Game, { filter, context, counts, trait }: Measure): Gauge => {
  const tests = filter.tests.filter((test) => isAbout(test, trait));
  const others = filter.tests.filter((test) => !tests.includes(test));
  const open = matching(
    game,
    { ...filter, unnamed: undefined, zones: zonesOf(game, filter), tests: others },
    context,
  );
  const told = new Map<string, boolean>();
  const lets = (value: Value): boolean => {
    const key = String(value);
    let does = told.get(key);
    if (does === undefined) {
      spend(game, 1);
      told.set(key, (does = tests.every((test) => meets(game, value, test, context))));
    }
    return does;
  };
  return { trait, open: new Set(open), lets, counts };
};

const isAbout = (test: Test, trait: string): boolean =>
  test.test === 'keyword'
    ? trait === 'abilities'
    : 'trait' in test && test.trait === trait && !('printed' in test && test.printed);

// ---------------------------------------------------------------- applying, and what that changes

type Value = TraitValue | undefined;

interface Changed {
  readonly card: number;
  readonly trait: string;
  readonly before: Value;
  readonly after: Value;
}

/** Applies a part as it would be applied now; the looks of before are left as they were. */
const applyOnCopies = (
  game: Game,
  view: View,
  before: ReadonlyMap<number, Look>,
  { active, change, index }: Part,
): readonly Changed[] => {
  if (!isStillAtWork(game, active) || !applies(game, active)) return [];
  const trait = traitName(change);
  const changes: Changed[] = [];
  for (const card of subjects(game, active)) {
    const known = view.looks.get(card);
    const look =
      known === undefined || known === before.get(card) ? copyOf(lookAt(game, card)) : known;
    const value = valueOf(game, card, trait);
    view.looks.set(card, look);
    changeLook(game, look, change, active, active.amounts[index] ?? null);
    const after = valueOf(game, card, trait);
    if (typeof after !== 'number') view.active = undefined;
    changes.push({ card, trait, before: value, after });
  }
  return changes;
};

const copyOf = ({ traits, abilities, gained }: Look): Look => ({
  traits: { ...traits },
  abilities,
  gained: new Map(gained),
  changed: new Set(),
  reasons: {},
  keywords: null,
});

const valueOf = (game: Game, card: number, trait: string): Value =>
  trait === 'abilities' ? keywordsOf(game, lookAt(game, card)) : traitsOf(game, card, trait);

/** Whether a part that was applied before the changes would be another after them. */
const differs = (
  game: Game,
  { part, gauges, odd }: Reader,
  changes: readonly Changed[],
  found: Map<number, string>,
  at: number,
): boolean => {
  if (changes.length === 0) return false;
  if (odd) {
    const [was, is] = [found.get(at), scopeOf(game, part)];
    found.set(at, is);
    return was !== is;
  }
  return gauges.some((gauge) => notices(game, gauge, changes)) || isGone(game, part, changes);
};

/** Whether cards pass the filter that did not, or the other way round. */
const notices = (game: Game, gauge: Gauge, changes: readonly Changed[]): boolean => {
  const { trait, open, lets, counts } = gauge;
  spend(game, changes.length / 64);
  let more = 0;
  for (const change of changes) {
    if (change.trait !== trait || !open.has(change.card)) continue;
    const [did, does] = [lets(change.before), lets(change.after)];
    if (did === does) continue;
    if (!counts) return true;
    more += Number(does) - Number(did);
  }
  return more !== 0;
};

/** Whether the changes took away the ability from which a part comes; numbers take away none. */
const isGone = (game: Game, { active }: Part, changes: readonly Changed[]): boolean => {
  const source = active.origin === 'static' ? active.context.source?.[0] : undefined;
  return (
    source !== undefined &&
    changes.some(({ card, after }) => card === source && typeof after !== 'number') &&
    !isStillAtWork(game, active)
  );
};

const scopeOf = (game: Game, { active, change, index }: Part): string =>
  JSON.stringify(
    isStillAtWork(game, active) && applies(game, active)
      ? [
          subjects(game, active),
          active.amounts[index] ?? amount(game, amountIn(change), active.context),
        ]
      : null,
  );
