/** What stands beside the object of a verb: `to`, `into`, `on`, `under`, `with` …, and what may stand behind each. */
import type * as Kernel from '../../kernel/ability.js';
import type { Complement, VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Preposition } from '../../language/document.js';
import { checkAgreement } from './agreement.js';
import { amountOf } from './amounts.js';
import { becoming } from './changes.js';
import { checkOneCard, isOneCard } from './doers.js';
import { attachedAmong, describe, lying, refuseAttached } from './describe.js';
import { checkRole, checkStatesThere } from './kinds.js';
import { roleOfJoin } from './lexicon.js';
import { cardPlace, isBare, placeIn, refuseOtherZones, zoneOf } from './located.js';
import { selectionOf } from './nouns.js';
import { checkHasSides } from './one-sided.js';
import { actorIn, playersIn } from './players.js';
import { cursorOn, isDone, restOf, take, takeAll, takeSpelled } from './reader.js';
import { antecedentOf } from './references.js';
import { attempt, quiet, report, type Scope, zonesSaid } from './scope.js';
import { isOneOf, thatPlayer, theyAsPlayers } from './standing-for.js';

/** `to`, `into`, `on`, `under`, `with` …: places, states, cards and players beside the object. */
export const argumentsOf = (
  scope: Scope,
  prepositions: readonly Preposition[],
  word: VerbWord,
): Record<string, Kernel.Argument> => {
  const all: Record<string, Kernel.Argument> = {};
  for (const preposition of prepositions) {
    const key = roleOfJoin(preposition.join);
    const found =
      argumentOf(scope, preposition, word.joins?.[key] ?? []) ??
      coming(scope, preposition, word) ??
      comingAs(scope, preposition, word);
    if (found === undefined) refuseArgument(scope, preposition, word, word.joins?.[key] ?? []);
    else if (all[key] !== undefined)
      report(scope, 'nonsense', preposition.at, `‘${preposition.join} …’ is said twice`);
    else {
      all['place' in found && key === 'on' ? 'to' : key] = found;
      checkLies(scope, preposition, found, word.joinsWithin?.[key]);
      checkTypes(scope, preposition, found, word);
      checkAmong(scope, preposition, found);
      if (word.joins?.[key]?.includes('made') === true || word.joinsOne?.includes(key) === true)
        checkOne(scope, preposition, found, word);
    }
    if (found !== undefined && 'place' in found)
      refuseOtherZones(scope, preposition.object, oneOfThese);
  }
  const moved = Object.values(all).some((argument) => 'place' in argument);
  if (word.to !== undefined && !moved)
    all['to'] = { place: { zone: word.to.zone, whose: 'owner' } };
  return all;
};

/** `into 2 "Ash" tokens`, `attach 1 flame to each of your units`: there is one card that something becomes, or is put to. */
const checkOne = (
  scope: Scope,
  { join, at }: Preposition,
  found: Kernel.Argument,
  { forms, object }: VerbWord,
): void => {
  if (!('selection' in found) || isOneCard(scope, found.selection, 'at most')) return;
  report(
    scope,
    'nonsense',
    at,
    `what stands behind ‘${join}’ is one card`,
    object === 'nothing'
      ? undefined
      : `of several, one after another: for each of your …, ${forms.base} … ${join} it`,
  );
};

/** `remove 3 counters from among your items`: of all of them together, where each card that is meant stands for itself. */
const checkAmong = (scope: Scope, { object }: Preposition, found: Kernel.Argument): void => {
  if (!object.among || !('selection' in found)) return;
  report(
    scope,
    'nonsense',
    object.at,
    'so many from all of them together cannot be said: it is done to each card that stands there',
    'say: from each of your …, or: from 1 of your …',
  );
};

/** `attach 1 flame to this` of an event: to cards of other types it is never done. */
const checkTypes = (
  scope: Scope,
  { join, at }: Preposition,
  found: Kernel.Argument,
  { words: [verb = ''], joinsTypes }: VerbWord,
): void => {
  const types = joinsTypes?.[roleOfJoin(join)];
  // What was chosen as a flame card may be a unit besides.
  if (types === undefined || !('selection' in found) || found.selection.is === 'it') return;
  const role = { role: join, is: 'card', types } as const;
  checkRole(scope, at, role, found.selection, `${verb} … ${join}`);
};

/** `under 1 of your shields`: of cards anywhere else it makes no sense. */
const checkLies = (
  scope: Scope,
  { join, at }: Preposition,
  found: Kernel.Argument,
  within: readonly string[] | undefined,
): void => {
  if (within === undefined) return;
  const zones = zonesIn(found);
  if (zones.length > 0 && !zones.every((zone) => within.includes(zone)))
    report(
      scope,
      'nonsense',
      at,
      `‘${join}’ cards of the ${zonesSaid(scope, within)} alone can be meant`,
    );
};

const zonesIn = (found: Kernel.Argument): readonly string[] => {
  if ('place' in found) return [found.place.zone];
  return 'selection' in found && found.selection.is === 'cards' ? found.selection.filter.zones : [];
};

const oneOfThese = 'let somebody choose: choose 1 of these: { … to hand | … to … }';

/** What is wrong with a phrase behind a joining word: something in it, or that it stands there at all. */
const refuseArgument = (
  scope: Scope,
  { join, object, at }: Preposition,
  { words: [verb = ''], joins = {} }: VerbWord,
  allowed: readonly Complement[],
): void => {
  const before = scope.problems.length;
  // `1 card from your hnd`: it would say where the cards lie.
  if (allowed.includes('place') || (join === 'from' && object.owners.length > 0))
    zoneOf(scope, object);
  else if (allowed.includes('cards')) selectionOf(scope, object);
  if (scope.problems.length > before) return;
  const attached = attachedAmong(object.noun?.words ?? []);
  if (attached !== undefined) return refuseAttached(scope, attached.at);
  const others = Object.keys(joins);
  const may = others.length === 0 ? undefined : `there may stand: ${others.join(', ')}`;
  report(
    scope,
    'unknown-word',
    at,
    `‘${join} …’ means nothing behind ‘${verb}’`,
    (join === 'as' ? becoming(scope, object) : undefined) ?? may,
  );
};

/** `into the battle zone blocking`: what a card is from the moment at which it comes there. */
const coming = (
  scope: Scope,
  { object }: Preposition,
  { coming: known = [] }: VerbWord,
): Kernel.Argument | undefined => {
  const words = object.noun?.words ?? [];
  const noun = restOf(cursorOn(words.slice(0, -1)));
  if (known.length === 0 || noun === undefined) return undefined;
  return attempt(scope, (inner) => {
    const said = take(inner, cursorOn(words.slice(-1)), 'predicate');
    const place = placeIn(inner, { ...object, noun });
    if (said === undefined || said.not || place === undefined) return undefined;
    if (!known.includes(said.entry.predicate)) return undefined;
    if (place.zone !== scope.lexicon.vocabulary.defaultZone) return undefined;
    return { place: { ...cardPlace(place), coming: said.entry.predicate } };
  });
};

/** `as a defending card`: the same, where there is one place alone for such cards. */
const comingAs = (
  scope: Scope,
  { join, object }: Preposition,
  { coming: known = [] }: VerbWord,
): Kernel.Argument | undefined => {
  const { noun } = object;
  if (join !== 'as' || noun === undefined || known.length === 0) return undefined;
  return attempt(scope, (inner) => {
    const { entry } = takeAll(inner, noun.words, 'noun') ?? {};
    const [test, ...others] = entry?.tests ?? [];
    if (test?.test !== 'word' || others.length > 0 || isMore(object)) return undefined;
    return known.includes(test.word) ? { status: { as: test.word } } : undefined;
  });
};

/** Whether more is said than `a defending card`. */
const isMore = (phrase: NounPhrase): boolean => !isBare(phrase) || !isOneOf(phrase);

const argumentOf = (
  scope: Scope,
  { join, object }: Preposition,
  allowed: readonly Complement[],
): Kernel.Argument | undefined => {
  for (const kind of allowed) {
    const found = attempt(scope, (inner) => complementOf(inner, object, kind, join));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** `front of this`: a face of a card, or a half of it. */
const faceOf = (scope: Scope, { noun, place }: NounPhrase): Kernel.Argument | undefined => {
  if (noun === undefined || place === undefined) return undefined;
  const cursor = cursorOn(noun.words);
  const found = take(scope, cursor, 'face');
  if (found === undefined || !isDone(cursor)) return undefined;
  const face = found.entry.words.indexOf(cursor.lower.join(' ')) + 1;
  const selection = selectionOf(scope, place);
  if (selection.is === 'this') checkHasSides(scope, place.at);
  return { selection, face };
};

/** `1 "Ash" token`: a card that is made, and what such cards are called says the verb that makes them. */
const madeOf = (scope: Scope, phrase: NounPhrase): Kernel.Argument | undefined => {
  const { name, quantity, noun, owners, properties, place, attachedTo, or } = phrase;
  const maker = scope.lexicon.vocabulary.entries.find(
    (one): one is VerbWord => one.kind === 'verb' && one.makes === true,
  );
  const isOne = quantity?.kind === 'exactly' && amountOf(scope, quantity.amount) === 1;
  const more = [...owners, ...properties, ...or].length > 0 || place || attachedTo;
  if (maker === undefined || name === undefined || !isOne || more) return undefined;
  const cursor = cursorOn(noun?.words.filter(({ quoted }) => !quoted) ?? []);
  const said = takeSpelled(scope, cursor, 'noun', maker.counts ?? [], maker);
  if (said === undefined || !isDone(cursor)) return undefined;
  checkAgreement(scope, phrase);
  scope.senses.push({ at: name.at, is: 'card', word: name.text, entry: undefined });
  return { status: { makes: name.text } };
};

const complementOf = (
  scope: Scope,
  phrase: NounPhrase,
  kind: Complement,
  join: string,
): Kernel.Argument | undefined => {
  switch (kind) {
    case 'edge':
      return undefined;
    case 'face':
      return faceOf(scope, phrase);
    case 'made':
      return madeOf(scope, phrase);
    case 'place': {
      const their = scope.their ?? (scope.ownersPlace === true ? 'owner' : undefined);
      const place = placeIn({ ...scope, their }, phrase);
      // Things are put on top of a zone, and into it.
      if (place === undefined || (join === 'on' && place.position === undefined)) return undefined;
      checkStatesThere(scope, phrase.at, lying(scope, phrase.at, place.status), place.zone);
      return { place: cardPlace(place) };
    }
    case 'state': {
      const { noun, owners, quantity, pronoun } = phrase;
      if (noun === undefined || owners.length > 0 || quantity || pronoun) return undefined;
      const said = describe(scope, noun.words);
      return scope.problems.length === 0 && Object.keys(said.status).length > 0
        ? { status: lying(scope, phrase.at, said.status) }
        : undefined;
    }
    case 'players': {
      const whose =
        theyAsPlayers(scope, phrase) ?? thatPlayer(scope, phrase) ?? playersIn(scope, phrase);
      if (whose !== undefined) checkOneCard(scope, whose, phrase.at);
      return whose === undefined
        ? undefined
        : { selection: { is: 'player', who: actorIn(scope, phrase, whose) } };
    }
    case 'cards': {
      if (antecedentOf(quiet(scope), phrase) === undefined && phrase.pronoun === undefined) {
        if (playersIn(quiet(scope), phrase) !== undefined) return undefined;
        if (placeIn(quiet(scope), phrase) !== undefined) return undefined;
      }
      return { selection: selectionOf(scope, phrase) };
    }
  }
};
