/** To what cards something is never done: a text that says so says nothing, and a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import { checkRole } from './kinds.js';
import { report, type Scope } from './scope.js';
import type { WrittenAct } from './verbs.js';

type Object = Kernel.Selection | Kernel.Several | undefined;

export const checkDone = (
  scope: Scope,
  sentence: WrittenAct,
  word: VerbWord,
  object: Object,
): void => {
  checkTypes(scope, sentence, word, object);
  checkWithin(scope, sentence, word, object);
  checkCarriedOut(scope, sentence, word, object);
};

const filtersOf = (object: Object): readonly Kernel.Filter[] =>
  selectionsOf(object).flatMap((one) =>
    one.is === 'cards' ? [one.filter, ...(one.filter.or ?? [])] : [],
  );

/** `detach 1 unit`: some things are done only to cards of one type. */
const checkTypes = (
  scope: Scope,
  { object, verb }: WrittenAct,
  { types }: VerbWord,
  meant: Object,
): void => {
  if (types === undefined || object === undefined) return;
  for (const one of selectionsOf(meant))
    checkRole(scope, object.at, { role: verb.text, is: 'card', types }, one, verb.text);
};

/** `gain control of 1 card in your opponent's hand`: some things are done only to cards of one zone. */
const checkWithin = (
  scope: Scope,
  { object, verb }: WrittenAct,
  { within }: VerbWord,
  meant: Object,
): void => {
  if (within === undefined || object === undefined) return;
  const elsewhere = filtersOf(meant)
    .flatMap(({ zones }) => zones)
    .find((zone) => !within.includes(zone));
  if (elsewhere !== undefined)
    report(
      scope,
      'nonsense',
      object.at,
      `‘${verb.text}’ is done to no cards of the ${elsewhere}`,
      `only to those of the ${within.join(' or ')}`,
    );
};

/** `untap this` of a spell: while its text is carried out it lies where nothing is untapped. */
const checkCarriedOut = (
  scope: Scope,
  { object, verb }: WrittenAct,
  { within }: VerbWord,
  meant: Object,
): void => {
  const { carriedOutIn } = scope.lexicon.vocabulary;
  if (!scope.carriedOut || carriedOutIn === undefined || object === undefined) return;
  if (within === undefined || within.includes(carriedOutIn)) return;
  if (selectionsOf(meant).some(({ is }) => is === 'this'))
    report(
      scope,
      'nonsense',
      object.at,
      `to ‘${verb.text}’ this is not possible: it is carried out, and lies in no ${within.join(' or ')} meanwhile`,
    );
};
