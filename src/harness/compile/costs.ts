/** What stands in front of a colon: the costs of an ability. */
import type * as Kernel from '../../kernel/ability.js';
import type { Sentence } from '../../language/document.js';
import type { CompileAbility } from './changes.js';
import { nowSpoken } from './references.js';
import { report, type Scope } from './scope.js';
import { sentenceOf } from './sentences.js';
import { partsOf } from './together.js';

/** @param ability compiles the abilities that a text gives */
export const costsOf = (
  scope: Scope,
  costs: readonly Sentence[],
  ability: CompileAbility,
): readonly Kernel.Instruction[] =>
  costs
    .flatMap((cost) => partsOf(scope, cost))
    .flatMap((cost) => {
      if (cost.kind !== 'act' || cost.may)
        report(scope, 'nonsense', cost.at, 'this is no cost', 'for example: pay 1, discard 1 card');
      return sentenceOf(scope, cost, ability);
    });

/**
 * `when your unit attacks, discard 1 card: …`: behind a cost that takes cards nobody knows whether “it” is one of these or the card of
 * the event, unless that is the card itself, which is “this”.
 */
export const paidBeside = (
  scope: Scope,
  costs: () => readonly Kernel.Instruction[],
): readonly Kernel.Instruction[] => {
  const { it, itself, takings, counted } = scope.spoken;
  const paid = costs();
  const { spoken } = scope;
  if (counted && spoken.counted && paid.length > 0) spoken.unclearNumber = 'number since';
  if (spoken.takings === takings) return paid;
  nowSpoken(spoken, { paid: { taken: spoken.taken, takings: spoken.takings } });
  if (it !== undefined && itself === undefined) spoken.unclear = 'paid';
  return paid;
};
