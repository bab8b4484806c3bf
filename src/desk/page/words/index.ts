/**
 * All words on the page, in one table with a column a language. Each view has its rows in a file of its own, and they are
 * put together here.
 *
 * ```tsx
 * <button>{say('notice.close')}</button>
 * say('worker.slow', { what: 'judge' });
 * ```
 */
import { signal } from '@preact/signals';
import { keep, recall } from '../kept.js';
import { pageLanguages, pageWords, type WordName } from './all.js';
import type { PageWord } from './table.js';

export type { WordName };
export { pageLanguages };

export type PageLanguage = keyof typeof pageLanguages;

export const isPageLanguage = (text: string | undefined): text is PageLanguage =>
  text !== undefined && text in pageLanguages;

const known = recall('language');
export const language = signal<PageLanguage>(isPageLanguage(known) ? known : 'en');

export const speak = (chosen: PageLanguage): void => {
  language.value = chosen;
  keep('language', chosen);
};

/** The word in the chosen language; whoever shows it is shown anew when that changes. */
export const say = (
  name: WordName,
  holes: Readonly<Record<string, string | number>> = {},
): string => {
  const said: PageWord = pageWords[name];
  return said[language.value].replace(/\{(\w+)\}/gu, (_, hole: string) =>
    String(holes[hole] ?? ''),
  );
};
