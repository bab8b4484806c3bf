/**
 * What may reach a terminal. Names, texts and paths are written by strangers: an escape sequence in one could move
 * the cursor, and a bidirectional override could make a line read as something else.
 */

/** Control characters, what reverses or hides text, and halves of characters. Joiners stay: scripts need them. */
const unprintable =
  // eslint-disable-next-line no-control-regex -- control characters are what this is about
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Cs}]/gu;

/** The text with nothing in it that a terminal would obey: tabs as spaces, the rest as `\u{1b}`. */
export const printable = (text: string): string =>
  text.replace(unprintable, (one) =>
    one === '\t' ? '    ' : `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** The same for text of several lines. */
export const printableLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => printable(line))
    .join('\n');

/** JSON with the same characters escaped in JSON's own way, so that nothing is lost. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 2).replace(unprintable, (one) => (one === '\n' ? one : escapeUnits(one)))}\n`;

const escapeUnits = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
