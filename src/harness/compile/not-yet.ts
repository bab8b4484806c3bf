/** What a text asks of its own card that can only come once it has been carried out: a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { plainIn, type PlainCondition } from '../../kernel/asking.js';
import { entriesOf, type EventWord, type Vocabulary } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/**
 * `if this hit this turn, this gains go again`, on what attacks: that is looked at once, as it resolves, and nothing of the kind
 * has come about by then.
 */
export const checkNotYet = (
  scope: Scope,
  at: Span,
  condition: Kernel.Condition | undefined,
): void => {
  if (condition === undefined) return;
  const word = plainIn(condition)
    .map((one) => comingIn(scope, one))
    .find((one) => one !== undefined);
  if (word === undefined) return;
  report(
    scope,
    'nonsense',
    at,
    `this is looked at once, as the text is carried out, and ‘${word}’ comes after that`,
    'what is so as soon as that is so: while …, this gets …; what is done then: when …: …',
  );
};

/** The word for what only comes afterwards. */
const comingIn = (
  { lexicon: { vocabulary }, liesThere }: Scope,
  one: PlainCondition,
): string | undefined => {
  if (one.is === 'happened') {
    const { event, within } = one;
    const entry = eventOf(vocabulary, event.event);
    const isOwn = entry?.afterwards?.some((role) => event.roles[role]?.is === 'this');
    const isOfLink =
      liesThere === true && entry?.afterwards !== undefined && isOfOwn(vocabulary, within);
    return isOwn || isOfLink ? entry?.words[0] : undefined;
  }
  if (one.is !== 'count' || liesThere !== true) return undefined;
  const words = one.filter.tests.flatMap((test) =>
    test.test === 'word' && !test.not ? [test.word] : [],
  );
  return entriesOf(vocabulary, 'predicate').find(
    ({ predicate, afterwards }) => afterwards === true && words.includes(predicate),
  )?.words[0];
};

const eventOf = (vocabulary: Vocabulary, event: string): EventWord | undefined =>
  entriesOf(vocabulary, 'event').find((one) => one.event === event && one.afterwards !== undefined);

/** Whether it asks of a time that is what becomes of the card itself. */
const isOfOwn = (vocabulary: Vocabulary, within: string | undefined): boolean =>
  within !== undefined &&
  entriesOf(vocabulary, 'period').some(({ time, ofOwn }) => time === within && ofOwn === true);
