/** What players could pay. */
import type { Game } from '../../kernel/game.js';
import { legalOptions } from '../../kernel/options.js';
import type { Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { pointsOf } from './words.js';

/** What a player could have of resource points, but for the card that is to be played. */
export const resourcesThere = (game: Game, player: Player, card: number): number =>
  legalOptions(game, player, 'pitch')
    .filter((one) => one.card !== card)
    .reduce(
      (sum, one) => sum + say(game, 'pitchGains', one.card ?? 0),
      pointsOf(game, player, 'resource'),
    );
