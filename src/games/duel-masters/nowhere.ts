/** What is being used: laid apart (409.1), or held where it is; and what becomes of it where it comes nowhere. */
import { numberOfUnit } from '../../kernel/book.js';
import { cardOf, type Game, isHeld, Unsupported } from '../../kernel/game.js';
import type { Move } from '../../kernel/rule.js';
import type { Frame, GameEvent } from '../../kernel/state.js';
import { move } from './words.js';
import { say } from './questions.js';

/** Whether a card is on its way: laid apart, or pending in its zone. */
export const isOnItsWay = (game: Game, id: number): boolean =>
  isHeld(game, id) || cardOf(game, id).zone === 'nowhere zone';

/** What has a card be where cards are that are being used; nothing where it is there already. */
export const takingAside = (game: Game, card: number): readonly GameEvent[] => {
  const { zone } = cardOf(game, card);
  const to = say(game, 'zoneInUse', card);
  if (to !== zone) return [move(game, card, to)];
  return !isHeld(game, card) && say(game, 'isPending', card) ? [{ kind: 'hold', card }] : [];
};

/** What has a card that was not used count again where it lies. */
export const released = (game: Game, card: number): readonly GameEvent[] =>
  isHeld(game, card) && say(game, 'countsOnceMore') ? [{ kind: 'release', card }] : [];

/** A card stays between zones until what is done with it is over (409.1); where it goes then no rule says. Locals: card, replaced. */
export const refuseLeftNowhere = (game: Game, { locals }: Frame): Move | void => {
  const card = Number(locals['card']);
  if (isHeld(game, card)) return { events: released(game, card) };
  const replaced = (locals['replaced'] ?? []) as readonly number[];
  if (!replaced.includes(card) || cardOf(game, card).zone !== 'nowhere zone') return;
  throw new Unsupported(
    numberOfUnit(game.world.rules.book, 'zoneInUse'),
    'no rule says where a card goes once its use is over, where something else took the place of that',
  );
};
