/** What words say of a card: `tapped fire creature`. The one reader of nouns, for cards, boards and claims. */
import type * as Kernel from '../../kernel/ability.js';
import type { Entry, NounWord, StateWord, ZoneWord } from '../../kernel/vocabulary.js';
import type { ProblemCode, Span, Word } from '../../language/document.js';
import type { Found } from './lexicon.js';
import {
  type Cursor,
  cursorOn,
  isDone,
  refuseArticles,
  refuseNext,
  take,
  takeWords,
} from './reader.js';
import { report, type Scope } from './scope.js';
import { refuseTarget } from './targets.js';

/** What words say of a card. */
export interface Description {
  readonly tests: readonly Kernel.Test[];
  /** Where such cards are, if the noun tells. */
  readonly zones: readonly string[] | undefined;
  /** The words name a zone itself: `hand`. */
  readonly zone: string | undefined;
  /** States, for a place where a card is put: `battle zone tapped`. */
  readonly status: Readonly<Record<string, string>>;
  /** The noun, if there is one, and whether it is in the plural. */
  readonly noun:
    | {
        readonly entry: NounWord;
        readonly plural: boolean;
        /** It names cards, and not what several may be together. */
        readonly cards: boolean;
      }
    | undefined;
  /** What kind of card is said, or what it is not (`non-creatures`); or a word that might is unknown. */
  readonly saysKind: boolean;
}

export const nothingSaid: Description = {
  tests: [],
  zones: undefined,
  zone: undefined,
  status: {},
  noun: undefined,
  saysKind: false,
};

/** Of words with several senses the first of these counts: what a noun adds to a value (its zones) must not be lost. */
export const describingKinds = [
  'noun',
  'state',
  'predicate',
  'value',
  'trait',
  'keyword',
  'zone',
] as const;

type Describing = Found<(typeof describingKinds)[number]>;

const inFrontOfNouns = describingKinds.filter(
  (kind): kind is Describing['entry']['kind'] => kind !== 'noun',
);

/**
 * Words in order, each the longest that the vocabulary knows.
 *
 * @param code how a word that it does not know is reported, and as what
 */
export const describe = (
  scope: Scope,
  words: readonly Word[],
  code: ProblemCode = 'unknown-word',
  as = 'word for cards',
): Description => {
  const cursor = cursorOn(words);
  const said = describeNext(scope, cursor);
  while (!isDone(cursor)) {
    const word = cursor.words[cursor.at];
    if (word !== undefined && cursor.lower[cursor.at] === 'attached' && as === 'word for cards') {
      refuseAttached(scope, word.at);
      return said;
    }
    if (word !== undefined && leavesOut.has(cursor.lower[cursor.at] ?? '')) {
      refuseWithout(scope, word.at);
      return said;
    }
    if (takeWords(scope, cursor, 'reference', 'target') !== undefined && word !== undefined)
      refuseTarget(scope, word.at);
    else refuseNext(scope, cursor, code, { as, among: describingKinds });
    const more = describeNext(scope, cursor);
    said.tests.push(...more.tests);
    said.saysKind = true;
  }
  return said;
};

/** `the cards attached to it`: where a row of words says that something is attached, wherever the grammar has put the word. */
export const attachedAmong = (words: readonly Word[]): Word | undefined =>
  words.find(({ text }) => text.toLowerCase() === 'attached');

/** `its attached cards`, `units with attached cards`: to what something is attached is said behind it. */
export const refuseAttached = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    'what is attached is told by what it is attached to',
    'say: 1 flame card attached to it; that something has any: there are 1 or more flame cards attached to it',
  );

/** `creatures without blocker`, `all creatures except "Brawler"` */
const refuseWithout = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    'what they have not stands behind ‘with no’',
    'say: creatures with no blocker, creatures with no name "Brawler"',
  );

const leavesOut: ReadonlySet<string> = new Set(['without', 'except']);

type Draft = { -readonly [Key in keyof Description]: Description[Key] } & {
  tests: Kernel.Test[];
  status: Record<string, string>;
};

/** As many of the next words as say something of cards. */
export const describeNext = (scope: Scope, cursor: Cursor): Draft => {
  const said: Draft = { ...nothingSaid, tests: [], status: {} };
  for (;;) {
    const { at, words } = cursor;
    const found = takeDescribing(scope, cursor);
    if (found === undefined) return said;
    if (at > 0) refuseArticles(scope, words.slice(at, at + 1));
    const { entry, not, plural } = found;
    checkSays(scope, said.noun?.entry, found);
    for (const test of testsOf(entry, not)) said.tests.push(test);
    if (entry.kind === 'state') said.status[entry.status] = entry.value;
    if (entry.kind === 'zone') said.zone = entry.zone;
    if (entry.kind === 'value' && !not) said.zones = entry.zones ?? said.zones;
    if (entry.kind !== 'noun') continue;
    said.saysKind = true;
    if (not) continue;
    const spelled = cursor.lower.slice(at, cursor.at).join(' ');
    const cards = entry.cards?.includes(spelled) === true;
    Object.assign(said, { zones: entry.zones ?? said.zones, noun: { entry, plural, cards } });
  }
};

/** `card`, `shield` and zones narrow nothing down in front of another noun, and there is no contrary of them. */
const checkSays = (
  scope: Scope,
  before: NounWord | undefined,
  { entry, not }: Describing,
): void => {
  const at = scope.senses.at(-1)?.at;
  if (at === undefined) return;
  const word = entry.words[0] ?? '';
  if (not && testsOf(entry, false).length === 0)
    report(scope, 'nonsense', at, `there is no contrary of ‘${word}’`);
  else if (entry.kind === 'noun' && before?.tests.length === 0)
    report(
      scope,
      'nonsense',
      at,
      `‘${before.words[0] ?? ''} ${word}’: only one of them can be said`,
    );
  else if (before !== undefined && inFront.has(entry.kind))
    report(scope, 'nonsense', at, `‘${word}’ stands in front of ‘${before.words[0] ?? ''}’`);
};

/** What kind of card it is, is said first: `blocker creatures`. How it lies may come behind: `cards face down`. */
const inFront: ReadonlySet<Entry['kind']> = new Set(['value', 'trait', 'keyword']);

const takeDescribing = (scope: Scope, cursor: Cursor): Describing | undefined => {
  const { at } = cursor;
  const { length } = scope.senses;
  const found = take(scope, cursor, ...describingKinds);
  if (found === undefined) return undefined;
  const takeBack = (): void => {
    cursor.at = at;
    scope.senses.length = length;
  };
  const { entry, not } = found;
  if (entry.kind === 'noun') {
    const spelled = cursor.lower.slice(at, cursor.at).join(' ');
    // `attack card`, `is attack`; and what is no attack card is no card of that kind, wherever it is.
    const isKindOnly = not || scope.isPredicate === true || !isDone(cursor);
    if (!isKindOnly || !entry.last?.some((form) => spelled.endsWith(form))) return found;
    takeBack();
    return take(scope, cursor, ...inFrontOfNouns);
  }
  if (isWord(entry)) return found;
  // `power` alone says nothing of a card.
  takeBack();
  return undefined;
};

const isWord = (entry: Entry): boolean => entry.kind !== 'trait' || entry.is === 'flag';

/** The state of having come this turn: boards say it of a card, and nothing can be put so. */
export const arrival = 'since';

/** How a card is to lie that is put somewhere. */
export const lying = (
  scope: Scope,
  at: Span,
  status: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  if (arrival in status)
    report(scope, 'nonsense', at, 'nothing can be put so: it comes to be so by itself');
  return status;
};

/** What an entry says of a card. */
export const testsOf = (entry: Describing['entry'], not: boolean): readonly Kernel.Test[] => {
  const negation = not ? { not } : {};
  switch (entry.kind) {
    case 'state':
      return entry.status === arrival
        ? [{ test: 'new', ...negation }]
        : [{ test: 'status', status: entry.status, value: entry.value, ...negation }];
    case 'predicate':
      return [{ test: 'word', word: entry.predicate, ...negation }];
    case 'value':
      return [{ test: 'has', trait: entry.trait, value: entry.value, ...negation }];
    case 'trait':
      return [{ test: 'has', trait: entry.trait, ...negation }];
    case 'keyword':
      return [{ test: 'keyword', keyword: entry.keyword, ...negation }];
    case 'noun':
      return not ? entry.tests.map(inverted) : entry.tests;
    case 'zone':
      return [];
  }
};

const opposite = {
  'at-least': 'less-than',
  'at-most': 'more-than',
  'more-than': 'at-most',
  'less-than': 'at-least',
} as const;

/** The test that holds where the other does not. */
export const inverted = (test: Kernel.Test): Kernel.Test => {
  if (test.test !== 'compare') return { ...test, not: !(test.not ?? false) };
  const { is } = test.compare;
  if (is === 'exactly') return { ...test, not: !(test.not ?? false) };
  return { ...test, compare: { ...test.compare, is: opposite[is] } };
};

/** A zone with states of cards around it: `battle zone tapped`. */
export interface ZoneSaid {
  readonly zone: ZoneWord;
  readonly status: Readonly<Record<string, string>>;
  readonly states: readonly StateWord[];
}

/** A zone, if one stands next, with states of cards in front of it and behind. */
export const takeZone = (scope: Scope, cursor: Cursor): ZoneSaid | undefined => {
  const states: StateWord[] = [];
  let zone: ZoneWord | undefined;
  for (;;) {
    const found =
      zone === undefined ? take(scope, cursor, 'zone', 'state') : take(scope, cursor, 'state');
    if (found === undefined || found.not) break;
    if (found.entry.kind === 'zone') zone = found.entry;
    else states.push(found.entry);
  }
  if (zone === undefined) return undefined;
  return {
    zone,
    states,
    status: Object.fromEntries(states.map(({ status, value }) => [status, value])),
  };
};
