/** What a card that stays does by itself as soon as something is so. */
import type * as Kernel from '../../kernel/ability.js';
import type { Sentence } from '../../language/document.js';
import { conditionOf } from './conditions.js';
import type { Scope } from './scope.js';
import type { CompileAbility } from './changes.js';
import { instructionsOf } from './sentences.js';

/** `if you have no shields, destroy this`, on a card that stays: it does so as soon as that is so. */
export const cutsIn = ({ lexicon }: Scope, sentence: Sentence): boolean =>
  lexicon.vocabulary.cutsIn === true &&
  sentence.kind === 'if' &&
  sentence.condition.kind !== 'did' &&
  sentence.otherwise === undefined &&
  sentence.then.sentences.every(({ kind }) => kind === 'act');

/** What a card does by itself, as abilities of their own. */
export const cuttingIn = (
  scope: Scope,
  sentences: readonly Sentence[],
  gained: CompileAbility,
): readonly Kernel.Ability[] =>
  sentences.flatMap((sentence) =>
    sentence.kind === 'if' && sentence.condition.kind !== 'did'
      ? [
          {
            kind: 'one-off',
            condition: conditionOf(scope, sentence.condition),
            effect: instructionsOf(scope, sentence.then, gained),
          } as const,
        ]
      : [],
  );
