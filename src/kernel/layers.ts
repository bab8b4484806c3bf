/** Applying continuous effects to the cards, layer by layer. */
import type { Change } from './ability.js';
import {
  attributing,
  cardOf,
  collect,
  type Collector,
  type Game,
  isCurrent,
  isOff,
  mark,
  newCollector,
  quietly,
} from './game.js';
import { matches } from './fitting.js';
import { asItIs } from './select.js';
import type { Layer } from './rule.js';
import {
  activeEffects,
  applies,
  isStillAtWork,
  keyOfEffect,
  noCards,
  noteBegun,
  subjects,
  takesIn,
  type Active,
} from './active-effects.js';
import { traitName, changeLook, isModal } from './layer-changes.js';
import { expand, ownLook, type Look, type View } from './continuous.js';
import { type Scopes, settledScopes } from './layer-loops.js';
import { endOfGroup, partsInOrder, type Placed } from './layer-order.js';
import { mayDepend } from './layer-readers.js';
import { addAll } from './trace.js';
import { say } from './questions.js';
import { noteActive } from './noting.js';
import { partWorks } from './static-parts.js';

/** Applies every effect to the view. While it runs, the looks are what the layers so far have made of them. */
export const apply = (game: Game, view: View): void => {
  // Set first: filters of effects look at cards while the layers are being applied.
  view.applied = true;
  quietly(game, () => {
    applyLayers(game, view, partsNow(game));
    addModals(game, view);
  });
};

const applyLayers = (game: Game, view: View, first: readonly EffectPart[]): void => {
  const { layers } = game.world.rules.book;
  let parts = first;
  const several = parts.some(({ layer }) => layer !== parts[0]?.layer);
  const apart = say(game, 'layersInOrder');
  for (let at = 0; at < layers.length && parts.length > 0;) {
    let end = apart ? endOfGroup(game, parts, at) : layers.length;
    const done = new Set<string>();
    const group: Group = { several, together: false, taken: new Map(), reached: 0 };
    let now = partsIn(game, parts, at, end);
    // Copies are told apart by their number among all there are, not among those that are left.
    let keys: Keys | undefined;
    while (now.length > 0) {
      const before = view.active;
      group.together = apart && end > at + 1;
      const left = applyInOrder(game, view, now, group);
      // What was made of the cards may change which effects there are.
      if (left.length === 0 && before !== undefined && view.active === before) break;
      keys ??= keysOf(game, now);
      for (const part of now) if (!left.includes(part)) done.add(keys.get(part)!);
      parts = partsNow(game);
      if (apart) end = Math.max(end, endOfGroup(game, parts, at));
      const all = partsIn(game, parts, at, end);
      keys = keysOf(game, all);
      now = unlessDone(all, keys, done);
    }
    at = end;
  }
};

/**
 * Applies parts one after another, and says which are left: where layers apply together, what a static ability that is
 * gained does has its place among what comes after.
 */
const applyInOrder = (
  game: Game,
  view: View,
  parts: readonly EffectPart[],
  group: Group,
): readonly EffectPart[] => {
  const { several, together, taken } = group;
  const placed = partsInOrder(game, view, parts, group.reached);
  const adds = mayAdd(game, [...taken.keys(), ...placed]);
  let scopes: Scopes | undefined;
  for (const [at, one] of placed.entries()) {
    const { part, reasons, loop } = one;
    group.reached = one.place ?? 0;
    if (loop?.[0] === part) scopes = settledScopes(game, view, loop);
    const scope = loop && scopes?.get(part);
    if (scope === undefined && !isStillAtWork(game, part.active)) continue;
    const cards = addPart(game, part, { reasons, several, scope });
    if (adds) addEligible(game, one, taken.set(one, new Set(cards)), several);
    if (together && givesStatic(game, part.change))
      return placed.slice(at + 1).map(({ part: later }) => later);
  }
  return noParts;
};

/** What is known of layers while they apply that apply together, or of the only one. */
interface Group {
  /** There are parts of several layers. */
  readonly several: boolean;
  /** They are layers that are apart otherwise. */
  together: boolean;
  readonly taken: Taken;
  /** The place of what has applied last, where parts have places of their own. */
  reached: number;
}

/** To which cards each part has applied so far, where a game lets it apply to more of them. */
type Taken = Map<Placed, Set<number>>;

const mayAdd = (game: Game, placed: readonly Placed[]): boolean =>
  placed.length > 1 &&
  game.world.rules.book.definitions.has('addsEligible') &&
  mayDepend(placed.map(({ part }) => part));

/** Applies parts of a place once more, to cards that fit their texts only since the last of that place has applied. */
const addEligible = (game: Game, { place }: Placed, taken: Taken, several: boolean): void => {
  const [does, { marks }] = collect(game, () => say(game, 'addsEligible'));
  if (!does) return;
  const reasons = marks.map(({ rule }) => rule);
  // What is added may make cards fit others again: each of them once.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const [{ part, place: own }, known] of taken) {
      if (own !== place || !isStillAtWork(game, part.active) || !applies(game, part.active))
        continue;
      const more = subjects(game, part.active).filter((card) => !known.has(card));
      if (more.length === 0) continue;
      addPart(game, part, { reasons, several, scope: more });
      for (const card of more) known.add(card);
      isNew = true;
      break;
    }
  }
};

const givesStatic = (game: Game, change: Change): boolean =>
  change.change === 'gain-ability' &&
  expand(game, [game.world.abilityIds.get(change.ability) ?? -1]).some(
    ({ kind }) => kind === 'static',
  );

/** Those that have come with what was applied, as an ability that was given. */
const unlessDone = (
  parts: readonly EffectPart[],
  keys: Keys,
  done: ReadonlySet<string>,
): readonly EffectPart[] => parts.filter((part) => !done.has(keys.get(part)!));

type Keys = ReadonlyMap<EffectPart, string>;

/** What tells each part from all others, also from that of another copy of the same ability. */
const keysOf = (game: Game, parts: readonly EffectPart[]): Keys => {
  const copies = new Map<string, number>();
  return new Map(
    parts.map((part) => {
      const name = `${keyOfEffect(game, part.active)} ${part.index}`;
      const copy = copies.get(name) ?? 0;
      copies.set(name, copy + 1);
      return [part, `${name} ${copy}`];
    }),
  );
};

/** The parts in the layers from one place to another. */
const partsIn = (
  game: Game,
  parts: readonly EffectPart[],
  from: number,
  end: number,
): readonly EffectPart[] => {
  const layers = game.world.rules.book.layers.slice(from, end);
  let found: EffectPart[] | undefined;
  for (const part of parts) if (layers.includes(part.layer)) (found ??= []).push(part);
  return found ?? noParts;
};

const noParts: readonly EffectPart[] = [];

const addModals = (game: Game, view: View): void => {
  for (const active of activeEffects(game))
    for (const change of active.text.changes)
      if (
        isModal(change) &&
        partWorks(game, active, change) &&
        applies(game, active) &&
        say(game, 'continuousEffect', active.origin)
      )
        view.modals.push({ change, active });
};

/** One change of one effect. */
export interface EffectPart {
  readonly active: Active;
  readonly change: Change;
  readonly index: number;
  readonly layer: Layer;
}

/** The parts of all effects in some layer, whether or not their conditions hold. */
export const partsNow = (game: Game): readonly EffectPart[] => {
  const all = activeEffects(game);
  if (all.length === 0) return noParts;
  const parts: EffectPart[] = [];
  for (const active of all) {
    const { changes } = active.text;
    for (let index = 0; index < changes.length; index++) {
      const change = changes[index]!;
      const layer = layerOf(game, active, change);
      if (layer === undefined || isOff(game, layer.number)) continue;
      if (!partWorks(game, active, change)) continue;
      parts.push({ active, change, index, layer });
    }
  }
  return parts;
};

/** Each part of an effect has a layer of its own, unless the game keeps an effect together. */
const layerOf = (game: Game, active: Active, change: Change): Layer | undefined => {
  const own = layerFor(game, active, change);
  const [first] = active.text.changes;
  if (first === undefined || first === change || own === undefined) return own;
  return say(game, 'partsApart', own, layerFor(game, active, first));
};

const layerFor = (game: Game, active: Active, change: Change): Layer | undefined => {
  const { layers, rules } = game.world;
  const known = layers[active.origin];
  let layer = known.get(change);
  if (layer === undefined) {
    layer = rules.book.layers.find((one) => one.takes(change, active)) ?? null;
    known.set(change, layer);
  }
  return layer ?? undefined;
};

/** Applies a part, and says to which cards. */
const addPart = (game: Game, part: EffectPart, why: Why): readonly number[] => {
  const { active, change, index, layer } = part;
  if (why.scope === undefined && !applies(game, active)) return noCards;
  if (!say(game, 'continuousEffect', active.origin)) return noCards;
  noteLeftBehind(game, active, change);
  const trait = traitName(change);
  const noted = noteFor(game, part, why);
  const cards = why.scope ?? subjects(game, active);
  if (cards.length > 0) game.view?.reached?.add(active);
  noteBegun(game, active, cards);
  for (const id of cards) {
    const look = ownLook(game, id);
    const before = trait === 'abilities' ? look.abilities : look.traits[trait];
    const [, how] = collect(game, () => {
      if (trait !== 'abilities' && !look.changed.has(trait)) startFromBase(game, look, trait);
      changeLook(game, look, change, active, active.amounts[index] ?? null);
    });
    look.changed.add(trait);
    const after = trait === 'abilities' ? look.abilities : look.traits[trait];
    if (game.view && typeof after !== 'number') game.view.active = undefined;
    if (before === after && why.reasons.length === 0) continue;
    game.witness?.(
      { is: 'change', card: id, trait, before, after, layer: layer.number, active },
      game,
    );
    if (game.ledger === null) continue;
    const reason = (look.reasons[trait] ??= newCollector());
    addAll(reason, how);
    addAll(reason, noted());
    // What made this card one of those that the effect is about.
    const { subject } = active.text;
    if (active.cards === null && subject.is === 'cards')
      attributing(game, reason, () => {
        matches(game, asItIs(cardOf(game, id)), subject.filter, active.context);
        takesIn(game, active, id);
      });
  }
  return cards;
};

type Why = {
  readonly reasons: readonly string[];
  readonly several: boolean;
  /** The cards to which it applies, where that is settled already. */
  readonly scope: readonly number[] | undefined;
};

/** What made a part of an effect apply: the same for all cards, unless what it does to one of them may be read for the next. */
const noteFor = (game: Game, part: EffectPart, why: Why): (() => Collector) => {
  const note = (): Collector => collect(game, () => notePart(game, part, why))[1];
  if (part.active.text.condition !== undefined || traitName(part.change) === 'abilities')
    return note;
  let noted: Collector | undefined;
  return () => (noted ??= note());
};

const notePart = (game: Game, { active, change, layer }: EffectPart, why: Why): void => {
  mark(game, layer.number, 'changed');
  for (const rule of why.reasons) mark(game, rule, 'changed');
  if (why.several) say(game, 'layersInOrder');
  layerOf(game, active, change);
  noteActive(game, active);
  partWorks(game, active, change);
  // What made its condition hold.
  applies(game, active);
  say(game, 'keptSubjects', active);
  if (active.text.changes.length > 1) say(game, 'partsGoOn');
  if (active.text.next !== undefined && active.effect !== undefined)
    say(game, 'findsNext', active.effect);
};

/** That an effect no longer goes for a card which has moved on is a rule's doing. */
const noteLeftBehind = (game: Game, active: Active, change: Change): void => {
  if (game.ledger === null) return;
  for (const ref of active.cards ?? []) {
    if (isCurrent(game, ref)) continue;
    const [follows, how] = collect(game, () => say(game, 'effectFollows', ref));
    if (follows || how.marks.length === 0) continue;
    addAll((ownLook(game, ref[0]).reasons[traitName(change)] ??= newCollector()), how);
  }
};

/** What is written on a card is what the first effect finds, or what a rule puts in the place of that. */
const startFromBase = (game: Game, look: Look, trait: string): void => {
  const written = look.traits[trait];
  const base = say(game, 'baseValue', written, trait);
  if (base === written) return;
  if (base === undefined) delete look.traits[trait];
  else look.traits[trait] = base;
};
