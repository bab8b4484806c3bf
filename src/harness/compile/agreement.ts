/** How many, and the noun behind it: `1 creature`, `2 creatures`, `1 of your creatures`. */
import type { NounWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Quantity } from '../../language/document.js';
import { describe } from './describe.js';
import { quiet, report, type Scope } from './scope.js';

/** A number and a noun that do not go together are a slip of the pen: nobody knows which of the two is meant. */
export const checkAgreement = (scope: Scope, phrase: NounPhrase): void => {
  const { quantity, noun } = phrase;
  if (quantity === undefined) return;
  const isOfSome = checkOf(scope, phrase, quantity);
  const wanted = isOfSome ? 'several' : numberOf(quantity);
  const kinds = [...(noun === undefined ? [] : [noun]), ...phrase.or];
  for (const { words, at, text } of kinds) {
    const said = describe(quiet(scope), words).noun;
    if (said === undefined || wanted === 'either' || isInvariable(said.entry)) continue;
    if (said.plural === (wanted === 'several')) continue;
    const [meant, other] = said.plural ? ['one is', 'several'] : ['several are', 'one'];
    const [right = ''] = said.plural ? said.entry.words : said.entry.plurals;
    report(
      scope,
      'nonsense',
      at,
      `${meant} meant, and ‘${text}’ speaks of ${other}`,
      `say: ${right}`,
    );
  }
};

/**
 * How many of whose, or of those that are known, is said with `of`; how many of any is not.
 *
 * @returns whether they are some of several
 */
const checkOf = (
  scope: Scope,
  { of, owners, definite, pronoun, noun, at }: NounPhrase,
  quantity: Quantity,
): boolean => {
  // `the top 3 cards`: the number stands behind. `any number of` has its `of`.
  if (noun === undefined || quantity.at.start > noun.at.start || quantity.kind === 'any') return of;
  const isKnown = owners.length > 0 || definite || pronoun !== undefined;
  if (isKnown && !of && quantity.kind !== 'all')
    report(
      scope,
      'nonsense',
      at,
      '‘of’ is missing behind how many',
      'for example: 1 of your cards',
    );
  if (!isKnown && of)
    report(
      scope,
      'nonsense',
      at,
      'of which cards is this how many?',
      'for example: 1 of your cards',
    );
  return of || isKnown;
};

/** `flame`: one and several alike. */
const isInvariable = ({ words, plurals }: NounWord): boolean =>
  plurals.some((plural) => words.includes(plural));

const numberOf = (quantity: Quantity): 'one' | 'several' | 'either' => {
  switch (quantity.kind) {
    case 'each':
      return 'one';
    case 'all':
    case 'any':
      return 'several';
    case 'exactly':
    case 'up-to':
    case 'or-more':
    case 'or-less': {
      const { amount } = quantity;
      if (amount.kind !== 'number') return 'several';
      if (amount.value === 0) return 'either';
      if (amount.value !== 1) return 'several';
      // `1 or more creatures`, `1 or less`: several, if they are.
      return quantity.kind === 'or-more' || quantity.kind === 'or-less' ? 'either' : 'one';
    }
  }
};
