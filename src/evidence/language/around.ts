/** What belongs together with words of a text: the parts of the grammar's tree in which they stand. */
import type { CstNode } from 'chevrotain';
import { RulingParser } from '../../../grammar/parser.js';
import { isEmpty, offsetsOf } from '../../language/ast/source.js';
import { scan } from '../../language/parse.js';
import type { Stretch } from '../../language/phrases/found.js';

/** The smallest parts in which words stand with others, the smallest first: a filter, a condition, a clause. */
export type Around = (words: readonly Stretch[]) => readonly Stretch[];

const mostParts = 3;

/** Made when first needed, and once. */
let parser: RulingParser | undefined;

/** Of a text without mistakes. Whole lines are no part: without one, nothing in it says anything. */
export const aroundIn = (text: string): Around => {
  parser ??= new RulingParser();
  const parts: Stretch[] = [];
  const collect = (node: CstNode): void => {
    if (!isEmpty(node)) parts.push(offsetsOf(node));
    for (const child of Object.values(node.children).flat())
      if ('children' in child) collect(child);
  };
  collect(parser.parse(scan(text).layout.tokens).tree);
  return (words) => {
    const start = words[0]?.start ?? 0;
    const end = words.at(-1)?.end ?? 0;
    const wider = parts.filter(
      (part) =>
        part.start <= start &&
        part.end >= end &&
        part.end - part.start > end - start &&
        !isLine(text, part),
    );
    return distinct(wider).slice(0, mostParts);
  };
};

const isLine = (text: string, { start, end }: Stretch): boolean =>
  /(^|[\r\n])[^\S\r\n]*$/.test(text.slice(0, start)) &&
  /^[^\S\r\n]*(#|[\r\n]|$)/.test(text.slice(end));

/** One of each size: all of them stand around the same words. */
const distinct = (parts: readonly Stretch[]): readonly Stretch[] => [
  ...new Map(
    [...parts]
      .sort((one, other) => one.end - one.start - (other.end - other.start))
      .map((part) => [part.end - part.start, part] as const),
  ).values(),
];
