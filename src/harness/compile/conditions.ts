/** `if …` and `while …`: what must be so. */
import { plainIn } from '../../kernel/asking.js';
import type * as Kernel from '../../kernel/ability.js';
import type { TraitWord } from '../../kernel/vocabulary.js';
import type { Condition, NounPhrase, Span, Than, Word } from '../../language/document.js';
import { wording } from '../../language/wording.js';
import { checkAgreement, checkOwnVerb } from './agreement.js';
import {
  comparisonOf,
  assetsOf,
  hadByPlayer,
  playersTrait,
  spokenIn,
  traitAmount,
  traitWord,
} from './amounts.js';
import { cardsAre, lookedAtSo } from './cards-are.js';
import { chosenTest } from './chosen.js';
import { complementOf } from './complements.js';
import { describe } from './describe.js';
import { checkHad, isRefusedOfOne } from './extremes.js';
import { checkDenied, countOf } from './how-many.js';
import { cardsMeant, checkStates } from './kinds.js';
import { onlyZoneOf } from './located.js';
import { checkOne, filterOf } from './nouns.js';
import { checkOwnStates, checkOwnTest } from './one-offs.js';
import { playersIn, takePossessor, theirsOf, type Whose } from './players.js';
import { checkNeverSo } from './contradictions.js';
import { attemptAll, type Cursor, cursorOn, spanFrom, takeAll, takeWords } from './reader.js';
import { propertyChoices } from './one-of.js';
import { refuseCards } from './properties.js';
import { pastCondition } from './past.js';
import { allOf, always } from './together-so.js';
import { attempt, quiet, report, type Scope } from './scope.js';
import { they } from './standing-for.js';

export const conditionOf = (scope: Scope, condition: Condition): Kernel.Condition => {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const conditions = condition.conditions.map((one) => conditionOf(scope, one));
      if (condition.kind === 'and') checkNeverSo(scope, condition.at, conditions);
      return { is: condition.kind, conditions };
    }
    case 'not':
      if (condition.condition.kind === 'have') checkDenied(scope, condition.condition.what);
      return { is: 'not', condition: conditionOf(scope, condition.condition) };
    case 'have':
      return notApart(scope, condition, haveCondition(scope, condition));
    case 'is':
      return notApart(scope, condition, isCondition(scope, condition));
    case 'happened':
      return pastCondition(scope, condition);
  }
};

/** `each player discards 1 card. if it is a creature, …`: each has discarded another, and it is asked once. */
const notApart = (
  scope: Scope,
  { at }: Condition,
  condition: Kernel.Condition,
): Kernel.Condition => {
  if (scope.spoken.apart && !scope.ofEach && isOfIt(condition))
    report(
      scope,
      'unsupported',
      at,
      'no rule tells yet what each player did by themselves',
      'say it of each: discard 1 card. if it is …, …. your opponent discards 1 card. if it is …, …',
    );
  return condition;
};

const isOfIt = (condition: Kernel.Condition): boolean =>
  plainIn(condition).some((one) => one.is === 'test' && one.of === 'it');

// ---------------------------------------------------------------- has

type HaveCondition = Extract<Condition, { kind: 'have' }>;

/** `you have 3 or more units`, `there are 2 spells in your graveyard`, `this has blocker` */
const haveCondition = (scope: Scope, condition: HaveCondition): Kernel.Condition => {
  const { subject, verb, what, than } = condition;
  if (verb !== undefined) checkHaving(scope, subject ?? what, verb);
  if (subject?.pronoun === 'this' || subject?.pronoun === 'it') {
    if (than !== undefined) {
      report(scope, 'nonsense', than.at, 'cards are compared by what they are', itsIsMore);
      return always;
    }
    if (isRefusedOfOne(scope, what)) return always;
    const borne = withoutAttached(scope, what);
    if (borne !== undefined) {
      const filter = filterOf(scope, { ...borne, attachedTo: subject });
      return { is: 'count', filter, compare: countOf(scope, what) };
    }
    const of = spokenIn(scope, subject) ?? 'it';
    const numbered = attempt(scope, (inner) => numberTest(inner, what));
    if (numbered !== undefined) return testedAs(scope, of, [[numbered]], condition);
    const chosen = attempt(scope, (inner) => chosenTest(inner, what));
    if (chosen !== undefined) return { is: 'test', of, test: chosen };
    const named = attempt(scope, (inner) => namesTests(inner, what));
    if (named !== undefined) return testedAs(scope, of, named, condition);
    checkOwn(scope, what);
    if (what.noun !== undefined && scope.problems.length === 0) refuseCards(scope, what.noun);
    const { tests, or = [] } = filterOf(scope, what, { ofOne: true });
    return testedAs(scope, of, [tests, ...or.map((one) => one.tests)], condition);
  }
  const whose =
    subject && (they(scope, subject) ?? attempt(scope, (inner) => playersIn(inner, subject)));
  if (subject !== undefined && whose === undefined) {
    report(scope, 'nonsense', subject.at, 'only a player, this or it can have something');
    return always;
  }
  if (than === undefined && (whose === 'each' || whose === 'any'))
    report(
      scope,
      'unsupported',
      subject?.at ?? what.at,
      'no rule tells yet what each player has by themselves',
      'say: if you have … and your opponent has …; of both together: if there are …',
    );
  const asset = attempt(scope, (inner) => playersTrait(inner, what));
  if (asset !== undefined && whose !== undefined)
    return assetCondition(scope, condition, asset, whose);
  const filter = hadBy(scope, what, whose);
  const compare = countOf(than === undefined ? scope : quiet(scope), what);
  checkHad(scope, what, filter, compare);
  checkWhereHad(scope, what);
  if (than === undefined) return { is: 'count', filter, compare };
  if (subject !== undefined) checkOnePlayer(scope, subject.at, whose);
  return { is: 'count', filter, compare: thanIn(scope, than, what, filter) };
};

/** The cards that somebody has; whosever they are where nobody is named. */
const hadBy = (scope: Scope, what: NounPhrase, whose: Whose | undefined): Kernel.Filter =>
  filterOf({ ...scope, their: theirsOf(whose) ?? scope.their }, what, {
    counted: 'there',
    ...(whose === undefined ? {} : { whose }),
  });

/** `you have no cards`: nobody thinks of those that are in play alone. */
const checkWhereHad = (
  scope: Scope,
  { noun, name, place, properties, attachedTo, at }: NounPhrase,
): void => {
  const said = noun && describe(quiet(scope), noun.words);
  if ((name ?? place ?? attachedTo) !== undefined || properties.length > 0) return;
  if (said?.noun === undefined || said.tests.length > 0 || said.noun.entry.zones !== undefined)
    return;
  report(
    scope,
    'nonsense',
    at,
    'which cards?',
    'say where they are, or of what kind: no cards in hand',
  );
};

const itsIsMore = 'say: its power is more than …';

const checkOnePlayer = (scope: Scope, at: Span, whose: Whose | undefined): void => {
  if (whose !== 'you' && whose !== 'opponent')
    report(scope, 'nonsense', at, 'one player has more than one other', moreThan);
};

/** `more cards in hand than your opponent`: the same cards, of that player, are fewer. */
const thanIn = (
  scope: Scope,
  than: Than,
  what: NounPhrase,
  filter: Kernel.Filter,
): Kernel.Comparison => {
  const of = (whose: Whose | undefined) => hadBy(quiet(scope), what, whose);
  const whose = thanWhom(scope, than, what, (other) =>
    of(other).whose === filter.whose ? 'these are the same cards' : undefined,
  );
  return { is: than.is ?? 'more-than', amount: { count: of(whose) } };
};

/**
 * With whom a player is compared.
 *
 * @param same what is told where both have the same
 */
const thanWhom = (
  scope: Scope,
  { is, whom, at }: Than,
  { quantity }: NounPhrase,
  same: (whose: Whose | undefined) => string | undefined,
): Whose | undefined => {
  const whose = whom && attempt(scope, (inner) => playersIn(inner, whom));
  const alike = same(whose);
  if (is === undefined || whom === undefined)
    report(scope, 'nonsense', at, 'more or fewer, and than who?', moreThan);
  else if (quantity !== undefined)
    report(scope, 'nonsense', quantity.at, 'how many is said by what it is compared with');
  else if (alike !== undefined) report(scope, 'nonsense', whom.at, alike, moreThan);
  else checkOnePlayer(scope, whom.at, whose);
  return whose;
};

// ---------------------------------------------------------------- what players have by a card of theirs

/** `10 or less life`, `less life than your opponent`: a player has so much of it. */
const assetCondition = (
  scope: Scope,
  { subject, what, than, at }: HaveCondition,
  word: TraitWord,
  whose: Whose,
): Kernel.Condition => {
  if (than === undefined) {
    if (what.quantity === undefined)
      report(scope, 'nonsense', what.at, 'how much is not said', 'for example: 3 or more');
    return assetIs(word, whose, countOf(scope, what));
  }
  checkOnePlayer(scope, subject?.at ?? at, whose);
  const whom = thanWhom(scope, than, what, (other) =>
    other === whose ? 'that is the same player' : undefined,
  );
  const amount = { trait: word.trait, together: assetsOf(word, whom ?? 'opponent') };
  return assetIs(word, whose, { is: than.is ?? 'more-than', amount });
};

const assetIs = (word: TraitWord, whose: Whose, compare: Kernel.Comparison): Kernel.Condition => ({
  is: 'count',
  filter: assetsOf(word, whose, [{ test: 'compare', trait: word.trait, compare }]),
  compare: { is: 'at-least', amount: 1 },
});

const moreThan = 'say: you have more cards in hand than your opponent';

/** `it has race "Fire Bird" or "Human"`, `it has "Dragon" in its race` */
const namesTests = (
  scope: Scope,
  { name, noun, place, quantity, or, orNames, at }: NounPhrase,
): readonly (readonly Kernel.Test[])[] | undefined => {
  const trait = noun ?? place?.noun;
  if (name === undefined || trait === undefined || quantity !== undefined || or.length > 0)
    return undefined;
  const isNames = takeAll(quiet(scope), trait.words, 'trait')?.entry.is === 'names';
  if (!isNames || (noun !== undefined && place !== undefined)) return undefined;
  const part = noun === undefined;
  const said = { total: false, not: false, trait, compare: undefined, part, or: [] };
  const others = orNames.map((text) => ({ ...said, text, at: text.at }));
  return propertyChoices(scope, [{ ...said, text: name, at, or: others }]);
};

/** `this has 2 or more energy counters`, `it has 6 or more power`: how many of them are on it, how much of it. */
const numberTest = (scope: Scope, what: NounPhrase): Kernel.Test | undefined => {
  const { noun, place, owners } = what;
  if (noun === undefined || place !== undefined || owners.length > 0) return undefined;
  const trait = takeAll(scope, noun.words, 'trait')?.entry;
  if (trait?.is !== 'number') return undefined;
  if (trait.counted === undefined && !(what.quantity && 'amount' in what.quantity))
    return undefined;
  const isNone = what.quantity?.kind === 'exactly' && what.quantity.amount.kind === 'number';
  if (!isNone && trait.counted !== undefined) checkAgreement(scope, what);
  return { test: 'compare', trait: trait.trait, compare: countOf(scope, what) };
};

/** `this has 2 flame cards attached`, `… attached to it`: what is counted is attached to that card. */
const withoutAttached = (scope: Scope, what: NounPhrase): NounPhrase | undefined => {
  const { noun, attachedTo: to } = what;
  if (to?.pronoun === 'it' && to.noun === undefined) return what;
  const last = noun?.words.at(-1);
  if (noun === undefined || last === undefined || to !== undefined) return undefined;
  const words = noun.words.slice(0, -1);
  if (takeWords(scope, cursorOn([last]), 'joint', 'attached') === undefined) return undefined;
  return {
    ...what,
    noun: words.length === 0 ? undefined : { ...noun, words, text: wording(words) },
  };
};

const checkHaving = (scope: Scope, subject: NounPhrase, verb: Word): void => {
  if (verb.text.toLowerCase() === 'did')
    report(
      scope,
      'nonsense',
      verb.at,
      '‘have’ looks at what is so now',
      'say: do not have, does not have',
    );
  checkOwnVerb(scope, subject, verb);
};

/** What a card itself has: no number of things, and nothing that lies somewhere or is somebody's. */
const checkOwn = (scope: Scope, what: NounPhrase): void => {
  checkOne(scope, what);
  const more = what.place ?? what.attachedTo ?? what.owners[0];
  if (more !== undefined || what.other)
    report(scope, 'nonsense', more?.at ?? what.at, 'this means nothing behind what a card has');
};

// ---------------------------------------------------------------- is

type IsCondition = Extract<Condition, { kind: 'is' }>;

/** `this is tapped`, `it is a "Brawler"`, `its power is 3000 or more`, `it is your turn` */
const isCondition = (scope: Scope, condition: IsCondition): Kernel.Condition => {
  const { subject, verb, not } = condition;
  if (verb !== undefined) checkOwnVerb(scope, subject, verb);
  const positive =
    turnCondition(scope, condition) ??
    compareCondition(scope, condition) ??
    ofCards(scope, condition) ??
    testCondition(scope, condition);
  if (positive === undefined) {
    const event = happeningNow(condition);
    if (event === undefined)
      report(scope, 'nonsense', subject.at, 'this cannot be looked at', lookedAtSo(subject));
    else
      report(
        scope,
        'nonsense',
        verb?.at ?? subject.at,
        'what is looked at is over, and this speaks of now',
        `say: was ${event}`,
      );
    return always;
  }
  return not ? { is: 'not', condition: positive } : positive;
};

/** Of cards `deployed this turn` is a state, and `destroyed this turn` is none. */
const ofCards = (scope: Scope, condition: IsCondition): Kernel.Condition | undefined => {
  const trial = quiet(scope);
  if (happeningNow(condition) !== undefined) cardsAre(trial, condition);
  return trial.problems.length > 0 ? undefined : cardsAre(scope, condition);
};

/** `destroyed this turn`: what happened, and since when; nothing where that is not what a thing is said to be. */
const happeningNow = ({ state }: IsCondition): string | undefined => {
  const words = state?.words.map(({ text }) => text.toLowerCase()) ?? [];
  const [pronoun = '', time = ''] = words.slice(-2);
  return words.length > 2 && pronoun === 'this' && (time === 'turn' || time === 'way')
    ? state?.text
    : undefined;
};

const turnCondition = (
  scope: Scope,
  { subject, state }: IsCondition,
): Kernel.Condition | undefined => {
  if (state === undefined || subject.pronoun !== 'it' || subject.noun !== undefined)
    return undefined;
  const who = attemptAll(scope, state.words, takeTurn);
  return who === undefined || who === 'any' ? undefined : { is: 'turn', who };
};

/** `your turn`, `your opponent's turn`. */
export const takeTurn = (scope: Scope, cursor: Cursor): Whose | undefined => {
  const { at } = cursor;
  const who = takePossessor(scope, cursor);
  if (who === undefined || takeWords(scope, cursor, 'period', 'turn') === undefined)
    return undefined;
  if (who === 'each')
    report(scope, 'nonsense', spanFrom(cursor, at, cursor.at), 'it is always some player’s turn');
  return who;
};

const compareCondition = (
  scope: Scope,
  { subject, compare }: IsCondition,
): Kernel.Condition | undefined => {
  if (compare === undefined) return undefined;
  const had = attempt(scope, (inner) => hadByPlayer(inner, subject));
  if (had !== undefined)
    return assetIs(had.word, had.whose, comparisonOf(scope, compare, had.word));
  const value = traitAmount(scope, subject);
  if (typeof value !== 'object') return always;
  if ('count' in value)
    return { is: 'count', filter: value.count, compare: comparisonOf(scope, compare) };
  if (!('of' in value)) return always;
  const { trait, of, printed } = value;
  return {
    is: 'test',
    of,
    test: {
      test: 'compare',
      trait,
      compare: comparisonOf(scope, compare, traitWord(scope, trait)),
      ...(printed === undefined ? {} : { printed }),
    },
  };
};

const testCondition = (scope: Scope, condition: IsCondition): Kernel.Condition | undefined => {
  const { subject, place } = condition;
  const of = spokenIn(scope, subject);
  if (of === undefined) return undefined;
  const chosen = place && attempt(scope, (inner) => chosenTest(inner, place));
  const where = chosen === undefined ? place && onlyZoneOf(scope, place) : undefined;
  const whose = where?.whose;
  const tests: readonly Kernel.Test[] = [
    ...(where ? [{ test: 'zone', zone: where.zone } as const] : []),
    ...(where && whose !== undefined && whose !== 'any' ? [{ test: 'whose', whose } as const] : []),
    ...(chosen ? [chosen] : []),
  ];
  const choices = complementOf(scope, condition).map((said) => [...tests, ...said]);
  return testedAs(scope, of, choices, condition);
};

const testedAs = (
  scope: Scope,
  of: Kernel.Spoken,
  choices: readonly (readonly Kernel.Test[])[],
  condition: Condition,
): Kernel.Condition => {
  const conditions = choices.map((tests) => testedAsOne(scope, of, tests, condition));
  return conditions.length === 1 ? (conditions[0] ?? always) : { is: 'or', conditions };
};

const testedAsOne = (
  scope: Scope,
  of: Kernel.Spoken,
  tests: readonly Kernel.Test[],
  { at }: Condition,
): Kernel.Condition => {
  if (tests.length === 0 && scope.problems.length === 0)
    report(scope, 'nonsense', at, 'this is so of every card');
  for (const test of tests) checkOwnTest(scope, at, of, test);
  const known = of === 'it' ? cardsMeant(scope, { is: 'it' }) : undefined;
  if (known !== undefined) checkStates(scope, at, { ...known, tests: [...known.tests, ...tests] });
  if (of === 'this') checkOwnStates(scope, at, tests);
  return allOf(tests.map((test) => ({ is: 'test', of, test })));
};
