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
  const spokenOf = texts.flatMap(({ subject }) => (isSpokenOf(subject) ? [subject] : []));
  const [first, ...others] = texts.flatMap(({ subject }) => (isOfAll(subject) ? [subject] : []));
  if (first === undefined) return texts;
  const filters = [first, ...others].map((all) => spokenOf.reduce(besides, all.filter));
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

/** A card that the text has spoken of, which may be one of those. */
const isSpokenOf = (subject: Kernel.Selection): boolean =>
  subject.is === 'this' || subject.is === 'it' || subject.is === 'role';

const besides = (filter: Kernel.Filter, one: Kernel.Selection): Kernel.Filter => ({
  ...filter,
  ...(one.is === 'this' ? { other: true } : { except: filter.except ?? one }),
  ...(filter.or && { or: filter.or.map((more) => besides(more, one)) }),
});
