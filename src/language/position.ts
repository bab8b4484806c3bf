import type { Span } from './document.js';
import { countOfFirst } from './sorted.js';

/** Turns offsets into spans of one text. */
export type Positions = (start: number, end: number) => Span;

export function positionsIn(text: string): Positions {
  const starts = lineStarts(text);
  // What is asked for next mostly stands on the same line, or on the next.
  let line = 0;
  let from = starts[0] ?? 0;
  let to = starts[1] ?? Infinity;
  const turnTo = (next: number): void => {
    line = next;
    from = starts[next] ?? 0;
    to = starts[next + 1] ?? Infinity;
  };
  const atBeginning = (): Span => {
    const column = 1 - (starts[0] ?? 0);
    return { start: 0, end: 0, line: 1, column, endLine: 1, endColumn: column };
  };
  return (start, end) => {
    // What has no place is put at the very beginning, and leaves the line as it is.
    if (end === 0) return atBeginning();
    if (start < from) turnTo(lastAtOrBefore(starts, start));
    else if (start >= to) {
      const isOnNext = start < (starts[line + 2] ?? Infinity);
      turnTo(isOnNext ? line + 1 : lastAtOrBefore(starts, start));
    }
    const column = start - from + 1;
    const endLine = end < to ? line : lastAtOrBefore(starts, end);
    const endColumn = end - (starts[endLine] ?? 0) + 1;
    return { start, end, line: line + 1, column, endLine: endLine + 1, endColumn };
  };
}

/** Where each line starts; a byte order mark stands before the first. */
function lineStarts(text: string): readonly number[] {
  const starts = [text.charCodeAt(0) === 0xfeff ? 1 : 0];
  if (text.includes('\r')) {
    const newline = /\r\n|\r|\n/g;
    while (newline.test(text)) starts.push(newline.lastIndex);
    return starts;
  }
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The index of the last of the sorted numbers that is no greater than the offset. */
export function lastAtOrBefore(starts: readonly number[], offset: number): number {
  return Math.max(0, countOfFirst(starts, (start) => start <= offset) - 1);
}
