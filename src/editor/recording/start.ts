/** A ruling of which nothing is recorded yet. */
import type { Page, TextEdit } from '../page.js';
import { quoted } from './quoted.js';

export interface Beginning {
  readonly name: string;
  readonly rulebook: string;
  /** As it was asked and answered, where somebody did. */
  readonly question?: string;
  readonly answer?: string;
  /** Where it was answered: what that is called, and its address, if it has one. */
  readonly source?: string;
}

/** The edit that begins a ruling at the end of a page; its name must be no other ruling's there. */
export const beginning = (
  page: Page,
  { name, rulebook, source, question, answer }: Beginning,
): TextEdit => {
  const end = page.text.length;
  const gap =
    end === 0 || page.text.endsWith('\n\n') ? '' : page.text.endsWith('\n') ? '\n' : '\n\n';
  const lines = [
    `ruling ${quoted(name)}`,
    `  rulebook ${rulebook}`,
    ...sourced(source),
    ...said('question', question),
    ...said('answer', answer),
  ];
  return { start: end, end, text: `${gap}${lines.join('\n')}\n` };
};

const said = (word: string, text: string | undefined): readonly string[] =>
  text === undefined || text.trim() === '' ? [] : [`  ${word} ${quoted(text.trim())}`];

const address = /https?:\/\/[^\s<>]+/u;

/** An address alone is called as the place that it leads to. */
const sourced = (text = ''): readonly string[] => {
  const [found] = address.exec(text) ?? [];
  const said = text
    .replace(found ?? '', ' ')
    .replace(/[<>]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const name = said === '' ? (found?.split('/')[2] ?? '') : said;
  if (name === '') return [];
  return [`  source ${quoted(name)}${found === undefined ? '' : ` <${found}>`}`];
};

/** A name that no ruling of the page has. */
export const freeRulingName = ({ parts }: Page, wanted: string): string => {
  const names = new Set(
    parts.flatMap(({ parsed }) => parsed.value.rulings.map(({ name }) => name.text)),
  );
  if (!names.has(wanted)) return wanted;
  for (let number = 2; ; number++)
    if (!names.has(`${wanted} ${number}`)) return `${wanted} ${number}`;
};
