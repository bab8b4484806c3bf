/** The words that the grammar leaves open: whoever knows a game has to say what they mean. */
import type { TokenType } from 'chevrotain';
import { keywordTokens } from '../../grammar/keywords.js';
import type { Layout } from '../../grammar/layout.js';
import type { LaidLine } from '../../grammar/line-kinds.js';
import { LBracket, Name, Number, Signed, Word } from '../../grammar/tokens.js';
import { type Source, wordOf } from './ast/source.js';
import type { Word as DocumentWord } from './document.js';

/** Headings, and what a ruling says of itself, are the language's own. */
const spoken: ReadonlySet<LaidLine['kind']> = new Set([
  'traits',
  'ability',
  'given',
  'do',
  'claim',
]);

/** Where articles belong to the words behind them; in texts of cards the grammar says where they stand. */
const scripted: ReadonlySet<LaidLine['kind']> = new Set(['given', 'do', 'claim']);

const open: ReadonlySet<TokenType> = new Set([Word, Name, Number, Signed]);

/** In order; of claims only what stands in front of the citations. */
export function wordsIn(source: Source, { tokens, lines }: Layout): readonly DocumentWord[] {
  const words: DocumentWord[] = [];
  for (const { kind, first, last } of lines) {
    const isCard = tokens[first]?.tokenType === keywordTokens.Card;
    if (!spoken.has(kind) && !isCard) continue;
    // The traits of a card may stand behind its name.
    for (let index = isCard ? first + 2 : first; index < last; index++) {
      const token = tokens[index];
      if (!token || (kind === 'claim' && token.tokenType === LBracket)) break;
      if (!open.has(token.tokenType)) continue;
      const word = wordOf(source, token);
      const hasArticle = scripted.has(kind) && tokens[index - 1]?.tokenType === keywordTokens.The;
      words.push(hasArticle ? { ...word, article: true } : word);
    }
  }
  return words;
}
