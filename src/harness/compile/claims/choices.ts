/** What may be done: `A can attack player with x`, `A may choose exactly {x} or {y}`, `A decides block`, `B can see x`. */
import { type CommandWord, entriesOf } from '../../../kernel/vocabulary.js';
import type { Choice, SaidClaim, Span } from '../../../language/document.js';
import type { Assertion, Member } from '../../assertion.js';
import { spoken, wording } from '../../../language/wording.js';
import { readActor, readOrder } from '../commands.js';
import { takePlace, partWords } from '../places.js';
import {
  type Cursor,
  cursorOn,
  isDone,
  next,
  noteAs,
  refuseRest,
  restOf,
  spanFrom,
  take,
  takeSpelled,
  takeWords,
} from '../reader.js';
import {
  type Names,
  readRefs,
  refuseRef,
  takeJoint,
  takeRef,
  takeRun,
  takeValue,
} from '../refs.js';
import { report, unknown } from '../scope.js';
import { headOf, isDenied, type Reader, tailOf } from './parts.js';

export const readDecides = (names: Names, head: Cursor): Assertion | undefined => {
  const [first] = head.words;
  if (first === undefined) return undefined;
  const player = readActor(names, { words: [first], text: first.text, at: first.at });
  head.at = 1;
  takeWords(names, head, 'claim', 'decides', 'decide');
  const decision = readDecision(names, head);
  return player === undefined ? undefined : { is: 'decides', player, decision };
};

/** What is decided, if that is said. */
const readDecision = (names: Names, cursor: Cursor): string | undefined => {
  if (isDone(cursor)) return undefined;
  const decision = take(names, cursor, 'decision')?.entry.decision;
  if (decision === undefined)
    unknown(names, 'unknown-word', spanFrom(cursor, cursor.at, cursor.words.length), {
      word: cursor.lower.slice(cursor.at).join(' '),
      as: 'decision',
      among: ['decision'],
    });
  else refuseRest(names, cursor, 'the decision');
  return decision;
};

/** `A was asked to block`, `A was not asked for block`; nothing where the claim is about something else. */
export const readAsked: Reader = (names, claim) => {
  const tail = tailOf(claim);
  if (next(tail) !== 'asked') return undefined;
  const said = takeWords(names, tail, 'claim', 'asked to', 'asked for', 'asked');
  if (said !== 'asked' && isDone(tail))
    report(names, 'nonsense', claim.at, 'asked for what?', 'A was asked to block, A was asked');
  const player = readActor(names, termFrom(headOf(claim), claim.at));
  const decision = readDecision(names, tail);
  if (player === undefined) return undefined;
  return { is: 'asked', player, decision, not: isDenied(claim), said: spoken(tail.words) };
};

/** `v cannot attack`: it is a player who can or cannot, and with which card. */
const refuseCardsCan = (names: Names, claim: SaidClaim): boolean => {
  const [first, second] = headOf(claim).words;
  if (first === undefined || second !== undefined || !names.labels.has(first.text)) return false;
  const [verb = 'attack'] = partWords(claim.tail).map(({ text }) => text);
  report(
    names,
    'nonsense',
    first.at,
    `‘${first.text}’ is a card, and it is players who can do something`,
    `say: A ${claim.verb} ${verb} with ${first.text}`,
  );
  return true;
};

export const readCan: Reader = (names, claim) => {
  const not = claim.verb === 'cannot';
  if (refuseCardsCan(names, claim)) return undefined;
  const player = readActor(names, termFrom(headOf(claim), claim.at));
  const [set, second] = claim.sets;
  const tail = partWords([...claim.tail, ...(set?.members ?? [])]);
  if (second !== undefined)
    report(names, 'nonsense', second.at, 'one choice at a time', 'A can choose {x, y}');
  if (set !== undefined && claim.tail.length > 1)
    report(names, 'nonsense', set.at, 'what is chosen stands in the braces', 'A can choose {x, y}');
  const sight = player === undefined ? undefined : readSight(names, cursorOn(tail), player, not);
  if (sight !== undefined) return sight;
  const order = readOrder(names, player ?? '', tail, claim.at, 'begun');
  return order && player !== undefined ? { is: 'can', order, not } : undefined;
};

const termFrom = (cursor: Cursor, at: Span) => restOf(cursor) ?? { words: [], text: '', at };

/** `B cannot see x`, `B can count A hand`; nothing where the claim is about an action. */
const readSight = (
  names: Names,
  cursor: Cursor,
  player: string,
  not: boolean,
): Assertion | undefined => {
  const said = wording(cursor.words);
  const how = takeWords(names, cursor, 'claim', 'see', 'count');
  if (how === undefined) return undefined;
  const place = takePlace(names, cursor);
  const behind = cursor.words.at(-1);
  if (place === undefined && isDone(cursor) && behind !== undefined)
    report(names, 'nonsense', behind.at, `what ${how === 'see' ? 'is seen' : 'is counted'}?`);
  const face = place === undefined && how === 'see' ? takeFaceOf(names, cursor) : undefined;
  const what = place ?? readRefs(names, cursor);
  refuseRest(names, cursor, `what is to ${how}`);
  if (place === undefined && how === 'count') {
    const at = cursor.words[0]?.at;
    if (at !== undefined) report(names, 'nonsense', at, 'a zone is counted', 'B can count A hand');
  }
  return { is: 'sight', said, how, ...(face !== undefined && { face }), player, what, not };
};

/** `back of x`: which face, or half, of the cards behind it. */
const takeFaceOf = (names: Names, cursor: Cursor): number | undefined => {
  const { at } = cursor;
  const found = take(names, cursor, 'face');
  if (found === undefined) return undefined;
  const number = found.entry.words.indexOf(cursor.lower.slice(at, cursor.at).join(' ')) + 1;
  if (takeWords(names, cursor, 'claim', 'of') === undefined)
    report(
      names,
      'nonsense',
      spanFrom(cursor, at, cursor.at),
      'of which card?',
      'A can see back of x',
    );
  return number;
};

export const readOptions: Reader = (names, claim) => {
  const player = readActor(names, termFrom(headOf(claim), claim.at));
  const tail = tailOf(claim);
  if (takeWords(names, tail, 'claim', 'choose exactly') === undefined || !isDone(tail)) {
    report(
      names,
      'nonsense',
      claim.at,
      'say which choices there are',
      'A may choose exactly {x} or {y}',
    );
    return undefined;
  }
  const sets = claim.sets.map((set) => membersOf(names, set));
  return player === undefined ? undefined : { is: 'options', player, sets };
};

/** `{x, z}`, `{summon x}`, `{2}`, `{}` */
const membersOf = (names: Names, { members }: Choice): readonly Member[] => {
  const cursor = cursorOn(partWords(members));
  const verbs = optionVerbs(names);
  const found: Member[] = [];
  while (!isDone(cursor)) {
    if (takeJoint(names, cursor, found.length === 0)) continue;
    const ref = takeMemberRef(names, cursor);
    if (ref !== undefined) {
      const run = takeRun(names, cursor, ref);
      const refs = [ref, ...run.map((text): Member['ref'] => ({ is: 'label', text }))];
      found.push(...refs.map((one) => ({ verb: undefined, ref: one })));
      continue;
    }
    const verb = verbs.find(
      ({ said, entry }) => takeSpelled(names, cursor, 'command', [said], entry) !== undefined,
    )?.said;
    if (verb !== undefined) found.push({ verb, ref: takeMemberRef(names, cursor) });
    else if (!refuseVerb(names, cursor, verbs)) refuseRef(names, cursor);
  }
  return found;
};

/** `use plan`, where the options are called `use event`: only a part of what it is called. */
const refuseVerb = (names: Names, cursor: Cursor, verbs: readonly OptionVerb[]): boolean => {
  const word = cursor.words[cursor.at];
  const said = next(cursor);
  const meant = verbs.filter((one) => said !== '' && one.said.split(' ').includes(said));
  if (word === undefined || meant.length === 0) return false;
  report(
    names,
    'unknown-label',
    word.at,
    `no option is called ‘${word.text}’ alone`,
    `there is: ${[...new Set(meant.map((one) => one.said))].sort().join(', ')}`,
  );
  cursor.at++;
  takeMemberRef(names, cursor);
  return true;
};

const takeMemberRef = (names: Names, cursor: Cursor): Member['ref'] => {
  const word = cursor.words[cursor.at];
  if (word?.number !== undefined) {
    noteAs(names, cursor, 1, 'number', word.text);
    return { is: 'number', value: word.number, text: word.text };
  }
  if (takeWords(names, cursor, 'command', 'player') !== undefined)
    return { is: 'player', text: 'player' };
  return takeValue(names, cursor) ?? takeRef(names, cursor);
};

interface OptionVerb {
  readonly said: string;
  readonly entry: CommandWord;
}

/** What the options of decisions are called, the longest names first. */
const optionVerbs = ({ lexicon }: Names): readonly OptionVerb[] =>
  entriesOf(lexicon.vocabulary, 'command')
    .flatMap((entry) =>
      entry.parts.flatMap(({ verbs = [] }) => verbs.map((said): OptionVerb => ({ said, entry }))),
    )
    .sort((one, other) => other.said.length - one.said.length);
