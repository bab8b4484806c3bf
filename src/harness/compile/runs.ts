/** Runs of labels, as they stand on boards, in scripts and in claims: `h1 .. h5`. */
const longestRun = 1000;

interface Numbered {
  readonly stem: string;
  readonly number: number;
}

/** `h12`: what stands in front of its digits, and their number; nothing where it does not end with digits. */
const numbered = (label: string): Numbered | undefined => {
  let at = label.length;
  while (at > 0 && isDigit(label.charCodeAt(at - 1))) at--;
  const digits = label.slice(at);
  const number = Number(digits);
  return digits === '' || digits !== String(number)
    ? undefined
    : { stem: label.slice(0, at), number };
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** All labels from one to another; nothing where the two make no run, or a longer one than anybody means. */
export const labelsInRun = (first: string, last: string): readonly string[] | undefined => {
  const [from, length] = [numbered(first), lengthOf(first, last)];
  if (from === undefined || length < 1 || length > longestRun) return undefined;
  return Array.from({ length }, (_, index) => `${from.stem}${from.number + index}`);
};

/** How many labels there are from one to another; none where the two make no run. */
const lengthOf = (first: string, last: string): number => {
  const [from, to] = [numbered(first), numbered(last)];
  if (from === undefined || to === undefined || from.stem !== to.stem) return 0;
  return to.number - from.number + 1;
};

/** Why two labels make no run, and what would be one. */
export const noRun = (first: string, last: string): readonly [string, string] =>
  lengthOf(first, last) > longestRun
    ? [
        `‘${first} .. ${last}’ is longer than any run of labels`,
        `a run has at most ${longestRun} labels`,
      ]
    : [`‘${first} .. ${last}’ is no run of labels`, 'for example: h1 .. h5'];
