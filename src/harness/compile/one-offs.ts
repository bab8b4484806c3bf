/** What a card that is carried out once says of itself: where such a text could never have effect, a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { happensToItself } from '../../kernel/ability.js';
import { asksFor } from '../../kernel/asking.js';
import { usesItself } from '../../kernel/instructions.js';
import type { OwnOfOneOffs } from '../../kernel/own-of-one-offs.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Sentence, Span, Term } from '../../language/document.js';
import { cardsMeant, checkStates } from './kinds.js';
import { report, type Scope, zonesSaid } from './scope.js';

/** Whether the card whose text it is can only be carried out, and never lies where others are played to. */
export const isCarriedOut = ({ own, lexicon: { vocabulary } }: Scope): boolean =>
  own.length > 0 && own.every((type) => vocabulary.oneOffTypes.includes(type));

/** `this gets -1 cost`: what is always so of the card itself, and nothing that using it does. */
export const isOfItself = (sentence: Sentence): boolean => {
  switch (sentence.kind) {
    case 'change':
    case 'modal':
      return sentence.subject.pronoun === 'this' && sentence.subject.others.length === 0;
    case 'if':
      return (
        sentence.condition.kind !== 'did' &&
        sentence.otherwise === undefined &&
        sentence.then.sentences.every(isOfItself)
      );
    case 'together':
      return sentence.parts.every(isOfItself);
    default:
      return false;
  }
};

/**
 * What is carried out of a card's text; with it what becomes of the card itself if something is so behind that, which is
 * looked at in its turn: `gain 1 life. if you gained life this turn, this gets +2`.
 */
export const doneIn = (scope: Scope, sentences: readonly Sentence[]): readonly Sentence[] => {
  const first = sentences.findIndex((sentence) => !isOfItself(sentence));
  const inTurn =
    (scope.liesThere ?? false) !== false && scope.lexicon.vocabulary.looksOnce === true;
  return sentences.filter(
    (sentence, at) =>
      !isOfItself(sentence) || (inTurn && sentence.kind === 'if' && first >= 0 && at > first),
  );
};

/** Whether a text on the card itself is an effect of it: all but what matters before it is carried out, such as its cost. */
export const isSettledOnce = (
  { lexicon: { vocabulary } }: Scope,
  { changes }: Kernel.ContinuousText,
): boolean =>
  vocabulary.looksOnce === true &&
  !changes.some(
    (change) =>
      'trait' in change &&
      entriesOf(vocabulary, 'trait').some(
        ({ trait, beforeUse }) => beforeUse === true && trait === change.trait,
      ),
  );

/** What is looked at once, as it is carried out. */
export const asEffect = ({ condition, ...text }: Kernel.ContinuousText): Kernel.Instruction => {
  const change: Kernel.Instruction = { do: 'change', text, duration: 'game' };
  return condition === undefined ? change : { do: 'if', condition, then: [change], otherwise: [] };
};

/** `draw 1 card and this gains blocker`: once the text is carried out, nothing comes of what the card is like. */
export const checkLasting = (scope: Scope, at: Span, subject: Kernel.Selection): void => {
  if (scope.carriedOut && !scope.liesThere && subject.is === 'this')
    report(
      scope,
      'nonsense',
      at,
      'this card is carried out, and nothing lasts of what it is like',
      'what is always so of it is a line of its own: this gets -1 cost',
    );
};

/** `[instant] pay 1: …` on a card that is carried out: there the icon says when that is done, and nothing is paid for it. */
export const refuseCosts = (scope: Scope, { text, at }: Term): void =>
  report(
    scope,
    'nonsense',
    at,
    `on a card that is carried out [${text}] has neither a cost nor a limit`,
    `name the zone in which the card is to be used so: in hand: [${text}] …`,
  );

/**
 * Whether a card that does not stay lies for a while where texts work: of some only what asks for that works there. Some neither
 * do, nor are they carried out.
 */
export type LiesThere = boolean | 'partly' | 'nowhere';

/** What such a card has besides the text that is carried out: whether anything comes of it is for the game to say. */
export const checkOwnAbility = (
  scope: Scope,
  at: Span,
  ability: Kernel.Ability,
  liesThere: LiesThere,
): void => {
  const { kind } = ability;
  if (kind === 'one-off' || kind === 'keyword') return;
  const { ownOfOneOffs: can } = scope.lexicon.vocabulary;
  if (can === undefined) return onlyCarriedOut(scope, at);
  if (scope.inZone !== undefined) return;
  if (liesThere === 'partly') return checkPartly(scope, can, at, ability);
  if (liesThere === 'nowhere') return checkNowhere(scope, can, at, ability);
  if (kind === 'activated') return;
  if (kind === 'static')
    for (const { changes } of ability.changes)
      for (const change of changes) checkOwnChange(scope, can, at, change, liesThere);
  else if (liesThere) return;
  else if (kind === 'replacement') {
    if (!happensToItself(ability.when) || !can.replaces?.includes(ability.when.event))
      neverHeard(scope, at);
  } else if (!isHeard(can, ability.when) && !usesItself(ability.effect, can.uses))
    neverHeard(scope, at);
};

/** Of a card that is neither carried out nor defends: nor does it wait for that. */
const checkNowhere = (scope: Scope, can: OwnOfOneOffs, at: Span, ability: Kernel.Ability): void => {
  const asking = can.lyingThere?.partly?.asking;
  if (ability.kind !== 'triggered' || !asking || !asksFor(ability.when, asking))
    return checkPartly(scope, can, at, ability);
  report(
    scope,
    'nonsense',
    at,
    'this card neither stays nor defends, and lies nowhere where it could wait for that',
    'what defends has a defense: say how much',
  );
};

/** Of a card that only defends: what is about that, what it says of itself, and what it waits for wherever it is. */
const checkPartly = (scope: Scope, can: OwnOfOneOffs, at: Span, ability: Kernel.Ability): void => {
  const partly = can.lyingThere?.partly;
  if (partly === undefined) return;
  const asks = (asked: Parameters<typeof asksFor>[0]) => asksFor(asked, partly.asking);
  const refuse = () => report(scope, 'nonsense', at, partly.why, partly.help);
  switch (ability.kind) {
    case 'static':
      for (const { changes, subject, condition } of ability.changes)
        for (const change of changes) {
          if (subject.is !== 'this' && !asks(condition)) refuse();
          else checkOwnChange(scope, can, at, change, true);
        }
      return;
    case 'triggered':
      if ([ability.when, ability.while, ability.condition].some(asks)) return;
      if (!isHeard(can, ability.when) && !usesItself(ability.effect, can.uses)) refuse();
      return;
    case 'replacement':
      if (!happensToItself(ability.when) && !asks(ability.condition)) refuse();
      return;
    case 'activated':
      if (!asks(ability.condition)) refuse();
      return;
    case 'keyword':
    case 'one-off':
      return;
  }
};

const onlyCarriedOut = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    'the text of this card is carried out when it is used: nothing in it is always so, or waits',
    'what is to come later is said behind what is done: draw 1 card. when this turn ends: draw 1 card',
  );

const checkOwnChange = (
  scope: Scope,
  can: OwnOfOneOffs,
  at: Span,
  change: Kernel.Change,
  liesThere: boolean,
): void => {
  if ('trait' in change) return;
  if (change.change === 'gain-ability' && change.ability.kind === 'keyword') return;
  if ('action' in change && can.actions.includes(change.action)) return;
  if (liesThere) return checkLyingChange(scope, can, at, change);
  const { defaultZone } = scope.lexicon.vocabulary;
  report(
    scope,
    'nonsense',
    at,
    `this does nothing on a card that is carried out once: it never lies in the ${zonesSaid(scope, [defaultZone])}`,
    'it can say what it costs, and that it cannot be used; or name the zone in which this is so: in hand: …',
  );
};

/** `this cannot be pitched` of what lies on the table for a while: there nobody does that. */
const checkLyingChange = (
  scope: Scope,
  { lyingThere }: OwnOfOneOffs,
  at: Span,
  change: Kernel.Change,
): void => {
  if (!('action' in change) || lyingThere?.actions.includes(change.action)) return;
  report(
    scope,
    'nonsense',
    at,
    'where this lies for a while its text works, and there nobody does that with it',
    'name the zone in which this is so: in hand: …',
  );
};

const isHeard = ({ waitsFor }: OwnOfOneOffs, when: Kernel.EventPattern): boolean =>
  happensToItself(when) &&
  waitsFor.some(
    ({ event, where }) =>
      event === when.event && (where === undefined || when.where?.[where] !== undefined),
  );

const neverHeard = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    'the card is carried out once, and lies nowhere where it could wait for that',
    'name the zone in which it waits: in hand: when …',
  );

/** The zones of those that stay: of each kind that a noun is for its own, equipment is where it is worn. */
const whereItStays = ({ own, lexicon: { vocabulary } }: Scope): readonly string[] => {
  const zones = entriesOf(vocabulary, 'noun').flatMap(({ tests, zones = [] }) =>
    tests.length > 0 && tests.every((test) => isOfTypes(test, own)) ? zones : [],
  );
  return zones.length > 0 ? zones : [vocabulary.defaultZone];
};

/** Whether a test lets through cards of one of these types alone. */
export const isOfTypes = (test: Kernel.Test, types: readonly string[]): boolean =>
  test.test === 'has' && !test.not && test.trait === 'type' && types.includes(String(test.value));

/** `if this is upside down`: whether a card of these types is ever so where its text works. */
export const checkOwnStates = (scope: Scope, at: Span, tests: readonly Kernel.Test[]): void => {
  const own = cardsMeant(scope, { is: 'this' });
  if (own === undefined) return;
  const { defaultZone, carriedOutIn = defaultZone } = scope.lexicon.vocabulary;
  const isOneOff = isCarriedOut(scope);
  const said = tests.flatMap((test) => (test.test === 'zone' ? [test.zone] : []));
  const worksIn = scope.inZone === undefined ? whereItStays(scope) : [scope.inZone];
  const usual = isOneOff && scope.inZone === undefined ? [carriedOutIn] : worksIn;
  const zones = said.length > 0 ? said : usual;
  // How a card lies that is carried out is known anyway.
  const asked = isOneOff ? tests.filter(({ test }) => test === 'word') : tests;
  checkStates(scope, at, { ...own, zones, tests: [...own.tests, ...asked] });
};

/** `if this is tapped`, `if this is in your graveyard`: where such a text has effect, that is never otherwise. */
export const checkOwnTest = (
  scope: Scope,
  at: Span,
  of: Kernel.Spoken,
  test: Kernel.Test,
): void => {
  if (of !== 'this' || !isCarriedOut(scope) || scope.inZone !== undefined) return;
  const { defaultZone } = scope.lexicon.vocabulary;
  const isKnown =
    test.test === 'status' ||
    test.test === 'new' ||
    // What attacks may gain some as it does.
    (test.test === 'keyword' && !scope.liesThere) ||
    (test.test === 'zone' && (scope.carriedOut || test.zone === defaultZone));
  if (isKnown)
    report(
      scope,
      'nonsense',
      at,
      'this is never otherwise: the card is carried out once, and where and how it lies is known',
    );
};
