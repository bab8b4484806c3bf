/** `when creatures are destroyed`, `when you draw cards`: once for each of them, or once for all? Each is an event of its own. */
import type { Happening, Word } from '../../language/document.js';
import { wording } from '../../language/wording.js';
import { isInvariable } from './agreement.js';
import { describe } from './describe.js';
import { quiet, report, type Scope } from './scope.js';
import { findEvent, toldBy } from './told.js';

/** Tells of what is waited for of several that nobody counts. */
export const checkEachAlone = (scope: Scope, happening: Happening): void => {
  const told = toldBy(happening);
  const { words } = told.cursor;
  const at = findEvent(scope, told)?.at ?? words.length;
  if (happening.subject.quantity === undefined) checkAlone(scope, words.slice(0, at));
  const { object } = told;
  if (object === undefined) checkAlone(scope, words.slice(at + 1));
  else if (object.quantity === undefined) checkAlone(scope, object.noun?.words ?? []);
};

const checkAlone = (scope: Scope, words: readonly Word[]): void => {
  const [first] = words;
  if (first === undefined) return;
  const said = describe(quiet(scope), words).noun;
  if (said?.plural !== true || isInvariable(said.entry)) return;
  report(
    scope,
    'nonsense',
    first.at,
    `each time for every one of these ‘${wording(words)}’, or once for all of them?`,
    `what waits for an event waits for what happens to one: a ${said.entry.words[0] ?? ''}`,
  );
};
