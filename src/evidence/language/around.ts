/** What belongs together with words of a text: the parts of the grammar's tree, and of sentences, in which they stand. */
import type { CstNode } from 'chevrotain';
import { RulingParser } from '../../../grammar/parser.js';
import { isEmpty, offsetsOf } from '../../language/ast/source.js';
import { scan } from '../../language/parse.js';
import type { Stretch } from '../../language/phrases/found.js';

/** The smallest parts in which words stand with others, the smallest first: a filter, a condition, a clause, a line. */
export type Around = (words: readonly Stretch[]) => readonly Stretch[];

const mostParts = 6;

/** More than a line, or a line that expects something: that nothing is expected any more is no outcome. */
const wholes: ReadonlySet<string> = new Set([
  ...['document', 'card', 'board', 'ruling'],
  'expectation',
]);

/** Where its only line is left out a block goes with it, since none may be empty. */
const isTooMuch = ({ name, children }: CstNode): boolean =>
  wholes.has(name) || (name === 'block' && children['claimsHead'] !== undefined);

/** Made when first needed, and once. */
let parser: RulingParser | undefined;

/** Of a text without mistakes. */
export const aroundIn = (text: string): Around => {
  parser ??= new RulingParser();
  const parts: Stretch[] = [];
  const collect = (node: CstNode): void => {
    if (!isTooMuch(node) && !isEmpty(node)) parts.push(offsetsOf(node));
    for (const child of Object.values(node.children).flat())
      if ('children' in child) collect(child);
  };
  collect(parser.parse(scan(text).layout.tokens).tree);
  return (words) => {
    const own = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
    const wider = [...parts, ...clausesAt(text, own)].filter(
      (part) => part.start <= own.start && part.end >= own.end && lengthOf(part) > lengthOf(own),
    );
    return distinct(wider).slice(0, mostParts);
  };
};

/** What words begin, up to a comma, a colon, or the end; and the same from the comma in front of them. */
const clausesAt = (text: string, { start, end }: Stretch): readonly Stretch[] => {
  const [behind = ''] = /^[^,.:;|{}[\r\n]*/.exec(text.slice(end)) ?? [];
  const last = end + behind.length;
  const [before = ''] = /,[^,.:;|{}[\r\n]*$/.exec(text.slice(0, start)) ?? [];
  const isHead = /^[,:]/.test(text.slice(last));
  return [
    { start, end: last },
    ...(isHead ? [{ start, end: last + 1 }] : []),
    { start: start - before.length, end: last },
  ];
};

const lengthOf = ({ start, end }: Stretch): number => end - start;

/** Each once, the shortest first. */
const distinct = (parts: readonly Stretch[]): readonly Stretch[] => [
  ...new Map(
    [...parts]
      .sort((one, other) => lengthOf(one) - lengthOf(other))
      .map((part) => [`${part.start} ${part.end}`, part] as const),
  ).values(),
];
