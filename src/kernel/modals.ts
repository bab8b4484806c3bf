/** What cannot, can or must be done because an effect says so. */
import type { Change } from './ability.js';
import { addTo, cardOf, definitionOf, type Game, once, spend } from './game.js';
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
  const said = saidOf(game, how, action, view.modals);
  const found =
    typeof who === 'number' ? (said.ofCards().get(who) ?? nothing) : ofPlayer(game, said.all, who);
  for (const { active } of found) noteActive(game, active);
  if (game.witness !== undefined) {
    const held = new Set(found);
    for (const one of said.all) {
      spend(game, 1);
      const { active } = one;
      game.witness({ is: 'modal', how, action, who, active, held: held.has(one) }, game);
    }
  }
  if (typeof who === 'number') noteLost(game, who);
  return found;
};

const nothing: readonly Modal[] = [];

/** What is said of an action. */
interface Said {
  readonly all: readonly Modal[];
  /** By card, all that goes for it; looked for but once, however many cards are asked about. */
  readonly ofCards: () => ReadonlyMap<number, readonly Modal[]>;
}

const saidOf = (game: Game, how: string, action: string, all: readonly Modal[]): Said => {
  const key = `${how} ${action}`;
  const about = once(game, key, () =>
    all.filter(({ change }) => change.change === how && change.action === action),
  );
  return { all: about, ofCards: () => once(game, `${key} of cards`, () => byCard(game, about)) };
};

const byCard = (game: Game, all: readonly Modal[]): ReadonlyMap<number, readonly Modal[]> => {
  const found = new Map<number, Modal[]>();
  for (const one of all)
    for (const id of subjects(game, one.active)) {
      const others = found.get(id);
      if (others === undefined) found.set(id, [one]);
      else others.push(one);
    }
  return found;
};

const ofPlayer = (game: Game, all: readonly Modal[], who: Player): readonly Modal[] =>
  all.filter(({ active: { text, context } }) => {
    const { subject } = text;
    return subject.is === 'player' && players(game, subject.who, context).includes(who);
  });

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
