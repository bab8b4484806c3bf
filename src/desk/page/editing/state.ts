/** The text that is open, and what is known of it. */
import { computed, signal } from '@preact/signals';
import type { SignSeen, TextSeen } from '../../engine/writing.js';
import type { StoredText } from '../../stored.js';

export interface OpenText {
  readonly path: string;
  /** As it was when it was opened, or taken over from the store: the editor begins anew with it. */
  readonly begin: string;
  /** The version in the store on which what is typed is based. */
  readonly version: string;
  /** How it ends its lines in the store. */
  readonly lineEnd: '\n' | '\r\n';
}

export const openText = signal<OpenText | undefined>(undefined);
/** As it is now. */
export const textNow = signal('');
export const isChanged = signal(false);
/** What stands in the store since somebody else changed it there. */
export const theirText = signal<StoredText | undefined>(undefined);
/** What is to be told of it; of the text as it was a moment ago. */
export const seen = signal<TextSeen | undefined>(undefined);
/** Where the cursor is. */
export const cursor = signal(0);

/** The signs of the ruling at the cursor, or of the first behind it, one for each of its rulebooks. */
export const signsHere = computed<readonly SignSeen[]>(() => {
  const found = seen.value;
  const rulings = found?.outline.filter(({ kind }) => kind === 'ruling') ?? [];
  const ruling = rulings.findLast(({ range }) => range.start <= cursor.value) ?? rulings[0];
  if (found === undefined || ruling === undefined) return [];
  const { start, end } = ruling.range;
  return found.signs.filter(({ range }) => range.start >= start && range.end <= end);
});
