/** Names in what players do and in what is expected: labels, players, zones, cards. The rest is the judge's. */
import type {
  Action,
  Claim,
  Expectation,
  Happened,
  Part,
  Reference,
  Ruling,
  Span,
  Term,
} from '../../language/document.js';
import { distance, nearest, normal, suggestion } from '../../language/names.js';
import type { Cards } from './entries.js';
import { eventSaid } from '../said.js';
import { lookUpAll } from './lexicon.js';
import { isPlace } from './places.js';
import { report, type Scope, unknown } from './scope.js';

interface Names extends Scope {
  readonly cards: Cards;
  /** Labels of the board, and those that chance gives to cards along the way. */
  readonly labels: ReadonlySet<string>;
}

/**
 * Checks the names of a ruling's script, and of those expectations that are the edition's at hand.
 *
 * @param about the cards there are, and the labels of the board
 */
export const checkScript = (
  scope: Scope,
  ruling: Ruling,
  expectations: readonly Expectation[],
  about: { readonly cards: Cards; readonly labels: Iterable<string> },
): void => {
  const actions = actionsOf(ruling);
  const labels = new Set([...about.labels, ...givenByChance(actions)]);
  const names: Names = { ...scope, cards: about.cards, labels };
  for (const action of actions) checkAction(names, action);
  for (const { claim } of expectations) checkClaim(names, claim);
};

const actionsOf = (ruling: Ruling): readonly Action[] =>
  ruling.blocks.flatMap((block) => (block.kind === 'do' ? block.lines : []));

/** `chance: A deck order n1 n2 n3`: the words are labels from then on. */
const givenByChance = (actions: readonly Action[]): readonly string[] =>
  actions
    .filter(({ actor }) => normal(actor.text) === 'chance')
    .flatMap(({ parts }) => expanded(parts));

/** The words of a line, runs written out. */
const expanded = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part, index) => {
    if (part.kind === 'name') return [part.text];
    if (part.kind !== 'word') return [];
    const next = parts[index + 2];
    return parts[index + 1]?.kind === 'through' && next?.kind === 'word'
      ? runOf(part.text, next.text)
      : [part.text];
  });

const runOf = (first: string, last: string): readonly string[] => {
  const [, stem, from] = /^(.*?)(\d+)$/.exec(first) ?? [];
  const [, other, to] = /^(.*?)(\d+)$/.exec(last) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (stem === undefined || stem !== other || !(length > 0 && length <= 1000)) return [first, last];
  return Array.from({ length }, (_, index) => `${stem}${Number(from) + index}`);
};

// ---------------------------------------------------------------- what players do

const checkAction = (names: Names, { actor, parts }: Action): void => {
  checkPlayer(names, actor, ['chance']);
  checkParts(names, parts);
};

const checkPlayer = (names: Names, term: Term, also: readonly string[] = []): void => {
  const { lexicon } = names;
  const said = normal(term.text);
  if (lexicon.players.has(said) || also.includes(said)) return;
  unknown(names, 'unknown-player', term.at, {
    word: term.text,
    as: 'player',
    among: [...lexicon.vocabulary.players, ...also],
  });
};

/** In a run of words only what looks like a slip is reported here: the judge knows which words a command takes. */
const checkParts = (names: Names, parts: readonly Part[]): void => {
  for (const part of parts) {
    if (part.kind === 'name') checkCard(names, part.text, part.at, false);
    if (part.kind === 'word' && !isKnown(names, part.text)) checkSlip(names, part.text, part.at);
  }
};

const isKnown = ({ labels, lexicon }: Names, word: string): boolean =>
  labels.has(word) || lexicon.known.has(normal(word)) || plainWords.has(normal(word));

const plainWords: ReadonlySet<string> = new Set([
  'nobody',
  'nothing',
  'none',
  'all',
  'both',
  'chance',
  'game',
  'player',
  'players',
  'yes',
  'no',
  'won',
  'lost',
  'lawful',
  'board',
  'see',
  'count',
]);

const checkSlip = (names: Names, word: string, at: Span): void => {
  const most = word.length >= 6 ? 2 : word.length >= 3 ? 1 : 0;
  if (most === 0) return;
  for (const label of names.labels)
    if (label.length >= 3 && distance(word, label, most) <= most)
      return report(
        names,
        'unknown-label',
        at,
        `there is no label ‘${word}’`,
        `did you mean ‘${label}’?`,
      );
};

/** A name that no card has may be meant as such (a race, a name that is named); a slip is not. */
const checkCard = (names: Names, name: string, at: Span, strict: boolean): void => {
  if (names.cards.has(name) || names.labels.has(name)) return;
  const near = nearest(name, names.cards.names());
  if (!strict && near === undefined) return;
  unknown(names, 'unknown-card', at, { word: name, as: 'card', among: names.cards.names() });
};

// ---------------------------------------------------------------- what is expected

const checkReference = (names: Names, { text, quoted, at }: Reference): void => {
  if (quoted) return checkCard(names, text, at, true);
  const words = text.split(' ');
  if (names.labels.has(text) || words.every((word) => isKnown(names, word))) return;
  if (words.length > 1) return;
  report(
    names,
    'unknown-label',
    at,
    `there is no label ‘${text}’`,
    suggestion(text, [...names.labels, ...names.lexicon.vocabulary.players]),
  );
};

const checkLoosely = (names: Names, { text, quoted, at }: Reference): void => {
  if (quoted) return checkCard(names, text, at, false);
  if (!isKnown(names, text)) checkSlip(names, text, at);
};

const checkHappened = (names: Names, { subjects, verb }: Happened): void => {
  for (const subject of subjects) checkLoosely(names, subject);
  // What no event is called never happened: an expectation that it did not would always hold.
  const { vocabulary } = names.lexicon;
  const said = [verb.text, `was ${verb.text}`, `is ${verb.text}`];
  if (said.every((one) => eventSaid(vocabulary, one) === undefined))
    unknown(names, 'unknown-event', verb.at, {
      word: verb.text,
      as: 'event',
      among: Object.keys(vocabulary.events),
    });
};

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

const checkState = (names: Names, term: Term): void => {
  const { lexicon } = names;
  for (const word of normal(term.text).split(' ')) {
    if (lexicon.known.has(word) || lookUpAll(lexicon.describing, word) !== undefined) continue;
    const near = nearest(word, lexicon.describing.entries.keys());
    if (near !== undefined)
      report(
        names,
        'unknown-state',
        term.at,
        `there is no state ‘${word}’`,
        `did you mean ‘${near}’?`,
      );
  }
};

const checkClaim = (names: Names, claim: Claim): void => {
  switch (claim.kind) {
    case 'in':
      for (const subject of claim.subjects) checkReference(names, subject);
      checkZone(names, claim.place);
      if (claim.order) checkHappened(names, claim.order.event);
      return;
    case 'equals':
      checkParts(names, claim.left);
      return checkParts(names, claim.values);
    case 'is':
      for (const subject of claim.subjects) checkReference(names, subject);
      // What stands in a relation is told by the whole of it: attached to.
      if (claim.state && claim.relation === undefined) checkState(names, claim.state);
      if (claim.relation) checkReference(names, claim.relation.other);
      return;
    case 'has':
      checkReference(names, claim.subject);
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
      return;
    case 'options':
      checkPlayer(names, claim.player, ['chance']);
      for (const { members } of claim.sets) checkParts(names, members);
      return;
    case 'decides':
      if (normal(claim.player.text) === 'chance') return;
      return checkPlayer(names, claim.player, ['chance']);
  }
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

// ---------------------------------------------------------------- what is used

/** Every word that a ruling's script and expectations mention, for finding labels that nothing does. */
export const mentioned = (ruling: Ruling): ReadonlySet<string> => {
  const words = new Set<string>();
  const add = (more: Iterable<string>) => {
    for (const word of more) words.add(word);
  };
  for (const action of actionsOf(ruling)) add(expanded(action.parts));
  for (const block of ruling.blocks)
    if (block.kind === 'check' || block.kind === 'expect')
      for (const { claim } of block.lines) add(wordsOf(claim));
  return words;
};

const texts = (references: readonly Reference[]): readonly string[] =>
  references.flatMap(({ text }) => [text, ...text.split(' ')]);

const wordsOf = (claim: Claim): readonly string[] => {
  switch (claim.kind) {
    case 'in':
      return [...texts(claim.subjects), ...(claim.order ? texts(claim.order.event.subjects) : [])];
    case 'equals':
      return [...expanded(claim.left), ...expanded(claim.values)];
    case 'is':
      return texts([...claim.subjects, ...(claim.relation ? [claim.relation.other] : [])]);
    case 'has':
      return [...texts([claim.subject]), ...expanded(claim.parts)];
    case 'happened':
      return texts([...claim.happening.subjects, ...(claim.order?.event.subjects ?? [])]);
    case 'can':
      return [...expanded(claim.parts), ...claim.sets.flatMap(({ members }) => expanded(members))];
    case 'options':
      return claim.sets.flatMap(({ members }) => expanded(members));
    case 'turn':
    case 'game':
    case 'decides':
      return [];
  }
};
