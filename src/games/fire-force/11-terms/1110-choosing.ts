/** 1110. Choosing. */
import { asksForSome } from '../../../kernel/ability.js';
import { cardOf, type Game } from '../../../kernel/game.js';
import { term } from '../../../kernel/rule.js';
import { looksThrough, sees } from '../../../kernel/sight.js';
import { type Player, zoneKey } from '../../../kernel/state.js';
import { natureOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 1110.1. As many as told must be chosen, as far as there are any. */
export const mustChoose = definition(
  'mustChoose',
  (_, least) => least,
  () => 0,
);

/**
 * 1110.1. From a zone that all can see the cards have to be chosen, though they might have been cards of a hidden zone as
 * well, which need not be found.
 */
export const mustFind = definition('mustFind', (game, cards, { by, among }) => {
  const zoneOf = (id: number): string => zoneKey(cardOf(game, id).side, cardOf(game, id).zone);
  const unseen = among().filter((id) => isHiddenFromOthers(game, id, by));
  const denied = new Set(unseen.map(zoneOf));
  return cards.filter((id) => !denied.has(zoneOf(id)));
});

export const chooseTerm = term('choose', () => undefined);

/** 1110.2. Who chooses in a hidden zone sees what lies there until the choice is made. */
export const seesToChoose = definition('seesToChoose', (game, player, id) =>
  looksThrough(game, player, id),
);

/** 1110.2. Of a certain kind of card in a hidden zone, fewer may be found, unless all players see what lies there. */
export const mayNotFind = definition('mayNotFind', (game, least, { filter, by, among }) =>
  asksForSome(filter) && among().some((id) => isHiddenFromOthers(game, id, by))
    ? say(game, 'matchMayBeDenied', least)
    : least,
);

/** Whether somebody does not see a card besides whoever chooses. */
const isHiddenFromOthers = (game: Game, id: number, chooser: Player): boolean =>
  natureOf(game, cardOf(game, id).zone)?.hidden === true &&
  game.world.rules.players.some((one) => one !== chooser && sees(game, one, id) !== true);
