/** 702. Turn-based actions: what a step does by itself. */
import { cardOf, cardsIn } from '../../../kernel/game.js';
import { isTapped, isUpsideDown } from '../words.js';
import { definition, say } from '../questions.js';

/** 702.3a. */
export const cardsToUntap = definition('cardsToUntap', (game, player) =>
  [
    ...cardsIn(game, '', 'battle zone').filter((id) => cardOf(game, id).controller === player),
    ...cardsIn(game, player, 'mana zone'),
  ].filter(
    (id) => isTapped(game, id) || (isUpsideDown(game, id) && say(game, 'untapsFromUpsideDown')),
  ),
);
