/** Which continuous effects are at work, and on which cards. */
import type { ContinuousText, Duration, StaticAbility } from './ability.js';
import { cardOf, type Game, isCurrent, quietly } from './game.js';
import { holds } from './conditions.js';
import { withValues } from './locals.js';
import { type Context, isTouched, touched } from './select.js';
import type { CardRef, ContinuousEffect } from './state.js';
import { bearersOf, lookAt, ruleBehind, viewOf, workingAbilities } from './continuous.js';
import { traitName, isModal } from './layer-changes.js';
import { say } from './questions.js';
import { nodeOf } from './ledger.js';

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
  readonly rule: string | undefined;
  /** The static ability that it comes from, or the effect that was resolved. */
  readonly ability: StaticAbility | undefined;
  readonly effect: ContinuousEffect | undefined;
}

export const applies = (game: Game, { text, context }: Active): boolean =>
  text.condition === undefined || holds(game, text.condition, context);

/** Every effect that works now. */
export const activeEffects = (game: Game): readonly Active[] => {
  if (game.view?.active !== undefined) return game.view.active;
  const found = game.world.has.statics ? staticEffects(game) : [];
  // Whether a condition of an effect holds may be another matter in each layer.
  let settled = true;
  for (const effect of game.state.effects) {
    settled &&= !isConditional(effect.duration);
    const active = resolvedEffect(game, effect);
    if (active !== undefined && isAtWork(game, effect, active.context)) found.push(active);
  }
  if (game.view !== null && settled) game.view.active = found;
  return found;
};

const isConditional = (duration: Duration): duration is Extract<Duration, { as: unknown }> =>
  typeof duration === 'object' && 'as' in duration;

/** An effect that was resolved never changes, though it may not be at work. */
export const resolvedEffect = (game: Game, effect: ContinuousEffect): Active | undefined => {
  let active = game.resolved.get(effect);
  if (active === undefined) {
    active = fromResolved(game, effect);
    if (active !== undefined) game.resolved.set(effect, active);
  }
  return active;
};

const isAtWork = (game: Game, effect: ContinuousEffect, context: Context): boolean => {
  const { duration } = effect;
  if (isConditional(duration) && !holds(game, duration.condition, context)) return false;
  // An effect for a later turn has not begun yet.
  return hasBegun(game, effect);
};

/** Whether an effect that was at work still is: its ability is there, or what it lasts for. */
export const isStillAtWork = (game: Game, active: Active): boolean => {
  const { effect, ability, context } = active;
  if (effect !== undefined) return isAtWork(game, effect, context);
  const { source } = context;
  if (source === null || ability === undefined) return true;
  // Where only numbers have changed every ability is still there.
  return game.view?.active !== undefined || workingAbilities(game, source[0]).includes(ability);
};

const staticEffects = (game: Game): Active[] => {
  const found: Active[] = [];
  for (const id of bearersOf(game, 'static'))
    for (const ability of workingAbilities(game, id))
      if (ability.kind === 'static') addStatic(found, game, id, ability);
  return found;
};

const addStatic = (found: Active[], game: Game, id: number, ability: StaticAbility): void => {
  const card = cardOf(game, id);
  const context: Context = {
    controller: say(game, 'controllerOfAbility', id, card.controller),
    source: [id, card.version],
    it: nothing,
    that: 0,
  };
  const { gained } = lookAt(game, id);
  const since =
    gained.size === 0 ? undefined : gained.get(game.world.abilityIds.get(ability) ?? -1);
  const timestamp = Math.max(card.stamp, since ?? 0);
  const rule = ruleBehind(ability);
  for (const text of ability.changes)
    found.push({
      text,
      context,
      timestamp,
      cards: null,
      amounts: nothing,
      node: 0,
      origin: 'static',
      rule,
      ability,
      effect: undefined,
    });
};

const nothing: readonly never[] = [];

const fromResolved = (game: Game, effect: ContinuousEffect): Active | undefined => {
  const text = game.world.texts[effect.text] as ContinuousText | undefined;
  if (text === undefined) return undefined;
  const context: Context = {
    controller: effect.controller,
    source: effect.source,
    it: effect.it ?? effect.cards ?? [],
    roles: effect.roles ?? {},
    ...withValues(effect.values),
    that: 0,
  };
  return {
    text,
    context,
    timestamp: effect.timestamp,
    cards: effect.cards,
    amounts: effect.amounts,
    node: nodeOf(game, effect),
    origin: 'resolved',
    rule: undefined,
    ability: undefined,
    effect,
  };
};

export const hasBegun = (game: Game, effect: ContinuousEffect): boolean =>
  say(game, 'effectHasBegun', effect);

/** What a resolved effect makes what it is now: cards, and which of their traits. */
export const reachOf = (
  game: Game,
  effect: ContinuousEffect,
): readonly (readonly [card: number, trait: string])[] => {
  const active = resolvedEffect(game, effect);
  if (active === undefined || !isAtWork(game, effect, active.context)) return [];
  const traits = active.text.changes.filter((change) => !isModal(change)).map(traitName);
  return subjects(game, active).flatMap((id) => traits.map((trait) => [id, trait] as const));
};

/** The cards an effect applies to now. */
export const subjects = (game: Game, active: Active): readonly number[] => {
  const cards = subjectsNow(game, active);
  // A card in use may keep what applied to it where it came from.
  const kept = say(game, 'keptSubjects', active);
  const begun = begunInParts(game, active);
  return kept.length + begun.length === 0 ? cards : [...new Set([...cards, ...kept, ...begun])];
};

/** The cards to which an effect has applied so far, while it is worked out what all effects make of the cards. */
export const begunBy = (game: Game, active: Active): readonly number[] => {
  const begun = game.view?.begun.get(keyOfEffect(game, active));
  return begun === undefined ? noCards : [...begun];
};

/** To what one part of an effect applies the others do as well, though that part makes it another thing than the text describes. */
const begunInParts = (game: Game, active: Active): readonly number[] =>
  active.text.changes.length < 2 || !isOfGroup(active) || !say(game, 'partsGoOn')
    ? noCards
    : begunBy(game, active);

/** Whether it goes for whatever its text describes. */
const isOfGroup = ({ cards, text }: Active): boolean =>
  cards === null && text.subject.is === 'cards';

/** Keeps to which cards an effect applies, where somebody asks for it later. */
export const noteBegun = (game: Game, active: Active, cards: readonly number[]): void => {
  const { text, effect } = active;
  if (cards.length === 0 || !isOfGroup(active)) return;
  if (text.changes.length < 2 && effect === undefined) return;
  const { begun } = game.view!;
  const key = keyOfEffect(game, active);
  const known = begun.get(key) ?? new Set();
  for (const card of cards) known.add(card);
  begun.set(key, known);
};

/** Whether an effect applies to a card now. */
export const isSubject = (game: Game, active: Active, id: number): boolean => {
  const { subject } = active.text;
  const isNow =
    active.cards === null && subject.is === 'cards'
      ? isTouched(game, subject.filter, active.context, id) && takesIn(game, active, id)
      : subjectsNow(game, active).includes(id);
  return (
    isNow ||
    say(game, 'keptSubjects', active).includes(id) ||
    begunInParts(game, active).includes(id)
  );
};

export const noCards: readonly number[] = [];

/** What tells an effect from all others, for a game that remembers which ones applied to a card. */
export const keyOfEffect = (game: Game, { context, text, effect }: Active): string =>
  `${context.source?.[0] ?? 0} ${game.world.textIds.get(text) ?? -1} ${effect?.id ?? ''}`;

/** The effects that apply to a card now, by key: also those by which it is no longer what their texts describe. */
export const effectsOn = (game: Game, id: number): readonly string[] =>
  quietly(game, () => {
    const found = effectsThatChange(game, id);
    for (const active of activeEffects(game))
      if (applies(game, active) && isSubject(game, active, id))
        found.add(keyOfEffect(game, active));
    return [...found];
  });

/** The effects that make a card what it is, seen as they are applied once more. */
const effectsThatChange = (game: Game, id: number): Set<string> => {
  const found = new Set<string>();
  const { witness } = game;
  game.witness = (sight) => {
    if (sight.is === 'change' && sight.card === id) found.add(keyOfEffect(game, sight.active));
  };
  game.view = null;
  viewOf(game);
  game.witness = witness;
  return found;
};

const subjectsNow = (game: Game, active: Active): readonly number[] => {
  if (active.cards !== null) {
    const followed: number[] = [];
    for (const ref of active.cards) if (say(game, 'effectFollows', ref)) followed.push(ref[0]);
    return followed;
  }
  const { subject } = active.text;
  switch (subject.is) {
    case 'this': {
      const { source } = active.context;
      return source !== null && isCurrent(game, source) ? [source[0]] : [];
    }
    // Of what was spoken of as it began an effect has its cards from then.
    case 'it':
    case 'role':
    case 'rest':
    case 'player':
      return [];
    case 'cards':
      return touched(game, subject.filter, active.context).filter((id) =>
        takesIn(game, active, id),
      );
  }
};

/** Whether an effect applies to a card that its text describes; the game may see it otherwise where the card came later. */
export const takesIn = (game: Game, active: Active, id: number): boolean =>
  active.origin !== 'static' ||
  (say(game, 'staticTakesIn', active, id) && !say(game, 'outOfReach', id, active.timestamp));
