/** A card that has no other side cannot turn to it: what its text says of that would come to nothing, and a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/** `transcend`, `awaken this`, on a card with one side. */
export const checkOtherSide = (
  scope: Scope,
  at: Span,
  { turnsOver, object: doneTo }: VerbWord,
  object: Kernel.Selection | Kernel.Several | undefined,
): void => {
  const isItself = selectionsOf(object).some(({ is }) => is === 'this');
  if (turnsOver && (isItself || doneTo === 'nothing')) checkHasSides(scope, at);
};

/** `into back of this`: of a card with one side there is none. */
export const checkHasSides = (scope: Scope, at: Span): void => {
  if (scope.oneSided)
    report(
      scope,
      'nonsense',
      at,
      'this card has one side, and no back that it could turn to',
      'a card with two is written so: card "Front" // "Back", and then front: … and back: …',
    );
};
