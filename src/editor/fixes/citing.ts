/** Citations that are to be there, and those that are not. */
import type { TextEdit } from '../page.js';
import { type ExaminedLine, examinedAt, type Fix, type FixPlace } from './fix.js';

export const citationFixes = (place: FixPlace): readonly Fix[] => {
  const text = ({ line }: ExaminedLine): string => place.page.text.slice(line.start, line.end);
  return examinedAt(place).flatMap((one) => [
    ...idleFix(one, text(one)),
    ...decidingFix(one, text(one)),
  ]);
};

/** What is cited and does not decide it goes. */
const idleFix = (one: ExaminedLine, text: string): readonly Fix[] => {
  const { idle = [], cited, clauses = [] } = one.examined;
  if (idle.length === 0) return [];
  const gone = new Set(idle.map(({ rule }) => rule));
  const left = [...cited, ...clauses].filter((number) => !gone.has(number.split('/')[0] ?? ''));
  const title = `Drop ${[...gone].join(', ')}, which ${gone.size === 1 ? 'does' : 'do'} not decide this`;
  return [{ title, edits: [citing(one, text, left)], isPreferred: true }];
};

/** What decides it is cited, and nothing else. */
const decidingFix = (one: ExaminedLine, text: string): readonly Fix[] => {
  const { decidedBy, cited, verdict } = one.examined;
  if (decidedBy.length === 0 || verdict === 'fail' || verdict === 'unreached') return [];
  if (decidedBy.length === cited.length && decidedBy.every((rule) => cited.includes(rule)))
    return [];
  return [
    {
      title: `Cite what decides this: ${decidedBy.join(', ')}`,
      edits: [citing(one, text, decidedBy)],
    },
  ];
};

const citations = /\s*[[\u3010\uff3b][^\]\u3011\uff3d]*[\]\u3011\uff3d](?=\s*(?:#.*)?$)/u;
const end = /\s*(?:#.*)?$/u;

const citing = ({ line }: ExaminedLine, text: string, numbers: readonly string[]): TextEdit => {
  const found = citations.exec(text) ?? end.exec(text);
  const from = line.start + (found?.index ?? text.length);
  const length = citations.test(text) ? (found?.[0].length ?? 0) : 0;
  return {
    start: from,
    end: from + length,
    text: numbers.length === 0 ? '' : `    [${numbers.join(', ')}]`,
  };
};
