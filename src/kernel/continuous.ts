/**
 * Continuous effects: what they make of every card. Effects come from static abilities that work now and from
 * resolved texts that still last; they apply layer by layer, in the order the game's book lists its layers, and
 * within a layer in the order the game defines.
 */
import type { Ability, TraitValue } from './ability.js';
import {
  addTo,
  cardOf,
  type Collector,
  definitionOf,
  type Game,
  isOff,
  rests,
  sayOr,
} from './game.js';
import { type Active } from './active-effects.js';
import { apply } from './layers.js';
import { type Modal } from './modals.js';
import { type Card, keyOf } from './state.js';

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
  /** The effects at work, until a layer changes something other than a number; see `activeEffects`. */
  active: readonly Active[] | undefined;
}

export const newView = (looks: Map<number, Look>, applied: boolean): View => ({
  looks,
  modals: [],
  applied,
  active: undefined,
});

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
  rests(game, game.state.origins[keyOf(id, keyOf(trait, 'ended'))]);
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
  rests(game, game.state.origins[keyOf(id, 'abilities ended')]);
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

/**
 * The cards that may have abilities of a kind, oldest first: by themselves, or because they gained some. While the
 * layers are being applied, what they have gained is what the layers so far have given them.
 */
export const bearersOf = (game: Game, kind: Ability['kind']): readonly number[] => {
  const own = ownBearers(game, kind);
  if (!game.world.has.gains) return own;
  const all = new Set(own);
  for (const look of viewOf(game).looks.values()) if (look.gained.size > 0) all.add(look.id);
  return all.size === own.length ? own : [...all].sort((a, b) => a - b);
};

/** Whether a card may have an ability of a kind that waits for one of these events. */
export const mayHeed = (
  game: Game,
  { id, definition }: Card,
  kind: 'triggered' | 'replacement',
  events: readonly string[],
): boolean => {
  const own = game.world.heeds.get(definition);
  if (own?.has(keyOf(kind, 'any'))) return true;
  for (const event of events) if (own?.has(keyOf(kind, event))) return true;
  return game.world.has.gains && lookAt(game, id).gained.size > 0;
};

const ownBearers = (game: Game, kind: Ability['kind']): readonly number[] => {
  const { cards } = game.state;
  if (game.bearers?.of !== cards || game.bearers.count !== cards.length)
    game.bearers = { of: cards, count: cards.length, byKind: new Map() };
  let found = game.bearers.byKind.get(kind);
  if (found === undefined) {
    const { kinds } = game.world;
    found = cards.filter((card) => kinds.get(card.definition)?.has(kind)).map(({ id }) => id);
    game.bearers.byKind.set(kind, found);
  }
  return found;
};

/** Abilities by number, with each keyword's own behind it. */
export const expand = (game: Game, numbers: readonly number[]): readonly Ability[] => {
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

export const viewOf = (game: Game): View => {
  if (game.view !== null) {
    if (!game.view.applied) apply(game, game.view);
    return game.view;
  }
  const view = newView(new Map(), false);
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

export const keywordsOf = (game: Game, numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => {
    const ability = game.world.abilities[number];
    return ability?.kind === 'keyword' ? [ability.keyword] : [];
  });
