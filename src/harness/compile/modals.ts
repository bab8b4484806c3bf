/** What cannot, can or must be done: actions that rules ask about, and any event that cannot happen. */
import type * as Kernel from '../../kernel/ability.js';
import type { ActionWord, Filler, Heed, Role } from '../../kernel/vocabulary.js';
import type {
  ModalAction,
  NounPhrase,
  Preposition,
  Sentence,
  Span,
  Word,
} from '../../language/document.js';
import { checkArticle } from './agreement.js';
import { describe } from './describe.js';
import { checkNeeds, eventAt, type EventFound, formIn, joinRole, takeEvent } from './events.js';
import { cardsMeant, checkItsPlayer, checkRole, ofAnyType, zonesSince } from './kinds.js';
import { bareNoun, isBare, nounWords, onlyZoneOf, placeIn, refuseOtherZones } from './located.js';
import { aLimit } from './limits.js';
import { isOne, quantityOf, roleOf } from './nouns.js';
import { checkDoneToItself, checkOwnZone } from './of-itself.js';
import { checkOpposed } from './opposed.js';
import { type Cursor, cursorOn, restOf, spanFrom, take } from './reader.js';
import { attempt, problem, report, type Scope, unknown, quiet, zonesSaid } from './scope.js';

type Modal = Pick<Extract<Sentence, { kind: 'modal' }>, 'modal' | 'actions'>;
type How = Modal['modal'];

export const modalChanges = (
  scope: Scope,
  { modal, actions }: Modal,
  subject: Kernel.Selection,
): readonly Kernel.Change[] =>
  actions.flatMap((action, index) => {
    const subjectKind = subject.is === 'player' ? 'player' : 'card';
    const who = subject.is === 'player' ? subject.who : undefined;
    const said: Said = { scope, how: modal, action, subject: subjectKind, who, of: subject };
    // `cannot be destroyed or returned`: the `be` goes for both.
    const isPassive = !action.passive && actions.slice(0, index).some(({ passive }) => passive);
    const both = isPassive ? { ...said, action: { ...action, passive: true } } : undefined;
    refuseShared(said, actions[index + 1]);
    refuseVerbsAsNouns(scope, action);
    return done(said) ?? aLimit(said) ?? (both && done(both)) ?? refused(said);
  });

/** `cannot be attacked or blocked by dragons`: nobody can tell whether the first goes for these alone. */
const refuseShared = ({ scope, action, how }: Said, next: ModalAction | undefined): void => {
  if (next === undefined || phraseBehind(scope, action) !== undefined) return;
  const behind = phraseBehind(scope, next);
  if (behind === undefined) return;
  const other = take(quiet(scope), wordsOf(action).cursor, 'action')?.entry;
  const voice = eventNamed(scope, action)?.found.voice;
  const takesMore =
    (other?.[how === 'ignore' ? 'cannot' : how]?.other ?? voice?.object) !== undefined ||
    next.prepositions.some(
      ({ join }) => voice !== undefined && joinRole(voice, join) !== undefined,
    );
  if (takesMore)
    report(
      scope,
      'nonsense',
      behind.at,
      `does this go for ‘${action.verb.text}’, too?`,
      'say it of each of them: cannot … and cannot …',
    );
};

/** What stands behind an action; the grammar may have taken its words for the verb's. */
const phraseBehind = (scope: Scope, action: ModalAction): NounPhrase | Preposition | undefined => {
  const said = wordsOf(action);
  const isAction = take(quiet(scope), said.cursor, 'action') !== undefined;
  const named = isAction ? undefined : eventNamed(scope, action);
  const { cursor, bareFrom } = named ?? said;
  cursor.at += named?.found.length ?? 0;
  const [first] = behindAction(cursor, { ...action, prepositions: [] }, bareFrom) ?? [];
  return first ?? action.prepositions[0];
};

/** `be returned to hand or put into the graveyard`: behind `to` the grammar takes a verb for another place. */
const refuseVerbsAsNouns = (scope: Scope, { object, prepositions, passive }: ModalAction): void => {
  for (const { object: place } of prepositions)
    if (placeIn(quiet(scope), place) !== undefined)
      refuseOtherZones(scope, place, 'say it of each of them: cannot … and cannot …');
  for (const phrase of [object, ...prepositions.map((one) => one.object)])
    for (const { words, at } of phrase?.or ?? [])
      if (eventAt(scope.lexicon, cursorOn(words), [formIn(passive)], '') !== undefined)
        report(
          scope,
          'nonsense',
          at,
          'what else cannot be stands behind words that could be joined with it',
          'say it of each of them: cannot … and cannot …',
        );
};

/** What is done, or happens, in words that its rules or its event have; by and to whom it can be. */
const done = (said: Said): readonly Kernel.Change[] | undefined => {
  const changes = anAction(said) ?? anEvent(said);
  for (const change of changes ?? []) {
    checkSides(said, change);
    const voice = eventNamed(said.scope, said.action)?.found.voice;
    if (said.subject === 'player') checkDoneToItself(said.scope, said.action.at, voice, change);
  }
  return changes;
};

const checkSides = ({ scope, action, of }: Said, change: Kernel.Change): void => {
  const named = eventNamed(scope, action);
  if (named === undefined) return;
  const { entry, voice: ofEvent } = named.found;
  const voice = change.change === 'forbid' ? ofEvent : ofAnyType(ofEvent);
  const { subject, object, joins = {} } = voice;
  const [word = ''] = entry.words;
  const { at, prepositions } = action;
  checkRole(scope, at, subject, of, word);
  const [join] = prepositions;
  const behind = join === undefined ? object : joinRole(voice, join.join);
  const other = 'other' in change ? change.other : undefined;
  const forbidden = change.change === 'forbid' ? change.event.roles : {};
  if (other !== undefined) checkRole(scope, at, behind, other, word);
  checkOpposed(scope, at, entry, voice, (role) => {
    if (role === subject?.role) return of;
    return role === behind?.role && other !== undefined ? other : forbidden[role];
  });
  if (change.change !== 'forbid') return;
  for (const role of [object, ...Object.values(joins)]) {
    const one = role && change.event.roles[role.role];
    if (role?.ofItsCard) checkItsPlayer(scope, at, { who: one, card: of });
    if (one !== undefined) checkRole(scope, at, role, one, word);
  }
};

interface Said {
  readonly scope: Scope;
  readonly how: How;
  readonly action: ModalAction;
  readonly subject: Exclude<Filler, 'either'>;
  /** The players of whom it is said. */
  readonly who: Kernel.Who | undefined;
  readonly of: Kernel.Selection;
}

// ---------------------------------------------------------------- actions

/** An action of the game that its rules ask effects about; nothing where the words are none. */
const anAction = ({
  scope,
  how,
  action,
  subject,
  of,
}: Said): readonly Kernel.Change[] | undefined =>
  attempt(scope, (inner) => {
    const { cursor, bareFrom } = wordsOf(action);
    const found = take(inner, cursor, 'action');
    if (found === undefined || !joinsDoer(action)) return undefined;
    const behind = behindAction(cursor, action, bareFrom);
    const heed = found.entry[how === 'ignore' ? 'cannot' : how];
    if (behind === undefined || heed === undefined || !goesFor(heed.of, subject)) return undefined;
    if (how === 'can') checkWithin(inner, found.entry, action.at, of);
    if (of.is === 'this') checkOwnZone(inner, found.entry, action.at);
    const atLeast = how === 'cannot' ? togetherIn(inner, heed, behind) : undefined;
    const other = otherSide(
      inner,
      how,
      heed,
      atLeast === undefined ? behind : withoutNumber(behind),
    );
    if (other === null || (other === undefined && heed.needsOther)) return undefined;
    checkNotYet(inner, found.entry, action.at, of, other);
    if (how === 'ignore')
      return other === undefined ? [{ change: 'ignore', cannot: found.entry.action }] : undefined;
    return [
      {
        change: how,
        action: found.entry.action,
        ...(other === undefined ? {} : { other }),
        ...(atLeast === undefined ? {} : { atLeast }),
      },
    ];
  });

/** `by 2 or more cards in hand`: from how many on it goes for them together; nothing where it goes for each. */
const togetherIn = (
  scope: Scope,
  { together }: Heed,
  [phrase]: readonly NounPhrase[],
): number | undefined => {
  const quantity = together ? phrase?.quantity : undefined;
  if (quantity?.kind !== 'or-more' || quantity.amount.kind !== 'number') return undefined;
  const { amount } = quantityOf(scope, quantity);
  return typeof amount === 'number' && amount > 1 ? amount : undefined;
};

const withoutNumber = (behind: readonly NounPhrase[]): readonly NounPhrase[] =>
  behind.map((phrase) => ({ ...phrase, quantity: undefined }));

/** `be blocked by creatures`: behind another word, or behind `block`, a noun would be no side of the action. */
const joinsDoer = ({ passive, prepositions }: ModalAction): boolean =>
  prepositions.every(({ join }) => passive && join === 'by');

/** `in mana zone: this can be used`: of cards anywhere else it would mean nothing. */
const checkWithin = (
  scope: Scope,
  { within, words: [word = ''] }: ActionWord,
  at: Span,
  of: Kernel.Selection,
): void => {
  const own = scope.inZone === undefined ? [] : [scope.inZone];
  const spoken = cardsMeant(scope, of)?.zones ?? [];
  const zones = of.is === 'this' ? own : spoken.length > 0 ? spoken : zonesSince(scope, of);
  if (within === undefined || (zones.length > 0 && zones.every((one) => within.includes(one))))
    return;
  const [zone = ''] = within;
  report(
    scope,
    'nonsense',
    at,
    `‘${word}’ needs a zone`,
    `say: in ${zonesSaid(scope, [zone])}: this can ${word}`,
  );
};

/** `cannot play attacks`: what is played is none yet. */
const checkNotYet = (
  scope: Scope,
  { onceDone, words: [word = ''] }: ActionWord,
  at: Span,
  ...sides: readonly (Kernel.Selection | Kernel.RolePattern | undefined)[]
): void => {
  if (onceDone === undefined) return;
  const isOne = ({ tests, or = [] }: Kernel.Filter): boolean =>
    or.some(isOne) ||
    tests.some((one) => one.test === 'word' && !one.not && onceDone.words.includes(one.word));
  if (!sides.some((side) => side !== undefined && 'filter' in side && isOne(side.filter))) return;
  const message = `‘${word}’ is asked of cards before they are that`;
  report(scope, 'nonsense', at, message, `say: ${onceDone.say}`);
};

const goesFor = (of: Filler, one: Exclude<Filler, 'either'>): boolean =>
  of === 'either' || of === one;

/** The verb and the words behind it, in a row: the grammar may have cut a name of an action anywhere. */
const wordsOf = ({
  passive,
  verb,
  object,
}: ModalAction): { readonly cursor: Cursor; readonly bareFrom: number } => {
  const [first] = verb.words;
  const be: readonly Word[] =
    passive && first !== undefined ? [{ text: 'be', quoted: false, at: verb.at }] : [];
  const isBareNoun = object !== undefined && isBare(object) && object.quantity === undefined;
  const bare = isBareNoun ? nounWords(object) : [];
  const words = [...be, ...verb.words, ...bare];
  return { cursor: cursorOn(words), bareFrom: words.length - bare.length };
};

/** The phrases behind the words of an action; nothing where its words end within those of a longer phrase. */
const behindAction = (
  cursor: Cursor,
  { object, prepositions }: ModalAction,
  bareFrom: number,
): readonly NounPhrase[] | undefined => {
  const others = prepositions.map((one) => one.object);
  const isInWords = bareFrom < cursor.words.length;
  const left = restOf(cursor);
  if (left === undefined) return object === undefined || isInWords ? others : [object, ...others];
  if (object !== undefined && object.noun === undefined && object.pronoun === undefined)
    return [{ ...object, noun: left }, ...others];
  if (object === undefined) return [bareNoun(left.at, left), ...others];
  // The grammar took the first words of what follows for the verb's.
  return isInWords ? [{ ...object, noun: left }, ...others] : undefined;
};

/** `cannot attack 1 of your creatures`: it goes for each of them, and nobody chooses one. */
const checkAnyMeant = (scope: Scope, { quantity, noun }: NounPhrase): void => {
  if (quantity?.kind !== 'exactly' || quantity.isArticle || !isOne(quantity)) return;
  const message = `which ‘${noun?.text ?? ''}’? what cannot be goes for any of them, and nobody chooses 1`;
  const help = 'say: a, for any of them; or choose it first: choose 1 of …, then … cannot … it';
  report(scope, 'nonsense', quantity.at, message, help);
};

/** Whom or what else it is about: nothing said; null where that makes no sense. */
const otherSide = (
  scope: Scope,
  how: How,
  { other }: Heed,
  behind: readonly NounPhrase[],
): Kernel.RolePattern | undefined | null => {
  const [phrase, more] = behind;
  if (phrase === undefined) return undefined;
  if (more !== undefined || other === undefined) return null;
  checkArticle(scope, phrase);
  if (how !== 'must') checkAnyMeant(scope, phrase);
  const role = whereItLies(scope, phrase, roleOf(scope, phrase));
  return goesFor(other, role.is === 'player' ? 'player' : 'card') ? role : null;
};

// ---------------------------------------------------------------- events

/** Any event of the game cannot happen to somebody, or cannot be done by them. */
const anEvent = ({ scope, how, action, subject }: Said): readonly Kernel.Change[] | undefined => {
  if (how !== 'cannot' && how !== 'ignore') return undefined;
  return attempt(scope, (inner) => {
    const named = eventNamed(inner, action);
    const role = named?.found.voice.subject;
    if (named === undefined || role === undefined || !fitsRole(role, subject)) return undefined;
    const pattern = patternOf(inner, action, named);
    if (pattern === undefined || isOnlyTold(inner, pattern)) return undefined;
    if (how === 'cannot') return [{ change: 'forbid', event: pattern, role: role.role }];
    // Of an event in certain circumstances no rule carries it out.
    const isWhole = Object.keys(pattern.roles).length === 0 && pattern.where === undefined;
    return isWhole ? [{ change: 'ignore', cannot: `${pattern.event} ${role.role}` }] : undefined;
  });
};

const isOnlyTold = ({ lexicon }: Scope, { event }: Pick<Kernel.EventPattern, 'event'>): boolean =>
  lexicon.vocabulary.onlyTold.includes(event);

const fitsRole = (role: Role, subject: Said['subject']): boolean =>
  role.is === 'either' || role.is === subject;

interface Named {
  readonly found: EventFound;
  readonly cursor: Cursor;
  readonly bareFrom: number;
}

const eventNamed = ({ lexicon }: Scope, action: ModalAction): Named | undefined => {
  const { cursor, bareFrom } = wordsOf({ ...action, passive: false });
  const found = eventAt(lexicon, cursor, [formIn(action.passive)], '');
  return found && { found, cursor, bareFrom };
};

const patternOf = (
  scope: Scope,
  action: ModalAction,
  { found, cursor, bareFrom }: Named,
): Kernel.EventPattern | undefined => {
  const { entry, voice } = found;
  takeEvent(scope, cursor, found);
  const behind = behindAction(cursor, { ...action, prepositions: [] }, bareFrom);
  if (behind === undefined) return undefined;
  const roles: Record<string, Kernel.RolePattern> = {};
  const where: Record<string, string | number | boolean> = { ...entry.where };
  const said = [
    ...behind.map((phrase) => ({ role: voice.object, phrase })),
    ...action.prepositions.map(({ join, object }) => ({
      role: joinRole(voice, join),
      phrase: object,
    })),
  ];
  for (const { role, phrase } of said) {
    if (role === undefined) return undefined;
    if (role.is !== 'zone') {
      checkArticle(scope, phrase);
      checkAnyMeant(scope, phrase);
      const one = whereItLies(scope, phrase, roleOf(scope, phrase));
      if (!fitsRole(role, one.is === 'player' ? 'player' : 'card')) return undefined;
      roles[role.role] = one;
      continue;
    }
    const place = placeIn(scope, phrase) && onlyZoneOf(scope, phrase);
    if (place === undefined || place.whose !== undefined) return undefined;
    where[role.role] = place.zone;
  }
  checkNeeds(scope, action.verb.at, entry, Object.keys(where));
  const event = entry.before ?? entry.event;
  return { event, roles, ...(Object.keys(where).length > 0 ? { where } : {}) };
};

/** A shield is nothing but a card of its zone, and lies there still where something would happen to it. */
const whereItLies = (
  scope: Scope,
  { noun }: NounPhrase,
  role: Kernel.RolePattern,
): Kernel.RolePattern => {
  if (role.is !== 'card' || noun === undefined || role.filter.zones.length > 0) return role;
  // Where a word in front has such cards stay says nothing of it: `attack cards` are played from elsewhere.
  const { tests = [], zones } = describe(quiet(scope), noun.words).noun?.entry ?? {};
  return tests.length === 0 && zones !== undefined
    ? { ...role, filter: { ...role.filter, zones } }
    : role;
};

// ---------------------------------------------------------------- neither

/** Words that are understood and that no rule carries out yet are unsupported; others are no words. */
const refused = ({ scope, how, action, subject }: Said): readonly Kernel.Change[] => {
  const { cursor } = wordsOf(action);
  // What is no deed is told where it is read.
  if (cursor.words.length === 0) return [];
  const said = cursor.words.map(({ text }) => text).join(' ');
  const found = take(quiet(scope), cursor, 'action');
  const event = eventNamed(scope, action);
  const more = action.at.end > (cursor.words.at(-1)?.at.end ?? 0);
  if (found === undefined && event === undefined) {
    unknown(scope, 'unknown-word', spanFrom(cursor, 0, cursor.words.length), {
      word: said,
      as: 'action',
      among: ['action', 'event'],
    });
    return [];
  }
  scope.problems.push(
    problem(
      'unsupported',
      action.at,
      `no rule carries out yet that a ${subject} ‘${how === 'ignore' ? 'ignores cannot' : how} ${said}’ in this way`,
      found !== undefined
        ? heededAs(found.entry)
        : event && more && !isOnlyTold(scope, event.found.entry)
          ? forbidden(how, event.found)
          : undefined,
    ),
  );
  return [];
};

/** Without more words behind it, what happens can be forbidden. */
const forbidden = (how: How, { entry, voice, form }: EventFound): string | undefined =>
  how !== 'cannot' || voice.subject === undefined || voice.subject.is === 'zone'
    ? undefined
    : `there is: a ${voice.subject.is === 'player' ? 'player' : 'card'} cannot ${form === 'participle' ? 'be ' : ''}${entry.forms[form]}`;

/** What can be said of an action instead. */
const heededAs = (entry: ActionWord): string => {
  const word = entry.words[0] ?? '';
  const ways = (['cannot', 'can', 'must'] as const).flatMap((how) => {
    const heed = entry[how];
    if (heed === undefined) return [];
    const who = heed.of === 'either' ? 'a card or a player' : `a ${heed.of}`;
    return [`${who} ${how} ${word}${heed.other === undefined ? '' : ' …'}`];
  });
  return `there is: ${ways.join('; ')}`;
};
