/** One line of an official document: its number, and the marks that say what it is. */

/** A line that has something on it. */
export interface MarkedLine {
  /** In the document, from 1. */
  readonly line: number;
  /** As it stands there, without the spaces around it. */
  readonly raw: string;
  /** Dotted for a rule (`402.2a-1`), whole for a heading (`402`), empty where the line has none. */
  readonly number: string;
  /** What stands behind the number, or the whole line; without markup. */
  readonly text: string;
  /** A bullet, a dot, bold type or a section sign shows that the number is no quantity. */
  readonly isMarked: boolean;
  /** An empty line stands above. */
  readonly isApart: boolean;
}

const bullet = /^[-*•・‣●○◦–—][ \t\u3000]+/;
const hashes = /^#{1,6}[ \t]+/;
/** `100.2`, `100.2a`, `202.3.a`, `402.2a-1`, or a whole number; behind a letter Japanese text may follow at once. */
const numbered =
  /^([0-9]{1,5}(?:(?:\.[0-9]{1,4}){1,5}(?:\.?[a-z](?:-[0-9]{1,3})?)?)?)(?:(\.)(?![0-9])|(?=\s|$)|(?<=[a-z](?:-[0-9]{1,3})?)(?=[\u2e80-\uffef]))\s*/;

/** Takes the marks off a line. */
export const markLine = (raw: string, line: number, isApart: boolean): MarkedLine => {
  const bare = withoutSign(raw).replace(hashes, '').replace(bullet, '');
  const said = bare.replaceAll('**', '').trim();
  const [all = '', number = '', dot] = numbered.exec(halfWidth(said)) ?? [];
  const isMarked = dot !== undefined || bare !== raw || bare.startsWith('**');
  return {
    line,
    raw,
    // One document writes 202.3.a where all others write 202.3a.
    number: number.replace(/\.(?=[a-z])/, ''),
    text: number === '' ? said : said.slice(all.length).trim(),
    isMarked,
    isApart,
  };
};

/** Web pages put a link to the rule behind it. */
const withoutSign = (raw: string): string => (raw.endsWith('§') ? raw.slice(0, -1).trimEnd() : raw);

/** The number that a line begins with, in half-width characters; each is as long as it was. */
const halfWidth = (text: string): string =>
  text.replace(/^[０-９．.ａ-ｚ0-9a-z]+/u, (start) => start.normalize('NFKC'));

export const isRule = ({ number }: MarkedLine): boolean => number.includes('.');

/** A heading has a whole number and a title. */
export const isHeading = ({ number, text }: MarkedLine): boolean =>
  number !== '' && !number.includes('.') && text !== '';

/** The section of a rule: `402` of `402.2a`. */
export const sectionOf = (number: string): number => parseInt(number, 10);

/** `例：…`, `Example: …`, `Eg: …` */
export const isExample = ({ number, text }: MarkedLine): boolean =>
  number === '' && /^(?:例|examples?|e\.?g\.?) ?\d{0,3} ?[:：]/iu.test(text);

/** A sentence, a bracket or a heading ends here; the next line begins something of its own. */
export const isClosed = ({ text }: MarkedLine): boolean =>
  /[.。．!?！？:：)）」』】"”]$/u.test(text);

/** Compares rule numbers as documents count: 702.9 stands before 702.10. */
export const isLater = (number: string, than: string): boolean => padded(number) > padded(than);

const padded = (number: string): string =>
  number.replace(/\d+/gu, (digits) => digits.padStart(5, '0'));
