/** What zones can contain: asked of boards, and of what effects move. */
import type { CardDefinition } from '../../kernel/ability.js';
import { listOf } from '../../kernel/continuous.js';
import type { Game } from '../../kernel/game.js';
import { type Requirement, requirement } from '../../kernel/rule.js';
import type { Thing } from '../../kernel/state.js';
import { listIn, outsideOf } from './faces.js';
import { say } from './questions.js';
import { both, isOfSubtype, isOfType } from './words.js';

const deckTypes: readonly string[] = [
  ...['action', 'attack reaction', 'block', 'defense reaction'],
  ...['instant', 'mentor', 'resource'],
];

/** Whether a card is a deck-card, by the face that counts for that; a blank card stands for any. */
export const isDeckCard = (game: Game, id: number): boolean => {
  const types = listIn(outsideOf(game, id, say(game, 'showsOutside', id)), 'type');
  const subtypes = listIn(outsideOf(game, id, say(game, 'showsOutside', id)), 'subtype');
  if (types.length === 0) return subtypes.length === 0;
  return types.some((one) => deckTypes.includes(one));
};

/** The zones that can contain deck-cards alone. */
export const onlyForDeckCards: readonly string[] = ['arsenal', 'deck', 'hand', 'pitch'];

/** The zones of a player that can contain cards of that player alone (3.3.2, 3.4.2, 3.7.2, 3.8.2, 3.9.2, 3.14.2). */
export const onlyForOwners: readonly string[] = [...onlyForDeckCards, 'banished', 'graveyard'];

const nameOf = (zone: string): string => names[zone] ?? `a ${zone} zone`;

const names: Readonly<Record<string, string>> = {
  arsenal: 'an arsenal',
  arms: 'an arms zone',
  'combat chain': 'a combat chain',
  deck: 'a deck',
  hand: 'a hand',
};

/** `only deck-cards lie in a hand` */
export const ofDeckCards = (zone: string): Requirement =>
  ofCards(zone, isDeckCard, 'only deck-cards');

const ofCards = (
  zone: string,
  fits: (game: Game, card: number) => boolean,
  which: string,
): Requirement =>
  requirement('board', (game, cards) =>
    cards
      .filter((card) => card.zone === zone && !fits(game, card.id))
      .map(({ id }) => ({ card: id, what: `${which} can lie in ${nameOf(zone)}` })),
  );

export const ofPermanents = (zone: string): Requirement =>
  ofCards(zone, isPermanentThere, 'only permanents');

// ---------------------------------------------------------------- where there is only so much room

/** What a zone of a player can contain, and how much of that. */
interface Room {
  readonly fits: (game: Game, card: number) => boolean;
  /** What alone fits, in words. */
  readonly which: string;
  readonly most: number;
  /** How much of the zone a card takes up beside others. */
  readonly takesUp: (game: Game, card: number, others: readonly number[]) => number;
  readonly full: string;
}

const forOne = (zone: string): Pick<Room, 'most' | 'takesUp' | 'full'> => ({
  most: 1,
  takesUp: () => 1,
  full: `no more than one card can lie in ${nameOf(zone)}`,
});

/** What is worn: one object, of the subtype that the zone is called by. */
const worn = (zone: string): Room => ({
  fits: (game, card) => isOfSubtype(game, card, zone),
  which: `only cards with the subtype ${zone}`,
  ...forOne(zone),
});

const hero: Room = {
  fits: (game, card) => isOfType(game, card, 'hero') || isOfType(game, card, 'demi-hero'),
  which: 'only heroes',
  ...forOne('hero'),
};

/** Subtypes of what is equipped where weapons are. */
const heldBesides: readonly string[] = ['off-hand', 'quiver'];

/** Of two zones each contains one object, and both together one that is equipped to both. */
const weapon: Room = {
  fits: (game, card) =>
    isOfType(game, card, 'weapon') ||
    heldBesides.some((subtype) => isOfSubtype(game, card, subtype)),
  which: 'only weapons, off-hands and quivers',
  most: 2,
  takesUp: (game, card, others) => {
    if (isOfSubtype(game, card, '2H')) return 2;
    return say(game, 'occupiesTheOther', card, others) ? 0 : 1;
  },
  full: 'the two weapon zones of a player hold no more than that',
};

/** Where equipment is worn. */
export const wornIn: readonly string[] = ['head', 'chest', 'arms', 'legs'];

const rooms: Readonly<Record<string, Room>> = {
  ...Object.fromEntries(wornIn.map((zone) => [zone, worn(zone)])),
  hero,
  weapon,
};

/** Whether permanents are equipped to a zone. */
export const equips = (zone: string): boolean => zone === 'weapon' || wornIn.includes(zone);

/** Whether a card cannot be equipped to a zone of a player besides those: it is of no kind that fits, or there is no room for it. */
export const hasNoRoomFor = (
  game: Game,
  zone: string,
  card: number,
  there: readonly number[],
): boolean => {
  const room = rooms[zone];
  if (room === undefined || !equips(zone)) return false;
  const hasOne = alone.some(
    (subtype) =>
      isOfSubtype(game, card, subtype) && there.some((one) => isOfSubtype(game, one, subtype)),
  );
  return !room.fits(game, card) || hasOne || takenUp(game, room, [...there, card]) > room.most;
};

/** Of these a player has no more than one equipped (8.2.10b, 8.2.15b). */
const alone: readonly string[] = heldBesides;

const takenUp = (
  game: Game,
  { takesUp }: Pick<Room, 'takesUp'>,
  cards: readonly number[],
): number =>
  cards.reduce(
    (taken, card) =>
      taken +
      takesUp(
        game,
        card,
        cards.filter((other) => other !== card),
      ),
    0,
  );

/** That no more lies in a zone of a player than there is room for, and nothing that does not fit. */
export const ofRoom = (zone: string): readonly [enough: Requirement, fitting: Requirement] => {
  const room = rooms[zone];
  if (room === undefined) throw new Error(`anything lies in a ${zone} zone`);
  return [atMost(zone, room), ofCards(zone, room.fits, room.which)];
};

const atMost = (zone: string, room: Pick<Room, 'most' | 'takesUp' | 'full'>): Requirement =>
  requirement('board', (game, cards) =>
    both(game).flatMap((player) => {
      const there = inZone(cards, zone, player).map(({ id }) => id);
      return there
        .filter((_, at) => takenUp(game, room, there.slice(0, at + 1)) > room.most)
        .map((card) => ({ card, what: room.full }));
    }),
  );

export const atMostOne = (zone: string): Requirement => atMost(zone, forOne(zone));

/** That a player has no more than one card of a subtype equipped. */
export const oneOfSubtype = (subtype: string): Requirement =>
  requirement('board', (game, cards) =>
    both(game).flatMap((player) =>
      inZone(cards, 'weapon', player)
        .filter(({ id }) => isOfSubtype(game, id, subtype))
        .slice(1)
        .map(({ id }) => ({ card: id, what: `a player equips no more than one ${subtype}` })),
    ),
  );

const inZone = (cards: readonly Thing[], zone: string, player: string): readonly Thing[] =>
  cards.filter((card) => card.zone === zone && card.side === player);

/** Subtypes with which a deck-card becomes a permanent. */
export const staying: readonly string[] = [
  ...['affliction', 'ally', 'ash', 'aura', 'construct'],
  ...['figment', 'invocation', 'item', 'landmark'],
];

/** 1.3.3: hero-cards, arena-cards and token-cards, and deck-cards of some subtypes. */
export const isPermanentThere = (game: Game, card: number): boolean =>
  !isOfDeck(game, card) || staying.some((one) => isOfSubtype(game, card, one));

/** Whether one face of a card, if it were all of it, could lie in a zone of the arena; on the combat chain, where it defends. */
export const faceFits = (face: CardDefinition, zone: string): boolean => {
  const [types, subtypes] = [listIn(face, 'type'), listIn(face, 'subtype')];
  const isDeckFace = types.some((one) => deckTypes.includes(one)) && !types.includes('token');
  switch (zone) {
    case 'permanent':
      return !isDeckFace || staying.some((one) => subtypes.includes(one));
    case 'hero':
      return types.includes('hero') || types.includes('demi-hero');
    case 'weapon':
      return types.includes('weapon') || subtypes.some((one) => heldBesides.includes(one));
    case 'combat chain':
      return typeof face.traits['defense'] === 'number';
    default:
      return !wornIn.includes(zone) || subtypes.includes(zone);
  }
};

/** Whether something is a deck-card by the types that it has where it is, and no token. */
export const isOfDeck = (game: Game, card: number): boolean => {
  const types = listOf(game, card, 'type');
  return types.some((one) => deckTypes.includes(one)) && !types.includes('token');
};
