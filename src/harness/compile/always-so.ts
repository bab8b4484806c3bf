/** What is always so is chosen by nobody, and is not so already. */
import type * as Kernel from '../../kernel/ability.js';
import type { Sentence } from '../../language/document.js';
import { checkLostByEntering } from './gained-late.js';
import { report, type Scope } from './scope.js';

type Lasting = Extract<Sentence, { kind: 'change' | 'modal' }>;

export const checkAlways = (scope: Scope, text: Kernel.ContinuousText, sentence: Lasting): void => {
  chosenAlways(scope, text, sentence);
  asItIs(scope, text, sentence);
  checkLostByEntering(scope, sentence.at, text);
};

/** What is always so goes for all that it speaks of: nobody chooses. */
const chosenAlways = (
  scope: Scope,
  { subject }: Kernel.ContinuousText,
  { subject: { at, quantity } }: Lasting,
): void => {
  if (subject.is === 'cards' && subject.quantity.is !== 'all')
    report(
      scope,
      'nonsense',
      quantity?.at ?? at,
      'what is always so goes for all of them: nobody chooses',
      'leave out how many, and say it of all: your creatures',
    );
};

/** `this gets power equal to its power` */
const asItIs = (
  scope: Scope,
  { subject, changes }: Kernel.ContinuousText,
  { at }: Lasting,
): void => {
  for (const change of changes)
    if (
      subject.is === 'this' &&
      change.change === 'set' &&
      typeof change.value === 'object' &&
      'of' in change.value &&
      change.value.of === 'this' &&
      change.value.trait === change.trait &&
      change.value.printed === undefined
    )
      report(scope, 'nonsense', at, `its ${change.trait} is equal to itself anyway`);
};
