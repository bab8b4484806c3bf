/** What is left on its way where something else takes the place of its coming anywhere. */
import { numberOfUnit } from '../../kernel/book.js';
import { cardOf, type Game, Unsupported } from '../../kernel/game.js';
import type { Frame } from '../../kernel/state.js';

/** A card stays between zones until what is done with it is over (409.1); where it goes then no rule says. Locals: card, replaced. */
export const refuseLeftNowhere = (game: Game, { locals }: Frame): void => {
  const card = Number(locals['card']);
  const replaced = (locals['replaced'] ?? []) as readonly number[];
  if (!replaced.includes(card) || cardOf(game, card).zone !== 'nowhere zone') return;
  throw new Unsupported(
    numberOfUnit(game.world.rules.book, 'zoneInUse'),
    'no rule says where a card goes once its use is over, where something else took the place of that',
  );
};
