/** A characteristic that no rule reads where the cards lie of which it is changed: what such a text could never do, a problem tells. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type TraitWord, type Vocabulary } from '../../kernel/vocabulary.js';
import type { Change, NounPhrase, Span } from '../../language/document.js';
import { cardsMeant, checkTraits } from './kinds.js';
import { checkAhead, checkBeforeUse, checkKeywords, checkUsedUp } from './meant.js';
import { report, type Scope, zonesSaid } from './scope.js';

/** What a sentence changes, of which cards. */
interface Changed {
  readonly at: Span;
  readonly phrase: NounPhrase;
  readonly subject: Kernel.Selection;
  readonly changes: readonly Kernel.Change[];
  /** How many problems were known before its subject. */
  readonly known: number;
}

/** Whether cards of these types, where these lie, have what is changed of them, and anything comes of it. */
export const checkChanged = (
  scope: Scope,
  { at, phrase, subject, changes, known }: Changed,
): void => {
  checkUsedUp(scope, at, subject, changes);
  checkKeywords(scope, at, subject, changes);
  const touched = changes.flatMap((change) => ('trait' in change ? [change.trait] : []));
  checkTraits(scope, at, cardsMeant(scope, subject), touched);
  checkBeforeUse(scope, at, subject, touched);
  if (scope.problems.length > known) return;
  checkAhead(scope, phrase, at, subject, changes);
  checkReadThere(scope, at, phrase, subject, touched);
};

/** `your creatures get -1 cost`: those that are there already, or those that are to be summoned? */
const checkReadThere = (
  scope: Scope,
  at: Span,
  phrase: NounPhrase,
  subject: Kernel.Selection,
  traits: readonly string[],
): void => {
  // An effect of a board shows what a rule makes of numbers, whoever reads them.
  if (scope.ofBoard) return;
  for (const word of entriesOf(scope.lexicon.vocabulary, 'trait'))
    if (traits.includes(word.trait)) checkTraitThere(scope, at, phrase, subject, word);
};

const checkTraitThere = (
  scope: Scope,
  at: Span,
  phrase: NounPhrase,
  subject: Kernel.Selection,
  { unread, words: [word = ''] }: TraitWord,
): void => {
  if (unread === undefined) return;
  const { zones, ofItself, readIn = 'hand' } = unread;
  // Another text may ask for it, and who names the zone says that it is about these cards.
  if (phrase.place !== undefined || (subject.is === 'this' && scope.inZone !== undefined)) return;
  if (subject.is === 'this' && ofItself !== true && scope.bearers === undefined) return;
  const lies = subject.is === 'this' ? ownZones(scope) : whereTheyLie(scope, subject);
  if (lies.length === 0 || !lies.every((zone) => zones.includes(zone))) return;
  report(
    scope,
    'nonsense',
    at,
    `no rule reads the ‘${word}’ of cards in the ${zonesSaid(scope, lies.slice(0, 1))}`,
    help(scope, subject, lies, zonesSaid(scope, [readIn])),
  );
};

/** `your defending cards get +1`: of such cards another number matters as well. */
export const checkWhichNumber = (
  scope: Scope,
  subject: Kernel.Selection,
  said: readonly Change[],
): void => {
  const { vocabulary } = scope.lexicon;
  const tests = cardsMeant(scope, subject)?.tests ?? [];
  const counts = entriesOf(vocabulary, 'predicate').find(
    ({ predicate, counts }) =>
      counts !== undefined &&
      tests.some((test) => test.test === 'word' && test.word === predicate && !test.not),
  )?.counts;
  if (counts === undefined) return;
  for (const change of said)
    if (change.kind === 'add' && change.trait === undefined)
      report(
        scope,
        'nonsense',
        change.at,
        `${vocabulary.defaultTrait}, or ${counts}?`,
        `say which: +1 ${vocabulary.defaultTrait}, +1 ${counts}`,
      );
};

/** Where the cards are that gain an ability; none where nobody knows, or where the text says that these are meant. */
export const bearersIn = (
  scope: Scope,
  { place }: NounPhrase,
  subject: Kernel.Selection,
): readonly string[] => {
  if (place !== undefined) return [];
  return subject.is === 'this' ? ownZones(scope) : whereTheyLie(scope, subject);
};

const help = (
  scope: Scope,
  { is }: Kernel.Selection,
  lies: readonly string[],
  readIn: string,
): string => {
  const here = zonesSaid(scope, lies.slice(0, 1));
  if (is === 'this' && scope.bearers !== undefined)
    return `cards of the ${here} have it only there: cards in your ${readIn} get …; or, if these are meant: … in the ${here} gains …`;
  if (is === 'this')
    return `say in which zone it is so: in ${readIn}: this gets …; or in ${here}: …`;
  return `say where the cards are for which it counts: … in your ${readIn}; or, if these are meant: … in the ${here}`;
};

/** Where the card lies whose text it is: what is carried out, or gained by others, may be anywhere. */
const ownZones = ({ own, bearers, lexicon: { vocabulary } }: Scope): readonly string[] =>
  bearers ??
  (own.length > 0 && !own.some((type) => isOneOff(vocabulary, type))
    ? [vocabulary.defaultZone]
    : []);

const isOneOff = ({ oneOffTypes }: Vocabulary, type: string): boolean => oneOffTypes.includes(type);

export const whereTheyLie = (scope: Scope, subject: Kernel.Selection): readonly string[] => {
  const filter = cardsMeant(scope, subject);
  const all = filter === undefined ? [] : [filter, ...(filter.or ?? [])];
  // Of some of them nobody knows where they lie.
  return all.some(({ zones }) => zones.length === 0) ? [] : all.flatMap(({ zones }) => zones);
};
