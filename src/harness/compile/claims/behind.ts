/** What stands behind the verb of what a claim says happened: by whom, to what, where, how often. */
import type { EventWord, Role, Voice } from '../../../kernel/vocabulary.js';
import type { Span } from '../../../language/document.js';
import type { Ref } from '../../assertion.js';
import { checkNeeds, type EventFound, joinRole } from '../events.js';
import { takePlace } from '../places.js';
import { type Cursor, cursorOn, isDone, next, noteAs, restOf, takeWords } from '../reader.js';
import { type Names, takeRefs } from '../refs.js';
import { report } from '../scope.js';

/** Whether a card or a player can be in a role. */
export const canBeIn = (role: Role | undefined, { is }: Ref): boolean =>
  role?.is === 'either' || role?.is === (is === 'player' ? 'player' : 'card');

interface Behind {
  readonly roles: Record<string, readonly Ref[]>;
  readonly where: Record<string, string>;
}

export const readBehind = (names: Names, cursor: Cursor, { voice, entry }: EventFound): Behind => {
  const behind: Behind = { roles: {}, where: {} };
  const verb = cursor.words[cursor.at - 1];
  while (!isDone(cursor)) {
    const { at } = cursor;
    const role = takeRole(names, cursor, voice);
    if (role === undefined) break;
    if (cursor.at > at && (isDone(cursor) || howOftenFollows(cursor))) openEnded(names, cursor);
    if (!readRole(names, cursor, entry, role, behind)) break;
  }
  const rest = howOftenFollows(cursor) ? undefined : restOf(cursor);
  if (rest !== undefined) {
    const of = entry.words[0] ?? '';
    report(
      names,
      'unknown-word',
      rest.at,
      `‘${rest.text}’ means nothing behind ‘${of}’`,
      mayFollow(voice),
    );
    cursor.at = cursor.words.length;
  } else if (verb !== undefined) checkNeeds(names, verb.at, entry, Object.keys(behind.where));
  return behind;
};

/** `was blocked by`, and nothing behind it. */
const openEnded = (names: Names, { words, at }: Cursor): void => {
  const word = words[at - 1];
  if (word !== undefined)
    report(
      names,
      'unexpected-end',
      word.at,
      `nothing follows ‘${word.text}’`,
      'say who or what it was, or leave it out',
    );
};

/** What the verb can have behind it, in words. */
const mayFollow = ({ object, joins = {} }: Voice): string => {
  const kind = ({ is }: Role): string => (is === 'either' ? 'a card or a player' : `a ${is}`);
  const ways = [
    ...(object === undefined ? [] : [kind(object)]),
    ...Object.entries(joins).map(([join, role]) => `‘${join}’ and ${kind(role)}`),
  ];
  const often = 'how often: 2 times';
  return ways.length === 0
    ? `what may follow is ${often}`
    : `what may follow is ${ways.join(', ')}; then ${often}`;
};

/** The role of what comes next: behind a joining word the one that it tells, else the object's. */
const takeRole = (names: Names, cursor: Cursor, voice: Voice): Role | undefined => {
  if (howOftenFollows(cursor)) return undefined;
  const role = joinRole(voice, next(cursor));
  if (role === undefined) return voice.object;
  noteAs(names, cursor, 1, 'joint', next(cursor));
  return role;
};

const readRole = (
  names: Names,
  cursor: Cursor,
  entry: EventWord,
  role: Role,
  behind: Behind,
): boolean => {
  if (role.is === 'zone') {
    const place = takePlace(names, cursor);
    if (place === undefined) return false;
    if (place.player !== undefined || place.position !== undefined)
      report(
        names,
        'nonsense',
        cursor.words[cursor.at - 1]?.at ?? cursor.words[0]!.at,
        'of what happened only the zone is told, not whose it is',
        `say besides: x in ${place.player ?? 'A'} ${place.zone}`,
      );
    behind.where[role.role] = place.zone;
    return true;
  }
  if (behind.roles[role.role] !== undefined) return false;
  const { at } = cursor;
  const refs = takeRefs(names, cursor);
  if (refs.length === 0) return false;
  const player = playerFor(entry, role);
  if (refs.every((ref) => canBeIn(role, ref))) behind.roles[role.role] = refs;
  else if (player !== undefined && refs.every(({ is }) => is === 'player'))
    behind.roles[player] = refs;
  else refuseKind(names, cursor.words[at]!.at, role, refs);
  return true;
};

/** The role of the player where one may be named for the card that does it: `was attacked by A`. */
const playerFor = ({ active }: EventWord, { role, is }: Role): string | undefined =>
  is === 'card' && active?.subject?.role === role ? active.subject.orPlayer : undefined;

/** `s1 was broken by B`: a card breaks, and whose it was nobody could tell later. */
const refuseKind = (names: Names, at: Span, { is }: Role, refs: readonly Ref[]): void => {
  const strange = refs.find((ref) => (ref.is === 'player') === (is === 'card'));
  if (strange === undefined) return;
  const [kind, other] = is === 'card' ? ['player', 'card'] : ['card', 'player'];
  report(
    names,
    'nonsense',
    at,
    `‘${strange.text}’ is a ${kind}, and what stands here is a ${other}`,
    is === 'card' ? 'say which card, by its label' : 'say which player: A',
  );
};

// ---------------------------------------------------------------- how often

const howOften = ['times', 'time'] as const;

const howOftenFollows = ({ words, lower, at }: Cursor): boolean =>
  words[at]?.number !== undefined && howOften.some((word) => lower[at + 1] === word);

/** The same words without `4 times` at their end. */
export const upToTimes = (cursor: Cursor): Cursor => {
  const end = cursor.words.length - 2;
  if (end <= cursor.at || !howOftenFollows({ ...cursor, at: end })) return cursor;
  return { ...cursorOn(cursor.words.slice(0, end)), at: cursor.at };
};

/** `4 times`, if it stands next. */
export const takeTimes = (names: Names, cursor: Cursor): number | undefined => {
  if (!howOftenFollows(cursor)) return undefined;
  const times = cursor.words[cursor.at]?.number;
  noteAs(names, cursor, 1, 'number', String(times));
  takeWords(names, cursor, 'quantity', ...howOften);
  return times;
};
