/** `hantei coverage --against`: which numbers stand worse than they did, for people. */
import type { StandingChange, StandingsComparison } from '../evidence/kept-standings.js';
import { columns, line, piece, type Line, type Piece } from './lines.js';

/** What was lost, number by number, and how much was gained. */
export const comparisonLines = (
  { lost, gained, untried }: StandingsComparison,
  file: string,
  isUpdated: boolean,
): Line[] => [
  ...(lost.length === 0
    ? [line(0, piece('nothing lost', 'good'), ` against ${file}`)]
    : [
        line(0, piece(`${numbers(lost.length)} lost`, 'bad'), ` against ${file}:`),
        ...columns(
          2,
          lost.map((one) => rowOf(one)),
        ),
      ]),
  ...(gained.length === 0 ? [] : [line(0, piece(gainText(gained), 'good'))]),
  ...(gained.length === 0 || isUpdated
    ? []
    : [line(2, piece('write it down with --update', 'quiet'))]),
  ...(untried === 0
    ? []
    : [
        line(
          0,
          piece(`${numbers(untried)} counted as proven as before: nobody tried here`, 'quiet'),
        ),
      ]),
];

const numbers = (count: number): string => (count === 1 ? '1 number' : `${count} numbers`);

const rowOf = ({ rulebook, number, before, now }: StandingChange): Piece[] => [
  piece(rulebook, 'quiet'),
  piece(number, 'rule'),
  piece(`${before} before, ${now === 'absent' ? 'no longer in the book' : `now ${now}`}`),
];

/** `gained: 3 deciding, 1 proven` */
const gainText = (gained: readonly StandingChange[]): string => {
  const counts = new Map<string, number>();
  for (const { now } of gained) counts.set(now, (counts.get(now) ?? 0) + 1);
  return `gained: ${[...counts].map(([now, count]) => `${count} ${now}`).join(', ')}`;
};
