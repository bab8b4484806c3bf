/** From the bytes of a file to its text. */
import type { Problem, Span } from '../language/document.js';

/** Larger files are no rulings. */
export const largestFile = 4 * 1024 * 1024;

export type Decoded = { readonly text: string } | { readonly problem: Problem };

/** Decodes UTF-8, and UTF-16 that says so with a byte order mark; says what to do about anything else. */
export const decode = (bytes: Uint8Array, largest = largestFile): Decoded => {
  if (bytes.length > largest) return { problem: tooLarge(bytes.length) };
  const encoding = encodingOf(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { problem: notText(encoding, bytes) };
  }
};

const encodingOf = ([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
};

const notText = (encoding: string, bytes: Uint8Array): Problem => {
  if (encoding !== 'utf-8')
    return fileProblem('not-text', `not valid ${encoding.toUpperCase()}`, 'save the file as UTF-8');
  const [line, column] = firstFault(bytes);
  const where = `not UTF-8: line ${line} has a byte that no UTF-8 text has`;
  const help = seemsShiftJis(bytes)
    ? 'it may be Shift_JIS; save it as UTF-8, for example with: iconv -f CP932 -t UTF-8'
    : 'save the file as UTF-8';
  return { ...fileProblem('not-text', where, help), at: spanAt(line, column) };
};

/** Line and column of the first byte that does not decode. */
const firstFault = (bytes: Uint8Array): [number, number] => {
  const lenient = new TextDecoder('utf-8').decode(bytes);
  // A text may hold the replacement character itself; then the place is only nearly right.
  const before = lenient.slice(0, Math.max(0, lenient.indexOf('\ufffd'))).split('\n');
  return [before.length, (before.at(-1) ?? '').length + 1];
};

const seemsShiftJis = (bytes: Uint8Array): boolean => {
  try {
    return /[ぁ-ヶ一-龠]/.test(new TextDecoder('shift_jis', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
};

export const tooLarge = (bytes: number): Problem =>
  fileProblem(
    'too-large',
    `the file has ${Math.ceil(bytes / 1024)} KiB; the largest that is read has ${largestFile / 1024} KiB`,
    'split it into several files',
  );

/** A problem of a file as a whole. */
export const fileProblem = (code: Problem['code'], message: string, help?: string): Problem => ({
  code,
  at: spanAt(1, 1),
  message,
  help,
});

const spanAt = (line: number, column: number): Span => ({
  start: 0,
  end: 0,
  line,
  column,
  endLine: line,
  endColumn: column,
});
