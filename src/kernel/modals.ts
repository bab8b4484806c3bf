/** What cannot, can or must be done because an effect says so. */
import type { Change } from './ability.js';
import { addTo, cardOf, definitionOf, type Game, once } from './game.js';
import { players } from './select.js';
import type { Player } from './state.js';
import { type Active, subjects } from './active-effects.js';
import { lookAt, viewOf } from './continuous.js';
import { noteActive } from './layers.js';

/** A `cannot`, `can` or `must` at work. */
export interface Modal {
  readonly change: Extract<Change, { action: string }>;
  readonly active: Active;
}

export const isModal = (change: Change): change is Modal['change'] => 'action' in change;

/** Every `cannot`, `can` or `must` at work for an action of a card or player. */
export const modals = (
  game: Game,
  how: 'cannot' | 'can' | 'must',
  action: string,
  who: number | Player,
): readonly Modal[] => {
  if (!game.world.has.modals) return nothing;
  const view = viewOf(game);
  if (view.modals.length === 0 && view.looks.size === 0) return nothing;
  const found: Modal[] = [];
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

const nothing: readonly Modal[] = [];

const isAbout = ({ change }: Modal, how: string, action: string): boolean =>
  change.change === how && change.action === action;

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
