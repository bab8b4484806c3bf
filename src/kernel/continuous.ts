/**
 * Continuous effects: what they make of every card. Effects come from static abilities that work now and from
 * resolved texts that still last; they apply layer by layer, in the order the game's book lists its layers, and
 * within a layer in the order the game defines.
 */
import type { Ability, Change, ContinuousText, StaticAbility, TraitValue } from './ability.js';
import {
  addTo,
  cardOf,
  type Collector,
  collect,
  definitionOf,
  type Game,
  isCurrent,
  isOff,
  mark,
  newCollector,
  quietly,
  rests,
  sayOr,
} from './game.js';
import { amount, type Context, holds, matches, matching, players } from './select.js';
import type { Layer } from './rule.js';
import type { CardRef, ContinuousEffect, Player } from './state.js';

/** A continuous effect at work, from wherever it comes. */
export interface Active {
  readonly text: ContinuousText;
  readonly context: Context;
  readonly timestamp: number;
  /** The cards it is fixed to; null while its subject decides. */
  readonly cards: readonly CardRef[] | null;
  readonly amounts: readonly (number | null)[];
  /** The trace node that made it, 0 for a static ability. */
  readonly node: number;
  readonly origin: 'static' | 'resolved';
  /** The rule behind the keyword that it comes from, where it comes from one. */
  readonly rule?: string;
  /** The static ability that it comes from, or the effect that was resolved. */
  readonly ability?: StaticAbility;
  readonly effect?: ContinuousEffect;
}

/** A card with everything that applies to it. */
export interface Look {
  readonly id: number;
  readonly traits: Record<string, TraitValue>;
  /** Numbers of its abilities in the world, printed and gained. */
  abilities: readonly number[];
  /** When it gained each ability that is not its own, by number. */
  readonly gained: Map<number, number>;
  /** Not there as far as the rules are concerned. */
  ignored: boolean;
  /** What took part in making each trait or the abilities what they are. */
  readonly reasons: Record<string, Collector>;
  readonly keywords: () => readonly string[];
}

/** All looks at one moment, made as they are asked for. */
export interface View {
  readonly looks: Map<number, Look>;
  readonly modals: Modal[];
  applied: boolean;
  /** The static effects at work, until a layer changes something other than a number. */
  statics?: readonly Active[] | undefined;
}

/** A `cannot`, `can` or `must` at work. */
export interface Modal {
  readonly change: Extract<Change, { action: string }>;
  readonly active: Active;
}

const isModal = (change: Change): change is Modal['change'] => 'action' in change;

/** A card as everything makes it. */
export const lookAt = (game: Game, id: number): Look => {
  const view = viewOf(game);
  return view.looks.get(id) ?? printed(game, view, id);
};

/** A characteristic of a card as it is now; what changed it takes part in what is being worked out. */
export const traitsOf = (game: Game, id: number, trait: string): TraitValue | undefined => {
  const look = lookAt(game, id);
  const reason = look.reasons[trait];
  if (reason) addTo(game, reason);
  rests(game, game.state.origins[`${id} ${trait} ended`]);
  return sayOr(game, 'readsTrait', look.traits[trait], id, trait, look.traits[trait]);
};

export const numberOf = (game: Game, id: number, trait: string): number => {
  const value = traitsOf(game, id, trait);
  return typeof value === 'number' ? value : 0;
};

export const listOf = (game: Game, id: number, trait: string): readonly string[] => {
  const value = traitsOf(game, id, trait);
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

export const hasKeyword = (game: Game, id: number, keyword: string): boolean => {
  const look = lookAt(game, id);
  const has = look.keywords().includes(keyword);
  const reason = look.reasons['abilities'];
  if (reason) addTo(game, reason);
  rests(game, game.state.origins[`${id} abilities ended`]);
  return has;
};

/** The abilities of a card that work where it is now, with those its keywords stand for. */
export const workingAbilities = (game: Game, id: number): readonly Ability[] => {
  const look = lookAt(game, id);
  const reason = look.reasons['abilities'];
  if (reason) addTo(game, reason);
  return expand(game, look.abilities).filter(
    (ability) => sayOr(game, 'isInText', true, id, ability) && works(game, id, ability),
  );
};

/** Abilities by number, with each keyword's own behind it. */
const expand = (game: Game, numbers: readonly number[]): readonly Ability[] => {
  const { abilities, rules } = game.world;
  const all: Ability[] = [];
  for (const number of numbers) {
    const ability = abilities[number];
    if (ability === undefined) continue;
    all.push(ability);
    if (ability.kind !== 'keyword') continue;
    const rule = rules.book.keywords.get(ability.keyword);
    if (rule === undefined || isOff(game, rule.number)) continue;
    if (!sayOr(game, 'keywordStands', true, ability.keyword)) continue;
    const stands = keywordAbilities(rule.number, ability.amount, rule.stands);
    all.push(...stands);
  }
  return all;
};

/** A keyword's abilities, always the same objects, so that the world can number them. */
export const keywordAbilities = (
  rule: string,
  amount: number | undefined,
  stands: (amount: number | undefined) => readonly Ability[],
): readonly Ability[] => {
  const key = `${rule} ${amount ?? ''}`;
  let abilities = expansions.get(key)?.get(stands);
  if (abilities === undefined) {
    abilities = stands(amount);
    const byRule = expansions.get(key) ?? new Map<typeof stands, readonly Ability[]>();
    byRule.set(stands, abilities);
    expansions.set(key, byRule);
    for (const ability of abilities) keywordRules.set(ability, rule);
  }
  return abilities;
};
const expansions = new Map<
  string,
  Map<(amount: number | undefined) => readonly Ability[], readonly Ability[]>
>();
const keywordRules = new WeakMap<Ability, string>();

/** The rule that gives an ability its meaning, where it comes from a keyword. */
export const ruleBehind = (ability: Ability): string => keywordRules.get(ability) ?? '';

/** Whether an ability works where its card is now. */
export const works = (game: Game, id: number, ability: Ability): boolean =>
  sayOr(game, 'abilityWorks', true, id, ability);

const viewOf = (game: Game): View => {
  if (game.view !== null) {
    if (!game.view.applied) apply(game, game.view);
    return game.view;
  }
  const view: View = { looks: new Map(), modals: [], applied: false };
  game.view = view;
  apply(game, view);
  return view;
};

const printed = (game: Game, view: View, id: number): Look => {
  const card = cardOf(game, id);
  const definition = definitionOf(game, card);
  const ids = game.world.abilityIds;
  let keywords: readonly string[] | null = null;
  const look: Look = {
    id,
    traits: { ...definition.traits },
    abilities: definition.abilities.map((ability) => ids.get(ability) ?? -1),
    gained: new Map(),
    ignored: false,
    reasons: {},
    keywords: () => (keywords ??= keywordsOf(game, look.abilities)),
  };
  if (sayOr(game, 'isIgnored', false, id)) look.ignored = true;
  view.looks.set(id, look);
  return look;
};

const keywordsOf = (game: Game, numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => {
    const ability = game.world.abilities[number];
    return ability?.kind === 'keyword' ? [ability.keyword] : [];
  });

// ---------------------------------------------------------------- applying

/** Applies every effect to the view. While it runs, the looks are what the layers so far have made of them. */
const apply = (game: Game, view: View): void => {
  // Set first: filters of effects look at cards while the layers are being applied.
  view.applied = true;
  if (!game.world.has.statics && game.state.effects.length === 0) return;
  quietly(game, () => {
    const { layers } = game.world.rules.book;
    const several = new Set(partsIn(game, layers).map(({ layer }) => layer)).size > 1;
    const groups = sayOr(game, 'layersInOrder', true) ? layers.map((layer) => [layer]) : [layers];
    for (const group of groups)
      for (const { part, reasons } of inOrder(game, partsIn(game, group)))
        addPart(game, part, { reasons, several });
    for (const active of activeEffects(game))
      for (const change of active.text.changes)
        if (isModal(change) && applies(game, active) && sayOr(game, 'continuousEffect', true, active.origin))
          view.modals.push({ change, active });
  });
};

/** One change of one effect. */
export interface Part {
  readonly active: Active;
  readonly change: Change;
  readonly index: number;
  readonly layer: Layer;
}

/** The parts of all effects that apply in these layers. */
const partsIn = (game: Game, layers: readonly Layer[]): readonly Part[] =>
  activeEffects(game).flatMap((active) =>
    active.text.changes.flatMap((change, index) => {
      const layer = layerOf(game, active, change);
      return layer !== undefined && layers.includes(layer) && !isOff(game, layer.number) && applies(game, active)
        ? [{ active, change, index, layer }]
        : [];
    }),
  );

/** Each part of an effect has a layer of its own, unless the game keeps an effect together. */
const layerOf = (game: Game, active: Active, change: Change): Layer | undefined => {
  const own = layerFor(game, active, change);
  const [first] = active.text.changes;
  if (first === undefined || first === change || own === undefined) return own;
  return sayOr(game, 'partsApart', own, own, layerFor(game, active, first));
};

const layerFor = (game: Game, active: Active, change: Change): Layer | undefined =>
  game.world.rules.book.layers.find((layer) => layer.takes(change, active));

const applies = (game: Game, { text, context }: Active): boolean =>
  text.condition === undefined || holds(game, text.condition, context);

/** Every effect that works now. */
export const activeEffects = (game: Game): readonly Active[] => {
  const found: Active[] = [];
  if (game.world.has.statics) {
    const statics = game.view?.statics ?? staticEffects(game);
    if (game.view) game.view.statics = statics;
    found.push(...statics);
  }
  for (const effect of game.state.effects) {
    const active = fromResolved(game, effect);
    if (active !== null) found.push(active);
  }
  return found;
};

const staticEffects = (game: Game): readonly Active[] => {
  const found: Active[] = [];
  for (const card of game.state.cards) {
    if (!mayHaveStatics(game, card.definition, card.id)) continue;
    for (const ability of workingAbilities(game, card.id))
      if (ability.kind === 'static') found.push(...fromStatic(game, card.id, ability));
  }
  return found;
};

const mayHaveStatics = (game: Game, definition: string, id: number): boolean => {
  const look = game.view?.looks.get(id);
  return (game.world.kinds.get(definition)?.has('static') ?? false) || (look?.gained.size ?? 0) > 0;
};

const fromStatic = (game: Game, id: number, ability: StaticAbility): Active[] => {
  const card = cardOf(game, id);
  const context: Context = {
    controller: sayOr(game, 'controllerOfAbility', card.controller, id),
    source: [id, card.version],
    it: [],
    that: 0,
  };
  const gained = lookAt(game, id).gained.get(game.world.abilityIds.get(ability) ?? -1);
  return ability.changes.map((text) => ({
    text,
    context,
    timestamp: Math.max(card.stamp, gained ?? 0),
    cards: null,
    amounts: [],
    node: 0,
    origin: 'static' as const,
    rule: ruleBehind(ability),
    ability,
  }));
};

const fromResolved = (game: Game, effect: ContinuousEffect): Active | null => {
  const text = game.world.texts[effect.text] as ContinuousText | undefined;
  if (text === undefined) return null;
  const { duration } = effect;
  const context: Context = {
    controller: effect.controller,
    source: effect.source,
    it: effect.cards ?? [],
    that: 0,
  };
  if (typeof duration === 'object' && 'as' in duration && !holds(game, duration.condition, context))
    return null;
  // An effect for a later turn has not begun yet.
  if (!hasBegun(game, effect)) return null;
  return {
    text,
    context,
    timestamp: effect.timestamp,
    cards: effect.cards,
    amounts: effect.amounts,
    node: effect.node,
    origin: 'resolved',
    effect,
  };
};

/** The game says `false` for an effect that is yet to begin. */
const hasBegun = (game: Game, effect: ContinuousEffect): boolean =>
  sayOr<unknown>(game, 'effectHasBegun', true, effect) !== false;

/** What a resolved effect makes what it is now: `5 power` for each card and trait. */
export const reachOf = (game: Game, effect: ContinuousEffect): readonly string[] => {
  const active = fromResolved(game, effect);
  if (active === null) return [];
  const traits = active.text.changes.filter((change) => !isModal(change)).map(traitName);
  return subjects(game, active).flatMap((id) => traits.map((trait) => `${id} ${trait}`));
};

/** The cards an effect applies to now. */
export const subjects = (game: Game, active: Active): readonly number[] => {
  const cards = subjectsNow(game, active);
  // A card in use may keep what applied to it where it came from.
  const kept = sayOr<readonly number[]>(game, 'keptSubjects', noCards, active);
  return kept.length === 0 ? cards : [...new Set([...cards, ...kept])];
};
const noCards: readonly number[] = [];

/** What tells an effect from all others, for a game that remembers which ones applied to a card. */
export const keyOfEffect = (game: Game, { context, text, origin, timestamp }: Active): string =>
  `${context.source?.[0] ?? 0} ${game.world.textIds.get(text) ?? -1} ${origin === 'resolved' ? timestamp : ''}`;

/** The effects that apply to a card now, by key. */
export const effectsOn = (game: Game, id: number): readonly string[] =>
  quietly(game, () => {
    viewOf(game);
    return activeEffects(game)
      .filter((active) => applies(game, active) && subjects(game, active).includes(id))
      .map((active) => keyOfEffect(game, active));
  });

const subjectsNow = (game: Game, active: Active): readonly number[] => {
  if (active.cards !== null)
    return active.cards.flatMap((ref) =>
      sayOr(game, 'effectFollows', isCurrent(game, ref), ref) ? [ref[0]] : [],
    );
  const { subject } = active.text;
  switch (subject.is) {
    case 'this': {
      const { source } = active.context;
      return source !== null && isCurrent(game, source) ? [source[0]] : [];
    }
    case 'it':
      return active.context.it.filter((ref) => isCurrent(game, ref)).map(([id]) => id);
    case 'player':
      return [];
    case 'cards':
      return matching(game, subject.filter, active.context);
  }
};

const addPart = (
  game: Game,
  part: Part,
  why: { reasons: readonly string[]; several: boolean },
): void => {
  const { active, change, index, layer } = part;
  if (!sayOr(game, 'continuousEffect', true, active.origin)) return;
  noteLeftBehind(game, active, change);
  for (const id of subjects(game, active)) {
    const look = lookAt(game, id);
    const trait = traitName(change);
    const before = trait === 'abilities' ? look.abilities : look.traits[trait];
    const [, how] = collect(game, () => {
      if (trait !== 'abilities' && look.reasons[trait] === undefined) startFromBase(game, look, trait);
      changeLook(game, look, change, active, active.amounts[index] ?? null);
    });
    const after = trait === 'abilities' ? look.abilities : look.traits[trait];
    if (game.view && typeof after !== 'number') game.view.statics = undefined;
    if (before === after && why.reasons.length === 0) continue;
    const reason = (look.reasons[trait] ??= newCollector());
    const [, extra] = collect(game, () => {
      for (const rule of [layer.number, ...why.reasons]) mark(game, rule, 'changed');
      if (why.several) sayOr(game, 'layersInOrder', true);
      layerOf(game, active, change);
      noteActive(game, active);
      // What made its condition hold.
      applies(game, active);
      sayOr(game, 'keptSubjects', noCards, active);
      // What made this card one of those that the effect is about.
      const { subject } = active.text;
      if (active.cards === null && subject.is === 'cards')
        matches(game, { ...cardOf(game, id), known: null }, subject.filter, active.context);
    });
    collect(game, () => [how, extra].forEach((one) => addTo(game, one)), reason);
  }
};

/** That an effect no longer goes for a card which has moved on is a rule's doing. */
const noteLeftBehind = (game: Game, active: Active, change: Change): void => {
  for (const ref of active.cards ?? []) {
    if (isCurrent(game, ref)) continue;
    const [follows, how] = collect(game, () => sayOr(game, 'effectFollows', false, ref));
    if (follows || how.marks.length === 0) continue;
    const { reasons } = lookAt(game, ref[0]);
    collect(game, () => addTo(game, how), (reasons[traitName(change)] ??= newCollector()));
  }
};

/** What took part in an effect's being there. */
const noteActive = (game: Game, active: Active): void => {
  sayOr(game, 'continuousEffect', true, active.origin);
  applies(game, active);
  rests(game, active.node);
  if (active.effect !== undefined) hasBegun(game, active.effect);
  noteKeyword(game, active.rule ?? '');
  const { source } = active.context;
  if (active.origin !== 'static' || source === null) return;
  sayOr(game, 'controllerOfAbility', '', source[0]);
  sayOr(game, 'isInText', true, source[0], active.ability);
  if (active.ability !== undefined) works(game, source[0], active.ability);
  rests(game, game.state.origins[`${source[0]} zone`]);
  // An ability that was given rests on what gave it.
  const given = lookAt(game, source[0]).reasons['abilities'];
  if (given && active.ability && !isOwn(game, source[0], active.ability)) addTo(game, given);
};

/** Whether an ability is written on a card, or what a keyword written there stands for. */
const isOwn = (game: Game, id: number, ability: Ability): boolean => {
  const numbers = definitionOf(game, cardOf(game, id)).abilities.map(
    (one) => game.world.abilityIds.get(one) ?? -1,
  );
  return expand(game, numbers).includes(ability);
};

/** That an ability comes from a keyword. */
export const noteKeyword = (game: Game, rule: string): void => {
  if (rule === '') return;
  mark(game, rule, 'changed');
  sayOr(game, 'keywordStands', true, '');
};

/** What is written on a card is what the first effect finds. */
const startFromBase = (game: Game, look: Look, trait: string): void => {
  const written = look.traits[trait];
  if (sayOr(game, 'baseValue', written, written) !== written) delete look.traits[trait];
};

const traitName = (change: Change): string =>
  'trait' in change ? change.trait : 'abilities';

const changeLook = (
  game: Game,
  look: Look,
  change: Change,
  active: Active,
  fixed: number | null,
): void => {
  const number = (trait: string) => {
    const value = look.traits[trait];
    return typeof value === 'number' ? value : 0;
  };
  const names = (trait: string) => {
    const value = look.traits[trait];
    return Array.isArray(value) ? (value as readonly string[]) : [];
  };
  const sum = (what: Parameters<typeof amount>[1]) => fixed ?? amount(game, what, active.context);
  switch (change.change) {
    case 'add':
      look.traits[change.trait] = plus(game, change.trait, number(change.trait), sum(change.amount));
      return;
    case 'multiply':
      look.traits[change.trait] = number(change.trait) * change.factor;
      return;
    case 'set':
      look.traits[change.trait] =
        typeof change.value === 'boolean'
          ? change.value
          : sayOr(game, 'becomes', sum(change.value), sum(change.value), number(change.trait));
      return;
    case 'gain': {
      const added = change.values.filter((value) => !names(change.trait).includes(value));
      const all = [...names(change.trait), ...added];
      if (added.length > 0)
        look.traits[change.trait] = sayOr(game, 'gains', all, change.trait, names(change.trait), added);
      return;
    }
    case 'lose':
      look.traits[change.trait] = names(change.trait).filter(
        (value) => !change.values.includes(value),
      );
      return;
    case 'become':
      look.traits[change.trait] = sayOr(game, 'becomes', change.values, change.values, names(change.trait));
      return;
    case 'gain-ability': {
      const number = game.world.abilityIds.get(change.ability);
      if (number === undefined) return;
      const all = [...look.abilities, number];
      setAbilities(game, look, sayOr(game, 'gainsAbility', all, change.ability, look.abilities, number));
      look.gained.set(number, active.timestamp);
      return;
    }
    case 'lose-keyword':
      return setAbilities(
        game,
        look,
        look.abilities.filter((number) => {
          const ability = game.world.abilities[number];
          return ability?.kind !== 'keyword' || ability.keyword !== change.keyword;
        }),
      );
    case 'lose-abilities':
      return setAbilities(game, look, []);
    case 'cannot':
    case 'can':
    case 'must':
      return;
  }
};

const plus = (game: Game, trait: string, now: number, sum: number): number =>
  sayOr(game, 'addsTo', now + sum, trait, now, sum);

const setAbilities = (game: Game, look: Look, abilities: readonly number[]): void => {
  look.abilities = abilities;
  const keywords = keywordsOf(game, abilities);
  (look as { keywords: Look['keywords'] }).keywords = () => keywords;
};

// ---------------------------------------------------------------- order

/** A part in its place, with the rules that put it there rather than where its age would have. */
interface Placed {
  readonly part: Part;
  readonly reasons: readonly string[];
}

/**
 * The order of parts in one layer: the game's definition `dependencyWaits` says whether a part waits for another
 * on which it depends, and `olderFirst` whether age decides the rest.
 */
const inOrder = (game: Game, parts: readonly Part[]): readonly Placed[] => {
  if (parts.length < 2) return parts.map((part) => ({ part, reasons: [] }));
  if (!anyTouches(parts)) return byAge(game, parts);
  const left = [...parts];
  const placed: Placed[] = [];
  while (left.length > 0) {
    const free = left.filter(
      (part) => !left.some((other) => other !== part && dependsOn(game, part, other)),
    );
    const [next, { marks }] = collect(game, () => pick(game, free.length > 0 ? free : left));
    collect(game, () => free.length < left.length && sayOr(game, 'dependencyWaits', false, true), {
      marks,
      because: [],
    });
    left.splice(left.indexOf(next), 1);
    placed.push({ part: next, reasons: marks.map(({ rule }) => rule) });
  }
  return placed;
};

/** Where nothing depends on anything, age alone decides. */
const byAge = (game: Game, parts: readonly Part[]): readonly Placed[] => {
  const [sorted, { marks }] = collect(game, () =>
    [...parts].sort((one, other) => {
      const [a, b] = [dateOf(game, one.active), dateOf(game, other.active)];
      return olderThan(game, a, b) ? -1 : olderThan(game, b, a) ? 1 : 0;
    }),
  );
  const reasons = marks.map(({ rule }) => rule);
  return sorted.map((part, at) => ({ part, reasons: at < sorted.length - 1 ? reasons : [] }));
};

const pick = (game: Game, parts: readonly Part[]): Part => {
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError('nothing to pick from');
  return others.reduce(
    (best, part) =>
      olderThan(game, dateOf(game, part.active), dateOf(game, best.active)) ? part : best,
    first,
  );
};

const olderThan = (game: Game, one: number, other: number): boolean =>
  sayOr<number>(game, 'olderFirst', one - other, one, other) < 0;

/** From when an effect dates, which the game may see otherwise for abilities and for what was resolved. */
const dateOf = (game: Game, { timestamp, origin }: Active): number =>
  sayOr(game, 'effectDate', timestamp, timestamp, origin);

/** Whether what `part` does, or to what, would change if `other` were applied first, and not the other way round. */
const dependsOn = (game: Game, part: Part, other: Part): boolean =>
  touches(other.change, part) &&
  sayOr(game, 'dependencyWaits', false, changesScope(game, part, other)) &&
  !(touches(part.change, other) && changesScope(game, other, part));

/** A quick look at the texts: only a part that reads what the other writes can depend on it. */
const touches = (written: Change, { active, change }: Part): boolean =>
  whatItReads(active.text, change).includes(markOf(written));

const anyTouches = (parts: readonly Part[]): boolean => {
  const written = [...new Set(parts.map(({ change }) => markOf(change)))];
  return parts.some(({ active, change }) => {
    const read = whatItReads(active.text, change);
    return written.some((one) => read.includes(one));
  });
};

const markOf = (written: Change): string => {
  const trait = traitName(written);
  return trait === 'abilities' ? '"keyword"' : `"trait":"${trait}"`;
};

/** What decides to which cards a change applies and by how much, as text; made once for each change. */
const whatItReads = (text: ContinuousText, change: Change): string => {
  let read = reads.get(change);
  if (read === undefined) {
    const amounts = ['amount' in change ? change.amount : 0, 'value' in change ? change.value : 0];
    read = JSON.stringify([text.subject, amounts]);
    reads.set(change, read);
  }
  return read;
};
const reads = new WeakMap<Change, string>();

const changesScope = (game: Game, part: Part, other: Part): boolean => {
  const scope = () =>
    JSON.stringify([
      subjects(game, part.active),
      'amount' in part.change ? amount(game, part.change.amount, part.active.context) : 0,
    ]);
  const before = scope();
  const view = game.view;
  if (view === null) return false;
  const trial: View = { looks: copyLooks(view.looks), modals: [], applied: true };
  game.view = trial;
  for (const id of subjects(game, other.active))
    changeLook(game, lookAt(game, id), other.change, other.active, other.active.amounts[other.index] ?? null);
  const after = scope();
  game.view = view;
  return before !== after;
};

const copyLooks = (looks: ReadonlyMap<number, Look>): Map<number, Look> =>
  new Map(
    [...looks].map(([id, look]) => [
      id,
      { ...look, traits: { ...look.traits }, gained: new Map(look.gained), reasons: {} },
    ]),
  );

// ---------------------------------------------------------------- can, cannot, must

/** Every `cannot`, `can` or `must` at work for an action of a card or player. */
export const modals = (
  game: Game,
  how: 'cannot' | 'can' | 'must',
  action: string,
  who: number | Player,
): readonly Modal[] => {
  const { modals: all } = viewOf(game);
  const found = all.filter(
    ({ change, active }) =>
      change.change === how &&
      change.action === action &&
      (typeof who === 'number'
        ? subjects(game, active).includes(who)
        : active.text.subject.is === 'player' &&
          players(game, active.text.subject.who, active.context).includes(who)),
  );
  for (const { active } of found) noteActive(game, active);
  if (typeof who === 'number') noteLost(game, who);
  return found;
};

/** What took abilities away from a card took part in what they no longer say. */
const noteLost = (game: Game, id: number): void => {
  const look = lookAt(game, id);
  const reason = look.reasons['abilities'];
  if (reason === undefined) return;
  const own = definitionOf(game, cardOf(game, id)).abilities;
  const left = new Set(look.abilities);
  if (own.some((ability) => !left.has(game.world.abilityIds.get(ability) ?? -1))) addTo(game, reason);
};
