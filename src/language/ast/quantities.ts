/** How many: `2`, `up to 3`, `exactly 1`, `fewer than 4`, `that many`. */
import type { IToken } from 'chevrotain';
import type * as cst from '../../../grammar/generated/cst.js';
import type { Amount, Quantity, Span } from '../document.js';
import { between, complain, integer, numeral, type Source, spanOf, timesX } from './source.js';

export function quantity(source: Source, node: cst.QuantityCstNode): Quantity {
  const at = spanOf(source, node);
  const { Number: numbers, Up, All, Each, Any, Count, No } = node.children;
  const { Exactly, orSo: more, Than, More, countedBefore: before, limitOf: limit } = node.children;
  if (Than && numbers?.[0]) return beyond(source, numbers[0], More !== undefined, at);
  if (All) return { kind: 'all', at };
  if (Each) return { kind: 'each', at };
  if (Any && Count) return { kind: 'any', at };
  const number = numbers?.[0];
  const amount: Amount = number
    ? numeral(source, number)
    : before?.[0]
      ? countedBefore(source, before[0])
      : { kind: 'number', value: No ? 0 : 1, at };
  if (Exactly && more) notExactly(source, at);
  if (Exactly) return { kind: 'exactly', amount, isSaid: true, at };
  if (limit?.[0]) return { kind: limitOf(source, limit[0]), amount, at };
  const isArticle = number === undefined && before?.[0] === undefined && !No;
  return {
    kind: Up ? 'up-to' : more?.[0] ? orSo(source, more[0]) : 'exactly',
    amount,
    ...(isArticle && { isArticle }),
    at,
  };
}

/** `fewer than 3`, which is 2 or less; `more than 3`, which is 4 or more. */
const beyond = (source: Source, token: IToken, isMore: boolean, at: Span): Quantity => {
  const { value } = integer(source, token);
  if (value === 0 && !isMore && timesX(token) === undefined)
    complain(source, at, 'there are never fewer than none', 'say: fewer than 1, no', 'nonsense');
  const amount: Amount = { kind: 'number', value: isMore ? value + 1 : value - 1, at };
  return { kind: isMore ? 'or-more' : 'or-less', amount, than: value, at };
};

export function countedBefore(source: Source, node: cst.CountedBeforeCstNode): Amount {
  const at = spanOf(source, node);
  const { Twice, That, Many, Plus, Number: numbers } = node.children;
  const [first] = That;
  const [last] = Many;
  const that = { kind: 'that', at: first && last ? between(source, first, last) : at } as const;
  const counted: Amount = Twice ? { kind: 'times', factor: 2, amount: that, at } : that;
  const more = Plus && numbers?.[0];
  return more ? { kind: 'sum', of: [counted, numeral(source, more)], at } : counted;
}

/** `exactly 3 or more` */
export const notExactly = (source: Source, at: Span): void =>
  complain(source, at, 'so many exactly, or more or less of them: both cannot be meant');

export const orSo = (_source: Source, node: cst.OrSoCstNode): 'or-more' | 'or-less' =>
  node.children.More ? 'or-more' : 'or-less';

export const limitOf = (_source: Source, node: cst.LimitOfCstNode): 'or-more' | 'or-less' =>
  node.children.Least ? 'or-more' : 'or-less';
