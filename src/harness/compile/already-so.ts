/** `when this attacks, if you attacked this turn`: what is so whenever it is asked, since it is what the text waits for. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/**
 * Tells of a condition that the event itself makes true each time, or false.
 *
 * @param patterns the events, any of which the text waits for
 */
export const checkAlreadySo = (
  scope: Scope,
  at: Span,
  patterns: readonly Kernel.EventPattern[],
  condition: Kernel.Condition,
): void => {
  const isDenied = condition.is === 'not';
  const said = isDenied ? condition.condition : condition;
  if (said.is === 'turn') return checkWhoseTurn(scope, at, patterns, said.who, isDenied);
  if (said.is !== 'happened' || !patterns.every((one) => isSuch(scope, one, said.event))) return;
  const { is, amount } = said.compare;
  const isAny = is === 'at-least' && amount === 1;
  const isNone = is === 'exactly' && amount === 0;
  if (!isAny && !isNone) return;
  report(
    scope,
    'nonsense',
    at,
    isAny === isDenied
      ? 'this is never so: what the text waits for has come about by then'
      : 'this is always so: what the text waits for has come about by then',
    'say how often: 2 or more times; or of what else: another …',
  );
};

/** `when your turn begins, if it is your opponent's turn`: whose turn it is the event says. */
const checkWhoseTurn = (
  scope: Scope,
  at: Span,
  patterns: readonly Kernel.EventPattern[],
  who: Kernel.Who,
  isDenied: boolean,
): void => {
  const [whose, ...others] = new Set(patterns.map((one) => whoseTurn(scope, one)));
  if (whose === undefined || others.length > 0) return;
  report(
    scope,
    'nonsense',
    at,
    (whose === who) === isDenied
      ? 'this is never so: what the text waits for says whose turn it is'
      : 'this is always so: what the text waits for says whose turn it is',
    'leave the condition out, or say of whose turn it is: when your opponent’s turn …',
  );
};

/** Whose turn it is as a turn, or a part of one, begins or ends; nothing where that may be anybody's. */
const whoseTurn = (
  { lexicon: { vocabulary } }: Scope,
  { event, roles }: Kernel.EventPattern,
): Kernel.Who | undefined => {
  const of = entriesOf(vocabulary, 'event').find(
    (one) => one.event === event && one.noun !== undefined,
  )?.active?.subject;
  const role = of?.is === 'player' ? roles[of.role] : undefined;
  return role?.is === 'player' && onePlayer.includes(role.who) ? role.who : undefined;
};

const onePlayer: readonly Kernel.Who[] = ['you', 'opponent'];

/** Whether whatever is the one event is the other, too. */
const isSuch = (scope: Scope, one: Kernel.EventPattern, other: Kernel.EventPattern): boolean =>
  one.event === other.event &&
  one.being !== true &&
  [other.number, other.nth].every((asked) => asked === undefined) &&
  Object.entries(other.where ?? {}).every(([word, value]) => one.where?.[word] === value) &&
  Object.entries(other.roles).every(([name, role]) => stands(scope, one, name, role));

/** Whether what stands in a role of an event is always what is asked of it. */
const stands = (
  scope: Scope,
  { event, roles }: Kernel.EventPattern,
  name: string,
  asked: Kernel.RolePattern,
): boolean => {
  const role = roles[name];
  if (role !== undefined && isSame(role, asked)) return true;
  if (asked.is === 'card')
    return (
      role !== undefined && filtersOf(scope, role).some((one) => isNarrower(one, asked.filter))
    );
  // With a card of theirs it is a player who does it.
  return (
    asked.is === 'player' &&
    role === undefined &&
    Object.entries(roles).some(
      ([by, card]) =>
        isDoer(scope, event, by) && filtersOf(scope, card).some(({ whose }) => whose === asked.who),
    )
  );
};

/** What is known of the cards in a role. */
const filtersOf = ({ own }: Scope, role: Kernel.RolePattern): readonly Kernel.Filter[] => {
  if (role.is === 'card') return [role.filter];
  if (role.is !== 'this') return [];
  const tests = own.map((value) => ({ test: 'has', trait: 'type', value }) as const);
  return [{ zones: [], whose: 'you', other: false, tests }];
};

/** Whether whatever passes the one passes the other; of what says more than what kind of cards nobody knows. */
const isNarrower = (one: Kernel.Filter, other: Kernel.Filter): boolean =>
  Object.keys(other).every((part) => plainParts.includes(part)) &&
  !other.other &&
  one.or === undefined &&
  (other.zones.length === 0 || isSame(other.zones, one.zones)) &&
  (other.whose === 'any' || other.whose === one.whose) &&
  other.tests.every((test) => one.tests.some((known) => isSame(known, test)));

const plainParts: readonly string[] = ['zones', 'unnamed', 'whose', 'other', 'tests'];

/** Whether it is the card in that role that does what the event is. */
const isDoer = ({ lexicon: { vocabulary } }: Scope, event: string, role: string): boolean =>
  entriesOf(vocabulary, 'event').some(
    (one) => one.event === event && one.active?.subject?.role === role,
  );

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
