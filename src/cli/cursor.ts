/** Where a thread is, in memory that it shares: known even when the thread has died or does not answer. */

export interface CursorPlace {
  /** Runs begun so far. */
  readonly runs: number;
  /** The ruling's place among those of its file; -1 while the file is being read. */
  readonly at: number;
  /** The rule that is off, or nothing. */
  readonly rule: string;
}

/** Three numbers (runs, ruling, length of the rule), then the rule. */
const numbers = 3;
const head = numbers * Int32Array.BYTES_PER_ELEMENT;
const size = head + 64;

export const newCursor = (): SharedArrayBuffer => {
  const cursor = new SharedArrayBuffer(size);
  new Int32Array(cursor)[1] = -1;
  return cursor;
};

export const moveTo = (cursor: SharedArrayBuffer, at: number, rule: string): void => {
  const bytes = new TextEncoder().encode(rule).slice(0, size - head);
  new Uint8Array(cursor).set(bytes, head);
  const now = new Int32Array(cursor, 0, numbers);
  now[1] = at;
  now[2] = bytes.length;
  now[0] = (now[0] ?? 0) + 1;
};

export const cursorPlace = (cursor: SharedArrayBuffer): CursorPlace => {
  const [runs = 0, at = -1, length = 0] = new Int32Array(cursor, 0, numbers);
  const bytes = Uint8Array.from(new Uint8Array(cursor, head, length));
  return { runs, at, rule: new TextDecoder().decode(bytes) };
};
