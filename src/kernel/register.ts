/** Numbers every ability and text of a set of cards, in a fixed order, so that states can refer to them. */
import { plainIn } from './asking.js';
import type {
  Ability,
  CardDefinition,
  Change,
  Condition,
  EventPattern,
  Instruction,
  TriggeredAbility,
} from './ability.js';
import { machinery } from './machinery.js';
import { keywordAbilities } from './continuous.js';
import { traitName, isModal } from './layer-changes.js';
import { type GameRules, iconOf, type World } from './game.js';
import { within } from './instructions.js';
import { keyOf } from './state.js';

interface Registry {
  readonly rules: GameRules;
  readonly abilities: Ability[];
  readonly abilityIds: Map<Ability, number>;
  readonly blocks: (readonly Instruction[])[];
  readonly blockIds: Map<readonly Instruction[], number>;
  readonly texts: object[];
  readonly textIds: Map<object, number>;
  readonly has: {
    statics: boolean;
    gains: boolean;
    enters: boolean;
    limits: boolean;
    cutsIn: boolean;
    next: boolean;
  };
  readonly recalled: Set<string>;
  readonly written: Set<string>;
  readonly forbidden: Set<string>;
  readonly said: Set<string>;
  readonly awaits: { triggered: Set<string>; replacement: Set<string> };
}

/**
 * A world: a game's rules and a set of cards.
 *
 * @param cards definitions by key, always in the same order for the same set
 * @param loose effects that stand outside any card (a scenario's own)
 * @param off   numbers of rules that are switched off
 */
export const makeWorld = (
  rules: GameRules,
  cards: ReadonlyMap<string, CardDefinition>,
  loose: readonly (readonly Instruction[])[] = [],
  off: ReadonlySet<string> = new Set(),
): World => {
  const registry: Registry = {
    rules,
    abilities: [],
    abilityIds: new Map(),
    blocks: [],
    blockIds: new Map(),
    texts: [],
    textIds: new Map(),
    has: { statics: false, gains: false, enters: false, limits: false, cutsIn: false, next: false },
    recalled: new Set(),
    written: new Set(),
    forbidden: new Set(),
    said: new Set(),
    awaits: { triggered: new Set(), replacement: new Set() },
  };
  for (const text of Object.values(rules.texts)) addText(registry, text);
  const all = new Map(cards);
  for (const card of rules.pseudo) all.set(card.key, card);
  for (const card of cards.values())
    for (const ability of card.abilities) addAbility(registry, ability);
  for (const block of loose) addBlock(registry, block);
  for (const { later = [] } of rules.book.terms.values())
    for (const ability of later) addAbility(registry, ability);
  const kinds = new Map<string, ReadonlySet<Ability['kind']>>();
  const heeds = new Map<string, ReadonlySet<string>>();
  for (const { key, abilities } of all.values()) {
    const own = withKeywords(rules, abilities);
    kinds.set(key, new Set(own.map(({ kind }) => kind)));
    heeds.set(key, new Set(own.flatMap((one) => heeded(rules, one))));
  }
  // Written out, so that the worlds of all files have one shape: everything looks at them.
  return {
    rules,
    machinery,
    cards: all,
    kinds,
    heeds,
    awaits: registry.awaits,
    printed: new Map(),
    layers: { static: new Map(), resolved: new Map() },
    abilities: registry.abilities,
    abilityIds: registry.abilityIds,
    blocks: registry.blocks,
    blockIds: registry.blockIds,
    texts: registry.texts,
    textIds: registry.textIds,
    has: registry.has,
    recalled: registry.recalled,
    written: registry.written,
    forbidden: registry.forbidden,
    said: registry.said,
    off,
    boundless: undefined,
    missed: undefined,
  };
};

/** A card's abilities, with those that its keywords stand for. */
const withKeywords = (rules: GameRules, abilities: readonly Ability[]): readonly Ability[] =>
  abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword') return [ability];
    const rule = rules.book.keywords.get(ability.keyword);
    return rule === undefined ? [ability] : [ability, ...keywordAbilities(rule, ability)];
  });

/** The event that an ability waits for. What an icon stands for is the game's to say: it may be any. */
const awaitedBy = (rules: GameRules, ability: TriggeredAbility): string =>
  iconOf(rules, ability) === undefined ? ability.when.event : 'any';

const heeded = (rules: GameRules, ability: Ability): readonly string[] => {
  switch (ability.kind) {
    case 'triggered':
      return [keyOf('triggered', awaitedBy(rules, ability))];
    case 'replacement':
      return [keyOf('replacement', ability.when.event)];
    default:
      return [];
  }
};

const addAbility = (registry: Registry, ability: Ability): void => {
  if (registry.abilityIds.has(ability)) return;
  registry.abilityIds.set(ability, registry.abilities.length);
  registry.abilities.push(ability);
  switch (ability.kind) {
    case 'keyword': {
      const rule = registry.rules.book.keywords.get(ability.keyword);
      if (rule === undefined) return;
      for (const own of keywordAbilities(rule, ability)) addAbility(registry, own);
      return;
    }
    case 'triggered':
      registry.awaits.triggered.add(awaitedBy(registry.rules, ability));
      addCondition(registry, ability.while);
      addCondition(registry, ability.condition);
      addCondition(registry, ability.usableIf);
      if (ability.when.nth !== undefined) registry.recalled.add(ability.when.event);
      addBlock(registry, ability.costs);
      addBlock(registry, ability.effect);
      return;
    case 'activated':
      addCondition(registry, ability.condition);
      addBlock(registry, ability.costs);
      addBlock(registry, ability.effect);
      return;
    case 'static':
      registry.has.statics = true;
      for (const text of ability.changes) addText(registry, text);
      return;
    case 'replacement':
      registry.awaits.replacement.add(ability.when.event);
      addCondition(registry, ability.condition);
      addBlock(registry, ability.costs);
      addBlock(registry, ability.instead);
      return;
    case 'one-off':
      if (ability.condition !== undefined) registry.has.cutsIn = true;
      addCondition(registry, ability.condition);
      addBlock(registry, ability.effect);
  }
};

const addText = (registry: Registry, text: RegisteredText): void => {
  if (registry.textIds.has(text)) return;
  addCondition(registry, text.condition);
  registry.textIds.set(text, registry.texts.length);
  registry.texts.push(text);
  if (text.next !== undefined) registry.has.next = true;
  for (const change of text.changes) {
    if (change.change === 'enter') registry.has.enters = true;
    if (change.change === 'limit') {
      registry.has.limits = true;
      registry.forbidden.add('move');
    }
    if (change.change === 'forbid') registry.forbidden.add(change.event.event);
    if ('action' in change) registry.said.add(keyOf(change.change, change.action));
    if (!isModal(change)) registry.written.add(traitName(change));
    if (change.change !== 'gain-ability') continue;
    registry.has.gains = true;
    addAbility(registry, change.ability);
  }
};

/** A continuous text: of a card, or of the rules themselves. */
interface RegisteredText {
  readonly next?: EventPattern;
  readonly changes: readonly Change[];
  readonly condition?: Condition;
}

/** What a condition asks of the past is kept in mind from the start. */
const addCondition = (registry: Registry, condition: Condition | undefined): void => {
  for (const one of condition === undefined ? [] : plainIn(condition))
    if (one.is === 'happened') registry.recalled.add(one.event.event);
};

const addBlock = (registry: Registry, block: readonly Instruction[]): void => {
  if (registry.blockIds.has(block)) return;
  registry.blockIds.set(block, registry.blocks.length);
  registry.blocks.push(block);
  for (const instruction of block) addInstruction(registry, instruction);
};

const addInstruction = (registry: Registry, instruction: Instruction): void => {
  const { condition, blocks = [], text, ability } = within(instruction);
  addCondition(registry, condition);
  for (const block of blocks) addBlock(registry, block);
  if (text !== undefined) addText(registry, text);
  if (ability !== undefined) addAbility(registry, ability);
};
