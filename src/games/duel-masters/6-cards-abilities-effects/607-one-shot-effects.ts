/** 607. One-shot effects: once, and over. */
import { numberOfUnit } from '../../../kernel/book.js';
import { cardOf, cardsIn, type Game, isHeld, quietly, Unsupported } from '../../../kernel/game.js';
import { type Act, type Move, term } from '../../../kernel/rule.js';
import type { GameEvent, Json } from '../../../kernel/state.js';
import { move } from '../words.js';
import { say } from '../questions.js';

/** 607.1. Cards are moved from zone to zone, together. */
const moveCards = (game: Game, all: Act): Move => {
  const act = { ...all, cards: all.cards.filter((card) => !liesThere(game, all, card)) };
  const { cards, place, status, player, source } = act;
  if (place === undefined || cards.length === 0) return {};
  const { zone, side, position } = place;
  const shields = cards.filter((id) => cardOf(game, id).zone === 'shield zone');
  if (zone === 'hand' && shields.length > 0 && say(game, 'returnsLikeABreak')) {
    if (side !== '' && shields.some((id) => cardOf(game, id).owner !== side))
      throw new Unsupported(
        numberOfUnit(game.world.rules.book, 'returnsLikeABreak'),
        'it does not say who may use the shield trigger of a shield that comes to the hand of another player',
      );
    return {
      call: 'takeShields',
      locals: { cards, kind: 'move', by: source, player },
      into: 'done',
    };
  }
  // That it is no summoning leaves no mark on what is put there.
  if (zone === 'battle zone' && quietly(game, () => say(game, 'puttingIsSummoning')))
    return { events: cards.map((card) => ({ kind: 'summon', card, player })) };
  const more: Record<string, Json> = { by: source, player };
  if (side !== '') more['side'] = side;
  const { nth } = place;
  if (nth !== undefined)
    return {
      events: cards.flatMap((card) => {
        const position = depthOf(game, act, card, nth);
        const own = { ...act, cards: [card] };
        return position === undefined ? [] : movesOf(game, own, zone, { ...more, position });
      }),
    };
  // New shields stand behind the others.
  const at = position ?? (zone === 'shield zone' ? 'bottom' : undefined);
  if (at !== undefined) more['position'] = at;
  if (Object.keys(status).length > 0) more['status'] = status;
  const moves = movesOf(game, act, zone, more);
  if (place.coming !== 'blocking') return { events: moves };
  return { events: [...moves, ...cards.map((card) => ({ kind: 'come-blocking', card }))] };
};

/** Whether a card lies where it is to be put: it does not come there once more (400.5). In a deck, and among the shields, it gets another place. */
const liesThere = (game: Game, { place, alone }: Act, card: number): boolean => {
  const { zone, side, host } = cardOf(game, card);
  return (
    place !== undefined &&
    place.zone === zone &&
    !['deck', 'shield zone'].includes(zone) &&
    (place.side === '' || zone === 'battle zone' || place.side === side) &&
    host === 0 &&
    !isHeld(game, card) &&
    !alone.includes(card)
  );
};

/** What is taken alone leaves the cards that lie under it. */
const movesOf = (
  game: Game,
  { cards, alone }: Act,
  zone: string,
  more: Readonly<Record<string, Json>>,
): readonly GameEvent[] =>
  cards.map((card) =>
    move(game, card, zone, alone.includes(card) ? { ...more, alone: true } : more),
  );

/** How many cards of the zone lie above one that is put so many places from the top; nothing where it has no such place. */
const depthOf = (
  game: Game,
  { cards, place }: Act,
  card: number,
  nth: number,
): number | undefined => {
  const side = place?.side || cardOf(game, card).owner;
  const zone = cardsIn(game, side, place?.zone ?? '');
  // They go there one after another: what has come before lies there already.
  const come = cards.slice(0, cards.indexOf(card)).filter((id) => !zone.includes(id));
  const there = zone.filter((id) => id !== card).length + come.length;
  return nth <= there ? nth - 1 : say(game, 'depthInShortDeck', there);
};

export const putTerm = term('put', moveCards, { ofParts: true });
export const returnTerm = term('return', moveCards, { ofParts: true });
export const addTerm = term(
  'add',
  (game, act) => {
    const [shield] = act.others['to'] ?? [];
    if (shield === undefined) return moveCards(game, act);
    const { cards, source, alone } = act;
    if (alone.length > 0)
      throw new Unsupported(
        numberOfUnit(game.world.rules.book, 'addTerm'),
        'that the uppermost card alone becomes a part of a shield is not carried out yet',
      );
    return { call: 'addToShield', locals: { cards, shield, by: source }, into: 'done' };
  },
  { ofParts: true, apart: ['to'] },
);
