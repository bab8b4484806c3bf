/** A board that is built by laying cards: what is done to a card, as edits of the lines that say where it lies. */
import { entriesOf, type StateWord, type ZoneWord } from '../../kernel/vocabulary.js';
import type { Problem } from '../../language/document.js';
import type { TextEdit } from '../page.js';
import { editsOf, type NewLine, turnEdit, type TurnOfBoard } from './board-text.js';
import { allPieces, type LaidCard, laidLines, type ZoneLine, type LaidPiece } from './pieces.js';
import { quoted } from './quoted.js';
import { problemsIn, type Recorded, tried } from './recorded.js';
import { settled } from './writing.js';

export interface ZoneOfBoard {
  readonly player: string;
  readonly zone: string;
  /** Absent: on top, where the zone is filled up with blanks and has a top; else among the others. */
  readonly position?: 'top' | 'bottom';
}

/** What somebody does to a board. */
export type BoardChange =
  /** A card by its name in quotes, or so many blank ones of a kind; of the usual kind where it is empty. */
  | {
      readonly do: 'put';
      readonly what: { readonly card: string } | { readonly kind: string; readonly count: number };
      readonly to: ZoneOfBoard;
    }
  /** Exactly so many blank cards of a kind lie there, of which nothing else is said. */
  | { readonly do: 'fill'; readonly to: ZoneOfBoard; readonly kind: string; readonly count: number }
  /** Nothing lies there but what is laid, where blank cards would fill the zone up. */
  | { readonly do: 'empty'; readonly to: ZoneOfBoard }
  | { readonly do: 'move'; readonly card: LaidCard; readonly to: ZoneOfBoard }
  | { readonly do: 'remove'; readonly card: LaidCard }
  /** In a state of the game, by its word: `tapped`; or no more. */
  | { readonly do: 'state'; readonly card: LaidCard; readonly state: string; readonly is: boolean }
  | {
      readonly do: 'attach';
      readonly card: LaidCard;
      readonly to: LaidCard;
      readonly how: 'with' | 'on';
    }
  /** So that the script can speak of it; of one that has no label yet. */
  | { readonly do: 'label'; readonly card: LaidCard; readonly label: string }
  | TurnOfBoard;

/** The edits that change a board, and what `check` says of it then that it did not say before. */
export interface BoardChanged {
  readonly edits: readonly TextEdit[];
  readonly problems: readonly Problem[];
}

/** @returns nothing where the card is not on the ruling's own board */
export const boardChanged = async (
  recorded: Recorded,
  change: BoardChange,
): Promise<BoardChanged | undefined> => {
  const edits = editsFor(recorded, change);
  if (edits === undefined) return undefined;
  const settledEdits = await settled(recorded, edits);
  const known = new Set(problemsIn(recorded).map(({ message }) => message));
  const after = tried(recorded, settledEdits);
  const problems = after === undefined ? [] : problemsIn(after);
  return { edits: settledEdits, problems: problems.filter(({ message }) => !known.has(message)) };
};

const editsFor = (recorded: Recorded, change: BoardChange): readonly TextEdit[] | undefined => {
  if (change.do === 'turn') return [turnEdit(recorded, change)];
  const lines = laidLines(recorded).filter(({ isOwn }) => isOwn);
  const laid = changedLines(recorded, lines, change);
  return laid && editsOf(recorded, lines, laid);
};

// ---------------------------------------------------------------- what becomes of the lines

const changedLines = (
  recorded: Recorded,
  lines: readonly ZoneLine[],
  change: Exclude<BoardChange, { do: 'turn' }>,
): readonly NewLine[] | undefined => {
  if (change.do === 'put') {
    const { what } = change;
    const piece =
      'card' in what
        ? { ...newPiece, what: quoted(what.card) }
        : { ...newPiece, count: what.count, what: what.kind };
    return withPiece(recorded, lines, change.to, piece);
  }
  if (change.do === 'fill') return filled(recorded, lines, change);
  if (change.do === 'empty') return onlyLaid(recorded, lines, change.to);
  const taken = takenOut(lines, change.card);
  if (taken === undefined) return undefined;
  const { piece, rest, put } = taken;
  switch (change.do) {
    case 'remove':
      return rest;
    case 'move':
      return withPiece(recorded, rest, change.to, movable(recorded, piece, change.to.zone));
    case 'state':
      return put(withState(recorded, piece, change.state, change.is));
    case 'label':
      return put({ ...piece, labels: change.label });
    case 'attach':
      return attachedTo(rest, change.to, { ...piece, states: [] }, change.how);
  }
};

const newPiece: LaidPiece = {
  at: -1,
  count: undefined,
  what: '',
  whatEnd: -1,
  owner: '',
  labels: '',
  states: [],
  attached: [],
  under: [],
};

interface TakenOut {
  readonly piece: LaidPiece;
  /** The lines without it. */
  readonly rest: readonly NewLine[];
  /** The lines with something else in its place. */
  readonly put: (piece: LaidPiece) => readonly NewLine[];
}

/** A card by itself, taken from among its copies. */
const takenOut = (lines: readonly ZoneLine[], { at, copy }: LaidCard): TakenOut | undefined => {
  const piece = lines.flatMap(({ pieces }) => allPieces(pieces)).find((one) => one.at === at);
  if (piece === undefined) return undefined;
  const { one, others } = apart(piece, copy);
  const put = (instead: readonly LaidPiece[]): readonly NewLine[] =>
    lines.map((line) => ({ ...line, pieces: replaced(line.pieces, at, instead) }));
  const left = others === undefined ? [] : [others];
  return { piece: one, rest: put(left), put: (now) => put([...left, now]) };
};

/** One of several copies, and the others; labels stay with their cards. */
const apart = (
  piece: LaidPiece,
  copy: number,
): { readonly one: LaidPiece; readonly others: LaidPiece | undefined } => {
  const { count = 1, labels } = piece;
  const all = labels.includes('..') ? [] : labels.split(' and ').filter(Boolean);
  if (count < 2 && all.length < 2) return { one: piece, others: undefined };
  const label = all[copy] ?? '';
  const left = all.filter((_, index) => index !== copy);
  const many = Math.max(count, all.length) - 1;
  const isName = /^["\u201c\u300c\u300e\u300a]/u.test(piece.what);
  return {
    one: { ...piece, at: -1, count: isName ? undefined : 1, labels: label },
    others: {
      ...piece,
      count: many === 1 && isName ? undefined : many,
      labels: left.join(' and '),
    },
  };
};

const replaced = (
  pieces: readonly LaidPiece[],
  at: number,
  instead: readonly LaidPiece[],
): readonly LaidPiece[] =>
  pieces.flatMap((piece) =>
    piece.at === at
      ? instead
      : [
          {
            ...piece,
            attached: replaced(piece.attached, at, instead),
            under: replaced(piece.under, at, instead),
          },
        ],
  );

const attachedTo = (
  lines: readonly NewLine[],
  { at, copy }: LaidCard,
  piece: LaidPiece,
  how: 'with' | 'on',
): readonly NewLine[] | undefined => {
  const host = lines.flatMap(({ pieces }) => pieces).find((one) => one.at === at);
  if (host === undefined) return undefined;
  const { one, others } = apart(host, copy);
  // What is attached to it, or lies under it, comes along.
  const loose = { ...piece, attached: [], under: [] };
  const more = [loose, ...piece.attached, ...piece.under];
  const joined =
    how === 'with'
      ? { ...one, attached: [...one.attached, ...more] }
      : { ...one, under: [...one.under, ...more] };
  const instead = others === undefined ? [joined] : [others, joined];
  return lines.map((line) => ({ ...line, pieces: replaced(line.pieces, at, instead) }));
};

// ---------------------------------------------------------------- zones

/** Behind what a line already says of that zone, or on a line of its own. */
const withPiece = (
  recorded: Recorded,
  lines: readonly NewLine[],
  to: ZoneOfBoard,
  piece: LaidPiece,
): readonly NewLine[] => {
  const word = zoneWord(recorded, to.zone);
  const isFilled = isFilledUp(recorded, to.zone);
  const isOnTop = isFilled && word?.ordered === true && piece.count === undefined;
  const position = to.position ?? (isOnTop ? 'top' : undefined);
  const isThere = (line: NewLine): boolean =>
    line.player === to.player && line.zone === to.zone && line.position === position;
  if (lines.some(isThere)) {
    const last = lines.findLast(isThere);
    return lines.map((line) =>
      line === last ? { ...line, pieces: added(line.pieces, piece) } : line,
    );
  }
  const place = [to.player, word?.words[0] ?? to.zone, position].filter(Boolean).join(' ');
  const isRest = isFilled && position === undefined && piece.count === undefined;
  const pieces = isRest ? [piece, { ...newPiece, what: 'rest' }] : [piece];
  return [...lines, { ...to, position, range: undefined, place, pieces }];
};

/** With another number of blank cards; of a zone that would be filled otherwise it is said that nothing is there. */
const filled = (
  recorded: Recorded,
  lines: readonly ZoneLine[],
  { to, kind, count }: Extract<BoardChange, { do: 'fill' }>,
): readonly NewLine[] => {
  const piece: LaidPiece = { ...newPiece, count, what: kind };
  const isThere = ({ player, zone, position }: NewLine): boolean =>
    player === to.player && zone === to.zone && position === undefined;
  const own = lines.filter(isThere).flatMap(({ pieces }) => pieces);
  const old = own.find((one) => isAlike(one, piece));
  const isLast = own.every((one) => one === old);
  const isSaid = count > 0 || (isLast && isFilledUp(recorded, to.zone));
  if (old === undefined) return isSaid ? withPiece(recorded, lines, to, piece) : lines;
  return lines.map((line) => ({
    ...line,
    pieces: replaced(line.pieces, old.at, isSaid ? [{ ...old, count }] : []),
  }));
};

/** On one line, from the top down, without what fills the zone up. */
const onlyLaid = (
  recorded: Recorded,
  lines: readonly ZoneLine[],
  to: ZoneOfBoard,
): readonly NewLine[] => {
  const isThere = ({ player, zone }: NewLine): boolean => player === to.player && zone === to.zone;
  const own = ['top', undefined, 'bottom'].flatMap((position) =>
    lines.filter((line) => isThere(line) && line.position === position),
  );
  const pieces = own
    .flatMap((line) => line.pieces)
    .filter(({ what, count }) => what !== 'rest' && count !== 0);
  const [first] = own;
  if (pieces.length === 0 || first === undefined)
    return withPiece(
      recorded,
      lines.filter((line) => !isThere(line)),
      to,
      { ...newPiece, count: 0 },
    );
  const place = [to.player, zoneWord(recorded, to.zone)?.words[0] ?? to.zone].join(' ');
  return lines.map((line) => {
    if (line === first) return { ...line, place, position: undefined, pieces };
    return own.includes(line) ? { ...line, pieces: [] } : line;
  });
};

/** In front of what fills the zone up; of nothing, or of as many more blank ones of a kind, it takes the place. */
const added = (pieces: readonly LaidPiece[], piece: LaidPiece): readonly LaidPiece[] => {
  const isNothing = ({ what, count }: LaidPiece): boolean =>
    what === 'nothing' || (what === '' && count === 0);
  const own = pieces.filter((one) => !isNothing(one));
  const alike = own.find((one) => isAlike(one, piece));
  if (alike !== undefined)
    return own.map((one) =>
      one === alike ? { ...one, count: (one.count ?? 1) + (piece.count ?? 1) } : one,
    );
  const rest = own.findIndex(({ what }) => what === 'rest');
  return rest < 0 ? [...own, piece] : own.toSpliced(rest, 0, piece);
};

/** Blank cards of one kind of which nothing is said but how many. */
const isAlike = (one: LaidPiece, other: LaidPiece): boolean =>
  one.what === other.what &&
  [one, other].every(
    ({ count, labels, states, attached, under }) =>
      count !== undefined && labels === '' && states.length + attached.length + under.length === 0,
  );

/** Whether more cards than one lie there where a board says nothing. */
const isFilledUp = ({ edition }: Recorded, zone: string): boolean =>
  (edition.game.rules.fill[zone]?.count ?? 0) > 1;

const zoneWord = ({ edition }: Recorded, zone: string): ZoneWord | undefined =>
  entriesOf(edition.game.vocabulary, 'zone').find((one) => one.zone === zone);

// ---------------------------------------------------------------- states

const stateWord = ({ edition }: Recorded, said: string): StateWord | undefined =>
  entriesOf(edition.game.vocabulary, 'state').find(({ words }) => words.includes(said));

/** It takes the place of any other state of its kind. */
const withState = (recorded: Recorded, piece: LaidPiece, state: string, is: boolean): LaidPiece => {
  const status = stateWord(recorded, state)?.status;
  const others = piece.states.filter((one) =>
    status === undefined ? one !== state : stateWord(recorded, one)?.status !== status,
  );
  return { ...piece, states: is ? [...others, state] : others };
};

/** Elsewhere a card is in no state that is none there; what is attached to it, or under it, comes along. */
const movable = (recorded: Recorded, piece: LaidPiece, zone: string): LaidPiece => ({
  ...piece,
  states: piece.states.filter((state) => {
    const within = stateWord(recorded, state)?.within;
    return within === undefined || within.includes(zone);
  }),
});
