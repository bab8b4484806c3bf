/** What only cards of some types have, do and suffer, or only in one zone: of others a problem says that it means nothing. */
import type * as Kernel from '../../kernel/ability.js';
import {
  entriesOf,
  type KeywordWord,
  nounOf,
  type Role,
  type NounWord,
  type StateWord,
  type TraitWord,
  type Vocabulary,
  type Voice,
  zonesLooked,
} from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { arrival } from './describe.js';
import type { TakenCards } from './other.js';
import { either, report, type Scope, withArticle, zonesSaid } from './scope.js';

/**
 * What is known of the cards that a phrase means: `this` is of the types of the card whose text it is, and `it` of those of
 * the cards that the text has taken before, whatever has become of them; and where they lie, if that left them there.
 */
export const cardsMeant = (
  scope: Scope,
  one: Kernel.Selection | Kernel.RolePattern,
): Kernel.Filter | undefined => {
  const types = typesOfThis(scope);
  if (one.is === 'it' || one.is === 'rest') return spokenOf(scope, one);
  if (one.is === 'cards' && one.filter.among !== undefined) {
    const { zones = [], tests = [], or } = spokenOf(scope, one.filter.among) ?? {};
    return or === undefined
      ? { ...one.filter, zones, tests: [...one.filter.tests, ...tests] }
      : one.filter;
  }
  if (one.is === 'cards' || one.is === 'card') return one.filter;
  if (one.is === 'role' && scope.spoken.unclear === undefined)
    return ofTheseTypes(scope.spoken.roles[one.role] ?? []);
  if (one.is !== 'this') return undefined;
  return ofTheseTypes(types.map((value) => ({ test: 'has', trait: 'type', value })));
};

/** Of the card whose text it is, or of those that gain it. */
const typesOfThis = ({ own, bearerTypes = [] }: Scope): readonly string[] =>
  own.length > 0 ? own : bearerTypes;

/** The types that all cards of a selection are of. */
export const typesMeant = (scope: Scope, one: Kernel.Selection): readonly string[] => {
  if (one.is === 'this') return typesOfThis(scope);
  const { tests = [], or } = cardsMeant(scope, one) ?? {};
  if (or !== undefined) return [];
  return typesSaid(tests).flatMap(({ type, not }) => (not ? [] : [type]));
};

/** Cards of which no more is known than their types; of what kind they are besides may be otherwise by now. */
const ofTheseTypes = (tests: readonly Kernel.Test[]): Kernel.Filter => ({
  ...anything,
  zones: [],
  tests: tests.filter(tellsType),
});

/** That a card is of some type, or of none of it. */
export const tellsType = (test: Kernel.Test): boolean =>
  test.test === 'has' && test.trait === 'type';

/** The zones where those lie by now that a text has taken before, or the event for which it waits; none where nobody knows. */
export const zonesSince = (
  scope: Scope,
  one: Kernel.Selection | Kernel.RolePattern,
): readonly string[] => {
  const among = one.is === 'cards' ? one.filter.among : one;
  const { it, taken, unclear } = scope.spoken;
  if (among?.is !== 'it' || unclear !== undefined) return [];
  // What nothing has been done to yet lies where the event has left it.
  if (taken === undefined && it?.is === 'it') return leftBy(scope);
  return typeof taken !== 'object' || taken.lies === 'as before' ? [] : taken.lies;
};

/** The zones where the event for which a text waits has left its card; none where nobody knows. */
export const leftBy = ({ spoken: { ofEvent } }: Scope): readonly string[] =>
  ofEvent.find(({ role }) => role === 'card')?.left ?? [];

const spokenOf = (
  { spoken: { taken, rest, roles, unclear } }: Scope,
  { is }: Kernel.Selection,
): Kernel.Filter | undefined => {
  if (is === 'rest') return rest && stillTrue(rest);
  // Which card it is was asked already.
  if (is !== 'it' || unclear !== undefined) return undefined;
  if (typeof taken === 'object') return stillTrue(taken);
  return taken === undefined ? ofTheseTypes(roles['card'] ?? []) : undefined;
};

/** What was said of cards without all that may be otherwise by now. */
const stillTrue = ({ filter: { zones, tests, or = [] }, lies }: TakenCards): Kernel.Filter => ({
  ...ofTheseTypes(tests),
  zones: lies === 'as before' ? zones : [],
  ...(or.length > 0 ? { or: or.map((filter) => stillTrue({ filter, lies })) } : {}),
});

/** `if it attacked this turn` of a card that has gone: where it was then it need not be now. */
export const roleSince = (scope: Scope, role: Role, one: Kernel.RolePattern): Role => {
  const { zones: _, ...anywhere } = role;
  return zonesSince(scope, one).length > 0 ? anywhere : role;
};

/** `your spells cannot attack`, `when a shield is blocked`: no such card is ever in that role. */
export const checkRole = (
  scope: Scope,
  at: Span,
  role: Role | undefined,
  one: Kernel.Selection | Kernel.RolePattern,
  word: string,
): void => {
  const { types, saysType, zones: within, never = [] } = role ?? {};
  const since = zonesSince(scope, one);
  if (within !== undefined && since.length > 0 && !since.some((zone) => within.includes(zone)))
    return report(
      scope,
      'nonsense',
      at,
      `what is meant here has gone to the ${zonesSaid(scope, since)}, and ‘${word}’ is said only of cards in the ${zonesSaid(scope, within)}`,
    );
  for (const { tests, zones } of alternatives(cardsMeant(scope, one)))
    if (types !== undefined && areOthers(tests, types))
      report(scope, 'nonsense', at, `‘${word}’ is said only of ${withArticle(either(types))}`);
    else if (types !== undefined && saysType !== undefined && !areThese(tests, types))
      report(
        scope,
        'nonsense',
        at,
        `‘${word}’ does not say of which cards: for other types it is another event`,
        `say: ${withArticle(either(types))}; for others there is: ${saysType.join(', ')}`,
      );
    else if (within !== undefined && one.is !== 'this' && areNeverThere(scope, tests, within))
      report(
        scope,
        'nonsense',
        at,
        `‘${word}’: such a card never stays in the ${zonesSaid(scope, within)}`,
      );
    else if (
      within !== undefined &&
      zones.length > 0 &&
      !zones.some((zone) => within.includes(zone))
    )
      report(
        scope,
        'nonsense',
        at,
        `‘${word}’ is said only of cards in the ${zonesSaid(scope, within)}`,
      );
    else if (tests.some((test) => never.includes(test.test === 'word' ? test.word : '')))
      report(scope, 'nonsense', at, `‘${word}’ is never said of such a card`);
    else if (within !== undefined)
      checkStates(scope, at, { ...anything, zones: within, tests: [...ofTypes(types), ...tests] });
};

/** What is another event for cards of other types is the same to whoever may not do it. */
export const ofAnyType = ({ subject, object, ...voice }: Voice): Voice => ({
  ...voice,
  ...(subject === undefined ? {} : { subject: withoutTypes(subject) }),
  ...(object === undefined ? {} : { object: withoutTypes(object) }),
});

const withoutTypes = ({ types, saysType, ...role }: Role): Role =>
  saysType !== undefined || types === undefined ? role : { ...role, types };

const anything = { whose: 'any', other: false } as const;

/** That a card is of a type, where it can be of one alone. */
const ofTypes = (types: readonly string[] | undefined): readonly Kernel.Test[] =>
  types?.length === 1 ? types.map((value) => ({ test: 'has', trait: 'type', value }) as const) : [];

/** `your spells get +1000`: no card of that type has the characteristic. */
export const checkTraits = (
  scope: Scope,
  at: Span,
  filter: Kernel.Filter | undefined,
  traits: readonly string[],
): void => {
  const said = new Set(traits);
  for (const word of entriesOf(scope.lexicon.vocabulary, 'trait'))
    if (said.has(word.trait)) checkTrait(scope, at, filter, word);
};

const checkTrait = (
  scope: Scope,
  at: Span,
  filter: Kernel.Filter | undefined,
  { types, words: [word = ''] }: TraitWord,
): void => {
  if (types === undefined) return;
  if (alternatives(filter).some(({ tests }) => areOthers(tests, types)))
    report(scope, 'nonsense', at, `only ${withArticle(either(types))} has ‘${word}’`);
};

/** `your spells gain blocker`, `your fields lose slayer`: on no card of that type it does anything. */
export const checkKeyword = (
  scope: Scope,
  at: Span,
  filter: Kernel.Filter | undefined,
  keyword: string,
): void => {
  const { types, orWhatIs } = keywordWord(scope, keyword);
  if (types === undefined) return;
  const isThat = (test: Kernel.Test): boolean => test.test === 'word' && test.word === orWhatIs;
  if (alternatives(filter).some(({ tests }) => areOthers(tests, types) && !tests.some(isThat)))
    onlyOn(scope, at, keyword, types);
};

/** `blocker` on a spell: a card of several types has it as any of these. */
export const checkOwnKeyword = (scope: Scope, at: Span, keyword: string): void => {
  const { types } = keywordWord(scope, keyword);
  const { own, ownTypes = own } = scope;
  if (types !== undefined && ownTypes.length > 0 && !ownTypes.some((one) => types.includes(one)))
    onlyOn(scope, at, keyword, types);
};

const keywordWord = (
  { lexicon }: Scope,
  keyword: string,
): Pick<KeywordWord, 'types' | 'orWhatIs'> =>
  entriesOf(lexicon.vocabulary, 'keyword').find((one) => one.keyword === keyword) ?? {};

const onlyOn = (scope: Scope, at: Span, keyword: string, types: readonly string[]): void =>
  report(
    scope,
    'nonsense',
    at,
    `‘${keyword}’ does something only on ${withArticle(either(types))}`,
  );

/** `tapped cards in your hand`: where these lie none of them is ever so. */
export const checkStates = (scope: Scope, at: Span, filter: Kernel.Filter): void => {
  for (const one of alternatives(filter)) {
    const { tests } = one;
    const zones = whereThey(scope, one);
    for (const test of tests) {
      if (zones.length > 0) checkState(scope, at, test, zones);
      checkStateOf(scope, at, test, tests);
    }
  }
};

/** The zones in which cards are looked for: where no zone is said, and they are among some that were spoken of, where these lay. */
const whereThey = (
  { spoken: { taken, deed } }: Scope,
  { zones, among }: Kernel.Filter,
): readonly string[] => {
  if (zones.length > 0 || among?.is !== 'it') return zones;
  if (among.done === true && deed?.within !== undefined) return deed.within;
  return taken === undefined || taken === 'each' ? [] : taken.filter.zones;
};

/** `upside down creatures`: none of that type is ever so. */
const checkStateOf = (
  scope: Scope,
  at: Span,
  test: Kernel.Test,
  tests: readonly Kernel.Test[],
): void => {
  const said = stateSaid(scope, test);
  if (said?.types === undefined) return;
  if (areOthers(tests, said.types))
    report(
      scope,
      'nonsense',
      at,
      `only ${withArticle(either(said.types))} is ever ‘${said.words[0] ?? ''}’`,
    );
};

/** Whether a card of these zones can be in a state, or a problem that says where alone it is. */
export const checkState = (
  scope: Scope,
  at: Span,
  test: Kernel.Test,
  zones: readonly string[],
  help?: string,
): void => {
  const said = stateSaid(scope, test);
  if (said?.within === undefined || zones.some((zone) => said.within?.includes(zone))) return;
  report(
    scope,
    'nonsense',
    at,
    `only cards of the ${zonesSaid(scope, said.within)} are ‘${said.words[0] ?? ''}’, and none of the ${zonesSaid(scope, zones)}`,
    help ?? (said.elsewhere && `say: ${said.elsewhere}`),
  );
};

/** `to its owner's hand tapped`: how a card is to lie, where none ever lies so. */
export const checkStatesThere = (
  scope: Scope,
  at: Span,
  status: Readonly<Record<string, string>>,
  zone: string,
): void => {
  for (const test of statesIn(status)) checkState(scope, at, test, [zone]);
};

/** `this enters the battle zone upside down`: how cards are to lie that are never so. */
export const checkStatesOf = (
  scope: Scope,
  at: Span,
  status: Readonly<Record<string, string>>,
  one: Kernel.Selection,
): void => {
  for (const { tests } of alternatives(cardsMeant(scope, one)))
    for (const test of statesIn(status)) checkStateOf(scope, at, test, tests);
};

const statesIn = (status: Readonly<Record<string, string>>): readonly Kernel.Test[] =>
  Object.entries(status).map(([name, value]) => ({ test: 'status', status: name, value }));

/** What is said of how a card is, where alone it can be so, and how cards are called elsewhere that are not. */
type StateSaid = Pick<StateWord, 'words' | 'within' | 'types'> &
  Partial<Pick<NounWord, 'elsewhere'>>;

const stateSaid = (
  { lexicon: { vocabulary } }: Scope,
  test: Kernel.Test,
): StateSaid | undefined => {
  if (test.test === 'word')
    return (
      entriesOf(vocabulary, 'predicate').find(({ predicate }) => predicate === test.word) ??
      calledSo(vocabulary, test.word)
    );
  return entriesOf(vocabulary, 'state').find(({ status, value }) =>
    test.test === 'new'
      ? status === arrival
      : test.test === 'status' && status === test.status && value === test.value,
  );
};

/** `weapon attacks`: what cards are called of which something is so, and only where it can be. */
const calledSo = (vocabulary: Vocabulary, predicate: string): StateSaid | undefined => {
  const noun = nounOf(vocabulary, predicate);
  return noun?.zones && { words: noun.plurals, within: noun.zones, elsewhere: noun.elsewhere };
};

const alternatives = (filter: Kernel.Filter | undefined): readonly Kernel.Filter[] =>
  filter === undefined ? [] : [filter, ...(filter.or ?? [])];

/** Whether cards that pass these tests never stay in the zones. */
export const areNeverThere = (
  { lexicon: { vocabulary } }: Scope,
  tests: readonly Kernel.Test[],
  zones: readonly string[],
): boolean => {
  const { neverThere, oneOffTypes, ownOfOneOffs, staying = [] } = vocabulary;
  const defending = ownOfOneOffs?.lyingThere?.partly?.types ?? [];
  const looked = zonesLooked(vocabulary);
  return (
    zones.length === looked.length &&
    zones.every((zone) => looked.includes(zone)) &&
    !staying.some(({ trait, value }) => areSaidToHave(tests, trait, [value])) &&
    areThese(tests, [...oneOffTypes, ...(neverThere?.types ?? []), ...defending])
  );
};

/** Whether cards that pass these tests are said to be of one of the types. */
const areThese = (tests: readonly Kernel.Test[], types: readonly string[]): boolean =>
  areSaidToHave(tests, 'type', types);

const areSaidToHave = (
  tests: readonly Kernel.Test[],
  trait: string,
  values: readonly string[],
): boolean =>
  tests.some(
    (test) =>
      test.test === 'has' &&
      test.trait === trait &&
      test.not !== true &&
      values.includes(test.value ?? ''),
  );

/** Of which types cards that pass these tests are, and of which they are not. */
const typesSaid = (
  tests: readonly Kernel.Test[],
): readonly { readonly type: string; readonly not: boolean }[] =>
  tests.flatMap((test) =>
    test.test === 'has' && test.trait === 'type' && test.value !== undefined
      ? [{ type: test.value, not: test.not ?? false }]
      : [],
  );

/** Whether cards that pass these tests are of none of the types. */
const areOthers = (tests: readonly Kernel.Test[], types: readonly string[]): boolean => {
  const said = typesSaid(tests);
  const are = said.filter(({ not }) => !not);
  const areNot = said.filter(({ not }) => not).map(({ type }) => type);
  return (
    (are.length > 0 && !are.some(({ type }) => types.includes(type))) ||
    types.every((type) => areNot.includes(type))
  );
};

/** `when your card is discarded by your opponent`: whoever had it done, you discard it. */
export const checkItsPlayer = (
  scope: Scope,
  at: Span,
  {
    who,
    card,
  }: Readonly<Record<'who' | 'card', Kernel.Selection | Kernel.RolePattern | undefined>>,
): void => {
  if (who?.is !== 'player' || card === undefined) return;
  const whose = card.is === 'this' ? 'you' : cardsMeant(scope, card)?.whose;
  const sides = new Set([whose, who.who]);
  if (sides.has('you') && sides.has('opponent'))
    report(
      scope,
      'unsupported',
      at,
      'who had it done no rule tells yet: it is always done by the player whose card it is',
      'leave it out',
    );
};
