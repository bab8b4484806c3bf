/** Names in quotes, as any text of the language has them. */
const pairs = ['""', '\u201c\u201d', '\u300c\u300d', '\u300e\u300f', '\u300a\u300b'] as const;

/** A name in quotes that do not stand in it; there are no escapes, and so of all kinds of quotes the first go. */
export const quoted = (name: string): string => {
  const plain = name.replace(/[\r\n]+/gu, ' ');
  const pair = pairs.find((one) => ![...one].some((quote) => plain.includes(quote)));
  return pair === undefined
    ? `"${plain.replaceAll('"', '')}"`
    : `${pair.charAt(0)}${plain}${pair.charAt(1)}`;
};
