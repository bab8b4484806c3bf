/** Nouns of card texts: which cards are meant, where they are, and what must be true of them. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase, Property, Quantity, Span, Term } from '../../language/document.js';
import { normal } from '../../language/names.js';
import { amountOf, comparisonOf } from './amounts.js';
import { lookUp, lookUpAll, type Sense } from './lexicon.js';
import { actor, playersIn, whoseIs, type Whose } from './players.js';
import { report, type Scope, unknown } from './scope.js';

/** What words say of a card. */
export interface Description {
  readonly tests: readonly Kernel.Test[];
  /** Where such cards are, if the words tell. */
  readonly zones: readonly string[] | undefined;
  /** The words name a zone itself: `hand`. */
  readonly zone: string | undefined;
  /** States, for a place where a card is put: `battle zone tapped`. */
  readonly status: Readonly<Record<string, string>>;
}

/** What a verb adds to its object. */
export interface Looking {
  /** Where to look if the text does not say. */
  readonly zones?: readonly string[];
  readonly whose?: Whose;
  readonly quantity?: Kernel.Quantity;
  /** Wherever the card is, as in what wakes a trigger. */
  readonly anywhere?: boolean;
  /** `from your hand`, which stands behind the verb. */
  readonly from?: NounPhrase;
  /** The cards are only counted, or only asked for; games may look elsewhere for them. */
  readonly counted?: 'count' | 'there';
}

// ---------------------------------------------------------------- words

/** Words in order, each the longest that the vocabulary knows. */
export const describe = (scope: Scope, term: Term): Description => {
  const words = normal(term.text).split(' ');
  const tests: Kernel.Test[] = [];
  const status: Record<string, string> = {};
  let zones: readonly string[] | undefined;
  let zone: string | undefined;
  for (let at = 0; at < words.length;) {
    const { sense, length, not } = senseAt(scope, term, words, at);
    at += length;
    if (sense === undefined) continue;
    tests.push(...testsOf(sense, not));
    if (sense.is === 'status') status[sense.status] = sense.value;
    if (sense.is === 'noun') zones = sense.noun.zones ?? zones;
    if (sense.is === 'zone') zone = sense.zone;
  }
  return { tests, zones, zone, status };
};

interface Read {
  readonly sense: Sense | undefined;
  readonly length: number;
  readonly not: boolean;
}

const senseAt = (scope: Scope, term: Term, words: readonly string[], at: number): Read => {
  const table = scope.lexicon.describing;
  const found = lookUp(table, words, at);
  if (found !== undefined) return { sense: found.value, length: found.words, not: false };
  const negated = /^non-?(.+)$/.exec(words[at] ?? '')?.[1];
  if (negated !== undefined) {
    const inner = lookUp(table, [negated, ...words.slice(at + 1)], 0);
    if (inner !== undefined) return { sense: inner.value, length: inner.words, not: true };
  }
  const word = words[at] ?? '';
  if (word !== 'the')
    unknown(scope, 'unknown-word', term.at, { word, as: 'word', among: table.entries.keys() });
  return { sense: undefined, length: 1, not: false };
};

const testsOf = (sense: Sense, not: boolean): readonly Kernel.Test[] => {
  const negation = not ? { not } : {};
  switch (sense.is) {
    case 'status':
      return [{ test: 'status', status: sense.status, value: sense.value, ...negation }];
    case 'word':
      return [{ test: 'word', word: sense.word, ...negation }];
    case 'value':
      return [{ test: 'has', trait: sense.trait, value: sense.value, ...negation }];
    case 'flag':
      return [{ test: 'has', trait: sense.trait, ...negation }];
    case 'keyword':
      return [{ test: 'keyword', keyword: sense.keyword, ...negation }];
    case 'noun':
      return not ? sense.noun.tests.map((test) => inverted(test)) : sense.noun.tests;
    case 'zone':
    case 'card':
      return [];
  }
};

const opposite = {
  'at-least': 'less-than',
  'at-most': 'more-than',
  'more-than': 'at-most',
  'less-than': 'at-least',
  exactly: 'exactly',
} as const;

const inverted = (test: Kernel.Test): Kernel.Test =>
  test.test === 'compare'
    ? { ...test, compare: { ...test.compare, is: opposite[test.compare.is] } }
    : { ...test, not: !(test.not ?? false) };

// ---------------------------------------------------------------- properties

const propertyTest = (scope: Scope, property: Property): readonly Kernel.Test[] => {
  const { trait: term, compare, text, not, part } = property;
  const negation = not ? { not } : {};
  if (compare === undefined && text === undefined) {
    const { tests } = describe(scope, term);
    return not ? tests.map((test) => inverted(test)) : tests;
  }
  const trait = traitNamed(scope, term);
  if (trait === undefined) return [];
  if (text !== undefined)
    return [{ test: part ? 'part' : 'has', trait: trait.trait, value: text.text, ...negation }];
  if (compare === undefined) return [];
  const printed = trait.printed === undefined ? {} : { printed: trait.printed };
  const test: Kernel.Test = {
    test: 'compare',
    trait: trait.trait,
    compare: comparisonOf(scope, compare),
    ...printed,
  };
  if (!not) return [test];
  if (compare.is === 'exactly')
    report(
      scope,
      'nonsense',
      property.at,
      '‘not’ needs something to compare with',
      'say: less than …, more than …',
    );
  return [inverted(test)];
};

/** A characteristic by name; `original power` is the printed one. */
const traitNamed = (
  scope: Scope,
  term: Term,
): { readonly trait: string; readonly printed: true | 'original' | undefined } | undefined => {
  const written = normal(term.text);
  if (written === 'name' || written === 'names') return { trait: 'name', printed: undefined };
  const bare = written.replace(/^(original|printed) /, '');
  const trait = lookUpAll(scope.lexicon.traits, written) ?? lookUpAll(scope.lexicon.traits, bare);
  const printed = bare === written ? undefined : written.startsWith('original') ? 'original' : true;
  if (trait !== undefined) return { trait: trait.trait, printed };
  unknown(scope, 'unknown-trait', term.at, {
    word: term.text,
    as: 'characteristic',
    among: scope.lexicon.traits.entries.keys(),
  });
  return undefined;
};

const totalOf = (scope: Scope, properties: readonly Property[]): Kernel.Filter['total'] => {
  const found = properties.find((property) => property.total);
  if (found?.compare === undefined) {
    if (found)
      report(
        scope,
        'nonsense',
        found.at,
        'a total needs a number',
        'for example: total power 5000 or less',
      );
    return undefined;
  }
  const trait = traitNamed(scope, found.trait);
  return trait && { trait: trait.trait, compare: comparisonOf(scope, found.compare) };
};

// ---------------------------------------------------------------- places

export interface Located {
  readonly zone: string;
  readonly whose: Whose | undefined;
  readonly position: 'top' | 'bottom' | undefined;
  readonly status: Readonly<Record<string, string>>;
  /** Tests on the way: `on the field with …` has none. */
  readonly tests: readonly Kernel.Test[];
}

/** The zone a phrase names (`your hand`, `the top of its owner's deck`), or nothing where it means cards. */
export const placeIn = (scope: Scope, phrase: NounPhrase): Located | undefined => {
  if (phrase.pronoun !== undefined || phrase.noun === undefined) return undefined;
  const [, edge, rest] =
    /^(top|bottom)(?: (?:card|cards|of))?\b ?(.*)$/.exec(normal(phrase.noun.text)) ?? [];
  if (edge === 'top' || edge === 'bottom') {
    const inner =
      phrase.place ?? (rest === undefined || rest === '' ? undefined : withNoun(phrase, rest));
    const located = inner && placeIn(scope, inner);
    return located && { ...located, position: edge };
  }
  const named = zoneAndStates(scope, phrase.noun);
  if (named?.zone === undefined) return undefined;
  const { zone, status, tests } = named;
  const of = phrase.place && playersIn(scope, phrase.place);
  const whose = whoseIs(scope, phrase.owners) ?? of;
  return { zone, whose, position: undefined, status, tests };
};

const withNoun = (phrase: NounPhrase, text: string): NounPhrase => ({
  ...phrase,
  ...(phrase.noun && { noun: { ...phrase.noun, text } }),
});

/** A phrase that is nothing but words. */
export const bareNoun = (at: Span, text: string): NounPhrase => ({
  at,
  pronoun: undefined,
  quantity: undefined,
  other: false,
  owners: [],
  noun: { at, text },
  name: undefined,
  properties: [],
  place: undefined,
});

/** Words that name a zone, with states of cards around it; nothing where they mean cards. */
const zoneAndStates = ({ lexicon }: Scope, { text }: Term): Description | undefined => {
  const words = normal(text).split(' ');
  const status: Record<string, string> = {};
  const tests: Kernel.Test[] = [];
  let zone: string | undefined;
  for (let at = 0; at < words.length;) {
    const named = zone === undefined ? lookUp(lexicon.zones, words, at) : undefined;
    const state = named === undefined ? lookUp(lexicon.statuses, words, at) : undefined;
    if (named !== undefined) zone = named.value;
    else if (state !== undefined) {
      status[state.value.status] = state.value.value;
      tests.push({ test: 'status', ...state.value });
    } else return undefined;
    at += named?.words ?? state?.words ?? 1;
  }
  return zone === undefined ? undefined : { zone, status, tests, zones: undefined };
};

export const cardPlace = (located: Located): Kernel.Place => ({
  zone: located.zone,
  whose: located.whose === undefined || located.whose === 'any' ? 'owner' : located.whose,
  ...(located.position ? { position: located.position } : {}),
  ...(Object.keys(located.status).length > 0 ? { status: located.status } : {}),
});

// ---------------------------------------------------------------- phrases

export const filterOf = (
  scope: Scope,
  phrase: NounPhrase,
  looking: Looking = {},
): Kernel.Filter => {
  const top = topOf(scope, phrase);
  const said = top || phrase.noun === undefined ? nothingSaid : describe(scope, phrase.noun);
  const where = phrase.place ?? looking.from;
  const of = where && playersIn(scope, where);
  const place = where === undefined || of !== undefined ? undefined : zoneOf(scope, where);
  const named = phrase.name === undefined ? [] : [nameTest(phrase.name.text)];
  const properties = phrase.properties.filter((property) => !property.total);
  const total = totalOf(scope, phrase.properties);
  return {
    ...zonesMeant(scope, place?.zone ?? said.zone, said.zones, looking),
    whose: whoseIs(scope, phrase.owners) ?? of ?? place?.whose ?? looking.whose ?? 'any',
    other: phrase.other,
    tests: [
      ...named,
      ...said.tests,
      ...properties.flatMap((one) => propertyTest(scope, one)),
      ...(place?.tests ?? []),
    ],
    ...(top === undefined ? {} : { top }),
    ...(total === undefined ? {} : { total }),
  };
};

const nothingSaid: Description = { tests: [], zones: undefined, zone: undefined, status: {} };

const nameTest = (value: string): Kernel.Test => ({ test: 'has', trait: 'name', value });

const zonesMeant = (
  scope: Scope,
  named: string | undefined,
  implied: readonly string[] | undefined,
  looking: Looking,
): Pick<Kernel.Filter, 'zones' | 'unnamed'> => {
  if (named !== undefined) return { zones: [named] };
  if (looking.anywhere) return { zones: [] };
  const zones = looking.zones ?? implied;
  if (zones !== undefined) return { zones };
  const { defaultZone, defaultZoneIsRule } = scope.lexicon.vocabulary;
  return {
    zones: [defaultZone],
    ...(defaultZoneIsRule ? { unnamed: looking.counted ?? 'cards' } : {}),
  };
};

/** The zone that a phrase must name. */
const zoneOf = (scope: Scope, phrase: NounPhrase): Located | undefined => {
  const located = placeIn(scope, phrase);
  if (located === undefined)
    unknown(scope, 'unknown-zone', phrase.noun?.at ?? phrase.at, {
      word: phrase.noun?.text ?? '',
      as: 'zone',
      among: scope.lexicon.zones.entries.keys(),
    });
  return located;
};

/** `the top 3 cards of your deck`: how many, from the top of the place named. */
const topOf = (scope: Scope, phrase: NounPhrase): Kernel.Amount | undefined => {
  const [found, count] = /^top(?: (\d+))?(?: cards?)?$/.exec(normal(phrase.noun?.text ?? '')) ?? [];
  if (found === undefined || phrase.place === undefined) return undefined;
  if (count !== undefined) return Number(count);
  const { quantity } = phrase;
  return quantity !== undefined && 'amount' in quantity ? amountOf(scope, quantity.amount) : 1;
};

const quantities = {
  exactly: 'exactly',
  'up-to': 'up-to',
  'or-more': 'or-more',
  'or-less': 'up-to',
} as const;

export const quantityOf = (scope: Scope, quantity: Quantity): Kernel.Quantity => {
  switch (quantity.kind) {
    case 'all':
    case 'each':
      return { is: 'all', amount: 0 };
    case 'any':
      return { is: 'any', amount: 0 };
    case 'exactly':
    case 'up-to':
    case 'or-more':
    case 'or-less':
      return { is: quantities[quantity.kind], amount: amountOf(scope, quantity.amount) };
  }
};

const every: Kernel.Quantity = { is: 'all', amount: 0 };

/** The cards or players that a phrase means. */
export const selectionOf = (
  scope: Scope,
  phrase: NounPhrase,
  looking: Looking = {},
): Kernel.Selection => {
  if (phrase.pronoun === 'this') return { is: 'this' };
  if (phrase.pronoun === 'it' || phrase.pronoun === 'them') return { is: 'it' };
  const who = playersIn(scope, phrase);
  if (who !== undefined) return { is: 'player', who: actor(who) };
  const filter = filterOf(scope, phrase, looking);
  const quantity =
    filter.top !== undefined
      ? every
      : phrase.quantity !== undefined
        ? quantityOf(scope, phrase.quantity)
        : (looking.quantity ?? every);
  return { is: 'cards', quantity, filter };
};

/** What must stand in a role of an event: wherever the card may be by then. */
export const roleOf = (scope: Scope, phrase: NounPhrase): Kernel.RolePattern => {
  if (phrase.pronoun === 'this') return { is: 'this' };
  if (phrase.pronoun === 'it' || phrase.pronoun === 'them') return { is: 'it' };
  const who = playersIn(scope, phrase);
  if (who !== undefined) return { is: 'player', who: actor(who) };
  return { is: 'card', filter: filterOf(scope, phrase, { anywhere: true }) };
};
