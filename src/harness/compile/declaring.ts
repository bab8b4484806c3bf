/** Abilities whose use is declared: `when your opponent's creature attacks, you may declare: summon this`. */
import type * as Kernel from '../../kernel/ability.js';
import type { AbilityNode, Sentence } from '../../language/document.js';
import { playersIn } from './players.js';
import { cursorOn, isDone, takeWords } from './reader.js';
import { attempt, report, type Scope } from './scope.js';

type Waits = Extract<AbilityNode, { readonly kind: 'when' }>;

/** What stands for the condition of such an ability, where the game asks for declarations. */
export const asDeclared = 'declared';

/** The line without what says that its use is declared, and whether it says so. */
export const withoutDeclaring = (
  scope: Scope,
  ability: Waits,
): { readonly ability: Waits; readonly declared: boolean } => {
  const costs = ability.costs.filter((cost) => !saysDeclare(scope, cost));
  return { ability: { ...ability, costs }, declared: costs.length < ability.costs.length };
};

const saysDeclare = (scope: Scope, cost: Sentence): boolean => {
  if (cost.kind !== 'act' || !cost.may || cost.object || cost.prepositions.length > 0) return false;
  const { subject, verb } = cost;
  const said = attempt(scope, (inner) => {
    const cursor = cursorOn(verb.words);
    const found = takeWords(inner, cursor, 'condition', 'declare');
    const who = subject && playersIn(inner, subject);
    return found !== undefined && isDone(cursor) && who === 'you' ? found : undefined;
  });
  return said !== undefined;
};

/** Players are asked for declarations only where the game has a time for that. */
export const checkDeclared = (
  scope: Scope,
  { at, limit, happening }: Waits,
  patterns: readonly Kernel.EventPattern[],
): void => {
  const { declaredAfter = [], game } = scope.lexicon.vocabulary;
  if (declaredAfter.length === 0)
    report(scope, 'unsupported', at, `nobody declares the use of an ability in ${game}`);
  else if (happening.would || limit !== undefined)
    report(scope, 'nonsense', at, 'what is declared waits for what has happened, without a limit');
  else if (patterns.some(({ event, being }) => being || !declaredAfter.includes(event)))
    report(
      scope,
      'unsupported',
      at,
      'nobody is asked then for what they declare',
      `they are asked after these: ${declaredAfter.join(', ')}`,
    );
};
