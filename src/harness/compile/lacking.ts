/** Characteristics that every card of a type has, and that a card leaves out: mostly they were forgotten. */
import { entriesOf } from '../../kernel/vocabulary.js';
import type { CardDeclaration, Problem } from '../../language/document.js';
import { compiledCard } from './edition.js';
import type { Lexicon } from './lexicon.js';
import { problem } from './scope.js';

/** Only worth a remark: a ruling may look at none of it. */
export const lackedBy = (lexicon: Lexicon, card: CardDeclaration): readonly Problem[] => {
  const { definition, problems } = compiledCard(lexicon, card);
  const { type: types = [] } = definition.traits;
  if (problems.length > 0 || !Array.isArray(types) || types.length === 0) return [];
  return entriesOf(lexicon.vocabulary, 'trait').flatMap(({ trait, always = [], words }) => {
    const isOwn = always === 'any' || types.some((type) => always.includes(String(type)));
    if (!isOwn || definition.traits[trait] !== undefined) return [];
    const [word = ''] = words;
    const message = `‘${card.name.text}’ has no ${word}, and every such card has one`;
    return [problem('missing-trait', card.name.at, message, `say: ${word} …`)];
  });
};
