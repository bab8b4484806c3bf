/** Formats a text. Loads Prettier, which is large: import this only when something is to be formatted. */
import { format } from 'prettier/standalone';
import type { Document, Problem } from '../document.js';
import { parse, scan } from '../parse.js';
import * as plugin from './plugin.js';

export type Formatted = { readonly formatted: string } | { readonly problems: readonly Problem[] };

/** The text in its one layout; a text with a mistake is left alone. */
export async function formatText(text: string): Promise<Formatted> {
  const { value, problems } = parse(text);
  if (problems.length > 0) return { problems };
  const formatted = await format(text, { parser: 'hantei-ruling', plugins: [plugin] });
  const after = parse(formatted);
  const isSame = saidBy(after.value) === saidBy(value) && remarks(formatted) === remarks(text);
  // Nobody's file may suffer from a mistake of ours.
  if (after.problems.length > 0 || !isSame)
    throw new Error('formatted, this text would say something else');
  return { formatted };
}

const remarks = (text: string): string =>
  scan(text)
    .comments.map(({ image }) => image.trimEnd())
    .join('\n');

/** What a document says, without where, and without claims as they are written. */
const saidBy = (document: Document): string =>
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'at') return undefined;
    const isClaim = typeof value === 'object' && value !== null && 'claim' in value;
    return isClaim ? { ...value, text: '' } : value;
  });
