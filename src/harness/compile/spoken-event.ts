/** What an event names is what "it" and the like mean to the text that waits for it. */
import type * as Kernel from '../../kernel/ability.js';
import type { Aspect, EventFound } from './events.js';
import { isOfTypes } from './one-offs.js';
import { kindsIn, nowSpoken, ofRole, type SpokenSoFar } from './references.js';
import type { Scope } from './scope.js';

/** The one card that an event describes, if there is no second one: `when an item enters`, and not `when another item enters`. */
const aloneIn = (
  roles: Readonly<Record<string, Kernel.RolePattern>>,
  [role, ...others]: readonly string[],
): SpokenSoFar['ofEvent'] => {
  const one = role === undefined ? undefined : roles[role];
  if (role === undefined || one?.is !== 'card' || others.length > 0 || one.filter.other)
    return undefined;
  return { role, filter: one.filter };
};

/** Whether the cards in a role are certainly of one of these types. */
const areOfType = (role: Kernel.RolePattern | undefined, types: readonly string[]): boolean =>
  role?.is === 'card' && role.filter.tests.some((test) => isOfTypes(test, types));

/** "It" is the card that was spoken of last and is not this one; "the other" the one that takes part besides. */
export const noteSpoken = (
  { spoken }: Scope,
  { voice, entry }: EventFound,
  roles: Readonly<Record<string, Kernel.RolePattern>>,
  aspect: Aspect,
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
  const [first] = named;
  spoken.other = ofRole(cards.find((role) => role !== first));
  spoken.taken = undefined;
  spoken.ofEvent = aloneIn(roles, others);
  const { usesUp = [] } = entry;
  spoken.usedUp = aspect === 'done' && usesUp.length > 0 && areOfType(roles['card'], usesUp);
  // What happens has no number that a text could go by.
  spoken.counted = false;
  spoken.unclear = undefined;
};
