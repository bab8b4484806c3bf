/** What combat keeps in mind: the active chain link, what defends on it, what is attacked. */
import type { AskedFor } from '../../kernel/asking.js';
import { cardOf, cardsIn, fact, type Game, isCurrent, refOf } from '../../kernel/game.js';
import { restsOn } from '../../kernel/ledger.js';
import { limitsTogether } from '../../kernel/modals.js';
import { asItIs } from '../../kernel/select.js';
import type { CardRef, GameEvent, Json, Player, TogetherLimit } from '../../kernel/state.js';
import { hasGoAgain } from './layers.js';
import { forgotten, isInArena, keepFact, whenceOf } from './words.js';

/** The active chain link. */
export interface Link {
  /** The active attack: a card, or what stands for the attack of a weapon. */
  readonly attack: CardRef;
  /** The weapon that attacks so; nothing where a card does. */
  readonly source: CardRef | null;
  readonly target: CardRef;
  readonly player: Player;
}

export const linkNow = (game: Game): Link | undefined =>
  fact(game, 'chain link') as unknown as Link | undefined;

/** What is declared as the target of the attack that is being made. */
export const targetDeclared = (game: Game): CardRef | undefined =>
  fact(game, 'attack target') as unknown as CardRef | undefined;

/** The cards that defend on the active chain link, and are still there. */
export const defendersOf = (game: Game): readonly number[] =>
  ((fact(game, 'defending') ?? []) as unknown as readonly CardRef[])
    .filter((ref) => isCurrent(game, ref) && isOnChain(game, ref[0]))
    .map(([id]) => id);

export const isOnChain = (game: Game, id: number): boolean => {
  restsOn(game, id, 'zone');
  return cardOf(game, id).zone === 'combat chain';
};

/** The card that texts mean by "this" where an attack is made: the card itself, or the weapon. */
export const attackerOf = ({ attack, source }: Link): number => (source ?? attack)[0];

/** The attack that an event is about, as that knows it: its roles know the card that makes it. */
export const ofAttack = ({ attack: [id, version] }: Link): { readonly ofAttack: Json } => ({
  ofAttack: [id, version],
});

/** That a card comes to defend against the active attack. */
export const defends = (game: Game, card: number): GameEvent => {
  const link = linkNow(game);
  const attack = link === undefined ? {} : { attack: attackerOf(link), ...ofAttack(link) };
  return { kind: 'defend', card, player: cardOf(game, card).controller, ...attack };
};

/** What effects speak of that speak of the active attack: the card; or the weapon, and what stands for its attack. */
export const attackingIn = ({ attack, source }: Link): readonly number[] =>
  source === null ? [attack[0]] : [attack[0], source[0]];

/** How many of these cards may come to defend beside those that do, or come to before them, by what effects say of several together. */
export const defenseLimits = (
  game: Game,
  link: Link,
  options: readonly number[],
  before: readonly number[] = [],
): readonly TogetherLimit[] => {
  const seen = (id: number) => ({
    ...asItIs(cardOf(game, id)),
    zone: whenceOf(game, refOf(game, id)),
  });
  const there = [...defendersOf(game), ...before];
  return attackingIn(link).flatMap((attack) =>
    limitsTogether(game, 'be defended', attack, { options, there, seen }),
  );
};

/** Whether the active attack is still where it was put. */
export const attackIsThere = (game: Game, { attack, source }: Link): boolean =>
  [attack, source ?? attack].every((ref) => isCurrent(game, ref) && isOnChain(game, ref[0]));

/** What is known of an attack, wherever it is by now: whether it goes again. */
export const linkGoesAgain = (game: Game, { attack }: Link): boolean => hasGoAgain(game, attack);

const laidName = 'lay in the arena';

/** That a card comes to the combat chain: where it lies in the arena is kept, so that it is known for a permanent, and where it returns to. */
export const leavesItsPlace = (game: Game, card: number): readonly GameEvent[] => {
  const { zone } = cardOf(game, card);
  if (zone === 'combat chain') return [];
  const laid = [...refOf(game, card), isInArena(game, card) ? zone : elsewhere];
  return [{ kind: 'fact', name: laidName, further: [laid] }];
};

/** Outside of the arena. */
const elsewhere = '';

const cameFrom = (game: Game, card: number): string | undefined => {
  const [, version] = refOf(game, card);
  const laid = (fact(game, laidName) ?? []) as unknown as readonly [number, number, string][];
  return laid.findLast(([id, was]) => id === card && was === version)?.[2];
};

/** Where in the arena a card on the combat chain lay before; nothing where it came from elsewhere. */
export const placeOf = (game: Game, card: number): string | undefined =>
  cameFrom(game, card) === elsewhere ? undefined : cameFrom(game, card);

/** What is equipped to a zone of a player: what lies there, and what has come from there to the combat chain. */
export const equippedTo = (game: Game, player: Player, zone: string): readonly number[] => [
  ...cardsIn(game, player, zone),
  ...cardsIn(game, '', 'combat chain').filter(
    (card) => cardOf(game, card).owner === player && placeOf(game, card) === zone,
  ),
];

/** What a text asks for that is about cards that defend, or have defended. */
export const ofDefending: AskedFor = { event: 'defend', word: 'isDefending' };

/** Whether a card came to the combat chain to defend, from elsewhere than the arena. */
export const onlyDefends = (game: Game, card: number): boolean =>
  isOnChain(game, card) && cameFrom(game, card) === elsewhere;

/** What is remembered of a combat chain, to be forgotten. */
const ofChain = ['chain link', 'last attack', 'defending', 'attack target', laidName] as const;

const chainsName = 'combat chains this turn';
const linksName = 'chain links this turn';

/** That another combat chain of this turn has been opened, and that there is another chain link. */
export const chainCounted = (game: Game): GameEvent => counted(game, chainsName);
export const linkCounted = (game: Game): GameEvent => counted(game, linksName);

const counted = (game: Game, name: string): GameEvent =>
  keepFact(name, (fact<number>(game, name) ?? 0) + 1);

/**
 * Which combat chain of this turn is open, and which chain link is the active one.
 *
 * @param opens whether an attack is on the stack, with which the next chain opens where none is open
 * @param begins whether the chain link is the next, since an attack is about to become one
 */
export const timesOf = (
  game: Game,
  opens: boolean,
  begins: boolean,
): Readonly<Record<string, number>> => {
  const link = fact<number>(game, linksName) ?? 0;
  const chain = fact<number>(game, chainsName) ?? 0;
  const isOpen = isCombat(game);
  return {
    ...((isOpen || opens) && { 'combat chain': isOpen ? chain : chain + 1 }),
    ...((begins || linkNow(game) !== undefined) && { 'chain link': begins ? link + 1 : link }),
  };
};

/** The steps of combat in their order, and the units that carry them out. */
export const combatSteps = [
  ['layer step', 'layerStep'],
  ['attack step', 'attackStep'],
  ['defend step', 'defendStep'],
  ['reaction step', 'reactionStep'],
  ['damage step', 'damageStep'],
  ['resolution step', 'resolutionStep'],
  ['close step', 'closeStep'],
] as const;

const isCombat = ({ state }: Game): boolean =>
  combatSteps.some(([name]) => name === state.turn.step);

/** What counts within a turn, to begin anew. */
export const countsForgotten = (game: Game): readonly GameEvent[] =>
  forgotten(game, [chainsName, linksName]);

export const chainForgotten = (game: Game): readonly GameEvent[] => forgotten(game, ofChain);

/** What attacked on the chain link that is the active one no longer. */
export const linkBefore = (game: Game): GameEvent => keepFact('last attack', latestAttack(game));

/** The attack that is the active one: the card, or what stands for the attack of a weapon (1.4.3a). */
const latestAttack = (game: Game): CardRef | undefined => linkNow(game)?.attack;

/**
 * The attack before the active one on this combat chain.
 *
 * @param begins whether another attack is about to become the active one
 */
export const lastAttack = (game: Game, begins: boolean): CardRef | undefined =>
  begins ? latestAttack(game) : (fact(game, 'last attack') as unknown as CardRef | undefined);

export const keepLink = (link: Link): GameEvent => keepFact('chain link', link as unknown as Json);
