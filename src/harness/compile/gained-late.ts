/** What a card gains on how it comes to where texts work, once it is there, or where it loses that on the way. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type Vocabulary } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { bringsItThere } from './elsewhere.js';
import { report, type Scope, zonesSaid } from './scope.js';
import { whereTheyLie } from './unread-traits.js';

/** `creatures in your hand gain { this enters tapped }`: as it enters it is no card of the hand. */
export const checkLostByEntering = (
  scope: Scope,
  at: Span,
  { subject, changes }: Kernel.ContinuousText,
): void => {
  const lies = whereTheyLie(scope, subject);
  const [zone] = enteredBy(changes).filter((one) => lies.length > 0 && !lies.includes(one));
  if (zone !== undefined) return refuseLost(scope, at, lies);
  if (areThereAlready(scope, lies) && areKeptFromComing(scope, changes))
    report(
      scope,
      'nonsense',
      at,
      haveCome,
      'say it of those that have not come yet: creatures in your hand gain { … }',
    );
};

/** `1 of your creatures gains { this enters tapped }`, `… { when this enters: draw 1 card }`: it has entered. */
export const checkGainedOnce = (
  scope: Scope,
  at: Span,
  { subject, changes }: Kernel.ContinuousText,
): void => {
  const { vocabulary } = scope.lexicon;
  // Of all of a kind games say by other rules whether it goes for those that come later.
  if (subject.is === 'cards' && subject.quantity.is === 'all') return;
  const lies = whereTheyLie(scope, subject);
  const areThere = areThereAlready(scope, lies);
  const entered = enteredBy(changes);
  if (entered.length > 0 && lies.length > 0 && !entered.some((zone) => lies.includes(zone)))
    return refuseLost(scope, at, lies);
  const isLate = (): boolean =>
    gainedIn(changes).some((one) => waits(vocabulary, one)) || areKeptFromComing(scope, changes);
  if (entered.length > 0 || (areThere && isLate())) refuseEntered(scope, at);
};

const areThereAlready = ({ lexicon }: Scope, lies: readonly string[]): boolean =>
  lies.length > 0 && lies.every((zone) => zone === lexicon.vocabulary.defaultZone);

/** `your creatures gain { this cannot be summoned }`: they have been. */
const areKeptFromComing = (
  { lexicon: { vocabulary } }: Scope,
  changes: readonly Kernel.Change[],
): boolean =>
  ownChanges(changes).some((change) => {
    if (change.change === 'cannot')
      return entriesOf(vocabulary, 'action').some(
        (one) => one.action === change.action && one.elsewhere,
      );
    if (change.change !== 'forbid') return false;
    const roles = { ...change.event.roles, [change.role]: { is: 'this' } as const };
    return bringsItThere(vocabulary, { ...change.event, roles });
  });

/** `the next creature you summon gains { this enters tapped }`: what it waits for is gained too late. */
export const checkGainedNext = (
  scope: Scope,
  at: Span,
  { changes }: Kernel.ContinuousText,
): void => {
  if (enteredBy(changes).length > 0) refuseEntered(scope, at);
};

const refuseLost = (scope: Scope, at: Span, lies: readonly string[]): void =>
  report(
    scope,
    'nonsense',
    at,
    `cards have lost what they gain in the ${zonesSaid(scope, lies.slice(0, 1))} when they come to where it would count`,
    'say it of all that come there: your … gain { this enters … }',
  );

const refuseEntered = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    haveCome,
    'say it as something that is always so: your … gain { … }; or do it: tap it, draw 1 card',
  );

const haveCome = 'what gains this has come by then to where it lies';

const gainedIn = (changes: readonly Kernel.Change[]): readonly Kernel.Ability[] =>
  changes.flatMap((change) => (change.change === 'gain-ability' ? [change.ability] : []));

/** The zones of which one that gains this would come there in some state. */
const enteredBy = (changes: readonly Kernel.Change[]): readonly string[] =>
  ownChanges(changes).flatMap((change) => (change.change === 'enter' ? [change.zone] : []));

/** What a card that gains such abilities says of itself. */
const ownChanges = (changes: readonly Kernel.Change[]): readonly Kernel.Change[] =>
  gainedIn(changes).flatMap((one) =>
    one.kind === 'static'
      ? one.changes.flatMap((text) => (text.subject.is === 'this' ? text.changes : []))
      : [],
  );

const waits = (vocabulary: Vocabulary, one: Kernel.Ability): boolean =>
  one.kind === 'triggered' && bringsItThere(vocabulary, one.when);
