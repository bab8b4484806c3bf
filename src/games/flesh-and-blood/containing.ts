/** What zones can contain: asked of boards, and of what effects move. */
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

/** What can be worn where: one object, of the subtype that the zone is called by. */
export const ofWorn = (zone: string): readonly [one: Requirement, fitting: Requirement] => [
  atMostOne(zone),
  ofCards(
    zone,
    (game, card) => isOfSubtype(game, card, zone),
    `only cards with the subtype ${zone}`,
  ),
];

export const ofPermanents = (zone: string): Requirement =>
  ofCards(zone, isPermanentThere, 'only permanents');

export const ofHeroes = (zone: string): Requirement =>
  ofCards(
    zone,
    (game, card) => isOfType(game, card, 'hero') || isOfType(game, card, 'demi-hero'),
    'only heroes',
  );

export const ofWeapons = (zone: string): Requirement =>
  ofCards(
    zone,
    (game, card) =>
      isOfType(game, card, 'weapon') ||
      ['off-hand', 'quiver'].some((one) => isOfSubtype(game, card, one)),
    'only weapons, off-hands and quivers',
  );

/** No more than so much of a zone is taken up by what a player has there. */
export const atMost = (
  zone: string,
  most: number,
  takesUp: (game: Game, card: number) => number,
  what: string,
): Requirement =>
  requirement('board', (game, cards) =>
    both(game).flatMap((player) => {
      let taken = 0;
      return inZone(cards, zone, player)
        .filter(({ id }) => (taken += takesUp(game, id)) > most)
        .map(({ id }) => ({ card: id, what }));
    }),
  );

export const atMostOne = (zone: string): Requirement =>
  atMost(zone, 1, () => 1, `no more than one card can lie in ${nameOf(zone)}`);

const inZone = (cards: readonly Thing[], zone: string, player: string): readonly Thing[] =>
  cards.filter((card) => card.zone === zone && card.side === player);

const nameOf = (zone: string): string => names[zone] ?? `a ${zone} zone`;

const names: Readonly<Record<string, string>> = {
  arsenal: 'an arsenal',
  arms: 'an arms zone',
  'combat chain': 'a combat chain',
  deck: 'a deck',
  hand: 'a hand',
};

/** Subtypes with which a deck-card becomes a permanent. */
export const staying: readonly string[] = [
  ...['affliction', 'ally', 'ash', 'aura', 'construct'],
  ...['figment', 'invocation', 'item', 'landmark'],
];

/** 1.3.3: hero-cards, arena-cards and token-cards, and deck-cards of some subtypes. */
const isPermanentThere = (game: Game, card: number): boolean =>
  !isOfDeck(game, card) || staying.some((one) => isOfSubtype(game, card, one));

/** Whether something is a deck-card by the types that it has where it is, and no token. */
export const isOfDeck = (game: Game, card: number): boolean => {
  const types = listOf(game, card, 'type');
  return types.some((one) => deckTypes.includes(one)) && !types.includes('token');
};
