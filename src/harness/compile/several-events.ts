/** Several events of which each wakes an ability of its own: `this attacks or blocks`. */
import type * as Kernel from '../../kernel/ability.js';
import type { Happening } from '../../language/document.js';
import { checkEachAlone } from './each-alone.js';
import { joinRole } from './events.js';
import { happeningOf } from './happenings.js';
import { leftBy } from './kinds.js';
import { report, type Scope } from './scope.js';
import { countsSeveral } from './since.js';
import { noteLeft } from './spoken-event.js';
import { findEvent, toldBy } from './told.js';

/** Each of what may happen: `this attacks or blocks`; each by itself. */
export const happeningsOf = (scope: Scope, first: Happening): readonly Kernel.EventPattern[] => {
  if (countsSeveral(scope, first)) return [];
  const all = [first, ...first.or.map((one) => inItsVoice(scope, one))];
  for (const one of all) checkEachAlone(scope, one);
  const lefts: (readonly string[])[] = [];
  const patterns = all.map((one, at) => {
    const { pattern } = happeningOf(scope, withShared(scope, one, all[at + 1]));
    lefts.push(leftBy(scope));
    return pattern;
  });
  noteLeft(scope.spoken, lefts);
  return patterns;
};

/**
 * `loses or wins a battle`: what stands behind the last goes for the one before, too, where that is no event without it.
 * Where it is one, nobody can tell: `attacks or blocks a creature`.
 */
const withShared = (scope: Scope, one: Happening, next: Happening | undefined): Happening => {
  if (next === undefined || one.object !== undefined || one.prepositions.length > 0) return one;
  const { object, prepositions } = next;
  if (object === undefined && prepositions.length === 0) return one;
  const shared: Happening = { ...one, object, prepositions };
  const [alone, together] = [one, shared].map((told) => findEvent(scope, toldBy(told))?.found);
  if (alone === undefined) return together === undefined ? one : shared;
  const { voice } = alone;
  const couldBe =
    (object !== undefined && voice.object !== undefined) ||
    prepositions.some(({ join }) => joinRole(voice, join) !== undefined);
  if (couldBe) {
    const behind = (prepositions[0] ?? object)?.at ?? next.at;
    report(
      scope,
      'nonsense',
      behind,
      `does this go for ‘${one.verb.text}’, too?`,
      'say it of each of them, or put what goes for one alone in front',
    );
  }
  return one;
};

/** `is destroyed or leaves the field`: the `is` need not go for both. */
const inItsVoice = (scope: Scope, one: Happening): Happening => {
  const active: Happening = { ...one, passive: false };
  const [isAsSaid, isActive] = [one, active].map((told) => findEvent(scope, toldBy(told)));
  return isAsSaid === undefined && isActive !== undefined ? active : one;
};
