/** 801. Evolution creatures: put on a base, and rebuilt when the top leaves. */
import { numberOfUnit } from '../../../kernel/book.js';
import { listOf } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, Unsupported } from '../../../kernel/game.js';
import { boardRequirement, restriction, stateBased } from '../../../kernel/rule.js';
import type { GameEvent, Option } from '../../../kernel/state.js';
import { isOfType } from '../words.js';

const isEvolution = (game: Game, id: number): boolean =>
  isOfType(game, id, 'creature') && listOf(game, id, 'special').includes('evolution');

/** 801.1a. */
export const evolutionNeedsBase = restriction(
  'event move',
  (game, event) =>
    isEvolving(game, event) &&
    !cardsBeside(game, event).some((one) => isOfType(game, one, 'creature')),
);

/** 801.1a. Where it may evolve from cards that are no creatures. */
export const evolutionNeedsCard = restriction(
  'event move',
  (game, event) => isEvolving(game, event) && cardsBeside(game, event).length === 0,
);

const isEvolving = (game: Game, event: Option | GameEvent): boolean =>
  'kind' in event && event['to'] === 'battle zone' && isEvolution(game, Number(event.card));

/** What its owner has in the battle zone. */
const cardsBeside = (game: Game, { card }: Option | GameEvent): readonly number[] => {
  const { owner } = cardOf(game, Number(card));
  return cardsIn(game, owner, 'battle zone').filter(
    (one) => cardOf(game, one).controller === owner,
  );
};

/**
 * 801.1a. What has come with something to evolve from would have had to be put onto it, and nobody has written that. Only asking
 * whether it may come must not stop a game in which it never does.
 */
export const evolutionHasEvolved = stateBased((game) => {
  for (const id of cardsIn(game, '', 'battle zone')) {
    const { cards, version } = cardOf(game, id);
    const cameInPlay = version > 0 && cards.length === 1;
    if (cameInPlay && isEvolution(game, id))
      throw new Unsupported(
        numberOfUnit(game.world.rules.book, 'evolution'),
        'nothing evolves yet',
      );
  }
  return noEvents;
});

const noEvents: readonly GameEvent[] = [];

/** 801.1a. What the base is must be read in the card's text; here it only matters that there is one. */
export const evolutionLiesOnBase = boardRequirement(
  (game, card) =>
    card.zone === 'battle zone' &&
    isEvolution(game, card.id) &&
    !card.cards.slice(1).some((one) => isOfType(game, one, 'creature')),
  'an evolution creature lies on a creature',
);

/** 801.1a. The same where that may be any card. */
export const evolutionLiesOnCard = boardRequirement(
  (game, card) =>
    card.zone === 'battle zone' && isEvolution(game, card.id) && card.cards.length < 2,
  'an evolution creature lies on a card',
);
