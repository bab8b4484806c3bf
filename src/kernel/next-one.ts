/** Effects that wait for the next of something: from the first such event on they go for its card, and for no other. */
import type { ContinuousText, EventPattern, Filter, Test } from './ability.js';
import { type Active, isStillAtWork, isSubject, resolvedEffect } from './active-effects.js';
import type { Happening } from './batch.js';
import { fits, meantIn } from './conditions.js';
import { newView, viewOf } from './continuous.js';
import { trialOf } from './copies.js';
import { changed, type Game, refOf } from './game.js';
import { isModal } from './layer-changes.js';
import { carry } from './ledger.js';
import { say } from './questions.js';
import type { Seen } from './select.js';
import type { CardRef, ContinuousEffect, GameEvent } from './state.js';

/** What has happened is what effects have waited for; each of them for one alone. */
export const findNext = (game: Game, happened: readonly Happening[]): void => {
  for (const { event } of happened) {
    const waiting = waitingFor(game, event);
    if (waiting.length === 0) continue;
    // As each of them goes for the card, the next finds it changed by that; or they apply to it together.
    const found = say(game, 'nextInOrder') ? foundInOrder(game, waiting, event) : undefined;
    for (const one of waiting) {
      if (!(found === undefined ? isFor(game, one, event) : found.has(one.effect))) continue;
      goesFor(game, one.effect, meantFor(game, one, event));
    }
  }
};

/** Whether an effect that waits for such an event would go for its card, were it to happen now. */
export const wouldFind = (
  game: Game,
  effect: ContinuousEffect,
  event: GameEvent,
  seen: (id: number) => Seen,
): boolean => {
  const waiting = waitingFor(game, event);
  const own = waiting.find((one) => one.effect === effect);
  if (own === undefined) return false;
  if (!say(game, 'nextInOrder')) return isFor(game, own, event, seen);
  return foundInOrder(game, waiting, event, seen).has(effect);
};

/** An effect that waits for the next of something, and what it says. */
interface WaitingEffect {
  readonly effect: ContinuousEffect;
  readonly active: Active;
  readonly next: EventPattern;
  /** The part that its card has in the event. */
  readonly role: string;
}

/** The effects that wait for an event of this kind, of which card ever. */
const waitingFor = (game: Game, event: GameEvent): readonly WaitingEffect[] =>
  game.state.effects.flatMap((effect) => {
    if (effect.cards !== null) return [];
    const { next, subject } = game.world.texts[effect.text] as ContinuousText;
    if (next === undefined || next.event !== event.kind) return [];
    const active = resolvedEffect(game, effect);
    if (active === undefined || !isStillAtWork(game, active)) return [];
    if (!say(game, 'findsNext', effect)) return [];
    const role = subject.is === 'role' ? subject.role : 'card';
    return typeof event[role] === 'number' ? [{ effect, active, next, role }] : [];
  });

const isFor = (
  game: Game,
  { active, next }: WaitingEffect,
  event: GameEvent,
  seen?: (id: number) => Seen,
): boolean => fits(game, next, event, active.context, seen);

const meantFor = (game: Game, { active, next, role }: WaitingEffect, event: GameEvent): CardRef =>
  meantIn(game, next, event, active.context)[role] ?? refOf(game, Number(event[role]));

/** From now on an effect goes for this card, and for no other. */
const goesFor = (game: Game, effect: ContinuousEffect, card: CardRef): void => {
  const it = [card];
  const found = { ...effect, cards: it, it };
  if (game.ledger !== null) carry(game.ledger)(effect, found);
  game.state.effects[game.state.effects.indexOf(effect)] = found;
  changed(game);
};

// ---------------------------------------------------------------- in their order

/**
 * Those that go for the card of an event: tried as if each were about that card as long as it is what it says, and applied
 * with all others in their order. So each sees what those before it have made of the card.
 */
const foundInOrder = (
  game: Game,
  waiting: readonly WaitingEffect[],
  event: GameEvent,
  seen?: (id: number) => Seen,
): ReadonlySet<ContinuousEffect> => {
  const found = new Set<ContinuousEffect>();
  const trial = trialOf(game);
  const open: {
    readonly effect: ContinuousEffect;
    readonly active: Active;
    readonly id: number;
  }[] = [];
  for (const one of waiting) {
    const { effect, active, next, role } = one;
    const wanted = next.roles[role];
    if (wanted?.is !== 'card' || active.text.condition !== undefined) {
      if (isFor(game, one, event, seen)) found.add(effect);
      continue;
    }
    const bare = { ...wanted, filter: withoutTests(wanted.filter) };
    const pattern = { ...next, roles: { ...next.roles, [role]: bare } };
    if (!fits(game, pattern, event, active.context, seen)) continue;
    const card = refOf(game, Number(event[role]));
    const about = aboutIt(active, wanted.filter, card);
    const tried = { ...effect };
    trial.state.effects[game.state.effects.indexOf(effect)] = tried;
    trial.resolved.set(tried, about);
    open.push({ effect, active: about, id: card[0] });
  }
  if (open.length === 0) return found;
  const reached = new Set<Active>();
  trial.view = { ...newView(new Map(), false), reached };
  viewOf(trial);
  for (const { effect, active, id } of open) {
    const isOfRules = active.text.changes.every(isModal);
    if (isOfRules ? isSubject(trial, active, id) : reached.has(active)) found.add(effect);
  }
  return found;
};

/** The role of the card in what is tried. */
const nextOne = 'next one';

/** The same effect, about a card as long as it is what a filter asks for. */
const aboutIt = ({ text, context, ...active }: Active, filter: Filter, card: CardRef): Active => {
  const { next: _, ...said } = text;
  const subject = {
    is: 'cards',
    quantity: { is: 'all', amount: 0 },
    filter: amongIt(filter),
  } as const;
  return {
    ...active,
    text: { ...said, subject },
    context: { ...context, roles: { ...context.roles, [nextOne]: card } },
    cards: null,
  };
};

const amongIt = ({ unnamed: _, ...filter }: Filter): Filter => ({
  ...filter,
  zones: [],
  whose: 'any',
  // What stands for something else may be meant by one word alone: that word stays.
  tests: filter.tests.filter((test) => isChangeable(test) || test.test === 'word'),
  among: { is: 'role', role: nextOne },
  ...(filter.or && { or: filter.or.map(amongIt) }),
});

/** Where the cards are, whose, and in which state: whatever effects could make of them. */
const withoutTests = (filter: Filter): Filter => ({
  ...filter,
  tests: filter.tests.filter((test) => !isChangeable(test)),
  ...(filter.or && { or: filter.or.map(withoutTests) }),
});

const isChangeable = ({ test }: Test): boolean => changeable.includes(test);

/** What is asked of characteristics and abilities. */
const changeable: readonly Test['test'][] = ['compare', 'has', 'part', 'same', 'keyword'];
