/** `its owner's hand`, `their controller's items`: a player who is known by one card that was spoken of. */
import type * as Kernel from '../../kernel/ability.js';
import type { Span } from '../../language/document.js';
import { isOneCard } from './doers.js';
import type { Whose } from './players.js';
import { report, type Scope } from './scope.js';

/** `creatures get +1000 for each card in their owner's hand`: each of them may have another owner, and it is reckoned once. */
export const checkOwnersCounted = (
  scope: Scope,
  at: Span,
  { subject, changes, condition }: Kernel.ContinuousText,
): void => {
  const amounts = changes.filter((change) => 'trait' in change);
  checkOwnersSo(scope, at, subject, [amounts, condition]);
};

/** `creatures get +1000 while it is their owner's turn`: it is not so of each of them at once. */
export const checkOwnersSo = (
  scope: Scope,
  at: Span,
  subject: Kernel.Selection,
  what: unknown,
): void => {
  if (subject.is === 'cards' && !isOneCard(scope, subject, 'at most') && speaksOfOwner(what))
    refuseOwner(scope, at);
};

/** `creatures with cost less than the number of cards in their owner's hand`: it is asked of each what one number says. */
export const checkOwnersCompared = (scope: Scope, at: Span, { tests }: Kernel.Filter): void => {
  if (tests.some((one) => one.test === 'compare' && speaksOfOwner(one.compare.amount)))
    refuseOwner(scope, at);
};

const refuseOwner = (scope: Scope, at: Span): void =>
  report(
    scope,
    'unsupported',
    at,
    'no rule carries out yet what the owner or controller of each of these has',
    'say whose: your, your opponent’s; or of one card that was chosen before: choose 1 creature. it gets … for each card in its owner’s hand',
  );

/** Whether it counts what the player of a card has. */
export const speaksOfOwner = (what: unknown): boolean => {
  if (typeof what !== 'object' || what === null) return false;
  const { whose, who } = what as { readonly whose?: unknown; readonly who?: unknown };
  return (
    [whose, who].some((one) => one === 'owner' || one === 'controller') ||
    Object.values(what).some(speaksOfOwner)
  );
};

/** `1 of your opponent's cards in your graveyard`: what lies there is yours. */
export const checkOneOwner = (
  scope: Scope,
  at: Span,
  owner: Whose | undefined,
  ofZone: Whose | undefined,
): void => {
  const sides = new Set([owner, ofZone]);
  if (sides.has('you') && sides.has('opponent'))
    report(
      scope,
      'nonsense',
      at,
      'the cards are said to be one player’s, and where they lie the other’s',
      'say whose once: 1 card in your graveyard, 1 of your opponent’s cards in their graveyard',
    );
};
