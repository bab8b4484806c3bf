/** What is only ever done across the table: `when this attacks your creature`. Of one's own cards a problem says so. */
import type * as Kernel from '../../kernel/ability.js';
import type { EventWord, Role, Voice } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { cardsMeant } from './kinds.js';
import { report, type Scope } from './scope.js';

type Pattern = Kernel.Selection | Kernel.RolePattern;

/**
 * Whether those of whom an event is said can take part in it together.
 *
 * @param patternIn who or what stands in a role, where the text says it
 */
export const checkOpposed = (
  scope: Scope,
  at: Span,
  { opposed, words: [word = ''] }: EventWord,
  { subject, object, joins = {} }: Voice,
  patternIn: (role: string) => Pattern | undefined,
): void => {
  if (!opposed) return;
  const sides = [subject, object, ...Object.values(joins)].flatMap((role) => {
    const side = role && sideIn(scope, role, patternIn);
    return side === 'you' || side === 'opponent' ? [side] : [];
  });
  if (sides.length < 2 || new Set(sides).size > 1) return;
  report(
    scope,
    'nonsense',
    at,
    `‘${word}’ is said only of two sides: nobody does this to what is their own`,
    'say of one of them that it is your opponent’s, or leave it out',
  );
};

const sideIn = (
  scope: Scope,
  { role, orPlayer }: Role,
  patternIn: (role: string) => Pattern | undefined,
): Kernel.Filter['whose'] | undefined => {
  const one = patternIn(role) ?? (orPlayer === undefined ? undefined : patternIn(orPlayer));
  if (one === undefined) return undefined;
  if (one.is === 'this') return 'you';
  return one.is === 'player' ? one.who : cardsMeant(scope, one)?.whose;
};
