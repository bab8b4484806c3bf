/** What wakes a trigger or is replaced: `another of your creatures is destroyed`, `you would draw a card`. */
import type * as Kernel from '../../kernel/ability.js';
import type { EventWord, Role, Voice } from '../../kernel/vocabulary.js';
import type { Happening, NounPhrase, Word } from '../../language/document.js';
import { wording } from '../../language/wording.js';
import { checkArticle, checkOwnVerb, checkVerb } from './agreement.js';
import { countOf } from './how-many.js';
import { describe } from './describe.js';
import { withoutTime } from './durations.js';
import {
  type Aspect,
  checkNeeds,
  type EventFound,
  eventSpellings,
  joinRole,
  takeEvent,
} from './events.js';
import { checkItsPlayer, checkRole, tellsType, roleSince } from './kinds.js';
import { bareNoun, isToldFrom, onlyZoneOf } from './located.js';
import { checkTypeAlone } from './meant.js';
import { checkLoosened, checkOnlyThis, checkReplaced, checkStateBefore } from './never-waited.js';
import { checkOpposed } from './opposed.js';
import { isOne, roleOf } from './nouns.js';
import { theirsOf, whoIs, whoseIs } from './players.js';
import { noteWords, restOf } from './reader.js';
import { nowDoing, nowSpoken } from './references.js';
import { leftIn } from './elsewhere.js';
import { noteSpoken } from './spoken-event.js';
import { attempt, problem, quiet, report, type Scope, unknown, zonesSaid } from './scope.js';
import { countedAs } from './since.js';
import { opposedPlayer, standsForPlayer } from './standing-for.js';
import { type At, findEvent, type ToldWords, toldBy } from './told.js';

export interface HappeningRead {
  readonly pattern: Kernel.EventPattern;
  readonly aspect: Aspect;
}

const nothingHappens: HappeningRead = { pattern: { event: '', roles: {} }, aspect: 'done' };

/** Reads an event, and notes which of its cards "it" and "the other" mean from then on. */
export const happeningOf = (scope: Scope, happening: Happening): HappeningRead => {
  const { event, nth } = countedAs(scope, withoutTime(scope, happening));
  const read = eventOf(scope, event);
  return nth === undefined ? read : { ...read, pattern: { ...read.pattern, nth } };
};

const eventOf = (scope: Scope, happening: Happening): HappeningRead => {
  const counted = countedIn(scope, happening);
  if (counted !== undefined) return counted;
  const told = toldBy(happening);
  const found = findEvent(scope, told);
  if (found === undefined) {
    unknownEvent(scope, happening);
    return nothingHappens;
  }
  const read = patternOf(scope, told, found);
  checkStateBefore(scope, happening.subject.at, found.found.entry, read);
  return read;
};

/** `this deals 4 or more damage`: how much stands within the words of the event. */
const countedIn = (scope: Scope, happening: Happening): HappeningRead | undefined => {
  const { object } = happening;
  const isNumber = object?.quantity !== undefined && object.quantity.kind !== 'any';
  if (object === undefined || !isNumber || isOne(object.quantity)) return undefined;
  const told = toldBy({ ...happening, object: { ...object, quantity: undefined } });
  const found = findEvent(scope, told);
  const role = found?.found.entry.counts;
  if (found === undefined || role === undefined) return undefined;
  const { pattern, aspect } = patternOf(scope, told, found);
  return { aspect, pattern: { ...pattern, number: { role, compare: countOf(scope, object) } } };
};

const unknownEvent = (scope: Scope, { verb }: Happening): void =>
  unknown(scope, 'unknown-event', verb.at, {
    word: verb.text,
    as: 'event',
    among: { forms: eventSpellings(scope.lexicon) },
  });

/** An event as what happened before: `summoned 1 creature`, `did not attack`. */
export const pastOf = (
  scope: Scope,
  happening: Happening,
  not: boolean,
): Kernel.EventPattern | undefined => {
  const told = toldInPast(happening, not);
  const found = findEvent(scope, told);
  if (found !== undefined) return patternOf(scope, told, found).pattern;
  const now = findEvent(scope, { ...told, spelled: toldBy(happening).spelled })?.found.entry;
  if (now === undefined) unknownEvent(scope, happening);
  else
    report(
      scope,
      'nonsense',
      happening.verb.at,
      'what is looked at is over, and this speaks of now',
      `say: ${happening.passive ? `was ${now.forms.participle}` : now.forms.past}`,
    );
  return undefined;
};

/** What is counted of such an event: its object, or the subject of one that is suffered, and the words for it. */
export const countedInPast = (
  scope: Scope,
  happening: Happening,
  not: boolean,
): { readonly role: Role; readonly words: string } | undefined => {
  const told = toldInPast(happening, not);
  const at = findEvent(scope, told);
  if (at === undefined) return undefined;
  const { voice, length } = at.found;
  const role = happening.passive ? voice.subject : voice.object;
  const [from, to] = happening.passive ? [0, at.at] : [at.at + length, undefined];
  return role && { role, words: told.cursor.lower.slice(from, to).join(' ') };
};

/** In which role of the event its subject or its object stands. */
export const roleInPast = (
  scope: Scope,
  happening: Happening,
  not: boolean,
  as: 'subject' | 'object',
): string | undefined => findEvent(scope, toldInPast(happening, not))?.found.voice[as]?.role;

const toldInPast = (happening: Happening, not: boolean): ToldWords => ({
  ...toldBy(happening),
  isPast: true,
  aspect: 'done',
  spelled: [
    happening.passive
      ? { voice: 'passive', forms: ['participle'] }
      : { voice: 'active', forms: not ? ['base'] : ['past'] },
  ],
});

// ---------------------------------------------------------------- who and what takes part

export interface EventDraft {
  readonly scope: Scope;
  readonly entry: EventWord;
  readonly isPast: boolean;
  readonly roles: Record<string, Kernel.RolePattern>;
  readonly where: Record<string, string | number | boolean>;
  /** In which roles anybody may be: `a player draws a card`. */
  readonly anybody: Set<string>;
  /** In which roles a card stands for its player: `this deals damage to a hero`. */
  readonly standIns: Set<string>;
  /** Of which roles the text tells the type of card, and nothing of where it is. */
  readonly byType: Set<string>;
}

const patternOf = (scope: Scope, told: ToldWords, { found, at }: At): HappeningRead => {
  const { happening, cursor } = told;
  const { entry, voice, form } = found;
  const [first] = happening.verb.words;
  if (told.aspect === 'being' && first !== undefined) noteWords(scope, first.at, 'joint', 'being');
  const aspect = form === 'ing' ? 'being' : told.aspect;
  const { isPast } = told;
  const asSubject: EventDraft = {
    ...{ scope, entry, isPast, roles: {} },
    where: { ...entry.where },
    anybody: new Set(),
    standIns: new Set(),
    byType: new Set(),
  };
  fillSubject(asSubject, told, found, cursor.words.slice(0, at));
  const filling: EventDraft = {
    ...asSubject,
    scope: { ...scope, their: doerIn(asSubject, voice) },
  };
  if (!isPast) checkForm(scope, told, { found, at });
  cursor.at = at;
  takeEvent(scope, cursor, found);
  const rest = restOf(cursor);
  const object = told.object ?? (rest && (happening.object ?? bareNoun(rest.at, rest)));
  if (object !== undefined)
    fill(filling, voice.object, rest === undefined ? object : { ...object, noun: rest }, 'this');
  for (const { join, object: behind } of happening.prepositions)
    fill(filling, joinRole(voice, join), behind, `‘${join} …’`);
  const joined = happening.prepositions.map(({ join }) => joinRole(voice, join)?.role);
  checkNeeds(scope, happening.verb.at, entry, joined);
  const { roles, where } = filling;
  checkPlayers(filling, happening, voice);
  if (aspect === 'being' && !scope.lexicon.vocabulary.seesBeing)
    scope.problems.push(
      problem(
        'unsupported',
        happening.at,
        'this game has no rule for abilities that look at an event as it is being done',
        'say what is done: is destroyed, attacks',
      ),
    );
  if (!isPast && voice.subject?.onlyThis) checkOnlyThis(filling, happening, voice.subject.role);
  if (aspect === 'would') checkReplaced(scope, happening, entry);
  fillWhence(filling, happening, voice);
  if (aspect === 'done') checkLoosened(filling, happening, voice);
  noteSpoken(scope, found, roles, aspect, aspect === 'done' ? knownLeft(filling) : []);
  const isPlayer = roles[voice.subject?.role ?? '']?.is === 'player' || filling.anybody.size > 0;
  const across = isPlayer ? undefined : opposedPlayer(scope, entry, voice, roles, object);
  if (!isPast) nowSpoken(scope.spoken, { they: undefined });
  nowDoing(scope.spoken, isPlayer ? doerIn(asSubject, voice) : across);
  const [standIn, ...others] = filling.standIns;
  if (standIn !== undefined && others.length === 0 && !isPast)
    scope.spoken.they ??= { role: standIn };
  const kind = aspect === 'done' ? entry.event : (entry.before ?? entry.event);
  const pattern = { event: kind, roles, ...(Object.keys(where).length > 0 ? { where } : {}) };
  return { aspect, pattern: aspect === 'being' ? { ...pattern, being: true } : pattern };
};

/** Where its card is if the text names no zone. A card of which no kind is told could be anywhere: `a card is returned to hand`. */
const fillWhence = (
  { scope, entry, roles: { card }, where, byType }: EventDraft,
  { at }: Happening,
  { subject }: Voice,
): void => {
  const { ofTypeIn } = entry;
  if (ofTypeIn !== undefined && byType.has('card') && where['to'] !== ofTypeIn)
    where['from'] ??= ofTypeIn;
  if (entry.in === undefined || card?.is !== 'card' || card.filter.zones.length > 0) return;
  if (entry.anywhere && !card.filter.tests.some(saysKind))
    report(
      scope,
      'nonsense',
      at,
      `‘${entry.words[0] ?? ''}’ of a card: from which zone?`,
      `say which cards, or where they are: a card in your graveyard; of those in the ${entry.in}, of what type they are`,
    );
  const role = subject && { ...subject, zones: [entry.in] };
  checkRole(scope, at, role, card, entry.words[0] ?? '');
  where['from'] ??= entry.in;
};

/** That cards are of a type, or which one it is: that tells where they are. */
const saysKind = (test: Kernel.Test): boolean =>
  test.test === 'word' || tellsType(test) || (test.test === 'has' && test.trait === 'name');

/** The zone where the event leaves its card, if only one can be meant. */
const knownLeft = ({ scope, entry: { event }, where, roles }: EventDraft): readonly string[] => {
  const left = leftIn(scope.lexicon.vocabulary, { event, where, roles });
  return left.length === 1 ? left : [];
};

/** Whether the sides that are named can take part together. */
const checkPlayers = (
  { scope, entry, roles }: EventDraft,
  { subject, prepositions, at }: Happening,
  voice: Voice,
): void => {
  const said = [
    { role: voice.subject, at: subject.at },
    ...prepositions.map((one) => ({ role: joinRole(voice, one.join), at: one.at })),
  ];
  for (const { role, at: here } of said)
    if (role?.ofItsCard)
      checkItsPlayer(scope, here, { who: roles[role.role], card: roles['card'] });
  checkOpposed(scope, at, entry, voice, (role) => roles[role]);
};

/** `your opponent casts a spell from their hand`: whose hand that is. */
const doerIn = (
  { roles, scope, anybody, isPast }: EventDraft,
  { subject }: Voice,
): Kernel.Who | undefined => {
  const [role] = anybody;
  if (role !== undefined && !isPast) return { role };
  const said = subject && roles[subject.role];
  if (said?.is === 'player') return theirsOf(said.who) ?? scope.their;
  return said?.is === 'card' ? (theirsOf(said.filter.whose) ?? scope.their) : scope.their;
};

/** `a creature attacks`, `creatures are destroyed`; what would be, or was, is said of one and several alike. */
const checkForm = (scope: Scope, { happening, cursor }: ToldWords, { found, at }: At): void => {
  const { subject, auxiliary } = happening;
  const { entry, form } = found;
  if (entry.noun !== undefined) return;
  const words = cursor.words.slice(0, at);
  const noun = subject.noun && words.length > 0 ? { ...subject.noun, words } : undefined;
  const own = { ...subject, noun };
  const verb = cursor.words[at];
  if (auxiliary !== undefined) return checkOwnVerb(scope, own, auxiliary);
  if (happening.would || verb === undefined || (form !== 'third' && form !== 'base')) return;
  checkVerb(scope, own, verb, { one: entry.forms.third, several: entry.forms.base });
};

/** The subject, without the words that belong to the verb. `your turn ends`: the noun belongs to the event's name. */
const fillSubject = (
  filling: EventDraft,
  { happening: { subject } }: ToldWords,
  { entry, voice }: EventFound,
  words: readonly Word[],
): void => {
  const { scope } = filling;
  const noun =
    words.length === 0 || subject.noun === undefined
      ? undefined
      : { words, text: wording(words), at: subject.noun.at };
  if (entry.noun === undefined) {
    if (noun === undefined && isNobody(subject))
      return report(scope, 'nonsense', subject.at, 'who, or what, does it?');
    fill(filling, voice.subject, { ...subject, noun }, 'the subject');
    return;
  }
  for (const { at, text } of words) scope.senses.push({ at, is: 'event', word: text, entry });
  fillWhose(filling, subject, voice.subject, wording(words));
};

/** Of the noun that belongs to an event only whose it is can be said: `your attack`, `the attack of this`. */
const fillWhose = (
  filling: EventDraft,
  subject: NounPhrase,
  role: Role | undefined,
  noun: string,
): void => {
  const { scope, roles } = filling;
  const { pronoun, quantity, other, owners, name, properties, place, or, others } = subject;
  const isAny = quantity !== undefined && (quantity.kind === 'any' || isOne(quantity));
  const number = isAny ? undefined : quantity;
  const more =
    number ?? name ?? properties[0] ?? or[0] ?? others[0] ?? (other ? subject : undefined);
  const isThing = pronoun === 'it' || pronoun === 'them' || pronoun === 'you';
  const player = role?.is === 'player' ? role.role : role?.orPlayer;
  if (more !== undefined || isThing)
    report(scope, 'nonsense', (more ?? subject).at, `only whose it is can be said of ‘${noun}’`);
  if (place !== undefined) fill(filling, role, place, `whose ${noun} it is`);
  if (owners.length === 0) return;
  const whose = whoseIs(scope, owners);
  if (whose === undefined) return;
  if (player === undefined)
    return report(scope, 'nonsense', subject.at, `nobody has an ‘${noun}’ here`);
  if (whose === 'any') {
    filling.anybody.add(player);
    return;
  }
  roles[player] = { is: 'player', who: whose };
};

const isNobody = ({ pronoun, name, owners }: NounPhrase): boolean =>
  pronoun === undefined && name === undefined && owners.length === 0;

/** Says what must stand in a role: a card or player, or a zone as a fixed word. */
const fill = (
  filling: EventDraft,
  role: Role | undefined,
  phrase: NounPhrase,
  what: string,
): void => {
  const { scope, roles, entry, isPast, anybody, standIns, byType } = filling;
  if (role === undefined)
    return report(scope, 'nonsense', phrase.at, `${what} has no meaning here`);
  if (role.is === 'zone') return fillZone(filling, role, phrase);
  if (!isPast) checkArticle(scope, phrase);
  const pattern = roleOf(scope, phrase);
  if (role.orStandIn !== undefined && standsForPlayer(scope, phrase)) {
    const noun = phrase.noun?.text ?? '';
    return fillWhose(filling, phrase, { ...role, orPlayer: role.orStandIn }, noun);
  }
  const isPlayer = pattern.is === 'player';
  if (isPlayer && role.orPlayer !== undefined) {
    if (pattern.who !== 'each') roles[role.orPlayer] = pattern;
    return;
  }
  if ((role.is === 'player' && !isPlayer) || (role.is === 'card' && isPlayer))
    return report(
      scope,
      'nonsense',
      phrase.at,
      `${what} has no meaning here`,
      role.is === 'player' ? 'only a player can do that' : 'only a card can do that',
    );
  // "Any player": whoever it is; where it could be a card as well, it is none.
  const isAny = isPlayer && role.is === 'player';
  if (isAny && scope.problems.length === 0 && isAnybody(scope, phrase)) {
    anybody.add(role.role);
    return;
  }
  const zone = pattern.is === 'card' ? onlyZone(scope, phrase, pattern.filter) : undefined;
  const [word = ''] = entry.words;
  if (zone !== undefined) findThere(filling, role, phrase, zone);
  else checkRole(scope, phrase.at, isPast ? roleSince(scope, role, pattern) : role, pattern, word);
  if (pattern.is === 'card' && standsForPlayer(scope, phrase)) standIns.add(role.role);
  if (entry.ofTypeIn !== undefined && checkTypeAlone(scope, phrase, pattern)) byType.add(role.role);
  roles[role.role] = pattern;
};

/** A shield is nothing but a card of its zone: the event found it there, if it finds cards there at all. */
const findThere = (
  { scope, entry, where }: EventDraft,
  { role }: Role,
  { at, noun }: NounPhrase,
  zone: string,
): void => {
  where['from'] ??= zone;
  if (role === 'card' && entry.anywhere && where['from'] === zone) return;
  const event = entry.words[0] ?? '';
  report(
    scope,
    'nonsense',
    at,
    `‘${noun?.text ?? ''}’ is any card of the ${zonesSaid(scope, [zone])}, and ‘${event}’ is said of none there`,
    'say what kind of card',
  );
};

/** Where cards of this noun are, if it says nothing else of them: `shield`. */
const onlyZone = (
  scope: Scope,
  { noun, place }: NounPhrase,
  { tests }: Kernel.Filter,
): string | undefined =>
  tests.length > 0 || place !== undefined || noun === undefined
    ? undefined
    : describe(quiet(scope), noun.words).zones?.[0];

const isAnybody = (scope: Scope, { noun, owners }: NounPhrase): boolean =>
  owners.length === 0 &&
  noun !== undefined &&
  attempt(scope, (inner) => whoIs({ ...inner, senses: [] }, noun.words)) === 'any';

const fillZone = (
  { scope, roles, entry, where }: EventDraft,
  { role, zones }: Role,
  phrase: NounPhrase,
): void => {
  const place = onlyZoneOf(scope, phrase);
  if (place === undefined) return;
  if (zones !== undefined && !isToldFrom(scope, phrase.at, entry, place.zone, zones)) return;
  where[role] = place.zone;
  if (place.whose === undefined || place.whose === 'any') return;
  const { card } = roles;
  if (card?.is === 'card' && card.filter.whose === place.whose) return;
  if (card?.is === 'card' && card.filter.whose === 'any')
    // "A card is put into your graveyard": then it is in yours.
    roles['card'] = { ...card, filter: { ...card.filter, whose: place.whose } };
  else if (card?.is === 'card' || place.whose !== 'you')
    report(scope, 'nonsense', phrase.at, 'whose zone it is has no sense here', 'leave it out');
};
