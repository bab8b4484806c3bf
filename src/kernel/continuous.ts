/**
 * Continuous effects: what they make of every card. Effects come from static abilities that work now and from
 * resolved texts that still last; they apply layer by layer, in the order the game's book lists its layers, and
 * within a layer in the order the game defines.
 */
import type { Ability, KeywordAbility, TraitValue } from './ability.js';
import {
  addTo,
  type Bearers,
  cardOf,
  type Collector,
  definitionOf,
  type Game,
  isOff,
} from './game.js';
import type { Active } from './active-effects.js';
import type { Modal } from './modals.js';
import type { Keyword } from './rule.js';
import { type Thing, keyOf } from './state.js';
import { say } from './questions.js';
import { restsOnEnd } from './ledger.js';
import { works } from './static-parts.js';

/** A card with everything that applies to it. */
export interface Look {
  readonly traits: Record<string, TraitValue>;
  /** Numbers of its abilities in the world, printed and gained. */
  abilities: readonly number[];
  /** When it gained each ability that is not its own, by number. */
  readonly gained: Map<number, number>;
  /** What effects have given it besides what it has itself, by trait; the numbers of abilities stand last among all that it has. */
  readonly given: Record<string, readonly (string | number)[]>;
  /** The traits to which effects apply, `abilities` among them. */
  readonly changed: Set<string>;
  /** What took part in making each trait or the abilities what they are. */
  readonly reasons: Record<string, Collector>;
  /** Its keywords, once somebody asked; see `keywordsOf`. */
  keywords: readonly string[] | null;
  /** How effects changed its numbers, one after the other, where a rule has these begin with what something else has. */
  readonly steps: Record<string, NumberStep[]> | null;
}

/** What one effect makes of a number. */
export type NumberStep = (game: Game, now: number) => number;

/** What effects make of the cards at one moment. */
export interface View {
  /** The cards that they change. */
  readonly looks: Map<number, Look>;
  readonly modals: Modal[];
  applied: boolean;
  /** The effects at work, until a layer changes something other than a number. */
  active: readonly Active[] | undefined;
  /** It rests on how far what is being carried out has come, and so holds for this step alone. */
  passing: boolean;
  /** The effects that have applied to any card, where somebody wants to know. */
  reached: Set<Active> | null;
  /** By effect, the cards to which it has applied of those that its text describes. */
  readonly begun: Map<string, Set<number>>;
}

export const newView = (looks: Map<number, Look>, applied: boolean): View => ({
  looks,
  modals: [],
  applied,
  active: undefined,
  passing: false,
  reached: null,
  begun: new Map(),
});

/** Where no effect is at work. */
const noEffects = newView(new Map(), true);

/** A card as everything makes it. Most are what is written on them, which is not to be changed. */
export const lookAt = (game: Game, id: number): Look => lookIn(game, viewOf(game), id);

export const lookIn = (game: Game, { looks }: View, id: number): Look =>
  (looks.size === 0 ? undefined : looks.get(id)) ?? printedLook(game, cardOf(game, id));

/** The same, for whoever looks at one characteristic alone: where no text changes it, no effect needs to be applied. */
export const lookFor = (game: Game, id: number, trait: string): Look =>
  game.world.written.has(trait) ? lookAt(game, id) : printedLook(game, cardOf(game, id));

/** A card's look, to be changed. */
export const ownLook = (game: Game, id: number): Look => {
  const { looks } = viewOf(game);
  let look = looks.get(id);
  if (look === undefined) {
    look = copyLook(game, id, printedLook(game, cardOf(game, id)));
    looks.set(id, look);
  }
  return look;
};

/** A look that can be changed without the other; what made that what it is is left behind. */
export const copyLook = (
  game: Game,
  id: number,
  { traits, abilities, gained, given, steps }: Look,
): Look => {
  // What nothing has changed keeps no steps, though it may begin elsewhere.
  const known = steps ?? (say(game, 'beginsElsewhere', id) ? {} : null);
  return {
    traits: { ...traits },
    abilities,
    gained: new Map(gained),
    given: { ...given },
    changed: new Set(),
    reasons: {},
    steps:
      known &&
      Object.fromEntries(Object.entries(known).map(([trait, all]) => [trait, all.slice()])),
    keywords: null,
  };
};

/** A characteristic of a card as it is now; what changed it takes part in what is being worked out. */
export const traitsOf = (game: Game, id: number, trait: string): TraitValue | undefined => {
  const look = lookFor(game, id, trait);
  noteReasons(game, id, look, trait);
  return say(game, 'readsTrait', id, trait, look.traits[trait]);
};

/** What made a characteristic what it is takes part in what is being worked out, and so does the end of what did. */
const noteReasons = (game: Game, id: number, { reasons }: Look, trait: string): void => {
  if (game.listener === null) return;
  const reason = reasons[trait];
  if (reason) addTo(game, reason);
  restsOnEnd(game, id, trait);
};

/** What effects make of a number of a card if it begins with this one, and not with what is written there. */
export const changedFrom = (game: Game, id: number, trait: string, first: number): number =>
  (lookFor(game, id, trait).steps?.[trait] ?? []).reduce((now, step) => step(game, now), first);

export const numberOf = (game: Game, id: number, trait: string): number => {
  const value = traitsOf(game, id, trait);
  const number = typeof value === 'number' ? value : 0;
  // A rule may make anything of it.
  game.witness?.({ is: 'amount', amount: number }, game);
  return number;
};

export const listOf = (game: Game, id: number, trait: string): readonly string[] => {
  const value = traitsOf(game, id, trait);
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/** The keywords of a card as they are now; what changed them takes part in what is being worked out. */
export const keywordsAt = (game: Game, id: number): readonly string[] => {
  const look = lookFor(game, id, 'abilities');
  noteReasons(game, id, look, 'abilities');
  return say(game, 'readsKeywords', id, keywordsOf(game, look));
};

export const hasKeyword = (game: Game, id: number, keyword: string): boolean =>
  keywordsAt(game, id).includes(keyword);

/** The abilities of a card that work where it is now, with those its keywords stand for. */
export const workingAbilities = (game: Game, id: number): readonly Ability[] => {
  const look = lookFor(game, id, 'abilities');
  const reason = look.reasons['abilities'];
  if (reason) addTo(game, reason);
  const working: Ability[] = [];
  for (const ability of expand(game, look.abilities))
    if (say(game, 'isInText', id, ability) && works(game, id, ability)) working.push(ability);
  return working;
};

/**
 * The cards that may have abilities of a kind, oldest first: by themselves, or because they gained some. While the
 * layers are being applied, what they have gained is what the layers so far have given them.
 */
export const bearersOf = (game: Game, kind: Ability['kind']): readonly number[] => {
  const own = ownBearers(game, kind);
  if (!game.world.has.gains) return own;
  const all = new Set(own);
  for (const [id, look] of viewOf(game).looks) if (look.gained.size > 0) all.add(id);
  return all.size === own.length ? own : [...all].sort((a, b) => a - b);
};

/** The cards that may have an ability of a kind that waits for events of one of these kinds, oldest first. */
export const heedersOf = (
  game: Game,
  kind: 'triggered' | 'replacement',
  events: readonly string[],
): readonly number[] => {
  const [event = ''] = events;
  return events.length === 1 && !game.world.has.gains
    ? ownHeeders(game, kind, event)
    : heedersAmong(game, kind, events);
};

const heedersAmong = (
  game: Game,
  kind: 'triggered' | 'replacement',
  events: readonly string[],
): readonly number[] => {
  const all = new Set<number>();
  for (const event of events) for (const id of ownHeeders(game, kind, event)) all.add(id);
  if (game.world.has.gains)
    for (const [id, look] of viewOf(game).looks) if (look.gained.size > 0) all.add(id);
  return [...all].sort((a, b) => a - b);
};

const ownBearers = (game: Game, kind: Ability['kind']): readonly number[] =>
  knownBearers(game).get(kind) ??
  findBearers(game, kind, ({ definition }) => game.world.kinds.get(definition)?.has(kind));

const ownHeeders = (
  game: Game,
  kind: 'triggered' | 'replacement',
  event: string,
): readonly number[] => {
  const what = keyOf(kind, event);
  return knownBearers(game).get(what) ?? findHeeders(game, what, keyOf(kind, 'any'));
};

const findHeeders = (game: Game, what: string, any: string): readonly number[] =>
  findBearers(game, what, ({ definition }) => {
    const heeded = game.world.heeds.get(definition);
    return heeded?.has(what) === true || heeded?.has(any);
  });

/** The cards with some abilities of their own, as far as they were looked for. */
const knownBearers = (game: Game): Bearers['known'] => {
  const { things } = game.state;
  if (game.bearers?.of !== things || game.bearers.count !== things.length)
    game.bearers = { of: things, count: things.length, known: new Map() };
  return game.bearers.known;
};

const findBearers = (
  game: Game,
  what: string,
  bears: (thing: Thing) => boolean | undefined,
): readonly number[] => {
  const found = game.state.things.filter(bears).map(({ id }) => id);
  knownBearers(game).set(what, found);
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
    if (!say(game, 'keywordStands', ability.keyword)) continue;
    all.push(...keywordAbilities(rule, ability));
  }
  return all;
};

/** A keyword's abilities, always the same objects, so that the world can number them. */
export const keywordAbilities = (
  { number: rule, stands }: Keyword,
  { amount, of }: KeywordAbility,
): readonly Ability[] => {
  const key = `${rule} ${amount ?? ''} ${of === undefined ? '' : JSON.stringify(of)}`;
  let abilities = expansions.get(key)?.get(stands);
  if (abilities === undefined) {
    abilities = stands(amount, of);
    const byRule = expansions.get(key) ?? new Map<typeof stands, readonly Ability[]>();
    byRule.set(stands, abilities);
    expansions.set(key, byRule);
    for (const ability of abilities) keywordRules.set(ability, rule);
  }
  return abilities;
};

const expansions = new Map<string, Map<Keyword['stands'], readonly Ability[]>>();

const keywordRules = new WeakMap<Ability, string>();

/** The rule that gives an ability its meaning, where it comes from a keyword. */
export const ruleBehind = (ability: Ability): string => keywordRules.get(ability) ?? '';

export const viewOf = (game: Game): View => {
  if (game.view === null) {
    const { statics } = game.world.has;
    if (!statics && game.state.effects.length === 0) return noEffects;
    game.view = newView(new Map(), false);
  }
  if (!game.view.applied) game.world.machinery.applyEffects(game, game.view);
  return game.view;
};

/** What is written on a card, the same for all cards of a definition. */
export const printedLook = (game: Game, card: Thing): Look => {
  const { printed: known, abilityIds } = game.world;
  let look = known.get(card.definition);
  if (look === undefined) {
    const { traits, abilities } = definitionOf(game, card);
    look = {
      traits: { ...traits },
      abilities: abilities.map((ability) => abilityIds.get(ability) ?? -1),
      gained: new Map(),
      given: {},
      changed: new Set(),
      reasons: {},
      steps: null,
      keywords: null,
    };
    known.set(card.definition, look);
  }
  return look;
};

/** The keywords among a card's abilities. */
export const keywordsOf = (game: Game, look: Look): readonly string[] => {
  if (look.keywords === null) {
    const found: string[] = [];
    for (const number of look.abilities) {
      const ability = game.world.abilities[number];
      if (ability?.kind === 'keyword') found.push(ability.keyword);
    }
    look.keywords = found;
  }
  return look.keywords;
};
