/** `the next creature you summon this turn gets +2000`: of the first card to which something happens, from then on. */
import type {
  Change,
  ContinuousText,
  EventPattern,
  Filter,
  Instruction,
} from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Duration, NounPhrase, Sentence } from '../../language/document.js';
import { durationOf } from './durations.js';
import { checkGainedNext } from './gained-late.js';
import { happeningOf } from './happenings.js';
import { roleOf } from './nouns.js';
import { kindsIn, nowSpoken, ofRole } from './references.js';
import { report, type Scope } from './scope.js';

type Next = Extract<Sentence, { kind: 'next' }>;

/** What becomes of the card, and for how long where that is said there. */
interface Becoming {
  readonly texts: readonly ContinuousText[];
  readonly duration: Duration | undefined;
}

/** @param read what becomes of it, with "it" for the card of the event */
export const nextSentence = (
  scope: Scope,
  sentence: Next,
  read: () => Becoming,
): readonly Instruction[] => {
  const { which, duration, at } = sentence;
  const before = { ...scope.spoken };
  const later: Scope = { ...scope, isLater: true };
  const named = 'verb' in which ? happeningOf(later, which).pattern : beginningOf(later, which);
  const { nextFrom = {} } = scope.lexicon.vocabulary;
  const pattern = { ...named, event: nextFrom[named.event] ?? named.event };
  const [role, ...others] = Object.values(pattern.roles).filter((one) => one.is === 'card');
  if (role === undefined || others.length > 0) {
    nowSpoken(scope.spoken, before);
    if (pattern.event !== '')
      report(scope, 'nonsense', which.at, 'the next of which cards?', 'say: the next creature');
    return [];
  }
  // What cards it may be is known, though not which of them: of spells no power can be told.
  // What begins to be something stands for a card whose types it has, and is none of these itself: attacks of weapons.
  const filter = 'verb' in which ? role.filter : { ...role.filter, tests: [] };
  nowSpoken(scope.spoken, { taken: { filter, lies: [] }, usedUp: false });
  const { texts, duration: own } = read();
  nowSpoken(scope.spoken, before);
  if (duration !== undefined && own !== undefined)
    report(
      scope,
      'nonsense',
      own.at,
      'how long is said already',
      'it is waited for, and lasts, as long as one of them says',
    );
  const long = durationOf(scope, duration ?? own);
  if (isOnTheWay(scope, pattern.event))
    report(
      scope,
      'nonsense',
      which.at,
      'this is over before the card comes to where it stays',
      'say by what it comes there: the next unit you deploy',
    );
  return texts.map((text): Instruction => {
    checkGainedNext(scope, at, text);
    checkInTime(scope, sentence, text.changes, { event: named.event, filter: role.filter });
    if (text.changes.some(isOfCost) && scope.lexicon.vocabulary.paidUntil !== named.event)
      report(scope, 'unsupported', at, 'no rule tells yet what the next such card costs');
    if (text.changes.some(isWorkedOut))
      report(scope, 'unsupported', at, 'no rule works out yet how much that is of the next one');
    return { do: 'change', text: { ...text, next: pattern }, duration: long };
  });
};

/** `your next attack`: what is none before, and begins to be one by an event of the game. */
const beginningOf = (scope: Scope, phrase: NounPhrase): EventPattern => {
  const role = roleOf(scope, phrase);
  const filters = role.is === 'card' ? [role.filter, ...(role.filter.or ?? [])] : [];
  const begun = scope.lexicon.vocabulary.beginnings?.find(({ word }) =>
    filters.every(({ tests }) =>
      tests.some((one) => one.test === 'word' && one.word === word && one.not !== true),
    ),
  );
  if (role.is === 'card' && begun !== undefined) {
    const roles = { card: { ...role, filter: ofYours(role.filter) } };
    const nothingElse = { itself: undefined, many: undefined, counted: false, unclear: undefined };
    nowSpoken(scope.spoken, { ...nothingElse, it: ofRole('card'), roles: kindsIn(roles) });
    return { event: begun.event, roles };
  }
  const text = phrase.noun?.text ?? '';
  const help = `say what you do with it: the next ${text} you ${doneWithCards(scope)}`;
  report(scope, 'nonsense', phrase.at, `the next ‘${text}’: by what?`, help);
  return { event: '', roles: {} };
};

/** What players do with their cards in this game, first of all. */
const doneWithCards = ({ lexicon }: Scope): string =>
  entriesOf(lexicon.vocabulary, 'event').find(
    ({ active }) => active?.subject?.is === 'player' && active.object?.is === 'card',
  )?.forms.base ?? '';

const ofYours = ({ or, ...filter }: Filter): Filter => ({
  ...filter,
  whose: 'you',
  ...(or && { or: or.map(ofYours) }),
});

/** `the next card you pitch gets +1 pitch`, `the next attack you play gets -1 cost`: too late for what is asked before. */
const checkInTime = (
  scope: Scope,
  { which }: Next,
  changes: readonly Change[],
  { event, filter }: { readonly event: string; readonly filter: Filter },
): void => {
  const { countedBy = {}, beginnings = [] } = scope.lexicon.vocabulary;
  if (changes.some((one) => 'trait' in one && countedBy[one.trait] === event))
    report(
      scope,
      'nonsense',
      which.at,
      'that counts as this is done, and not for what the card becomes by it',
      'say it of where the card is before: 1 card in your hand gets +1 pitch',
    );
  const isBegun = [filter, ...(filter.or ?? [])].some(({ tests }) =>
    tests.some((one) => one.test === 'word' && beginnings.some(({ word }) => word === one.word)),
  );
  if ('verb' in which && isBegun && changes.some(isOfCost))
    report(
      scope,
      'nonsense',
      which.at,
      'what is paid is asked before the card is that',
      'say what the card is: the next attack card',
    );
};

const isOnTheWay = ({ lexicon }: Scope, event: string): boolean =>
  entriesOf(lexicon.vocabulary, 'event').some((one) => one.event === event && one.onTheWay);

/** Numbers are worked out as an effect begins, when the card is not known yet. */
const isWorkedOut = (change: Change): boolean =>
  (change.change === 'add' && typeof change.amount !== 'number') ||
  (change.change === 'set' &&
    typeof change.value !== 'number' &&
    typeof change.value !== 'boolean');

const isOfCost = (change: Change): boolean => 'trait' in change && change.trait === 'cost';
