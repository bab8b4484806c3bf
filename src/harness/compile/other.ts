/** What `other` and `another` leave out: the card that was spoken of before, or else the one whose text it is. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { NounPhrase, Span } from '../../language/document.js';
import type { CardOfEvent } from './references.js';
import { report, type Scope } from './scope.js';

/**
 * The cards that the text itself has taken before, as far as `other` may mean others than these; `each` where every one
 * of several has others.
 */
export type Taken = TakenCards | 'each' | undefined;

/**
 * Where cards lie since something was done to them: as before, where that left them there (chosen, looked at, tapped); the
 * zones to which it took them; none where nobody knows.
 */
export type Lies = 'as before' | readonly string[];

export interface TakenCards {
  readonly filter: Kernel.Filter;
  readonly lies: Lies;
  /** How the text has put them there, where it says that. */
  readonly as?: Kernel.Place['status'];
}

export const otherThan = (
  scope: Scope,
  { other, at }: NounPhrase,
  there: Pick<Kernel.Filter, 'zones' | 'whose' | 'tests'>,
): Pick<Kernel.Filter, 'other' | 'except'> => {
  if (!other) return { other: false };
  const { doing } = scope;
  const taken = doing?.is === 'this' ? undefined : scope.spoken.taken;
  // One that is chosen at the same time nobody knows yet.
  if (taken === 'each' || doing?.is === 'cards') {
    const help = 'choose it first: choose 1 of your …, then it …';
    report(scope, 'nonsense', at, 'other than which of them?', help);
    return { other: true };
  }
  if (taken !== undefined && couldBeTaken(taken, there))
    return {
      // Where those were others already, this is none of them all the same.
      other: taken.filter.other || !isOfTheKind(taken.filter, there),
      except: { is: 'it' },
    };
  const { ofEvent, ofEventSaid } = scope.spoken;
  if (doing === undefined && ofEvent.some((one) => isStillOther(scope, one, there))) {
    refuseTwofold(scope, at);
    return { other: true };
  }
  const [meant, second] =
    doing === undefined ? ofEvent.filter((one) => couldBeMeant(one, there)) : [];
  if (meant !== undefined) {
    if (second !== undefined)
      report(
        scope,
        'nonsense',
        at,
        'two cards take part in what happened: other than which of them?',
        'say whose: your other …; or leave out ‘other’',
      );
    const { role, filter, withThis } = meant;
    return {
      other: withThis || !isOfTheKind(filter, there),
      except: { is: 'role', role },
    };
  }
  if (ofEventSaid && ofEvent.some(({ filter }) => couldBeOf(filter, there)))
    refuseTwofold(scope, at);
  const isNone = scope.carriedOut && areWhereCardsStay(scope, there);
  if (isNone || isOfNoSuchType(scope, there))
    report(
      scope,
      'nonsense',
      at,
      isNone
        ? 'other than which? this card is carried out, and is none of them'
        : 'other than which? this card is none of them',
      'choose one first: choose 1 of your …, then it …; or leave out ‘other’',
    );
  return { other: true };
};

const refuseTwofold = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    'other than this, or than the one that was spoken of before?',
    'say it before that one is spoken of: your other … get …, then it gets …; or of all: your units, 1 of your units',
  );

/** `when another unit attacks: your other units …`: the card of the event, which that calls another, is still there, as this is. */
const isStillOther = (
  { lexicon: { vocabulary } }: Scope,
  { isOther, filter, left }: CardOfEvent,
  there: Pick<Kernel.Filter, 'zones' | 'whose'>,
): boolean =>
  isOther &&
  couldBeOf(filter, there) &&
  (left.length === 0 ||
    (left.includes(vocabulary.defaultZone) && there.zones.includes(vocabulary.defaultZone)));

/**
 * The cards of which a sentence has taken some.
 *
 * @param known what is known of those that its phrase means
 */
export const takenBy = (
  before: Taken,
  phrase: Kernel.Selection | undefined,
  known: Kernel.Filter | undefined,
  lies: Lies,
): TakenCards | undefined => {
  const isKnown = phrase?.is === 'cards' || phrase?.is === 'this';
  if (isKnown && known !== undefined) return { filter: known, lies };
  if (phrase?.is !== 'it' || typeof before !== 'object') return undefined;
  return { filter: before.filter, lies: lies === 'as before' ? before.lies : lies };
};

/** The same where what took them may as well not have come about. */
export const perhapsTaken = (taken: Taken): Taken =>
  typeof taken === 'object' && taken.lies !== 'as before' ? { ...taken, lies: [] } : taken;

/** Whether what was taken could be one of these, where it lay or where it has been taken: `discard 1 card. return 1 other card …`. */
const couldBeTaken = (
  { filter, lies }: TakenCards,
  there: Pick<Kernel.Filter, 'zones' | 'whose'>,
): boolean =>
  couldBeOf(filter, there) ||
  (lies !== 'as before' && couldBeOf({ whose: filter.whose, zones: lies }, there));

/**
 * `when your unit is retired: return 1 other unit card from your adolla`: a card of the event, where it was or where it has been
 * left. Of one that the event calls another, other ones are as a rule those that are not this, where that could be among them.
 */
const couldBeMeant = (
  { filter, isOther, left }: CardOfEvent,
  there: Pick<Kernel.Filter, 'zones' | 'whose'>,
): boolean =>
  (!isOther && couldBeOf(filter, there)) ||
  (left.length > 0 &&
    there.zones.length > 0 &&
    couldBeOf({ whose: filter.whose, zones: left }, there));

const couldBeOf = (
  one: Pick<Kernel.Filter, 'zones' | 'whose'>,
  other: Pick<Kernel.Filter, 'zones' | 'whose'>,
): boolean => {
  const zones = one.zones.length === 0 || other.zones.length === 0;
  const sides = new Set([one.whose, other.whose]);
  return (
    (zones || one.zones.some((zone) => other.zones.includes(zone))) &&
    !(sides.has('you') && sides.has('opponent'))
  );
};

/** `each other hero` on a card that is no hero, of which each player has one: it would say nothing. */
const isOfNoSuchType = (
  { own, lexicon: { vocabulary } }: Scope,
  { tests }: Pick<Kernel.Filter, 'tests'>,
): boolean =>
  own.length > 0 &&
  entriesOf(vocabulary, 'noun').some(
    (noun) =>
      noun.oneEach && noun.tests.every((one) => isSaid([one], { tests }) && !isOf(own, one)),
  );

const isOf = (own: readonly string[], test: Kernel.Test): boolean =>
  test.test === 'has' && own.includes(String(test.value));

/** Whether what was taken is said to be of the kind: another of a kind of which nothing was taken is none of what may be meant. */
const isOfTheKind = (
  taken: Pick<Kernel.Filter, 'tests'>,
  { tests }: Pick<Kernel.Filter, 'tests'>,
): boolean => tests.length === 0 || tests.some((one) => isSaid([one], taken));

/** Whether as much is said of cards. */
export const isSaid = (
  asked: readonly Kernel.Test[],
  { tests }: Pick<Kernel.Filter, 'tests'>,
): boolean => {
  const said = tests.map((one) => JSON.stringify(one));
  return asked.every((one) => said.includes(JSON.stringify(one)));
};

const areWhereCardsStay = (
  { lexicon: { vocabulary } }: Scope,
  { zones }: Pick<Kernel.Filter, 'zones'>,
): boolean => zones.length > 0 && zones.every((zone) => zone === vocabulary.defaultZone);
