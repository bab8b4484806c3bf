/** The standing of every number written down, so that a change that loses one is noticed. */
import { byNumber } from '../kernel/book.js';
import { coveredRules, type BookCoverage, type RuleCoverage } from './coverage.js';

/**
 * What is kept of a number: how far it has come, and whether a ruling notices its absence. Whether it is merely cited
 * is not kept: a ruling that does not pass may go without a loss.
 */
export type KeptStanding = (typeof keptStandings)[number];

const keptStandings = [
  'exempt',
  'todo',
  'implemented',
  'implemented proven',
  'deciding',
  'deciding proven',
] as const;

/** Standings by rulebook and number. */
export type KeptStandings = ReadonlyMap<string, ReadonlyMap<string, KeptStanding>>;

/** A number that stands otherwise than before; `absent` where it was not, or is no more, in the book. */
export interface StandingChange {
  readonly rulebook: string;
  readonly number: string;
  readonly before: KeptStanding | 'absent';
  readonly now: KeptStanding | 'absent';
}

export interface StandingsComparison {
  readonly lost: readonly StandingChange[];
  readonly gained: readonly StandingChange[];
  /** Numbers that were proven, and of which it is not known here whether they still are. */
  readonly untried: number;
}

/** The standings to write down. What was proven stays so where nobody has tried. */
export const keptOf = (books: readonly BookCoverage[], before: KeptStandings): KeptStandings => {
  const kept = new Map(before);
  for (const book of books) kept.set(book.rulebook, keptOfBook(book, before.get(book.rulebook)));
  return kept;
};

const keptOfBook = (
  book: BookCoverage,
  before: ReadonlyMap<string, KeptStanding> | undefined,
): ReadonlyMap<string, KeptStanding> =>
  new Map(
    coveredRules(book).map((rule) => [
      rule.entry.number,
      keptOfRule(rule, before?.get(rule.entry.number)),
    ]),
  );

const keptOfRule = (rule: RuleCoverage, before: KeptStanding | undefined): KeptStanding => {
  if (!rule.entry.implemented) return rule.standing === 'exempt' ? 'exempt' : 'todo';
  const reached = rule.decides.length > 0 ? 'deciding' : 'implemented';
  return rule.proof === 'noticed' || isUntried(rule, before) ? `${reached} proven` : reached;
};

const isUntried = ({ proof }: RuleCoverage, before: KeptStanding | undefined): boolean =>
  proof === 'open' && isProven(before);

const isProven = (is: KeptStanding | 'absent' | undefined): boolean =>
  is?.endsWith(' proven') === true;

/** What became of the numbers since the standings were written down. Only these books are looked at. */
export const compareStandings = (
  books: readonly BookCoverage[],
  before: KeptStandings,
): StandingsComparison => {
  const now = keptOf(books, before);
  const changes = books.flatMap(({ rulebook }) =>
    changesIn(rulebook, before.get(rulebook) ?? new Map(), now.get(rulebook) ?? new Map()),
  );
  const untried = books.flatMap((book) =>
    coveredRules(book).filter((rule) =>
      isUntried(rule, before.get(book.rulebook)?.get(rule.entry.number)),
    ),
  );
  return {
    lost: changes.filter(isLoss),
    gained: changes.filter((one) => !isLoss(one)),
    untried: untried.length,
  };
};

const changesIn = (
  rulebook: string,
  before: ReadonlyMap<string, KeptStanding>,
  now: ReadonlyMap<string, KeptStanding>,
): StandingChange[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .map((number) => ({
      rulebook,
      number,
      before: before.get(number) ?? ('absent' as const),
      now: now.get(number) ?? ('absent' as const),
    }))
    .filter((one) => one.before !== one.now)
    .sort(byNumber);

/** A number that becomes exempt is lost, too: nobody will miss its code any more. */
const isLoss = ({ before, now }: StandingChange): boolean => {
  if (before === 'absent') return false;
  if (now === 'absent' || now === 'exempt') return true;
  return reach(now) < reach(before) || (isProven(before) && !isProven(now));
};

const reach = (standing: KeptStanding): number => {
  if (standing === 'exempt' || standing === 'todo') return 0;
  return standing.startsWith('implemented') ? 1 : 2;
};

const schema = 'hantei-coverage/1';

/** The text of the file: a line for each number, so that a change of one is a change of one line. */
export const standingsText = (kept: KeptStandings): string => {
  const books = [...kept].sort(([one], [other]) => (one < other ? -1 : 1));
  const rulebooks = Object.fromEntries(
    // A number alone, `100`, would be moved to the front of an object.
    books.map(([id, numbers]) => [id, [...numbers].map(([number, is]) => `${number} ${is}`)]),
  );
  return `${JSON.stringify({ schema, rulebooks }, undefined, 2)}\n`;
};

export type ReadKept = { readonly kept: KeptStandings } | { readonly fault: string };

/** Reads such a text; says what is wrong with one that is none. */
export const readKept = (text: string): ReadKept => {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return { fault: `it is not JSON: ${(error as Error).message}` };
  }
  if (!isRecord(found) || typeof found['schema'] !== 'string')
    return { fault: `it has no standings: "schema" should be "${schema}"` };
  if (found['schema'] !== schema)
    return { fault: `its schema is "${found['schema']}", and only "${schema}" is understood` };
  if (!isRecord(found['rulebooks'])) return { fault: '"rulebooks" is missing' };
  return readBooks(found['rulebooks']);
};

const readBooks = (rulebooks: Readonly<Record<string, unknown>>): ReadKept => {
  const kept = new Map<string, ReadonlyMap<string, KeptStanding>>();
  for (const [id, rows] of Object.entries(rulebooks)) {
    if (!Array.isArray(rows)) return { fault: `"${id}" should be a list of numbers` };
    const numbers = new Map<string, KeptStanding>();
    for (const row of rows as readonly unknown[]) {
      const [, number = '', words = ''] = (typeof row === 'string' && rowForm.exec(row)) || [];
      if (!isKeptStanding(words))
        return { fault: `${id}: ${JSON.stringify(row)} should be like "101.1 deciding"` };
      if (numbers.has(number)) return { fault: `${id}: ${number} stands there twice` };
      numbers.set(number, words);
    }
    kept.set(id, numbers);
  }
  return { kept };
};

const rowForm = /^(\S+) ([a-z ]+)$/;

const isKeptStanding = (words: string): words is KeptStanding =>
  (keptStandings as readonly string[]).includes(words);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
