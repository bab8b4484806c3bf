/** Addresses within the page: `#duel-masters/1.13/509.3` is a rule, `#duel-masters/1.13` a rulebook. */

export interface PagePlace {
  readonly rulebook: string;
  readonly number: string | undefined;
}

export const addressOf = ({ rulebook, number }: PagePlace): string => {
  const parts = number === undefined ? rulebook.split('/') : [...rulebook.split('/'), number];
  return `#${parts.map(encodeURIComponent).join('/')}`;
};

/** What an address means among these rulebooks; nothing where it names none of them. */
export const placeAt = (hash: string, rulebooks: readonly string[]): PagePlace | undefined => {
  const text = decoded(hash.replace(/^#/, ''));
  for (const rulebook of rulebooks) {
    if (text === rulebook || text === `${rulebook}/`) return { rulebook, number: undefined };
    if (text.startsWith(`${rulebook}/`))
      return { rulebook, number: text.slice(rulebook.length + 1) };
  }
  return undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
