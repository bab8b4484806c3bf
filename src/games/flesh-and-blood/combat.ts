/** What combat keeps in mind: the active chain link, what defends on it, what is attacked. */
import { hasKeyword } from '../../kernel/continuous.js';
import { cardOf, fact, type Game, isCurrent } from '../../kernel/game.js';
import { restsOn } from '../../kernel/ledger.js';
import type { CardRef, GameEvent, Json, Player } from '../../kernel/state.js';
import { forgotten, keepFact, layerOf } from './words.js';

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

/** Whether the active attack is still where it was put. */
export const attackIsThere = (game: Game, { attack, source }: Link): boolean =>
  [attack, source ?? attack].every((ref) => isCurrent(game, ref) && isOnChain(game, ref[0]));

/** What is known of the active attack, wherever it is by now: whether it goes again. */
export const linkGoesAgain = (game: Game, { attack: [id, life] }: Link): boolean => {
  const layer = layerOf(game, id);
  if (layer !== undefined) return saysGoAgain(game, layer.ability);
  if (isCurrent(game, [id, life])) return hasKeyword(game, id, 'go again');
  const known = game.state.lastKnown[`${id}.${life}`];
  return known?.keywords.includes('go again') === true;
};

/** Whether an ability says so of its layer. */
export const saysGoAgain = (game: Game, ability: number): boolean => {
  const found = game.world.abilities[ability];
  return (
    found !== undefined &&
    'effect' in found &&
    found.effect.some((one) => one.do === 'act' && one.verb === 'go again')
  );
};

/** What is remembered of a combat chain, to be forgotten. */
const ofChain = ['chain link', 'defending', 'attack target'] as const;

export const chainForgotten = (game: Game): readonly GameEvent[] => forgotten(game, ofChain);

export const keepLink = (link: Link): GameEvent => keepFact('chain link', link as unknown as Json);
