/** What cannot, can or must be done because an effect says so. */
import type { Change } from './ability.js';
import { addTo, cardOf, definitionOf, type Game, once } from './game.js';
import { players } from './select.js';
import type { GameEvent, Player } from './state.js';
import { fits } from './trigger.js';
import { type Active, subjects } from './active-effects.js';
import { lookAt, viewOf } from './continuous.js';
import { noteActive } from './layers.js';

type ModalChange = Extract<Change, { change: 'cannot' | 'can' | 'must' | 'forbid' }>;

/** A `cannot`, `can` or `must` at work. */
export interface Modal<C extends ModalChange = ModalChange> {
  readonly change: C;
  readonly active: Active;
}

type OfAction = Exclude<ModalChange, { change: 'forbid' }>;

export const isModal = (change: Change): change is ModalChange =>
  'action' in change || change.change === 'forbid';

/** Every `cannot`, `can` or `must` at work for an action of a card or player. */
export const modals = (
  game: Game,
  how: 'cannot' | 'can' | 'must',
  action: string,
  who: number | Player,
): readonly Modal<OfAction>[] => {
  if (!game.world.has.modals) return nothing;
  const view = viewOf(game);
  if (view.modals.length === 0 && view.looks.size === 0) return nothing;
  const found: Modal<OfAction>[] = [];
  view.modals.forEach((one, at) => {
    if (isAbout(one, how, action) && isSaidOf(game, one.active, who, at)) found.push(one);
  });
  for (const { active } of found) noteActive(game, active);
  if (game.witness !== undefined)
    for (const one of view.modals) {
      if (!isAbout(one, how, action)) continue;
      const held = found.includes(one);
      game.witness({ is: 'modal', how, action, who, active: one.active, held }, game);
    }
  if (typeof who === 'number') noteLost(game, who);
  return found;
};

const nothing: readonly Modal<OfAction>[] = [];

const isAbout = (one: Modal, how: string, action: string): one is Modal<OfAction> =>
  one.change.change === how && 'action' in one.change && one.change.action === action;

/** Whether an effect says of an event that it cannot happen; the effects that say so take part. */
export const isRuledOut = (game: Game, event: GameEvent): boolean => {
  if (!game.world.has.modals) return false;
  let found = false;
  for (const [at, { change, active }] of viewOf(game).modals.entries()) {
    if (change.change !== 'forbid' || change.event.event !== event.kind) continue;
    const who = event[change.role];
    if (typeof who !== 'number' && typeof who !== 'string') continue;
    const held = isSaidOf(game, active, who, at) && fits(game, change.event, event, active.context);
    game.witness?.({ is: 'modal', how: 'cannot', action: change, who, active, held }, game);
    if (!held) continue;
    noteActive(game, active);
    found = true;
  }
  return found;
};

/** @param at the place of the modal among all: its cards are looked for but once, however many are asked about */
const isSaidOf = (game: Game, active: Active, who: number | Player, at: number): boolean => {
  if (typeof who === 'number')
    return once(game, `said ${at}`, () => new Set(subjects(game, active))).has(who);
  const { subject } = active.text;
  return subject.is === 'player' && players(game, subject.who, active.context).includes(who);
};

/** What took abilities away from a card took part in what they no longer say. */
const noteLost = (game: Game, id: number): void => {
  const look = lookAt(game, id);
  const reason = look.reasons['abilities'];
  if (reason === undefined) return;
  const own = definitionOf(game, cardOf(game, id)).abilities;
  const left = new Set(look.abilities);
  if (own.some((ability) => !left.has(game.world.abilityIds.get(ability) ?? -1)))
    addTo(game, reason);
};
