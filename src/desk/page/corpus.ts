/** The corpus, fetched when somebody wants it: each file of it once. */
import type { CorpusBook, CorpusCard, CorpusEntry, CorpusText } from '../engine/corpus.js';
import type { RulingPlace } from '../engine/training.js';

const fetched = new Map<string, Promise<unknown>>();

const fetchData = <T>(name: string): Promise<T> => {
  let found = fetched.get(name);
  if (found === undefined) {
    found = load(name);
    fetched.set(name, found);
    // What failed may go better the next time.
    found.catch(() => fetched.delete(name));
  }
  return found as Promise<T>;
};

const load = async (name: string): Promise<unknown> => {
  // What belongs to the page, from where the page came from, and nothing else.
  // eslint-disable-next-line no-restricted-globals
  const answer = await fetch(`data/${name}`);
  if (!answer.ok) throw new Error(`${answer.status} ${name}`);
  return (await answer.json()) as unknown;
};

export const corpusEntries = (): Promise<readonly CorpusEntry[]> => fetchData('corpus.json');

/** The cards of a rulebook's game; none where the corpus has none of it. */
export const cardsOfGame = async (rulebook: string): Promise<readonly CorpusCard[]> => {
  const entry = (await corpusEntries()).find((one) => one.rulebook === rulebook);
  return entry === undefined ? [] : fetchData<readonly CorpusCard[]>(entry.cards);
};

/** A rulebook with its rulings and their texts. */
export interface OpenCorpus {
  readonly entry: CorpusEntry;
  readonly book: CorpusBook;
  readonly texts: ReadonlyMap<string, CorpusText>;
}

export const openCorpus = async (entry: CorpusEntry): Promise<OpenCorpus> => {
  const [book, texts] = await Promise.all([
    fetchData<CorpusBook>(entry.book),
    fetchData<readonly CorpusText[]>(entry.texts),
  ]);
  return { entry, book, texts: new Map(texts.map((text) => [text.path, text])) };
};

/** A ruling with all that a worker needs to read it. */
export const rulingPlace = (
  { entry, texts }: OpenCorpus,
  { path, line }: { readonly path: string; readonly line: number },
): RulingPlace => {
  const file = texts.get(path);
  return {
    file: { path, text: file?.text ?? '' },
    imports: (file?.imports ?? []).flatMap((one) => {
      const found = texts.get(one);
      return found === undefined ? [] : [{ path: one, text: found.text }];
    }),
    line,
    rulebook: entry.rulebook,
  };
};
