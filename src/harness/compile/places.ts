/** Places of a board or a claim: `A battle zone`, `A's deck top`, `B life, top first`, `top of A deck`. */
import { entriesOf } from '../../kernel/vocabulary.js';
import { numberText } from '../../kernel/infinite.js';
import type { GameRules } from '../../kernel/game.js';
import type { Player } from '../../kernel/state.js';
import type { Part, Span, Word } from '../../language/document.js';
import { type Cursor, isDone, next, noteAs, spanFrom, take, takeWords } from './reader.js';
import { quiet, report, type Scope, unknown, zonesSaid } from './scope.js';

export interface PlaceNamed {
  /** Nothing where the words name nobody, or the zone is nobody's. */
  readonly player: Player | undefined;
  readonly zone: string;
  readonly position: 'top' | 'bottom' | undefined;
}

/** A player by name, with or without `'s`, if one stands next. */
export const takePlayerName = (scope: Scope, cursor: Cursor): Player | undefined => {
  const player = cursor.words[cursor.at]?.text ?? '';
  if (!scope.lexicon.players.has(player)) return undefined;
  const owned = cursor.lower[cursor.at + 1] === "'s";
  noteAs(scope, cursor, owned ? 2 : 1, 'player', player);
  return player;
};

/** A place, if one stands next; nothing, and nothing taken, where none does. */
export const takePlace = (scope: Scope, cursor: Cursor): PlaceNamed | undefined => {
  const before = { at: cursor.at, senses: scope.senses.length };
  const edge = takeEdgeOf(scope, cursor);
  const player = takePlayerName(scope, cursor);
  const found = take(scope, cursor, 'zone');
  if (found === undefined) {
    cursor.at = before.at;
    scope.senses.length = before.senses;
    return undefined;
  }
  const position = edge ?? takePosition(scope, cursor);
  if (position !== undefined)
    checkHasEdge(scope, found.entry.zone, position, spanFrom(cursor, before.at, cursor.at));
  return { player, zone: found.entry.zone, position };
};

/** Only a zone in which cards lie in order has a top and a bottom. */
export const checkHasEdge = (
  scope: Scope,
  zone: string,
  edge: 'top' | 'bottom',
  at: Span,
): void => {
  const { entries } = scope.lexicon.vocabulary;
  const ordered = entries.flatMap((one) =>
    one.kind === 'zone' && one.ordered ? [one.words[0] ?? ''] : [],
  );
  if (entries.some((one) => one.kind === 'zone' && one.zone === zone && one.ordered)) return;
  report(
    scope,
    'nonsense',
    at,
    `the ${zonesSaid(scope, [zone])} has no ${edge}: cards lie there in no order`,
    `in order lie those of the ${ordered.join(', ')}`,
  );
};

type Position = PlaceNamed['position'];

/** `top of` */
const takeEdgeOf = (scope: Scope, cursor: Cursor): Position => {
  const said = takeWords(scope, cursor, 'position', 'top of', 'bottom of');
  return said === undefined ? undefined : said === 'top of' ? 'top' : 'bottom';
};

const edges: ReadonlySet<string> = new Set(['top', 'bottom']);

/** `top`, `bottom`, `top first`, with or without a comma in front. */
const takePosition = (scope: Scope, cursor: Cursor): Position => {
  const { at, lower } = cursor;
  // The comma belongs to it, and is no joint of two places.
  const isBehindComma = next(cursor) === ',' && edges.has(lower[at + 1] ?? '');
  if (isBehindComma) takeWords(scope, cursor, 'joint', ',');
  const said = takeWords(scope, cursor, 'position', 'top first', 'bottom first', 'top', 'bottom');
  if (said === undefined) return undefined;
  return said === 'top' || said === 'top first' ? 'top' : 'bottom';
};

/**
 * A place that must stand next; what is unknown or missing is reported.
 *
 * @param who whether it must be said whose cards they are: always, where the zone is somebody's, or never
 */
export const readPlace = (
  scope: Scope,
  rules: GameRules,
  cursor: Cursor,
  who: 'owned' | 'unless shared' | 'anybody',
): PlaceNamed | undefined => {
  const from = cursor.at;
  const place = takePlace(scope, cursor);
  if (place === undefined) {
    unknownPlace(scope, cursor);
    return undefined;
  }
  const isShared = rules.shared.includes(place.zone);
  if (place.player !== undefined || who === 'anybody' || (who === 'unless shared' && isShared))
    return place;
  const { players } = scope.lexicon.vocabulary;
  const said = cursor.lower.slice(from, cursor.at).join(' ');
  report(
    scope,
    'unknown-player',
    spanFrom(cursor, from, cursor.at),
    `whose ${said}?`,
    `say: ${players.map((one) => `${one} ${said}`).join(' or ')}`,
  );
  return undefined;
};

/** What stands there is no place: nobody whose it could be, or no zone. */
const unknownPlace = (scope: Scope, cursor: Cursor): void => {
  if (isDone(cursor)) return;
  const at = spanFrom(cursor, cursor.at, cursor.words.length);
  const behind: Cursor = { ...cursor, at: cursor.at + 1 };
  const first = cursor.words[cursor.at];
  const inner = quiet(scope);
  const named = takePlayerName(inner, cursor);
  if (named === undefined && first !== undefined && take(inner, behind, 'zone') !== undefined)
    return unknown(scope, 'unknown-player', first.at, {
      word: first.text,
      as: 'player',
      among: { names: scope.lexicon.vocabulary.players },
    });
  const rest = cursor.words.slice(cursor.at);
  const word = rest.map(({ text }) => text).join(' ');
  const step = entriesOf(scope.lexicon.vocabulary, 'step').find(({ words: [said = ''] }) =>
    `${said} `.startsWith(`${word.toLowerCase()} `),
  );
  if (step !== undefined)
    return report(
      scope,
      'unknown-zone',
      at,
      `‘${step.words[0] ?? ''}’ is no zone`,
      `whose turn it is and in which step is told so: turn of ${scope.lexicon.vocabulary.players[0]}, ${step.words[0] ?? ''}`,
    );
  unknown(scope, 'unknown-zone', rest[0]?.at ?? at, { word, as: 'zone', among: ['zone'] });
};

/** The parts of a command or a claim as words, to be read one after another. */
export const partWords = (parts: readonly Part[]): readonly Word[] => parts.map(wordOf);

const wordOf = (part: Part): Word =>
  part.article ? { ...plainWord(part), article: true } : plainWord(part);

const plainWord = (part: Part): Word => {
  const { at } = part;
  switch (part.kind) {
    case 'word':
    case 'join':
      return { text: part.text, quoted: false, at };
    case 'name':
      return { text: part.text, quoted: true, at };
    case 'number':
      return { text: numberText(part.value), quoted: false, number: part.value, at };
    case 'comma':
      return { text: ',', quoted: false, at };
    case 'rest':
      return { text: '...', quoted: false, at };
    case 'through':
      return { text: '..', quoted: false, at };
  }
};

/** From the start of one span to the end of another. */
export const spanBetween = (first: Span, last: Span): Span => ({
  ...first,
  end: last.end,
  endLine: last.endLine,
  endColumn: last.endColumn,
});
