/** Keywords that say of which cards they speak: `strike back any darkness card`. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase, Span, Word } from '../../language/document.js';
import { cardsMeant, checkKeyword } from './kinds.js';
import { checkOne, filterOf } from './nouns.js';
import { takeAll } from './reader.js';
import { attempt, report, type Scope } from './scope.js';

/** Such a keyword with its cards; nothing where the words are none. */
export const keywordAbout = (
  scope: Scope,
  words: readonly Word[],
  cards: NounPhrase,
): Kernel.KeywordAbility | undefined => {
  const found = attempt(scope, (inner) => {
    const entry = takeAll(inner, words, 'keyword');
    return entry?.entry.takesCards && !entry.not ? entry.entry : undefined;
  });
  if (found === undefined) return undefined;
  const { keyword, takesCards } = found;
  checkKeyword(scope, cards.at, cardsMeant(scope, { is: 'this' }), keyword);
  checkOne(scope, cards);
  const of = filterOf(scope, cards, { anywhere: true });
  if (of.whose !== 'any' || of.zones.length > 0)
    report(
      scope,
      'nonsense',
      cards.at,
      `‘${keyword}’ says by itself whose cards, and where`,
      `say only what kind of card: ${keyword} any card`,
    );
  const stranger = of.tests.find((test) => isOfOther(test, takesCards?.types));
  if (stranger !== undefined)
    report(scope, 'nonsense', cards.at, `‘${keyword}’ is never about such cards`);
  return { kind: 'keyword', keyword, of };
};

const isOfOther = (test: Kernel.Test, types: readonly string[] | undefined): boolean =>
  types !== undefined &&
  test.test === 'has' &&
  test.trait === 'type' &&
  test.not !== true &&
  test.value !== undefined &&
  !types.includes(test.value);

/** The keyword alone says too little. */
export const lacksCards = (scope: Scope, at: Span, keyword: string): void =>
  report(
    scope,
    'nonsense',
    at,
    `‘${keyword}’ does not say of which cards`,
    `for example: ${keyword} any card`,
  );
