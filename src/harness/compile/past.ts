/** Conditions on what was done: `2 or more cards were discarded this way`, `you summoned 1 creature this turn`, `they do not`. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf, type VerbWord } from '../../kernel/vocabulary.js';
import type { Condition, DidIt, NounPhrase, Span, Term } from '../../language/document.js';
import { checkAgreement, checkArticle, checkOwnVerb } from './agreement.js';
import { checkDenied, countOf } from './how-many.js';
import { countedInPast, pastOf, roleInPast } from './happenings.js';
import { kindsOf } from './lexicon.js';
import { checkStates } from './kinds.js';
import { filterOf } from './nouns.js';
import { isOfTypes } from './one-offs.js';
import { actor, playersIn } from './players.js';
import { cursorOn, isDone, restOf, takeSpelled } from './reader.js';
import { nowSpoken } from './references.js';
import { attempt, quiet, report, type Scope } from './scope.js';
import { timesSaid, sinceWhen } from './since.js';
import { isClear } from './unclear.js';

type Past = Extract<Condition, { kind: 'happened' }>;

const never: Kernel.Condition = { is: 'or', conditions: [] };

export const pastCondition = (scope: Scope, written: Past): Kernel.Condition => {
  const condition = withItsTime(written);
  if (speaksOfNow(scope, condition) || isNoEvent(scope, condition)) return never;
  if (lacksSubject(scope, condition)) return never;
  const since = sinceWhen(scope, condition);
  const found =
    since === 'way'
      ? actedCondition(scope, condition)
      : since === 'turn'
        ? turnCondition(scope, condition)
        : since === undefined
          ? undefined
          : withinTime(since, turnCondition(scope, condition));
  if (found === undefined) return never;
  checkOwnUse(scope, condition, found);
  return condition.not ? { is: 'not', condition: found } : found;
};

/** `if you used an event this turn`, on an event: that itself is one. */
const checkOwnUse = (scope: Scope, { at, not }: Past, found: Kernel.Condition): void => {
  if (!scope.carriedOut || found.is !== 'happened') return;
  const { event, compare } = found;
  const { card, player } = event.roles;
  const isUse = entriesOf(scope.lexicon.vocabulary, 'event').some(
    (word) => word.event === event.event && word.usesUp?.some((type) => scope.own.includes(type)),
  );
  const isOne =
    card?.is === 'card' &&
    !card.filter.other &&
    card.filter.tests.every((test) => isOfTypes(test, scope.own));
  const isOnce = compare.is === 'at-least' && compare.amount === 1;
  const isNever = compare.is !== 'at-least' && compare.amount === 0;
  const isYours = player?.is !== 'player' || player.who !== 'opponent';
  if (isUse && isOne && isYours && (isOnce || isNever))
    report(
      scope,
      'nonsense',
      at,
      `the card itself is one of them, so this is ${not === isOnce ? 'never' : 'always'} so`,
      'say: another spell, another event',
    );
};

/** `summoned 1 this turn`: the grammar, which knows no time, took `this turn` for what was summoned. */
const withItsTime = (condition: Past): Past => {
  const { happening, since } = condition;
  const { object } = happening;
  const isTime = object?.pronoun === 'this' && object.quantity !== undefined && !object.of;
  if (since !== undefined || !isTime) return condition;
  const counted: NounPhrase = { ...object, pronoun: undefined, noun: undefined };
  return { ...condition, since: object.noun, happening: { ...happening, object: counted } };
};

/** `if you do not attack this turn`: only what is over can be looked at. */
const speaksOfNow = (scope: Scope, { happening: { auxiliary }, not }: Past): boolean => {
  const said = auxiliary?.text.toLowerCase();
  if (!not || auxiliary === undefined || !(said === 'do' || said === 'does')) return false;
  report(
    scope,
    'nonsense',
    auxiliary.at,
    `what is looked at is over, and ‘${auxiliary.text} not’ speaks of now`,
    'say: did not',
  );
  return true;
};

/** `if you have a light creature and a fire creature`: behind `and` stands no condition. */
const isNoEvent = (scope: Scope, { happening: { verb }, since }: Past): boolean => {
  const kinds = kindsOf(scope.lexicon, verb.text.toLowerCase());
  if (since !== undefined || kinds.length === 0 || kinds.includes('verb')) return false;
  if (kinds.includes('event')) return false;
  report(
    scope,
    'nonsense',
    verb.at,
    `‘${verb.text}’ is nothing that happens`,
    '‘and’ and ‘or’ join whole conditions: if you have 1 card in hand and you have 2 cards in deck; of one of several kinds: a spell or creature in your graveyard',
  );
  return true;
};

/** `while attacking, this gets +1`: of whom that is said has to be said. */
const lacksSubject = (scope: Scope, { happening: { subject, verb }, since }: Past): boolean => {
  if (since !== undefined || subject.at.start !== verb.at.start) return false;
  report(
    scope,
    'nonsense',
    verb.at,
    `who or what is meant with ‘${verb.text}’?`,
    `say it of somebody or something: while this is ${verb.text}`,
  );
  return true;
};

const withinTime = (
  { time }: { readonly time: string },
  condition: Kernel.Condition | undefined,
): Kernel.Condition | undefined =>
  condition?.is === 'happened' ? { ...condition, within: time } : condition;

// ---------------------------------------------------------------- this way

/** What the sentence before did, by the same verb. */
const actedCondition = (scope: Scope, { happening, not }: Past): Kernel.Condition | undefined => {
  const { subject, object, auxiliary, passive, verb } = happening;
  if (auxiliary !== undefined) checkOwnVerb(scope, subject, auxiliary);
  const { deed } = scope.spoken;
  const said = verb.text.toLowerCase();
  const counted = passive ? subject : object;
  if (!isOneDeed(scope, verb.at, counted)) return undefined;
  const form = passive ? 'participle' : not ? 'base' : 'past';
  if (deed === undefined || said !== deed.forms[form]) {
    report(
      scope,
      'nonsense',
      verb.at,
      `nothing was ‘${verb.text}’ in the sentence before`,
      deed === undefined ? undefined : `say: was ${deed.forms.participle} this way`,
    );
    return undefined;
  }
  scope.senses.push({ at: verb.at, is: 'verb', word: deed.words[0] ?? '', entry: deed });
  if (!passive) checkDoer(scope, subject);
  checkDoneOnce(scope, verb.at, counted);
  if (deed.ofEvent === true && scope.inPlace !== true)
    report(
      scope,
      'nonsense',
      verb.at,
      `by then nothing has been ‘${deed.forms.participle}’: it is done to what happens later`,
      'say what is done besides, and leave the condition out',
    );
  return counted === undefined
    ? { is: 'acted', filter: anything, compare: { is: 'at-least', amount: 1 } }
    : acted(scope, counted, deed);
};

/** What one verb was done to several things that are named apart is all done this way; and what was drawn was drawn, whichever is `it`. */
const isOneDeed = (scope: Scope, at: Span, counted: NounPhrase | undefined): boolean =>
  scope.spoken.unclear === 'either' ||
  (['several objects', 'drawn', 'since'].includes(scope.spoken.unclear ?? '') &&
    !isReference(counted)) ||
  isClear(scope, at);

const isReference = (counted: NounPhrase | undefined): boolean =>
  counted?.pronoun === 'it' || counted?.pronoun === 'them';

/** `destroy 1 of your creatures. destroy 1 of your opponent's creatures. if 2 creatures were destroyed this way`: the last alone? */
const checkDoneOnce = (scope: Scope, at: Span, counted: NounPhrase | undefined): void => {
  const { deed, earlier } = scope.spoken;
  if (deed === undefined || isReference(counted) || !earlier.includes(deed)) return;
  const { base, participle } = deed.forms;
  report(
    scope,
    'nonsense',
    at,
    `more than one sentence says to ‘${base}’, and this asks of the last alone: which were ${participle}?`,
    `say it of all that are meant at once, with ‘and’: ${base} 1 of your … and 1 of your opponent’s …; or ask of the last with it, them`,
  );
};

const anything: Kernel.Filter = { zones: [], whose: 'any', other: false, tests: [] };

const acted = (scope: Scope, counted: NounPhrase, deed: VerbWord): Kernel.Condition => {
  const once = { is: 'at-least', amount: 1 } as const;
  if (isReference(counted)) {
    scope.senses.push({ at: counted.at, is: 'reference', word: 'it', entry: undefined });
    return { is: 'acted', filter: anything, compare: once };
  }
  checkNotLying(scope, counted);
  const isNumber = deed.object === 'number' && isOneOf(scope, counted, deed.counts ?? []);
  // "6 or more were returned": of the cards to which it was done.
  const isAny = isNumber || isOnlyNumber(counted);
  const filter = isAny ? anything : filterOf(scope, counted, { anywhere: true });
  checkStates(scope, counted.at, { ...filter, among: { is: 'it', done: true } });
  return { is: 'acted', filter, compare: countOf(scope, counted) };
};

/** `a card in your hand was discarded this way`: by then it lies elsewhere, and where it was the sentence before has said. */
const checkNotLying = (scope: Scope, { place }: NounPhrase): void => {
  if (place === undefined || place.among === true) return;
  report(
    scope,
    'nonsense',
    place.at,
    'where they were the sentence before has said',
    'leave it out: if a creature was discarded this way; for each card discarded this way',
  );
};

const isOnlyNumber = ({ quantity, noun, name, owners, place, properties }: NounPhrase): boolean =>
  quantity !== undefined &&
  [noun, name, place, owners[0], properties[0]].every((said) => said === undefined);

/** `2 cards` behind "drew": how many, and not which. */
const isOneOf = (scope: Scope, { noun }: NounPhrase, counts: readonly string[]): boolean => {
  if (noun === undefined) return true;
  const cursor = cursorOn(noun.words);
  return takeSpelled(scope, cursor, 'noun', counts) !== undefined && isDone(cursor);
};

/** `each creature destroyed this way`: the cards to which the sentence before did it. */
export const actedOn = (scope: Scope, over: NounPhrase, since: Term): Kernel.Filter => {
  const { deed } = scope.spoken;
  const words = over.noun?.words ?? [];
  const last = words.at(-1);
  const said = sinceWhen(scope, { since, at: over.at });
  if (said === 'turn')
    report(
      scope,
      'unsupported',
      since.at,
      'no rule goes over what was done this turn yet',
      'say: this way',
    );
  if (said !== 'way' || !isOneDeed(scope, over.at, over)) return anything;
  if (deed === undefined || last?.text.toLowerCase() !== deed.forms.participle) {
    report(
      scope,
      'nonsense',
      over.at,
      `nothing was ‘${last?.text ?? ''}’ in the sentence before`,
      deed === undefined ? undefined : `say: for each card ${deed.forms.participle} this way`,
    );
    return anything;
  }
  scope.senses.push({ at: last.at, is: 'verb', word: deed.words[0] ?? '', entry: deed });
  checkDoneOnce(scope, last.at, over);
  checkNotLying(scope, over);
  const kind = words.slice(0, -1);
  const noun = restOf(cursorOn(kind));
  const filter = filterOf(scope, { ...over, noun }, { anywhere: true });
  const done = { ...filter, among: { is: 'it', done: true } } as const;
  checkStates(scope, over.at, done);
  return done;
};

// ---------------------------------------------------------------- this turn

const turnCondition = (scope: Scope, { happening, not }: Past): Kernel.Condition | undefined => {
  const before = { ...scope.spoken };
  const often = timesSaid(scope, happening.object);
  const object = often === undefined ? happening.object : undefined;
  const said = [happening.object, happening.subject].filter((one) => one !== undefined);
  const [counted] = [object, happening.subject].filter((one) => one?.quantity !== undefined);
  if (counted !== undefined) checkAgreement(scope, counted);
  if (not) for (const one of said) checkDenied(scope, one);
  for (const one of [object, happening.subject]) if (one !== undefined) checkArticle(scope, one);
  if (isOfNothing(scope, { ...happening, object }, not)) return undefined;
  if (happening.auxiliary !== undefined)
    checkOwnVerb(scope, happening.subject, happening.auxiliary);
  const subject = withoutNumber(happening.subject);
  // "You drew 3 cards": an event for each of them.
  const isNumber = object !== undefined && isNumberOf(scope, happening, object, not);
  const what = isNumber || object === undefined ? undefined : withoutNumber(object);
  const pattern = pastOf(scope, { ...happening, subject, object: what }, not);
  nowSpoken(scope.spoken, before);
  if (pattern === undefined) return undefined;
  if (often !== undefined && counted !== undefined)
    report(scope, 'nonsense', counted.at, 'how often is said already, and this is how many');
  if (often !== undefined) return { is: 'happened', event: pattern, compare: often };
  if (counted === undefined)
    return { is: 'happened', event: pattern, compare: { is: 'at-least', amount: 1 } };
  const compare = countOf(scope, counted);
  if (isNumber) return { is: 'happened', event: pattern, compare };
  const as = counted === object ? 'object' : 'subject';
  const of = roleInPast(quiet(scope), { ...happening, subject, object: what }, not, as);
  return { is: 'happened', event: pattern, compare, ...(of === undefined ? {} : { of }) };
};

/** `you summoned one`, `2 were destroyed`: of what kind nobody says. */
const isOfNothing = (scope: Scope, happening: Past['happening'], not: boolean): boolean => {
  const phrase = happening.passive ? happening.subject : happening.object;
  const counted = countedInPast(scope, happening, not);
  const isNumber = phrase !== undefined && isOnlyNumber(phrase);
  if (counted === undefined || !(isNumber || (counted.words === 'one' && !phrase?.quantity)))
    return false;
  report(
    scope,
    'nonsense',
    phrase?.quantity?.at ?? phrase?.noun?.at ?? happening.verb.at,
    'this says how many, and not of what',
    `say what kind of card, for example: 1 ${counted.role.types?.[0] ?? 'card'}`,
  );
  return true;
};

/** How many is compared with how often it happened. */
const withoutNumber = (phrase: NounPhrase): NounPhrase => ({ ...phrase, quantity: undefined });

const isNumberOf = (
  scope: Scope,
  { verb, passive }: Past['happening'],
  object: NounPhrase,
  not: boolean,
): boolean => {
  const said = verb.text.toLowerCase();
  const counted = entriesOf(scope.lexicon.vocabulary, 'verb').find(
    (one) =>
      one.object === 'number' && !passive && (not ? one.forms.base : one.forms.past) === said,
  );
  return counted !== undefined && isOneOf(scope, object, counted.counts ?? []);
};

// ---------------------------------------------------------------- if you do

/** `if you do`, `if they do not`: the one who did what the sentence before says. */
export const checkDidIt = (scope: Scope, { subject, auxiliary, at }: DidIt): void => {
  if (auxiliary !== undefined) checkOwnVerb(scope, subject, auxiliary);
  scope.senses.push({ at, is: 'condition', word: 'if you do', entry: undefined });
  checkDoer(scope, subject);
};

const checkDoer = (scope: Scope, subject: NounPhrase): void => {
  if (subject.pronoun === 'it') return;
  const doer = scope.spoken.doer ?? 'you';
  // Behind what was done for each of several that is refused already.
  if (subject.pronoun === 'them' && (doer !== 'you' || scope.spoken.unclear === 'each')) return;
  const whose = attempt(scope, (inner) => playersIn(inner, subject));
  if (whose !== undefined && isSame(actor(whose), doer)) return;
  report(
    scope,
    'nonsense',
    subject.at,
    doer === 'you' ? 'it is you who does that' : 'it is somebody else who does that',
    doer === 'you' ? 'say: if you do' : 'say: if they do',
  );
};

const isSame = (one: Kernel.Who, other: Kernel.Who): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
