/** What words mean is asked over and over, of the same few texts. */

/** More texts are not kept, nor longer ones: a long run must hold no more than a short one. */
const most = 2000;
const longest = 60;

/**
 * A function that works out only once what a text means to a vocabulary or lexicon. For what depends on nothing but
 * these two, and is never changed.
 */
export const remembered = <Words extends object, Meaning>(
  meaningOf: (words: Words, text: string) => Meaning,
): ((words: Words, text: string) => Meaning) => {
  const known = new WeakMap<Words, Map<string, Meaning>>();
  return (words, text) => {
    if (text.length > longest) return meaningOf(words, text);
    let texts = known.get(words);
    if (texts === undefined) known.set(words, (texts = new Map<string, Meaning>()));
    let meaning = texts.get(text);
    if (meaning === undefined) {
      const copy = copied(text);
      meaning = meaningOf(words, copy);
      if (texts.size >= most) texts.clear();
      texts.set(copy, meaning);
    }
    return meaning;
  };
};

/** The same text for keeping: a piece that was cut out of a text keeps all of it in memory. */
const copied = (text: string): string => text.split('').join('');
