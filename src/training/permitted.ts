/** Whether something that the players do may be done: asked where the script goes on with all rules, and not without one. */
import type { Scenario } from '../harness/suite.js';
import type { OtherOutcome } from './alternatives.js';
import { alike } from './asked.js';
import type { RulingOutcome } from './outcomes.js';
import type { QuestionDraft } from './question.js';
import { canText } from './statements.js';

export const permissionQuestion = (
  { script }: Scenario,
  right: RulingOutcome,
  alternatives: readonly OtherOutcome[],
): QuestionDraft | undefined => {
  const cited = new Set([...right.lines.values()].flatMap((one) => one.cited));
  // Without a rule that nobody cites hardly anything can be done: that asks nothing.
  const nearest = alternatives.filter(
    ({ source }) => source.is === 'without' && source.rules.every((rule) => cited.has(rule)),
  );
  for (const { outcome, source } of nearest) {
    const { stop } = outcome;
    if (stop === undefined || stop.is !== 'refused' || stop.unasked || !right.free.has(stop.line))
      continue;
    const command = script
      .flatMap((part) => (part.is === 'do' ? part.lines : []))
      .find(({ at }) => at.line === stop.line);
    if (command === undefined) continue;
    const rules = source.is === 'without' ? source.rules : [];
    return {
      prompt: alike(`What may ${command.order.actor} do now?`),
      before: stop.line,
      isAsAsked: false,
      right: [canText(command.order, true)],
      wrong: [{ says: [canText(command.order, false)], source }],
      rules,
    };
  }
  return undefined;
};
