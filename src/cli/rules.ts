/** `hantei rules`: looks rules up. */
import type { Book } from '../kernel/book.js';
import {
  nearestNumbers,
  writtenNumber,
  withNumber,
  withWords,
  type FoundRules,
} from '../report/find-rules.js';
import { blank, type Line } from '../report/lines.js';
import { booksLines, listLines, ruleLines, rulesJson } from '../report/rules.js';
import type { Engines } from './engine.js';
import { complainTo, showLines, type Io } from './io.js';
import { officialTexts, type OfficialTexts } from './official-texts.js';
import { demandRulebook } from './rule-books.js';
import { isRulebook } from './select.js';

export interface RulesOptions {
  readonly rulebook?: string;
  readonly json?: boolean;
}

/** Carries the verb out: exit status 1 where nothing is found. */
export const rules = async (
  io: Io,
  engines: Engines,
  wanted: string | undefined,
  options: RulesOptions,
): Promise<number> => {
  const games = await engines.games();
  if (options.rulebook !== undefined) demandRulebook(games, options.rulebook);
  const books = games
    .filter(({ rulebook }) => isRulebook(rulebook, options.rulebook ?? rulebook))
    .map((game) => game.rules.book);
  const number = wanted === undefined ? undefined : writtenNumber(wanted);
  const texts = officialTexts(io);
  const found = books
    .map((book): FoundRules => ({ book, entries: entriesOf(book, wanted, number) }))
    .filter(({ entries }) => entries.length > 0);
  if (options.json === true) io.stdout.write(rulesJson(found, books.length > 1, texts));
  else if (wanted === undefined && options.rulebook === undefined)
    showLines(io, io.stdout, booksLines(books));
  else showLines(io, io.stdout, spaced(found.map((one) => linesOf(one, number, texts))));
  if (found.length > 0 || wanted === undefined) return 0;
  complainTo(io, notFound(books, wanted, number));
  return 1;
};

const entriesOf = (book: Book, wanted: string | undefined, number: string | undefined) => {
  if (wanted === undefined) return [...book.entries.values()];
  return number === undefined ? withWords(book, wanted) : withNumber(book, number);
};

const linesOf = (found: FoundRules, number: string | undefined, texts: OfficialTexts): Line[] => {
  const [only, ...more] = found.entries;
  return number !== undefined && only !== undefined && more.length === 0
    ? ruleLines(found.book, only, texts(found.book.id)?.(only.number))
    : listLines(found);
};

const notFound = (books: readonly Book[], wanted: string, number: string | undefined): string =>
  number === undefined
    ? `no rule's summary has '${wanted}'`
    : [
        `no rule ${number}; the nearest:`,
        ...books.map((book) => `${book.id}: ${nearestNumbers(book, number).join(', ')}`),
      ].join('\n');

const spaced = (blocks: readonly Line[][]): Line[] =>
  blocks.flatMap((lines, at) => (at === 0 ? lines : [blank, ...lines]));
