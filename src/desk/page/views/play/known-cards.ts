/** The cards of the corpus, looked for by name; one that is laid is written into the text, with those that its own text names. */
import { signal } from '@preact/signals';
import type { CorpusCard } from '../../../engine/corpus.js';
import { ask } from '../../client.js';
import { cardsOfGame } from '../../corpus.js';
import { asked, busily, carryOut, rulingSeen } from './recording.js';

const all = signal<{ readonly rulebook: string; readonly cards: readonly CorpusCard[] }>({
  rulebook: '',
  cards: [],
});

/** Fetches them; where that is not possible there are none. */
export const fetchCards = async (rulebook: string): Promise<void> => {
  if (all.value.rulebook === rulebook) return;
  try {
    all.value = { rulebook, cards: await cardsOfGame(rulebook) };
  } catch {
    // Cards can be invented all the same.
  }
};

const mostShown = 40;

/** Those whose name has these words in it, names that begin so first; not those that the text has already. */
export const cardsFound = (find: string): readonly CorpusCard[] => {
  const wanted = find.trim().toLowerCase();
  if (wanted === '' || all.value.rulebook !== rulingSeen.value?.rulebook) return [];
  const own = new Set((rulingSeen.value?.cards ?? []).map(({ name }) => name));
  const found = all.value.cards.filter(
    ({ name }) => !own.has(name) && name.toLowerCase().includes(wanted),
  );
  const begins = ({ name }: CorpusCard): boolean => name.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, mostShown);
};

/** Writes a card into the text; what the text has already is left as it is there. */
export const bringCard = (card: CorpusCard): Promise<void> =>
  busily(async () => {
    if (asked.value === undefined) return;
    const own = new Set((rulingSeen.value?.cards ?? []).map(({ name }) => name));
    const wanted = withNeeds(card).filter(({ name }) => !own.has(name));
    if (wanted.length === 0) return;
    const text = wanted.map((one) => one.text).join('\n\n');
    await carryOut((await ask('addCard', { path: asked.value.path, text })) ?? []);
  });

const withNeeds = (card: CorpusCard): readonly CorpusCard[] => {
  const found = new Set<CorpusCard>();
  const look = (one: CorpusCard | undefined): void => {
    if (one === undefined || found.has(one)) return;
    found.add(one);
    for (const at of one.needs) look(all.value.cards[at]);
  };
  look(card);
  return [...found].reverse();
};
