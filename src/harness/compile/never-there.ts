/** Cards that never stay where texts work that name no zone: what such a text could never do, a problem tells. */
import type * as Kernel from '../../kernel/ability.js';
import { happensToItself } from '../../kernel/ability.js';
import type { Span } from '../../language/document.js';
import { zonesOfOwn } from './elsewhere.js';
import { either, report, type Scope, withArticle, zonesSaid } from './scope.js';

/** `your creatures get +1000` on a card of such a type. */
export const checkThereAtAll = (scope: Scope, at: Span, ability: Kernel.Ability): void => {
  const { neverThere, defaultZone } = scope.lexicon.vocabulary;
  const { own, inZone = defaultZone } = scope;
  if (neverThere === undefined || own.length === 0) return;
  if (!own.every((type) => neverThere.types.includes(type))) return;
  const type = withArticle(either(own));
  if (ability.kind === 'keyword')
    report(scope, 'nonsense', at, `‘${ability.keyword}’ does nothing on ${type}`);
  else if (inZone === defaultZone && !worksElsewhere(scope, ability))
    report(
      scope,
      'nonsense',
      at,
      `this works in the ${zonesSaid(scope, [defaultZone])}, where ${type} never stays`,
      `name the zone in which it works: in ${neverThere.zone}: …`,
    );
};

/** What happens to the card itself it waits for where it is, and what says what the card is goes for it everywhere. */
const worksElsewhere = ({ lexicon: { vocabulary } }: Scope, ability: Kernel.Ability): boolean => {
  if (ability.kind === 'triggered' || ability.kind === 'replacement') {
    const { when } = ability;
    // It comes there all the same where an effect puts it there, and is gone at once.
    return (
      happensToItself(when) &&
      (when.event === 'move' || !zonesOfOwn(vocabulary, when).includes(vocabulary.defaultZone))
    );
  }
  return (
    ability.kind === 'static' &&
    ability.changes.every(
      ({ subject, changes }) =>
        subject.is === 'this' &&
        changes.every(
          (one) => 'trait' in one && !['add', 'multiply', 'divide'].includes(one.change),
        ),
    )
  );
};
