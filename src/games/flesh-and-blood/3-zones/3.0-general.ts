/** 3.0. Zones: whose they are, who sees into them, when a card becomes a new object. */
import { asksForSome } from '../../../kernel/ability.js';
import { cardOf, type Game } from '../../../kernel/game.js';
import { bookkeeping, eventKind, restriction } from '../../../kernel/rule.js';
import { type GameEvent, wordIn } from '../../../kernel/state.js';
import { isProxy } from '../playing.js';
import { equippedTo } from '../combat.js';
import {
  equips,
  hasNoRoomFor,
  isDeckCard,
  isPermanentThere,
  onlyForDeckCards,
  onlyForOwners,
} from '../containing.js';
import { arena, isInArena, isOfType, layerCeases } from '../words.js';
import { definition, say } from '../questions.js';

/** Whose part of a zone a card comes to. */
export const zoneSide = bookkeeping(
  definition('zoneSide', (game, zone, side) =>
    say(game, 'sharedZones').includes(zone) ? '' : side,
  ),
);

/** 3.0.2. */
export const sharedZones = definition('sharedZones', () => ['stack', 'permanent', 'combat chain']);

/** Who sees the face of a card. */
export const sees = bookkeeping(
  definition('sees', (game, player, id) => {
    const { zone, status } = cardOf(game, id);
    const byZone = say(game, 'isPrivateZone', zone);
    if (byZone === undefined) return undefined;
    const isPrivate = status['face'] === undefined ? byZone : status['face'] === 'down';
    return (
      !isPrivate ||
      say(game, 'looksAtOwn', player, id) ||
      say(game, 'seesShown', player, id) ||
      say(game, 'seesToFind', player, id)
    );
  }),
);

/** 3.0.3a. */
export const looksAtOwn = definition('looksAtOwn', (game, player, id) => {
  const { zone, side, owner } = cardOf(game, id);
  return zone !== 'deck' && (side === player || owner === player);
});

/** How a card lies that comes to a zone. */
export const entersWith = bookkeeping(
  definition('entersWith', (game, _, zone): Readonly<Record<string, string>> => {
    const isPrivate = say(game, 'isPrivateZone', zone);
    return isPrivate === undefined ? {} : { face: isPrivate ? 'down' : 'up' };
  }),
);

/** 3.0.4. What is private in these zones is public in all others. */
export const isPrivateZone = definition('isPrivateZone', (_, zone) =>
  ['arsenal', 'deck', 'hand', 'inventory'].includes(zone),
);

/** 3.0.4. In a public zone, what a card that lies face down is like is not to be known (3.0.3), unless a text asks for what is private. */
export const meansPublic = definition(
  'meansPublic',
  (game, { zone }, filter) =>
    say(game, 'isPrivateZone', zone) !== false ||
    !asksForSome(filter) ||
    filter.tests.some((one) => one.test === 'status' && one.value === 'down'),
);

/** What a text describes; somebody who looks on, and says what came about, sees all. */
export const canMean = bookkeeping(
  definition(
    'canMean',
    (game, seen, filter, { source }) =>
      say(game, 'meansAsAttack', seen, filter) &&
      (source === null || seen.status['face'] !== 'down' || say(game, 'meansPublic', seen, filter)),
  ),
);

/** What comes to the arena from elsewhere, or is created there, enters it: the combat chain is one of its zones (3.0.5), though no place where a card becomes a permanent (8.2.4b). */
export const entersArena = bookkeeping(
  definition('alsoCalled', (game, { kind, card = 0, to }) => {
    const comes = arena.includes(wordIn(to));
    return comes && (kind === 'create' || !isInArena(game, card)) ? 'enter' : '';
  }),
);

/** 3.0.7a. What was private, and is where it comes to, moves as a private card, and that has no properties for effects. */
export const movesUnseen = definition('movesUnseen', (game, event, role) => {
  if (role !== 'card' || !comesUnseen(game, event)) return false;
  return say(game, 'isPrivateZone', whence(game, event)) === true;
});

const comesUnseen = (game: Game, event: GameEvent): boolean => {
  if (event.kind === 'banish') return event['face'] === 'down';
  if (event.kind !== 'move') return event.kind === 'draw';
  const usual = say(game, 'entersWith', event.card ?? 0, wordIn(event.to));
  return { ...usual, ...said(event) }['face'] === 'down';
};

/** Where the card of an event was, which may have come about or not. */
const whence = (game: Game, { kind, card = 0, from }: GameEvent): string => {
  if (kind === 'draw') return 'deck';
  if (from !== undefined) return wordIn(from);
  const { zone, version } = cardOf(game, card);
  return zone === 'banished' ? (game.state.lastKnown[`${card}.${version - 1}`]?.zone ?? '') : zone;
};

/** How a card is said to lie where it comes to. */
const said = ({ status }: GameEvent): Readonly<Record<string, string>> =>
  typeof status === 'object' ? (status as Readonly<Record<string, string>>) : {};

/** 3.0.9. A card that enters the arena, or the stack, stays what it is; anywhere else it is a new object. */
export const staysTheSame = definition(
  'staysTheSame',
  (_, __, zone) => zone === 'stack' || arena.includes(zone),
  () => true,
);

/** 3.0.9. What was public and is turned face down is a new object, too. */
export const renewedSo = definition(
  'renewedSo',
  (game, card, status, value) =>
    status === 'face' && value === 'down' && cardOf(game, card).status['face'] !== 'down',
);

/** 3.0.9a. The new object is what is meant, as long as it has not moved again and everybody sees it. */
export const referenceLasts = definition(
  'referenceLasts',
  (game, id) => !isPlayed(game, id) && cardOf(game, id).status['face'] !== 'down',
  () => true,
);

/** What has become a new object elsewhere comes there only by being moved once more. */
const isPlayed = (game: Game, id: number): boolean =>
  isInArena(game, id) || cardOf(game, id).zone === 'stack';

/** 3.0.11. What a zone cannot contain is not moved there; a token ceases to exist (8.1.8a). */
export const cannotContain = restriction(
  'event move',
  (game, what) =>
    'kind' in what &&
    (isOfAnother(game, what) || !canLieIn(game, wordIn(what.to), what.card ?? 0)) &&
    !isOfType(game, what.card ?? 0, 'token'),
);

const canLieIn = (game: Game, zone: string, card: number): boolean => {
  if (onlyForDeckCards.includes(zone)) return isDeckCard(game, card);
  if (zone === 'permanent') return isPermanentThere(game, card);
  return zone !== 'hero' || ['hero', 'demi-hero'].some((type) => isOfType(game, card, type));
};

/** 3.0.11. Nor where something else is equipped already, even if that is on the combat chain meanwhile (3.0.1a), or where it does not fit. */
export const hasNoRoom = restriction(
  'event move',
  (game, what, _, about) => {
    if (!('kind' in what) || what.card === undefined) return false;
    const [card, zone, side] = [what.card, wordIn(what.to), wordIn(what.side)];
    // Nearly all that moves goes elsewhere, where nobody need look at what lies there.
    if (!equips(zone)) return false;
    const beside = ((about ?? []) as unknown as readonly GameEvent[]).flatMap((one) =>
      one.kind === 'move' && one.to === zone && wordIn(one.side) === side ? [one.card ?? 0] : [],
    );
    const there = new Set([...equippedTo(game, side, zone), ...beside]);
    there.delete(card);
    return hasNoRoomFor(game, zone, card, [...there]);
  },
  { together: true },
);

/** 3.0.11. What a rule returns from the combat chain finds room, or does not. */
export const returnsWhereRoomIs = definition(
  'returnsWhereRoomIs',
  (game, card, zone, there) => !hasNoRoomFor(game, zone, card, there),
);

/** Whether a card comes to a zone that contains its owner's cards alone, and is another player's. */
const isOfAnother = (game: Game, { to, side, card = 0 }: GameEvent): boolean =>
  onlyForOwners.includes(wordIn(to)) &&
  wordIn(side) !== '' &&
  wordIn(side) !== cardOf(game, card).owner;

/** 3.0.12. To its owner's graveyard; a layer that is no card ceases to exist (3.0.12a). */
export const clear = eventKind('clear', {
  becomes: (game, { card = 0 }) =>
    cardOf(game, card).definition in pseudoLayers
      ? layerCeases(card, isProxy(game, card))
      : [{ kind: 'move', card, to: 'graveyard', side: cardOf(game, card).owner }],
});

/** 3.0.14. What lies under something that is another object elsewhere, or none, is cleared (3.0.12). */
export const cardsUnderAreCleared = definition('partsGo', () => 'graveyard');

/** 3.0.14b. In no zone of the arena, and a new card: the face shows that shows of such a one. */
export const faceUnder = definition('faceUnder', (game, id) =>
  say(game, 'faceThere', id, '', true),
);

/** What stands on the stack and is no card. */
const pseudoLayers: Readonly<Record<string, true>> = { ability: true, 'attack proxy': true };
