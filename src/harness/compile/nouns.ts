/** Nouns of card texts: which cards are meant, where they are, and what must be true of them. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type Voice, zonesLooked } from '../../kernel/vocabulary.js';
import type { NounPhrase, Quantity, Word } from '../../language/document.js';
import { checkAgreement, checkArticle } from './agreement.js';
import { amountOf } from './amounts.js';
import { chosenTest } from './chosen.js';
import { type Description, describe, nothingSaid } from './describe.js';
import { checkContradictions } from './contradictions.js';
import { cardsMeant, checkRole, checkStates, checkTraits } from './kinds.js';
import { actor, playersIn, whoseIs, type Whose } from './players.js';
import { checkOneOwner, checkOwnersCompared } from './owners.js';
import { checkOr, kindsSaid, nameTests, propertyChoices } from './one-of.js';
import { checkTotal, totalOf } from './properties.js';
import { cursorOn, isDone, restOf, takeWords } from './reader.js';
import { checkMadeOf, madeOf, wholesOf } from './made-of.js';
import { isCarriedOut } from './one-offs.js';
import { otherThan } from './other.js';
import { checkWhoseZone, placeIn, zoneOf } from './located.js';
import { checkHasEdge } from './places.js';
import { checkKinds, checkLooked, checkStays, checkThere, checkWhich } from './meant.js';
import { edgeOf } from './edges.js';
import { antecedentOf, checkSeveral } from './references.js';
import { checkFewest, extremeOf } from './extremes.js';
import { attempt, report, type Scope, quiet } from './scope.js';
import { thatPlayer } from './standing-for.js';
import { checkHowMany, withoutTarget } from './targets.js';

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
  /** What a card has that is known: `this has blocker`. */
  readonly ofOne?: true;
  /** A zone with all that is in it. */
  readonly whole?: true;
  /** Cards are taken, and not only described. */
  readonly taken?: true;
}

// ---------------------------------------------------------------- filters

export const filterOf = (
  scope: Scope,
  phrase: NounPhrase,
  looking: Looking = {},
): Kernel.Filter => {
  const top = topOf(scope, phrase);
  const noun = top === undefined ? nounIn(scope, phrase) : undefined;
  const kinds = kindsSaid(scope, noun, phrase);
  checkWhich(scope, phrase, looking);
  if (top === undefined && !looking.ofOne) checkKinds(scope, phrase, kinds);
  checkAgreement(scope, phrase);
  const total = totalOf(scope, phrase.properties);
  if (total !== undefined && looking.taken !== true) checkTotal(scope, phrase.properties);
  const named = nameTests(scope, phrase);
  for (const one of phrase.properties) if (one.total) checkOr(scope, one);
  const extreme = extremeOf(scope, phrase, looking);
  const choices = propertyChoices(
    scope,
    phrase.properties.filter((one) => !one.total && one.extreme === undefined),
  );
  const properties = choices.flat();
  const attached = attachedTest(scope, phrase, looking);
  const that = phrase.place && attempt(scope, (inner) => chosenTest(inner, phrase.place ?? phrase));
  const whole = that === undefined ? wholesOf(scope, phrase, kinds) : undefined;
  const of = whole === undefined ? that : madeOf(scope, whole, phrase, { filterOf, checkOne });
  const chosen = of === undefined ? [] : [of];
  const behind = whole === undefined ? phrase.place?.place : undefined;
  const where = (of === undefined ? phrase.place : behind) ?? looking.from;
  const places = where === undefined ? [undefined] : eachPlace(where);
  const like = named.flatMap((name) => choices.map((tests) => [...name, ...tests]));
  const [filter = nowhere, ...or] = kinds.flatMap((said, at) =>
    places.flatMap((place): readonly Kernel.Filter[] => {
      const there = whereOf(scope, { phrase, said, looking, place });
      if (top !== undefined)
        for (const zone of there.filter.zones) checkHasEdge(scope, zone, 'top', phrase.at);
      const found = {
        ...there.filter,
        ...otherThan(scope, phrase, { ...there.filter, tests: said.tests }),
        ...(top === undefined ? {} : { top }),
        ...(namesCards(scope, said, there.filter) ? { cards: true as const } : {}),
        ...(total === undefined ? {} : { total }),
      };
      const besidesThese = [...said.tests, ...besides(said, looking)];
      const behind = [...chosen, ...attached, ...there.tests];
      // `1 "Ash" or creature`: the name is said of what stands in front alone.
      const here = at > 0 && noun === undefined ? choices : like;
      return here.map((tests) => ({ ...found, tests: [...besidesThese, ...tests, ...behind] }));
    }),
  );
  const among = or.length === 0 ? filter : { ...filter, or };
  const found = extreme === undefined ? among : { ...among, extreme };
  if (whole !== undefined && of !== undefined)
    checkMadeOf(scope, whole, of, found, looking.anywhere);
  if (attached.length > 0)
    checkRole(
      scope,
      phrase.at,
      attaching(scope)?.subject,
      { is: 'card', filter: found },
      'attached',
    );
  checkContradictions(scope, phrase.at, found);
  for (const one of [filter, ...or]) checkOwnersCompared(scope, phrase.at, one);
  checkStates(scope, phrase.at, found);
  const asked = [...properties, ...chosen].flatMap((test) => ('trait' in test ? [test.trait] : []));
  const together = [total, extreme].flatMap((one) => one?.trait ?? []);
  checkTraits(scope, phrase.at, found, [...asked, ...together]);
  return found;
};

/** Where things lie that may be several cards, it makes a difference whether cards are named. */
const namesCards = (
  { lexicon: { vocabulary } }: Scope,
  { noun }: Description,
  { zones }: Kernel.Filter | Where['filter'],
): boolean => noun?.cards === true && zones.includes(vocabulary.defaultZone);

/** What the noun says besides, where cards lie; of what happens to cards it says nothing. */
const besides = ({ noun }: Description, { anywhere, whole }: Looking): readonly Kernel.Test[] =>
  anywhere === true || whole === true ? [] : (noun?.entry.besides ?? []);

const nowhere: Kernel.Filter = { zones: [], whose: 'any', other: false, tests: [] };

/** The words of a noun, without the `named` in front of its name. */
const nounIn = (scope: Scope, { noun, name }: NounPhrase): readonly Word[] | undefined => {
  const last = noun?.words.at(-1);
  if (noun === undefined || last === undefined || name === undefined) return noun?.words;
  if (last.text.toLowerCase() !== 'named' || last.at.start > name.at.start) return noun.words;
  scope.senses.push({ at: last.at, is: 'joint', word: 'named', entry: undefined });
  return noun.words.slice(0, -1);
};

/** `flame cards attached to this`: to what they are. */
const attachedTest = (
  scope: Scope,
  { attachedTo: to, quantity }: NounPhrase,
  { anywhere }: Looking,
): readonly Kernel.Test[] => {
  if (to === undefined) return [];
  if (!scope.lexicon.verbs.has('attach')) {
    report(scope, 'nonsense', to.at, 'in this game nothing is attached to cards');
    return [];
  }
  const host = attempt(scope, (inner) => antecedentOf(inner, to));
  if (host?.is === 'this' && isCarriedOut(scope))
    report(scope, 'nonsense', to.at, 'to a card that is carried out once nothing is attached');
  if (host !== undefined) {
    const known = cardsMeant(scope, host);
    const role = attaching(scope)?.joins?.['to'];
    if (host.is !== 'this' && known !== undefined)
      checkRole(scope, to.at, role, { is: 'card', filter: known }, 'attached to');
    return [{ test: 'attached', to: host }];
  }
  checkOne(scope, to);
  // Of one card that is attached to any of them it does not matter to which.
  const isOneOf =
    anywhere ||
    (quantity !== undefined && 'amount' in quantity && isOne({ ...quantity, kind: 'exactly' }));
  if (to.quantity !== undefined && !isOneOf)
    report(
      scope,
      'nonsense',
      to.at,
      'which one of them are these attached to?',
      'choose it first: choose 1 of your units. … attached to it; or say: attached to your units',
    );
  if (attempt(quiet(scope), (inner) => playersIn(inner, to)) !== undefined)
    report(scope, 'nonsense', to.at, 'cards are attached to cards, and to no player');
  const filter = filterOf(scope, to);
  checkRole(scope, to.at, attaching(scope)?.joins?.['to'], { is: 'card', filter }, 'attached to');
  return [{ test: 'attached', to: { is: 'cards', quantity: every, filter } }];
};

/** What can be attached, and to what. */
const attaching = ({ lexicon: { vocabulary } }: Scope): Voice | undefined =>
  entriesOf(vocabulary, 'event').find(({ forms }) => forms.base === 'attach')?.passive;

interface About {
  readonly phrase: NounPhrase;
  readonly said: Description;
  readonly looking: Looking;
  /** One of the places where the text says to look. */
  readonly place: NounPhrase | undefined;
}

interface Where {
  readonly filter: Pick<Kernel.Filter, 'zones' | 'unnamed' | 'whose' | 'among' | 'top' | 'bottom'>;
  /** What the place says of its cards: `your spent field`. */
  readonly tests: readonly Kernel.Test[];
}

const whereOf = (scope: Scope, { phrase, said, looking, place: where }: About): Where => {
  if (where?.among) return { filter: amongThem(scope, where), tests: [] };
  const of = where && attempt(scope, (inner) => playersIn(inner, where));
  if (of === 'each' && phrase.quantity !== undefined && 'amount' in phrase.quantity)
    report(
      scope,
      'nonsense',
      where?.at ?? phrase.at,
      'so many in all, or of each of them?',
      'say who does it: each player destroys 1 of their …; or how many of whomever: 1 creature',
    );
  const place = where === undefined || of !== undefined ? undefined : zoneOf(scope, where);
  if (place !== undefined) checkThere(scope, place, phrase, said);
  else checkLooked(scope, looking.zones, phrase, said);
  const isTaken = looking.counted !== undefined || looking.taken === true;
  if (isTaken && looking.whose === undefined) {
    const whole = said.zone === undefined ? undefined : { zone: said.zone, whose: undefined };
    if (where !== undefined) checkWhoseZone(scope, phrase, where, place);
    else if (whole !== undefined) checkWhoseZone(scope, phrase, phrase, whole);
  }
  const isAttached = phrase.attachedTo !== undefined;
  const zones = zonesMeant(scope, place?.zone ?? said.zone, said, looking, isAttached);
  checkStays(scope, phrase, said, zones.zones);
  const byDefault = isAttached ? undefined : looking.whose;
  const owner = whoseIs(scope, phrase.owners);
  if (where !== undefined && of === undefined)
    checkOneOwner(scope, where.at, owner ?? (looking.counted && looking.whose), place?.whose);
  return {
    filter: {
      ...zones,
      ...edgeOf(scope, place, phrase),
      whose: owner ?? of ?? place?.whose ?? byDefault ?? 'any',
    },
    tests: place?.tests ?? [],
  };
};

/** `among them`: only cards that were spoken of. */
const amongThem = (scope: Scope, them: NounPhrase): Where['filter'] => {
  // Of one card alone it may be said as well: then it is that, or nothing.
  const among = antecedentOf(scope, { ...them, among: false }, 'any');
  checkSeveral(scope, them);
  if (among === undefined)
    report(scope, 'nonsense', them.at, 'among which cards?', 'say: from among them');
  return { zones: [], whose: 'any', ...(among === undefined ? {} : { among }) };
};

const zonesMeant = (
  scope: Scope,
  named: string | undefined,
  said: Description,
  looking: Looking,
  isAttached: boolean,
): Pick<Kernel.Filter, 'zones' | 'unnamed'> => {
  if (named !== undefined) return { zones: [named] };
  if (looking.anywhere) return { zones: [] };
  // What is attached lies where its bearer does.
  if (isAttached) return { zones: [scope.lexicon.vocabulary.defaultZone] };
  const zones = looking.zones ?? said.zones;
  if (zones !== undefined) return { zones };
  const { vocabulary } = scope.lexicon;
  const { defaultZoneIsRule } = vocabulary;
  return {
    zones: zonesLooked(vocabulary),
    ...(defaultZoneIsRule ? { unnamed: looking.counted ?? 'cards' } : {}),
  };
};

/** `the top 3 cards of your deck`: how many, from the top of the place named. */
const topOf = (scope: Scope, phrase: NounPhrase): Kernel.Amount | undefined =>
  attempt(scope, (inner) => {
    const { noun, place, quantity } = phrase;
    if (noun === undefined || place === undefined) return undefined;
    const cursor = cursorOn(noun.words);
    if (takeWords(inner, cursor, 'position', 'top') === undefined) return undefined;
    const said = restOf(cursor);
    const cards = takeWords(inner, cursor, 'noun', 'card', 'cards');
    if (!isDone(cursor)) return undefined;
    if (cards === 'cards' && quantity === undefined)
      report(inner, 'nonsense', noun.at, 'how many?', 'for example: the top 2 cards');
    checkAgreement(inner, { ...phrase, definite: false, owners: [], noun: said });
    if (phrase.other)
      report(inner, 'nonsense', phrase.at, 'which is the topmost is known: ‘other’ means nothing');
    return quantity !== undefined && 'amount' in quantity ? amountOf(inner, quantity.amount) : 1;
  });

// ---------------------------------------------------------------- how many

const quantities = {
  exactly: 'exactly',
  'up-to': 'up-to',
  'or-more': 'or-more',
  'or-less': 'up-to',
} as const;

export const quantityOf = (scope: Scope, quantity: Quantity): Kernel.Quantity => {
  scope.senses.push({ at: quantity.at, is: 'phrase', word: quantity.kind, entry: undefined });
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

/** What is done to none is not done. */
export const checkSome = (scope: Scope, { quantity }: NounPhrase): void => {
  if (quantity === undefined || !('amount' in quantity)) return;
  if (quantity.amount.kind === 'number' && quantity.amount.value === 0)
    report(scope, 'nonsense', quantity.at, 'this goes for no card at all');
};

const every: Kernel.Quantity = { is: 'all', amount: 0 };

/** How many, where a text that does not say means all: one card alone is not all of them. */
const howMany = (scope: Scope, phrase: NounPhrase, looking: Looking): Kernel.Quantity => {
  checkSome(scope, phrase);
  checkFewest(scope, phrase);
  if (phrase.quantity !== undefined) return quantityOf(scope, phrase.quantity);
  if (looking.quantity !== undefined) return looking.quantity;
  if (isOneExtreme(scope, phrase)) return { is: 'exactly', amount: 1 };
  const { noun } =
    phrase.noun === undefined ? nothingSaid : describe(quiet(scope), phrase.noun.words);
  const isKnown = noun?.entry.oneEach === true && phrase.owners.length > 0;
  if (noun !== undefined && !noun.plural && phrase.name === undefined && !isKnown)
    report(
      scope,
      'nonsense',
      phrase.noun?.at ?? phrase.at,
      `how many? ‘${phrase.noun?.text ?? ''}’ speaks of one`,
      `say: 1 ${noun.entry.words[0] ?? ''}, all ${noun.entry.plurals[0] ?? ''}, it`,
    );
  return every;
};

/** `the creature with the least power`: of several that have it one is chosen. */
const isOneExtreme = (scope: Scope, { noun, properties, definite, owners }: NounPhrase): boolean =>
  (definite || owners.length > 0) &&
  noun !== undefined &&
  properties.some(({ extreme }) => extreme !== undefined) &&
  describe(quiet(scope), noun.words).noun?.plural === false;

// ---------------------------------------------------------------- selections

/** The cards or players that a phrase means. */
export const selectionOf = (
  scope: Scope,
  phrase: NounPhrase,
  looking: Looking = {},
): Kernel.Selection => {
  const player = thatPlayer(scope, phrase);
  if (player !== undefined) return { is: 'player', who: player };
  const spoken = antecedentOf(scope, phrase);
  if (spoken !== undefined) checkSome(scope, phrase);
  if (spoken !== undefined)
    return looking.from === undefined ? spoken : stillIn(scope, spoken, looking.from);
  const who = attempt(scope, (inner) => playersIn(inner, phrase));
  if (who !== undefined) {
    checkArticle(scope, phrase);
    return { is: 'player', who: actor(who) };
  }
  const { phrase: own, target } = withoutTarget(scope, phrase);
  const filter = filterOf(scope, own, { ...looking, taken: true });
  const quantity =
    target !== undefined && isOneTarget(scope, own)
      ? ({ is: 'exactly', amount: 1 } as const)
      : numberOf(scope, own, looking, filter);
  if (target !== undefined) {
    checkHowMany(scope, phrase, quantity);
    return { is: 'cards', quantity, filter, target };
  }
  if (filter.total !== undefined && quantity.is === 'all') checkTotal(scope, phrase.properties);
  return { is: 'cards', quantity, filter };
};

/** `target hero`: as on cards, one. */
const isOneTarget = (scope: Scope, { noun, quantity }: NounPhrase): boolean =>
  quantity === undefined &&
  noun !== undefined &&
  describe(quiet(scope), noun.words).noun?.plural === false;

/** `your graveyard or mana zone`, `your hand or the top of your deck`: each place by itself, whosever the first is. */
const eachPlace = (where: NounPhrase): readonly NounPhrase[] => [
  { ...where, or: [] },
  ...where.or.map((noun) => ({ ...where, noun, or: [], others: [] })),
  ...where.others.flatMap(eachPlace),
];

/** From the top of one place as many are taken as lie there; of several places somebody has the choice. */
const numberOf = (
  scope: Scope,
  phrase: NounPhrase,
  looking: Looking,
  { top, bottom, or }: Kernel.Filter,
): Kernel.Quantity => {
  const isCounted = (top !== undefined || bottom !== undefined) && or === undefined;
  if (!isCounted) return howMany(scope, phrase, looking);
  if (phrase.quantity === undefined) return every;
  const said = quantityOf(scope, phrase.quantity);
  return said.is === 'exactly' ? every : said;
};

/**
 * `this from your graveyard`: what was spoken of, if it is there. Where the text waits for what happens to its own card, that may be what
 * took the card there: whoever names the zone means the card that lies there now.
 */
const stillIn = (scope: Scope, spoken: Kernel.Selection, from: NounPhrase): Kernel.Selection => {
  const { itself } = scope.spoken;
  // Behind further sentences "it" may be another card; the one of the event is not.
  const own = itself?.is === 'it' ? ({ is: 'role', role: 'card' } as const) : itself;
  const among = spoken.is === 'this' && own !== undefined ? own : spoken;
  const place = zoneOf(scope, from);
  const tests = place?.tests ?? [];
  const filter = {
    zones: place === undefined ? [] : [place.zone],
    whose: place?.whose ?? 'any',
    other: false,
    tests,
    among,
  };
  return { is: 'cards', quantity: every, filter };
};

/** What must stand in a role of an event: wherever the card may be by then. */
export const roleOf = (scope: Scope, phrase: NounPhrase): Kernel.RolePattern => {
  const spoken = antecedentOf(scope, phrase);
  if (spoken?.is === 'this' || spoken?.is === 'it') return spoken;
  const who = attempt(scope, (inner) => playersIn(inner, phrase));
  if (who !== undefined) return { is: 'player', who: actor(who) };
  checkOne(scope, phrase);
  // "Your shields" are a zone, and cards.
  const areCards = describe(quiet(scope), phrase.noun?.words ?? []).noun !== undefined;
  if (!areCards && placeIn({ ...scope, senses: [] }, phrase) !== undefined)
    report(
      scope,
      'nonsense',
      phrase.at,
      'a zone does nothing, and nothing is done to it',
      'say what lies there: cards in your hand',
    );
  const filter = filterOf(scope, phrase, { anywhere: true });
  const { top, bottom } = filter;
  if (top !== undefined || bottom !== undefined)
    report(
      scope,
      'unsupported',
      phrase.at,
      'no rule looks yet at how high in its zone a card lies to which something happens',
      'say it of all cards there: cards in your deck',
    );
  return { is: 'card', filter };
};

/** Where cards are met one by one, how many cannot be said: only `a`, `1` and `any`. */
export const checkOne = (scope: Scope, { quantity }: NounPhrase): void => {
  if (quantity === undefined) return;
  quantityOf(scope, quantity);
  const isSaid = quantity.kind === 'exactly' && quantity.isSaid;
  if (quantity.kind === 'any' || (isOne(quantity) && !isSaid)) return;
  report(scope, 'nonsense', quantity.at, 'how many cannot be said here', 'say: a, or nothing');
};

export const isOne = (quantity: Quantity): boolean =>
  quantity.kind === 'exactly' && quantity.amount.kind === 'number' && quantity.amount.value === 1;
