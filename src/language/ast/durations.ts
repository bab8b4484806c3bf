/** How long: a function for each such rule of grammar/clauses.ts, under its name. */
import type * as cst from '../../../grammar/generated/cst.js';
import type { Duration } from '../document.js';
import { condition } from './clauses.js';
import { type Source, spanOf, termOf } from './source.js';

export function duration(source: Source, node: cst.DurationCstNode): Duration {
  const { Phrase, This, Plain, meanwhile: times, condition: conditions } = node.children;
  if (times?.[0]) return meanwhile(source, times[0]);
  if (This)
    return {
      kind: 'during',
      period: termOf(source, [...This, ...(Plain ?? [])]),
      at: spanOf(source, node),
    };
  const at = spanOf(source, node);
  if (!conditions?.[0]) return { kind: 'until', moment: termOf(source, Phrase ?? []), at };
  return { kind: 'until-so', condition: condition(source, conditions[0]), at };
}

export function meanwhile(source: Source, node: cst.MeanwhileCstNode): Duration {
  const at = spanOf(source, node);
  const { period: periods, condition: conditions, Unless } = node.children;
  if (!conditions?.[0])
    return periods?.[0]
      ? period(source, periods[0])
      : { kind: 'during', period: termOf(source, []), at };
  const said = condition(source, conditions[0]);
  return Unless
    ? { kind: 'while', condition: { kind: 'not', condition: said, at: said.at }, unless: true, at }
    : { kind: 'while', condition: said, at };
}

/** `during your turn` */
export const period = (source: Source, node: cst.PeriodCstNode): Duration => ({
  kind: 'during',
  period: termOf(source, node.children.Phrase),
  at: spanOf(source, node),
});
