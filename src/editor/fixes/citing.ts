/** Citations that are to be there, and those that are not. */
import { rangeOf, type TextEdit } from '../page.js';
import { type ExaminedLine, examinedAt, type Fix, type FixPlace } from './fix.js';

export const citationFixes = (place: FixPlace): readonly Fix[] =>
  examinedAt(place).flatMap((one) => [...idleFix(place, one), ...decidingFix(place, one)]);

/** What is cited and does not decide it goes. */
const idleFix = (place: FixPlace, one: ExaminedLine): readonly Fix[] => {
  const { idle = [], cited, clauses = [] } = one.examined;
  if (idle.length === 0) return [];
  const gone = new Set(idle.map(({ rule }) => rule));
  const left = [...cited, ...clauses].filter((number) => !gone.has(number.split('/')[0] ?? ''));
  const title = `Drop ${[...gone].join(', ')}, which ${gone.size === 1 ? 'does' : 'do'} not decide this`;
  return [{ title, edits: citing(place, one, left), isPreferred: true }];
};

/** What decides it is cited, and nothing else. */
const decidingFix = (place: FixPlace, one: ExaminedLine): readonly Fix[] => {
  const { decidedBy, cited, verdict } = one.examined;
  if (decidedBy.length === 0 || verdict === 'fail' || verdict === 'unreached') return [];
  if (decidedBy.length === cited.length && decidedBy.every((rule) => cited.includes(rule)))
    return [];
  return [
    {
      title: `Cite what decides this: ${decidedBy.join(', ')}`,
      edits: citing(place, one, decidedBy),
    },
  ];
};

/** What is cited from now on, in place of what is, or behind the claim. */
const citing = (
  { page }: FixPlace,
  { expectation: { claim, brackets } }: ExaminedLine,
  numbers: readonly string[],
): readonly TextEdit[] => {
  const said = rangeOf(page, claim.at);
  if (said === undefined) return [];
  const { end } = (brackets && rangeOf(page, brackets.at)) ?? said;
  const text = numbers.length === 0 ? '' : `    [${numbers.join(', ')}]`;
  return [{ start: said.end, end, text }];
};
