/** How things are: `x is tapped`, `x has blocker`, `A has won`, `game is over`. */
import type * as Kernel from '../../../kernel/ability.js';
import { entriesOf } from '../../../kernel/vocabulary.js';
import { checkFinite } from '../amounts.js';
import type { SaidClaim, Span, Word } from '../../../language/document.js';
import { spoken, wording } from '../../../language/wording.js';
import type { Assertion, Ref } from '../../assertion.js';
import { describe, describeNext } from '../describe.js';
import { readPlace, partWords, takePlace } from '../places.js';
import { takeTrait } from '../properties.js';
import {
  type Cursor,
  cursorOn,
  isDone,
  next,
  noteAs,
  refuseNext,
  refuseRest,
  restOf,
  take,
  takeAll,
  takeWords,
} from '../reader.js';
import { checkQuoted } from '../quoted.js';
import { type Names, readRef, takeJoint } from '../refs.js';
import { quiet, report, unknown } from '../scope.js';
import { askedHelp } from './happened.js';
import { readHolding } from './holdings.js';
import { headOf, isDenied, oneOrSeveral, type Reader, refsIn, tailOf } from './parts.js';

// ---------------------------------------------------------------- is

export const readIs: Reader = (names, claim) => {
  const head = headOf(claim);
  const tail = tailOf(claim);
  const [first] = head.words;
  if (first !== undefined && head.words.length === 1 && !names.labels.has(first.text)) {
    const word = first.text.toLowerCase();
    if (word === 'game') return readGame(names, claim, head, tail);
    if (word === 'board') return readBoard(names, claim, head, tail);
  }
  const [value] = tail.words;
  if (head.words.length > 1 && tail.words.length === 1 && /^\d+$/.test(value?.text ?? '')) {
    const said = `${restOf(head)?.text ?? ''} = ${value?.text ?? ''}`;
    report(
      names,
      'nonsense',
      claim.at,
      'that something is so much is told with ‘=’',
      `say: ${said}`,
    );
    return undefined;
  }
  if (refuseEmpty(names, head, tail)) return undefined;
  const refs = refsIn(names, claim);
  return readJoined(names, claim, refs, tail) ?? readState(names, claim, refs, tail);
};

/** `A graveyard is empty`: what lies in a zone is told otherwise. */
const refuseEmpty = (names: Names, head: Cursor, tail: Cursor): boolean => {
  const cursor = cursorOn(head.words);
  const [first] = head.words;
  if (first === undefined || names.labels.has(first.text)) return false;
  const place = takePlace(quiet(names), cursor);
  if (place === undefined || !isDone(cursor)) return false;
  const said = wording(head.words);
  const help = `say: ${said} = nothing, ${said} = 3, ${said} = x, y`;
  const at = tail.words[0]?.at ?? first.at;
  report(names, 'nonsense', at, 'what lies in a zone is told with ‘=’', help);
  return true;
};

/** `game is over`, `game is a draw` */
const readGame = (
  names: Names,
  claim: SaidClaim,
  head: Cursor,
  tail: Cursor,
): Assertion | undefined => {
  takeWords(names, head, 'claim', 'game');
  const said = takeWords(names, tail, 'claim', 'over', 'a draw', 'draw');
  if (said === 'over' && isDone(tail) && isDenied(claim)) return { is: 'game', state: 'on' };
  if (said === undefined || !isDone(tail) || isDenied(claim)) {
    report(
      names,
      'nonsense',
      claim.at,
      'say how the game stands',
      'game is over, game is a draw, game goes on',
    );
    return undefined;
  }
  return { is: 'game', state: said === 'over' ? 'over' : 'draw' };
};

const readBoard = (
  names: Names,
  claim: SaidClaim,
  head: Cursor,
  tail: Cursor,
): Assertion | undefined => {
  takeWords(names, head, 'claim', 'board');
  if (takeWords(names, tail, 'claim', 'lawful') !== undefined && isDone(tail))
    return { is: 'lawful', of: 'board', not: isDenied(claim) };
  report(
    names,
    'unknown-state',
    claim.at,
    'of a board only ‘lawful’ can be said',
    'board is not lawful',
  );
  return undefined;
};

/** `is attached to unit`, `is under evolved` */
const readJoined = (
  names: Names,
  claim: SaidClaim,
  refs: readonly Ref[],
  tail: Cursor,
): Assertion | undefined => {
  const said = takeWords(names, tail, 'claim', 'attached to', 'under', 'attached');
  if (said === undefined) return undefined;
  const to = said === 'attached' ? undefined : readRef(names, tail);
  if (to === undefined) {
    const at = tail.words[0]?.at;
    if (at !== undefined && names.problems.length === 0)
      report(
        names,
        'nonsense',
        at,
        `‘${said}’ needs what it is ${said === 'under' ? said : 'attached to'}`,
        'torch is attached to unit',
      );
    return undefined;
  }
  refuseRest(names, tail, `‘${said} …’`);
  return {
    is: 'joined',
    how: said === 'under' ? 'under' : 'attached',
    refs,
    not: isDenied(claim),
    to,
  };
};

/** `is tapped`, `is fire`, `are attacking` */
const readState = (
  names: Names,
  claim: SaidClaim,
  refs: readonly Ref[],
  tail: Cursor,
): Assertion | undefined => {
  if (next(tail) === 'in') {
    report(names, 'nonsense', tail.words[0]?.at ?? claim.at, "leave out the 'is' in front of 'in'");
    return undefined;
  }
  const asked = askedHelp(next(tail));
  if (asked !== undefined) {
    report(names, 'unknown-state', tail.words[0]?.at ?? claim.at, 'nobody is ‘asked’', asked);
    return undefined;
  }
  if (refuseWhatItIs(names, claim, tail)) return undefined;
  takeArticle(names, tail);
  const article = tail.words.slice(0, tail.at);
  const before = names.senses.length;
  const words = restOf(tail)?.words ?? [];
  if (refuseJoined(names, claim, words)) return undefined;
  const { tests, zone, noun } = describe(
    { ...names, isPredicate: true },
    words,
    'unknown-state',
    'state',
  );
  const keyword = tests.find((test) => test.test === 'keyword');
  const isPlace = zone !== undefined || (noun !== undefined && tests.length === 0);
  if (keyword !== undefined || isPlace)
    report(
      names,
      'nonsense',
      claim.at,
      'that is nothing that a card is',
      'say: mine has blocker, mine in hand',
    );
  else refuseOfPlayers(names, claim.at, refs, tests);
  const { one, several } = oneOrSeveral(words, names.senses.slice(before));
  // `is a creature`, `are creatures`
  const said = { one: [...article.map(({ text }) => text), one].join(' '), several };
  return { is: 'state', refs, not: isDenied(claim), tests, place: undefined, said, verb: 'is' };
};

/** `v is "Vanguard"`, `it is A's turn`: said otherwise. */
const refuseWhatItIs = (names: Names, claim: SaidClaim, { words, lower }: Cursor): boolean => {
  const [first] = words;
  if (first?.quoted === true) {
    const [whose] = headOf(claim).words;
    const help = `say: ${whose?.text ?? 'mine'} name = "${first.text}"`;
    report(names, 'nonsense', first.at, 'what a card is called is told with ‘=’', help);
    return true;
  }
  if (first === undefined || lower.at(-1) !== 'turn' || !names.lexicon.players.has(first.text))
    return false;
  const help = `say: turn of ${first.text}`;
  report(names, 'nonsense', first.at, 'whose turn it is has words of its own', help);
  return true;
};

/** `i is darkness and tapped`: two claims. */
const refuseJoined = (names: Names, claim: SaidClaim, words: readonly Word[]): boolean => {
  const joint = words.find(({ text, quoted }) => !quoted && (text === ',' || text === 'and'));
  if (joint === undefined) return false;
  const verb = claim.written?.text ?? 'is';
  const said = `${wording(headOf(claim).words)} ${verb} ${isDenied(claim) ? 'not ' : ''}`;
  const at = words.indexOf(joint);
  const parts = [words.slice(0, at), words.slice(at + 1)].filter(({ length }) => length > 0);
  const help = `a line for each: ${parts.map((part) => said + wording(part)).join('; ')}`;
  report(names, 'nonsense', joint.at, 'a claim says one thing', help);
  return true;
};

/** Players are not tapped, and few words of a game can be said of them. */
const refuseOfPlayers = (
  names: Names,
  at: Span,
  refs: readonly Ref[],
  tests: readonly Kernel.Test[],
): void => {
  const player = refs.find(({ is }) => is === 'player');
  if (player === undefined) return;
  const known = entriesOf(names.lexicon.vocabulary, 'predicate').filter((one) => one.ofPlayers);
  const isKnown = (test: Kernel.Test): boolean =>
    test.test === 'word' && known.some(({ predicate }) => predicate === test.word);
  if (tests.every(isKnown)) return;
  const said = known.flatMap(({ words }) => words.slice(0, 1));
  const help =
    said.length === 0
      ? `say it of a card; of a player: ${player.text} has won, ${player.text} decides`
      : `of players can be said: ${said.join(', ')}`;
  report(
    names,
    'nonsense',
    at,
    `that can be so of cards, and not of the player ‘${player.text}’`,
    help,
  );
};

/** `a`, `an`: says nothing, but may be a label. */
export const takeArticle = (names: Names, cursor: Cursor): void => {
  if (!names.labels.has(next(cursor))) takeWords(names, cursor, 'quantity', 'a', 'an');
};

// ---------------------------------------------------------------- has

export const readHas: Reader = (names, claim) => {
  const head = headOf(claim);
  const tail = tailOf(claim);
  const result = readResult(names, claim, head, tail);
  if (result !== undefined) return result;
  const [first] = head.words;
  if (head.words.length === 1 && first !== undefined && names.lexicon.players.has(first.text)) {
    noteAs(names, head, 1, 'player', first.text);
    return readHolding(names, claim, first.text, tail);
  }
  const refs = refsIn(names, claim);
  const where = cursorOn(partWords(claim.place));
  const place =
    claim.place.length === 0 ? undefined : readPlace(names, names.rules, where, 'anybody');
  refuseRest(names, where, 'a place');
  const attached = readAttached(names, claim, refs, tail);
  if (attached !== undefined) return attached;
  const isNone = takeWords(names, tail, 'quantity', 'no') !== undefined;
  if (isNone && refuseTraitAlone(names, refs, tail)) return undefined;
  const words = spoken(restOf(tail)?.words ?? []);
  const said = { one: words, several: words };
  const tests = testsIn(names, tail);
  if (isNone && (isDenied(claim) || tests.length !== 1))
    report(names, 'nonsense', claim.at, '‘no’ goes for one thing alone', 'say: has not …');
  else if (isDenied(claim) && tests.length > 1)
    report(
      names,
      'nonsense',
      claim.at,
      'has it none of these, or not all of them?',
      'say it of each on a line of its own: mine has not blocker',
    );
  const not = isNone || isDenied(claim);
  return { is: 'state', refs, not, tests, place, said, verb: 'has' };
};

/** `b has no race`: of which, or none at all? */
const refuseTraitAlone = (names: Names, [ref]: readonly Ref[], { words, at }: Cursor): boolean => {
  const rest = words.slice(at);
  const found = takeAll(quiet(names), rest, 'trait');
  const [first] = rest;
  if (first === undefined || found === undefined || found.entry.is === 'flag') return false;
  const said = found.entry.words[0] ?? '';
  const value = found.entry.is === 'number' ? '3' : '"…"';
  const it = ref?.text ?? 'mine';
  const help = `say: ${it} has no ${said} ${value}; that it has none at all: ${it} ${said} = nothing`;
  report(names, 'nonsense', first.at, `which ‘${said}’ has it not?`, help);
  return true;
};

const readResult = (
  names: Names,
  claim: SaidClaim,
  head: Cursor,
  tail: Cursor,
): Assertion | undefined => {
  const [first, second] = head.words;
  const [, what, more] = tail.words;
  if (first === undefined || second !== undefined || more !== undefined) return undefined;
  if (what !== undefined && tail.lower[1] !== 'game') return undefined;
  const said = takeWords(names, tail, 'claim', 'won', 'lost');
  if (said === undefined) return undefined;
  if (what !== undefined) {
    noteAs(names, tail, 1, 'claim', said);
    report(
      names,
      'nonsense',
      what.at,
      'it is the game that is won',
      `say: ${first.text} has ${said}`,
    );
  }
  const isNobody = first.text.toLowerCase() === 'nobody';
  if (!isNobody && !names.lexicon.players.has(first.text)) {
    unknown(names, 'unknown-player', first.at, {
      word: first.text,
      as: 'player',
      among: { names: [...names.lexicon.players, 'nobody'] },
    });
    return undefined;
  }
  if (takeWords(names, head, 'player', 'nobody') === undefined)
    noteAs(names, head, 1, 'player', first.text);
  return { is: 'result', who: isNobody ? 'nobody' : first.text, how: said, not: isDenied(claim) };
};

/** `2 flame cards attached`, `a flame attached` */
const readAttached = (
  names: Names,
  claim: SaidClaim,
  refs: readonly Ref[],
  tail: Cursor,
): Assertion | undefined => {
  const isArticle =
    !isDenied(claim) && ['a', 'an'].includes(next(tail)) && tail.lower.at(-1) === 'attached';
  const number = isArticle ? 1 : tail.words[0]?.number;
  if (refs.length === 0 || (number === undefined && next(tail) !== 'no')) return undefined;
  // `has no blocker`: what it has besides may be a keyword.
  if (number === undefined && !tail.lower.includes('attached')) return undefined;
  if (takeWords(names, tail, 'quantity', 'no') === undefined)
    noteAs(names, tail, 1, 'number', String(number));
  const count = number ?? 0;
  const counted = tail.words.slice(tail.at);
  const before = names.senses.length;
  const { tests } = describeNext(names, tail);
  const isSaid = takeWords(names, tail, 'claim', 'attached') !== undefined;
  if (!isSaid && isDone(tail))
    report(
      names,
      'nonsense',
      claim.at,
      'so many can only be attached to it',
      'say: mine has 2 flame attached; mine has blocker; mine power = 3000',
    );
  else if (!isSaid)
    refuseNext(names, tail, 'unknown-word', {
      as: 'word for what is attached',
      among: { names: ['attached'] },
    });
  refuseRest(names, tail, '‘attached’');
  const said = oneOrSeveral(counted, names.senses.slice(before));
  return { is: 'attached', refs, not: isDenied(claim), tests, count, said };
};

/** Keywords, characteristics with their values, and names. */
const testsIn = (names: Names, tail: Cursor): readonly Kernel.Test[] => {
  const tests: Kernel.Test[] = [];
  while (!isDone(tail)) {
    if (takeJoint(names, tail, tests.length === 0)) continue;
    tests.push(...(valueNext(names, tail, tests.at(-1)) ?? takeTests(names, tail)));
  }
  return tests;
};

/** `race "Human" "Fish"`, `race "Human" and "Fish"`: another value of the same. */
const valueNext = (
  names: Names,
  tail: Cursor,
  last: Kernel.Test | undefined,
): readonly Kernel.Test[] | undefined => {
  const word = tail.words[tail.at];
  if (word?.quoted !== true || last?.test !== 'has' || last.trait === 'name') return undefined;
  if (last.value === undefined) return undefined;
  noteAs(names, tail, 1, 'name', word.text);
  checkQuoted(names, last.trait, word);
  return [{ ...last, value: word.text }];
};

/** `blocker`, `power 3000`, `race "Human"`; what is none of these is refused. */
export const takeTests = (names: Names, tail: Cursor): readonly Kernel.Test[] => {
  const before = tail.at;
  const found = testNext(names, tail);
  if (found !== undefined) return found;
  tail.at = before;
  refuseNext(names, tail, 'unknown-keyword', {
    as: 'keyword or characteristic',
    among: ['keyword', 'trait'],
  });
  return [];
};

const testNext = (names: Names, tail: Cursor): readonly Kernel.Test[] | undefined => {
  const keyword = take(names, tail, 'keyword');
  if (keyword !== undefined) return [{ test: 'keyword', keyword: keyword.entry.keyword }];
  const named = takeTrait(names, tail);
  const trait = named?.trait.trait ?? 'name';
  const printed =
    named === undefined || named.version === 'now'
      ? {}
      : { printed: named.version === 'printed' || named.version };
  if (named?.trait.is === 'flag') return [{ test: 'has', trait }];
  const word = tail.words[tail.at];
  if (named?.trait.is === 'number' && word?.number !== undefined) {
    noteAs(names, tail, 1, 'number', word.text);
    checkFinite(names, { value: word.number, at: word.at }, named.trait);
    const compare = { is: 'exactly', amount: word.number } as const;
    return [{ test: 'compare', trait, compare, ...printed }];
  }
  if (word?.quoted !== true || named?.trait.is === 'number') return undefined;
  noteAs(names, tail, 1, trait === 'name' ? 'card' : 'name', word.text);
  checkQuoted(names, trait, word);
  return [{ test: 'has', trait, value: word.text, whole: true, ...printed }];
};
