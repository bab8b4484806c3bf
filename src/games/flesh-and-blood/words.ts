/** What the rules of Flesh and Blood often speak of: the arena, heroes, assets, layers on the stack. */
import { listOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, fact, type Game, opponentOf, refOf } from '../../kernel/game.js';
import { restsOn } from '../../kernel/ledger.js';
import { type CardRef, type GameEvent, type Json, keyOf, type Player } from '../../kernel/state.js';

/** The zones of the arena. */
export const arena: readonly string[] = [
  ...['hero', 'weapon', 'head', 'chest', 'arms', 'legs'],
  ...['permanent', 'combat chain'],
];

export const isInArena = (game: Game, id: number): boolean => {
  restsOn(game, id, 'zone');
  return arena.includes(cardOf(game, id).zone);
};

export const isOfType = (game: Game, id: number, type: string): boolean =>
  listOf(game, id, 'type').includes(type);

export const isOfSubtype = (game: Game, id: number, subtype: string): boolean =>
  listOf(game, id, 'subtype').includes(subtype);

/** The hero of a player, which was there before anything else in its zone; 0 where there is none. */
export const heroOf = (game: Game, player: Player): number =>
  cardsIn(game, player, 'hero').at(-1) ?? 0;

/** Whose hero is dealt damage, where it is one: an ally is not its player (8.2.8f). */
export const ofHero = (game: Game, card: number): { readonly 'hero of'?: Player } =>
  cardOf(game, card).zone === 'hero' ? { 'hero of': cardOf(game, card).side } : {};

export const other = (game: Game): Player => opponentOf(game, game.state.turn.player);

export const both = (game: Game): readonly [Player, Player] => game.world.rules.players;

/** Whether players get priority now at all: there is no other phase in which they do. */
export const isActionPhase = ({ state }: Game): boolean =>
  state.turn.step !== '' && !['start phase', 'end phase'].includes(state.turn.step);

// ---------------------------------------------------------------- costs

/** What is known of an effect that is carried out as a cost. */
export const forCosts = 'cost';

// ---------------------------------------------------------------- assets

/** What players have points of. */
export type Asset = 'action' | 'resource';

const nameOf = (player: Player, asset: Asset): string => keyOf(player, `${asset} points`);

/** How many points of an asset a player has. */
export const pointsOf = (game: Game, player: Player, asset: Asset): number =>
  fact<number>(game, nameOf(player, asset)) ?? 0;

/** That a player has so many points from now on. */
export const pointsBecome = (player: Player, asset: Asset, points: number): GameEvent =>
  keepFact(nameOf(player, asset), points > 0 ? points : null);

/** That a player gains so many of them. */
export const gainsPoints =
  (asset: Asset) =>
  (player: Player, amount: number): GameEvent => ({ kind: 'gain-points', player, asset, amount });

// ---------------------------------------------------------------- the stack

/** What stands on the stack for an ability, besides what is seen of it. */
export interface AbilityLayer {
  readonly ability: number;
  readonly source: CardRef;
  readonly locals: Readonly<Record<string, Json>>;
}

/** The layers on the stack, the topmost first. */
export const stackOf = (game: Game): readonly number[] => cardsIn(game, '', 'stack');

const layerName = (id: number): string => keyOf(id, 'layer');

/** What an ability on the stack is; nothing for a card. */
export const layerOf = (game: Game, id: number): AbilityLayer | undefined =>
  fact(game, layerName(id)) as unknown as AbilityLayer | undefined;

/** An ability comes to the stack as a layer of its own, for as long as it is there. */
export const newLayer = (
  game: Game,
  layer: AbilityLayer,
  controller: Player,
  definition = 'ability',
): readonly GameEvent[] => [
  { kind: 'create', definition, to: 'stack', controller },
  layerBecomes(game.state.things.length + 1, layer),
];

/** That it is this from now on. */
export const layerBecomes = (id: number, layer: AbilityLayer): GameEvent =>
  keepFact(layerName(id), layer as unknown as Json);

/** A layer that is no card is gone, and nothing is remembered of it but, where it is known, what it was. */
export const layerCeases = (card: number, known = false): readonly GameEvent[] => [
  { kind: 'cease', card, ...(known && { known }) },
  keepFact(layerName(card)),
];

/** A state of the game for which an ability waits, and which is so. */
export interface StateMet {
  readonly card: CardRef;
  /** The ability, by its number in the world. */
  readonly ability: number;
  /** What the ability calls it. */
  readonly state: string;
}

// ---------------------------------------------------------------- where cards come from

const whenceName = (id: number): string => keyOf(id, 'came from');

/** That a card is remembered to be played, or to defend, from where it is now. */
export const rememberWhence = (game: Game, id: number): readonly GameEvent[] => {
  const { zone, version } = cardOf(game, id);
  return zone === 'stack' ? [] : [keepFact(whenceName(id), [version, zone])];
};

/** The zone from which a card on the stack or on the combat chain was played or came to defend; any other is where it is. */
export const whenceOf = (game: Game, [id, version]: CardRef): string => {
  const { zone, version: now } = cardOf(game, id);
  const [life, from] = fact<readonly [number, string]>(game, whenceName(id)) ?? [0, ''];
  const isGone = version !== now;
  return life === version && (isGone || zone === 'stack' || zone === 'combat chain') ? from : zone;
};

// ---------------------------------------------------------------- facts

export const keepFact = (name: string, value: GameEvent[string] = null): GameEvent => ({
  kind: 'fact',
  name,
  value,
});

/** The name of what is kept of a layer in this life of it. */
export const keptOfLayer = (game: Game, layer: number, what: string): string =>
  keyOf(layer, `${what} ${refOf(game, layer)[1]}`);

/** What forgets these facts; nothing needs to happen for those that nobody has set. */
export const forgotten = (game: Game, names: readonly string[]): readonly GameEvent[] =>
  names.filter((name) => game.state.facts[name] !== undefined).map((name) => keepFact(name));

/** Whether a text, or anything in it, does one of these. */
export const does = (text: unknown, verbs: readonly string[]): boolean =>
  typeof text === 'object' &&
  text !== null &&
  (verbs.includes(String((text as { verb?: unknown }).verb)) ||
    Object.values(text).some((part) => does(part, verbs)));
