/** `draw 1 card for each of your units`: so many for each, said behind what is done. */
import type * as cst from '../../../grammar/generated/cst.js';
import type { NounPhrase, Quantity, Sentence } from '../document.js';
import { type ActDraft, since } from './clauses.js';
import { nothing, nounPhrase } from './nouns.js';
import { complain, type Draft, type Source, spanOf } from './source.js';

/** What is done, with as many of its object; or, for each to which the sentence before did something, done once. */
export const forEach = (
  source: Source,
  node: cst.ForEachCstNode,
  act: ActDraft,
): Draft<Sentence> => {
  const at = spanOf(source, node);
  const [counted] = node.children.nounPhrase;
  const over = counted ? nounPhrase(source, counted) : nothing(source, at);
  const [time] = node.children.since ?? [];
  if (time && !act.may && !act.instead) {
    const effect = { sentences: [{ ...act }], at: act.at };
    return { kind: 'each', over, since: since(source, time), effect, at: act.at };
  }
  const many = time ? undefined : manyForEach(act.object, over);
  if (act.object && many) act.object = { ...act.object, quantity: many };
  else
    complain(
      source,
      at,
      'how often stands in front, where it is not so many for each',
      'for each of your units, …; for each card put this way, draw 1 card',
      'nonsense',
    );
  return act;
};

/** Twice as many as there are for `2 cards for each …`. */
const manyForEach = (object: NounPhrase | undefined, over: NounPhrase): Quantity | undefined => {
  const quantity = object?.quantity;
  if (object === undefined || object.others.length > 0) return undefined;
  if (quantity?.kind !== 'exactly' && quantity?.kind !== 'up-to') return undefined;
  const { amount, at } = quantity;
  if (amount.kind !== 'number') return undefined;
  const count = { kind: 'count', of: over, at: over.at } as const;
  return {
    kind: quantity.kind,
    amount: { kind: 'times', factor: amount.value, amount: count, at },
    at,
  };
};
