/** 801. Evolution creatures: put on a base, and rebuilt when the top leaves. */
import { numberOfUnit } from '../../../kernel/book.js';
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, Unsupported } from '../../../kernel/game.js';
import { boardRequirement, restriction } from '../../../kernel/rule.js';
import { isOfType } from '../words.js';

const isEvolution = (game: Game, id: number): boolean =>
  isOfType(game, id, 'creature') && listOf(game, id, 'special').includes('evolution');

/** 801.1a. Where there is something to evolve from, it would have to be chosen, and nobody has written that. */
export const evolutionNeedsBase = restriction('event move', (game, event) => {
  const id = Number(event.card);
  if (!('kind' in event) || event['to'] !== 'battle zone' || !isEvolution(game, id)) return false;
  const { owner } = cardOf(game, id);
  const bases = cardsIn(game, owner, 'battle zone').filter(
    (one) => cardOf(game, one).controller === owner && isOfType(game, one, 'creature'),
  );
  if (bases.length > 0)
    throw new Unsupported(numberOfUnit(game.world.rules.book, 'evolution'), 'nothing evolves yet');
  return true;
});

/** 801.1a. What the base is must be read in the card's text; here it only matters that there is one. */
export const evolutionLiesOnBase = boardRequirement(
  (game, card) =>
    card.zone === 'battle zone' &&
    isEvolution(game, card.id) &&
    !card.cards.slice(1).some((one) => isOfType(game, one, 'creature')),
  'an evolution creature lies on a creature',
);
