/** `your fire creatures and your nature creatures get +1000`: what is said of several together is said once of each card. */
import type * as Kernel from '../../kernel/ability.js';

type Text = Kernel.ContinuousText;

type All = Extract<Kernel.Selection, { is: 'cards' }>;

/** Texts of which each says the same of other cards: no card is among two of them. */
export const saidOnce = (texts: readonly Text[]): readonly Text[] => {
  if (texts.length < 2) return texts;
  const alike = new Map<string, Text[]>();
  for (const text of texts) {
    const changes = JSON.stringify(text.changes);
    alike.set(changes, [...(alike.get(changes) ?? []), text]);
  }
  return [...alike.values()].flatMap(joined);
};

const joined = (texts: readonly Text[]): readonly Text[] => {
  const ofItself = texts.some(({ subject }) => subject.is === 'this');
  const [first, ...others] = texts.flatMap(({ subject }) => (isOfAll(subject) ? [subject] : []));
  if (first === undefined || (others.length === 0 && !ofItself)) return texts;
  const filters = [first, ...others].map(({ filter }) => (ofItself ? besides(filter) : filter));
  const [filter = first.filter, ...or] = filters;
  const subject: All = {
    ...first,
    filter: or.length === 0 ? filter : { ...filter, or: [...(filter.or ?? []), ...or] },
  };
  return texts.flatMap((text) => {
    if (!isOfAll(text.subject)) return [text];
    return text.subject === first ? [{ ...text, subject }] : [];
  });
};

/** All that are like that, wherever they stand in an order. */
const isOfAll = (subject: Kernel.Selection): subject is All =>
  subject.is === 'cards' && subject.quantity.is === 'all' && isPlain(subject.filter);

const isPlain = ({ top, bottom, total, extreme, among }: Kernel.Filter): boolean =>
  [top, bottom, total, extreme, among].every((one) => one === undefined);

const besides = (filter: Kernel.Filter): Kernel.Filter => ({
  ...filter,
  other: true,
  ...(filter.or && { or: filter.or.map(besides) }),
});
