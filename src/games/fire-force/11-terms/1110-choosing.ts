/** 1110. Choosing. */
import type { Filter } from '../../../kernel/ability.js';
import { cardsIn, type Game, opponentOf } from '../../../kernel/game.js';
import { term } from '../../../kernel/rule.js';
import { looksThrough } from '../../../kernel/sight.js';
import type { Player } from '../../../kernel/state.js';
import { natureOf } from '../words.js';
import { definition, say } from '../questions.js';

/** 1110.1. As many as told must be chosen, as far as there are any. */
export const mustChoose = definition(
  'mustChoose',
  (_, least) => least,
  () => 0,
);

export const chooseTerm = term('choose', () => undefined);

/** 1110.2. Who chooses in a hidden zone sees what lies there until the choice is made. */
export const seesToChoose = definition('seesToChoose', (game, player, id) =>
  looksThrough(game, player, id),
);

/** Whether everybody sees all that lies in a hidden zone of the one who chooses, or of the other. */
const isOpen = (game: Game, zone: string, { whose }: Filter, chooser: Player): boolean => {
  const other = opponentOf(game, chooser);
  const sides = whose === 'you' ? [chooser] : whose === 'opponent' ? [other] : [chooser, other];
  return sides.every((side) =>
    cardsIn(game, side, zone).every((id) => say(game, 'isRevealed', id)),
  );
};

/** 1110.2. Of a certain kind of card in a hidden zone, fewer may be found. */
export const mayNotFind = definition('mayNotFind', (game, least, filter, player) =>
  filter.tests.length > 0 &&
  filter.zones.some(
    (zone) => natureOf(game, zone)?.hidden === true && !isOpen(game, zone, filter, player),
  )
    ? say(game, 'matchMayBeDenied', least)
    : least,
);
