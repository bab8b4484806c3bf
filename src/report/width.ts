/**
 * How wide a text is on a terminal. The package string-width knows more of emoji, but takes longer to load than all
 * the rest of the command; the tests compare the two.
 */

/** East Asian wide and full-width characters, and emoji. */
const wide =
  /[\u1100-\u115f\u231a\u231b\u2329\u232a\u23e9-\u23ec\u2614\u2615\u26a1\u2705\u2728\u274c\u2753-\u2755\u2757\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2ff}\u{1f18e}\u{1f191}-\u{1f19a}\u{1f200}-\u{1f265}\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f7e0}-\u{1f7eb}\u{1f90c}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** What is drawn over the character before: accents, voicing marks, joiners, skin colours. */
const drawnOver = /\p{M}|\p{Emoji_Modifier}|\u200c|\u200d/u;

const joiner = '\u200d';

/** Columns that a printable text takes up; a Japanese character takes two. */
export const widthOf = (text: string): number => {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  let before = '';
  for (const one of text) {
    if (before !== joiner && !drawnOver.test(one)) width += wide.test(one) ? 2 : 1;
    before = one;
  }
  return width;
};
