/** X: a number that is said as a card is used, or an ability, where something that is paid for it has it. */
import {
  type Amount as KernelAmount,
  type CardDefinition,
  variable,
} from '../../kernel/ability.js';
import { entriesOf, type TraitWord } from '../../kernel/vocabulary.js';
import type { AbilityNode, Sentence, Span, Trait } from '../../language/document.js';
import { hasX } from '../../language/ast/where-x.js';
import { take, cursorOn, takeAll } from './reader.js';
import { quiet, report, type Scope } from './scope.js';

/** The characteristic that may be X in this game. */
const variableTrait = ({ lexicon }: Scope): TraitWord | undefined =>
  entriesOf(lexicon.vocabulary, 'trait').find((one) => one.variable === true);

/** What X stands for in a text. */
export const variableAmount = (scope: Scope, at: Span): KernelAmount => {
  if (scope.variable !== true) {
    const trait = variableTrait(scope);
    report(
      scope,
      'nonsense',
      at,
      'nothing says what X is',
      trait === undefined
        ? 'say so: draw X cards, where X is the number of …'
        : `what is paid for it does: ${trait.words[0] ?? ''} X; or: …, where X is the number of …`,
    );
  }
  return { chosen: variable };
};

/** `draw X cards, where X is …`, on a card with X in its cost: X is two numbers. */
export const checkSaidOnce = (scope: Scope, at: Span): void => {
  if (scope.variable === true)
    report(
      scope,
      'nonsense',
      at,
      'what is paid says already what X is',
      'leave out ‘where X is …’, or say it without X: draw cards equal to the number of …',
    );
};

/** How many times X stands in a number of a card, where its game has that. */
export const variablesOf = (
  scope: Scope,
  said: readonly Trait[],
): Pick<CardDefinition, 'variable'> => {
  const found: Record<string, number> = {};
  for (const { words, values } of said)
    for (const value of values) {
      if (!('variable' in value)) continue;
      const trait = takeAll(quiet(scope), words.words, 'trait')?.entry;
      if (trait?.variable === true) found[trait.trait] = value.variable;
    }
  return Object.keys(found).length > 0 ? { variable: found } : {};
};

/** Whether a line of a card says what is paid as it is used, and has X there. */
export const paysVariable = (scope: Scope, line: AbilityNode): boolean =>
  line.kind === 'icon' &&
  variableTrait(scope) !== undefined &&
  take(quiet(scope), cursorOn(line.icon.words), 'icon')?.entry.paid === true &&
  hasX(line);

/** What is paid for an ability may have X by itself. */
export const payingFor = (scope: Scope): Scope =>
  variableTrait(scope) === undefined ? scope : { ...scope, variable: true };

/** What is paid for with these costs knows X where they have it. */
export const knowingCosts = (scope: Scope, costs: readonly Sentence[]): Scope =>
  costs.some(hasX) ? payingFor(scope) : scope;

/** `[additional cost] you may pay X resource points`: what nobody has to pay does not say what X is. */
export const refuseOptionalVariable = (
  scope: Scope,
  line: Extract<AbilityNode, { readonly kind: 'icon' }>,
): void => {
  const paid = take(quiet(scope), cursorOn(line.icon.words), 'icon')?.entry.paid === true;
  for (const sentence of [...line.costs, ...(paid ? line.effect.sentences : [])])
    if (hasX(sentence) && maySkip(sentence))
      report(
        scope,
        'unsupported',
        sentence.at,
        'no rule carries out yet that X is paid, or nothing at all',
        'X may be 0: leave out ‘may’',
      );
};

/** Whether it is left to a player whether anything of it is done. */
const maySkip = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ((part as { readonly may?: unknown }).may === true || Object.values(part).some(maySkip));
