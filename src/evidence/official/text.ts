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
  /** What may belong to a rule, though to which cannot be told. */
  readonly unplaced: readonly OfficialLine[];
}

export interface OfficialLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Finds what the document says at a number. */
export type FindOfficial = (number: string) => OfficialRule | undefined;

/** Finds the rules of a text by number. */
export const officialFinder = ({ rules }: OfficialText): FindOfficial => {
  const found = new Map(rules.map((rule) => [rule.number, rule]));
  return (number) => found.get(number);
};

/**
 * What a rule says, on a line for its text and one for each example: with single spaces, and with none beside a
 * character that is written without them.
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

/** A wording without what is only typography: width, and whether stops and commas are Japanese. */
export const foldedWording = (wording: string): string =>
  wording
    .replace(/[\uff01-\uff5e]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replace(/ ?([.,]) ?/g, '$1');
