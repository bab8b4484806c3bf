/** What was expected, and did not come about: what was found is put in its place, once a play has shown that it holds. */
import { judgeRuling } from '../judging.js';
import { whereIs } from '../moments.js';
import { addressAt } from '../page.js';
import { type ExaminedLine, examinedAt, type Fix, type FixPlace } from './fix.js';

/** What a play may cost that somebody waits for. */
const bounds = { steps: 2000, work: 300_000, memory: 500_000 };
const mostTried = 3;

export const outcomeFixes = (place: FixPlace): readonly Fix[] =>
  examinedAt(place).flatMap((one) => {
    if (one.examined.verdict !== 'fail') return [];
    const { start, end } = one.line;
    const written = place.page.text.slice(start, end);
    const { text } = one.examined;
    const at = written.indexOf(text);
    // A line that goes on over several of the text is left to people.
    if (at < 0) return [];
    const found = otherwise(place, one)
      .slice(0, mostTried)
      .find((other) => holds(place, one, text, other));
    if (found === undefined) return [];
    const edit = { start: start + at, end: start + at + text.length, text: found };
    return [{ title: `Expect what was found: ${found}`, edits: [edit] }];
  });

/** What the line might say instead. */
const otherwise = (
  { page }: FixPlace,
  { known, examined, line }: ExaminedLine,
): readonly string[] => {
  const { text, found } = examined;
  const [, label = '', place] = /^(\S+) in (.+)$/u.exec(text) ?? [];
  const where =
    place === undefined ? undefined : whereIs(known.one, addressAt(page, line.end), label);
  const zone = where?.split(',')[0];
  const [, value] = /^(?:there are|it is|is) (.+)$/u.exec(found) ?? [];
  return [
    ...(zone === undefined ? [] : [`${label} in ${zone}`]),
    ...(value === undefined ? [] : [text.replace(/ = .*$/u, ` = ${value}`)]),
    ...opposites.map(([said, other]) => text.replace(said, other)),
  ].filter((other) => other !== text);
};

const opposites: readonly (readonly [RegExp, string])[] = [
  [/ not in /u, ' in '],
  [/^(\S+) in /u, '$1 not in '],
  [/ (is|are|was|were) not /u, ' $1 '],
  [/ (is|are|was|were) (?!not )/u, ' $1 not '],
  [/ cannot /u, ' can '],
  [/ can /u, ' cannot '],
  [/ did not /u, ' '],
  [/ has (?!no )/u, ' has no '],
  [/ has no /u, ' has '],
];

const holds = (
  { workspace }: FixPlace,
  { known: { task }, examined }: ExaminedLine,
  text: string,
  other: string,
): boolean => {
  const lines = task.text.split('\n');
  const own = lines[examined.line - 1] ?? '';
  lines[examined.line - 1] = own.replace(text, () => other);
  const tried = judgeRuling({ ...task, text: lines.join('\n') }, workspace.tools.games, bounds);
  const line = tried?.verdict.expectations.find((one) => one.line === examined.line);
  return line?.verdict === 'pass' || line?.verdict === 'miscited';
};
