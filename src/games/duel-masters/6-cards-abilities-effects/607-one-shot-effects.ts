/** 607. One-shot effects: once, and over. */
import { cardOf, type Game, quietly } from '../../../kernel/game.js';
import { type Act, type Move, term } from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import { move } from '../words.js';
import { say } from '../questions.js';

/** 607.1. Cards are moved from zone to zone, together. */
const moveCards = (game: Game, act: Act): Move => {
  const { cards, place, status, player, source } = act;
  if (place === undefined || cards.length === 0) return {};
  const { zone, side, position } = place;
  const shields = cards.filter((id) => cardOf(game, id).zone === 'shield zone');
  if (zone === 'hand' && shields.length > 0 && say(game, 'returnsLikeABreak')) {
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
  // New shields stand behind the others.
  const at = position ?? (zone === 'shield zone' ? 'bottom' : undefined);
  if (at !== undefined) more['position'] = at;
  if (Object.keys(status).length > 0) more['status'] = status;
  return { events: cards.map((card) => move(game, card, zone, more)) };
};

export const putTerm = term('put', moveCards);
export const returnTerm = term('return', moveCards);
export const addTerm = term('add', moveCards);
