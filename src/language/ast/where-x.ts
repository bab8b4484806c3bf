/** `draw X cards, where X is the number of your units`: what X stands for is read in its place. */
import type * as cst from '../../../grammar/generated/cst.js';
import type { Amount, Sentence } from '../document.js';
import { amount } from './nouns.js';
import { complain, type Source, spanOf, timesX } from './source.js';

/** The sentences in front of it, in which X is what the words behind `where` say. */
export const whereX = (
  source: Source,
  sentences: readonly Sentence[],
  node: cst.WhereXCstNode,
): readonly Sentence[] => {
  const at = spanOf(source, node);
  const { X, amount: amounts } = node.children;
  if (X[0] && timesX(X[0]) !== 1)
    complain(source, at, 'XX is twice as much as X', 'say: where X is …', 'nonsense');
  const is = amounts[0] && amount(source, amounts[0]);
  if (is === undefined) return sentences;
  if (!sentences.some(hasX))
    complain(source, at, 'no X stands in front of this', 'draw X cards, where X is …', 'nonsense');
  return sentences.map((one) => knowingX(one, is));
};

/** X that nothing says yet what it is. */
const isX = (part: { readonly kind?: unknown; readonly is?: unknown }): boolean =>
  part.kind === 'variable' && part.is === undefined;

/** Whether X stands anywhere in a part of a document, and the sentence does not say what it is. */
export const hasX = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && (isX(part) || Object.values(part).some(hasX));

const knowingX = <Part>(part: Part, is: Amount): Part => {
  if (typeof part !== 'object' || part === null) return part;
  if (isX(part)) return { ...part, is };
  if (Array.isArray(part)) return part.map((one: unknown) => knowingX(one, is)) as Part;
  const entries = Object.entries(part).map(([key, one]) => [key, knowingX(one, is)] as const);
  return Object.fromEntries(entries) as Part;
};
