/** What is expected: whether each claim says something that the game can be asked. A slip must never hold by accident. */
import type { Claim, Happened, Part, Reference, Term } from '../../language/document.js';
import { normal, own } from '../../language/names.js';
import { behindVerb, type EventSaid, eventSaid } from '../said.js';
import { saidWith } from '../script.js';
import { lookUpAll } from './lexicon.js';
import { isPlace, readPlace } from './places.js';
import { report, unknown } from './scope.js';
import {
  checkLoosely,
  checkParts,
  checkPlayer,
  checkReference,
  type Names,
  unknownCommand,
} from './spoken.js';

export const checkClaim = (names: Names, claim: Claim): void => {
  switch (claim.kind) {
    case 'in':
      for (const subject of claim.subjects) checkReference(names, subject);
      checkZone(names, claim.place);
      if (claim.order) checkHappened(names, claim.order.event);
      return;
    case 'equals':
      checkLeft(names, claim);
      return checkParts(names, claim.values);
    case 'is':
      for (const subject of claim.subjects) checkReference(names, subject);
      checkState(names, claim);
      if (claim.relation) checkReference(names, claim.relation.other);
      return;
    case 'has':
      checkReference(names, claim.subject);
      if (claim.place) checkHolder(names, claim.place);
      checkHeld(names, claim);
      return checkParts(names, claim.parts);
    case 'turn':
      checkPlayer(names, claim.player);
      return checkStep(names, claim.step);
    case 'game':
      return;
    case 'happened':
      checkHappened(names, claim.happening);
      if (claim.order) checkHappened(names, claim.order.event);
      return;
    case 'can':
      checkPlayer(names, claim.player, ['chance']);
      checkParts(names, claim.parts);
      for (const { members } of claim.sets) checkParts(names, members);
      return checkCommand(names, claim);
    case 'options':
      checkPlayer(names, claim.player, ['chance']);
      for (const { members } of claim.sets) checkParts(names, members);
      return;
    case 'decides':
      if (normal(claim.player.text) === 'chance') return;
      return checkPlayer(names, claim.player, ['chance']);
  }
};

// ---------------------------------------------------------------- what happened

const checkHappened = (names: Names, { subjects, passive, verb }: Happened): void => {
  for (const subject of subjects) checkLoosely(names, subject);
  // Where there is no verb at all the grammar has said so.
  if (verb.text === '') return;
  const { vocabulary } = names.lexicon;
  const said = eventSaid(vocabulary, passive, verb.text);
  // What no event is called never happened: an expectation that it did not would always hold.
  if (said === undefined)
    return unknown(names, 'unknown-event', verb.at, {
      word: verb.text,
      as: 'event',
      among: Object.keys(vocabulary.events),
    });
  if (said.rest !== '') checkBehind(names, verb, said);
};

const checkBehind = (names: Names, verb: Term, said: EventSaid): void => {
  const behind = behindVerb(
    said,
    (text) => names.labels.has(text) || names.lexicon.players.has(normal(text)),
  );
  if (behind?.is === 'place') checkZone(names, { text: behind.place, at: verb.at });
  if (behind !== undefined) return;
  report(
    names,
    'unknown-word',
    verb.at,
    `‘${said.rest}’ means nothing behind ‘${verb.text.slice(0, -said.rest.length).trim()}’`,
    'what may follow is a card, a player or a place, and then how often: 2 times',
  );
};

// ---------------------------------------------------------------- places

const checkZone = (names: Names, term: Term): void => {
  const { lexicon } = names;
  if (isPlace(lexicon, term.text)) return;
  const words = normal(term.text)
    .replace(/ ?'s\b/g, '')
    .split(' ');
  const rest = lexicon.players.has(words[0] ?? '') ? words.slice(1) : words;
  unknown(names, 'unknown-zone', term.at, {
    word: rest.join(' '),
    as: 'zone',
    among: lexicon.zones.entries.keys(),
  });
};

/** `storm in graveyard has …` */
const checkHolder = (names: Names, { text, at }: Term): void => {
  const [join = '', ...place] = text.split(' ');
  if (join === 'in' || join === 'on') return checkZone(names, { text: place.join(' '), at });
  report(names, 'unknown-word', at, `‘${text}’ means nothing here`, 'say: mine in hand has …');
};

/** What stands in front of `=`: a place and whose, or a card and one of its characteristics. */
const checkLeft = (names: Names, { left, at }: Extract<Claim, { kind: 'equals' }>): void => {
  const words = left.flatMap((part) => (part.kind === 'comma' ? [] : [textOf(part)]));
  const [first = '', ...others] = words;
  const trait = normal(others.join(' '))
    .replace(/^'s /, '')
    .replace(/^printed /, '');
  const isPlayer = names.lexicon.players.has(normal(first));
  const isCard = left[0]?.kind === 'name' || (names.labels.has(first) && !isPlayer);
  if (isCard && own(names.lexicon.vocabulary.traits, trait) !== undefined)
    return checkParts(names, left.slice(0, 1));
  const whole = { text: words.join(' '), at };
  if (isCard)
    return unknown(names, 'unknown-trait', at, {
      word: trait,
      as: 'characteristic',
      among: names.lexicon.traits.entries.keys(),
    });
  const place = readPlace(names, names.rules, whole);
  if (place !== undefined && place.rest !== '')
    report(names, 'unknown-word', at, `‘${place.rest}’ means nothing behind a zone`);
};

const textOf = (part: Part): string =>
  part.kind === 'number' ? String(part.value) : 'text' in part ? part.text : '';

// ---------------------------------------------------------------- what can be done

/** What no player could ever do is not possible, either: such a claim must not hold for a slip. */
const checkCommand = (names: Names, { parts, at }: Extract<Claim, { kind: 'can' }>): void => {
  const { vocabulary, known, players } = names.lexicon;
  const [first] = parts;
  const sight = first?.kind === 'word' && (first.text === 'see' || first.text === 'count');
  if (sight && !own(vocabulary.commands, first.text)) return;
  const about = saidWith(parts, vocabulary);
  if (about === undefined) return unknownCommand(names, parts, at);
  const seen = new Set<string>();
  for (const part of about) {
    if (part.kind !== 'word') continue;
    const { text } = part;
    const isName = names.labels.has(text) || players.has(normal(text)) || text === 'player';
    if (seen.has(text)) report(names, 'nonsense', part.at, `‘${text}’ stands here twice`);
    else if (!isName && (!known.has(normal(text)) || own(vocabulary.commands, normal(text))))
      unknown(names, 'unknown-label', part.at, { word: text, as: 'label', among: names.labels });
    seen.add(text);
  }
};

// ---------------------------------------------------------------- states and what is had

const checkState = (
  names: Names,
  { subjects, state, relation }: Extract<Claim, { kind: 'is' }>,
): void => {
  if (state === undefined) return;
  const said = normal(state.text);
  const { states } = names.lexicon;
  if (relation !== undefined ? said === 'attached' : states.has(said)) return;
  if (said === 'lawful' && subjects.every(isBoard)) return;
  unknown(names, 'unknown-state', state.at, {
    word: state.text,
    as: 'state',
    among: relation ? ['attached'] : states,
  });
};

const isBoard = ({ text, quoted }: Reference): boolean => !quoted && normal(text) === 'board';

/** Of a card: a keyword, a characteristic with its value, a name, or how many are attached. */
const checkHeld = (names: Names, { subject, parts }: Extract<Claim, { kind: 'has' }>): void => {
  const { vocabulary, players } = names.lexicon;
  if (players.has(normal(subject.text)) || subject.text === 'nobody') return;
  const words = parts.map(textOf).filter(Boolean);
  const text = normal(words.join(' '));
  const traits = Object.keys(vocabulary.traits);
  if (own(vocabulary.keywords, text) !== undefined || parts.every(({ kind }) => kind === 'name'))
    return;
  if (traits.some((trait) => text.startsWith(`${trait} `)) || /^\d+ .*attached$/u.test(text))
    return;
  unknown(names, 'unknown-keyword', parts[0]?.at ?? subject.at, {
    word: words.join(' '),
    as: 'keyword or characteristic',
    among: [...Object.keys(vocabulary.keywords), ...traits],
  });
};

const checkStep = (names: Names, step: Term | undefined): void => {
  if (step === undefined) return;
  const said = normal(step.text).replace(/^the /, '');
  if (lookUpAll(names.lexicon.steps, said) !== undefined) return;
  unknown(names, 'unknown-step', step.at, {
    word: said,
    as: 'step',
    among: names.lexicon.steps.entries.keys(),
  });
};
