/** Seals: which there are. */
import { cardsIn, type Game } from '../../kernel/game.js';
import { say } from './questions.js';

export const sealsIn = (game: Game): readonly number[] =>
  cardsIn(game, '', 'battle zone').filter((id) => say(game, 'isSeal', id));
