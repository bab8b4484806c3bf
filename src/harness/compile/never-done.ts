/** To what cards something is never done: a text that says so says nothing, and a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { cardsMeant, checkRole } from './kinds.js';
import { report, type Scope } from './scope.js';
import type { WrittenAct } from './verbs.js';

type Object = Kernel.Selection | Kernel.Several | undefined;

/** What is done, and to what, where it is written. */
interface Done {
  readonly scope: Scope;
  readonly word: VerbWord;
  /** The verb as it is written. */
  readonly verb: string;
  readonly at: Span;
  readonly meant: Object;
}

export const checkDone = (
  scope: Scope,
  { verb, object }: WrittenAct,
  word: VerbWord,
  meant: Object,
): void => {
  if (object === undefined) return;
  const done: Done = { scope, word, verb: verb.text, at: object.at, meant };
  checkTypes(done);
  checkWithin(done);
  checkCarriedOut(done);
};

/** What is known of the cards that are meant; what a card says of itself, no filter tells. */
const filtersOf = ({ scope, meant }: Done): readonly Kernel.Filter[] =>
  selectionsOf(meant).flatMap((one) => {
    const filter = one.is === 'this' ? undefined : cardsMeant(scope, one);
    return filter === undefined ? [] : [filter, ...(filter.or ?? [])];
  });

/** `detach 1 unit`: some things are done only to cards of one type. */
const checkTypes = ({ scope, word: { types }, verb, at, meant }: Done): void => {
  if (types === undefined) return;
  for (const one of selectionsOf(meant))
    checkRole(scope, at, { role: verb, is: 'card', types }, one, verb);
};

/** `gain control of 1 card in your opponent's hand`: some things are done only to cards of one zone. */
export const checkWithin = (done: Done): void => {
  const { scope, word, verb, at } = done;
  const { within } = word;
  if (within === undefined) return;
  const elsewhere = filtersOf(done)
    .flatMap(({ zones }) => zones)
    .find((zone) => !within.includes(zone));
  if (elsewhere !== undefined)
    report(
      scope,
      'nonsense',
      at,
      `‘${verb}’ is done to no cards of the ${elsewhere}`,
      `only to those of the ${within.join(' or ')}`,
    );
};

/** `untap this` of a spell: while its text is carried out it lies where nothing is untapped. */
const checkCarriedOut = ({ scope, word: { within }, verb, at, meant }: Done): void => {
  const { carriedOutIn } = scope.lexicon.vocabulary;
  if (!scope.carriedOut || carriedOutIn === undefined) return;
  if (within === undefined || within.includes(carriedOutIn)) return;
  if (selectionsOf(meant).some(({ is }) => is === 'this'))
    report(
      scope,
      'nonsense',
      at,
      `to ‘${verb}’ this is not possible: it is carried out, and lies in no ${within.join(' or ')} meanwhile`,
    );
};
