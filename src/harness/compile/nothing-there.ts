/** `A hand 0` beside `A hand "Spark"`: what a board says of a zone adds up, so that nothing is nothing only where it stands alone. */
import type { Span } from '../../language/document.js';
import type { PlanStep } from './plan.js';
import { report, type Scope, zonesSaid } from './scope.js';

/**
 * @param known what the board says to which these lines add: they may add to nothing, and not nothing to something
 * @param steps each with where it stands
 */
export const checkNothing = (
  scope: Scope,
  known: readonly PlanStep[],
  steps: readonly { readonly step: PlanStep; readonly at: Span }[],
): void => {
  const filled = new Set([...known, ...steps.map(({ step }) => step)].filter(hasCards).map(keyOf));
  for (const { step, at } of steps) {
    if (step.is !== 'cards' || hasCards(step) || !filled.has(keyOf(step))) continue;
    const { player, zone } = step.place;
    const message = `the ${zonesSaid(scope, [zone])} of ${player} cannot be empty, and have cards as another line says`;
    report(scope, 'nonsense', at, message, 'leave one of the lines out');
  }
};

const hasCards = (step: PlanStep): boolean =>
  step.is === 'cards' && step.cards.some(({ copies, rest }) => copies > 0 || rest);

const keyOf = (step: PlanStep): string =>
  step.is === 'cards' ? `${step.place.player} ${step.place.zone}` : '';
