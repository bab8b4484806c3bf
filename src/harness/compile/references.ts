/** What `this`, `it`, `them`, `that creature`, `the other creature` and `the rest` mean: something that was spoken of before. */
import type * as Kernel from '../../kernel/ability.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Span } from '../../language/document.js';
import { describe } from './describe.js';
import { quantityOf } from './nouns.js';
import { notBeside, notItself, notOfEvent, notOfOtherKind, rivalsIn } from './not-that.js';
import { isSaid, type Taken, type TakenCards } from './other.js';
import { cursorOn, isDone, takeWords } from './reader.js';
import { attempt, quiet, report, type Scope } from './scope.js';
import { isClear, type Unclear } from './unclear.js';

/** A card that an event describes, and whether the card whose text it is takes part in it, too. */
export interface CardOfEvent {
  readonly role: string;
  readonly filter: Kernel.Filter;
  readonly withThis: boolean;
  /** The event itself calls it another one. */
  readonly isOther: boolean;
  /** The zones where the event has left it, where those are known; none where it stays where it was. */
  readonly left: readonly string[];
}

/** What has been spoken of so far in a text; it changes from sentence to sentence. */
export interface SpokenSoFar {
  /** What "it" means; nothing where nothing was spoken of. */
  it: Kernel.Selection | undefined;
  /** The same, as long as that is the card itself whose text it is. */
  itself: Kernel.Selection | undefined;
  /** The other card of the event that woke the ability. */
  other: Kernel.Selection | undefined;
  /** What the text itself has taken so far, and not the event that woke it: "another" is none of these. */
  taken: Taken;
  /** Whether that is one card, or several; nothing where nobody knows. */
  many: 'one' | 'several' | undefined;
  /** Each of several players has their own of it: asked once, it would be asked of one alone. */
  apart: boolean;
  /** It is a card that is used up by then: a spell that was cast. */
  usedUp: boolean;
  /** What kinds of cards take part in the event that woke the ability, by their roles. */
  roles: Readonly<Record<string, readonly Kernel.Test[]>>;
  /** The text has spoken of the one that is "it" since. */
  ofEventSaid: boolean;
  /** What kinds of cards took part in it, also behind what the text has done since. */
  kindsOfEvent: readonly (readonly Kernel.Test[])[];
  /** Cards that the sentence before named beside those to which it did something: what they were put under, attached to, battled. */
  beside: readonly Kernel.Filter[];
  /** Those from among which cards were chosen so that some were left. */
  rest: TakenCards | undefined;
  /** It was one card alone: behind it "from among them" speaks of nothing that is several. */
  restOfOne: boolean;
  /** What was chosen besides cards, a value of a characteristic or a number: "that race", "that number". */
  readonly values: Set<string>;
  /** Who did what the sentence before says. */
  doer: Kernel.Who | undefined;
  /** The cards that the event describes for which the text waits: others than these are "other" ones. */
  ofEvent: readonly CardOfEvent[];
  /** Of whom the text has spoken last besides you: "they". */
  they: Kernel.Who | undefined;
  /** It names them in the plural, so that the next verb could be said of them, too: "they draw 1 card, then discard 1 card". */
  several: boolean;
  /** What the sentence before says was done. */
  deed: VerbWord | undefined;
  /** What was done before that: of what was done twice, "this way" could mean either. */
  earlier: readonly VerbWord[];
  /** Something happened or was done, so often or to so many: "that many". */
  counted: boolean;
  /** It was done to the cards of each of several players by one of them. */
  ofAll: boolean;
  /** It was done to other cards than those of which more was to be said. */
  leftBehind: boolean;
  /** Why nobody can tell which of several cards is meant. */
  unclear: Unclear | undefined;
  /** The same of "that many", which is another number behind whatever is done. */
  unclearNumber: Unclear | undefined;
  /** How many times the text has taken other cards: as long as that is the same, "it" is the same. */
  takings: number;
  /** Whether what the sentence before says was done to other cards. */
  took: boolean;
  /** The cards that the cost of what waits for an event took, and after how many takings that was. */
  paid: { readonly taken: Taken; readonly takings: number } | undefined;
}

export const nothingSpoken = (): SpokenSoFar => ({
  it: undefined,
  itself: undefined,
  other: undefined,
  taken: undefined,
  many: undefined,
  apart: false,
  usedUp: false,
  roles: {},
  ofEventSaid: false,
  kindsOfEvent: [],
  beside: [],
  rest: undefined,
  restOfOne: false,
  values: new Set(),
  doer: undefined,
  ofEvent: [],
  they: undefined,
  several: false,
  deed: undefined,
  earlier: [],
  counted: false,
  ofAll: false,
  leftBehind: false,
  unclear: undefined,
  unclearNumber: undefined,
  takings: 0,
  took: false,
  paid: undefined,
});

/** What is spoken of from here on. */
export const nowSpoken = (spoken: SpokenSoFar, change: Partial<SpokenSoFar>): void => {
  if ('it' in change) Object.assign(spoken, { apart: false, usedUp: false });
  Object.assign(spoken, change);
};

/** Who does what is said from here on: whoever is not "you" is "they" as well. */
export const nowDoing = (spoken: SpokenSoFar, doer: Kernel.Who | undefined): void =>
  nowSpoken(spoken, { doer, ...(doer === undefined || doer === 'you' ? {} : { they: doer }) });

const it: Kernel.Selection = { is: 'it' };

/**
 * What a phrase refers to; nothing where it names cards or players by itself.
 *
 * @param number whether it has to agree with how many were spoken of
 */
export const antecedentOf = (
  scope: Scope,
  phrase: NounPhrase,
  number: 'agrees' | 'any' = 'agrees',
): Kernel.Selection | undefined => {
  const found = referred(scope, phrase);
  if (found === undefined) return undefined;
  if (number === 'agrees') checkNumber(scope, phrase);
  scope.senses.push({ at: phrase.at, is: 'phrase', word: wordFor(phrase), entry: undefined });
  const more = phrase.properties[0] ?? phrase.place ?? phrase.attachedTo;
  if (more !== undefined)
    report(
      scope,
      'nonsense',
      more.at,
      'what was spoken of is known already: nothing more can be said of it here',
    );
  return found;
};

/** `choose 2 creatures. destroy it`: which? And of one card `them` would be fewer than a reader thinks. */
const checkNumber = (scope: Scope, { pronoun, at }: NounPhrase): void => {
  const { many, unclear } = scope.spoken;
  if (unclear !== undefined) return;
  if (pronoun === 'it' && many === 'several')
    report(scope, 'nonsense', at, 'several cards were spoken of, and this is one', 'say: them');
  else if (pronoun === 'them' && isOneSpoken(scope)) refuseOneAsSeveral(scope, at);
};

const refuseOneAsSeveral = (scope: Scope, at: Span): void =>
  report(scope, 'nonsense', at, 'one card was spoken of last, and these are several', 'say: it');

/** The card that has the text, or one of the event, is one as well. */
const isOneSpoken = ({ spoken: { it: found, itself, many, restOfOne } }: Scope): boolean =>
  (many === 'one' && !restOfOne) ||
  (many === undefined && found !== undefined && (found === itself || found.is === 'role'));

const wordFor = ({ pronoun, definite, other }: NounPhrase): string =>
  pronoun ?? (definite ? (other ? 'the other' : 'the') : '');

const referred = (scope: Scope, phrase: NounPhrase): Kernel.Selection | undefined => {
  const { pronoun } = phrase;
  if (pronoun === 'this') {
    onlyNoun(scope, phrase);
    onlyOne(scope, phrase);
    return { is: 'this' };
  }
  if (pronoun === 'it' || pronoun === 'them') {
    onlyNoun(scope, phrase);
    if (pronoun === 'it') onlyOne(scope, phrase);
    if (pronoun === 'it' && phrase.noun !== undefined) notItself(scope, phrase, phrase.noun);
    if (pronoun === 'it' && phrase.noun !== undefined) notBeside(scope, phrase, phrase.noun);
    if (pronoun === 'it' && phrase.noun !== undefined) notOfEvent(scope, phrase, phrase.noun);
    if (phrase.noun !== undefined) notOfOtherKind(scope, phrase.noun);
    return among(scope, phrase, spokenOf(scope, phrase));
  }
  if (pronoun !== undefined || !phrase.definite || phrase.owners.length > 0) return undefined;
  if (isRest(scope, phrase)) return theRest(scope, phrase);
  refuseOthers(scope, phrase);
  if (phrase.place !== undefined || phrase.attachedTo !== undefined) return undefined;
  if (phrase.properties.length > 0) return undefined;
  if (phrase.noun === undefined || phrase.quantity !== undefined) return undefined;
  if (!phrase.other && describe(quiet(scope), phrase.noun.words).noun?.plural) {
    report(
      scope,
      'nonsense',
      phrase.at,
      `‘the ${phrase.noun.text}’: those that were spoken of, or all there are?`,
      `say: them, those ${phrase.noun.text}; or: all ${phrase.noun.text}`,
    );
    return it;
  }
  return theSame(scope, phrase, phrase.noun);
};

/** `the creature`, `the other creature`. */
const theSame = (
  scope: Scope,
  phrase: NounPhrase,
  { words, text, at }: NonNullable<NounPhrase['noun']>,
): Kernel.Selection | undefined =>
  attempt(scope, (inner) => {
    const { noun, tests } = describe(inner, words);
    if (noun === undefined || noun.plural || tests.length > noun.entry.tests.length)
      return undefined;
    if (inner.problems.length > 0) return undefined;
    if (phrase.other) return theOther(inner, phrase);
    notItself(inner, phrase, { words, text, at });
    return spokenOf(inner, phrase);
  });

/** `that creature`: the noun says again what kind of card it is, and nothing else. */
const onlyNoun = (scope: Scope, { noun }: NounPhrase): void => {
  if (noun === undefined) return;
  const said = describe(scope, noun.words);
  const isState = Object.keys(said.status).length > 0;
  if (said.noun === undefined || said.tests.length > said.noun.entry.tests.length)
    report(
      scope,
      'nonsense',
      noun.at,
      `‘${noun.text}’ has no sense here: only what kind of card it is can be said again`,
      isState
        ? `how it comes to lie stands behind ‘as’, or behind the zone: as ${noun.text}`
        : 'say: it, this, that creature',
    );
};

/** `a this`: one card that is known already. */
const onlyOne = (scope: Scope, { quantity, pronoun }: NounPhrase): void => {
  if (quantity === undefined) return;
  quantityOf(scope, quantity);
  report(
    scope,
    'nonsense',
    quantity.at,
    `‘${pronoun ?? ''}’ is one card that is known: how many has no sense in front of it`,
    'leave it out',
  );
};

const spokenOf = (scope: Scope, { at, pronoun, noun }: NounPhrase): Kernel.Selection => {
  const { spoken } = scope;
  const rivals = rivalsIn(spoken);
  if (pronoun === 'it' && rivals.length > 1) {
    const asked = describe(quiet(scope), noun?.words ?? []).tests;
    const [meant, ...others] = rivals.filter((role) =>
      isSaid(asked, { tests: spoken.roles[role] ?? [] }),
    );
    if (noun !== undefined && meant !== undefined && others.length === 0)
      return ofRole(meant) ?? it;
    report(
      scope,
      'nonsense',
      at,
      'two cards take part in what happens: which of them is this?',
      'say it by its kind: that creature, that spell',
    );
    return it;
  }
  const ofEvent = noun === undefined ? undefined : paidBeside(scope, noun);
  if (ofEvent !== undefined) return ofEvent;
  // "Them" are all of the cards.
  const isAll =
    pronoun === 'them' &&
    (spoken.unclear === 'several' ||
      spoken.unclear === 'several objects' ||
      ((spoken.unclear === 'since' || spoken.unclear === 'paid') && spoken.many === 'several'));
  // `that creature` and `them` are not the card that has the text.
  const isNotThis =
    spoken.unclear === 'this in the condition' && (pronoun === 'them' || noun !== undefined);
  if (!isAll && !isNotThis && !isClear(scope, at)) return it;
  if (spoken.it === undefined)
    report(
      scope,
      'nonsense',
      at,
      'nothing was spoken of that this could mean',
      'say: this, or choose the card first',
    );
  if (spoken.takings === 0) spoken.ofEventSaid = true;
  return spoken.it ?? it;
};

/** `when your unit attacks, discard 1 card: that unit gets +1`: the kind tells that it is the card of the event. */
const paidBeside = (
  scope: Scope,
  { words }: NonNullable<NounPhrase['noun']>,
): Kernel.Selection | undefined => {
  const { unclear, paid, ofEvent } = scope.spoken;
  const asked = describe(quiet(scope), words).tests;
  if (unclear !== 'paid' || paid === undefined || asked.length === 0) return undefined;
  if (typeof paid.taken === 'object' && isSaid(asked, paid.taken.filter)) return undefined;
  const [meant, ...others] = ofEvent.filter(({ filter }) => isSaid(asked, filter));
  return meant === undefined || others.length > 0 ? undefined : { is: 'role', role: meant.role };
};

const theOther = (scope: Scope, { at, noun }: NounPhrase): Kernel.Selection => {
  const { spoken } = scope;
  if (spoken.other === undefined)
    report(
      scope,
      'nonsense',
      at,
      'no other card takes part in what happened',
      `say: all of your other ${pluralOf(scope, noun)}, another ${noun?.text ?? 'card'}`,
    );
  return spoken.other ?? it;
};

const pluralOf = (scope: Scope, noun: NounPhrase['noun']): string =>
  describe(quiet(scope), noun?.words ?? []).noun?.entry.plurals[0] ?? 'cards';

/** `destroy the other creatures`, where one other takes part: that one, or all others? */
const refuseOthers = (scope: Scope, { other, noun, at, place }: NounPhrase): void => {
  if (!other || noun === undefined || place !== undefined) return;
  if (scope.spoken.other === undefined) return;
  const said = describe({ ...scope, problems: [], senses: [] }, noun.words).noun;
  if (said?.plural !== true) return;
  const [one = ''] = said.entry.words;
  report(
    scope,
    'nonsense',
    at,
    `‘the other ${noun.text}’: one other takes part in what happened, and there may be more`,
    `say: the other ${one}, all other ${noun.text}`,
  );
};

/** `1 of them`: some of the cards that were spoken of. */
const among = (scope: Scope, phrase: NounPhrase, all: Kernel.Selection): Kernel.Selection => {
  const { quantity } = phrase;
  if (quantity === undefined || quantity.kind === 'all' || quantity.kind === 'each') return all;
  checkSeveral(scope, phrase);
  return {
    is: 'cards',
    quantity: quantityOf(scope, quantity),
    filter: { zones: [], whose: 'any', other: false, tests: [], among: all },
  };
};

/** `put 1 of them into your hand, then put 1 card from among them …`: by then they are the one card. */
export const checkSeveral = (scope: Scope, { at, pronoun }: NounPhrase): void => {
  if (scope.spoken.restOfOne && pronoun !== undefined)
    report(
      scope,
      'nonsense',
      at,
      '‘them’ is the one card that was taken before, and not those among which it was',
      'of those that are left: put 1 card from among the rest …, put the rest …',
    );
};

const isRest = (scope: Scope, { noun }: NounPhrase): boolean => {
  if (noun === undefined) return false;
  const cursor = cursorOn(noun.words);
  return takeWords(scope, cursor, 'reference', 'rest', 'others') !== undefined && isDone(cursor);
};

const theRest = (scope: Scope, { at }: NounPhrase): Kernel.Selection => {
  const { rest, unclear } = scope.spoken;
  if (rest === undefined && unclear !== undefined)
    report(
      scope,
      'nonsense',
      at,
      'where cards are chosen at the same time as something else, nobody can say what the rest is',
      'say what comes first, then the rest: put 1 of them into your hand, then put the rest …',
    );
  else if (rest === undefined)
    report(
      scope,
      'nonsense',
      at,
      'nothing was chosen from among other cards, so there is no rest',
      'for example: look at the top 3 cards of your deck, then put 1 of them into your hand, then put the rest on the bottom of your deck',
    );
  return { is: 'rest' };
};

/** The card in a role of an event. */
export const ofRole = (role: string | undefined): Kernel.Selection | undefined =>
  role === undefined ? undefined : role === 'card' ? { is: 'it' } : { is: 'role', role };

/** What kinds of cards take part in an event, by their roles. */
export const kindsIn = (
  roles: Readonly<Record<string, Kernel.RolePattern>>,
): SpokenSoFar['roles'] =>
  Object.fromEntries(
    Object.entries(roles).flatMap(([role, one]) =>
      one.is === 'card' ? [[role, one.filter.tests]] : [],
    ),
  );

/** `each of them`: those that were spoken of. */
export const themIn = (scope: Scope, over: NounPhrase): Kernel.Filter | undefined => {
  if (over.pronoun === 'them' && scope.spoken.many === 'one') refuseOneAsSeveral(scope, over.at);
  const among = attempt(scope, (inner) =>
    antecedentOf(inner, { ...over, quantity: undefined }, 'any'),
  );
  return among && { zones: [], whose: 'any', other: false, tests: [], among };
};
