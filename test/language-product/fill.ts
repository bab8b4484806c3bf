/** Rows of a table, and every combination that they make. */
import type { Combination } from './product.js';
import type { Slots } from './slots.js';
import type { Bearer } from './boards.js';

/** A text with slots in angle brackets, and the same text without the phrase in question. */
export interface Row {
  readonly text: string;
  readonly without: string;
  readonly bearer: Bearer;
}

export const stays = (text: string, without = ''): Row => ({ text, without, bearer: 'stays' });
export const once = (text: string, without = ''): Row => ({ text, without, bearer: 'once' });

/** The row with every phrase in each of its slots; phrases may have slots themselves. */
export const filled = (row: Row, slots: Slots): readonly Combination[] =>
  expanded(row, slots, {}).map((one) => ({ ...one, row: row.text }));

type Filled = Omit<Combination, 'row'>;

const expanded = (row: Row, slots: Slots, phrases: Combination['phrases']): Filled[] => {
  const [slot, name = ''] = /<(\w+)>/.exec(row.text + row.without) ?? [];
  if (slot === undefined) return [{ ...tidied(row), phrases }];
  const choice = slots[name];
  if (choice === undefined) throw new Error(`there is no slot ${slot}`);
  return choice.flatMap((phrase) => {
    const text = row.text.replaceAll(slot, phrase);
    const without = row.without.replaceAll(slot, phrase);
    const chosen = choice.length > 1 ? { ...phrases, [name]: agreeing(phrase) } : phrases;
    return expanded({ ...row, text, without }, slots, chosen);
  });
};

/** A phrase that is empty leaves no space. */
const tidied = ({ text, without, bearer }: Row): Row => ({
  text: tidy(text),
  without: tidy(without),
  bearer,
});

/** `attacks~attack`: what one does, and you do. */
const agreeing = (text: string): string =>
  text.replace(/(\byou )?([\w-]+)~([\w-]+)/g, (_, you: string | undefined, one, several) =>
    you === undefined ? String(one) : `${you}${String(several)}`,
  );

const tidy = (text: string): string =>
  agreeing(text)
    .replace(/ +/g, ' ')
    .replace(/ ([,:])/g, '$1')
    .trim();
