/** How parts of effects are read: which characteristics decide what they do, and by which filters. */
import type { Amount, Condition, Filter, Test, TraitValue } from './ability.js';
import { type Game, spend } from './game.js';
import { traitName } from './layer-changes.js';
import type { EffectPart } from './layers.js';
import { meets } from './fitting.js';
import { type Context, touched, zonesOf } from './select.js';

/** Whether any part may be read otherwise once another has been applied. */
export const mayDepend = (parts: readonly EffectPart[]): boolean => {
  const written = new Set(parts.map(({ change }) => traitName(change)));
  const onlyNumbers = parts.every(({ change }) => isOfNumbers(change));
  return parts.some(
    (part) =>
      // Other changes may take its ability away.
      (part.active.origin === 'static' && !onlyNumbers) || readsAny(part, written),
  );
};

const isOfNumbers = (change: EffectPart['change']): boolean =>
  change.change === 'add' ||
  change.change === 'multiply' ||
  change.change === 'divide' ||
  (change.change === 'set' && typeof change.value !== 'boolean');

const readsAny = (part: EffectPart, written: ReadonlySet<string>): boolean => {
  for (const text of decidingTexts(part)) {
    const traits = namedIn(text);
    if (traits.has(anyTrait)) return true;
    for (const trait of written) if (traits.has(trait)) return true;
  }
  return false;
};

/** Whether what a part does may depend on a characteristic. */
export const reads = (part: EffectPart, trait: string): boolean => {
  for (const text of decidingTexts(part)) {
    const traits = namedIn(text);
    if (traits.has(anyTrait) || traits.has(trait)) return true;
  }
  return false;
};

/** A filter by which parts are measured: which cards it lets through, or only how many. */
export interface Gauge {
  readonly trait: string;
  /** The cards that pass all its tests but those of that characteristic. */
  readonly open: ReadonlySet<number>;
  readonly lets: (value: Value) => boolean;
  readonly counts: boolean;
}

/** What decides what a part does. */
export interface PartReader {
  readonly part: EffectPart;
  readonly gauges: readonly Gauge[];
  /** More decides it than filters that look at one characteristic of one card after another. */
  readonly odd: boolean;
  /** It reads the characteristic that it changes. */
  readonly readsOwn: boolean;
}

/** The characteristics on which it depends what a part does. */
const readBy = (part: EffectPart): ReadonlySet<string> => {
  const traits = new Set<string>();
  for (const text of decidingTexts(part)) for (const trait of namedIn(text)) traits.add(trait);
  return traits;
};

/** What of a text decides what a part of it does. */
const decidingTexts = ({ active, change }: EffectPart): readonly object[] => {
  const texts: object[] = conditionsOf(active);
  if (active.cards === null) texts.push(active.text.subject);
  const amount = amountIn(change);
  if (typeof amount === 'object') texts.push(amount);
  return texts;
};

/** The characteristics that a text names: looked for but once, since texts never change. */
const namedIn = (text: object): ReadonlySet<string> => {
  let traits = namedTraits.get(text);
  if (traits === undefined) {
    const found = new Set<string>();
    addTraits(text, found);
    namedTraits.set(text, (traits = found));
  }
  return traits;
};

const namedTraits = new WeakMap<object, ReadonlySet<string>>();

/** In the place of a characteristic: words of the game may read any. */
const anyTrait = '*';

const conditionsOf = ({ text, effect }: EffectPart['active']): Condition[] => {
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

export const readerOf = (
  game: Game,
  part: EffectPart,
  written: ReadonlySet<string>,
  gauges: Gauges,
): PartReader => {
  const { active, change } = part;
  const traits = readBy(part);
  const read = [...written].filter((trait) => traits.has(trait));
  const [trait] = read;
  const readsOwn = traits.has(traitName(change));
  const counted = filtersIn(amountIn(change));
  const isOdd =
    traits.has(anyTrait) ||
    read.length > 1 ||
    counted === undefined ||
    conditionsOf(active).length > 0;
  const { subject } = active.text;
  const own = active.cards === null && subject.is === 'cards' ? [subject.filter] : [];
  if (isOdd || ![...own, ...counted].every(looksAtOneCard))
    return { part, gauges: [], odd: true, readsOwn };
  if (trait === undefined) return { part, gauges: [], odd: false, readsOwn };
  const gauge = (counts: boolean) => (filter: Filter) =>
    gaugeOf(game, gauges, { filter, context: active.context, counts, trait });
  return {
    part,
    gauges: [...own.map(gauge(false)), ...counted.map(gauge(true))],
    odd: false,
    readsOwn,
  };
};

export const amountIn = (change: EffectPart['change']): Amount => {
  if (change.change === 'add') return change.amount;
  return change.change === 'set' && typeof change.value !== 'boolean' ? change.value : 0;
};

/** The filters that an amount counts with; nothing where it is no such count. */
const filtersIn = (written: Amount): readonly Filter[] | undefined => {
  if (typeof written === 'number' || written === 'that') return [];
  if ('count' in written) return [written.count];
  if ('chosen' in written || 'together' in written) return undefined;
  if ('sum' in written) {
    const each = written.sum.map(filtersIn);
    return each.some((one) => one === undefined) ? undefined : each.flatMap((one) => one ?? []);
  }
  return 'times' in written ? filtersIn(written.amount) : undefined;
};

const looksAtOneCard = ({ top, bottom, or, among, except, extreme, tests }: Filter): boolean =>
  top === undefined &&
  extreme === undefined &&
  bottom === undefined &&
  or === undefined &&
  among === undefined &&
  except === undefined &&
  tests.every((test) => test.test !== 'compare' || typeof test.compare.amount === 'number') &&
  tests.every((test) => test.test !== 'attached' && test.test !== 'of');

// ---------------------------------------------------------------- gauges

export type Value = TraitValue | undefined;

/** What was made of the filters so far: the same for all copies of a card. */
export type Gauges = Map<Filter, Map<string, Gauge>>;

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
  const values = context.values === undefined ? '' : JSON.stringify(context.values);
  const key = `${counts} ${context.controller} ${values} ${isOwn ? String(context.source) : ''}`;
  let gauge = known.get(key);
  if (gauge === undefined) known.set(key, (gauge = newGauge(game, measure)));
  return gauge;
};

const newGauge = (game: Game, { filter, context, counts, trait }: Measure): Gauge => {
  const tests = filter.tests.filter((test) => isAbout(test, trait));
  const others = filter.tests.filter((test) => !tests.includes(test));
  const open = touched(
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
