/** An official document as its user keeps it: every numbered rule with what the document says there. */

/** One rule in the words of the document. */
export interface OfficialRule {
  /** As it is cited: the second rule with the same number is `301.1~2`. */
  readonly number: string;
  /** The heading it stands under, with its number; empty above the first. */
  readonly heading: string;
  /** Without number and markup; the document's own lines, with line feeds between. */
  readonly text: string;
  readonly examples: readonly string[];
  /** Where its number stands in the document, from 1. */
  readonly line: number;
}

export interface OfficialText {
  /** Game and edition: `some-game/1.0`. */
  readonly rulebook: string;
  /** In the order of the document. */
  readonly rules: readonly OfficialRule[];
}

/** Finds what the document says at a number. */
export type FindOfficial = (number: string) => OfficialRule | undefined;

/** Finds the rules of a text by number. */
export const finderIn = ({ rules }: OfficialText): FindOfficial => {
  const found = new Map(rules.map((rule) => [rule.number, rule]));
  return (number) => found.get(number);
};

/**
 * What a rule says, for comparing: its text and examples with single spaces, and with none beside a character that is
 * written without them. Two documents that break their lines differently say the same.
 */
export const wordingOf = ({ text, examples }: Pick<OfficialRule, 'text' | 'examples'>): string =>
  [text, ...examples]
    .map((one) =>
      one
        .normalize('NFC')
        .replace(/\s+/gu, ' ')
        .replace(/ (?=[\u3000-\u9fff\uff00-\uffef])|(?<=[\u3000-\u9fff\uff00-\uffef]) /gu, '')
        .trim(),
    )
    .join('\n');
