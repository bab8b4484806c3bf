/** Words in a row, as people read them. */
import type { Word } from './document.js';

/** With single spaces between, but none in front of `'s` and commas. */
export function wording(words: readonly Word[]): string {
  let result = '';
  for (const { text: said, quoted } of words)
    result +=
      (result === '' || said === "'s" || said === ',' ? '' : ' ') + (quoted ? `"${said}"` : said);
  return result;
}
