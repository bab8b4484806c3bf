/** Formats a text. Loads Prettier, which is large: import this only when something is to be formatted. */
import { format } from 'prettier/standalone';
import type { Problem } from '../document.js';
import { parse } from '../parse.js';
import * as plugin from './plugin.js';

export type Formatted = { readonly formatted: string } | { readonly problems: readonly Problem[] };

/** The text in its one layout; a text with a mistake is left alone. */
export async function formatText(text: string): Promise<Formatted> {
  const { problems } = parse(text);
  if (problems.length > 0) return { problems };
  return { formatted: await format(text, { parser: 'hantei-ruling', plugins: [plugin] }) };
}
