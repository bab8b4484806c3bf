/** What effects of layers apply to that describe it: kept in mind, since they go on applying to that. */
import { activeEffects, applies, begunBy, subjects } from '../../kernel/active-effects.js';
import { viewOf } from '../../kernel/continuous.js';
import { isModal } from '../../kernel/layer-changes.js';
import { fact, type Game, isCurrent, quietly, refOf } from '../../kernel/game.js';
import type { CardRef, GameEvent } from '../../kernel/state.js';
import { keepFact } from './words.js';

type Kept = Readonly<Record<string, readonly CardRef[]>>;

const keptName = 'subjects of effects';

export const subjectsIn = (game: Game): Kept => fact<Kept>(game, keptName) ?? {};

/** That it is kept in mind to what the effects apply that describe it; nothing where that is known. */
export const subjectsKept = (game: Game): readonly GameEvent[] => {
  const before = subjectsIn(game);
  const now = quietly(game, () => subjectsNow(game, before));
  return JSON.stringify(now) === JSON.stringify(before)
    ? []
    : [keepFact(keptName, Object.keys(now).length === 0 ? null : now)];
};

const subjectsNow = (game: Game, before: Kept): Kept => {
  if (game.state.effects.every(({ cards }) => cards !== null)) return {};
  const found: Record<string, readonly CardRef[]> = {};
  // Also those that an effect has made other than it describes.
  viewOf(game);
  for (const active of activeEffects(game)) {
    const { effect, text } = active;
    if (effect === undefined || effect.cards !== null || text.subject.is !== 'cards') continue;
    // What cannot be done is a rule, and changes no object (6.3.1).
    if (text.changes.every(isModal)) continue;
    const known = (before[effect.id] ?? []).filter((ref) => isCurrent(game, ref));
    const ids = applies(game, active)
      ? [...new Set([...subjects(game, active), ...begunBy(game, active)])]
      : [];
    const fresh = ids.filter((id) => !known.some(([one]) => one === id));
    const all = [...known, ...fresh.map((id) => refOf(game, id))];
    if (all.length > 0) found[effect.id] = all;
  }
  return found;
};
