/** `subtype "Aura"`, where the game has a word for that: the name in quotes would be another. */
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/**
 * Reports a name in quotes that is written otherwise than the value of the characteristic for which the game has a word.
 *
 * @param trait of which characteristic
 */
export const checkQuoted = (
  scope: Pick<Scope, 'problems' | 'before' | 'lexicon'>,
  trait: string,
  { text, at }: { readonly text: string; readonly at: Span },
): void => {
  const isMeant = (value: unknown): boolean => value !== text && value === text.toLowerCase();
  const { vocabulary } = scope.lexicon;
  const word =
    entriesOf(vocabulary, 'value').find((one) => one.trait === trait && isMeant(one.value)) ??
    entriesOf(vocabulary, 'noun').find(({ tests: [test, more] }) => {
      const isOfTrait = test?.test === 'has' && test.trait === trait && more === undefined;
      return isOfTrait && isMeant(test.value);
    });
  const said = word?.words[0];
  if (said === undefined) return;
  report(scope, 'nonsense', at, `‘${text}’ in quotes is not ‘${said}’`, `without quotes: ${said}`);
};
