/** What the rules of Duel Masters often speak of: creatures, shields, mana, the attack that is going on. */
import { listOf } from '../../kernel/continuous.js';
import { isEverTold } from '../../kernel/modals.js';
import {
  cardOf,
  cardsIn,
  fact,
  type Game,
  isCurrent,
  isHeld,
  opponentOf,
  refOf,
} from '../../kernel/game.js';

import { zoneWhere } from '../../kernel/parts.js';
import {
  type Thing,
  type CardRef,
  type GameEvent,
  type Json,
  type Option,
  type Player,
  type Tag,
  zoneKey,
} from '../../kernel/state.js';
import type { Move } from '../../kernel/rule.js';
import { restsOn } from '../../kernel/ledger.js';
import { say } from './questions.js';

export const isOfType = (game: Game, id: number, type: string): boolean =>
  listOf(game, id, 'type').includes(type);

/** The creatures in the battle zone. */
export const creatures = (game: Game): readonly number[] =>
  cardsIn(game, '', 'battle zone').filter((id) => isOfType(game, id, 'creature'));

export const creaturesOf = (game: Game, player: Player): readonly number[] =>
  creatures(game).filter((id) => cardOf(game, id).controller === player);

/** Whether a card lies face down in the mana zone (405.4). */
export const isFaceDownMana = (game: Game, id: number): boolean => {
  const { zone, status } = cardOf(game, id);
  return zone === 'mana zone' && status['face'] === 'down';
};

/** The shields of a player, each by the card that stands for it. */
export const shieldsOf = (game: Game, player: Player): readonly number[] =>
  cardsIn(game, player, 'shield zone').filter((id) => say(game, 'isShield', id));

/** The topmost cards of a deck; which they are rests on what put the deck in order. */
export const topOfDeck = (game: Game, player: Player, count: number): readonly number[] => {
  restsOn(game, `${zoneKey(player, 'deck')} order`);
  const there = notBeingDrawn(game, cardsIn(game, player, 'deck'));
  return there.filter((id) => !say(game, 'outOfReach', id, null)).slice(0, count);
};

/** The card that is being drawn and is not in the hand yet. */
export const beingDrawn = (game: Game): CardRef | undefined =>
  game.state.facts['being drawn'] as unknown as CardRef | undefined;

/** Cards of a deck, without one that is on its way to the hand. */
export const notBeingDrawn = (game: Game, cards: readonly number[]): readonly number[] => {
  const drawn = beingDrawn(game);
  return drawn === undefined || !isCurrent(game, drawn)
    ? cards
    : cards.filter((id) => id !== drawn[0]);
};

export const isTapped = (game: Game, id: number): boolean => {
  restsOn(game, id, 'orientation');
  return cardOf(game, id).status['orientation'] === 'tapped';
};

export const isUpsideDown = (game: Game, id: number): boolean => {
  restsOn(game, id, 'way up');
  return cardOf(game, id).status['way up'] === 'upside down';
};

export const nonTurnPlayer = (game: Game): Player => opponentOf(game, game.state.turn.player);

/** A word that a frame or an event keeps; nothing where it keeps none. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

// ---------------------------------------------------------------- events

/** A card changes zones. Triggers look at where it comes from as well. */
export const move = (
  game: Game,
  card: number,
  to: string,
  more: Readonly<Record<string, Json>> = {},
): GameEvent => {
  const from = zoneWhere(game, card);
  // What is held where it lies is used from there.
  return { kind: 'move', card, from, to, ...(isHeld(game, card) ? { origin: from } : {}), ...more };
};

/** A card lies otherwise. */
export const turned = (
  card: number | undefined,
  value: string,
  status: 'orientation' | 'way up' = 'orientation',
): GameEvent => ({ kind: 'status', card: card ?? 0, status, value });

/** A fact of the game is set, or forgotten where no value is given. */
export const keepFact = (name: string, value: Json = null): GameEvent => ({
  kind: 'fact',
  name,
  value,
});

/** Effects end whose time is over; where there are none, nothing happens. */
export const endEffects = (ids: readonly Tag[]): Move | undefined =>
  ids.length === 0 ? undefined : { events: [{ kind: 'end-effects', ids }] };

/** The fact that a player without shields has suffered a direct attack, of which nothing has come yet. */
export const struckWithoutShields = 'struck without shields';

/** Whether an event takes a card out of the battle zone, or tells that it was destroyed there. */
export const leavesBattleZone = ({ kind, from }: GameEvent): boolean =>
  from === 'battle zone' && (kind === 'move' || kind === 'destroyed');

/** What using a card is called, by its type: an action, and an event. */
const usesByType = {
  creature: 'summon',
  spell: 'cast',
  field: 'expand',
  artifact: 'use',
  tamaseed: 'use',
} as const;

export type WayOfUse = (typeof usesByType)[keyof typeof usesByType];

/** Every way in which a card is used. */
export const uses: readonly WayOfUse[] = [...new Set(Object.values(usesByType))];

/** The zones besides the hand from which a text may let cards be used; none where no text does. */
export const usableByText = (game: Game): readonly string[] =>
  isEverTold(game, 'can', 'be used') ? zonesOfTexts : nowhere;

const zonesOfTexts: readonly string[] = ['mana zone', 'graveyard'];
const nowhere: readonly string[] = [];

/** Whether a card is of a type that is used in this way. */
export const isUsedSo = (game: Game, card: number, use: WayOfUse): boolean =>
  isUsedAs(listOf(game, card, 'type'), use);

/** Whether that is how cards of one of these types are used. */
export const isUsedAs = (types: readonly string[], use: string): boolean => {
  for (const [type, one] of typesUsed) if (one === use && types.includes(type)) return true;
  return false;
};

const typesUsed = Object.entries(usesByType);

/** How a card is used; of what has no word of its own, it is used. */
export const useOf = (game: Game, card: number): WayOfUse =>
  uses.find((use) => isUsedSo(game, card, use)) ?? 'use';

/** Cards of the hand of a type, as options for their use. */
export const usableFromHand = (
  game: Game,
  player: Player,
  type: keyof typeof usesByType,
): readonly Omit<Option, 'rules'>[] =>
  cardsIn(game, player, 'hand')
    .filter((id) => isOfType(game, id, type))
    .map((card) => ({ verb: usesByType[type], card }));

/** The types whose cards may lie face up in the battle zone by themselves: 403.1 with the sections on each. */
const typesThere: ReadonlySet<string> = new Set([
  ...['creature', 'cross gear', 'weapon', 'fortress', 'impulse', 'field', 'core', 'aura'],
  ...['artifact', 'tamaseed'],
]);

export const mayLieThere = (type: string): boolean => typesThere.has(type);

/** Whether a card may lie there: one of its types is enough. */
export const mayBeThere = (game: Game, id: number): boolean =>
  listOf(game, id, 'type').some(
    (type) => mayLieThere(type) || (type === 'land' && !say(game, 'landsStayOut')),
  );

/** A card that was used comes to where it is put as it resolves; it has come from where it was used. */
export const entering = (
  game: Game,
  { card = 0, player, origin }: GameEvent,
): readonly GameEvent[] => {
  const to = say(game, 'entersOnResolving', card);
  if (to === cardOf(game, card).zone) return [];
  const from: Record<string, Json> = origin === undefined ? {} : { origin };
  return [move(game, card, to, { controller: player ?? '', ...from })];
};

// ---------------------------------------------------------------- the attack

/** A creature's part in the attack that is going on, while it still has it. */
const inAttack = (game: Game, part: 'attacker' | 'blocker' | 'attacked creature'): number => {
  const ref = fact<CardRef>(game, part);
  return ref !== undefined && say(game, 'isInAttack', ref) ? ref[0] : 0;
};

/** The creature that attacks, or 0. */
export const attackerNow = (game: Game): number => inAttack(game, 'attacker');

/** The creature that blocks, or 0. */
export const blockerNow = (game: Game): number => inAttack(game, 'blocker');

/** The creature that is attacked, or 0. */
export const attackedCreature = (game: Game): number => inAttack(game, 'attacked creature');

/** The player who is attacked, or nobody. */
export const attackedPlayer = (game: Game): Player => fact<Player>(game, 'attacked player') ?? '';

export const isBlocked = (game: Game): boolean => fact(game, 'blocked') === true;

/** Whether a card that was spoken of is still there, as the same one. */
export const isStillThere = (game: Game, ref: CardRef): boolean => {
  restsOn(game, ref[0], 'zone');
  return isCurrent(game, ref) && !say(game, 'ignored', ref[0]);
};

export const refJson = (game: Game, id: number): Json => [...refOf(game, id)];

/** Whether a card of a hidden zone lies face up, though cards come there face down. */
export const liesFaceUp = (game: Game, { zone, status }: Thing): boolean =>
  status['face'] === 'up' && say(game, 'faceOnEntry', zone)['face'] !== 'up';

/** What an attack aims at is another creature from now on, or the player under attack. */
export const redirected = (game: Game, card: number, life?: CardRef): readonly GameEvent[] => {
  const player = nonTurnPlayer(game);
  const before = attackedCreature(game);
  return [
    keepFact('attacked player', card === 0 ? player : null),
    keepFact('attacked creature', card === 0 ? null : [...(life ?? refOf(game, card))]),
    ...(before === 0 ? [] : [{ kind: 'escape-attack', card: before }]),
    {
      kind: 'redirect',
      card: attackerNow(game),
      player: game.state.turn.player,
      target: card === 0 ? player : card,
      // `from` is the zone in which an event found its card.
      former: before || player,
    },
  ];
};
