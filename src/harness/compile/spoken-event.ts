/** What an event names is what "it" and the like mean to the text that waits for it. */
import type * as Kernel from '../../kernel/ability.js';
import type { Aspect, EventFound } from './events.js';
import { isOfTypes } from './one-offs.js';
import { kindsIn, nowSpoken, ofRole, type SpokenSoFar } from './references.js';
import type { Scope } from './scope.js';

/**
 * The cards that an event describes, and where it leaves them: `when an item enters`, `when another item enters`. Of two that are on
 * opposite sides, what is known of the one tells on which the other is.
 */
const describedIn = (
  roles: Readonly<Record<string, Kernel.RolePattern>>,
  named: readonly string[],
  isOpposed: boolean,
  left: readonly string[],
): SpokenSoFar['ofEvent'] => {
  const withThis = named.some((role) => roles[role]?.is === 'this');
  const sides = named.map((role) => {
    const one = roles[role];
    return one?.is === 'card' ? one.filter.whose : 'you';
  });
  const across = isOpposed && named.length === 2 ? sides.map(acrossFrom).reverse() : [];
  return named.flatMap((role, at) => {
    const one = roles[role];
    if (one?.is !== 'card') return [];
    const { filter } = one;
    const whose = filter.whose === 'any' ? (across[at] ?? filter.whose) : filter.whose;
    const own = { isOther: filter.other, left: role === 'card' ? left : [] };
    return [{ role, filter: { ...filter, whose }, withThis, ...own }];
  });
};

const acrossFrom = (whose: Kernel.Filter['whose']): Kernel.Filter['whose'] =>
  whose === 'you' ? 'opponent' : whose === 'opponent' ? 'you' : 'any';

/** Whether the cards in a role are certainly of one of these types. */
const areOfType = (role: Kernel.RolePattern | undefined, types: readonly string[]): boolean =>
  role?.is === 'card' && role.filter.tests.some((test) => isOfTypes(test, types));

/** "It" is the card that was spoken of last and is not this one; "the other" the one that takes part besides. */
export const noteSpoken = (
  { spoken }: Scope,
  { voice, entry }: EventFound,
  roles: Readonly<Record<string, Kernel.RolePattern>>,
  aspect: Aspect,
  left: readonly string[],
): void => {
  const all = [voice.subject, voice.object, ...Object.values(voice.joins ?? {})];
  const cards = all.flatMap((role) =>
    role !== undefined && (role.is === 'card' || role.is === 'either') ? [role.role] : [],
  );
  const named = Object.keys(roles).filter((role) => cards.includes(role));
  const others = named.filter((role) => roles[role]?.is === 'card');
  const [last = named[0]] = others.slice(-1);
  spoken.it = ofRole(last);
  spoken.itself = last !== undefined && roles[last]?.is === 'this' ? spoken.it : undefined;
  nowSpoken(spoken, { roles: kindsIn(roles), many: undefined });
  spoken.kindsOfEvent = Object.values(spoken.roles);
  // The other than the card itself, whichever of the two does it: `a unit attacks this`.
  const one = named.find((role) => roles[role]?.is === 'this') ?? named[0];
  spoken.other = ofRole(cards.find((role) => role !== one));
  spoken.taken = undefined;
  spoken.ofEvent = describedIn(roles, named, entry.opposed === true, left);
  spoken.ofEventSaid = false;
  const { usesUp = [] } = entry;
  spoken.usedUp = aspect === 'done' && usesUp.length > 0 && areOfType(roles['card'], usesUp);
  // What happens has no number that a text could go by.
  spoken.counted = false;
  spoken.unclear = undefined;
};

/** The zones in which one of several events has left its card: known only where each of them tells it. */
export const noteLeft = (spoken: SpokenSoFar, lefts: readonly (readonly string[])[]): void => {
  if (lefts.length < 2) return;
  const left = lefts.every((zones) => zones.length > 0) ? lefts.flat() : [];
  spoken.ofEvent = spoken.ofEvent.map((one) => (one.role === 'card' ? { ...one, left } : one));
};
