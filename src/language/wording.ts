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

/** The same with the articles that stand there. */
export const spoken = (words: readonly Word[]): string =>
  wording(
    words.flatMap((word) =>
      word.article ? [{ text: 'the', quoted: false, at: word.at }, word] : [word],
    ),
  );

/** On one line, without the comments in between. */
export const asWritten = (text: string): string =>
  /[\r\n]| {2}/.test(text)
    ? text.replace(
        /("[^"]*"|\u201c[^\u201d]*\u201d|「[^」]*」|『[^』]*』|《[^》]*》)|(?:\s|#[^\r\n]*)+/g,
        (_, name: string | undefined) => name ?? ' ',
      )
    : text;
