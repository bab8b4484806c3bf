/**
 * Effects that depend on one another round about: no order among them suits all of their texts. What suits them, where
 * there is such a thing, is that each applies to what its text describes once the others have applied.
 */
import type { View } from './continuous.js';
import { type Game, spend } from './game.js';
import { applyOnCopies, meantBy, onCopies } from './layer-dependency.js';
import { mayWaitFor } from './layer-order.js';
import type { EffectPart } from './layers.js';

/** The cards to which each part applies. */
export type Scopes = ReadonlyMap<EffectPart, readonly number[]>;

/**
 * What the parts of a loop apply to, found from nothing: nothing applies because of itself alone. Nothing where they
 * contradict one another, so that whatever they apply to, some text describes something else.
 *
 * @param loop in the order in which they apply
 */
export const settledScopes = (
  game: Game,
  view: View,
  loop: readonly EffectPart[],
): Scopes | undefined => {
  let scopes: Scopes = new Map(loop.map((part) => [part, []]));
  const seen = new Set<string>();
  for (let key = keyOf(scopes); !seen.has(key); key = keyOf(scopes)) {
    seen.add(key);
    const found = new Map(loop.map((part) => [part, scopeBeside(game, view, loop, part, scopes)]));
    if (keyOf(found) === key) return found;
    scopes = found;
  }
  return undefined;
};

const keyOf = (scopes: Scopes): string => JSON.stringify([...scopes.values()]);

/** What a part applies to where the others have applied for which it may wait. */
const scopeBeside = (
  game: Game,
  view: View,
  loop: readonly EffectPart[],
  part: EffectPart,
  scopes: Scopes,
): readonly number[] => {
  let found: readonly number[] = [];
  spend(game, loop.length);
  onCopies(game, view, (before) => {
    for (const other of loop)
      if (other !== part && mayWaitFor(game, part, other))
        applyOnCopies(game, view, before, other, scopes.get(other) ?? []);
    found = meantBy(game, part);
  });
  return found;
};
